// Options that contradict each other or the board are refused here, before the first puzzle is
// drawn: a run may take hours, and a wrong option must not end it in the middle.
#include "generation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <random>

#include "answers.hpp"
#include "app/board_request.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/propagation.hpp"

namespace sudoku_sat::report {

namespace {

using Json = base::Json;

std::uint64_t random_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

const Technique* technique_option(std::string_view option, const std::string& word) {
  const Technique& technique = technique_named(word);
  if (&technique != techniques().back()) return &technique;
  throw UsageError(fmt::format("--{}: {} is not a technique for players", option, word));
}

/// Removes the rules whose data is missing from the requested ones, and returns them.
std::vector<const Rule*> take_proposed(std::vector<RuleUse>& uses) {
  std::vector<const Rule*> proposed;
  std::erase_if(uses, [&](const RuleUse& use) {
    const bool missing = use.rule->data == Rule::Data::required && use.entries.empty();
    if (missing) proposed.push_back(use.rule);
    return missing;
  });
  return proposed;
}

/// A million attempts take about three minutes on the plain board, where most rare puzzles are
/// found sooner.
std::uint64_t usual_attempts(const GenerateOptions& options) {
  constexpr std::uint64_t attempts_for_rare = 1'000'000;
  // Looking for techniques takes some hundred times as long as looking for another solution.
  constexpr std::uint64_t attempts_to_order = 2000;
  const auto& rating = options.rating;
  if (rating == Difficulty::extreme || rating == Difficulty::search) return attempts_for_rare;
  const bool by_grade = rating && is_grade(*rating);
  if (by_grade || !options.techniques.empty() || options.needed != nullptr) {
    return attempts_to_order;
  }
  return options.attempts;
}

/// The options about the wanted properties of a puzzle.
void set_aims(const app::OptionValues& given, GenerateOptions& options) {
  options.clues = given.number("clues");
  options.fewest = given.has("fewest");
  if (const auto name = given.get("symmetry")) options.symmetry = &symmetry_named(*name);
  if (const auto word = given.get("rating")) options.rating = rating_named(*word);
  for (const std::string& word : given.list("techniques")) {
    options.techniques.push_back(technique_option("techniques", word));
  }
  if (const auto word = given.get("needs")) options.needed = technique_option("needs", *word);
  options.each_needed = given.has("minimal");
  options.attempts = given.number("attempts").value_or(usual_attempts(options));
}

}  // namespace

std::uint64_t chosen_seed(const app::OptionValues& given) {
  return given.has("seed") ? *given.number("seed") : random_seed();
}

void set_board(const BoardRequest& request, std::optional<PuzzleInput> input,
               Generation& generation) {
  if (input) {
    generation.warnings = std::move(input->warnings);
    generation.board = input->puzzle->board;
    generation.options.givens = std::move(input->puzzle->givens);
  } else {
    generation.board =
        request.board(request.geometry(request.wanted_size().value_or(default_size)));
    generation.options.givens = Grid(generation.board->cells(), 0);
  }
}

bool Generation::with_data() const {
  return finding || !options.proposed.empty() ||
         std::any_of(board->rules().begin(), board->rules().end(),
                     [](const RuleText& rule) { return !rule.entries.empty(); });
}

Generation generation(const app::OptionValues& given, const GenerationSource& source) {
  Generation generation;
  GenerateOptions& options = generation.options;
  set_aims(given, options);
  options.seed = chosen_seed(given);
  BoardRequest request = app::board_request(given);
  options.proposed = take_proposed(request.rules);
  set_board(request, source.input(request), generation);
  const Board& board = *generation.board;
  std::erase_if(options.proposed, [&](const Rule* rule) {
    return std::any_of(board.rules().begin(), board.rules().end(),
                       [&](const RuleText& text) { return text.name == rule->name; });
  });
  options.excluded = read_solutions(given.all("exclude"), board, source.open);
  options.solutions = read_solutions(given.all("solution"), board, source.open);
  if (const auto pattern = given.get("pattern")) {
    options.pattern = read_pattern(*pattern, board.geometry(), source.open);
  }
  generation.count =
      given.number("count").value_or(std::max<std::uint64_t>(1, options.solutions.size()));
  return generation;
}

void note(const Generated& made, base::ExitStatus& status) {
  if (made.impossible) {
    status.add_unsolvable();
  } else if (!made.puzzle || (made.fewest && !made.fewest->proved())) {
    status.add_undecided();
  }
}

std::string impossible_reason(const Generation& generation) {
  const Grid& givens = generation.options.givens;
  const bool given = std::any_of(givens.begin(), givens.end(), [](Value v) { return v != 0; });
  return fmt::format("the board has no solution{}{}", given ? " with these givens" : "",
                     generation.options.excluded.empty() ? "" : " that is not excluded");
}

Json generated_json(const Generation& generation, std::uint64_t index, const Generated& made) {
  const Puzzle puzzle = made.puzzle.value_or(Puzzle{generation.board, {}});
  const Geometry& geometry = puzzle.geometry();
  const auto text = [&](const Grid& grid) {
    return made.puzzle ? Json(to_line(geometry, grid)) : Json(nullptr);
  };
  Json json{{"index", index},
            {"puzzle", text(puzzle.givens)},
            {"solution", text(made.solution)},
            {"givens", made.puzzle ? Json(puzzle.given_count()) : Json(nullptr)},
            {"seed", generation.options.seed},
            {"attempts", made.attempts},
            {"size", geometry.size()},
            {"box", fmt::format("{}x{}", geometry.box_rows(), geometry.box_columns())},
            {"rules", rules_json(*puzzle.board)}};
  if (made.fewest) {
    json["fewest"] = {{"least", made.fewest->least},
                      {"most", made.fewest->most},
                      {"proved", made.fewest->proved()}};
  }
  json["warnings"] = generation.warnings;
  const std::string reason = made.impossible ? impossible_reason(generation) : made.reason;
  if (!reason.empty()) json["reason"] = reason;
  return json;
}

}  // namespace sudoku_sat::report
