// Full boards whose groups are permutations: each group of cells, such as each row of a Latin
// square, holds its values once, and a move swaps two values of a group. What is counted is the
// conflicts with all other constraints, and the cells with a value that is no candidate: the search
// may go through boards that propagation excludes. (S. Pan, Y. Wang & M. Yin: A fast local search
// algorithm for the Latin square completion problem, AAAI 2022; Z. Xie and others: A swap
// relaxation-based local search for the Latin square completion problem, IJCAI 2024; boxes as
// groups: R. Lewis, Metaheuristics can solve sudoku puzzles, J. Heuristics 2007.)
//
// What a swap would cost is kept for each pair of cells of a group, since a move changes it for few
// pairs only, and the best pairs are found eight at a time. (Latin squares of order 50 with 750
// open cells: 0.7 us a move.)
#pragma once

#include "formula/clause_lists.hpp"
#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat::solvers {

class Swaps {
 public:
  /// Whether all constraints are all-different, and boxes or rows that hold each value divide the
  /// board into groups.
  static bool suit(const Board& board);

  /// Of the open cells, without values yet. Requires: suit(board).
  Swaps(const Board& board, const VariableMap& variables);

  /// False if a cell has more rivals than can be counted: 250.
  bool fit() const { return fit_; }
  std::size_t conflicts() const { return static_cast<std::size_t>(cost_ / conflict); }

  /// Gives the cells of each group its values in random order. Requires: fit().
  void shuffle(Random& random);

  /// Swaps the value of a cell in conflict with another one: a random one of the cheapest swaps
  /// that take no value back to where it was in conflict less than `tenure` moves ago, 1 to 4095.
  /// Where every swap is forbidden, only time goes by.
  void move(std::size_t tenure, Random& random);

  /// All values, to go back to them later; then no swap is forbidden.
  const std::vector<Value>& values() const { return values_; }
  void set_values(const std::vector<Value>& values);

  /// Calls visit(cell, value) for each open cell.
  template <class Visit>
  void each_value(const Visit& visit) const {
    for (Place place = 0; place < values_.size(); ++place) {
      if (values_[place] != 0) visit(cells_[place], values_[place]);
    }
  }

  /// Pairs and rivals looked at so far: a measure of the work.
  std::uint64_t work() const { return work_; }

 private:
  /// A cell by its number in the order of the groups, each of which begins at a whole vector.
  using Place = std::uint32_t;
  using Cost = std::int16_t;

  static constexpr int conflict = 8;

  struct Group {
    Place first;
    Place end;     ///< of the open cells
    Place stride;  ///< their number, filled up to whole vectors
  };
  struct Forbidden {
    Place place;
    Value value;
  };

  void add_group(std::span<const Cell> cells, const VariableMap& variables);
  void add_rivals(const Board& board);
  void make_room(const VariableMap& variables);
  void count();
  void count_group(std::size_t number, const std::vector<Cost>& taken);
  void count_swaps(const Group& group, Place place);
  bool is_candidate(Place place, Value value) const {
    return candidates_[place * values_per_place_ + value];
  }
  Place& holder(std::size_t group, Value value) {
    return holders_[group * values_per_place_ + value];
  }
  void add_cost(Place place, Value value, int cost);
  void replace_for_rivals(Place place, Value from, Value to);
  void swap(Place one, Place other);
  void forbid(Place place, Value value, std::size_t tenure);
  void permit_what_is_due();
  void update_clashing(Place place);
  void scan(Place place);

  bool fit_ = true;
  std::size_t values_per_place_;  ///< with 0
  std::vector<Group> groups_;
  std::vector<Place> holders_;  ///< by group and value: the place; no_place if a decided cell

  /// By place; the filling has value 0.
  std::vector<Cell> cells_;
  std::vector<std::uint32_t> group_of_;
  std::vector<std::size_t> rows_;  ///< where its row of the matrices begins
  std::vector<bool> candidates_;   ///< and by value
  std::vector<Value> values_;
  std::vector<Cost> now_;                              ///< what its value costs
  std::vector<std::vector<std::uint32_t>> rivalries_;  ///< the constraints that are counted
  std::vector<std::vector<Place>> members_;            ///< of each constraint

  /// By two places of a group: what the value of the second would cost in the first; and what both
  /// would cost after a swap.
  std::vector<Cost> costs_;
  std::vector<Cost> swaps_;

  std::vector<Place> clashing_;  ///< places with costs, in any order
  std::vector<Place> position_;  ///< in clashing_, for those that are there
  std::int64_t cost_ = 0;
  std::uint64_t time_ = 0;  ///< moves
  std::uint64_t work_ = 0;
  std::vector<std::vector<Forbidden>> due_;  ///< by time, in a ring, what is permitted then

  /// Of the current move.
  int least_ = 0;  ///< what the best swaps add to the cost
  std::vector<std::pair<Place, Place>> best_;
};

}  // namespace sudoku_sat::solvers
