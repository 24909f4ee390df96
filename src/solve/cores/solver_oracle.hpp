// Oracles that ask a solver: each item is a literal that makes it hold. A solver keeps the rules.
// The items of a set are assumptions, and the failed ones are an inconsistent part. Where it finds
// a model, all items that hold in the model are consistent, whether they were assumed or not:
// givens that the grid has in their cells, rules all of whose clauses are true. Each of a rule's
// clauses also contains the negated selector of that rule, so it holds where its selector is
// assumed.
#pragma once

#include "minimal_subsets.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::cores {

/// The literals saying that the givens hold.
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

/// A rule that can be blamed by itself, with all its reasons: those of a cage say that its values
/// differ and what their sum is. A rule without a number is named by its cells.
struct RuleItem {
  std::string name;
  std::vector<Reason> reasons;
};

struct RuleItems {
  std::vector<RuleItem> rules;
  std::vector<Reason> kept;  ///< of no item: they always hold
};
/// With `keep_units` rows, columns and boxes are not items.
RuleItems rule_items(const Board& board, bool keep_units);

/// Items are the givens in reading order, then the rules.
class RulesOracle : public SolverOracle {
 public:
  /// Throws: Stopped; SolverError where there are too many clauses.
  RulesOracle(const Puzzle& puzzle, const RuleItems& items, const Limits& limits);

 private:
  Subset holding() override;
  void load(const Limits& limits);

  std::size_t givens_;
  std::size_t rules_;
  std::vector<Reason> reasons_;
  std::vector<std::uint32_t> rule_of_;  ///< by reason
  ReasonedClauses clauses_;
};

}  // namespace sudoku_sat::cores
