// The same formula in another order: variables renumbered, clauses and the literals of each clause
// shuffled. A solver's time depends on such an order, so benchmarks take several of them (Biere &
// Heule, The Effect of Scrambling CNFs, POS 2018). Signs stay: solvers begin by guessing one sign
// for all variables, and "the cell holds v" means something else than "it does not".
//
// Random numbers are those of Random, so the same seed gives the same order on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formula.hpp"

namespace sudoku_sat {

/// New numbers for the variables of a formula.
class Scrambling {
 public:
  /// Draws numbers for the variables 1..variables; takes 4 bytes for each. Requires: variables <=
  /// max_variable. Throws: SolverError where the machine lacks the memory.
  Scrambling(Random& random, std::uint64_t variables);

  /// The literal with its variable's new number. Requires: it is a literal of the formula.
  Lit operator()(Lit literal) const {
    return literal < 0 ? -renamed_[static_cast<std::size_t>(-literal) - 1]
                       : renamed_[static_cast<std::size_t>(literal) - 1];
  }

  /// What a model of the scrambled formula says of the formula's own variables 1..kept.
  /// Requires: kept is at most the number of variables.
  Model undo(const Model& scrambled, std::size_t kept) const;

 private:
  std::vector<Var> renamed_;
};

/// What ScrambledFormula does with the literals of a clause.
enum class LiteralOrder { kept, shuffled };

/// A clause sink that keeps a formula, to hand it on in another order.
class ScrambledFormula {
 public:
  /// Room for a formula of that size, which may grow. Takes 4 bytes for each literal and each
  /// clause, and 8 for each clause while it is handed on. Throws: SolverError where the machine
  /// lacks the memory.
  explicit ScrambledFormula(const Size& expected = {});

  Var new_vars(std::size_t n) { return counts_.new_vars(n); }
  void add(const ClauseBlock& block);

  const Size& size() const { return counts_.size(); }

  /// A clause as it was, where it began among all literals (each clause has one more for its 0),
  /// and what has become of it.
  using Take = std::function<void(std::span<const Lit> clause, std::size_t begin,
                                  std::span<const Lit> scrambled)>;

  /// Calls take() for each clause, in an order drawn from `random`. Requires: `names` are for all
  /// variables.
  void each(Random& random, const Scrambling& names, LiteralOrder order, const Take& take) const;

  /// Hands the formula on, with its variables.
  void write(Random& random, const Scrambling& names, LiteralOrder order, SinkRef sink) const;

 private:
  CountingSink counts_;
  std::vector<Lit> literals_;  ///< each clause ended by 0
};

}  // namespace sudoku_sat
