// The search for cells' numbers that obey statements but falsify a group of clauses.
#pragma once

#include <optional>

#include "propagation.hpp"

namespace sudoku_sat::meaning {

/// Steps that may still be taken.
class Steps {
 public:
  explicit Steps(Effort effort) : effort_(std::move(effort)) {}

  /// At most `most` until this is called again.
  void limit(long long most) { left_ = std::min(most, effort_.steps - taken_); }
  /// Throws OutOfSteps.
  void take(long long steps = 1);
  /// For work that is no step.
  void poll() const {
    if (effort_.poll) effort_.poll();
  }
  long long taken() const { return taken_; }

 private:
  Effort effort_;
  long long left_ = 0;
  long long taken_ = 0;
  long long polled_ = 0;
};

struct OutOfSteps {};

/// Whether the statement holds. To read it takes more steps than to remember.
bool ask(const Statement& statement, const Grid& grid, Steps& steps);

/// What is looked at: the cells of a group's clauses, and of statements; cells that differ, and
/// full units among these cells, count as well. Cells take their values one by one if a statement
/// is about them, or `by_values`.
class Search {
 public:
  Search(const Facts& facts, const Clauses& clauses, const Group& group,
         std::vector<const Statement*> statements, bool by_values);

  /// Numbers of the cells with which all statements hold and the clauses don't; nothing if there
  /// are none. Throws: OutOfSteps.
  std::optional<std::vector<std::pair<Cell, int>>> run(Steps& steps);

 private:
  /// A cell, and what is asked when it gets its values.
  struct Place {
    Cell cell;
    std::vector<Values> choices;
    std::vector<std::size_t> different;        // places before it
    std::vector<std::size_t> full_units;       // in units_
    std::vector<const Statement*> statements;  // of which it is the last cell
  };

  void add_cell(Cell cell, Values values, bool one_by_one);
  void add_questions(std::size_t place);
  bool find(std::size_t place, bool falsified);
  bool fits(std::size_t place);

  const Facts& facts_;
  Propagation propagation_;
  std::size_t group_cells_ = 0;
  bool certainly_falsified_ = false;
  std::vector<const Statement*> statements_;
  std::vector<Place> places_;
  std::vector<std::size_t> place_of_;            // of each cell
  std::vector<std::vector<std::size_t>> units_;  // their places
  std::vector<Values> held_;                     // at each place
  Grid grid_;
  Steps* steps_ = nullptr;
};

}  // namespace sudoku_sat::meaning
