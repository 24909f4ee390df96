// Clauses that have to be looked at together because they share variables which stand for no cell.
#pragma once

#include <set>

#include "facts.hpp"

namespace sudoku_sat::meaning {

using Clause = std::span<const int>;

/// Clauses of which each grid has to satisfy all at once, by some values of the other variables.
struct Group {
  std::vector<std::size_t> clauses;      ///< from 0
  std::vector<std::size_t> definitions;  ///< clauses that give variables the value of others
};

/// A formula's clauses, and what each says of cells.
class Clauses {
 public:
  Clauses(const Question& question, const Facts& facts);

  std::size_t count() const { return begins_.size() - 1; }
  Clause operator[](std::size_t number) const {
    return question_.literals.subspan(begins_[number], begins_[number + 1] - begins_[number] - 1);
  }
  const Variable& variable(int literal) const {
    return question_.variables[static_cast<std::size_t>(literal < 0 ? -literal : literal)];
  }
  bool is_of_cell(int literal) const { return variable(literal).cell >= 0; }

  /// The cells of a clause in order, each with those of its values that make none of its literals
  /// true.
  using Falsified = std::vector<std::pair<Cell, Values>>;
  Falsified falsified(std::size_t number) const;
  /// Whether a grid that needs a model may falsify the literals of cells.
  bool may_be_false(std::size_t number) const;

  /// The clauses that some grid may falsify, in groups without common variables but those that are
  /// defined by cells. A definition is y = not (a or b ...), with literals of cells or of variables
  /// defined before, in the clauses (y a b ...), (-y -a), (-y -b) ...; it holds with the value that
  /// it gives to y, whatever the cells hold (Eén & Biere, SAT 2005).
  ///
  /// Groups about the same cells are one if these are few or the groups share definitions, and a
  /// group is part of another that has its cells and its definitions: the search goes through the
  /// cells' values once, and what more cells obey can say what some can't hold.
  /// `poll` is called now and then.
  std::vector<Group> groups(const std::function<void()>& poll) const;
  /// The cells that a group's clauses and definitions speak of.
  std::set<Cell> cells_of(const Group& group) const;

 private:
  const Question& question_;
  const Facts& facts_;
  std::vector<std::size_t> begins_;
};

}  // namespace sudoku_sat::meaning
