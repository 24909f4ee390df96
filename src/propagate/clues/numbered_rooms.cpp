// Numbered rooms: the first value says which cell of its line holds the clue.
#include <fmt/format.h>

#include <algorithm>

#include "registry.hpp"

namespace sudoku_sat {

namespace clues {
namespace {

class RoomTelling {
 public:
  RoomTelling(const Telling& told, const Board::DiagramOf& diagram)
      : told_(told),
        words_(told.marks),
        cells_(*diagram.cells),
        clue_(static_cast<Value>(diagram.sequence->clue[0] - words_.offset())) {}

  /// "The numbered room 3 at the top of column 1: r4c1 and r5c1 are not 3, so r1c1 is not 4 or 5;
  /// r1c1 is not 2, so r2c1 is not 3."
  std::string tell() const {
    const Mask first = told_.marks[cells_[0]];
    if (is_single(first)) return tell_room(first);
    std::vector<std::string> parts;
    std::vector<Cell> barred;
    std::vector<Cell> left_out;
    Mask lost_firsts = 0;
    for (const Cell cell : told_.cells) {
      const Mask lost = told_.marks.lost(cell);
      if (cell != cells_[0]) {
        if (lost != propagation::bit_of(clue_)) return {};
        left_out.push_back(cell);
        continue;
      }
      lost_firsts = lost;
      propagation::for_each_value(lost, [&](Value value) {
        if (room(value) != cells_[0]) return barred.push_back(room(value));
        lost_firsts &= ~propagation::bit_of(value);
        parts.push_back(fmt::format("{} in {} would say that this cell is {}", words_.value(value),
                                    words_.cell(cells_[0]), words_.value(clue_)));
      });
    }
    for (const Cell cell : barred) {
      if ((told_.marks.before(cell) & propagation::bit_of(clue_)) != 0) return {};
    }
    if (!barred.empty()) {
      parts.push_back(fmt::format("{} can't be in {}, so {} is not {}", words_.value(clue_),
                                  words_.cells(barred, "or"), words_.cell(cells_[0]),
                                  words_.values(lost_firsts, "or")));
    }
    if (!left_out.empty()) {
      parts.push_back(fmt::format("{}, so {} {} not {}", words_.are({cells_[0]}, first),
                                  words_.cells(left_out), left_out.size() == 1 ? "is" : "are",
                                  words_.value(clue_)));
    }
    return fmt::format("{}: {}.", with_capital(told_.clue.label), fmt::join(parts, "; "));
  }

 private:
  Cell room(Value first) const {
    const int place = std::clamp(first + words_.offset(), 1, static_cast<int>(cells_.size()));
    return cells_[static_cast<std::size_t>(place - 1)];
  }

  std::string tell_room(Mask first) const {
    const auto value = value_of(first);
    const bool known = told_.marks.state().candidates().decided(cells_[0]) == value;
    if (!known || told_.cells != std::vector<Cell>{room(value)}) return {};
    return fmt::format("{}: {} is {}, so {} is {}.", with_capital(told_.clue.label),
                       words_.cell(cells_[0]), words_.value(value), words_.cell(room(value)),
                       words_.value(clue_));
  }

  const Telling& told_;
  ClueWords words_;
  const std::vector<Cell>& cells_;
  Value clue_;
};

std::string tell_numbered_room(const Telling& told) {
  const auto* const line = numbered_line(told, "numbered room");
  const bool told_here = line != nullptr && told.marks.board().geometry().least() >= 1;
  return told_here ? RoomTelling(told, *line).tell() : "";
}

}  // namespace
}  // namespace clues

const clues::ClueKind clue_kind_entries::numbered_rooms{.name = "numbered rooms",
                                                        .tell = clues::tell_numbered_room};

}  // namespace sudoku_sat
