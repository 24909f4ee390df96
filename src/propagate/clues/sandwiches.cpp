// Sandwiches: how many cells the sum takes, where the lowest and the highest value can then be, and
// what is between them once that is known.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "combinations.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace clues {
namespace {

constexpr std::size_t max_pairs_told = 4;
constexpr std::size_t max_fillings_told = 4;

/// Where the lowest and the highest value are.
struct Crusts {
  std::size_t low;
  std::size_t high;

  std::size_t first() const { return std::min(low, high); }
  std::size_t last() const { return std::max(low, high); }
};

class SandwichTelling {
 public:
  SandwichTelling(const Telling& told, const Sequence& sequence)
      : told_(told),
        words_(told.marks),
        before_(told.marks.state()),
        cells_(sequence.cells_on_board()),
        total_(sequence.clue[0]),
        low_(propagation::bit_of(1)),
        high_(propagation::bit_of(told.marks.board().size())) {
    find_crusts();
  }

  std::string tell() const {
    const bool about_crusts = std::all_of(told_.cells.begin(), told_.cells.end(), [&](Cell cell) {
      return (before_[cell] & ~told_.marks[cell] & ~(low_ | high_)) == 0 || has_crust(cell) ||
             is_always_crust(cell);
    });
    if (about_crusts && explains_crusts()) return tell_crusts("; ");
    if (std::string text = all_.size() == 1 ? tell_filling() : ""; !text.empty()) return text;
    return places_of_crusts().size() <= max_pairs_told ? tell_crusts("; with these candidates ")
                                                       : "";
  }

 private:
  bool has_crust(Cell cell) const {
    return is_single(told_.marks[cell]) && (told_.marks[cell] & (low_ | high_)) != 0;
  }

  bool is_always_crust(Cell cell) const {
    return !all_.empty() && std::all_of(all_.begin(), all_.end(), [&](const Crusts& one) {
      return cells_[one.low] == cell || cells_[one.high] == cell;
    });
  }

  /// The pairs of places between which the candidates can make the sum.
  void find_crusts() {
    for (std::size_t low = 0; low < cells_.size(); ++low) {
      if ((before_[cells_[low]] & low_) == 0) continue;
      for (std::size_t high = 0; high < cells_.size(); ++high) {
        const Crusts crusts{low, high};
        if (high == low || (before_[cells_[high]] & high_) == 0) continue;
        if (!fillings(crusts).empty()) all_.push_back(crusts);
      }
    }
  }

  /// The combinations that fit between these crusts. If there are too many to tell, the search
  /// stops early.
  std::set<std::vector<int>> fillings(const Crusts& crusts) const {
    SumOfCells sum{{}, {}, total_};
    Marks inside = before_;
    for (std::size_t i = crusts.first() + 1; i < crusts.last(); ++i) {
      sum.cells.push_back(cells_[i]);
      sum.factors.push_back(1);
      inside.leave(cells_[i], ~(low_ | high_));
    }
    if (inside.broken()) return {};
    Ways ways{{}, {}, total_};
    for (std::size_t i = 0; i < sum.cells.size(); ++i) ways.open.push_back(i);
    std::set<std::vector<int>> found;
    const bool counted = for_each_way(sum, ways, inside, [&](std::vector<int> numbers) {
      std::sort(numbers.begin(), numbers.end());
      if (found.size() <= max_fillings_told) found.insert(std::move(numbers));
    });
    if (!counted && found.empty()) found.insert(std::vector<int>{});
    return found;
  }

  /// Whether the places of the crusts are all that the step needs.
  bool explains_crusts() const {
    return std::all_of(told_.cells.begin(), told_.cells.end(), [&](Cell cell) {
      const Mask lost = before_[cell] & ~told_.marks[cell];
      return std::all_of(all_.begin(), all_.end(), [&](const Crusts& one) {
        const bool low = cells_[one.low] == cell;
        const bool high = cells_[one.high] == cell;
        if (has_crust(cell)) return told_.marks[cell] == low_ ? low : high;
        return !((lost & low_) != 0 && low) && !((lost & high_) != 0 && high);
      });
    });
  }

  /// "which takes 6 cells", "which takes 3 or 4 cells", "so they are next to each other".
  std::string size_text() const {
    std::vector<std::string> sizes;
    const int least = words_.offset() + 2;
    const int most = words_.offset() + told_.marks.board().size() - 1;
    for (int count = 1; count <= most - least + 1; ++count) {
      const int smallest = count * least + count * (count - 1) / 2;
      const int largest = count * most - count * (count - 1) / 2;
      if (total_ >= smallest && total_ <= largest) sizes.push_back(std::to_string(count));
    }
    if (total_ == 0 || sizes.empty()) return {};
    return fmt::format("{} and takes {} cell{}", all_but_text(), base::listed(sizes, "or"),
                       sizes == std::vector<std::string>{"1"} ? "" : "s");
  }

  /// ", all but 2," where only one of the values between is left out.
  std::string all_but_text() const {
    const int least = words_.offset() + 2;
    const int most = words_.offset() + told_.marks.board().size() - 1;
    const int outside = (least + most) * (most - least + 1) / 2 - total_;
    const bool one = outside >= least && outside <= most && outside < 2 * least + 1;
    return one ? fmt::format(", all but {},", outside) : "";
  }

  std::string low_and_high() const {
    return fmt::format("{} and {}", words_.numbers(low_), words_.numbers(high_));
  }

  std::set<std::pair<std::size_t, std::size_t>> places_of_crusts() const {
    std::set<std::pair<std::size_t, std::size_t>> places;
    for (const Crusts& one : all_) places.insert({one.first(), one.last()});
    return places;
  }

  /// "The sandwich of row 1 is 33 and takes 6 cells, so 1 and 9 are in r1c1 and r1c8, or in r1c2
  /// and r1c9."
  std::string tell_crusts(std::string_view before_left) const {
    const std::set<std::pair<std::size_t, std::size_t>> places = places_of_crusts();
    const std::string lead = with_capital(told_.clue.label) + size_text();
    const std::string next = total_ == 0 ? " next to each other" : "";
    if (places.size() > max_pairs_told) return tell_without_place(lead);
    std::vector<std::string> texts;
    for (const auto& [first, last] : places) {
      texts.push_back(
          fmt::format("in {} and {}", words_.cell(cells_[first]), words_.cell(cells_[last])));
    }
    const bool all_told =
        before_left == "; " && std::all_of(told_.cells.begin(), told_.cells.end(), [&](Cell cell) {
          return std::none_of(places.begin(), places.end(), [&](const auto& one) {
            return cells_[one.first] == cell || cells_[one.second] == cell;
          });
        });
    return fmt::format("{}, so {} are{} {}{}{}.", lead, low_and_high(),
                       next.empty() ? "" : next + ":", base::listed(texts, "or"),
                       all_told ? "" : before_left, all_told ? "" : words_.left(told_.cells));
  }

  /// "The sandwich of column 8 is 22 and takes 3 to 6 cells: with 1 or 9 in r5c8 the other of the
  /// two would have no place."
  std::string tell_without_place(const std::string& lead) const {
    std::vector<std::string> parts;
    for (const Cell cell : told_.cells) {
      if (is_single(told_.marks[cell])) return {};
      const Mask lost = before_[cell] & ~told_.marks[cell];
      parts.push_back(fmt::format("{} in {}", words_.numbers(lost), words_.cell(cell)));
    }
    return fmt::format("{}: with {} the other of the two would have no place.", lead,
                       base::listed(parts, "or"));
  }

  /// "The sandwich of row 1 is 14, between r1c3 and r1c6: 14 in two cells can only be 6+8 with
  /// these candidates: r1c4 is 6, ..." Other pairs can have the sum too.
  std::string tell_filling() const {
    const Crusts& crusts = all_[0];
    const auto found = fillings(crusts);
    const std::size_t count = crusts.last() - crusts.first() - 1;
    if (count == 0 || found.size() > max_fillings_told || found.begin()->empty()) return {};
    std::vector<std::string> texts;
    for (const auto& numbers : found) texts.push_back(ClueWords::added(numbers));
    return fmt::format("{}, between {} and {}: {} in {} cell{} can only be {}{}: {}.",
                       with_capital(told_.clue.label), words_.cell(cells_[crusts.first()]),
                       words_.cell(cells_[crusts.last()]), total_, spelled(count),
                       count == 1 ? "" : "s", base::listed(texts, "or"),
                       count == 1 ? "" : " with these candidates", words_.left(told_.cells));
  }

  const Telling& told_;
  ClueWords words_;
  Marks before_;
  const std::vector<Cell>& cells_;
  int total_;
  Mask low_;
  Mask high_;
  std::vector<Crusts> all_;
};

std::string tell_sandwich(const Telling& told) {
  const auto* const line = numbered_line(told, "sandwich");
  return line != nullptr ? SandwichTelling(told, *line->sequence).tell() : "";
}

}  // namespace
}  // namespace clues

const clues::ClueKind clue_kind_entries::sandwiches{.name = "sandwiches",
                                                    .tell = clues::tell_sandwich};

}  // namespace sudoku_sat
