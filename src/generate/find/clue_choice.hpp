// The choice of clues as SAT: a variable for each clue of the pool; the number chosen of each kind
// is bounded from both sides by a sequential counter (Sinz, CP 2005); lines and areas of
// one rule don't overlap. Each other solution found adds a clause: one of the clues that it breaks
// is chosen.
#pragma once

#include <map>

#include "clue_pool.hpp"
#include "solvers/board_solver.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::generate {

class ClueChoice {
 public:
  /// Numbers of clues in the pool.
  using Numbers = std::vector<std::size_t>;

  ClueChoice(const ClueKinds& kinds, const CluePool& pool)
      : solver_(make_solver({})), clues_(pool.clues().size()) {
    solver_->new_vars(clues_);
    for (std::size_t kind = 0; kind < kinds.forms.size(); ++kind) {
      Numbers of_kind;
      for (std::size_t i = 0; i < clues_; ++i) {
        if (pool.clues()[i].kind == kind) of_kind.push_back(i);
      }
      count(of_kind, kinds.clues[kind].least, kinds.clues[kind].most);
    }
    keep_apart(kinds, pool);
  }

  /// One of these clues is chosen from now on.
  void require_one_of(const Numbers& clues) { add(clues, 1); }

  /// Not all of these are.
  void forbid(const Numbers& clues) { add(clues, -1); }

  /// A choice that meets all of this; no value if there is none. Throws: Stopped, SolverError.
  std::optional<Numbers> find(const Limits& limits) {
    if (!solvers::satisfiable(*solver_, limits)) return std::nullopt;
    Numbers chosen;
    for (std::size_t i = 0; i < clues_; ++i) {
      if (solver_->value(static_cast<Var>(i + 1))) chosen.push_back(i);
    }
    return chosen;
  }

 private:
  void add(const Numbers& clues, Lit sign) {
    std::vector<Lit> clause;
    for (const std::size_t clue : clues) clause.push_back(sign * literal(clue));
    solver_->add_clause(clause);
  }

  /// Output j of a clue says that more than j of the clues up to it are chosen.
  void count(const Numbers& clues, std::size_t least, std::size_t most) {
    const std::size_t outputs = most + 1;
    std::vector<Lit> before;
    for (const std::size_t clue : clues) {
      const Var first = solver_->new_vars(outputs);
      std::vector<Lit> after(outputs);
      for (std::size_t j = 0; j < outputs; ++j) {
        const Lit out = after[j] = first + static_cast<Var>(j);
        const Lit chosen = literal(clue);
        // Up to it more than j, if that held before, or if more than j-1 did and it is chosen.
        if (!before.empty()) solver_->add_clause(std::vector<Lit>{-before[j], out});
        std::vector<Lit> enough{-chosen, out}, needs_more{-out, chosen}, needs_one_less{-out};
        if (!before.empty()) needs_more.push_back(before[j]);
        if (j > 0 && !before.empty()) {
          enough.push_back(-before[j - 1]);
          needs_one_less.push_back(before[j - 1]);
        }
        const bool possible = j == 0 || !before.empty();
        solver_->add_clause(possible ? needs_more : std::vector<Lit>{-out});
        if (possible) solver_->add_clause(enough);
        if (possible && j > 0) solver_->add_clause(needs_one_less);
      }
      before = std::move(after);
    }
    if (before.empty()) return;
    solver_->add_clause(std::vector<Lit>{-before[most]});
    if (least > 0) solver_->add_clause(std::vector<Lit>{before[least - 1]});
  }

  void keep_apart(const ClueKinds& kinds, const CluePool& pool) {
    std::map<std::pair<const Rule*, Cell>, Numbers> over;
    for (std::size_t i = 0; i < clues_; ++i) {
      const PoolClue& clue = pool.clues()[i];
      if (!kinds.forms[clue.kind].spreads()) continue;
      for (const Cell cell : clue.cells) over[{kinds.clues[clue.kind].rule, cell}].push_back(i);
    }
    for (const auto& [place, clues] : over) {
      for (std::size_t i = 0; i < clues.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) forbid({clues[i], clues[j]});
      }
    }
  }

  static Lit literal(std::size_t clue) { return static_cast<Lit>(clue + 1); }

  std::unique_ptr<Solver> solver_;
  std::size_t clues_;
};

}  // namespace sudoku_sat::generate
