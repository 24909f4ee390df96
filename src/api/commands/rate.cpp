// rate: how much inference a puzzle needs, and how hard it is for people.
#include <new>

#include "registry.hpp"
#include "report/answers.hpp"
#include "report/rate_columns.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

using Kind = RequestOption::Kind;

constexpr RequestOption options_of_rate[] = {
    {"size", Kind::number},  {"box", Kind::text},      {"rules", Kind::text},
    {"entries", Kind::text}, {"empty", Kind::flag},    {"timeout", Kind::number},
    {"seeds", Kind::number}, {"backdoor", Kind::flag}, {"core", Kind::flag}};

struct Rated {
  PuzzleRate rate = {};
  std::string_view status;
  std::string reason = {};
};

Rated rate(ApiCall& call, Rater& rater, const Puzzle& puzzle) {
  Rated rated;
  try {
    rated.rate = rater.rate(puzzle, call.puzzle_limits());
    rated.status = name(rated.rate.status);
    if (rated.rate.status == Status::inconsistent || rated.rate.status == Status::unsatisfiable) {
      call.status().add_unsolvable();
    }
    if (!rated.rate.stopped) return rated;
    rated.reason = Stopped(*rated.rate.stopped).what();
    call.status().add_undecided();
    return rated;
  } catch (const SolverError& error) {
    rated.reason = error.what();
  } catch (const std::bad_alloc&) {
    rated.reason = "not enough memory";
  }
  rated.status = name(Status::unknown);
  call.status().add_failure();
  return rated;
}

void answer_rate(ApiCall& call) {
  Rater rater(rate_options(call.options()));
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    Rated rated{.status = unread_word(input), .reason = input.error};
    if (input.puzzle) rated = rate(call, rater, *input.puzzle);
    base::Json json = to_json(RateRow{index, input, rated.rate, rated.status, ""});
    if (!rated.reason.empty()) json["reason"] = rated.reason;
    call.answer(dump(json));
    call.progress("puzzles", index + 1);
  });
}

}  // namespace

const ApiCommand api_entries::rate{.name = "rate", .options = options_of_rate, .run = answer_rate};

}  // namespace sudoku_sat
