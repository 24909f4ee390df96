// Unit propagation from the facts that stops where a step begins. A value takes itself from the
// cells that see it (a clause of two literals): that is no step, but each later step that needs it
// names the value and the constraint. All ways are kept, because which of them is best depends on
// what else a step needs.
#include "known_literals.hpp"

#include <cstdlib>

namespace sudoku_sat {

namespace {

constexpr std::size_t most_options = 12;

}  // namespace

KnownLiterals::KnownLiterals(const GroupedClauses& clauses, Var cell_variables)
    : clauses_(clauses), cell_variables_(cell_variables) {}

void KnownLiterals::add_fact(Lit literal, std::uint32_t group) {
  facts_.push_back({literal, group});
}

std::optional<std::size_t> KnownLiterals::false_literals(std::uint32_t clause) const {
  for (const Lit literal : clauses_.clause(clause)) {
    if (knows(literal)) return std::nullopt;
  }
  return false_[clause];
}

void KnownLiterals::settle() {
  options_.assign(clauses_.literals(), {});
  false_.assign(clauses_.long_clauses(), 0);
  conclusions_.clear();
  open_.clear();
  // A fact is the shortest way to show itself, so all facts come first.
  for (const Source& fact : facts_) learn(fact.literal, {fact.group});
  for (const auto& unit : clauses_.units()) {
    if (unit.literal > 0 && !auxiliary(unit.literal)) {
      conclusions_.push_back({unit.literal, {unit.group}});
    } else {
      learn(unit.literal, {unit.group});
    }
  }
  for (std::size_t next = 0; next < queue_.size(); ++next) propagate(queue_[next]);
  queue_.clear();
  std::erase_if(conclusions_,
                [&](const Conclusion& conclusion) { return knows(conclusion.literal); });
  for (const auto& [clause, literal] : open_) {
    if (!knows(literal)) conclude(clause, literal);
  }
}

void KnownLiterals::learn(Lit literal, Groups option) {
  Options& options = options_[literal_index(literal)];
  if (options.empty()) queue_.push_back(literal);
  if (options.size() == most_options) return;
  if (std::find(options.begin(), options.end(), option) == options.end()) {
    options.push_back(std::move(option));
  }
}

void KnownLiterals::propagate(Lit literal) {
  for (const auto& implied : clauses_.implied_by(literal)) imply(literal, implied);
  for (const std::uint32_t clause : clauses_.clauses_of(-literal)) {
    ++false_[clause];
    if (false_[clause] + 1 == clauses_.clause(clause).size()) visit(clause);
  }
}

void KnownLiterals::imply(Lit from, const GroupedClauses::Implied& implied) {
  const bool seen = from > 0 && !auxiliary(from) && implied.literal < 0;
  Groups groups = options(from).front();
  add_group(groups, implied.group);
  if (seen || auxiliary(implied.literal)) {
    learn(implied.literal, std::move(groups));
  } else {
    conclusions_.push_back({implied.literal, std::move(groups)});
  }
}

/// Requires: all literals of the clause but one are false.
void KnownLiterals::visit(std::uint32_t clause) {
  const auto literals = clauses_.clause(clause);
  const auto last =
      std::find_if(literals.begin(), literals.end(), [&](Lit literal) { return !knows(-literal); });
  if (last == literals.end() || knows(*last)) return;
  if (!auxiliary(*last)) {
    open_.emplace_back(clause, *last);
    return;
  }
  Groups groups{clauses_.group(clause)};
  for (const Lit literal : literals) {
    if (literal != *last) add_groups(groups, options(-literal).front());
  }
  learn(*last, std::move(groups));
}

void KnownLiterals::conclude(std::uint32_t clause, Lit literal) {
  std::vector<const Options*> others;
  for (const Lit other : clauses_.clause(clause)) {
    if (other != literal) others.push_back(&options(-other));
  }
  conclusions_.push_back({literal, fewest_groups({clauses_.group(clause)}, others)});
}

}  // namespace sudoku_sat
