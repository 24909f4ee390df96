// Checks lemmas as they come, only by unit propagation: clauses that a solver learns need no more.
// Uses the same clauses and the same propagation as for whole proofs, without a record of what each
// check used.
#include <algorithm>
#include <stdexcept>
#include <utility>

#include "clauses.hpp"
#include "poll.hpp"
#include "propagation.hpp"
#include "sudoku_sat/proof_checker.hpp"

namespace sudoku_sat {

class LemmaChecker::Implementation {
 public:
  Implementation(std::span<const std::int32_t> formula, std::size_t variables,
                 std::function<void()> poll)
      : action_(std::move(poll)),
        poll_(action_),
        variables_(std::max<std::size_t>(variables, proof::largest_variable(formula))),
        propagation_(clauses_, variables_, poll_) {
    auto begin = formula.begin();
    while (begin != formula.end()) {
      const auto end = std::find(begin, formula.end(), 0);
      if (proof::normalise({begin, end}, clause_)) keep();
      begin = end + 1;
    }
  }

  bool add(std::span<const std::int32_t> lemma) {
    if (refuted_) return true;
    if (!std::all_of(lemma.begin(), lemma.end(), [this](auto one) { return in_range(one); })) {
      return false;
    }
    poll_.work(lemma.size() + 1);
    if (!proof::normalise(lemma, clause_)) return true;
    const std::size_t roots = propagation_.depth();
    constexpr proof::LitIndex none = 0;
    const bool follows = propagation_.contradicts(clause_, none);
    propagation_.undo(roots);
    if (follows) keep();
    return follows;
  }

  bool refuted() const { return refuted_; }

 private:
  bool in_range(std::int32_t literal) const {
    return proof::is_literal(literal) && proof::variable_of_literal(literal) <= variables_;
  }

  void keep() {
    if (!refuted_) refuted_ = !propagation_.add(clauses_.add(clause_));
  }

  std::function<void()> action_;
  proof::Poll poll_;
  std::size_t variables_;
  proof::Clauses clauses_;
  proof::Propagation propagation_;
  std::vector<proof::LitIndex> clause_;
  bool refuted_ = false;
};

LemmaChecker::LemmaChecker(std::span<const std::int32_t> formula, std::size_t variables,
                           std::function<void()> poll)
    : implementation_(std::make_unique<Implementation>(formula, variables, std::move(poll))) {}

LemmaChecker::~LemmaChecker() = default;
LemmaChecker::LemmaChecker(LemmaChecker&&) noexcept = default;

bool LemmaChecker::add(std::span<const std::int32_t> lemma) { return implementation_->add(lemma); }

bool LemmaChecker::refuted() const { return implementation_->refuted(); }

}  // namespace sudoku_sat
