// Unit propagation from the facts that stops where a step begins. A value excludes itself from the
// cells that see it (by a clause of two literals): that is no step, but each later step that needs
// it names the value and the constraint. All ways to show a literal are kept (up to twelve),
// because which of them is best depends on what else a step needs. New facts add to what is known,
// and the last ones can be taken back: an argument supposes and takes back hundreds of times.
#include "known_literals.hpp"

namespace sudoku_sat {

namespace {

constexpr std::size_t most_options = 12;

}  // namespace

KnownLiterals::KnownLiterals(GroupedClauses& clauses, Var cell_variables)
    : clauses_(clauses), cell_variables_(cell_variables), options_(clauses.indices()) {}

void KnownLiterals::add_fact(LitIndex literal, std::uint32_t group) {
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
  for (; learnt_.size() > level.learnt; learnt_.pop_back()) options_[learnt_.back()].pop_back();
  for (; known_.size() > level.known; known_.pop_back()) {
    clauses_.restore(negation(known_.back()));
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
    for_each_conclusion([](LitIndex) { return true; },
                        [this](Conclusion found) { conclusions_->push_back(std::move(found)); });
  }
  return *conclusions_;
}

std::optional<Groups> KnownLiterals::contradiction() {
  std::optional<Groups> fewest;
  const auto try_with = [&](Groups groups, LitIndex other) {
    add_groups(groups, options(other).front());
    if (!fewest || groups.size() < fewest->size()) fewest = std::move(groups);
  };
  for_each_conclusion([this](LitIndex literal) { return knows(negation(literal)); },
                      [&](Conclusion found) {
                        const LitIndex other = negation(index_of(found.literal));
                        try_with(std::move(found.groups), other);
                      });
  for (const LitIndex literal : clashes_) try_with(options(literal).front(), negation(literal));
  return fewest;
}

/// Only those of literals that are wanted: choosing the groups takes longer than all else.
template <class Wanted, class Visit>
void KnownLiterals::for_each_conclusion(const Wanted& wanted, const Visit& visit) {
  for (const Conclusion& conclusion : implied_) {
    const LitIndex literal = index_of(conclusion.literal);
    if (!knows(literal) && wanted(literal)) visit(conclusion);
  }
  for (const auto& [clause, literal] : open_) {
    if (knows(literal) || !wanted(literal)) continue;
    visit(Conclusion{literal_of(literal), groups_of(clause, literal)});
  }
}

/// The fewest that give the literal by the clause.
Groups KnownLiterals::groups_of(std::uint32_t clause, LitIndex literal) {
  others_.clear();
  for (const LitIndex other : clauses_.clause(clause)) {
    if (other != literal) others_.push_back(&options(negation(other)));
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
    if (!is_negated(unit.literal) && !auxiliary(unit.literal)) {
      implied_.push_back({literal_of(unit.literal), {unit.group}});
    } else {
      learn(unit.literal, {unit.group});
    }
  }
}

void KnownLiterals::learn(LitIndex literal, Groups option) {
  Options& options = options_[literal];
  if (options.empty()) {
    known_.push_back(literal);
    ++work_;
    if (knows(negation(literal))) clashes_.push_back(literal);
  }
  if (options.size() == most_options) return;
  if (std::find(options.begin(), options.end(), option) == options.end()) {
    options.push_back(std::move(option));
    learnt_.push_back(literal);
  }
}

void KnownLiterals::propagate(LitIndex literal) {
  for (const auto& implied : clauses_.implied_by(literal)) imply(literal, implied);
  clauses_.falsify(negation(literal),
                   [this](std::uint32_t clause, LitIndex last) { imply_last(clause, last); });
}

void KnownLiterals::imply(LitIndex from, const GroupedClauses::Implied& implied) {
  const bool seen = !is_negated(from) && !auxiliary(from) && is_negated(implied.literal);
  const bool learns = seen || auxiliary(implied.literal);
  if (learns ? options(implied.literal).size() == most_options : knows(implied.literal)) return;
  Groups groups = options(from).front();
  add_group(groups, implied.group);
  if (learns) {
    learn(implied.literal, std::move(groups));
  } else {
    implied_.push_back({literal_of(implied.literal), std::move(groups)});
  }
}

/// Requires: all literals of the clause but the last are false.
void KnownLiterals::imply_last(std::uint32_t clause, LitIndex last) {
  if (knows(last)) return;
  if (!auxiliary(last)) {
    open_.emplace_back(clause, last);
    return;
  }
  Groups groups{clauses_.group(clause)};
  for (const LitIndex literal : clauses_.clause(clause)) {
    if (literal != last) add_groups(groups, options(negation(literal)).front());
  }
  learn(last, std::move(groups));
}

}  // namespace sudoku_sat
