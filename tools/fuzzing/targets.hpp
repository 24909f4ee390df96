// What libFuzzer can try: each takes any bytes. A crash, a sanitizer's report, an exception that
// its documentation doesn't name and a false answer end the run (tools/fuzz).
#pragma once

#include <string_view>

namespace sudoku_sat::fuzzing {

/// A puzzle in any format that is read, as a request has it; what was read is written and read
/// back.
void try_puzzle(std::string_view text);
/// A request in JSON; its answer is JSON.
void try_request(std::string_view text);
/// A CNF file, ours or anybody's.
void try_clauses(std::string_view text);
/// What solvers print.
void try_answer(std::string_view text);

/// The header of a puzzle file, on a board of four values: where both the program and the referee
/// understand it, they say the same of some grids.
void try_rules(std::string_view text);

/// The text's beginning chooses a formula, the rest is a proof or a graph: what is accepted is true
/// by brute force.
void try_proof(std::string_view text);
void try_graph(std::string_view text);

/// Ends the run.
[[noreturn]] void fail(std::string_view what);

}  // namespace sudoku_sat::fuzzing
