// `find` on both front ends: the free clues of the input and of the options.
#include <fmt/format.h>

#include "app/board_request.hpp"
#include "generation.hpp"
#include "sudoku_sat/certificate.hpp"

namespace sudoku_sat::report {

namespace {

constexpr std::string_view clue_option = "--clue";

/// What is wrong with an option is wrong usage.
[[noreturn]] void rethrow(const InputError& error) {
  if (error.position().source == clue_option) throw UsageError(error.what());
  throw InputError(error);
}

/// Without the puzzle if its solution breaks a rule.
Generated refereed(Generated made) {
  if (!made.puzzle) return made;
  const SecondOpinion opinion = second_opinion(*made.puzzle, made.solution);
  if (!opinion.broken.empty()) {
    made.puzzle.reset();
    made.reason = fmt::format("the referee says that its solution breaks {}", opinion.broken);
  }
  return made;
}

}  // namespace

Generation finding(const app::OptionValues& given, const GenerationSource& source) {
  Generation generation;
  FindOptions& options = generation.finding.emplace();
  BoardRequest request = app::board_request(given);
  request.free_clues = true;
  std::optional<PuzzleInput> input = source.input(request);
  if (input) {
    for (const RuleEntry& entry : input->free_clues) {
      options.clues.push_back(parse_free_clue(entry));
    }
  }
  for (const std::string& text : given.all("clue")) {
    try {
      options.clues.push_back(parse_free_clue({text, {std::string(clue_option)}}));
    } catch (const InputError& error) {
      rethrow(error);
    }
  }
  set_board(request, std::move(input), generation);
  options.seed = generation.options.seed = chosen_seed(given);
  options.givens = generation.options.givens;
  options.minimal = given.has("minimal");
  if (const auto word = given.get("rating")) options.rating = rating_named(*word);
  options.attempts = given.number("attempts").value_or(options.attempts);
  generation.count = given.number("count").value_or(1);
  return generation;
}

MakePuzzle maker_of(const Generation& generation) {
  if (!generation.finding) {
    return [generator = Generator(generation.board, generation.options)](
               std::uint64_t number, const Limits& limits, const auto& on_progress) {
      return generator.make(number, limits, on_progress);
    };
  }
  try {
    return [finder = Finder(generation.board, *generation.finding)](
               std::uint64_t number, const Limits& limits, const auto& on_progress) {
      return refereed(finder.make(number, limits, on_progress));
    };
  } catch (const InputError& error) {
    rethrow(error);
  }
}

}  // namespace sudoku_sat::report
