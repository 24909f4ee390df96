// Unit propagation on the clauses of a formula, beside that on candidates. The clauses are indexed
// once for a board; a state is what is known of the Booleans and which candidates it has seen, so
// that it can be copied at each node of a search. It looks at a clause when one of its literals
// becomes false: clauses are short, and nothing has to be undone.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sudoku_sat/board.hpp"
#include "sudoku_sat/propagation.hpp"

namespace sudoku_sat {

class FormulaState {
 public:
  /// What a cell may still hold: value v is bit (v-1) % 64 of word (v-1) / 64.
  struct Left {
    Cell cell;
    std::vector<std::uint64_t> values;
  };

  /// The formula must outlive it. `size`: N.
  FormulaState(const Formula& formula, int size);

  /// Takes over what the cells have lost, propagates to the fixpoint, and adds the cells that have
  /// to lose more. Returns false at a contradiction.
  bool propagate(const Candidates& candidates, std::vector<Left>& changes);

 private:
  /// A literal by its number: twice that of its atom, and one more where it is negated. The atoms
  /// are the values of the cells, then the Booleans.
  using Code = std::uint32_t;
  enum Known : std::uint8_t { open, is_true, is_false };

  /// What is the same in all states.
  struct Index {
    const Formula* formula;
    std::size_t size;
    std::vector<Code> literals;          ///< clause after clause
    std::vector<std::uint32_t> begin;    ///< per clause, and the end of the last one
    std::vector<std::uint32_t> first;    ///< per literal, in `clauses`, and the end
    std::vector<std::uint32_t> clauses;  ///< those that contain it
  };

  static std::shared_ptr<const Index> index_of(const Formula& formula, std::size_t size);
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

}  // namespace sudoku_sat
