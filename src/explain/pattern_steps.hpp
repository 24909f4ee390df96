// Patterns of the ladder of techniques (propagate/techniques) as sets of reasons. A technique says
// which cells and units must have something; which candidates these have lost, and why, is known
// here, and so is which candidates exclude each other. The set is larger than needed: StepReasons
// leaves out the rest.
#pragma once

#include <map>
#include <tuple>

#include "known_literals.hpp"
#include "propagate/techniques/ladder.hpp"

namespace sudoku_sat::explain {

/// The numbers of reasons.
class ReasonNumbers {
 public:
  explicit ReasonNumbers(const std::vector<Reason>& reasons);
  /// Requires: the board has the reason.
  std::uint32_t operator[](const Reason& reason) const { return numbers_.at(key(reason)); }

 private:
  using Key = std::tuple<Reason::Kind, std::uint32_t, Value>;
  static Key key(const Reason& reason) { return {reason.kind, reason.number, reason.value}; }

  std::map<Key, std::uint32_t> numbers_;
};

/// The ladder on the candidates that are left.
class PatternSteps {
 public:
  /// The reasons and the limits must outlive it.
  PatternSteps(const Puzzle& puzzle, const std::vector<Reason>& reasons, const Limits& limits);

  /// The easiest pattern where the known literals are all that is known; no value if there is
  /// none. Throws: Stopped.
  std::optional<propagation::Pattern> next(const KnownLiterals& known);

  /// What the pattern concludes: values first.
  std::vector<Lit> conclusions(const propagation::Finding& finding) const;
  /// Groups that imply all of this. Those of facts are in `known`.
  Groups groups(const propagation::Finding& finding, const KnownLiterals& known) const;
  /// Its sentence; empty if it has none, or is about digits of numbers, which people don't see.
  std::string text(const propagation::Finding& finding) const;
  /// The candidates that the cells and units of the pattern don't have: what its sentence rests on.
  std::vector<Statement> excluded(const propagation::Finding& finding) const;

  /// The value as the easiest single that it is where the known literals are all that is known; no
  /// value if it is none. Throws: Stopped.
  std::optional<propagation::Pattern> single(const KnownLiterals& known, const Statement& wanted);

 private:
  void take(formula::LitIndex literal);
  bool is_silent(const Reason& reason) const;

  std::shared_ptr<const Board> board_;
  Statements statements_;
  const std::vector<Reason>& reasons_;
  ReasonNumbers numbers_;
  propagation::Sight sight_;
  TechniqueState state_;
  std::vector<const Technique*> ladder_;
  std::size_t facts_ = 0;  ///< how many facts the state has
  std::size_t taken_ = 0;  ///< how many known literals were looked at
};

}  // namespace sudoku_sat::explain
