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

/// What is done about rules of other programs that this one doesn't have: refused, or left out with
/// a note. One choice for the whole process, made by the command line before anything is read.
struct ExchangePolicy {
  bool ignore_unknown = false;
  /// Takes what was left out, and what else is worth a warning.
  std::function<void(const std::string&)> note = {};

  /// Gives it to `note`, if there is one.
  void tell(const std::string& what) const {
    if (note) note(what);
  }
};

/// Set before threads are started; read by all.
ExchangePolicy& exchange_policy();

}  // namespace sudoku_sat
