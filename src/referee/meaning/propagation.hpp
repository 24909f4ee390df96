// Unit propagation in the clauses of a group, while cells get their values one by one.
#pragma once

#include "group.hpp"

namespace sudoku_sat::meaning {

/// Two watched literals a clause (Moskewicz et al., DAC 2001); undone like a stack.
class Propagation {
 public:
  Propagation(const Clauses& clauses, const Group& group);

  /// The cells that the clauses speak of, in the order in which they come up.
  const std::vector<Cell>& cells() const { return cells_; }
  /// The values in parts that no literal of the cell with this number tells apart.
  std::vector<Values> parts(std::size_t cell, Values values) const;

  /// What follows from the clauses alone. Like all that follow: false if they contradict each
  /// other.
  bool begin();
  /// The cell holds one of the values, which are one part or in it.
  bool assign(std::size_t cell, Values values);
  /// Makes the variable true or false that stands for just these values of the cell. Without one,
  /// as if it were false.
  bool set(std::size_t cell, Values values, bool truth);
  /// Whether that variable is false.
  bool excluded(std::size_t cell, Values values) const;
  /// The variables of the cell.
  std::size_t variables(std::size_t cell) const { return own_[cell].size(); }
  /// Whether the cell's variables can still be as with these values.
  bool possible(std::size_t cell, Values values) const;
  /// Whether all of the cell's variables have values.
  bool decided(std::size_t cell) const;
  /// Sets the first variable of the cell that has no value yet.
  bool decide(std::size_t cell, bool truth);
  /// Whether the variables that are still open can have values with which all clauses hold. They
  /// have them then.
  bool can_be_completed(const std::function<void()>& step);

  std::size_t depth() const { return trail_.size(); }
  void undo(std::size_t depth);

 private:
  using Literal = std::uint32_t;  // twice a variable's number here, and 1 if it is negated
  enum class Truth : signed char { open, yes, no };
  struct Own {
    Literal literal;
    Values values;
  };

  Truth truth(Literal literal) const;
  bool set(Literal literal);
  bool propagate();
  bool visit(Literal falsified);

  std::vector<Cell> cells_;
  std::vector<std::vector<Own>> own_;  // of each cell
  std::vector<std::vector<Literal>> clauses_;
  std::vector<std::vector<std::uint32_t>> watching_;
  std::vector<Truth> truths_;
  std::vector<Literal> trail_;
  std::size_t done_ = 0;
};

}  // namespace sudoku_sat::meaning
