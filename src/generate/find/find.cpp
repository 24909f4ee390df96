// Counterexample-guided choice of clues, for one random solution after the other: choose clues that
// hold in the solution, look for other solutions of the puzzle, and from then on choose one of the
// clues that each of these breaks. It ends with a puzzle, or with the knowledge that no choice from
// the pool makes one. (Implicit hitting sets with bounds on each kind: Moreno-Centeno & Karp, The
// implicit hitting set approach to solve combinatorial optimization problems, Operations Research
// 61, 2013.)
//
// Other solutions come from random searches, each from the start: those of one search agree in
// most cells and so exclude hardly more than one of them does. If the searches find none, the
// puzzle's solver decides.
#include "sudoku_sat/find.hpp"

#include <fmt/format.h>

#include "clue_choice.hpp"
#include "search/solution_tree.hpp"
#include "solvers/board_solver.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

using namespace generate;

namespace {

constexpr std::uint64_t nodes_of_solution = 3000;
constexpr std::uint64_t nodes_of_other = 500;
constexpr int others_at_once = 6;
/// After this many other solutions, starting from a new solution is quicker.
constexpr std::size_t most_others = 1500;
constexpr int most_of_other_grade = 20;
/// Choices of clues that don't hold together, before starting from a new solution.
constexpr int most_misfits = 200;

class PuzzleFinder {
 public:
  PuzzleFinder(const std::shared_ptr<const Board>& board, const FindOptions& options,
               std::uint64_t index, const Limits& limits,
               const std::function<void(const GenerateProgress&)>& on_progress)
      : board_(board),
        options_(options),
        kinds_(*board, options.clues),
        random_(options.seed, index),
        limits_(limits),
        on_progress_(on_progress) {}

  Generated run() {
    try {
      while (!made_.puzzle && !made_.impossible && progress_.attempts < options_.attempts) {
        tell();
        attempt();
        ++progress_.attempts;
      }
      if (!made_.puzzle && !made_.impossible) made_.reason = tried();
    } catch (const Stopped& stopped) {
      made_.puzzle.reset();
      made_.reason = fmt::format("{} after {}", stopped.what(), tried());
    }
    made_.attempts = progress_.attempts;
    return std::move(made_);
  }

 private:
  std::string tried() const {
    return fmt::format("{} attempt{}", progress_.attempts, progress_.attempts == 1 ? "" : "s");
  }

  void tell() {
    limits_.check();
    if (on_progress_) on_progress_(progress_);
  }

  void attempt() {
    // Many clues at random seldom have a solution; rare ones are seldom found in a random solution.
    std::vector<PoolClue> ahead;
    if (progress_.attempts % 2 == 1) ahead = clues_ahead(kinds_, random_);
    if (!draw_solution(ahead)) return;
    const CluePool pool(kinds_, options_.givens, made_.solution, std::move(ahead), random_);
    if (pool.enough()) choose(pool);
  }

  /// A random solution with these clues.
  bool draw_solution(const std::vector<PoolClue>& ahead) {
    std::vector<ClueBoards::Clue> clues;
    for (const PoolClue& clue : ahead) {
      clues.push_back({kinds_.clues[clue.kind].rule, clue.text});
    }
    const auto board = kinds_.boards.with(clues);
    const auto tree = search::SolutionTree::make(board, limits_);
    tree->randomize(&random_);
    tree->pause_after(nodes_of_solution);
    tree->grow(options_.givens);
    bool found = false;
    const bool whole = tree->search([&](const Grid& grid) {
      made_.solution = grid;
      found = true;
      return false;
    });
    made_.impossible = whole && !found && clues.empty();
    return found;
  }

  void choose(const CluePool& pool) {
    ClueChoice choice(kinds_, pool);
    std::size_t others = 0;
    int of_other_grade = 0;
    int misfits = 0;
    while (others < most_others && of_other_grade < most_of_other_grade) {
      tell();
      std::optional<Numbers> chosen = choice.find(limits_);
      if (!chosen) return;
      Puzzle puzzle = puzzle_of(pool, *chosen);
      // Counting circles hold one by one and not together.
      if (verify(puzzle, made_.solution)) {
        if (++misfits > most_misfits) return;
        std::erase_if(*chosen, [&](std::size_t number) { return pool.clues()[number].is_given(); });
        choice.forbid(*chosen);
        continue;
      }
      const std::vector<Grid> found = other_solutions(puzzle);
      for (const Grid& grid : found) {
        const Numbers broken = pool.broken_by(grid);
        if (broken.empty()) return;
        choice.require_one_of(broken);
      }
      others += found.size();
      progress_.sets += found.size();
      if (!found.empty()) continue;
      if (options_.minimal) {
        if (const auto fewer = without_redundant(pool, *chosen)) {
          choice.forbid(*fewer);
          continue;
        }
        puzzle = puzzle_of(pool, *chosen);
      }
      if (options_.rating && grade_of(puzzle) != *options_.rating) {
        choice.forbid(*chosen);
        ++of_other_grade;
      } else {
        solvers::require_solution(puzzle, made_.solution, "the solution of a new puzzle");
        made_.puzzle = puzzle;
        return;
      }
    }
  }

  using Numbers = ClueChoice::Numbers;

  Puzzle puzzle_of(const CluePool& pool, const Numbers& chosen) const {
    std::vector<ClueBoards::Clue> clues;
    Grid givens = options_.givens;
    for (const std::size_t number : chosen) {
      const PoolClue& clue = pool.clues()[number];
      if (clue.is_given()) {
        givens[clue.cells.front()] = made_.solution[clue.cells.front()];
      } else {
        clues.push_back({kinds_.clues[clue.kind].rule, clue.text});
      }
    }
    return {clues.empty() ? board_ : kinds_.boards.with(clues), std::move(givens)};
  }

  /// Some solutions other than the known one; empty if there are none.
  std::vector<Grid> other_solutions(const Puzzle& puzzle) {
    std::vector<Grid> found;
    const auto tree = search::SolutionTree::make(puzzle.board, limits_);
    tree->randomize(&random_);
    tree->pause_after(nodes_of_other);
    tree->grow(puzzle.givens);
    for (int i = 0; i < others_at_once; ++i) {
      const std::size_t before = found.size();
      const bool whole = tree->search([&](const Grid& grid) {
        if (grid == made_.solution) return true;
        found.push_back(grid);
        return false;
      });
      if (whole && found.empty()) return found;
      if (found.size() == before) break;
    }
    return found.empty() ? by_solver(puzzle) : found;
  }

  std::vector<Grid> by_solver(const Puzzle& puzzle) const {
    std::vector<Grid> found;
    PuzzleSolver solver({.solutions = others_at_once, .excluded = {made_.solution}});
    const Outcome outcome =
        solver.solve(puzzle, limits_, [&](const Grid& grid) { found.push_back(grid); });
    if (found.empty() && outcome.undecided) {
      limits_.check();
      throw SolverError(outcome.reason);
    }
    return found;
  }

  /// Removes redundant clues. If there are then fewer of a kind than a puzzle must have: these,
  /// all of which no other choice may have.
  std::optional<Numbers> without_redundant(const CluePool& pool, Numbers& chosen) {
    std::vector<std::size_t> of_kind(options_.clues.size());
    for (const std::size_t number : chosen) ++of_kind[pool.clues()[number].kind];
    for (const std::size_t number : Numbers(chosen)) {
      tell();
      Numbers fewer = chosen;
      std::erase(fewer, number);
      const Puzzle rest = puzzle_of(pool, fewer);
      if (verify(rest, made_.solution) || !other_solutions(rest).empty()) continue;
      const std::size_t kind = pool.clues()[number].kind;
      if (of_kind[kind] == options_.clues[kind].least) return fewer;
      --of_kind[kind];
      chosen = std::move(fewer);
    }
    return std::nullopt;
  }

  Difficulty grade_of(const Puzzle& puzzle) {
    if (!is_grade(*options_.rating)) return difficulty_of(puzzle, made_.solution, limits_);
    return grader_.grade(puzzle, limits_).grade();
  }

  std::shared_ptr<const Board> board_;
  const FindOptions& options_;
  ClueKinds kinds_;
  Random random_;
  const Limits& limits_;
  const std::function<void(const GenerateProgress&)>& on_progress_;
  TechniqueSolver grader_;
  GenerateProgress progress_;
  Generated made_;
};

/// Throws: InputError, at the clue's position, if none of some clues of the kind fits the board.
void require_possible(const ClueKinds& kinds, std::size_t kind) {
  constexpr int tries = 200;
  const FreeClue& clue = kinds.clues[kind];
  if (clue.rule == nullptr) return;
  Random random(0);
  std::string reason = "no clue of this form has room on the board";
  for (int i = 0; i < tries; ++i) {
    const auto placed = kinds.forms[kind].draw(kinds.boards.geometry(), random);
    if (!placed) continue;
    std::string text = placed->text;
    for (const std::size_t place : open_numbers(text)) {
      text[place] = static_cast<char>('1' + random.below(9));
    }
    try {
      const auto board = kinds.boards.alone(*clue.rule, text);
      if (board->geometry().variables() == 0) return;
      reason =
          fmt::format("{} has unknowns besides the grid, and so no free clues", clue.rule->name);
    } catch (const InputError& error) {
      reason = fmt::format("such as '{}': {}", shown(text), error.detail());
    }
  }
  throw InputError(clue.position, reason);
}

}  // namespace

Finder::Finder(std::shared_ptr<const Board> board, FindOptions options)
    : board_(std::move(board)), options_(std::move(options)) {
  if (options_.clues.empty()) {
    throw UsageError("no free clues: write some below `find:` in the puzzle file, or use --clue");
  }
  if (board_->geometry().variables() != 0) {
    throw UsageError("free clues need a board without unknowns besides the grid");
  }
  if (options_.givens.empty()) options_.givens.assign(board_->cells(), 0);
  const ClueKinds kinds(*board_, options_.clues);
  for (std::size_t kind = 0; kind < kinds.forms.size(); ++kind) require_possible(kinds, kind);
}

Generated Finder::make(std::uint64_t index, const Limits& limits,
                       const std::function<void(const GenerateProgress&)>& on_progress) const {
  const LimitsScope scope(limits);
  return PuzzleFinder(board_, options_, index, limits, on_progress).run();
}

}  // namespace sudoku_sat
