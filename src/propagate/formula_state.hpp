// Unit propagation on the clauses of a formula, in addition to that on candidates. The clauses are
// indexed once for a board; a state only has the known Booleans and the candidates seen so far, so
// that it can be copied at each node of a search. It looks at a clause when one of its literals
// becomes false: clauses are short, and nothing has to be undone.
//
// Literals of cells and of Booleans are numbered in one range, so that one index of clauses serves
// both.
#pragma once

#include "formula/clause_lists.hpp"
#include "sudoku_sat/propagation.hpp"

namespace sudoku_sat::propagation {

class FormulaState {
 public:
  /// What a cell may still hold: value v is bit (v-1) % 64 of word (v-1) / 64.
  struct Left {
    Cell cell;
    std::vector<std::uint64_t> values;
  };

  /// The formula must outlive it. `size`: N.
  FormulaState(const ClauseConstraint& formula, int size);

  /// Takes over what the cells have lost, propagates to the fixpoint, and adds the cells that have
  /// to lose more. Returns false at a contradiction.
  bool propagate(const Candidates& candidates, std::vector<Left>& changes);

 private:
  /// A literal: the atoms are the values of the cells, then the Booleans.
  using Code = formula::LitIndex;
  enum Known : std::uint8_t { open, is_true, is_false };

  /// What is the same in all states.
  struct Index {
    const ClauseConstraint* formula;
    std::size_t size;
    std::vector<Code> literals;                ///< clause after clause
    std::vector<std::uint32_t> begin;          ///< per clause, and the end of the last one
    formula::Lists<std::uint32_t> clauses_of;  ///< those that contain a literal

    std::span<const Code> clause(std::uint32_t number) const {
      return std::span(literals).subspan(begin[number], begin[number + 1] - begin[number]);
    }
  };

  static std::shared_ptr<const Index> index_of(const ClauseConstraint& formula, std::size_t size);
  Known value_of(Code code) const {
    const Known known = known_[code / 2];
    return known == open || code % 2 == 0 ? known : (known == is_true ? is_false : is_true);
  }
  bool assign(Code code);
  bool take_over(const Candidates& candidates);
  bool look_at(std::uint32_t clause);
  bool look_at_all();
  void tell(const Candidates& candidates, std::vector<Left>& changes) const;

  std::shared_ptr<const Index> index_;
  std::vector<Known> known_;  ///< by atom
  std::vector<Code> queue_;   ///< literals that became true and were not looked at
  bool fresh_ = true;
};

}  // namespace sudoku_sat::propagation
