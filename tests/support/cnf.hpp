// DIMACS files as a solver sees them: a strict parser, unit propagation and a model counter, all
// independent of src/, to check what the program writes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku_sat::support {

struct Cnf {
  int variables = 0;
  std::vector<std::vector<int>> clauses;  ///< without the zeros
  std::vector<std::string> comments;      ///< in their order, without the leading "c "
};

/// Reads a DIMACS file. Stricter than the format: one clause a line, numbers without sign or zero
/// in front, single spaces, a line's end after the last line, comments anywhere.
/// Throws: std::runtime_error, with the line's number, for anything else, for variables above the
/// header's and for more or fewer clauses than it says.
Cnf parse_cnf(std::string_view text);

/// The literals that are true after unit propagation of the clauses and the assumptions, by
/// variable; no value where propagation finds a conflict.
std::optional<std::vector<int>> propagate(const Cnf& cnf, const std::vector<int>& assumptions = {});

/// The number of models over all variables, by DPLL. For formulas with few models: time is
/// proportional to their number. Throws: std::runtime_error after 100,000 steps, as where a
/// formula that should have few models has lost some clauses.
std::uint64_t count_models(const Cnf& cnf);

/// The number of assignments of the first `projection` variables that a model extends: for
/// formulas with auxiliary variables after those that matter.
std::uint64_t count_models(const Cnf& cnf, int projection);

}  // namespace sudoku_sat::support
