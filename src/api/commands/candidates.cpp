// candidates: the values that each cell takes in at least one solution.
#include <fmt/format.h>

#include "registry.hpp"
#include "report/answers.hpp"
#include "report/counting.hpp"
#include "report/job.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

constexpr std::uint64_t usual_counted_solutions = 1'000;
constexpr std::uint64_t max_counted_solutions = 100'000;

/// By cell and value.
using CandidateCounts = std::vector<std::vector<std::uint64_t>>;

/// The number of solutions, at most one more than the limit. Counting them is much faster than
/// listing them if rules make the list's steps long. Throws: Stopped.
std::uint64_t counted_up_to_one_more(const Puzzle& puzzle, const EnumerateOptions& wanted,
                                     const Limits& limits) {
  EnumerateOptions options = wanted;
  ++options.limit;
  const Counted counted = count(puzzle, options, limits);
  if (counted.stopped) throw Stopped(*counted.stopped);
  return static_cast<std::uint64_t>(counted.solutions.number);
}

/// By cell and value, in how many solutions it is, from a list of all of them. Throws: Stopped.
CandidateCounts counts_of_list(const Puzzle& puzzle, const EnumerateOptions& wanted,
                               const Limits& limits) {
  CandidateCounts counts(puzzle.geometry().grid_cells());
  for (auto& of_cell : counts)
    of_cell.resize(static_cast<std::size_t>(puzzle.geometry().size()) + 1);
  const Enumerated listed = enumerate(puzzle, wanted, limits, [&](const Grid& solution) {
    for (Cell cell = 0; cell < counts.size(); ++cell) ++counts[cell][solution[cell]];
  });
  if (listed.stopped) throw Stopped(*listed.stopped);
  return counts;
}

/// The same, each counted by itself: a list has each grid once. Throws: Stopped.
CandidateCounts counts_one_by_one(Puzzle puzzle, const TrueCandidates& found,
                                  const EnumerateOptions& wanted, const Limits& limits) {
  CandidateCounts counts(puzzle.geometry().grid_cells());
  for (Cell cell = 0; cell < counts.size(); ++cell) {
    counts[cell].resize(static_cast<std::size_t>(puzzle.geometry().size()) + 1);
    const Value given = puzzle.givens[cell];
    for (const Value value : found[cell]) {
      puzzle.givens[cell] = value;
      counts[cell][value] = counted_up_to_one_more(puzzle, wanted, limits);
    }
    puzzle.givens[cell] = given;
  }
  return counts;
}

/// The counts, or why there are none.
void add_candidate_counts(ApiCall& call, const Puzzle& puzzle, const TrueCandidates& found,
                          const EnumerateOptions& wanted, base::Json& json) {
  json["solutions"] = nullptr;
  json["counts"] = nullptr;
  if (found.empty()) return;
  const auto add = [&] {
    const Limits limits = call.puzzle_limits();
    const std::uint64_t solutions = counted_up_to_one_more(puzzle, wanted, limits);
    if (solutions > wanted.limit) {
      json["reason"] = fmt::format("more than {}: limit", counted(wanted.limit, "solution"));
      return;
    }
    const CandidateCounts counts = wanted.with_variables
                                       ? counts_one_by_one(puzzle, found, wanted, limits)
                                       : counts_of_list(puzzle, wanted, limits);
    json["solutions"] = solutions;
    json["counts"] = base::Json::object();
    for (Cell cell = 0; cell < counts.size(); ++cell) {
      auto& of_cell = json["counts"][puzzle.geometry().name(cell)] = base::Json::array();
      for (const Value value : found[cell]) of_cell.push_back(counts[cell][value]);
    }
  };
  if (const auto problem = problem_in(add, Interrupts::told)) {
    json["reason"] = fmt::format("{} before the solutions were counted", problem->reason);
    problem->add_to(call.status());
  }
}

void answer_candidates(ApiCall& call) {
  const app::OptionValues& options = call.options();
  const std::uint64_t most = options.number("limit").value_or(usual_counted_solutions);
  if (most > max_counted_solutions) {
    throw UsageError(fmt::format("limit {}: at most {} here", most, max_counted_solutions));
  }
  EnumerateOptions wanted{.limit = most, .with_variables = options.has("variables")};
  ExcludedSolutions excluded = excluded_solutions(options);
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    CountingItem item{.input = input, .index = index, .reason = input.error};
    FoundCandidates found;
    if (input.puzzle) {
      excluded.read(*input.puzzle->board, wanted.excluded);
      found = find_candidates(item, wanted.excluded, call.puzzle_limits(), call.status());
      blame_marks(item, call.puzzle_limits());
    }
    base::Json json = candidates_json(item, found);
    if (input.puzzle && options.has("counts")) {
      add_candidate_counts(call, *input.puzzle, found.cells, wanted, json);
    }
    call.answer(dump(json));
  });
}

}  // namespace

const ApiCommand api_entries::candidates{.about = command_entries::candidates,
                                         .run = answer_candidates};

}  // namespace sudoku_sat
