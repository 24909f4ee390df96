#include "known_literals.hpp"

namespace sudoku_sat::explain {

namespace {

constexpr std::size_t max_derivations = 12;

}  // namespace

KnownLiterals::KnownLiterals(GroupedClauses& clauses, Var cell_variables)
    : clauses_(clauses), cell_variables_(cell_variables), derivations_(clauses.indices()) {}

void KnownLiterals::add_fact(formula::LitIndex literal, std::uint32_t group) {
  facts_.push_back({literal, group});
}

void KnownLiterals::take_back(std::size_t count) {
  facts_.resize(count);
  while (!levels_.empty() && settled_ > count) {
    forget(levels_.back());
    levels_.pop_back();
  }
}

void KnownLiterals::forget(const Level& level) {
  for (; learnt_.size() > level.learnt; learnt_.pop_back()) derivations_[learnt_.back()].pop_back();
  for (; known_.size() > level.known; known_.pop_back()) {
    clauses_.restore(formula::negation(known_.back()));
  }
  implied_.resize(level.implied);
  open_.resize(level.open);
  clashes_.resize(level.clashes);
  settled_ = level.facts;
}

void KnownLiterals::settle() {
  conclusions_.reset();
  if (settled_ < facts_.size() || levels_.empty()) {
    std::size_t next = known_.size();
    levels_.push_back(
        {settled_, next, learnt_.size(), implied_.size(), open_.size(), clashes_.size()});
    learn_sources();
    for (; next < known_.size(); ++next) propagate(known_[next]);
  }
}

const std::vector<Conclusion>& KnownLiterals::conclusions() {
  if (!conclusions_) {
    conclusions_.emplace();
    for_each_conclusion([](formula::LitIndex) { return true; },
                        [this](Conclusion found) { conclusions_->push_back(std::move(found)); });
  }
  return *conclusions_;
}

std::optional<Groups> KnownLiterals::contradiction() {
  std::optional<Groups> fewest;
  const auto try_with = [&](Groups groups, formula::LitIndex other) {
    add_groups(groups, derivations(other).front());
    if (!fewest || groups.size() < fewest->size()) fewest = std::move(groups);
  };
  for_each_conclusion(
      [this](formula::LitIndex literal) { return knows(formula::negation(literal)); },
      [&](Conclusion found) {
        const formula::LitIndex other = formula::negation(formula::index_of(found.literal));
        try_with(std::move(found.groups), other);
      });
  for (const formula::LitIndex literal : clashes_)
    try_with(derivations(literal).front(), formula::negation(literal));
  return fewest;
}

/// Only those of literals that are wanted: choosing the groups takes longer than all else.
template <class Wanted, class Visit>
void KnownLiterals::for_each_conclusion(const Wanted& wanted, const Visit& visit) {
  for (const Conclusion& conclusion : implied_) {
    const formula::LitIndex literal = formula::index_of(conclusion.literal);
    if (!knows(literal) && wanted(literal)) visit(conclusion);
  }
  for (const auto& [clause, literal] : open_) {
    if (knows(literal) || !wanted(literal)) continue;
    visit(Conclusion{formula::literal_of(literal), groups_of(clause, literal)});
  }
}

/// The fewest that give the literal by the clause.
Groups KnownLiterals::groups_of(std::uint32_t clause, formula::LitIndex literal) {
  others_.clear();
  for (const formula::LitIndex other : clauses_.clause(clause)) {
    if (other != literal) others_.push_back(&derivations(formula::negation(other)));
  }
  return fewest_.find({clauses_.group(clause)}, others_);
}

void KnownLiterals::learn_sources() {
  // A fact is the shortest way to show itself, so all facts come first.
  for (; settled_ < facts_.size(); ++settled_) {
    learn(facts_[settled_].literal, {facts_[settled_].group});
  }
  if (levels_.size() > 1) return;
  for (const auto& unit : clauses_.units()) {
    if (!formula::is_negated(unit.literal) && !auxiliary(unit.literal)) {
      implied_.push_back({formula::literal_of(unit.literal), {unit.group}});
    } else {
      learn(unit.literal, {unit.group});
    }
  }
}

void KnownLiterals::learn(formula::LitIndex literal, Groups derivation) {
  Derivations& derivations = derivations_[literal];
  if (derivations.empty()) {
    known_.push_back(literal);
    ++work_;
    if (knows(formula::negation(literal))) clashes_.push_back(literal);
  }
  if (derivations.size() == max_derivations) return;
  if (std::find(derivations.begin(), derivations.end(), derivation) == derivations.end()) {
    derivations.push_back(std::move(derivation));
    learnt_.push_back(literal);
  }
}

void KnownLiterals::propagate(formula::LitIndex literal) {
  for (const auto& implied : clauses_.implied_by(literal)) imply(literal, implied);
  clauses_.falsify(
      formula::negation(literal),
      [this](std::uint32_t clause, formula::LitIndex last) { imply_last(clause, last); });
}

void KnownLiterals::imply(formula::LitIndex from, const GroupedClauses::Implied& implied) {
  const bool seen =
      !formula::is_negated(from) && !auxiliary(from) && formula::is_negated(implied.literal);
  const bool learns = seen || auxiliary(implied.literal);
  if (learns ? derivations(implied.literal).size() == max_derivations : knows(implied.literal))
    return;
  Groups groups = derivations(from).front();
  add_group(groups, implied.group);
  if (learns) {
    learn(implied.literal, std::move(groups));
  } else {
    implied_.push_back({formula::literal_of(implied.literal), std::move(groups)});
  }
}

/// Requires: all literals of the clause but the last are false.
void KnownLiterals::imply_last(std::uint32_t clause, formula::LitIndex last) {
  if (knows(last)) return;
  if (!auxiliary(last)) {
    open_.emplace_back(clause, last);
    return;
  }
  Groups groups{clauses_.group(clause)};
  for (const formula::LitIndex literal : clauses_.clause(clause)) {
    if (literal != last) add_groups(groups, derivations(formula::negation(literal)).front());
  }
  learn(last, std::move(groups));
}

Refutation::Refutation(GroupedClauses& clauses, const KnownLiterals& known)
    : clauses_(clauses), known_(known), number_(clauses.indices(), 0) {}

std::optional<Groups> Refutation::refute(formula::LitIndex literal, std::size_t most) {
  waiting_.resize(std::max(waiting_.size(), most + 1));
  waiting_[0].push_back({literal, 0, no_clause, 0, {}});
  std::optional<Groups> groups = run(most);
  clear();
  return groups;
}

void Refutation::clear() {
  for (const Derived& derived : trail_) {
    number_[derived.literal] = 0;
    clauses_.restore(formula::negation(derived.literal));
  }
  trail_.clear();
  for (auto& bucket : waiting_) bucket.clear();
}

std::optional<Groups> Refutation::run(std::size_t most) {
  std::optional<Groups> best;
  for (std::size_t cost = 0; cost <= most; ++cost) {
    // What is added in the loop is never cheaper.
    for (std::size_t i = 0; i < waiting_[cost].size(); ++i) {
      Derived next = std::move(waiting_[cost][i]);
      if (derived(next.literal)) continue;
      if (!known_.knows(formula::negation(next.literal)) &&
          !derived(formula::negation(next.literal))) {
        accept(std::move(next), most);
        continue;
      }
      Groups groups = explain_conflict(next);
      if (best && groups.size() >= best->size()) continue;
      most = std::min(most, groups.size());
      best = std::move(groups);
    }
  }
  return best;
}

void Refutation::push(Derived derived, std::size_t cost, std::size_t most) {
  if (cost <= most) waiting_[cost].push_back(std::move(derived));
}

void Refutation::accept(Derived next, std::size_t most) {
  const formula::LitIndex literal = next.literal;
  if (next.from != 0) {
    next.groups = trail_[number_[next.from] - 1].groups;
    add_group(next.groups, next.group);
  }
  trail_.push_back(std::move(next));
  ++work_;
  number_[literal] = static_cast<std::uint32_t>(trail_.size());
  for (const auto& implied : clauses_.implied_by(literal)) {
    if (derived(implied.literal) || known_.knows(implied.literal)) continue;
    const Groups& groups = trail_.back().groups;
    const std::size_t cost = groups.size() + (contains(groups, implied.group) ? 0 : 1);
    push({implied.literal, implied.group, no_clause, literal, {}}, cost, most);
  }
  clauses_.falsify(formula::negation(literal), [&](std::uint32_t clause, formula::LitIndex last) {
    if (!derived(last) && !known_.knows(last)) imply_last(clause, last, most);
  });
}

/// Requires: all literals of the clause but the last are false.
void Refutation::imply_last(std::uint32_t clause, formula::LitIndex last, std::size_t most) {
  joined_.shrink(0);
  joined_.add(clauses_.group(clause));
  for (const formula::LitIndex literal : clauses_.clause(clause)) {
    if (literal == last) continue;
    const formula::LitIndex other = formula::negation(literal);
    if (derived(other)) {
      joined_.add(trail_[number_[other] - 1].groups);
    } else {
      joined_.add_cheapest(known_.derivations(other));
    }
    if (joined_.size() > most) return;
  }
  push({last, clauses_.group(clause), clause, 0, joined_.sorted()}, joined_.size(), most);
}

/// `last` follows, and so does its negation.
Groups Refutation::explain_conflict(const Derived& last) {
  needed_.clear();
  open_.clear();
  seen_.clear();
  collect_sources(last);
  collect(formula::negation(last.literal));
  return fewest_.find(needed_, open_);
}

/// What shows a true literal: clauses go to needed_, known literals to open_.
void Refutation::collect(formula::LitIndex literal) {
  if (std::find(seen_.begin(), seen_.end(), literal) != seen_.end()) return;
  seen_.push_back(literal);
  if (derived(literal)) {
    collect_sources(trail_[number_[literal] - 1]);
  } else {
    open_.push_back(&known_.derivations(literal));
  }
}

void Refutation::collect_sources(const Derived& derived) {
  if (derived.clause == no_clause && derived.from == 0) return;
  add_group(needed_, derived.group);
  if (derived.clause == no_clause) return collect(derived.from);
  for (const formula::LitIndex literal : clauses_.clause(derived.clause)) {
    if (literal != derived.literal) collect(formula::negation(literal));
  }
}

}  // namespace sudoku_sat::explain
