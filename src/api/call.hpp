// A request being answered: what its command reads, and where the answers go.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/exit_status.hpp"
#include "report/given_grids.hpp"
#include "request.hpp"
#include "sudoku_sat/api.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/formula.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::api {

class ApiCall {
 public:
  ApiCall(const Request& request, const app::Command& command, const RequestLimits& limits,
          const std::atomic<bool>* interrupt, const OnProgress& on_progress);

  const app::OptionValues& options() const { return options_; }
  const RequestLimits& request_limits() const { return limits_; }

  /// Calls `work` for each puzzle of the request, with its number from 0; it may be unreadable.
  /// Throws: InputError if there is none; UsageError for a board above the limits.
  void for_each_puzzle(const std::function<void(const PuzzleInput&, std::size_t)>& work);

  /// The only puzzle of the request, for boards of this one; no value if it has none. Throws:
  /// UsageError for several, or for a board above the limits; as report::require_read().
  std::optional<PuzzleInput> only_puzzle(const BoardRequest& board) const;

  /// Throws: UsageError for a board of more cells than there may be.
  void require_cells(std::size_t cells) const;

  /// Throws: UsageError for more puzzles than there may be.
  void require_puzzles(std::uint64_t puzzles) const;

  /// For one piece of work: the time left for the request, or less if its option `timeout` is
  /// shorter.
  Limits new_limits();
  /// The limits of the current puzzle, which cover reading it and all work on it.
  const Limits& puzzle_limits() const { return of_puzzle_; }

  /// From now on only interrupts end this thread's polls: what is known gets reported.
  void end_time() { polled_ = Limits({}, interrupt_); }

  /// Reports progress: `done` of `all`; 0: the total is unknown.
  void progress(std::string_view what, std::uint64_t done, std::uint64_t all = 0);

  /// Adds an answer, a JSON value as text. Throws: UsageError if there is no room for it.
  void answer(const std::string& json);
  /// Throws: UsageError if answers of this many bytes have no room.
  void require_room(std::size_t bytes) const;

  /// Throws: UsageError for a board whose cells or whose formula are above the limits.
  void require_size(const Board& board) const;
  /// Throws: UsageError if a formula of this size would take more memory than there may be.
  void require_memory(const Size& size) const;

  base::ExitStatus& status() { return status_; }

  /// The answers, with commas between them.
  const std::string& answers() const { return answers_; }

 private:
  void require_size(const PuzzleInput& input) const;
  /// Throws: UsageError for a requested board of more cells than there may be.
  void require_size(const BoardRequest& board) const;
  void tell();

  const Request& request_;
  RequestOptions options_;
  const RequestLimits& limits_;
  const std::atomic<bool>* interrupt_;
  const OnProgress& on_progress_;
  Limits whole_;  ///< of the request
  Limits polled_ = whole_;
  LimitsScope scope_{polled_};
  Limits of_puzzle_;
  Limits::Clock::time_point told_ = Limits::Clock::now();
  std::string what_;
  std::uint64_t done_ = 0;
  std::uint64_t all_ = 0;
  std::string answers_;
  base::ExitStatus status_;
};

/// A command of requests: one file, one entry in commands/registry.def.
struct ApiCommand {
  const app::Command& about;
  /// Adds the answers to the call. Throws: what the library throws.
  void (*run)(ApiCall& call);
};

/// All of them, in the order of registry.def.
std::span<const ApiCommand* const> api_commands();

/// Those of the option exclude.
report::ExcludedSolutions excluded_solutions(const app::OptionValues& options);

/// The options of `solve` and `check`; only built-in solvers. Throws: UsageError.
SolveOptions request_solve_options(const app::OptionValues& options);

}  // namespace sudoku_sat::api
