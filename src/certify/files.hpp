// The files of a certificate, written and read back; the formula of a claim (formula.cpp); what
// both checks of a certificate share (verify.cpp).
//
// Reading is strict: the board made from a file must describe itself in the same words, and the
// text must be exactly what would be written for it, so that two readers of JSON can't disagree
// about it (for example about a field that occurs twice).
#pragma once

#include "sudoku_sat/certificate.hpp"

namespace sudoku_sat::certify {

inline constexpr std::string_view puzzle_file = "puzzle.json";
inline constexpr std::string_view claim_file = "claim.json";
inline constexpr std::string_view formula_file = "formula.cnf";
inline constexpr std::string_view proof_file = "proof.drat";
inline constexpr std::string_view lrat_file = "proof.lrat";

/// "DIR/puzzle.json"
std::string path_in(const std::string& directory, std::string_view file);

std::string puzzle_json(const Certificate& certificate);
std::string claim_json(const Certificate& certificate);

/// Both files. The solutions are not checked. Throws: InputError, which names file and field.
Certificate read_certificate(const std::string& directory);

/// The variables of the cells.
VariableMap variables_of(const Certificate& certificate);

/// The literals of all values of cells that none of the grids has. Requires: the direct code.
std::vector<Lit> other_candidates(const std::vector<Grid>& grids, const Geometry& geometry,
                                  const VariableMap& variables);

/// Whether the formula needs a variable for each value of a cell.
bool needs_direct_code(const Claim& claim);
bool has_direct_code(const Certificate& certificate);

/// Writes the formula to `sink`, which must not have variables yet.
void encode_claim(const Certificate& certificate, SinkRef sink);

/// Throws: SolverError if the formula would not fit a solver's memory; Stopped.
void require_memory_for_claim(const Certificate& certificate, const Limits& limits);

/// The lines of the formula's file before the clauses, line ends included.
std::string formula_head(const Certificate& certificate, const Size& size);

/// Throws: like require_memory_for_claim().
ClaimFormula formula_of(const Certificate& certificate, const Limits& limits);

/// The part of the formula of `fewest` that says that there is a second solution, without the
/// literal that joins it with the other. No value unless the rest is just what encode_claim()
/// makes: fewer cells than givens that hit all differences between solutions.
std::optional<ClaimFormula> uniqueness_part(const Certificate& certificate,
                                            const ClaimFormula& formula);

/// The formula in the file, whoever made it. Throws: InputError, Stopped.
ClaimFormula read_formula(const Certificate& certificate, const std::string& file,
                          const Limits& limits);

/// The names of files for errors.
struct CheckedFiles {
  std::string claim;
  std::string formula;
};

/// Whether the referee may know the board and the claim.
bool rules_can_be_checked(const Certificate& certificate);

/// Holds a claim's formula, and its solution, against the referee's statement of the rules. Throws:
/// InputError if the solution breaks a rule, or if clauses are found to be wrong; Stopped.
FormulaCheck check_by_rules(const Certificate& certificate, const ClaimFormula& formula,
                            const CheckedFiles& files, const Limits& limits);

/// verify_certificate(), but without check_by_rules(): of what this program has just made.
Verified verify_made(const std::string& directory, const Limits& limits, bool lrat);

/// A directory's certificate, which has to be about `own`, its solutions checked by the rules.
/// Throws: InputError.
Certificate read_checked(const std::string& directory, const std::optional<Puzzle>& own);

/// Extends the claim's solution to a model of the formula without the clause that excludes it.
/// Returns the number of its clauses. `file`: the file that errors name. Throws: InputError,
/// Stopped.
std::uint64_t check_model(const Certificate& certificate, const std::string& file,
                          const Limits& limits);

/// The largest variable of a cube or of clauses; 0 if there is none.
Var largest_variable(const std::vector<Lit>& literals);

/// A unit clause for each literal, each ended by 0.
std::vector<Lit> as_units(const Cube& cube);

/// A clause for each cube: its negation.
std::vector<Lit> none_of(const std::vector<Cube>& cubes);

/// The result of checking a proof. Throws: InputError at `file` if it is rejected.
ProofReport accepted(ProofReport report, const std::string& file);

}  // namespace sudoku_sat::certify
