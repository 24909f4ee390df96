// Puzzles of other programs: links that hold one, and what is done about rules that this program
// doesn't have.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace sudoku_sat {

/// Whether a line is a link, or what stands in one behind "?load=" or the slash. Nothing is ever
/// fetched: PuzzleReader reads what the link holds.
bool is_link(std::string_view line);

/// Whether it is a constraint string of the Interactive Sudoku Solver:
/// ".Cage~10~R1C1~R1C2.AntiKnight". PuzzleReader reads it likewise.
bool is_constraint_string(std::string_view line);

/// What is done about rules of other programs that this one doesn't have, or that they don't: they
/// are refused, or left out with a note. An option of reading and of writing.
struct ExchangePolicy {
  bool ignore_unknown = false;
  /// Takes what was left out, and what else is worth a warning; none: nobody is told.
  std::function<void(const std::string&)> note = {};

  void tell(const std::string& what) const {
    if (note) note(what);
  }
  /// Tells that something is left out: `what` is a sentence without its end. Throws: UsageError
  /// unless what is unknown is to be left out.
  void leave_out(const std::string& what) const;
};

}  // namespace sudoku_sat
