// Encodings, rules, solvers and so on as tables.
#pragma once

#include <span>
#include <string_view>

#include "sudoku_sat/board.hpp"
#include "table.hpp"

namespace sudoku_sat::report {

struct NamedList {
  std::string_view name;
  Table (*make)(const Geometry& geometry);  ///< sizes are those of this board
};

/// encodings, amo, reductions, rules, solvers, formats, techniques.
std::span<const NamedList> lists();

}  // namespace sudoku_sat::report
