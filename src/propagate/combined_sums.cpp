// Pairs of sums are added as long as the addition says more than either, the best pair first. Two
// that were added are no longer candidates themselves, so that there are at most as many additions
// as sums (as in the optimizer of the Interactive Sudoku Solver, sigh, GitHub).
//
// A group of k different values from 1 to N has bounds that are k (N - k) apart. What the sum
// leaves to spare from its nearer bound cuts that off from each group; what is cut off is its
// score.
#include <algorithm>
#include <optional>

#include "distinct_groups.hpp"
#include "known_sums.hpp"

namespace sudoku_sat::propagation {

namespace {

class Combining {
 public:
  explicit Combining(const Board& board) : board_(board), peers_(board.cells()) {
    for (const KnownSum& sum : written_sums(board)) {
      if (sum.cells.size() >= least_related && sum.is_plain()) add(addend(sum, true));
    }
    if (addends_.size() > max_sums) addends_.clear();
    if (addends_.size() < 2) return;
    for (Cell cell = 0; cell < board.cells(); ++cell) peers_[cell] = peers_as_set(board, cell);
    for (std::size_t i = 0; i < addends_.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) try_pair(j, i);
    }
  }

  std::vector<KnownSum> all() {
    while (const std::optional<Pair> best = take_best()) {
      addends_[best->first].used = true;
      addends_[best->second].used = true;
      add(best->together);
      for (std::size_t i = 0; i + 1 < addends_.size(); ++i) try_pair(i, addends_.size() - 1);
    }
    std::vector<KnownSum> found;
    for (const Addend& addend : addends_) {
      if (!addend.written && !addend.used && addend.score > 0) found.push_back(addend.sum);
    }
    return found;
  }

 private:
  struct Addend {
    KnownSum sum;
    CellSet cells;
    int score = 0;
    bool written = false;
    bool used = false;  ///< in an addition
  };
  struct Pair {
    std::size_t first;
    std::size_t second;
    Addend together;
  };

  static constexpr std::size_t max_sums = 40;
  /// Fewer cells that see cells of the other sum hardly make larger groups.
  static constexpr std::size_t least_related = 6;

  Addend addend(KnownSum sum, bool written) const {
    Addend addend{.sum = std::move(sum), .cells = {}, .written = written};
    for (const Cell cell : addend.sum.cells) addend.cells.add(cell);
    addend.score = score(addend.sum);
    return addend;
  }

  int score(const KnownSum& sum) const {
    const auto groups = distinct_groups(board_, sum.cells);
    int least = 0;
    int width = 0;
    for (const auto& group : groups) {
      const auto count = static_cast<int>(group.size());
      least += count * (count + 1) / 2;
      width += count * (board_.size() - count);
    }
    const int spare = std::min(sum.total - least, least + width - sum.total);
    return width - static_cast<int>(groups.size()) * spare;
  }

  void add(Addend addend) { addends_.push_back(std::move(addend)); }

  void try_pair(std::size_t first, std::size_t second) {
    poll_limits(board_.cells());
    const Addend& one = addends_[first];
    const Addend& other = addends_[second];
    if (one.used || other.used || !are_related(one, other)) return;
    KnownSum sum = one.sum;
    sum.cells.insert(sum.cells.end(), other.sum.cells.begin(), other.sum.cells.end());
    std::sort(sum.cells.begin(), sum.cells.end());
    sum.coefficients.resize(sum.cells.size(), 1);
    sum.total += other.sum.total;
    Addend together = addend(std::move(sum), false);
    const int better = std::min(std::max(one.score, other.score), one.score + other.score);
    if (together.score > better) pairs_.push_back({first, second, std::move(together)});
  }

  bool are_related(const Addend& one, const Addend& other) const {
    if (!(one.cells & other.cells).empty()) return false;
    const bool fewer = one.sum.cells.size() <= other.sum.cells.size();
    const std::vector<Cell>& cells = (fewer ? one : other).sum.cells;
    const CellSet& beside = (fewer ? other : one).cells;
    const auto seeing = std::count_if(cells.begin(), cells.end(),
                                      [&](Cell cell) { return !(peers_[cell] & beside).empty(); });
    return static_cast<std::size_t>(seeing) >= least_related;
  }

  std::optional<Pair> take_best() {
    std::erase_if(pairs_, [&](const Pair& pair) {
      return addends_[pair.first].used || addends_[pair.second].used;
    });
    const auto best = std::max_element(
        pairs_.begin(), pairs_.end(),
        [](const auto& a, const auto& b) { return a.together.score < b.together.score; });
    if (best == pairs_.end()) return std::nullopt;
    return *best;
  }

  const Board& board_;
  std::vector<CellSet> peers_;
  std::vector<Addend> addends_;
  std::vector<Pair> pairs_;
};

}  // namespace

std::vector<KnownSum> combined_sums(const Board& board) { return Combining(board).all(); }

}  // namespace sudoku_sat::propagation
