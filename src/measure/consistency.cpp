// Whether unit propagation on the clauses of an encoding enforces generalized arc consistency: for
// states in which the cells of one constraint have only some of their candidates left, which
// candidates the constraint excludes by itself, and which of them the clauses exclude. What the
// constraint excludes is found exactly and without clauses: by matchings for all-different
// constraints (Régin, A filtering algorithm for constraints of difference in CSPs, AAAI 1994), by
// the paths of decision diagrams for sums and sequences.
//
// A state is given to the formula as assumptions: for each candidate there is a literal that
// excludes it, so that value codes without a variable for each candidate can be told any state.
// Unit propagation runs on the whole formula, because some encodings say something about a row only
// together with its boxes.
#include <bit>
#include <numeric>

#include "measurements.hpp"
#include "propagate/diagram_filter.hpp"
#include "solvers/board_solver.hpp"

namespace sudoku_sat::measure {

namespace {

/// For each cell of the board its candidates: value v is bit v - 1.
using Masks = std::vector<std::uint64_t>;

std::uint64_t bit_of(int value) { return std::uint64_t{1} << (value - 1); }

template <class Visit>
void each_value(std::uint64_t mask, Visit&& visit) {
  for (; mask != 0; mask &= mask - 1) visit(std::countr_zero(mask) + 1);
}

/// Cells with distinct values, as a matching of cells and values.
class Matching {
 public:
  Matching(std::span<const Cell> cells, const Masks& left) : cells_(cells), left_(left) {}

  /// Whether each cell can have a value of its own.
  bool find() {
    for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
      std::uint64_t seen = 0;
      if (!place(cell, seen)) return false;
    }
    return true;
  }

  /// Whether there is such a matching in which the cell has the value. Requires: find().
  bool supports(std::size_t cell, int value) const {
    std::uint64_t reached = bit_of(value);
    std::uint64_t open = reached;
    while (open != 0) {
      const int taken = std::countr_zero(open) + 1;
      open &= open - 1;
      const std::size_t holder = holders_[static_cast<std::size_t>(taken)];
      if (holder == none || holder == cell) return true;
      const std::uint64_t further = left_[cells_[holder]] & ~reached;
      reached |= further;
      open |= further;
    }
    return false;
  }

 private:
  static constexpr std::size_t none = std::size_t{0} - 1;

  bool place(std::size_t cell, std::uint64_t& seen) {
    std::uint64_t rest = left_[cells_[cell]];
    while ((rest &= ~seen) != 0) {
      const int value = std::countr_zero(rest) + 1;
      seen |= bit_of(value);
      std::size_t& holder = holders_[static_cast<std::size_t>(value)];
      if (holder == none || place(holder, seen)) {
        holder = cell;
        return true;
      }
    }
    return false;
  }

  std::span<const Cell> cells_;
  const Masks& left_;
  std::vector<std::size_t> holders_ = std::vector<std::size_t>(65, none);  ///< by value
};

// Each leaves the cells the candidates that some assignment allowed by the constraint gives them,
// and returns false if there is no such assignment.

bool filter(const AllDifferent& constraint, Masks& left) {
  Matching matching(constraint.cells, left);
  if (!matching.find()) return false;
  Masks supported = left;
  for (std::size_t cell = 0; cell < constraint.cells.size(); ++cell) {
    each_value(left[constraint.cells[cell]], [&](int value) {
      if (!matching.supports(cell, value)) supported[constraint.cells[cell]] &= ~bit_of(value);
    });
  }
  left = std::move(supported);
  return true;
}

auto leave_in(Masks& left) {
  return [&left](Cell cell, std::span<const std::uint64_t> supported) {
    left[cell] &= supported[0];
    return left[cell] != 0;
  };
}

bool filter(const PairRelation& constraint, Masks& left) {
  return propagation::filter_by_relation(
      constraint, 1, [&](Cell cell) { return std::span(&left[cell], 1); }, leave_in(left));
}

bool filter(const Board::DiagramOf& constraint, Masks& left) {
  return propagation::filter_by_diagram(
      constraint, 1, [&](Cell cell) { return std::span(&left[cell], 1); }, leave_in(left));
}

std::vector<Cell> cells_of(const AllDifferent& constraint) { return constraint.cells; }
std::vector<Cell> cells_of(const PairRelation& constraint) {
  return {constraint.first, constraint.second};
}
std::vector<Cell> cells_of(const Board::DiagramOf& constraint) { return *constraint.cells; }

/// What is left of cells: all possibilities if they are few, else random ones.
class States {
 public:
  States(const std::vector<Cell>& cells, const Masks& candidates, std::size_t most,
         std::uint64_t number)
      : cells_(cells), candidates_(candidates), count_(most), random_(1, number) {
    std::size_t all = 1;
    for (const Cell cell : cells) {
      const std::uint64_t subsets = subsets_of(cell);
      if (subsets > most / all) return;
      all *= static_cast<std::size_t>(subsets);
    }
    count_ = all;
    exact_ = true;
  }

  std::size_t count() const { return count_; }

  /// State number `index`. Random states come in their order.
  Masks state(std::size_t index) {
    Masks left = candidates_;
    const std::size_t kept = 1 + random_.below(shares);
    for (const Cell cell : cells_) {
      if (exact_) {
        left[cell] = subset(candidates_[cell], 1 + index % subsets_of(cell));
        index /= static_cast<std::size_t>(subsets_of(cell));
      } else {
        left[cell] = random_subset(candidates_[cell], kept);
      }
    }
    return left;
  }

 private:
  static constexpr std::size_t shares = 8;  ///< a state keeps 1/8 to 8/8 of the candidates

  /// Those that are not empty; the greatest number if there are more.
  std::uint64_t subsets_of(Cell cell) const {
    const int values = std::popcount(candidates_[cell]);
    return values >= 63 ? ~std::uint64_t{0} : (std::uint64_t{1} << values) - 1;
  }

  static std::uint64_t subset(std::uint64_t mask, std::uint64_t chosen) {
    std::uint64_t found = 0;
    each_value(mask, [&](int value) {
      if (chosen % 2 == 1) found |= bit_of(value);
      chosen /= 2;
    });
    return found;
  }

  std::uint64_t random_subset(std::uint64_t mask, std::size_t kept) {
    std::uint64_t found = 0;
    while (found == 0) {
      each_value(mask, [&](int value) {
        if (random_.below(shares) < kept) found |= bit_of(value);
      });
    }
    return found;
  }

  const std::vector<Cell>& cells_;
  const Masks& candidates_;
  std::size_t count_;
  Random random_;
  bool exact_ = false;
};

/// The clauses, with a literal for each candidate that excludes it.
class Clauses {
 public:
  Clauses(const Formulation& formulation, const Board& board, const VariableMap& variables,
          const Limits& limits)
      : variables_(variables), size_(board.size()) {
    solvers::load_rules(board, variables, formulation, engine_, limits);
    excluders_ = engine_.new_vars(board.cells() * static_cast<std::size_t>(size_));
    candidates_.resize(board.cells());
    ClauseStream out(engine_);
    for (Cell cell = 0; cell < board.cells(); ++cell) {
      for (int value = 1; value <= size_; ++value) add_excluder(cell, value, out);
    }
    out.flush();
  }

  const Masks& candidates() const { return candidates_; }

  /// Propagates; false at a contradiction.
  bool propagate(const std::vector<Cell>& cells, const Masks& left, const Limits& limits) {
    assumed_.clear();
    for (const Cell cell : cells) {
      each_value(candidates_[cell] & ~left[cell],
                 [&](int value) { assumed_.push_back(excluder(cell, value)); });
    }
    return engine_.propagate(assumed_, limits);
  }

  /// Whether a literal of the candidate is false. Requires: propagate() returned true.
  bool excluded(Cell cell, int value) {
    literals_.clear();
    variables_.append_literals(cell, value, literals_);
    return std::any_of(literals_.begin(), literals_.end(), [&](Lit literal) {
      return engine_.value(std::abs(literal)) ==
             (literal < 0 ? Model::Value::is_true : Model::Value::is_false);
    });
  }

 private:
  Lit excluder(Cell cell, int value) const {
    return excluders_ + static_cast<Lit>(cell) * size_ + value - 1;
  }

  void add_excluder(Cell cell, int value, ClauseStream& out) {
    if (variables_.decided(cell) != 0) {
      if (variables_.decided(cell) == value) candidates_[cell] = bit_of(value);
      return;
    }
    literals_.clear();
    if (!variables_.append_literals(cell, value, literals_)) return;
    candidates_[cell] |= bit_of(value);
    for (Lit& literal : literals_) literal = -literal;
    literals_.push_back(-excluder(cell, value));
    out.add(literals_);
  }

  const VariableMap& variables_;
  int size_;
  UnitPropagation engine_;
  Var excluders_ = 0;
  Masks candidates_;
  std::vector<Lit> assumed_;
  std::vector<Lit> literals_;
};

template <class Constraint>
void add_constraint(const Constraint& constraint, std::uint64_t number, std::size_t most,
                    Clauses& clauses, Inferred& inferred, const Limits& limits) {
  const std::vector<Cell> cells = cells_of(constraint);
  States states(cells, clauses.candidates(), most, number);
  for (std::size_t index = 0; index < states.count(); ++index) {
    limits.check();
    const Masks left = states.state(index);
    Masks supported = left;
    const bool possible = filter(constraint, supported);
    const bool consistent = clauses.propagate(cells, left, limits);
    for (const Cell cell : cells) {
      const std::uint64_t implied = possible ? left[cell] & ~supported[cell] : left[cell];
      inferred.implied += static_cast<std::uint64_t>(std::popcount(implied));
      each_value(implied, [&](int value) {
        if (!consistent || clauses.excluded(cell, value)) ++inferred.found;
      });
    }
  }
}

}  // namespace

}  // namespace sudoku_sat::measure

namespace sudoku_sat {

std::optional<Inferred> consistency_of(const Formulation& formulation, const Board& board,
                                       const VariableMap& variables, std::size_t states,
                                       const Limits& limits) {
  constexpr int max_values = 64;
  if (board.size() > max_values) return std::nullopt;
  const LimitsScope scope(limits);
  measure::Clauses clauses(formulation, board, variables, limits);
  Inferred inferred;
  std::uint64_t number = 0;
  const auto add_all = [&](const auto& constraints) {
    for (const auto& constraint : constraints) {
      measure::add_constraint(constraint, ++number, states, clauses, inferred, limits);
    }
  };
  add_all(board.all_different());
  add_all(board.relations());
  add_all(board.diagrams());
  return inferred;
}

}  // namespace sudoku_sat
