// The program against the referee.
#pragma once

#include "matrix/case.hpp"

namespace sudoku_sat::matrix {

/// What came out for a case.
struct Finding {
  enum class Kind {
    same,
    refused,    ///< by the program, with `sentence`
    unclear,    ///< the referee has no meaning for it, with `sentence`
    undecided,  ///< the program reached its limit
    differs,
  };
  Kind kind = Kind::same;
  std::string sentence = {};
  std::string asked = {};    ///< of what differs: "count"
  std::string command = {};  ///< that shows it
  std::string program = {};  ///< what it says
  std::string referee = {};
  bool solvable = false;  ///< the referee finds a solution
};

/// `turn` chooses the encoding that is tried, and the cells that are changed.
Finding compare(const Case& puzzle, std::size_t turn);

}  // namespace sudoku_sat::matrix
