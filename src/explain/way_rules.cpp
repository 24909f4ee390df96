#include "way_rules.hpp"

#include <algorithm>

#include "pattern_steps.hpp"
#include "sudoku_sat/propagation.hpp"

namespace sudoku_sat::explain {

using formula::LitIndex;

namespace {

/// More reasons than this tell a reader nothing without the sentence of their pattern.
constexpr std::size_t max_reasons = 24;

/// Steps of one grade count alike but for this: an easy one is preferred, more easy ones are not.
unsigned cost_of(const Step& step) {
  constexpr unsigned unit = 16;
  if (!step.cases.empty()) return 3 * unit;
  if (step.technique == nullptr) return unit + 1;
  return unit + static_cast<unsigned>(step.technique->grade);
}

}  // namespace

WayRules::WayRules(const Puzzle& puzzle, const Statement& answer)
    : puzzle_(puzzle),
      statements_(puzzle.geometry()),
      reasons_(reasons_of(*puzzle.board)),
      reasoned_(clauses_of(reasons_, *puzzle.board)),
      clauses_(reasoned_),
      known_(clauses_.indices(), false),
      seen_(clauses_.indices(), false),
      available_(clauses_.indices(), false),
      answer_(index(answer)) {
  for (const auto& unit : clauses_.units()) take(unit.literal, formula::is_negated(unit.literal));
  for (Cell cell = 0; cell < puzzle.givens.size(); ++cell) {
    if (puzzle.givens[cell] != 0) conclude(index({cell, puzzle.givens[cell], true}));
  }
  propagate(0);
  begin_ = trail_.size();
  seen_begin_ = seen_trail_.size();
  offered_begin_ = offered_.size();
}

void WayRules::add(const Step& step) {
  const bool pattern = is_of_candidates(step);
  if (pattern) add_pattern(step);
  if (pattern && (step.facts.empty() || step.size() > max_reasons)) return;
  constexpr unsigned without_text = 2;
  WayRule rule = rule_of(step, pattern ? without_text : 0);
  for (const Fact& fact : step.facts) {
    if (fact.step != 0 && !fact.in_argument) rule.needs.push_back(index(fact.statement));
  }
  rules_.push_back(std::move(rule));
}

WayRule WayRules::rule_of(const Step& step, unsigned extra) const {
  WayRule rule{.step = &step, .needs = {}, .gives = {}, .lost = {}, .cost = cost_of(step) + extra};
  for (const Statement& one : step.conclusions) rule.gives.push_back(index(one));
  return rule;
}

void WayRules::add_pattern(const Step& step) {
  WayRule rule = rule_of(step, 0);
  rule.pattern = true;
  for (const Statement& one : step.told_without) rule.needs.push_back(index(one));
  std::sort(rule.needs.begin(), rule.needs.end());
  const auto pattern = pattern_of(step, [](const Statement&) { return true; });
  for_each_candidate(pattern->finding, *puzzle_.board, [&](Cell cell, Value value) {
    const LitIndex lost = index({cell, value, false});
    if (!std::binary_search(rule.needs.begin(), rule.needs.end(), lost)) rule.lost.push_back(lost);
  });
  rules_.push_back(std::move(rule));
}

std::vector<std::size_t> WayRules::lead(const std::vector<std::size_t>& set) {
  std::vector<std::size_t> taken;
  std::vector<std::size_t> waiting = set;
  bool any = true;
  while (any && !known_[answer_]) {
    any = false;
    std::vector<std::size_t> later;
    for (const std::size_t number : waiting) {
      if (known_[answer_]) break;
      const WayRule& rule = rules_[number];
      ++work_;
      if (!follows(rule)) {
        later.push_back(number);
        continue;
      }
      any = true;
      if (news(rule)) taken.push_back(number);
      const std::size_t before = trail_.size();
      for (const LitIndex literal : rule.gives) conclude(literal);
      propagate(before);
    }
    waiting = std::move(later);
  }
  if (!known_[answer_]) taken.clear();
  take_back();
  return taken;
}

bool WayRules::is_of_unit(std::uint32_t group) const {
  const Reason::Kind kind = reasons_[group].kind;
  return kind == Reason::Kind::once || kind == Reason::Kind::one_value;
}

bool WayRules::news(const WayRule& rule) const {
  return std::any_of(rule.gives.begin(), rule.gives.end(),
                     [this](LitIndex literal) { return !known_[literal]; });
}

bool WayRules::follows(const WayRule& rule) const {
  const auto seen = [this](LitIndex literal) { return seen_[literal]; };
  if (rule.pattern) {
    return std::all_of(rule.needs.begin(), rule.needs.end(), seen) &&
           std::none_of(rule.lost.begin(), rule.lost.end(), seen);
  }
  const bool value = rule.gives.size() == 1 && !formula::is_negated(rule.gives.front());
  if (value && available_[rule.gives.front()]) return true;
  return std::all_of(rule.needs.begin(), rule.needs.end(),
                     [this](LitIndex literal) { return known_[literal]; });
}

void WayRules::conclude(LitIndex literal) {
  learn(literal);
  see(literal);
}

/// `silent`: whether it is known without a step, as what holds of auxiliary variables is.
void WayRules::take(LitIndex literal, bool silent) {
  silent || auxiliary(literal) ? learn(literal) : offer(literal);
}

void WayRules::learn(LitIndex literal) {
  if (known_[literal]) return;
  known_[literal] = true;
  trail_.push_back(literal);
  ++work_;
}

void WayRules::see(LitIndex literal) {
  if (seen_[literal]) return;
  seen_[literal] = true;
  seen_trail_.push_back(literal);
}

void WayRules::offer(LitIndex literal) {
  if (available_[literal]) return;
  available_[literal] = true;
  offered_.push_back(literal);
}

/// What is known without a step, as KnownLiterals has it; the rest is offered.
void WayRules::propagate(std::size_t next) {
  for (; next < trail_.size(); ++next) {
    const LitIndex literal = trail_[next];
    const bool value = !formula::is_negated(literal) && !auxiliary(literal);
    for (const auto& implied : clauses_.implied_by(literal)) {
      const bool excluded = value && formula::is_negated(implied.literal);
      take(implied.literal, excluded);
      if (excluded && is_of_unit(implied.group)) see(implied.literal);
    }
    clauses_.falsify(formula::negation(literal),
                     [this](std::uint32_t, LitIndex last) { take(last, false); });
  }
}

void WayRules::take_back() {
  for (; trail_.size() > begin_; trail_.pop_back()) {
    clauses_.restore(formula::negation(trail_.back()));
    known_[trail_.back()] = false;
  }
  for (; seen_trail_.size() > seen_begin_; seen_trail_.pop_back()) {
    seen_[seen_trail_.back()] = false;
  }
  for (; offered_.size() > offered_begin_; offered_.pop_back()) {
    available_[offered_.back()] = false;
  }
}

}  // namespace sudoku_sat::explain
