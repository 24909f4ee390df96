// The findings of check beyond a puzzle's status: minimal cores, repairs, givens that are
// superfluous or missing.
#pragma once

#include <optional>
#include <string>
#include <vector>
#include "base/json.hpp"

#include "answers.hpp"
#include "app/values.hpp"
#include "base/exit_status.hpp"
#include "entry_findings.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::report {

/// The requested findings.
struct CheckRequest {
  bool smallest = false;
  bool all = false;
  std::size_t limit = 0;  ///< of `all`; 0: no limit
  bool repairs = false;
  PuzzleSubsets::Parts parts = PuzzleSubsets::Parts::givens;
  bool differences = false;
  bool redundant = false;
  bool entries = false;

  bool with_rules() const { return parts != PuzzleSubsets::Parts::givens; }
  bool subsets() const { return smallest || all || repairs || with_rules(); }
  bool more() const { return subsets() || differences || redundant || entries; }
};

/// The flags smallest, all, ...
CheckRequest check_request(const app::OptionValues& options);

/// What solving has to determine for it.
void set_check_options(const app::OptionValues& options, const CheckRequest& request,
                       SolveOptions& solve);

/// Givens and rules by their names.
using Names = std::vector<std::string>;

struct NamedSubsets {
  std::vector<Names> sets;
  bool complete = false;
};

/// A cell and the values that it has in solutions.
struct OpenCell {
  Cell cell = 0;
  std::string name;
  std::vector<int> values;  ///< as numbers
};

/// Givens that would make one of the puzzle's solutions the only one.
struct MissingGivens {
  Names names;
  std::size_t least = 0;  ///< the solution that they leave needs at least this many
  bool of_all = false;    ///< and so does every other solution
  bool many = false;      ///< too many solutions to look for the fewest
};

struct CheckFindings {
  std::optional<Names> core;  ///< replaces that of the outcome
  std::vector<Cell> cells;    ///< to be marked: in the core, different or redundant
  bool smallest = false;      ///< whether no core has fewer items
  std::optional<NamedSubsets> cores;
  std::optional<NamedSubsets> repairs;
  std::optional<std::vector<OpenCell>> differences;
  std::optional<MissingGivens> missing;
  std::optional<Names> redundant;
  std::optional<EntryFindings> entries;
  bool redundant_clues = false;  ///< it names entries of rules too
  bool undecided = false;        ///< a limit ended the work
  bool failed = false;           ///< a solver failed, or the board is too large
  std::string reason;            ///< for both, or why a core is empty
};

/// Looks for the requested findings, on a puzzle whose outcome is known. Never throws because of
/// solvers. Requires: the input is a puzzle.
CheckFindings find_more(const PuzzleInput& input, const Outcome& outcome,
                        const CheckRequest& request, const Limits& limits,
                        const PuzzleSubsets::OnProgress& on_progress);

/// Records for the exit status what went wrong, and wrong entries.
void note(const CheckFindings& findings, base::ExitStatus& status);

/// Adds the fields of the requested findings to the answer's object.
void add_findings(const CheckRequest& request, const CheckFindings& findings,
                  const Geometry& geometry, base::Json& json);

}  // namespace sudoku_sat::report
