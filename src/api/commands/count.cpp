// count: the number of solutions.
#include "registry.hpp"
#include "report/counting.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

// Counting takes some memory besides its table.
constexpr std::size_t table_share = 4;

/// Counts the solutions of the puzzle, which may be the item's with a value in a cell.
Counted count_one(ApiCall& call, const EnumerateOptions& wanted, CountingItem& item,
                  const Puzzle& puzzle) {
  const auto begin = Limits::Clock::now();
  const Counted counted = count(puzzle, wanted, call.puzzle_limits());
  item.seconds += std::chrono::duration<double>(Limits::Clock::now() - begin).count();
  add_count(item, counted, wanted.limit);
  if (counted.stopped) call.status().add_undecided();
  return counted;
}

std::string counted_item(ApiCall& call, const EnumerateOptions& wanted, CountingItem& item) {
  if (!item.input.puzzle) return count_json(item, Counted());
  const auto count = [&](const Puzzle& puzzle) { return count_one(call, wanted, item, puzzle); };
  if (const auto cell = call.options().get("by")) {
    const ValueCounts counts = count_by(*cell, *item.input.puzzle, count);
    blame_marks(item, call.puzzle_limits());
    return count_json(item, counts);
  }
  const Counted counted = count(*item.input.puzzle);
  blame_marks(item, call.puzzle_limits());
  return count_json(item, counted);
}

void answer_estimate(ApiCall& call) {
  EstimateOptions wanted = estimate_options(call.options());
  wanted.on_progress = [&call](std::size_t samples) { call.progress("samples", samples); };
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    CountingItem item{.input = input, .index = index, .reason = input.error};
    Estimate estimate;
    if (input.puzzle) {
      const auto begin = Limits::Clock::now();
      estimate = estimate_item(item, wanted, call.options().has("variables"), call.puzzle_limits());
      item.seconds = std::chrono::duration<double>(Limits::Clock::now() - begin).count();
      add_estimate(item, estimate);
      if (item.status == "unknown") call.status().add_undecided();
      if (item.status == "unsatisfiable") call.status().add_unsolvable();
      blame_marks(item, call.puzzle_limits());
    }
    call.answer(estimate_json(item, estimate, wanted.seed));
  });
}

void answer_count(ApiCall& call) {
  if (call.options().has("estimate")) return answer_estimate(call);
  EnumerateOptions wanted;
  wanted.limit = call.options().number("limit").value_or(0);
  wanted.with_variables = call.options().has("variables");
  wanted.table_bytes =
      std::min(wanted.table_bytes, call.request_limits().memory_bytes / table_share);
  wanted.on_progress = [&call](const BigCount& found) {
    call.progress("solutions", static_cast<std::uint64_t>(found.number));
  };
  ExcludedSolutions excluded = excluded_solutions(call.options());
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    CountingItem item{.input = input, .index = index, .reason = input.error};
    if (input.puzzle) excluded.read(*input.puzzle->board, wanted.excluded);
    const std::string json = counted_item(call, wanted, item);
    if (input.puzzle && item.status == "unsatisfiable") call.status().add_unsolvable();
    call.answer(json);
  });
}

}  // namespace

const ApiCommand api_entries::count{.about = command_entries::count, .run = answer_count};

}  // namespace sudoku_sat
