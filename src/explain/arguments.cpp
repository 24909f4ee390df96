#include "arguments.hpp"

#include <algorithm>
#include <map>
#include <variant>

#include "at_once.hpp"

namespace sudoku_sat::explain {

namespace {

/// Literals made true for the plans of a step, and in all searches while there is time.
constexpr std::uint64_t most_of_one_level = 8'000'000;
constexpr std::uint64_t max_in_haste = 600'000;
constexpr std::uint64_t max_work = 70'000'000;
/// Likewise, after which arguments of more levels are no longer looked for.
constexpr std::uint64_t max_work_of_any_depth = 80'000'000;
constexpr std::uint64_t work_of_told = 10;  ///< that a known literal takes, in these
constexpr std::size_t max_plans = 2;
/// Literals made true in them if there are as many plans as that.
constexpr std::uint64_t max_work_for_better = 600'000;
/// A plan with more than that many times the steps of the shortest is not told: it seldom rests on
/// less, and telling takes as long as finding.
constexpr double most_times_the_shortest = 1.25;
/// Candidates refuted on the way to one.
constexpr std::size_t max_refuted = 400;
/// Likewise for what unit propagation refutes, and how many candidates of a step it refutes after
/// that; after twice as many it refutes none. Formulas that have the first budgets in full don't
/// come near.
constexpr std::uint64_t max_propagation = 100'000'000;
constexpr std::uint64_t work_of_derived = 10;  ///< that a literal in a refutation takes
constexpr std::size_t max_at_once = 4;
/// Literals made true for a candidate in a search of any depth, and how many are tried.
constexpr std::uint64_t min_searched = 250'000;
constexpr std::uint64_t max_searched = 1'000'000;
constexpr std::size_t max_tried = 5;
constexpr std::size_t max_compared = 2;
/// Formulas of up to this many literals have these budgets, those of 16x16 boards and of most
/// rules; larger ones have less, in proportion, since a literal made true takes longer there: it
/// stands in more clauses, of which less is at hand.
constexpr std::uint64_t max_literals = 600'000;

/// Literals that become known on the way, after which an argument is given up: about a second.
constexpr std::size_t max_work_to_tell = 1'000'000;
/// Literals made true in search, likewise, and in one by cases before its last restart: what takes
/// more has thousands of small steps.
constexpr std::uint64_t max_work_to_find = 500'000;
constexpr std::uint64_t max_work_by_cases = 40'000;
/// A contradiction from more groups than these is told in two steps.
constexpr std::size_t max_groups_at_once = 12;

class ArgumentBuilder {
 public:
  ArgumentBuilder(const StepSource& source, KnownLiterals& known, const Limits& limits)
      : facts_(source.facts),
        source_{source.board, source.reasons, source.clauses, facts_},
        limits_(limits),
        statements_(source.board.geometry()),
        known_(known),
        next_(static_cast<std::uint32_t>(source.reasons.size() + facts_.size())),
        first_(next_),
        max_work_(known.work() + max_work_to_tell) {}

  std::optional<Argument> argue(const Refuted& plan) {
    const std::size_t facts = known_.facts();
    const Statement opposite = statement(formula::index_of(plan.literal));
    add_fact(opposite, true);
    std::optional<Contradiction> found = contradict(plan.before);
    known_.take_back(facts);
    known_.settle();
    if (!found) return std::nullopt;
    Argument all{{opposite, std::move(found->steps)}, {}};
    for (const std::uint32_t group : found->needed) {
      if (group < first_) all.groups.push_back(group);
    }
    std::map<std::size_t, std::size_t> numbers;
    number(all.opposite, numbers);
    return all;
  }

 private:
  /// Steps, the last of which contradicts, and the groups before them that they rest on.
  struct Contradiction {
    std::vector<Step> steps;
    Groups needed;
  };
  /// A step, numbered by its group, and all groups that it rests on.
  struct Draft {
    Step step;
    Groups needed;
  };

  formula::LitIndex index(const Statement& statement) const {
    return formula::index_of(statements_.literal(statement));
  }
  Statement statement(formula::LitIndex literal) const {
    return statements_.statement(formula::literal_of(literal));
  }

  std::uint32_t add_fact(const Statement& statement, bool assumed) {
    known_.add_fact(index(statement), next_);
    const std::size_t number = assumed ? 0 : next_;
    facts_.push_back({statement, number, true});
    return next_++;
  }

  bool spent() {
    limits_.check();
    return known_.work() > max_work_;
  }

  /// What follows from the facts now, and from the exclusion of the plan's literals, up to a
  /// contradiction.
  std::optional<Contradiction> contradict(const std::vector<Refuted>& plan) {
    std::vector<Draft> drafts;
    auto next = plan.begin();
    while (!spent()) {
      known_.settle();
      if (const auto groups = known_.contradiction()) return ended(std::move(drafts), *groups);
      const std::vector<Conclusion> conclusions = simplest(known_.conclusions());
      for (const Conclusion& found : conclusions) {
        drafts.push_back(draft(found.groups, statement(formula::index_of(found.literal))));
      }
      if (!conclusions.empty()) continue;
      while (next != plan.end() && !is_open(formula::index_of(next->literal))) ++next;
      if (next == plan.end()) return std::nullopt;
      auto inner = exclude(*next++);
      if (!inner) return std::nullopt;
      if (auto* end = std::get_if<Contradiction>(&*inner)) {
        return joined(std::move(drafts), std::move(*end));
      }
      drafts.push_back(std::move(std::get<Draft>(*inner)));
    }
    return std::nullopt;
  }

  bool is_open(formula::LitIndex literal) const {
    return !known_.knows(literal) && !known_.knows(formula::negation(literal));
  }

  /// Where a cell has no value left and many reasons say so, it gets the last one first.
  Contradiction ended(std::vector<Draft> drafts, const Groups& groups) {
    if (groups.size() > max_groups_at_once) {
      for (const Conclusion& found : simplest(known_.conclusions())) {
        const formula::LitIndex other = formula::negation(formula::index_of(found.literal));
        if (!known_.knows(other)) continue;
        Groups all = found.groups;
        add_groups(all, known_.derivations(other).front());
        if (all != groups) continue;
        drafts.push_back(draft(found.groups, statement(formula::index_of(found.literal))));
        Groups last = known_.derivations(other).front();
        add_group(last, next_ - 1);
        drafts.push_back(draft(last, std::nullopt));
        return needed_of(std::move(drafts));
      }
    }
    drafts.push_back(draft(groups, std::nullopt));
    return needed_of(std::move(drafts));
  }

  /// The one with the fewest groups for each literal.
  static std::vector<Conclusion> simplest(std::vector<Conclusion> conclusions) {
    std::stable_sort(
        conclusions.begin(), conclusions.end(), [](const Conclusion& a, const Conclusion& b) {
          return std::pair(a.literal, a.groups.size()) < std::pair(b.literal, b.groups.size());
        });
    const auto same = [](const Conclusion& a, const Conclusion& b) {
      return a.literal == b.literal;
    };
    conclusions.erase(std::unique(conclusions.begin(), conclusions.end(), same), conclusions.end());
    return conclusions;
  }

  /// A step from the groups; it becomes a fact where it concludes something.
  Draft draft(const Groups& groups, const std::optional<Statement>& conclusion) {
    Draft draft{{}, groups};
    set_reasons(draft.step, groups, source_);
    if (conclusion) {
      draft.step.conclusions.push_back(*conclusion);
      const auto possible = [this](Cell cell, Value value) {
        return !known_.knows(index({cell, value, false}));
      };
      draft.step.name = step_name(draft.step, source_.board, possible);
      draft.step.number = add_fact(*conclusion, false);
    }
    return draft;
  }

  /// Leaves out what the last step does not rest on.
  Contradiction needed_of(std::vector<Draft> drafts) const {
    Contradiction refuted;
    for (auto draft = drafts.rbegin(); draft != drafts.rend(); ++draft) {
      const auto number = static_cast<std::uint32_t>(draft->step.number);
      if (draft != drafts.rbegin() && !contains(refuted.needed, number)) continue;
      add_groups(refuted.needed, draft->needed);
      refuted.steps.push_back(std::move(draft->step));
    }
    std::reverse(refuted.steps.begin(), refuted.steps.end());
    return refuted;
  }

  /// That the literal does not hold, from a case of its own.
  std::optional<std::variant<Draft, Contradiction>> exclude(const Refuted& plan) {
    const formula::LitIndex literal = formula::index_of(plan.literal);
    const std::size_t facts = known_.facts();
    const std::uint32_t number = add_fact(statement(literal), true);
    std::optional<Contradiction> found = contradict(plan.before);
    known_.take_back(facts);
    if (!found) return std::nullopt;
    if (!contains(found->needed, number)) return std::move(*found);
    Groups outside = std::move(found->needed);
    std::erase_if(outside, [&](std::uint32_t group) { return group >= number; });
    known_.settle();
    Draft all = draft(outside, statement(formula::negation(literal)));
    all.step.cases.push_back({statement(literal), std::move(found->steps)});
    const bool chain = is_told_as_argument(all.step.name);
    all.step.name = name_by_argument(chain ? all.step.name : "forcing chain", all.step.cases[0]);
    return all;
  }

  /// The steps of a case that does without its assumption, after those before it.
  Contradiction joined(std::vector<Draft> drafts, Contradiction found) const {
    Draft last{{}, std::move(found.needed)};
    drafts.push_back(std::move(last));
    Contradiction all = needed_of(std::move(drafts));
    all.steps.pop_back();
    for (Step& step : found.steps) all.steps.push_back(std::move(step));
    return all;
  }

  /// Numbers all steps in the order in which they are told, from 1, wherever they are named.
  static void number(Case& one, std::map<std::size_t, std::size_t>& numbers) {
    for (Step& step : one.steps) {
      const std::size_t next = numbers.size() + 1;
      numbers.emplace(step.conclusions.empty() ? SIZE_MAX - next : step.number, next);
      step.number = next;
      for (Fact& fact : step.facts) {
        if (fact.in_argument && fact.step != 0) fact.step = numbers.at(fact.step);
      }
      for (Case& inner : step.cases) number(inner, numbers);
    }
  }

  std::vector<Fact> facts_;  ///< assumed or concluded on the way too, from group first_ on
  StepSource source_;        ///< with these
  const Limits& limits_;
  Statements statements_;
  KnownLiterals& known_;
  std::uint32_t next_;
  std::uint32_t first_;
  std::size_t max_work_;
};

}  // namespace

std::uint64_t NestedSearch::budget(std::uint64_t work) const {
  return work * max_literals / std::max(max_literals, all_literals_);
}

std::vector<Lit> NestedSearch::refuted_at_once(std::span<const Lit> facts, const OtherWork& other) {
  const std::uint64_t so_far = propagation(other);
  if (so_far > 2 * budget(max_propagation) || !begin(facts, UINT64_MAX)) return {};
  const std::size_t most = so_far > budget(max_propagation) ? max_at_once : SIZE_MAX;
  std::vector<std::pair<std::uint64_t, Lit>> refuted;
  for (const Lit candidate : open_candidates()) {
    if (refuted.size() == most) break;
    const std::uint64_t before = work_;
    if (fails(candidate)) refuted.emplace_back(work_ - before, candidate);
  }
  at_once_ += work_;
  std::sort(refuted.begin(), refuted.end());
  std::vector<Lit> literals;
  for (const auto& [work, literal] : refuted) literals.push_back(literal);
  return literals;
}

std::vector<Refuted> NestedSearch::of_one_level(std::span<const Lit> facts,
                                                const OtherWork& other) {
  const bool hasty = work(other) >= budget(max_work);
  std::vector<Refuted> found;
  if (!begin(facts, budget(hasty ? max_in_haste : most_of_one_level))) return found;
  std::size_t most = max_refuted;
  std::vector<Lit> literals = open_candidates();
  if (hasty) literals = farthest_first(std::move(literals));
  for (const Lit literal : literals) {
    if (work_ > (found.size() < max_plans ? max_work_ : max_work_for_better)) break;
    auto refuted = refute_again(facts, literal, most);
    if (!refuted) continue;
    found.push_back({literal, std::move(*refuted)});
    std::stable_sort(found.begin(), found.end(), [](const Refuted& a, const Refuted& b) {
      return a.before.size() < b.before.size();
    });
    if (found.size() < max_plans) continue;
    found.resize(max_plans);
    most = found.back().before.size();
  }
  leave_out_long(found);
  return found;
}

/// Requires: the shortest comes first.
void NestedSearch::leave_out_long(std::vector<Refuted>& plans) {
  if (plans.empty()) return;
  const double most = most_times_the_shortest * static_cast<double>(plans.front().before.size());
  std::erase_if(plans, [most](const Refuted& plan) {
    return static_cast<double>(plan.before.size()) > most;
  });
}

bool NestedSearch::of_any_depth(std::span<const Lit> facts, std::span<const Lit> literals,
                                const OtherWork& other,
                                const std::function<bool(const Refuted&)>& tell) {
  if (spent(other)) return false;
  // What took much work for the last step will not take little now.
  for (searched_ = std::max(min_searched, searched_ / 2); searched_ <= max_searched;
       searched_ *= 2) {
    const auto plan = shortest(facts, literals);
    if (plan && tell(*plan)) return true;
  }
  return false;
}

/// Of the first few that are found.
std::optional<Refuted> NestedSearch::shortest(std::span<const Lit> facts,
                                              std::span<const Lit> literals) {
  std::optional<Refuted> best;
  std::size_t found = 0;
  for (const Lit literal : literals.first(std::min(literals.size(), max_tried))) {
    auto plan = refute(facts, literal, searched_);
    if (!plan) continue;
    if (!best || plan->steps() < best->steps()) best = std::move(plan);
    if (++found == max_compared) break;
  }
  return best;
}

bool NestedSearch::spent(const OtherWork& other) const {
  return work(other) > budget(max_work_of_any_depth) ||
         propagation(other) > 2 * budget(max_propagation);
}

/// Of the steps so far, which says whether there is time left.
std::uint64_t NestedSearch::work(const OtherWork& other) const {
  return earlier_work_ + work_ + work_of_told * other.told;
}

/// Likewise, of unit propagation.
std::uint64_t NestedSearch::propagation(const OtherWork& other) const {
  return at_once_ + work_of_derived * other.derived;
}

std::optional<Argument> tell_argument(const StepSource& source, KnownLiterals& known,
                                      const Refuted& plan, const Limits& limits) {
  return ArgumentBuilder(source, known, limits).argue(plan);
}

std::optional<Argument> argue(const StepSource& source, const Groups& groups,
                              const Statement& conclusion, const Limits& limits) {
  const Statements statements(source.board.geometry());
  const ReasonedClauses restricted = source.clauses.of(groups);
  GroupedClauses clauses(restricted);
  KnownLiterals known(clauses, statements.last());
  std::vector<Lit> facts;
  for (const std::uint32_t group : groups) {
    if (group < source.reasons.size()) continue;
    facts.push_back(statements.literal(source.facts[group - source.reasons.size()].statement));
    known.add_fact(formula::index_of(facts.back()), group);
  }
  const Lit opposite = -statements.literal(conclusion);
  if (auto simple = tell_argument(source, known, {opposite, {}}, limits)) return simple;
  NestedSearch search(restricted, source.board.size(), source.board.geometry().cells(), limits);
  auto plan = search.refute(facts, opposite, max_work_to_find);
  if (!plan) plan = search.refute_by_cases(facts, opposite, max_work_by_cases);
  if (!plan) return std::nullopt;
  return tell_argument(source, known, *plan, limits);
}

}  // namespace sudoku_sat::explain
