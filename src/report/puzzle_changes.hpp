// Changes that `convert` makes to a puzzle before writing it: removes redundant givens, or finds
// its canonical form, or reports why not. With --same: which puzzles are the same up to the
// symmetries of Sudoku.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "app/values.hpp"
#include "base/exit_status.hpp"
#include "base/json.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/generate.hpp"

namespace sudoku_sat::report {

/// The result of a change.
struct Change {
  std::string_view status = {};  ///< "minimal", "canonical", or why not: "unsatisfiable", "unknown"
  std::string reason = {};       ///< empty if nothing failed

  bool failed() const { return !reason.empty(); }
};

class PuzzleChanges {
 public:
  explicit PuzzleChanges(const app::OptionValues& options)
      : minimize_(options.has("minimize")), canonical_(options.has("canonical")) {}

  bool any() const { return minimize_ || canonical_; }

  /// Requires: a puzzle. If something fails, it stays as it was. Records what happened for the exit
  /// status. Throws: Stopped at an interrupt.
  Change make(PuzzleInput& input, const Limits& limits, base::ExitStatus& status) const;

 private:
  bool minimize_;
  bool canonical_;
};

/// The earlier puzzle that a puzzle is the same as.
struct Sameness {
  std::optional<std::size_t> first;  ///< the index of the first puzzle that is the same
  std::string reason = {};           ///< if that is unknown

  void add_to(base::Json& json) const;
};

/// Puzzles that the symmetries of Sudoku map to each other.
class SamePuzzles {
 public:
  /// Compares a puzzle with all so far. Records for the exit status if it has no canonical form.
  Sameness compare(const Puzzle& puzzle, std::size_t index, base::ExitStatus& status);

  std::size_t different() const { return first_.size(); }

 private:
  std::map<Grid, std::size_t> first_;  ///< by canonical form
};

}  // namespace sudoku_sat::report
