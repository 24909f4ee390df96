// Failed literals (Freeman, PhD thesis, University of Pennsylvania 1995) on top of the propagator.
// The order of the literals changes how long it takes, but not the result: a literal that fails
// still fails when more is known.
#include "sudoku_sat/dimacs.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

#include "propagator.hpp"

namespace sudoku_sat {

using namespace formula;

class UnitPropagation::Implementation {
 public:
  Var new_vars(std::size_t n) {
    answered_ = false;
    return propagator_.new_vars(n);
  }

  void add(const ClauseBlock& block) {
    answered_ = false;
    propagator_.add(block);
  }

  bool propagate(std::span<const Lit> assumptions, const Limits& limits) {
    for (const Lit literal : assumptions) propagator_.check(literal);
    answered_ = false;
    answered_ = answer(assumptions, limits);
    return answered_;
  }

  bool probe(const Limits& limits) {
    require_answer();
    answered_ = false;
    limits.check();
    order_probes();
    answered_ = probe_all(limits);
    return answered_;
  }

  Model::Value value(Var variable) const {
    require_answer();
    if (variable < 0) throw std::logic_error("unit propagation: a variable is above 0");
    propagator_.check(variable);
    if (propagator_.assignment().is_open(index_of(variable))) return Model::Value::open;
    const bool is_true = propagator_.assignment().is_true(index_of(variable));
    return is_true ? Model::Value::is_true : Model::Value::is_false;
  }

 private:
  void require_answer() const {
    if (!answered_) throw std::logic_error("unit propagation: no propagate() that returned true");
  }

  bool answer(std::span<const Lit> assumptions, const Limits& limits) {
    if (!propagator_.restart(limits)) return false;
    for (const Lit literal : assumptions) {
      if (!propagator_.assume(index_of(literal))) return false;
    }
    return propagator_.propagate(limits);
  }

  /// Literals that imply most come first: if they don't fail, neither does what they imply.
  void order_probes() {
    if (probes_.size() == 2 * propagator_.variables()) return;
    probes_.resize(2 * propagator_.variables());
    std::iota(probes_.begin(), probes_.end(), index_of(1));
    std::stable_sort(probes_.begin(), probes_.end(), [this](LitIndex first, LitIndex second) {
      const Implications& implications = propagator_.implications();
      return implications.of(first).size() > implications.of(second).size();
    });
    harmless_at_.resize(index_end(propagator_.variables()), 0);
  }

  bool probe_all(const Limits& limits) {
    const Assignment& assignment = propagator_.assignment();
    ++facts_;
    std::size_t next = 0;
    std::size_t idle = 0;
    for (; idle < probes_.size() && assignment.size() < propagator_.variables(); ++idle) {
      const LitIndex index = probes_[next];
      next = next + 1 == probes_.size() ? 0 : next + 1;
      if (!assignment.is_open(index) || harmless_at_[index] == facts_ || !fails(index, limits))
        continue;
      if (!propagator_.assume(negation(index)) || !propagator_.propagate(limits)) return false;
      ++facts_;
      idle = 0;
    }
    return true;
  }

  /// Whether propagation of the literal ends in a contradiction. If not, the literals that it
  /// implies don't fail either, as long as nothing new is known: each of them makes a part of the
  /// same literals true.
  bool fails(LitIndex index, const Limits& limits) {
    const Assignment& assignment = propagator_.assignment();
    const std::size_t known = assignment.size();
    const bool consistent = propagator_.assume(index) && propagator_.propagate(limits);
    for (std::size_t i = known; consistent && i < assignment.size(); ++i) {
      harmless_at_[assignment[i]] = facts_;
    }
    propagator_.undo(known);
    return !consistent;
  }

  Propagator propagator_;
  bool answered_ = false;  ///< the last question was answered with true, and nothing added since

  std::vector<LitIndex> probes_;            ///< all literals, in the order in which they are tried
  std::uint64_t facts_ = 0;                 ///< grows with each literal found to be true
  std::vector<std::uint64_t> harmless_at_;  ///< by index: facts_ when it was last seen not to fail
};

UnitPropagation::UnitPropagation() : implementation_(std::make_unique<Implementation>()) {}

UnitPropagation::~UnitPropagation() = default;

Var UnitPropagation::new_vars(std::size_t n) { return implementation_->new_vars(n); }

void UnitPropagation::add(const ClauseBlock& block) { implementation_->add(block); }

bool UnitPropagation::propagate(std::span<const Lit> assumptions, const Limits& limits) {
  return implementation_->propagate(assumptions, limits);
}

bool UnitPropagation::probe(const Limits& limits) { return implementation_->probe(limits); }

Model::Value UnitPropagation::value(Var variable) const { return implementation_->value(variable); }

}  // namespace sudoku_sat
