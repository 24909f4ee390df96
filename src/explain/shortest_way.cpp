// See shortest_way.hpp.
#include "shortest_way.hpp"

#include <algorithm>
#include <map>

#include "groups.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::explain {

namespace {

using formula::LitIndex;

/// A step that can be taken.
struct WayRule {
  const Step* step;
  std::vector<LitIndex> needs;  ///< conclusions of other steps
  std::vector<LitIndex> gives;
  unsigned cost = 0;
};

/// Steps of one grade count alike but for this: an easy one is preferred, more easy ones are not.
unsigned cost_of(const Step& step) {
  constexpr unsigned unit = 16;
  if (!step.cases.empty()) return 3 * unit;
  if (step.technique == nullptr) return unit + 1;
  return unit + static_cast<unsigned>(step.technique->grade);
}

/// What follows from the givens by some of the rules.
class WayRules {
 public:
  WayRules(const Puzzle& puzzle, const std::vector<Step>& steps, const Statement& answer)
      : statements_(puzzle.geometry()),
        reasoned_(clauses_of(reasons_of(*puzzle.board), *puzzle.board)),
        clauses_(reasoned_),
        known_(clauses_.indices(), false),
        available_(clauses_.indices(), false),
        answer_(index(answer)) {
    for (const auto& unit : clauses_.units()) {
      take(unit.literal, formula::is_negated(unit.literal));
    }
    for (Cell cell = 0; cell < puzzle.givens.size(); ++cell) {
      if (puzzle.givens[cell] != 0) learn(index({cell, puzzle.givens[cell], true}));
    }
    propagate(0);
    begin_ = trail_.size();
    offered_at_first_ = offered_.size();
    for (const Step& step : steps) add(step);
  }

  std::size_t size() const { return rules_.size(); }
  const WayRule& operator[](std::size_t number) const { return rules_[number]; }
  std::uint64_t work() const { return work_; }

  /// The allowed rules that are taken, in order, until the answer is known; empty if it never is.
  std::vector<std::size_t> lead(const std::vector<bool>& allowed) {
    std::vector<std::size_t> taken;
    std::vector<bool> done(rules_.size(), false);
    bool any = true;
    while (any && !known_[answer_]) {
      any = false;
      for (std::size_t i = 0; i < rules_.size() && !known_[answer_]; ++i) {
        if (!allowed[i] || done[i] || !follows(rules_[i])) continue;
        done[i] = any = true;
        if (news(rules_[i])) taken.push_back(i);
        const std::size_t before = trail_.size();
        for (const LitIndex literal : rules_[i].gives) learn(literal);
        propagate(before);
      }
    }
    if (!known_[answer_]) taken.clear();
    take_back();
    return taken;
  }

 private:
  LitIndex index(const Statement& statement) const {
    return formula::index_of(statements_.literal(statement));
  }
  bool auxiliary(LitIndex literal) const {
    return std::abs(formula::literal_of(literal)) > statements_.last();
  }

  void add(const Step& step) {
    WayRule rule{.step = &step, .needs = {}, .gives = {}, .cost = cost_of(step)};
    for (const Fact& fact : step.facts) {
      if (fact.step != 0 && !fact.in_argument) rule.needs.push_back(index(fact.statement));
    }
    for (const Statement& one : step.conclusions) rule.gives.push_back(index(one));
    rules_.push_back(std::move(rule));
  }

  bool news(const WayRule& rule) const {
    return std::any_of(rule.gives.begin(), rule.gives.end(),
                       [this](LitIndex literal) { return !known_[literal]; });
  }

  bool follows(const WayRule& rule) const {
    const bool value = rule.gives.size() == 1 && !formula::is_negated(rule.gives.front());
    if (value && available_[rule.gives.front()]) return true;
    return std::all_of(rule.needs.begin(), rule.needs.end(),
                       [this](LitIndex literal) { return known_[literal]; });
  }

  /// `silent`: whether it is known without a step, as what holds of auxiliary variables is.
  void take(LitIndex literal, bool silent) {
    silent || auxiliary(literal) ? learn(literal) : offer(literal);
  }

  void learn(LitIndex literal) {
    if (known_[literal]) return;
    known_[literal] = true;
    trail_.push_back(literal);
    ++work_;
  }

  void offer(LitIndex literal) {
    if (available_[literal]) return;
    available_[literal] = true;
    offered_.push_back(literal);
  }

  /// What is known without a step, as KnownLiterals has it; the rest is offered.
  void propagate(std::size_t next) {
    for (; next < trail_.size(); ++next) {
      const LitIndex literal = trail_[next];
      const bool value = !formula::is_negated(literal) && !auxiliary(literal);
      for (const auto& implied : clauses_.implied_by(literal)) {
        take(implied.literal, value && formula::is_negated(implied.literal));
      }
      clauses_.falsify(formula::negation(literal),
                       [this](std::uint32_t, LitIndex last) { take(last, false); });
    }
  }

  void take_back() {
    for (; trail_.size() > begin_; trail_.pop_back()) {
      clauses_.restore(formula::negation(trail_.back()));
      known_[trail_.back()] = false;
    }
    for (; offered_.size() > offered_at_first_; offered_.pop_back()) {
      available_[offered_.back()] = false;
    }
  }

  Statements statements_;
  ReasonedClauses reasoned_;
  GroupedClauses clauses_;
  std::vector<bool> known_;      ///< by literal
  std::vector<bool> available_;  ///< by literal, whether a constraint gives it
  LitIndex answer_;
  std::vector<LitIndex> trail_;
  std::vector<LitIndex> offered_;
  std::size_t begin_ = 0;
  std::size_t offered_at_first_ = 0;
  std::vector<WayRule> rules_;
  std::uint64_t work_ = 0;
};

class WaySearch {
 public:
  WaySearch(WayRules& rules, const Limits& limits) : rules_(rules), limits_(limits) {}

  /// The best set of rules, in the order in which they are taken.
  std::vector<std::size_t> run() {
    best_ = rules_.lead(std::vector<bool>(rules_.size(), true));
    minimise(best_, false);
    const std::uint64_t end = rules_.work() + budget;
    while (rules_.work() < end && best_.size() > 1) {
      limits_.check();
      std::vector<std::size_t> tried = best_;
      const std::size_t more = 2 + random_.below(rules_.size());
      for (std::size_t i = 0; i < more; ++i) tried.push_back(random_.below(rules_.size()));
      std::sort(tried.begin(), tried.end());
      tried.erase(std::unique(tried.begin(), tried.end()), tried.end());
      minimise(tried, true);
      if (cost(tried) <= cost(best_)) best_ = std::move(tried);
    }
    return best_;
  }

 private:
  using Set = std::vector<std::size_t>;

  std::vector<bool> mask(const Set& set) const {
    std::vector<bool> allowed(rules_.size(), false);
    for (const std::size_t rule : set) allowed[rule] = true;
    return allowed;
  }

  unsigned cost(const Set& set) const {
    unsigned sum = 0;
    for (const std::size_t rule : set) sum += rules_[rule].cost;
    return sum;
  }

  /// Leaves out what the answer does without; the last ones first, or in a random order.
  void minimise(Set& set, bool shuffled) {
    std::vector<bool> allowed = mask(set);
    Set order(set.rbegin(), set.rend());
    for (std::size_t i = order.size(); shuffled && i > 1; --i) {
      std::swap(order[i - 1], order[random_.below(i)]);
    }
    for (const std::size_t rule : order) {
      if (!allowed[rule]) continue;
      allowed[rule] = false;
      const Set taken = rules_.lead(allowed);
      if (taken.empty()) {
        allowed[rule] = true;
      } else {
        allowed = mask(taken);
      }
    }
    set = rules_.lead(allowed);
  }

  static constexpr std::uint64_t budget = 4'000'000;

  WayRules& rules_;
  const Limits& limits_;
  Random random_{53};
  Set best_;
};

/// The steps made again where only they are known.
std::optional<ShortestWay> walk(const Puzzle& puzzle, const WayRules& rules,
                                const std::vector<std::size_t>& way, const Limits& limits) {
  ShortestWay made{{}, Explainer(puzzle, limits)};
  for (const std::size_t number : way) {
    const Step& old = *rules[number].step;
    const bool value = old.conclusions.size() == 1 && old.conclusions.front().holds;
    std::optional<Step> step;
    if (value) step = made.explainer.next_of(old.conclusions.front());
    if (!step) step = made.explainer.repeat(old);
    if (!step) return std::nullopt;
    made.steps.push_back(*std::move(step));
  }
  return made;
}

}  // namespace

std::optional<ShortestWay> shortest_way(const Puzzle& puzzle, const std::vector<Step>& steps,
                                        const Statement& answer, const Limits& limits) {
  const std::size_t old = steps_behind_last(steps).size();
  if (old < 3) return std::nullopt;
  WayRules rules(puzzle, steps, answer);
  const std::vector<std::size_t> way = WaySearch(rules, limits).run();
  if (way.empty() || way.size() >= old) return std::nullopt;
  return walk(puzzle, rules, way, limits);
}

}  // namespace sudoku_sat::explain
