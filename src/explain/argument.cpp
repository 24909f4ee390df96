// A step with many reasons is told as an argument: suppose the opposite, and conclude from it, one
// small step after the other, until something is contradicted. Where nothing follows any more, a
// candidate is looked for that is refuted in the same way, which is an argument in the argument. If
// there is none, one of a cell's values or of a value's places is supposed after the other. Each of
// the small steps is of the kind that a puzzle begins with (KnownLiterals), over the constraints
// and facts of the step alone. Those that the contradiction does not rest on are left out, and so
// is a split into cases one of which did not need it (backjumping: Stallman & Sussman, AI Journal
// 1977).
#include "argument.hpp"

#include <algorithm>
#include <map>
#include <utility>
#include <variant>
#include <vector>

#include "grouped_clauses.hpp"
#include "known_literals.hpp"
#include "statements.hpp"
#include "step_names.hpp"

namespace sudoku_sat {

namespace {

/// Literals derived in all rounds of small steps and tries, after which an argument is given up:
/// about a second, and nobody would follow it.
constexpr std::size_t most_literals = 700'000;
/// Ways to split that are tried at a time.
constexpr std::size_t most_tried = 6;

class ArgumentBuilder {
 public:
  ArgumentBuilder(const ArgumentSource& source, const Groups& groups, std::span<const Lit> refuted,
                  const Limits& limits)
      : source_(source),
        limits_(limits),
        refuted_(refuted),
        statements_(source.board.geometry()),
        restricted_(source.clauses.of(groups)),
        clauses_(restricted_),
        known_(clauses_, statements_.last()),
        next_(static_cast<std::uint32_t>(source.reasons.size() + source.facts.size())),
        first_(next_) {
    for (const std::uint32_t group : groups) {
      if (group < source.reasons.size()) continue;
      const Fact& fact = source.facts[group - source.reasons.size()];
      known_.add_fact(index(fact.statement), group);
    }
    note_splits();
  }

  std::optional<Argument> argue(const Statement& conclusion) {
    const Statement opposite = opposite_of(conclusion);
    suppose(opposite);
    std::optional<Refuted> found = refute();
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
  struct Refuted {
    std::vector<Step> steps;
    Groups needed;
  };
  /// A step, numbered by its group, and all groups that it rests on.
  struct Draft {
    Step step;
    Groups needed;
  };
  /// One of these literals holds.
  struct Split {
    std::uint32_t group;
    std::vector<LitIndex> literals;
  };

  LitIndex index(const Statement& statement) const {
    return index_of(statements_.literal(statement));
  }
  Statement statement(LitIndex literal) const { return statements_.statement(literal_of(literal)); }

  static Statement opposite_of(const Statement& statement) {
    return {statement.cell, statement.value, !statement.holds};
  }

  void note_splits() {
    std::vector<LitIndex> clause;
    auto group = restricted_.reasons.begin();
    for (const Lit literal : restricted_.literals) {
      if (literal != 0) {
        clause.push_back(index_of(literal));
        continue;
      }
      const Reason::Kind kind = source_.reasons[*group].kind;
      if (kind == Reason::Kind::value || kind == Reason::Kind::place) {
        splits_.push_back({*group, clause});
      }
      clause.clear();
      ++group;
    }
  }

  std::uint32_t add_fact(const Statement& statement, bool assumed) {
    known_.add_fact(index(statement), next_);
    const std::size_t number = assumed ? 0 : next_;
    facts_.push_back({statement, number, true});
    return next_++;
  }

  std::uint32_t suppose(const Statement& statement) { return add_fact(statement, true); }

  bool spent() {
    limits_.check();
    work_ += known_.count();
    return work_ > most_literals;
  }

  /// What follows from the facts now, up to a contradiction.
  std::optional<Refuted> refute() {
    std::vector<Draft> drafts;
    while (!spent()) {
      known_.settle();
      if (const auto groups = known_.contradiction()) {
        drafts.push_back(draft(*groups, std::nullopt));
        return needed_of(std::move(drafts));
      }
      const std::vector<Conclusion> conclusions = simplest(known_.conclusions());
      if (conclusions.empty()) {
        const auto failing = next_failing();
        if (!failing) return split(std::move(drafts));
        auto inner = exclude(*failing);
        if (!inner) return std::nullopt;
        if (auto* end = std::get_if<Refuted>(&*inner)) {
          return joined(std::move(drafts), std::move(*end));
        }
        drafts.push_back(std::move(std::get<Draft>(*inner)));
      }
      for (const Conclusion& found : conclusions) {
        drafts.push_back(draft(found.groups, statement(index_of(found.literal))));
      }
    }
    return std::nullopt;
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
    for (const std::uint32_t group : groups) {
      if (group < source_.reasons.size()) {
        draft.step.constraints.push_back(source_.reasons[group]);
      } else if (group < first_) {
        draft.step.facts.push_back(source_.facts[group - source_.reasons.size()]);
      } else {
        draft.step.facts.push_back(facts_[group - first_]);
      }
    }
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
  Refuted needed_of(std::vector<Draft> drafts) const {
    Refuted refuted;
    for (auto draft = drafts.rbegin(); draft != drafts.rend(); ++draft) {
      const auto number = static_cast<std::uint32_t>(draft->step.number);
      if (draft != drafts.rbegin() && !contains(refuted.needed, number)) continue;
      add_groups(refuted.needed, draft->needed);
      refuted.steps.push_back(std::move(draft->step));
    }
    std::reverse(refuted.steps.begin(), refuted.steps.end());
    return refuted;
  }

  /// Each way to make the best split true is refuted in a case of its own.
  std::optional<Refuted> split(std::vector<Draft> drafts) {
    const std::optional<Split> best = best_split();
    if (!best) return std::nullopt;
    known_.settle();
    std::vector<const Options*> excluded;
    for (const LitIndex literal : best->literals) {
      if (known_.knows(negation(literal))) excluded.push_back(&known_.options(negation(literal)));
    }
    Groups groups;
    if (best->group < source_.reasons.size()) groups = {best->group};
    Draft all = draft(fewest_groups(groups, excluded), std::nullopt);
    for (const LitIndex literal : open_literals(*best)) {
      const std::size_t facts = known_.facts();
      const std::uint32_t number = suppose(statement(literal));
      std::optional<Refuted> found = refute();
      known_.take_back(facts);
      if (!found) return std::nullopt;
      if (!contains(found->needed, number)) return joined(std::move(drafts), std::move(*found));
      for (const std::uint32_t group : found->needed) {
        if (group < number) add_group(all.needed, group);
      }
      all.step.cases.push_back({statement(literal), std::move(found->steps)});
    }
    drafts.push_back(std::move(all));
    return needed_of(std::move(drafts));
  }

  /// That the literal does not hold, from a case of its own.
  std::optional<std::variant<Draft, Refuted>> exclude(LitIndex literal) {
    const std::size_t facts = known_.facts();
    const std::uint32_t number = suppose(statement(literal));
    std::optional<Refuted> found = refute();
    known_.take_back(facts);
    if (!found) return std::nullopt;
    if (!contains(found->needed, number)) return std::move(*found);
    Groups outside = std::move(found->needed);
    std::erase_if(outside, [&](std::uint32_t group) { return group >= number; });
    known_.settle();
    Draft all = draft(outside, opposite_of(statement(literal)));
    all.step.cases.push_back({statement(literal), std::move(found->steps)});
    return all;
  }

  /// The next candidate that fails without a further split.
  std::optional<LitIndex> next_failing() {
    const bool all = refuted_.empty();
    for (Lit literal = 1; all && literal <= statements_.last(); ++literal) {
      if (is_failing(index_of(literal))) return index_of(literal);
    }
    for (const Lit literal : refuted_) {
      if (is_failing(index_of(literal))) return index_of(literal);
    }
    return std::nullopt;
  }

  bool is_failing(LitIndex literal) {
    const bool open = !known_.knows(literal) && !known_.knows(negation(literal));
    return open && clauses_.mentions(literal) && fails(literal);
  }

  /// The steps of a case that does without its assumption, behind those before the split.
  Refuted joined(std::vector<Draft> drafts, Refuted found) const {
    Draft last{{}, std::move(found.needed)};
    drafts.push_back(std::move(last));
    Refuted all = needed_of(std::move(drafts));
    all.steps.pop_back();
    for (Step& step : found.steps) all.steps.push_back(std::move(step));
    return all;
  }

  /// Whether the literal leads to a contradiction without a further split.
  bool fails(LitIndex literal) {
    const std::size_t facts = known_.facts();
    known_.add_fact(literal, UINT32_MAX);
    bool contradiction = false;
    while (!spent()) {
      known_.settle();
      contradiction = known_.contradiction().has_value();
      if (contradiction || known_.conclusions().empty()) break;
      for (const Conclusion& found : known_.conclusions()) {
        known_.add_fact(index_of(found.literal), UINT32_MAX);
      }
    }
    known_.take_back(facts);
    known_.settle();
    return contradiction;
  }

  /// Of the splits into the fewest cases the one of which most cases fail at once. Where no clause
  /// is open: whether an open literal holds.
  std::optional<Split> best_split() {
    std::vector<std::pair<std::size_t, const Split*>> open;
    for (const Split& split : splits_) {
      std::size_t cases = 0;
      bool holds = false;
      for (const LitIndex literal : split.literals) {
        holds = holds || known_.knows(literal);
        cases += known_.knows(negation(literal)) ? 0U : 1U;
      }
      if (!holds) open.emplace_back(cases, &split);
    }
    if (open.empty()) return split_by_value();
    std::stable_sort(open.begin(), open.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    open.resize(std::min(open.size(), most_tried));
    std::vector<std::vector<LitIndex>> cases;
    for (const auto& [count, split] : open) cases.push_back(open_literals(*split));
    std::size_t best = 0;
    std::size_t best_left = SIZE_MAX;
    for (std::size_t i = 0; i < open.size(); ++i) {
      std::size_t left = 0;
      for (const LitIndex literal : cases[i]) left += fails(literal) ? 0U : 1U;
      if (left < best_left) {
        best = i;
        best_left = left;
      }
    }
    return *open[best].second;
  }

  std::vector<LitIndex> open_literals(const Split& split) const {
    std::vector<LitIndex> literals;
    for (const LitIndex literal : split.literals) {
      if (!known_.knows(negation(literal))) literals.push_back(literal);
    }
    return literals;
  }

  /// That a literal holds or does not is no constraint: this split has no reasons.
  std::optional<Split> split_by_value() const {
    for (Lit variable = 1; variable <= statements_.last(); ++variable) {
      const LitIndex literal = index_of(variable);
      if (known_.knows(literal) || known_.knows(negation(literal))) continue;
      if (clauses_.mentions(literal)) return Split{UINT32_MAX, {literal, negation(literal)}};
    }
    return std::nullopt;
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

  const ArgumentSource& source_;
  const Limits& limits_;
  std::span<const Lit> refuted_;
  Statements statements_;
  ReasonedClauses restricted_;
  GroupedClauses clauses_;
  KnownLiterals known_;
  std::vector<Split> splits_;
  std::vector<Fact> facts_;  ///< assumed or concluded on the way, from group first_ on
  std::uint32_t next_;
  std::uint32_t first_;
  std::size_t work_ = 0;
};

}  // namespace

std::optional<Argument> argue(const ArgumentSource& source, const Groups& groups,
                              const Statement& conclusion, const Limits& limits,
                              std::span<const Lit> refuted) {
  return ArgumentBuilder(source, groups, refuted, limits).argue(conclusion);
}

}  // namespace sudoku_sat
