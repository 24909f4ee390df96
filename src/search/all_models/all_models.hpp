// All models of a formula, on the variables that count, one after the other without starting anew.
//
// A solver that learns clauses and, instead of ending at a model, takes back its last decision and
// goes on: decisions up to a closed level are changed only when nothing is left below them, so no
// model comes twice and none has to be excluded by a clause (Gebser, Kaufmann, Neumann & Schaub,
// LPNMR 2007, as in clasp). Variables that count are decided first, so that the others never make
// a second model of one (Gebser, Kaufmann & Schaub, CPAIOR 2009).
//
// A decision that was taken back is false because all below it has been visited. In a conflict its
// reason is "one of the decisions up to here was another": a lesson then excludes models that were
// visited, too, which is no loss.
#pragma once

#include "levels.hpp"
#include "sudoku_sat/formula.hpp"
#include "variable_order.hpp"

namespace sudoku_sat::search {

/// A sink of clauses that enumerates their models.
class AllModels {
 public:
  enum class End {
    exhausted,   ///< there are no more
    at_model,    ///< `visit` had enough
    out_of_work  ///< it would take longer
  };

  Var new_vars(std::size_t n);
  void add(const ClauseBlock& block);

  /// Calls visit(), which may ask is_true(), for each assignment of the variables 1..counted that
  /// can be extended to a model, once, until it returns false. Which comes when depends on the
  /// formula alone. `work` is about this many microseconds, counted in steps. To be called once,
  /// after all clauses. Throws: Stopped.
  End run(Var counted, std::uint64_t work, const Limits& limits,
          const std::function<bool()>& visit);

  bool is_true(Lit literal) const { return levels_.is_true(formula::index_of(literal)); }

 private:
  bool add_clause(std::span<const Lit> literals);
  void prepare(std::size_t counted);
  void restart_and_forget();
  std::size_t last_level_that_counts() const;
  bool decide();
  bool next_branch(std::size_t level);
  bool resolve_conflict();
  void find_lesson();
  void learn();
  void see(formula::LitIndex falsified);
  template <class Visit>
  bool each_cause(formula::LitIndex literal, const Visit& visit) const;
  bool is_implied(formula::LitIndex falsified) const;
  std::uint32_t levels_in_lesson();
  void back_to(std::size_t level);

  Levels levels_;
  VariableOrder order_{0, 0};
  std::size_t counted_ = 0;
  /// A lesson's literal that follows at a level below the closed ones.
  struct Late {
    formula::LitIndex literal;
    Levels::Reason reason;
    std::size_t level;
  };
  std::vector<Late> late_;
  /// Up to this level decisions are only changed where nothing is left below them.
  std::size_t closed_ = 0;
  bool refuted_ = false;
  std::uint64_t variables_ = 0;
  unsigned rounds_ = 0;

  // What the conflict at hand teaches.
  std::vector<formula::LitIndex> lesson_;  ///< false literals, the one that is to become true first
  std::vector<char> seen_;                 ///< by variable
  std::vector<formula::LitIndex> to_clear_;
  std::size_t open_paths_ = 0;
  std::vector<std::uint64_t> marks_;  ///< by level: the conflict in which it was counted
  std::uint64_t conflicts_ = 0;
  std::uint64_t restarts_ = 0;
  std::uint64_t restart_at_ = 0;  ///< that many conflicts
  std::uint64_t forgotten_ = 0;
  std::uint64_t forget_at_ = 0;
};

}  // namespace sudoku_sat::search
