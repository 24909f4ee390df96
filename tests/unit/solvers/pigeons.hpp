// The pigeon-hole principle as a formula: unsatisfiable, and for resolution exponentially hard
// (Haken, The intractability of resolution, 1985).
#pragma once

#include <vector>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::support {

/// Few enough that a refutation is quick.
inline constexpr int few_holes = 5;

/// holes + 1 pigeons, each in a hole, no two in the same: variables 1..(holes + 1) * holes.
inline std::vector<std::vector<Lit>> pigeons(int holes) {
  std::vector<std::vector<Lit>> clauses;
  const auto in = [holes](int pigeon, int hole) { return pigeon * holes + hole + 1; };
  for (int pigeon = 0; pigeon <= holes; ++pigeon) {
    std::vector<Lit> somewhere;
    for (int hole = 0; hole < holes; ++hole) {
      somewhere.push_back(in(pigeon, hole));
      for (int other = 0; other < pigeon; ++other) {
        clauses.push_back({-in(pigeon, hole), -in(other, hole)});
      }
    }
    clauses.push_back(somewhere);
  }
  return clauses;
}

/// The same in a new solver.
inline void add_pigeons(Solver& solver, int holes) {
  solver.new_vars(static_cast<std::size_t>((holes + 1) * holes));
  for (const auto& clause : pigeons(holes)) solver.add_clause(clause);
}

}  // namespace sudoku_sat::support
