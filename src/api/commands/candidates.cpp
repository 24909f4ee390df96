// candidates: the values that each cell takes in at least one solution.
#include "api/answers.hpp"
#include "api/counting.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

using Kind = RequestOption::Kind;

constexpr RequestOption options_of_candidates[] = {{"size", Kind::number},
                                                   {"box", Kind::text},
                                                   {"rules", Kind::text},
                                                   {"empty", Kind::flag},
                                                   {"timeout", Kind::number}};

TrueCandidates find_candidates(ApiCall& call, CountingItem& item) {
  try {
    TrueCandidates found = true_candidates(*item.input.puzzle, {}, call.puzzle_limits());
    item.found = !found.empty() && !found[0].empty();
    item.status = item.found ? "solved" : "unsatisfiable";
    if (!item.found) call.status().add_unsolvable();
    return found;
  } catch (const Stopped& stopped) {
    item.status = "unknown";
    item.reason = stopped.what();
    call.status().add_undecided();
    return {};
  }
}

void answer_candidates(ApiCall& call) {
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    CountingItem item{.input = input, .index = index, .reason = input.error};
    TrueCandidates found;
    if (input.puzzle) found = find_candidates(call, item);
    call.answer(dump(candidates_json(item, found)));
  });
}

}  // namespace

const ApiCommand api_entries::candidates{
    .name = "candidates", .options = options_of_candidates, .run = answer_candidates};

}  // namespace sudoku_sat
