#include "clause_state.hpp"

namespace sudoku_sat::dnnf {

ClauseState::ClauseState(std::span<const Lit> clauses, Var variables, Var counted)
    : variables_(variables), counted_(counted) {
  const std::size_t size = static_cast<std::size_t>(variables) + 1;
  pairs_.resize(2 * size);
  uses_.resize(2 * size);
  values_.resize(size, 0);
  reasons_.resize(size);
  seen_.resize(size, 0);
  each_clause(clauses, [this](std::span<const Lit> clause) { add(clause); });
  trues_.resize(begins_.size() - 1, 0);
  falses_.resize(begins_.size() - 1, 0);
  clause_seen_.resize(begins_.size() - 1, 0);
}

void ClauseState::add(std::span<const Lit> clause) {
  poll_limits(clause.size());
  std::vector<Lit> literals(clause.begin(), clause.end());
  std::sort(literals.begin(), literals.end());
  literals.erase(std::unique(literals.begin(), literals.end()), literals.end());
  const bool always = std::any_of(literals.begin(), literals.end(), [&](Lit literal) {
    return std::binary_search(literals.begin(), literals.end(), -literal);
  });
  if (always) return;
  if (literals.empty()) contradictory_ = true;
  if (literals.size() == 1) units_.push_back(literals[0]);
  if (literals.size() == 2) {
    pairs_[index_of(-literals[0])].push_back(literals[1]);
    pairs_[index_of(-literals[1])].push_back(literals[0]);
  }
  if (literals.size() < 3) return;
  const auto number = static_cast<std::uint32_t>(begins_.size() - 1);
  for (const Lit literal : literals) uses_[index_of(literal)].push_back(number);
  literals_.insert(literals_.end(), literals.begin(), literals.end());
  begins_.push_back(static_cast<std::uint32_t>(literals_.size()));
}

bool ClauseState::begin() {
  bool fine = !contradictory_;
  for (const Lit unit : units_) fine = fine && assign(unit, {});
  fine = fine && propagate();
  root_ = trail_.size();
  return fine;
}

bool ClauseState::decide(Lit literal) { return assign(literal, {}) && propagate(); }

/// False if it contradicts what is known.
bool ClauseState::assign(Lit literal, Reason reason) {
  const int known = value(literal);
  if (known > 0) return true;
  if (known < 0) {
    conflict_ = {literal};
    if (reason.kind == Reason::Kind::pair) {
      conflict_.push_back(static_cast<Lit>(reason.what / 2) * (reason.what % 2 != 0 ? -1 : 1));
    }
    return false;
  }
  values_[variable_of(literal)] = literal < 0 ? -1 : 1;
  reasons_[variable_of(literal)] = reason;
  trail_.push_back(literal);
  return true;
}

bool ClauseState::propagate() {
  while (head_ < trail_.size()) {
    const Lit literal = trail_[head_++];
    const bool clauses = propagate_clauses(literal);
    if (!clauses || !propagate_pairs(literal)) return false;
  }
  return true;
}

bool ClauseState::propagate_pairs(Lit literal) {
  // The other literal of the clause is the negation of this one.
  const Reason reason{Reason::Kind::pair, static_cast<std::uint32_t>(index_of(-literal))};
  for (const Lit follows : pairs_[index_of(literal)]) {
    if (!assign(follows, reason)) return false;
  }
  return true;
}

bool ClauseState::propagate_clauses(Lit literal) {
  for (const std::uint32_t clause : uses_[index_of(literal)]) ++trues_[clause];
  // All are counted, also after a contradiction, so that undo() is the same for all literals.
  bool fine = true;
  for (const std::uint32_t number : uses_[index_of(-literal)]) {
    const std::uint32_t falses = ++falses_[number];
    if (!fine || trues_[number] != 0) continue;
    if (falses + 1 >= begins_[number + 1] - begins_[number]) fine = ask(number);
  }
  return fine;
}

/// A clause of which at most one literal seems open.
bool ClauseState::ask(std::uint32_t number) {
  const std::span<const Lit> literals = clause(number);
  Lit open = 0;
  for (const Lit literal : literals) {
    const int known = value(literal);
    if (known > 0) return true;
    if (known == 0) open = literal;
  }
  if (open != 0) return assign(open, {Reason::Kind::clause, number});
  conflict_.assign(literals.begin(), literals.end());
  return false;
}

void ClauseState::undo(std::size_t trail) {
  while (trail_.size() > trail) {
    const Lit literal = trail_.back();
    if (trail_.size() <= head_) {
      for (const std::uint32_t clause : uses_[index_of(literal)]) --trues_[clause];
      for (const std::uint32_t clause : uses_[index_of(-literal)]) --falses_[clause];
    }
    values_[variable_of(literal)] = 0;
    trail_.pop_back();
  }
  head_ = std::min(head_, trail);
}

std::vector<Lit> ClauseState::blamed() const {
  std::vector<char> marked(values_.size(), 0);
  for (const Lit literal : conflict_) marked[variable_of(literal)] = 1;
  std::vector<Lit> decisions;
  for (std::size_t place = trail_.size(); place-- > root_;) {
    const Lit literal = trail_[place];
    if (marked[variable_of(literal)] == 0) continue;
    const Reason reason = reasons_[variable_of(literal)];
    if (reason.kind == Reason::Kind::none) decisions.push_back(literal);
    if (reason.kind == Reason::Kind::pair) marked[reason.what / 2] = 1;
    if (reason.kind == Reason::Kind::clause) {
      for (const Lit other : clause(reason.what)) marked[variable_of(other)] = 1;
    }
  }
  return decisions;
}

void ClauseState::split(std::span<const Var> variables, std::vector<Component>& components) {
  components.clear();
  ++round_;
  unreached_ = static_cast<std::size_t>(
      std::count_if(variables.begin(), variables.end(), [this](Var one) { return is_open(one); }));
  for (const Var variable : variables) {
    if (!is_open(variable) || seen_[static_cast<std::size_t>(variable)] == round_) continue;
    Component component;
    gather(variable, component);
    const bool needed = component.counted > 0 || component.variables.size() > 1;
    if (needed) components.push_back(std::move(component));
  }
}

/// All that clauses tie to the variable.
void ClauseState::gather(Var first, Component& component) {
  reach(first, component);
  for (std::size_t next = 0; next < component.variables.size(); ++next) {
    const Var variable = component.variables[next];
    for (const Lit literal : {variable, -variable}) {
      // Mostly there is a single part, and a few variables lead to all others.
      for (std::size_t i = 0; i < pairs_[index_of(literal)].size() && unreached_ > 0; ++i) {
        reach(static_cast<Var>(variable_of(pairs_[index_of(literal)][i])), component);
      }
      for (const std::uint32_t number : uses_[index_of(literal)]) {
        if (trues_[number] != 0 || clause_seen_[number] == round_) continue;
        clause_seen_[number] = round_;
        component.clauses.push_back(number);
        if (unreached_ == 0) continue;
        for (const Lit other : clause(number)) {
          reach(static_cast<Var>(variable_of(other)), component);
        }
      }
    }
  }
  std::sort(component.variables.begin(), component.variables.end());
}

void ClauseState::reach(Var variable, Component& component) {
  std::uint64_t& seen = seen_[static_cast<std::size_t>(variable)];
  if (seen == round_ || !is_open(variable)) return;
  seen = round_;
  --unreached_;
  component.variables.push_back(variable);
  if (variable <= counted_) ++component.counted;
}

base::Fingerprint ClauseState::key(const Component& component) const {
  base::Fingerprint key;
  for (const Var variable : component.variables) {
    key += base::extended({}, static_cast<std::uint64_t>(variable));
  }
  for (const std::uint32_t clause : component.clauses) {
    key += base::extended({1, 1}, clause);
  }
  return key;
}

}  // namespace sudoku_sat::dnnf
