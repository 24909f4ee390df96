// Checks a model clause by clause, and extends literals to a model.
//
// Nearly all clauses of a large board are pairs whose first literal is true, so a clause is read
// only up to the first true literal. Open variables are made false in batches, so that a formula
// with many of them is not propagated again for each: a batch that leads to a contradiction is
// halved, down to one variable, which then is true. Each model found is checked, so that the
// propagation need not be trusted.
#include <algorithm>

#include "sudoku_sat/dimacs.hpp"

namespace sudoku_sat {

void ModelCheck::add(const ClauseBlock& block) {
  const Lit* at = block.literals.data();
  const Lit* const end = at + block.literals.size();
  while (at != end) {
    const Lit* const first = at;
    while (*at != 0 && !holds(*at)) ++at;
    ++clauses_;
    if (*at == 0) {
      note({first, at});
    } else {
      while (*at != 0) ++at;
    }
    ++at;
  }
}

/// Of a clause that doesn't hold.
void ModelCheck::note(std::span<const Lit> clause) {
  const bool open = std::any_of(clause.begin(), clause.end(), [&](Lit literal) {
    return literal > 0 && model_[literal] == Model::Value::open;
  });
  std::optional<UnmetClause>& found = open ? open_ : falsified_;
  if (found) return;
  found = UnmetClause{clauses_, line_of_(clauses_), {clause.begin(), clause.end()}};
}

namespace {

bool is_open(const UnitPropagation& engine, Var variable) {
  return engine.value(variable) == Model::Value::open;
}

/// The variables that the engine knows to be true; all others are false.
Model model_of(const UnitPropagation& engine, std::size_t variables) {
  Model model(variables);
  for (std::size_t i = 1; i <= variables; ++i) {
    const auto variable = static_cast<Var>(i);
    model.set(engine.value(variable) == Model::Value::is_true ? variable : -variable);
  }
  return model;
}

}  // namespace

std::optional<Model> extend_to_model(const MemorySink& formula, std::span<const Lit> literals,
                                     const Limits& limits) {
  const auto variables = static_cast<std::size_t>(formula.size().variables);
  UnitPropagation engine;
  engine.new_vars(variables);
  formula.replay(engine);
  std::vector<Lit> assumed(literals.begin(), literals.end());
  if (!engine.propagate(assumed, limits)) return std::nullopt;
  std::size_t batch = variables;
  for (std::size_t next = 1; next <= variables;) {
    const std::size_t before = assumed.size();
    std::size_t end = next;
    for (; end <= variables && assumed.size() - before < batch; ++end) {
      if (is_open(engine, static_cast<Var>(end))) assumed.push_back(-static_cast<Lit>(end));
    }
    if (assumed.size() == before) break;
    if (engine.propagate(assumed, limits)) {
      next = end;
      batch *= 2;
      continue;
    }
    const std::size_t tried = assumed.size() - before;
    const Lit last = assumed.back();
    assumed.resize(before);
    batch = std::max<std::size_t>(tried / 2, 1);
    if (tried == 1) assumed.push_back(-last);
    if (!engine.propagate(assumed, limits)) return std::nullopt;
  }
  Model model = model_of(engine, variables);
  ModelCheck check(model);
  formula.replay(check);
  if (check.falsified() || check.open()) return std::nullopt;
  return model;
}

}  // namespace sudoku_sat
