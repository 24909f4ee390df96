// The result of a rule's data: constraints, marks, or an error.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/board.hpp"

namespace sudoku_sat::support {

/// 4x4.
inline const Geometry small_board(4);

/// The constraints of one rule, whose entries are split at ';' and stand at test:1:1.
Constraints constraints_of(std::string_view rule, std::string_view data = "",
                           const Geometry& geometry = Geometry(9));

/// "test:1:4: what is wrong", of a board with this rule; "no error" where there is none.
std::string error_of(std::string_view rule, std::string_view data,
                     const Geometry& geometry = Geometry(9));

/// A mark with the names of its cells.
struct Drawn {
  Mark::Kind kind;
  std::string cells;
  std::string text = "";

  bool operator==(const Drawn&) const = default;
};

std::vector<Drawn> marks_of(std::string_view rule, std::string_view data = "",
                            const Geometry& geometry = Geometry(9));

}  // namespace sudoku_sat::support
