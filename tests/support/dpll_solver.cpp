// Clauses are read from end to end at each decision: short, and fast enough for small formulas.
#include "dpll_solver.hpp"

#include <algorithm>
#include <stdexcept>

namespace sudoku_sat::support {

namespace {

DpllUse use;

class DpllSolver : public Solver {
 public:
  Var new_vars(std::size_t n) override {
    answer_ = Answer::unknown;
    return take_variables(variables_, n);
  }

  void add(const ClauseBlock& block) override {
    answer_ = Answer::unknown;
    for (const Lit literal : block.literals) {
      if (literal != 0) {
        clause_.push_back(literal);
      } else {
        clauses_.push_back(std::move(clause_));
        clause_.clear();
      }
    }
  }

  void assume(Lit literal) override {
    answer_ = Answer::unknown;
    assumptions_.push_back(literal);
  }

  Answer solve(const Limits& limits) override {
    ++use.asked;
    values_.assign(variables_ + 1, 0);
    trail_.clear();
    const bool consistent = std::all_of(assumptions_.begin(), assumptions_.end(),
                                        [this](Lit literal) { return make_true(literal); });
    assumptions_.clear();
    answer_ = consistent && search(limits) ? Answer::satisfiable : Answer::unsatisfiable;
    return answer_;
  }

  bool value(Var variable) override {
    if (answer_ != Answer::satisfiable) throw std::logic_error("no model");
    return values_[static_cast<std::size_t>(variable)] > 0;
  }

  bool failed(Lit) override { return true; }

 private:
  bool is(Lit literal, int wanted) const {
    const int value = values_[static_cast<std::size_t>(literal < 0 ? -literal : literal)];
    return value * (literal < 0 ? -1 : 1) == wanted;
  }

  bool make_true(Lit literal) {
    if (is(literal, 1)) return true;
    if (is(literal, -1)) return false;
    values_[static_cast<std::size_t>(literal < 0 ? -literal : literal)] = literal < 0 ? -1 : 1;
    trail_.push_back(literal);
    return true;
  }

  /// Whether no clause is false after all units were found.
  bool propagate() {
    for (bool again = true; again;) {
      again = false;
      for (const std::vector<Lit>& clause : clauses_) {
        if (std::any_of(clause.begin(), clause.end(), [this](Lit l) { return is(l, 1); })) continue;
        const auto open = [this](Lit literal) { return is(literal, 0); };
        const auto found = std::find_if(clause.begin(), clause.end(), open);
        if (found == clause.end()) return false;
        if (std::any_of(found + 1, clause.end(), open)) continue;
        again = make_true(*found);
      }
    }
    return true;
  }

  bool search(const Limits& limits) {
    limits.check();
    if (!propagate()) return false;
    const auto open = std::find(values_.begin() + 1, values_.end(), 0);
    if (open == values_.end()) return true;
    const Var variable = static_cast<Var>(open - values_.begin());
    const std::size_t before = trail_.size();
    for (const Lit literal : {variable, -variable}) {
      make_true(literal);
      if (search(limits)) return true;
      for (; trail_.size() > before; trail_.pop_back()) {
        const Lit last = trail_.back();
        values_[static_cast<std::size_t>(last < 0 ? -last : last)] = 0;
      }
    }
    return false;
  }

  std::uint64_t variables_ = 0;
  std::vector<Lit> clause_;
  std::vector<std::vector<Lit>> clauses_;
  std::vector<Lit> assumptions_;
  std::vector<int> values_;  ///< by variable: 1, -1 or open
  std::vector<Lit> trail_;
  Answer answer_ = Answer::unknown;
};

std::unique_ptr<Solver> make(const SolverChoice&) {
  ++use.made;
  return std::make_unique<DpllSolver>();
}

}  // namespace

const SolverEntry dpll{
    .name = "dpll",
    .summary = "DPLL without learning",
    .source = "Davis, Logemann & Loveland, CACM 1962",
    .install = "always there",
    .make = make,
    .incremental = true,
};

const DpllUse& dpll_use() { return use; }

}  // namespace sudoku_sat::support
