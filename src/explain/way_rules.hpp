// Steps as rules that lead to an answer, in whatever order they can be taken.
//
// A value follows where a single constraint gives it, from whatever is known; a pattern of
// candidates where its cells and units have lost what they lack in it and nothing else, or without
// its text where its facts are known, as any other step does. What follows from some of the rules
// is a matter of propagation that takes microseconds, and needs neither sentences nor reasons: the
// steps are made again when the way is found.
#pragma once

#include "groups.hpp"
#include "sudoku_sat/explain.hpp"

namespace sudoku_sat::explain {

/// A step that can be taken.
struct WayRule {
  const Step* step;
  std::vector<formula::LitIndex> needs;  ///< conclusions of other steps, or what a pattern lacks
  std::vector<formula::LitIndex> gives;
  std::vector<formula::LitIndex> lost;  ///< of the candidates of a pattern, that one is excluded
  bool pattern = false;
  unsigned cost = 0;
};

class WayRules {
 public:
  WayRules(const Puzzle& puzzle, const Statement& answer);

  /// The step, which must outlive this, is the next rule; a pattern with facts is two: with its
  /// text or from the facts alone.
  void add(const Step& step);

  std::size_t size() const { return rules_.size(); }
  const WayRule& operator[](std::size_t number) const { return rules_[number]; }
  std::uint64_t work() const { return work_; }

  /// The rules of the set, ascending, that are taken until the answer is known; empty if it never
  /// is.
  std::vector<std::size_t> lead(const std::vector<std::size_t>& set);

 private:
  formula::LitIndex index(const Statement& statement) const {
    return formula::index_of(statements_.literal(statement));
  }
  bool auxiliary(formula::LitIndex literal) const {
    return std::abs(formula::literal_of(literal)) > statements_.last();
  }
  WayRule rule_of(const Step& step, unsigned extra) const;
  void add_pattern(const Step& step);
  bool is_of_unit(std::uint32_t group) const;
  bool news(const WayRule& rule) const;
  bool follows(const WayRule& rule) const;
  void conclude(formula::LitIndex literal);
  void take(formula::LitIndex literal, bool silent);
  void learn(formula::LitIndex literal);
  void see(formula::LitIndex literal);
  void offer(formula::LitIndex literal);
  void propagate(std::size_t next);
  void take_back();

  const Puzzle& puzzle_;
  Statements statements_;
  std::vector<Reason> reasons_;
  ReasonedClauses reasoned_;
  GroupedClauses clauses_;
  std::vector<bool> known_;      ///< by literal
  std::vector<bool> seen_;       ///< by literal: known to a reader, who sees values and their units
  std::vector<bool> available_;  ///< by literal, whether a constraint gives it
  formula::LitIndex answer_;
  std::vector<formula::LitIndex> trail_;
  std::vector<formula::LitIndex> seen_trail_;
  std::vector<formula::LitIndex> offered_;
  std::size_t begin_ = 0;  ///< of the trails, what no rule gave
  std::size_t seen_begin_ = 0;
  std::size_t offered_begin_ = 0;
  std::vector<WayRule> rules_;
  std::uint64_t work_ = 0;
};

}  // namespace sudoku_sat::explain
