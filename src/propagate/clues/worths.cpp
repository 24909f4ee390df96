// Sums in which a property of a cell decides what the cell counts: doubled and negative cells, the
// sums of shaded cells, walls and loops. Each way to complete the clue says which cells have the
// property, so a few ways can be told with their arithmetic. Nothing tells beforehand whether a
// clue is such a sum: it is if, on an empty board, the ways that are tried have the same total.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "completions.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace clues {
namespace {

constexpr std::size_t max_sums_told = 4;
constexpr std::size_t ways_tried = 30;

class WorthTelling {
 public:
  explicit WorthTelling(const Telling& told) : told_(told), board_(told.marks.board()) {
    const std::vector<Cell>& cells = told.clue.cells;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (!board_.geometry().on_grid(cells[i])) place_of_property_[property_of(cells[i])] = i;
    }
  }

  std::string tell() const {
    if (!has_properties()) return {};
    const auto total = total_of_all();
    if (!total) return {};
    const auto text = [&](const Completion& values) {
      const Sum sum = sum_of(values);
      return sum.total == *total ? fmt::format("{} = {}", *total, sum.text) : "";
    };
    const auto sums = texts_of_ways(told_.clue, Marks(told_.marks.state()), max_sums_told, text);
    if (sums.empty()) return {};
    return fmt::format("{}: the candidates leave only {}, so {}.", with_capital(told_.clue.label),
                       base::listed(sums), ClueWords(told_.marks).left(told_.cells));
  }

 private:
  struct Sum {
    int total = 0;
    std::string text = {};
  };

  /// The cell that the variable is about; itself if it is something else.
  Cell property_of(Cell variable) const {
    const Variable* const found = variable_at(board_, variable);
    return found != nullptr && found->truth && found->of ? *found->of : variable;
  }

  /// Whether some cells of the grid have a property, and there is nothing else besides the grid.
  bool has_properties() const {
    if (place_of_property_.empty()) return false;
    return std::all_of(place_of_property_.begin(), place_of_property_.end(), [&](const auto& one) {
      const std::vector<Cell>& cells = told_.clue.cells;
      return std::find(cells.begin(), cells.end(), one.first) != cells.end() &&
             board_.geometry().on_grid(one.first);
    });
  }

  Sum sum_of(const Completion& values) const {
    std::vector<std::string> plus;
    std::string minus;
    Sum sum;
    for (std::size_t i = 0; i < values.size(); ++i) {
      const Cell cell = told_.clue.cells[i];
      if (!board_.geometry().on_grid(cell)) continue;
      const int number = board_.geometry().number(values[i]);
      const int factor = factor_of(cell, values);
      sum.total += factor * number;
      if (factor > 0) plus.push_back(fmt::format("{}{}", factor == 2 ? "2*" : "", number));
      if (factor < 0) minus += fmt::format("-{}", number);
    }
    std::sort(plus.begin(), plus.end());
    sum.text = fmt::format("{}{}", fmt::join(plus, "+"), minus);
    if (sum.text.empty()) sum.text = "0";
    return sum;
  }

  int factor_of(Cell cell, const Completion& values) const {
    const auto found = place_of_property_.find(cell);
    if (found == place_of_property_.end()) return 1;
    const bool holds = values[found->second] == 2;
    const std::string& group = variable_at(board_, told_.clue.cells[found->second])->group;
    if (group == "doubled") return holds ? 2 : 1;
    if (group == "negated") return holds ? -1 : 1;
    return holds ? 1 : 0;
  }

  /// No value if the ways that were tried differ.
  std::optional<int> total_of_all() const {
    Marks any(told_.marks.state());
    for (const Cell cell : told_.clue.cells) any.widen(cell, values_of(board_, cell));
    std::optional<int> total;
    bool same = true;
    std::size_t count = 0;
    for_each_completion(told_.clue, any, [&](const Completion& values) {
      const int sum = sum_of(values).total;
      same = same && (!total || *total == sum);
      total = sum;
      return same && ++count < ways_tried;
    });
    return same ? total : std::nullopt;
  }

  const Telling& told_;
  const Board& board_;
  std::map<Cell, std::size_t> place_of_property_;  ///< by cell, of its variable among the cells
};

std::string tell_worths(const Telling& told) {
  if (told.clue.star || told.clue.diagrams.size() != 1 || !told.clue.relations.empty()) return {};
  return WorthTelling(told).tell();
}

}  // namespace
}  // namespace clues

const clues::ClueKind clue_kind_entries::worths{.name = "worths", .tell = clues::tell_worths};

}  // namespace sudoku_sat
