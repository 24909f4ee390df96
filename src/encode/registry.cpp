// The table of constraint families, made from registry.def, and the table of encodings, each of
// them a value.
#include <array>

#include "encode/codes/registry.hpp"
#include "registry.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

std::span<const Family* const> families() { return family_entries::table; }

std::span<const Family* const> common_families() {
  static constexpr std::array table{&family_entries::allowed_values,
                                    &family_entries::pair_relations,
                                    &family_entries::decision_diagrams, &family_entries::formulas,
                                    &family_entries::variable_cells};
  return table;
}

std::span<const Encoding> encodings() {
  using namespace family_entries;
  static const std::array table{
      Encoding{"maple",
               "each pair of peers once; what dimacs writes by default; weak unit propagation",
               "the clauses of the Maple worksheet \"Solving the World's Hardest Sudoku\"",
               &code_entries::direct,
               {&cell_definedness, &cell_uniqueness, &peer_distinctness}},
      Encoding{"maple-worksheet",
               "maple to the letter: implications in both directions, so each pair twice",
               "Maple worksheet \"Solving the World's Hardest Sudoku\"",
               &code_entries::direct,
               {&cell_definedness, &cell_uniqueness, &peer_implications}},
      Encoding{"minimal",
               "fewest families that suffice: a value in each cell, none twice in a unit",
               "Lynce & Ouaknine, Sudoku as a SAT problem, AIMATH 2006",
               &code_entries::direct,
               {&cell_definedness, &unit_uniqueness}},
      Encoding{"efficient",
               "minimal and at most one value in each cell",
               "Weber, A SAT-based Sudoku solver, LPAR 2005",
               &code_entries::direct,
               {&cell_definedness, &cell_uniqueness, &unit_uniqueness}},
      Encoding{"extended",
               "all eight families: unit propagation finds naked and hidden singles; the best for "
               "most puzzles",
               "Lynce & Ouaknine, Sudoku as a SAT problem, AIMATH 2006",
               &code_entries::direct,
               {&cell_definedness, &cell_uniqueness, &unit_definedness, &unit_uniqueness}},
      Encoding{"distinct",
               "extended without its repeated clauses: as strong, an eighth smaller",
               "distinctness as in Kwon & Jain, Optimized CNF encoding for Sudoku puzzles, "
               "LPAR 2006",
               &code_entries::direct,
               {&cell_definedness, &cell_uniqueness, &unit_definedness, &peer_distinctness}},
      Encoding{"support",
               "clauses name what a value leaves possible instead of what it excludes: to compare",
               "Gent, Arc consistency in SAT, ECAI 2002; Kasif 1990",
               &code_entries::direct,
               {&cell_definedness, &cell_uniqueness, &peer_supports}},
      Encoding{"onehot",
               "x & (x-1) = 0 in each cell, the OR over each unit all ones: few clauses, weak",
               "Rosen, Discrete Mathematics, 1.3: 3159 clauses (in courses 3240, with cell "
               "definedness); z3",
               &code_entries::direct,
               {&cell_uniqueness, &unit_definedness, &part_uniqueness}},
      Encoding{"binary",
               "values as binary numbers x(r,c,b): fewest variables, weak unit propagation",
               "the propositional z3 system in C++; log encoding of Iwama & Miyazaki 1994",
               &code_entries::binary,
               {&code_validity, &code_distinctness}},
      Encoding{"order",
               "values by comparisons O[i,j,k], \"at most k\": made for sums and inequalities",
               "Crawford & Baker, AAAI 1994; Tamura et al., Constraints 2009",
               &code_entries::order,
               {&code_validity, &code_distinctness}},
      Encoding{"adder",
               "powers of two added up in each unit, by adders: what arithmetic costs in clauses",
               "the first formulation of \"SAT/SMT by Example\" (D. Yurichev); ripple-carry adders "
               "after Tseitin 1968",
               &code_entries::direct,
               {&cell_definedness, &cell_uniqueness, &unit_sums, &part_uniqueness}},
      Encoding{
          "triads",
          "variables for crossings of lines and boxes: strongest unit propagation, half the memory",
          "T. Dillon, tdoku (t-dillon/tdoku), 2019",
          &code_entries::direct,
          {&cell_definedness, &cell_uniqueness, &triads, &part_uniqueness}},
      Encoding{"chains",
               "extended with a chain of order variables for each exactly-one constraint: fewest "
               "clauses on large boards",
               "Sheng, Reeves & Heule, Reencoding unique literal clauses, SAT 2025",
               &code_entries::direct,
               {&cell_chains, &unit_chains, &part_uniqueness}},
      Encoding{
          "sums",
          "extended with a variable for each set of values of a cage, and sums that follow: for "
          "proofs of killers",
          "combinations and the rule of 45, as players of killers know them",
          &code_entries::direct,
          {&cell_definedness, &cell_uniqueness, &unit_definedness, &unit_uniqueness, &sum_sets}},
  };
  return table;
}

bool bounded_by_pairs(const Encoding& encoding) {
  return std::all_of(encoding.families.begin(), encoding.families.end(),
                     [](const Family* family) { return family->bounded_by_pairs; });
}

const Encoding* find_encoding(std::string_view name) { return find_in(encodings(), name); }

const Encoding& encoding_named(std::string_view name) {
  return find_by_name(encodings(), "encoding", name);
}

const Encoding& default_encoding() {
  static const Encoding& extended = *find_encoding("extended");
  return extended;
}

}  // namespace sudoku_sat
