// One hard formula in several solvers that differ in encoding, options and random numbers. The run
// times of one solver on hard boards are heavy-tailed: where one takes very long, another one might
// have been done long ago (Gomes, Selman, Crato & Kautz, J. Automated Reasoning 2000; Gomes &
// Selman, Algorithm portfolios, Artificial Intelligence 2001).
//
// Members work in slices, which are numbered and counted in steps, not in seconds; a member keeps
// what it has learnt from slice to slice. The answer is that of the slice with the lowest number
// that finds a solution: a thread that finds one waits for the slices before it and ends those
// after it. So any number of threads comes to the same solution. That there is no solution is the
// same answer from every member, so it counts at once.
#pragma once

#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::solving {

/// How one of the solvers is made and what it gets.
struct PortfolioMember {
  Formulation formulation = {};
  SolverChoice solver = {};
  /// Makes a local search, which finds solutions but can hardly ever show that there is none; null:
  /// make_solver() makes the member from `solver`.
  std::function<std::unique_ptr<Solver>()> make_local_search = {};
  /// Its turns are this many times as long as those of other members.
  std::int64_t share = 1;
  /// Its local search is make_swap_search(), which needs no clauses: the formulation is only named.
  bool swaps = false;

  bool is_local_search() const { return swaps || make_local_search != nullptr; }
};

/// A member's turn, which ends after this much work.
struct Slice {
  std::size_t member;
  std::int64_t work;  ///< about this many microseconds: see Solver::limit_work()
};

/// Whose turn it is: slice 0 is a trial of member 0; then rounds in which each member has one turn,
/// from member 1 on, twice as long from round to round.
struct Schedule {
  std::int64_t trial;  ///< as Slice::work
  std::int64_t round;  ///< of each member, in the first round

  Slice slice(std::uint64_t number, std::size_t members) const;
};

struct PortfolioPlan {
  /// A single member works alone, to its end. At least one member is not a local search.
  std::vector<PortfolioMember> members;
  Schedule schedule = {};
  /// Where the first member is not a local search and its formula has more clauses than this, only
  /// local searches work beside it: any other solver would take as much memory.
  std::uint64_t max_clauses = 1'000'000;

  /// The first member that is not a local search.
  const PortfolioMember& first_solver() const;
};

/// The plan for a puzzle of its own that the options name. What they leave open is decided by the
/// puzzle alone, not by the machine, so that a puzzle's answer is the same everywhere.
PortfolioPlan solver_plan(const Puzzle& puzzle, const SolveOptions& options);

class Portfolio {
 public:
  /// Gives a member its formula; the cells have the same variables in all of them. Runs on any
  /// thread.
  using Load = std::function<void(const PortfolioMember& member, SinkRef sink)>;

  /// Loads member 0; the others when their turn comes. Threads beyond the members' number are not
  /// used. Throws: Stopped, SolverError.
  Portfolio(PortfolioPlan plan, unsigned threads, Load load, const Limits& limits);

  /// Which member's answer it is, and so the model, doesn't depend on the number of threads; unless
  /// a limit is reached. Throws: Stopped if a member's formula could not be loaded in time;
  /// SolverError.
  Answer solve(const Limits& limits);

  /// Requires: satisfiable. The one whose model it is.
  Solver& winner() { return *solvers_[winner_]; }
  /// Requires: satisfiable. A local search can't go on from its model: see continue_with().
  bool won_by_local_search() const { return plan_.members[winner_].is_local_search(); }

  /// Requires: satisfiable; a clause that the winner's model makes false. From here on the winner
  /// works alone, with that clause; if it is a local search, it is replaced by a new solver like
  /// the first member that is none, which starts near that model.
  void continue_with(std::span<const Lit> clause);

  /// Of all members together.
  SolverStatistics statistics();

 private:
  class Turns;

  void load_near(const Limits& limits);
  Answer run(const Slice& slice, const Limits& limits);
  Answer take_turns(const Limits& limits);
  /// Returns the number of clauses loaded.
  std::uint64_t load(std::size_t member, const Limits& limits);

  PortfolioPlan plan_;
  unsigned threads_ = 1;
  Load load_;
  std::vector<std::unique_ptr<Solver>> solvers_;  ///< null: its turn has not come
  std::size_t winner_ = 0;
  bool alone_ = false;      ///< only the winner works
  std::vector<Lit> found_;  ///< a clause for a solver that has to be loaded anew
};

}  // namespace sudoku_sat::solving
