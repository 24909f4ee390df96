// Quadruples: values that must be in the four cells around a corner.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "registry.hpp"

namespace sudoku_sat {

namespace clues {
namespace {

/// A value that is missing, how often, and the open cells that can have it.
struct Missing {
  std::size_t times = 0;
  std::vector<Cell> places = {};
};

class QuadrupleTelling {
 public:
  QuadrupleTelling(const Telling& told, const Sequence& sequence)
      : told_(told), words_(told.marks) {
    for (const int number : sequence.clue) {
      ++missing_[static_cast<Value>(number - words_.offset())].times;
    }
    for (const Cell cell : sequence.cells) {
      const Value value = told.marks.state().candidates().decided(cell);
      if (value == 0) open_.push_back(cell);
      if (const auto found = missing_.find(value); found != missing_.end()) {
        if (--found->second.times == 0) missing_.erase(found);
      }
    }
    for (auto& entry : missing_) {
      const Mask bit = propagation::bit_of(entry.first);
      auto& one = entry.second;
      count_ += one.times;
      std::copy_if(open_.begin(), open_.end(), std::back_inserter(one.places),
                   [&](Cell cell) { return (told.marks.before(cell) & bit) != 0; });
    }
  }

  std::string tell() const {
    if (count_ == open_.size()) return tell_full();
    std::vector<std::string> parts;
    for (const Cell cell : told_.cells) {
      const auto only = std::find_if(missing_.begin(), missing_.end(), [&](const auto& one) {
        return one.second.places == std::vector<Cell>{cell};
      });
      if (only == missing_.end()) return {};
      parts.push_back(
          fmt::format("{} can only be in {}", words_.value(only->first), words_.cell(cell)));
    }
    return fmt::format("{}: {}.", with_capital(told_.clue.label), base::listed(parts));
  }

 private:
  /// "Quadruple 1 4 8 at r6c8: r6c8 and r7c9 must hold 1 and 4 and nothing else".
  std::string tell_full() const {
    Mask values = 0;
    for (const auto& [value, one] : missing_) values |= propagation::bit_of(value);
    const bool others = std::all_of(told_.cells.begin(), told_.cells.end(), [&](Cell cell) {
      return (told_.marks.lost(cell) & values) == 0;
    });
    return fmt::format("{}: {} must hold {} and nothing else{}{}.", with_capital(told_.clue.label),
                       words_.cells(open_), words_.values(values),
                       others ? "" : "; with these candidates ",
                       others ? "" : words_.left(told_.cells));
  }

  const Telling& told_;
  ClueWords words_;
  std::map<Value, Missing> missing_;
  std::vector<Cell> open_;
  std::size_t count_ = 0;
};

std::string tell_quadruple(const Telling& told) {
  if (told.clue.diagrams.size() != 1 || told.clue.rule != "quadruple") return {};
  const Board::DiagramOf& diagram = told.marks.board().diagrams()[told.clue.diagrams[0]];
  if (diagram.sequence == nullptr || diagram.sequence->clue.empty()) return {};
  return QuadrupleTelling(told, *diagram.sequence).tell();
}

}  // namespace
}  // namespace clues

const clues::ClueKind clue_kind_entries::quadruples{.name = "quadruples",
                                                    .tell = clues::tell_quadruple};

}  // namespace sudoku_sat
