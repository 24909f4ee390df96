#include "check_options.hpp"

#include <fmt/format.h>

#include "sudoku_sat/io.hpp"

namespace sudoku_sat::generate {

std::vector<const Technique*> allowed_techniques(const GenerateOptions& options) {
  std::vector<const Technique*> allowed = options.techniques;
  if (options.needed == nullptr) return allowed;
  const auto all = techniques();
  if (allowed.empty()) {
    allowed.assign(all.begin(), std::find(all.begin(), all.end(), options.needed));
    std::erase_if(allowed, [](const Technique* one) { return one->assumes_unique; });
  }
  std::erase(allowed, options.needed);
  allowed.push_back(options.needed);
  return allowed;
}

namespace {

void check_clues(const Board& board, const GenerateOptions& options) {
  const std::size_t clues = *options.clues;
  const std::size_t cells = board.geometry().grid_cells();
  if (clues > cells)
    throw UsageError(fmt::format("{} givens: the board has {} cells", clues, cells));
  if (const std::size_t marked = options.pattern.size(); marked > 0 && clues > marked) {
    throw UsageError(
        fmt::format("{} givens: the pattern has {} cell{}", clues, marked, marked == 1 ? "" : "s"));
  }
  // If no rule distinguishes values, two values that are not given can be exchanged. Rules whose
  // data is not proposed yet may or may not distinguish them.
  const auto least = static_cast<std::size_t>(board.size() - 1);
  const bool told_apart =
      !board.only_all_different() || !options.excluded.empty() || !options.proposed.empty();
  if (!told_apart && clues < least) {
    throw UsageError(
        fmt::format("{} givens are too few: on this board, a puzzle with one solution "
                    "has at least {} different values among its givens",
                    clues, least));
  }
}

void check_solutions(const std::shared_ptr<const Board>& board, const GenerateOptions& options) {
  const Puzzle puzzle{board, options.givens};
  for (std::size_t i = 0; i < options.solutions.size(); ++i) {
    const auto fail = [&](const std::string& why) {
      throw Error(fmt::format("solution {}: {}", i + 1, why));
    };
    if (std::binary_search(options.excluded.begin(), options.excluded.end(),
                           options.solutions[i])) {
      fail("it is excluded");
    }
    if (const auto wrong = verify(puzzle, options.solutions[i])) {
      fail(to_string(*wrong, puzzle.geometry()));
    }
  }
}

void check_proposed(const GenerateOptions& options) {
  for (const Rule* rule : options.proposed) {
    if (rule->propose != nullptr) continue;
    throw UsageError(
        fmt::format("rule '{0}' needs data, which can't be generated: give it in a puzzle file, as "
                    "in \"{0}: {1}\"",
                    rule->name, rule->example));
  }
}

/// Whether a technique finds values, not only what cells can't be.
bool places(const Technique* technique) {
  return technique->grade == Difficulty::easy || technique->grade >= Difficulty::very_hard;
}

void check_techniques(const Board& board, const GenerateOptions& options) {
  const std::vector<const Technique*> allowed = allowed_techniques(options);
  if (!allowed.empty() && std::none_of(allowed.begin(), allowed.end(), places)) {
    throw UsageError(
        "these techniques find no values: full-house, naked-single or hidden-single is missing");
  }
  const bool by_grade = options.rating && is_grade(*options.rating);
  if ((by_grade || !allowed.empty()) && !TechniqueSolver::fits(board)) {
    throw UsageError("grades and techniques are for boards of up to 20736 cells");
  }
}

void check_fewest(const Board& board, const GenerateOptions& options) {
  if (!options.pattern.empty()) {
    throw UsageError("the fewest givens can't be found within a pattern, only among all cells");
  }
  if (!board.variables().empty()) {
    throw UsageError(
        "the fewest givens can be found only on boards without variables besides the grid");
  }
}

}  // namespace

void check_options(const std::shared_ptr<const Board>& board, const GenerateOptions& options) {
  if (options.clues) check_clues(*board, options);
  if (options.fewest) check_fewest(*board, options);
  check_solutions(board, options);
  check_proposed(options);
  check_techniques(*board, options);
}

}  // namespace sudoku_sat::generate
