// count: the number of solutions.
#include "registry.hpp"
#include "report/counting.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

// Counting takes some memory besides its table.
constexpr std::size_t table_share = 4;

void count_one(ApiCall& call, EnumerateOptions& wanted, CountingItem& item) {
  Counted counted;
  if (item.input.puzzle) {
    const auto begin = Limits::Clock::now();
    counted = count(*item.input.puzzle, wanted, call.puzzle_limits());
    item.seconds = std::chrono::duration<double>(Limits::Clock::now() - begin).count();
    add_count(item, counted, wanted.limit);
    if (counted.stopped) call.status().add_undecided();
    if (item.status == "unsatisfiable") call.status().add_unsolvable();
  } else {
    item.reason = item.input.error;
  }
  call.answer(count_json(item, counted));
}

void answer_count(ApiCall& call) {
  EnumerateOptions wanted;
  wanted.limit = call.options().number("limit").value_or(0);
  wanted.with_variables = call.options().has("variables");
  wanted.table_bytes =
      std::min(wanted.table_bytes, call.request_limits().memory_bytes / table_share);
  wanted.on_progress = [&call](const BigCount& found) {
    call.progress("solutions", static_cast<std::uint64_t>(found.number));
  };
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    CountingItem item{.input = input, .index = index};
    count_one(call, wanted, item);
  });
}

}  // namespace

const ApiCommand api_entries::count{.about = command_entries::count, .run = answer_count};

}  // namespace sudoku_sat
