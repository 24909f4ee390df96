// Puzzles of other programs: links that hold one, and what is done about rules that this program
// doesn't have.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

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

  /// Gives it to `note`, if there is one, and to what collects on this thread.
  void tell(const std::string& what) const;
};

/// Set before threads are started; read by all.
ExchangePolicy& exchange_policy();

/// Collects what the policy is told on this thread while it lives, so that answers can hold it; of
/// several, the one made last collects.
class CollectedNotes {
 public:
  CollectedNotes();
  ~CollectedNotes();
  CollectedNotes(const CollectedNotes&) = delete;
  CollectedNotes& operator=(const CollectedNotes&) = delete;

  void add(const std::string& what) { notes_.push_back(what); }
  /// Those that came since the last call, in their order.
  std::vector<std::string> take();

 private:
  std::vector<std::string> notes_;
  CollectedNotes* outer_;
};

}  // namespace sudoku_sat
