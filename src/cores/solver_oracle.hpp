// Oracles that ask a solver: each item is a literal that makes it hold. See solver_oracle.cpp.
#pragma once

#include <memory>

#include "subset_oracle.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

/// The cells of the givens, ascending, and the literals saying that they hold what is given.
std::vector<Cell> given_cells(const Puzzle& puzzle);
std::vector<Lit> literals_of_givens(const Puzzle& puzzle);

class SolverOracle : public SubsetSource {
 public:
  std::size_t items() const override { return literals_.size(); }
  Verdict ask(const Subset& subset) override;
  void require(const Subset& subset) override;
  void forget() override;
  std::optional<Subset> find() override;

  /// Whether the item holds in every solution in which those of the set hold.
  bool implied(std::uint32_t item, const Subset& subset);

 protected:
  /// `limits` must outlive it.
  explicit SolverOracle(const Limits& limits);

  Solver& solver() { return *solver_; }
  const std::vector<Lit>& literals() const { return literals_; }

  /// To be called once the clauses are in the solver.
  void set_literals(std::vector<Lit> literals);

  /// The items that hold in the answer that the solver has just given.
  virtual Subset holding() = 0;

 private:
  const Limits& limits_;
  std::unique_ptr<Solver> solver_;
  std::vector<Lit> literals_;
  Lit all_required_ = 0;  ///< assumed where everything required has to hold
};

/// Items are the givens in reading order.
class GivensOracle : public SolverOracle {
 public:
  /// Whether the clauses of the board's rules fit in memory (at most 15 million), and whether a
  /// second solver can hold them too (at most 2 million).
  static bool fits(const Board& board);
  static bool fits_twice(const Board& board);

  /// Encodes the rules. Throws: Stopped; SolverError where they don't fit.
  GivensOracle(Puzzle puzzle, const Limits& limits);

 private:
  Subset holding() override;

  Puzzle puzzle_;
  std::vector<Cell> cells_;
  VariableMap variables_;
};

}  // namespace sudoku_sat
