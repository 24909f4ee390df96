// Whether unit propagation finds all that a formula implies: in states that random decisions lead
// to, the literals that it finds beside those that follow. A literal follows if no model of the
// state has its negation. The models are a solver's, each asked to differ from all before in some
// literal that all of these share; when there is none, the shared literals follow (the iterative
// algorithm for backbones of Marques-Silva, Janota & Lynce, ECAI 2010).
#include <cstdlib>
#include <numeric>

#include "measurements.hpp"
#include "solvers/board_solver.hpp"

namespace sudoku_sat::measure {

namespace {

/// A formula of rules, for propagation and for a solver.
class StatesOfFormula {
 public:
  StatesOfFormula(const Formulation& formulation, const Board& board, const VariableMap& variables,
                  const Limits& limits)
      : solver_(make_solver(SolverChoice{})), limits_(limits) {
    MemorySink clauses;
    solvers::load_rules(board, variables, formulation, clauses, limits);
    formula_variables_ = static_cast<std::size_t>(clauses.size().variables);
    engine_.new_vars(formula_variables_);
    engine_.add(clauses.block());
    solver_->new_vars(formula_variables_);
    solvers::load_clauses(clauses, *solver_, limits);
    help_solver(board, variables);
  }

  /// Adds what follows from a state that is drawn.
  void add(Random& random, Inferred& inferred) {
    std::vector<Lit> decisions = draw(random);
    decisions.resize(random.below(decisions.size() + 1));
    if (!engine_.propagate(decisions, limits_)) return;
    const std::vector<Var> open = open_variables();
    const std::uint64_t found = formula_variables_ - open.size() - decisions.size();
    inferred.found += found;
    inferred.implied += found + backbone(decisions, open);
  }

 private:
  /// Clauses that follow from every encoding, for the solver alone: without them, states of a weak
  /// encoding are pigeon holes, and nearly all of the time goes into showing that one has no model.
  void help_solver(const Board& board, const VariableMap& variables) {
    if (&variables.code() != &direct_code() || !board.only_all_different()) return;
    const Formulation extended{.encoding = &encoding_named("extended")};
    MemorySink clauses;
    solvers::load_rules(board, variables, extended, clauses, limits_);
    solvers::load_clauses(clauses, *solver_, limits_);
  }

  /// Random decisions one after the other, until all variables have values or the next one is a
  /// contradiction.
  std::vector<Lit> draw(Random& random) {
    std::vector<Var> order(formula_variables_);
    std::iota(order.begin(), order.end(), 1);
    random.shuffle(order);
    std::vector<Lit> decisions;
    if (!engine_.propagate(decisions, limits_)) return decisions;
    for (const Var variable : order) {
      if (engine_.value(variable) != Model::Value::open) continue;
      decisions.push_back(random.below(2) == 0 ? variable : -variable);
      if (engine_.propagate(decisions, limits_)) continue;
      decisions.pop_back();
      break;
    }
    return decisions;
  }

  std::vector<Var> open_variables() const {
    std::vector<Var> open;
    for (Var variable = 1; variable <= static_cast<Var>(formula_variables_); ++variable) {
      if (engine_.value(variable) == Model::Value::open) open.push_back(variable);
    }
    return open;
  }

  /// How many of these variables have the same value in all models of the state; all of them if it
  /// has no model.
  std::uint64_t backbone(const std::vector<Lit>& decisions, const std::vector<Var>& open) {
    if (!ask(decisions, 0)) return open.size();
    std::vector<Lit> shared;
    for (const Var variable : open)
      shared.push_back(solver_->value(variable) ? variable : -variable);
    while (!shared.empty()) {
      const Var question = solver_->new_vars(1);
      std::vector<Lit> differs{-question};
      for (const Lit literal : shared) differs.push_back(-literal);
      solver_->add_clause(differs);
      const bool different = ask(decisions, question);
      if (different) {
        std::erase_if(shared, [&](Lit literal) {
          return solver_->value(std::abs(literal)) != (literal > 0);
        });
      }
      const Lit answered[] = {-question};
      solver_->add_clause(answered);
      if (!different) break;
    }
    return shared.size();
  }

  bool ask(const std::vector<Lit>& decisions, Var question) {
    for (const Lit decision : decisions) solver_->assume(decision);
    if (question != 0) solver_->assume(question);
    return solvers::satisfiable(*solver_, limits_);
  }

  UnitPropagation engine_;
  std::unique_ptr<Solver> solver_;
  const Limits& limits_;
  std::size_t formula_variables_ = 0;
};

}  // namespace

}  // namespace sudoku_sat::measure

namespace sudoku_sat {

Inferred completeness_of(const Formulation& formulation, const Board& board,
                         const VariableMap& variables, std::size_t states, const Limits& limits) {
  const LimitsScope scope(limits);
  measure::StatesOfFormula formula(formulation, board, variables, limits);
  Inferred inferred;
  for (std::size_t state = 0; state < states; ++state) {
    limits.check();
    Random random(1, state);
    formula.add(random, inferred);
  }
  return inferred;
}

}  // namespace sudoku_sat
