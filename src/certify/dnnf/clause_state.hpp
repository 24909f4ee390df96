// The clauses of a formula and an assignment that is closed under unit propagation; why each
// literal holds, and which parts of what is left are independent of each other.
//
// Clauses of two literals are lists of what follows from a literal. Longer ones count their true
// and their false literals (Crawford & Auton, AAAI 1993), because parts need to know at once which
// clauses are satisfied; watched literals don't tell.
#pragma once

#include <span>

#include "base/fingerprint.hpp"
#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::dnnf {

/// Variables that clauses tie together, and the clauses of more than two literals among those.
struct Component {
  std::vector<Var> variables;  ///< in order
  std::vector<std::uint32_t> clauses;
  std::size_t counted = 0;  ///< how many of its variables count
};

class ClauseState {
 public:
  /// Clauses one after the other, each ended by 0. The variables 1..counted count.
  ClauseState(std::span<const Lit> clauses, Var variables, Var counted);

  Var variables() const { return variables_; }
  Var counted() const { return counted_; }
  bool is_open(Var variable) const { return values_[static_cast<std::size_t>(variable)] == 0; }
  /// What holds, in the order in which it became so.
  std::span<const Lit> trail() const { return trail_; }

  /// What the formula's unit clauses imply. False at a contradiction.
  bool begin();
  /// Makes an open literal true, and all that follows. False at a contradiction.
  bool decide(Lit literal);
  void undo(std::size_t trail);
  /// After a contradiction: the decisions that it follows from, the latest first.
  std::vector<Lit> blamed() const;

  /// Splits the open ones among these variables, which no clause ties to others. Those that no
  /// clause needs any more and that don't count are left out.
  void split(std::span<const Var> variables, std::vector<Component>& components);
  /// Two components with the same fingerprint are the same formula.
  base::Fingerprint key(const Component& component) const;

  /// A clause of more than two literals.
  std::span<const Lit> clause(std::uint32_t number) const {
    return std::span(literals_).subspan(begins_[number], begins_[number + 1] - begins_[number]);
  }

 private:
  struct Reason {
    enum class Kind : std::uint8_t { none, pair, clause } kind = Kind::none;
    std::uint32_t what = 0;  ///< the other literal's index, or the clause
  };
  static std::size_t index_of(Lit literal) {
    return literal < 0 ? 2 * static_cast<std::size_t>(-literal) + 1
                       : 2 * static_cast<std::size_t>(literal);
  }
  static std::size_t variable_of(Lit literal) {
    return static_cast<std::size_t>(literal < 0 ? -literal : literal);
  }
  /// 1: true, -1: false, 0: open.
  int value(Lit literal) const {
    return literal < 0 ? -values_[variable_of(literal)] : values_[variable_of(literal)];
  }
  void add(std::span<const Lit> clause);
  bool assign(Lit literal, Reason reason);
  bool propagate();
  bool propagate_pairs(Lit literal);
  bool propagate_clauses(Lit literal);
  bool ask(std::uint32_t clause);
  void gather(Var first, Component& component);
  void reach(Var variable, Component& component);

  Var variables_;
  Var counted_;
  bool contradictory_ = false;
  std::vector<Lit> units_;
  std::vector<std::vector<Lit>> pairs_;           ///< by literal: what follows from it
  std::vector<std::vector<std::uint32_t>> uses_;  ///< by literal: the longer clauses that have it
  std::vector<Lit> literals_;
  std::vector<std::uint32_t> begins_ = {0};
  std::vector<std::uint32_t> trues_;
  std::vector<std::uint32_t> falses_;
  std::vector<std::int8_t> values_;
  std::vector<Reason> reasons_;
  std::vector<Lit> trail_;
  std::size_t head_ = 0;
  std::size_t root_ = 0;                    ///< what holds before any decision
  std::vector<Lit> conflict_;               ///< literals that are all false
  std::vector<std::uint64_t> seen_;         ///< by variable
  std::vector<std::uint64_t> clause_seen_;  ///< by clause
  std::uint64_t round_ = 0;
  std::size_t unreached_ = 0;  ///< of the open variables that are split
};

}  // namespace sudoku_sat::dnnf
