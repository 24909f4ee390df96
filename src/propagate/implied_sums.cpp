// Sums of regions less the cages in them: see known_sums.hpp.
#include "known_sums.hpp"

#include <algorithm>
#include <set>

namespace sudoku_sat::propagation {

namespace {

using Marks = std::vector<char>;  ///< by cell: whether it is in the set

/// Units without a common cell.
struct Region {
  Marks cells;
  int total;
};

/// Sums of regions and of cages that don't overlap.
class SumsOfRegions {
 public:
  explicit SumsOfRegions(const Board& board) : board_(board), in_cage_(board.cells(), 0) {
    std::vector<KnownSum> sums = written_sums(board);
    std::erase_if(sums, [](const KnownSum& sum) { return !sum.is_plain(); });
    std::stable_sort(sums.begin(), sums.end(), [](const KnownSum& a, const KnownSum& b) {
      return a.cells.size() < b.cells.size();
    });
    for (const KnownSum& sum : sums) {
      known_.insert(key(sum));
      take_as_cage(sum);
    }
  }

  std::vector<KnownSum> all() {
    if (cages_.empty()) return {};
    add_runs([](UnitKind kind) { return kind == UnitKind::row; });
    add_runs([](UnitKind kind) { return kind == UnitKind::column; });
    add_runs(is_region);
    for (const std::uint32_t unit : board_.units()) {
      if (board_.all_different()[unit].kind == UnitKind::other) add_sums_of(region({unit}));
    }
    return std::move(found_);
  }

 private:
  using Units = std::vector<std::uint32_t>;
  using Key = std::vector<std::pair<Cell, int>>;

  static Key key(const KnownSum& sum) {
    Key key;
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
      key.emplace_back(sum.cells[i], sum.coefficients[i]);
    }
    std::sort(key.begin(), key.end());
    return key;
  }

  void take_as_cage(const KnownSum& sum) {
    const bool free = std::none_of(sum.cells.begin(), sum.cells.end(),
                                   [&](Cell cell) { return in_cage_[cell] != 0; });
    if (!free) return;
    for (const Cell cell : sum.cells) in_cage_[cell] = 1;
    cages_.push_back(sum);
  }

  /// Neighbours have following numbers: the regions are all runs of them.
  template <class IsKind>
  void add_runs(const IsKind& is_kind) {
    Units units;
    for (const std::uint32_t unit : board_.units()) {
      if (is_kind(board_.all_different()[unit].kind)) units.push_back(unit);
    }
    for (auto first = units.begin(); first != units.end(); ++first) {
      for (auto last = first; last != units.end(); ++last) {
        const Units run(first, last + 1);
        if (!are_disjoint(run)) break;
        add_sums_of(region(run));
      }
    }
  }

  bool are_disjoint(const Units& units) const {
    Marks seen(board_.cells(), 0);
    for (const std::uint32_t unit : units) {
      for (const Cell cell : board_.cells_of(unit)) {
        if (seen[cell]++ != 0) return false;
      }
    }
    return true;
  }

  Region region(const Units& units) const {
    const int unit_total = board_.size() * (board_.size() + 1) / 2;
    Region region{Marks(board_.cells(), 0), unit_total * static_cast<int>(units.size())};
    for (const std::uint32_t unit : units) {
      for (const Cell cell : board_.cells_of(unit)) region.cells[cell] = 1;
    }
    return region;
  }

  void add_sums_of(const Region& region) {
    const auto is_inside = [&](Cell cell) { return region.cells[cell] != 0; };
    std::vector<std::size_t> within;
    std::vector<std::size_t> mostly;
    std::vector<std::size_t> cut;
    for (std::size_t i = 0; i < cages_.size(); ++i) {
      const std::vector<Cell>& cells = cages_[i].cells;
      const auto inside =
          static_cast<std::size_t>(std::count_if(cells.begin(), cells.end(), is_inside));
      if (inside == cells.size()) {
        within.push_back(i);
      } else if (inside != 0) {
        (2 * inside > cells.size() ? mostly : cut).push_back(i);
      }
    }
    add(region, within);
    const auto with = [&](std::vector<std::size_t> cages) {
      cages.insert(cages.end(), within.begin(), within.end());
      add(region, cages);
    };
    for (const std::size_t cage : mostly) with({cage});
    for (const std::size_t cage : cut) with({cage});
    with(mostly);
    mostly.insert(mostly.end(), cut.begin(), cut.end());
    with(mostly);
  }

  /// The sum of the region less these cages.
  void add(const Region& region, const std::vector<std::size_t>& cages) {
    Marks rest = region.cells;
    KnownSum sum{.total = region.total};
    for (const std::size_t cage : cages) {
      sum.total -= cages_[cage].total;
      for (const Cell cell : cages_[cage].cells) {
        if (rest[cell] == 0) sum.cells.push_back(cell);
        rest[cell] = 0;
      }
    }
    sum.coefficients.assign(sum.cells.size(), -1);
    for (Cell cell = 0; cell < board_.cells(); ++cell) {
      if (rest[cell] != 0) sum.cells.push_back(cell);
    }
    sum.coefficients.resize(sum.cells.size(), 1);
    if (says_much(sum) && known_.insert(key(sum)).second) found_.push_back(std::move(sum));
  }

  /// Few cells, most of them with the same sign; more where no cage has them all.
  bool says_much(KnownSum& sum) const {
    const auto size = static_cast<std::size_t>(board_.size());
    if (sum.cells.empty() || sum.cells.size() > size) return false;
    const auto negative =
        static_cast<std::size_t>(std::count(sum.coefficients.begin(), sum.coefficients.end(), -1));
    if (2 * negative > sum.cells.size()) negate(sum);
    if (std::min(negative, sum.cells.size() - negative) > max_negative) return false;
    return 3 * sum.cells.size() <= 2 * size ||
           std::any_of(sum.cells.begin(), sum.cells.end(),
                       [&](Cell cell) { return in_cage_[cell] == 0; });
  }

  static void negate(KnownSum& sum) {
    for (int& coefficient : sum.coefficients) coefficient = -coefficient;
    sum.total = -sum.total;
  }

  static constexpr std::size_t max_negative = 2;

  const Board& board_;
  std::vector<KnownSum> cages_;
  Marks in_cage_;
  std::set<Key> known_;
  std::vector<KnownSum> found_;
};

}  // namespace

bool KnownSum::is_plain() const {
  return std::all_of(coefficients.begin(), coefficients.end(),
                     [](int coefficient) { return coefficient == 1; });
}

std::vector<KnownSum> written_sums(const Board& board) {
  std::vector<KnownSum> sums;
  for (const Sum& sum : board.constraints().sums) {
    KnownSum known{.total = sum.total};
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
      const int coefficient = sum.coefficient(i);
      known.total -= board.geometry().offset() * coefficient;
      if (coefficient == 0) continue;
      known.cells.push_back(sum.cells[i]);
      known.coefficients.push_back(coefficient);
    }
    sums.push_back(std::move(known));
  }
  return sums;
}

std::vector<KnownSum> implied_sums(const Board& board) { return SumsOfRegions(board).all(); }

}  // namespace sudoku_sat::propagation
