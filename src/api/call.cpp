// Boards are measured before any work, answers before they are kept: a request's limits decide what
// it may take, not what happens to fit.
#include "call.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "app/board_request.hpp"
#include "app/formulation.hpp"
#include "report/answers.hpp"
#include "report/job.hpp"
#include "sudoku_sat/encoding.hpp"

namespace sudoku_sat::api {

using namespace report;

namespace {

constexpr auto between_tellings = std::chrono::milliseconds(100);
// A literal in the library's clauses and in the solver's, with watches.
constexpr std::uint64_t bytes_of_literal = 24;

}  // namespace

ApiCall::ApiCall(const Request& request, const app::Command& command, const RequestLimits& limits,
                 const std::atomic<bool>* interrupt, const OnProgress& on_progress)
    : request_(request),
      options_(request.options, command, request.puzzle.has_value()),
      limits_(limits),
      interrupt_(interrupt),
      on_progress_(on_progress),
      whole_(limits.seconds, interrupt) {}

void ApiCall::for_each_puzzle(const std::function<void(const PuzzleInput&, std::size_t)>& work) {
  const BoardRequest board = app::board_request(options_);
  of_puzzle_ = new_limits();
  const LimitsScope scope(of_puzzle_);
  require_size(board);
  const bool empty = options_.has("empty");
  if (empty && request_.puzzle) throw UsageError("request: puzzle and empty can't be combined");
  if (!empty && !request_.puzzle) {
    throw UsageError("request: puzzle is missing (or the option empty)");
  }
  std::optional<PuzzleReader> reader;
  if (!empty) reader.emplace(LineReader::of_text(*request_.puzzle, "puzzle"), board);
  std::size_t read = 0;
  const auto next = [&]() -> std::optional<PuzzleInput> {
    if (read > 0) of_puzzle_ = new_limits();
    if (empty) return read++ == 0 ? std::optional(app::empty_puzzle(board)) : std::nullopt;
    std::optional<PuzzleInput> input = reader->next();
    if (!input) return input;
    if (!input->undecided) whole_.check();
    require_puzzles(++read);
    return input;
  };
  const auto limits = [&](const PuzzleInput&) { return of_puzzle_; };
  report::Job({.next = next, .limits = limits}, status_)
      .run([&](const PuzzleInput& input, std::size_t index) {
        require_size(input);
        work(input, index);
      });
}

std::optional<PuzzleInput> ApiCall::only_puzzle(const BoardRequest& board) const {
  require_size(board);
  if (!request_.puzzle || options_.has("empty")) return std::nullopt;
  PuzzleReader reader(LineReader::of_text(*request_.puzzle, "puzzle"), board);
  std::optional<PuzzleInput> input = reader.next();
  if (!input) return input;
  require_read(*input);
  require_size(*input);
  if (reader.next()) throw UsageError("this command takes one puzzle, but there are several");
  return input;
}

void ApiCall::require_size(const BoardRequest& board) const {
  const auto side = static_cast<std::size_t>(board.wanted_size().value_or(0));
  require_cells(side * side);
}

void ApiCall::require_size(const PuzzleInput& input) const {
  if (input.puzzle) require_size(*input.puzzle->board);
}

void ApiCall::require_size(const Board& board) const {
  require_cells(board.cells());
  require_memory(size_of(encoding_named("extended"), board, AtMostOne()));
}

void ApiCall::require_puzzles(std::uint64_t puzzles) const {
  if (puzzles <= limits_.puzzles) return;
  throw UsageError(fmt::format("request: at most {} puzzles are allowed", limits_.puzzles));
}

void ApiCall::require_cells(std::size_t cells) const {
  if (cells <= limits_.cells) return;
  throw UsageError(
      fmt::format("the board has {} cells, but at most {} are allowed here", cells, limits_.cells));
}

void ApiCall::require_memory(const Size& size) const {
  if (size.literals <= limits_.memory_bytes / bytes_of_literal) return;
  throw UsageError(
      fmt::format("this board's formula has {} literals, but at most {} are allowed here",
                  size.literals, limits_.memory_bytes / bytes_of_literal));
}

Limits ApiCall::new_limits() {
  std::optional<double> seconds = whole_.remaining();
  if (const auto own = options_.seconds("timeout")) {
    seconds = seconds ? std::min(*seconds, *own) : *own;
  }
  return Limits(seconds, interrupt_, [this] { tell(); });
}

void ApiCall::progress(std::string_view what, std::uint64_t done, std::uint64_t all) {
  what_ = what;
  done_ = done;
  all_ = all;
  tell();
}

void ApiCall::tell() {
  if (!on_progress_) return;
  const auto now = Limits::Clock::now();
  if (now - told_ < between_tellings) return;
  told_ = now;
  base::Json progress{{"what", or_null(what_)}, {"done", done_}};
  if (all_ != 0) progress["of"] = all_;
  on_progress_(dump({{"id", request_.id}, {"progress", std::move(progress)}}));
}

void ApiCall::require_room(std::size_t bytes) const {
  if (answers_.size() + bytes <= limits_.answer_bytes) return;
  throw UsageError(
      fmt::format("the answer is longer than {} bytes: ask for less", limits_.answer_bytes));
}

void ApiCall::answer(const std::string& json) {
  require_room(json.size() + 1);
  if (!answers_.empty()) answers_ += ',';
  answers_ += json;
}

ExcludedSolutions excluded_solutions(const app::OptionValues& options) {
  return {options.all("exclude"), text_itself};
}

SolveOptions request_solve_options(const app::OptionValues& options) {
  SolveOptions chosen;
  chosen.formulation = app::formulation_option(options);
  if (const auto name = options.get("solver")) {
    const auto table = solver_entries();
    const SolverEntry& entry = find_by_name(table, "solver", *name);
    if (!entry.command.empty()) {
      throw UsageError(fmt::format("solver {}: requests can use only built-in solvers", *name));
    }
    chosen.solver = choose_solver(*name);
  }
  app::set_solver_settings(options, chosen.solver);
  chosen.statistics = options.has("stats");
  chosen.unique = options.has("unique");
  chosen.core = true;
  chosen.sizes = true;
  return chosen;
}

}  // namespace sudoku_sat::api
