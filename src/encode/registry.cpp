// The table of constraint families, made of registry.def, and the table of encodings: each a value.
#include <array>

#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat {

#define REGISTER(family) extern const Family family;
#include "registry.def"
#undef REGISTER

std::span<const Family* const> families() {
#define REGISTER(family) &family,
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

std::span<const Encoding> encodings() {
  static const std::array table{
      Encoding{"maple",
               "each pair of peers once; what dimacs writes by default; weak unit propagation",
               "the clauses of the Maple worksheet \"Solving the World's Hardest Sudoku\"",
               {&cell_definedness, &cell_uniqueness, &peer_distinctness}},
      Encoding{"maple-worksheet",
               "maple to the letter: implications in both directions, so each pair twice",
               "Maple worksheet \"Solving the World's Hardest Sudoku\"",
               {&cell_definedness, &cell_uniqueness, &peer_implications}},
      Encoding{"minimal",
               "fewest families that suffice: a value in each cell, none twice in a unit",
               "Lynce & Ouaknine, Sudoku as a SAT problem, AIMATH 2006",
               {&cell_definedness, &unit_uniqueness}},
      Encoding{"efficient",
               "minimal and at most one value in each cell",
               "Weber, A SAT-based Sudoku solver, LPAR 2005",
               {&cell_definedness, &cell_uniqueness, &unit_uniqueness}},
      Encoding{"extended",
               "all eight families: unit propagation finds naked and hidden singles",
               "Lynce & Ouaknine, Sudoku as a SAT problem, AIMATH 2006",
               {&cell_definedness, &cell_uniqueness, &unit_definedness, &unit_uniqueness}},
  };
  return table;
}

}  // namespace sudoku_sat
