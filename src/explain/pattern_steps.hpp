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

/// Calls visit(cell, value) for the candidates that a pattern is about, open or not.
template <class Visit>
void for_each_candidate(const propagation::Finding& finding, const Board& board,
                        const Visit& visit) {
  for (const Cell cell : finding.cells) {
    for (int value = 1; value <= board.size(); ++value) visit(cell, static_cast<Value>(value));
  }
  for (const propagation::UnitPlace& place : finding.places) {
    for (const Cell cell : board.cells_of(place.unit)) visit(cell, place.value);
  }
}

/// A step that concludes what the pattern excludes, with its cells and units as constraints and
/// without facts: Explainer::repeat() finds these. No value if the pattern rests on anything else.
std::optional<Step> step_without_facts(const propagation::Pattern& pattern,
                                       const TechniqueState& state);

/// Whether the step is a pattern of nothing but candidates, so that it can be taken from any facts
/// that show what these lack.
bool is_of_candidates(const Step& step);

/// Whether the step is what a clue tells from candidates.
bool is_of_clue(const Step& step);

/// The pattern of a step of candidates, as far as its conclusions are open; no value if none are.
std::optional<propagation::Pattern> pattern_of(const Step& step,
                                               const std::function<bool(const Statement&)>& open);

/// The candidates that the cells and units of the pattern don't have: what its sentence rests on.
std::vector<Statement> excluded_in(const TechniqueState& state,
                                   const propagation::Finding& finding);

/// The ladder on the candidates that are left.
class PatternSteps {
 public:
  /// The reasons and the limits must outlive it.
  PatternSteps(const Puzzle& puzzle, const std::vector<Reason>& reasons, const Limits& limits);

  /// What is known from now on. Each of the calls below that gets the known literals begins so.
  void follow(const KnownLiterals& known);

  /// The easiest pattern where the known literals are all that is known; no value if there is
  /// none. Throws: Stopped.
  std::optional<propagation::Pattern> next(const KnownLiterals& known);

  /// What the pattern concludes: values first.
  std::vector<Lit> conclusions(const propagation::Finding& finding) const;
  /// Groups that imply all of this. Those of facts are in `known`.
  Groups groups(const propagation::Finding& finding, const KnownLiterals& known) const;
  /// Its sentence; empty if it has none, or is about digits of numbers, which people don't see.
  std::string text(const propagation::Finding& finding) const;
  std::vector<Statement> excluded(const propagation::Finding& finding) const {
    return excluded_in(state_, finding);
  }

  /// The pattern of another explainer's step, as far as its conclusions are open; if its sentence
  /// is not true here, another pattern of its technique with these conclusions, or the same without
  /// a sentence. No value if no conclusion is open. Requires: is_of_candidates(step). Throws:
  /// Stopped.
  std::optional<propagation::Pattern> again(const Step& step, const KnownLiterals& known);

  /// What concludes the same as another explainer's step by a clue, with the candidates that are
  /// left here; no value if no single clue does. Throws: Stopped.
  std::optional<propagation::Pattern> by_clue(const Step& step, const KnownLiterals& known);

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
