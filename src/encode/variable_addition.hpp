// Bounded variable addition on the clauses of a formula (see Reencoding).
#pragma once

#include <queue>
#include <unordered_map>
#include <vector>

#include "formula/clause_lists.hpp"
#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::encoding {

/// The formula's clauses without some, and others with new variables: each model of the formula is
/// one of these clauses in exactly one way. What must be stopped is: poll_limits().
class VariableAddition {
 public:
  /// The number of a clause: the formula's from 0, then those that are added.
  using ClauseNumber = std::uint32_t;

  /// Throws: SolverError if the clauses need more memory than the machine has, or are 2^31 or more.
  explicit VariableAddition(const MemorySink& formula);

  bool keeps(std::size_t clause) const { return alive_[clause]; }
  std::size_t variables() const { return next_ - first_; }

  /// Calls take(literals) for each clause with new variables, which are the formula's next ones.
  template <class Take>
  void for_each_added(const Take& take) const {
    std::vector<Lit> literals;
    for (std::size_t i = formulas_; i < alive_.size(); ++i) {
      if (!alive_[i]) continue;
      literals.clear();
      for (const formula::LitIndex literal : clause(static_cast<ClauseNumber>(i)))
        literals.push_back(formula::literal_of(literal));
      take(literals);
    }
  }

 private:
  using LitIndex = formula::LitIndex;

  /// Another literal in the place of one literal makes another clause of this one.
  struct Match {
    LitIndex other;
    std::size_t column;
    ClauseNumber clause;
  };

  /// Clauses that are all combinations of the literals with the columns' rests.
  struct Product {
    std::vector<LitIndex> literals;
    std::vector<std::vector<ClauseNumber>> rows;  ///< for each literal, the clauses by column
  };

  std::span<const LitIndex> clause(ClauseNumber number) const {
    return std::span(literals_).subspan(begins_[number], begins_[number + 1] - begins_[number]);
  }

  void append(std::span<const LitIndex> literals);
  void add(std::vector<LitIndex> literals);
  void remove_repeated();
  void remove(ClauseNumber number);
  void drop_removed(LitIndex literal);
  void queue(LitIndex literal) { queue_.emplace(counts_[literal], ~literal); }

  void reduce_all();
  std::vector<Match> matches_of(LitIndex literal, const std::vector<ClauseNumber>& columns);
  LitIndex other_literal(LitIndex literal, ClauseNumber one, ClauseNumber two) const;
  Product product_with(LitIndex literal);
  static std::size_t most_matched(const std::vector<Match>& matches, std::vector<LitIndex>& best);
  LitIndex closest(LitIndex literal, const std::vector<LitIndex>& candidates);
  void count_paths(LitIndex from, std::uint64_t times);
  std::vector<std::pair<std::uint32_t, std::uint64_t>> take_paths();
  template <class Visit>
  void each_neighbour(LitIndex literal, const Visit& visit);
  void replace(const Product& product);

  std::size_t formulas_;  ///< the number of the formula's clauses
  std::uint32_t first_;   ///< the first new variable
  std::uint32_t next_;
  std::vector<LitIndex> literals_;  ///< of all clauses, ascending in each
  std::vector<std::size_t> begins_{0};
  std::vector<bool> alive_;
  std::vector<std::vector<ClauseNumber>> of_;  ///< by literal, its clauses, removed ones too
  std::vector<std::uint32_t> counts_;          ///< by literal, without removed ones
  /// Literals by the number of their clauses, the first of equal ones first; out of date where the
  /// number is not that of counts_.
  std::priority_queue<std::pair<std::uint32_t, LitIndex>> queue_;
  // Paths of two clauses from one literal, as long as its product is looked for.
  std::vector<std::uint64_t> paths_;                      ///< by variable
  std::vector<std::uint32_t> reached_;                    ///< the variables with paths
  std::unordered_map<LitIndex, std::uint64_t> paths_to_;  ///< of three clauses, as far as counted
};

}  // namespace sudoku_sat::encoding
