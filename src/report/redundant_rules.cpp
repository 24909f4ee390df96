// The puzzle is solved without each entry. An entry may be many constraints, so the board is made
// again instead of switching some of them off.
#include "redundant_rules.hpp"

#include <algorithm>
#include <optional>

#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::report {

namespace {

class RuleEntries {
 public:
  RuleEntries(const Puzzle& puzzle, const Grid& solution, const Limits& limits)
      : puzzle_(puzzle), solution_(solution), limits_(limits) {}

  std::vector<std::string> redundant() {
    const std::vector<RuleText>& texts = puzzle_.board->rules();
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const Rule& rule = rule_named(texts[i].name);
      if (rule.shape != nullptr || rule.replaces.front() != nullptr) continue;
      if (texts[i].entries.empty()) try_without(i, std::nullopt);
      for (std::size_t entry = 0; entry < texts[i].entries.size(); ++entry) try_without(i, entry);
    }
    return std::move(found_);
  }

 private:
  void try_without(std::size_t rule, std::optional<std::size_t> entry) {
    std::vector<RuleText> texts = puzzle_.board->rules();
    std::string name = texts[rule].name;
    auto& entries = texts[rule].entries;
    if (entry) {
      name += " " + entries[*entry];
      entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(*entry));
    }
    if (entries.empty()) texts.erase(texts.begin() + static_cast<std::ptrdiff_t>(rule));
    const auto board = board_with(*puzzle_.board, texts);
    if (board && same_solution(board)) found_.push_back(std::move(name));
  }

  bool same_solution(const std::shared_ptr<const Board>& board) {
    const auto cells = static_cast<std::ptrdiff_t>(puzzle_.geometry().grid_cells());
    Puzzle rest{board, Grid(board->cells(), 0)};
    std::copy_n(puzzle_.givens.begin(), cells, rest.givens.begin());
    const Outcome outcome = solver_.solve(rest, limits_);
    if (outcome.undecided) limits_.check();
    // Without the dots that are there, "all given" may leave no solution.
    if (outcome.status == Status::unsatisfiable || outcome.status == Status::inconsistent) {
      return false;
    }
    if (outcome.uniqueness == Uniqueness::unknown) throw SolverError(outcome.reason);
    return outcome.uniqueness == Uniqueness::unique &&
           std::equal(solution_.begin(), solution_.begin() + cells, outcome.solution->begin());
  }

  const Puzzle& puzzle_;
  const Grid& solution_;
  const Limits& limits_;
  PuzzleSolver solver_{{.unique = true}};
  std::vector<std::string> found_;
};

}  // namespace

std::shared_ptr<const Board> board_with(const Board& whole, const std::vector<RuleText>& texts) {
  try {
    const Geometry& geometry = whole.geometry();
    auto board = make_board(Geometry(geometry.box_rows(), geometry.box_columns()), uses_of(texts));
    return board->geometry().grid_cells() == geometry.grid_cells() ? board : nullptr;
  } catch (const InputError&) {
    return nullptr;
  }
}

std::vector<std::string> redundant_rules(const Puzzle& puzzle, const Grid& solution,
                                         const Limits& limits) {
  return RuleEntries(puzzle, solution, limits).redundant();
}

}  // namespace sudoku_sat::report
