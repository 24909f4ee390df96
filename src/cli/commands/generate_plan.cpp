// Options that contradict each other or the board are refused here, before the first puzzle is
// drawn: a run may take hours, and a wrong option must not end it in the middle.
#include "generate_plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <random>

#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "cli/streams/counting_run.hpp"
#include "cli/streams/inputs.hpp"
#include "cli/streams/solution_files.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/propagation.hpp"

namespace sudoku_sat::cli {

namespace {

std::uint64_t random_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

const Symmetry* symmetry_option(const CommandLine& line) {
  const auto name = line.get("symmetry");
  return name ? &symmetry_named(*name) : nullptr;
}

const Technique* technique_option(std::string_view option, const std::string& word) {
  const Technique& technique = technique_named(word);
  if (technique.apply != nullptr) return &technique;
  throw UsageError(fmt::format("--{}: {} is not a technique for players", option, word));
}

std::vector<const Technique*> techniques_option(const CommandLine& line) {
  std::vector<const Technique*> some;
  for (const std::string& word : line.list("techniques")) {
    some.push_back(technique_option("techniques", word));
  }
  return some;
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

/// The only puzzle of the input, or the requested board without givens.
Puzzle read_input(const CommandLine& line, const BoardRequest& request, GeneratePlan& plan) {
  if (!line.positional().empty() || line.has("puzzle") || line.has("bytes")) {
    PuzzleStream stream(line, request);
    PuzzleInput input = single_puzzle(stream);
    plan.warnings = std::move(input.warnings);
    return *std::move(input.puzzle);
  }
  const auto board = request.board(request.geometry(request.wanted_size().value_or(default_size)));
  return {board, Grid(board->cells(), 0)};
}

}  // namespace

bool GeneratePlan::with_data() const {
  return !options.proposed.empty() ||
         std::any_of(board->rules().begin(), board->rules().end(),
                     [](const RuleText& rule) { return !rule.entries.empty(); });
}

namespace {

/// The options about the wanted properties of a puzzle.
void set_aims(const CommandLine& line, GenerateOptions& options) {
  options.clues = line.number("clues");
  options.fewest = line.has("fewest");
  options.symmetry = symmetry_option(line);
  if (const auto word = line.get("rating")) options.rating = rating_named(*word);
  options.techniques = techniques_option(line);
  if (const auto word = line.get("needs")) options.needed = technique_option("needs", *word);
  options.each_needed = line.has("minimal");
  // Looking for techniques takes some hundred times as long as looking for another solution.
  constexpr std::uint64_t attempts_to_order = 2000;
  const bool by_grade =
      options.rating && is_grade(*options.rating) && *options.rating != Difficulty::extreme;
  const bool to_order = by_grade || !options.techniques.empty() || options.needed != nullptr;
  options.attempts =
      line.number("attempts").value_or(to_order ? attempts_to_order : options.attempts);
}

}  // namespace

GeneratePlan generate_plan(const CommandLine& line) {
  GeneratePlan plan;
  GenerateOptions& options = plan.options;
  set_aims(line, options);
  const auto count = line.number("count");
  plan.jobs = jobs_option(line);
  plan.timeout = line.seconds("timeout");
  // Making the board also takes time.
  const Limits limits(plan.timeout, &interrupt());
  const LimitsScope scope(limits);
  const auto seed = line.number("seed");
  plan.partial = line.has("range");
  options.seed = seed ? *seed : random_seed();

  BoardRequest request = app::board_request(line);
  options.proposed = take_proposed(request.rules);
  const Puzzle puzzle = read_input(line, request, plan);
  plan.board = puzzle.board;
  options.givens = puzzle.givens;
  std::erase_if(options.proposed, [&](const Rule* rule) {
    return std::any_of(puzzle.board->rules().begin(), puzzle.board->rules().end(),
                       [&](const RuleText& text) { return text.name == rule->name; });
  });
  options.excluded = read_solutions(line.all("exclude"), *plan.board);
  options.solutions = read_solutions(line.all("solution"), *plan.board);
  if (const auto file = line.get("pattern")) {
    options.pattern = read_pattern(*file, plan.board->geometry());
  }
  plan.range =
      range_option(line, count.value_or(std::max<std::uint64_t>(1, options.solutions.size())));
  return plan;
}

}  // namespace sudoku_sat::cli
