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

/// Whether there are no more solutions. Counting them is much faster than listing them if rules
/// make the list's steps long. Throws: Stopped.
bool are_at_most(const Puzzle& puzzle, std::uint64_t most, const Limits& limits) {
  const Counted counted = count(puzzle, {.limit = most + 1}, limits);
  if (counted.stopped) throw Stopped(*counted.stopped);
  return counted.solutions.number <= most;
}

/// In how many solutions each candidate is, from a list of all of them, which isn't longer than
/// `most`. Throws: Stopped.
void add_counts_of_list(const Puzzle& puzzle, const TrueCandidates& found, std::uint64_t most,
                        const Limits& limits, base::Json& json) {
  const Geometry& geometry = puzzle.geometry();
  std::vector<std::uint64_t> counts(geometry.grid_cells() * (geometry.size() + std::size_t{1}));
  const auto count_at = [&](Cell cell, Value value) -> std::uint64_t& {
    return counts[cell * (geometry.size() + std::size_t{1}) + value];
  };
  const Enumerated listed = enumerate(puzzle, {.limit = most}, limits, [&](const Grid& solution) {
    for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) ++count_at(cell, solution[cell]);
  });
  if (listed.stopped) throw Stopped(*listed.stopped);
  json["solutions"] = listed.solutions;
  json["counts"] = base::Json::object();
  for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) {
    auto& of_cell = json["counts"][geometry.name(cell)] = base::Json::array();
    for (const Value value : found[cell]) of_cell.push_back(count_at(cell, value));
  }
}

/// The counts, or why there are none.
void add_candidate_counts(ApiCall& call, const Puzzle& puzzle, const TrueCandidates& found,
                          std::uint64_t most, base::Json& json) {
  json["solutions"] = nullptr;
  json["counts"] = nullptr;
  if (found.empty()) return;
  const auto add = [&] {
    const Limits limits = call.puzzle_limits();
    if (are_at_most(puzzle, most, limits)) {
      add_counts_of_list(puzzle, found, most, limits, json);
    } else {
      json["reason"] = fmt::format("more than {}: limit", counted(most, "solution"));
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
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    CountingItem item{.input = input, .index = index, .reason = input.error};
    FoundCandidates found;
    if (input.puzzle) found = find_candidates(item, {}, call.puzzle_limits(), call.status());
    base::Json json = candidates_json(item, found);
    if (input.puzzle && options.has("counts")) {
      add_candidate_counts(call, *input.puzzle, found.cells, most, json);
    }
    call.answer(dump(json));
  });
}

}  // namespace

const ApiCommand api_entries::candidates{.about = command_entries::candidates,
                                         .run = answer_candidates};

}  // namespace sudoku_sat
