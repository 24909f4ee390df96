// Counting circles: told by how many of them can have a value, or have it already.
#include <fmt/format.h>

#include <bit>

#include "registry.hpp"

namespace sudoku_sat {

namespace clues {
namespace {

/// A value in a circle is in as many circles as it says.
class CircleTelling {
 public:
  explicit CircleTelling(const Telling& told) : told_(told), words_(told.marks) {}

  /// "Only 7 of the circles can be 8, so none is 8."
  std::string tell() const {
    std::vector<std::string> parts;
    Mask excluded = 0;
    for (const Cell cell : told_.cells) {
      if (is_single(told_.marks[cell])) return {};
      excluded |= told_.marks.lost(cell);
    }
    for (Mask rest = excluded; rest != 0; rest &= rest - 1) {
      const Mask bit = rest & (~rest + 1);
      const int number = std::countr_zero(bit) + 1 + words_.offset();
      const std::string part = tell_value(bit, number);
      if (part.empty()) return {};
      parts.push_back(part);
    }
    if (parts.empty()) return {};
    return fmt::format("{}; {}: {}.", with_capital(told_.clue.label),
                       in_short(told_.clue, told_.marks.board()), fmt::join(parts, "; "));
  }

 private:
  /// All open circles lose the value: it fits in too few, or is in enough already.
  std::string tell_value(Mask bit, int number) const {
    std::size_t can = 0;
    std::size_t have = 0;
    for (const Cell cell : told_.clue.cells) {
      const bool open = told_.marks.state().open(cell);
      if ((told_.marks.before(cell) & bit) == 0) continue;
      ++can;
      if (!open) ++have;
      if (open && (told_.marks[cell] & bit) != 0) return {};
    }
    const auto wanted = static_cast<std::size_t>(number);
    if (have == wanted)
      return fmt::format("{} {} {} already", spelled(have), have == 1 ? "circle is" : "circles are",
                         number);
    if (have > 0 || can >= wanted) return {};
    return fmt::format("only {} {} be {}, so none is", spelled(can),
                       can == 1 ? "circle can" : "circles can", number);
  }

  const Telling& told_;
  ClueWords words_;
};

std::string tell_circles(const Telling& told) {
  const bool circles =
      told.clue.rule == "counting circles" && told.marks.board().geometry().least() > 0;
  return circles ? CircleTelling(told).tell() : "";
}

}  // namespace
}  // namespace clues

const clues::ClueKind clue_kind_entries::circles{.name = "counting circles",
                                                 .tell = clues::tell_circles};

}  // namespace sudoku_sat
