// One hard formula in several solvers that differ in encoding, options and random numbers. Runs of
// one solver on hard boards are heavy-tailed: most of the luck is whether another one would have
// been done long ago (Gomes, Selman, Crato & Kautz, J. Automated Reasoning 2000; Gomes & Selman,
// Algorithm portfolios, Artificial Intelligence 2001). See portfolio.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

/// How one of the solvers is made and what it gets.
struct PortfolioMember {
  Formulation formulation = {};
  SolverChoice solver = {};
  /// Makes a local search, which finds solutions but can hardly ever show that there is none; null:
  /// make_solver() makes the member's solver of `solver`.
  std::function<std::unique_ptr<Solver>()> make_local_search = {};
  /// Its turns are so many times as long as those of others.
  std::int64_t share = 1;
};

/// A member's turn, which ends after so many conflicts.
struct Slice {
  std::size_t member;
  std::int64_t conflicts;
};

/// Whose turn it is: slice 0 is a trial of member 0; then rounds in which each member has one turn,
/// from member 1 on, twice as long from round to round.
struct Schedule {
  std::int64_t trial;
  std::int64_t round;

  Slice slice(std::uint64_t number, std::size_t members) const;
};

struct PortfolioPlan {
  /// A single member works alone, to its end. At least one member is no local search.
  std::vector<PortfolioMember> members;
  Schedule schedule = {};
  /// Where the first member is no local search and gets more than that, it has nobody but local
  /// searches beside it: each other one would take as much memory.
  std::uint64_t most_clauses = 1'000'000;
};

class Portfolio {
 public:
  /// Gives a member its formula; the cells have the same variables in all of them. Runs on any
  /// thread.
  using Load = std::function<void(const PortfolioMember& member, SinkRef sink)>;

  /// Loads member 0; the others when their turn comes. Threads beyond the members' number are not
  /// used. Throws: Stopped, SolverError.
  Portfolio(PortfolioPlan plan, unsigned threads, Load load, const Limits& limits);
  ~Portfolio();

  /// Which member's answer it is, and so the model, doesn't depend on the number of threads; unless
  /// a limit is reached. Throws: Stopped where a member's formula could not be loaded in time;
  /// SolverError.
  Answer solve(const Limits& limits);

  /// Requires: satisfiable. The one whose model it is.
  Solver& winner() { return *solvers_[winner_]; }

  /// Requires: satisfiable; a clause that the winner's model makes false. From here on the winner
  /// works alone, with that clause; where it is a local search, a new solver like the first member
  /// that is none, near that model.
  void continue_with(std::span<const Lit> clause);

  /// Of all members together.
  SolverStatistics statistics();

 private:
  class Turns;

  void load_near(const Limits& limits);
  Answer run(const Slice& slice, const Limits& limits);
  Answer solve_in_turns(const Limits& limits);
  Answer solve_on_threads(const Limits& limits);
  /// Returns the number of its clauses.
  std::uint64_t load(std::size_t member, const Limits& limits);

  PortfolioPlan plan_;
  unsigned threads_ = 1;
  Load load_;
  std::vector<std::unique_ptr<Solver>> solvers_;  ///< null: its turn has not come
  std::size_t winner_ = 0;
  bool alone_ = false;      ///< the winner
  std::vector<Lit> found_;  ///< a clause for a solver that has to be loaded anew
};

}  // namespace sudoku_sat
