// A board made from a solution is known to have one. A board with a changed given is decided by the
// built-in CaDiCaL, within a budget of its own steps, so that the expected answer doesn't depend on
// the machine.
#include "boards.hpp"

#include <fmt/format.h>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/dimacs.hpp"

namespace sudoku_sat::cli {

namespace {

/// If this many changes of one given leave a solution, the board has too many solutions.
constexpr std::uint64_t max_changes = 20;

/// A solver is not waited for beyond this many times the window's end by the clock: only on a
/// machine slower than the nominal one by this factor would the family differ.
constexpr double patience = 3;
constexpr double min_patience = 10;  ///< seconds

std::optional<Cell> difference(const Grid& before, const Grid& after) {
  for (Cell cell = 0; cell < before.size(); ++cell) {
    if (before[cell] != after[cell]) return cell;
  }
  return std::nullopt;
}

void change_given(const FamilyPlan& plan, FamilyBoard& board, const Limits& limits) {
  const Puzzle whole = board.instance.puzzle;
  for (std::uint64_t change = 0; change < max_changes; ++change) {
    const std::uint64_t number = board.candidate.number + change * (UINT64_MAX / max_changes);
    board.instance.puzzle = with_changed_given(whole, number);
    board.changed = difference(whole.givens, board.instance.puzzle.givens);
    if (!board.changed) break;
    board.expected = solve_in_nominal_time(board.instance.puzzle, plan.first(board.instance.puzzle),
                                           plan.budget, {}, limits);
    if (board.expected != Answer::satisfiable) return;
  }
  const std::string_view why =
      board.changed ? "each changed given left a solution; fewer open cells are needed"
                    : "no given can be changed to a value that no other given forbids";
  throw Error(fmt::format("{0}x{0}, {1} of the cells open: {2}", whole.geometry().size(),
                          share_text(board.open()), why));
}

/// One solver's run. Throws: SolverError, Stopped.
Fit run_solver(const FamilyPlan& plan, FamilyBoard& board, std::size_t index,
               const WorkLimits& work) {
  const Calibration& calibration = *plan.calibration;
  const std::string& name = calibration.names[index];
  const double longest = std::max(patience * calibration.most, min_patience);
  FormulaRun run = run_on_formula(board.instance.puzzle, plan.first(board.instance.puzzle),
                                  calibration.solvers[index], work.within(longest));
  if (run.answer == Answer::unknown) {
    work.limits.check();
    return Fit::too_hard;
  }
  require_expected(board, name, run.answer);
  const std::optional<double> nominal = nominal_seconds(run);
  if (!nominal) {
    throw SolverError(fmt::format("--calibrate {0}: {0} doesn't report how many literals it "
                                  "propagates; minisat, cadical and others do",
                                  name),
                      name);
  }
  board.runs.push_back({name, *nominal, std::move(run)});
  if (*nominal < calibration.least) return Fit::too_easy;
  return *nominal > calibration.most ? Fit::too_hard : Fit::fits;
}

}  // namespace

int FamilyBoard::open() const {
  if (candidate.open != 0) return candidate.open;
  const std::size_t cells = instance.solution.size();
  return static_cast<int>(1000 * instance.holes.size() / cells);
}

FamilyBoard make_family_board(const FamilyPlan& plan, const Candidate& candidate,
                              const Limits& limits) {
  InstanceSpec spec = plan.sizes[candidate.size];
  spec.open = candidate.open;
  FamilyBoard board{candidate, make_instance(spec, candidate.number, limits)};
  if (plan.unsat) {
    change_given(plan, board, limits);
  } else {
    board.expected = Answer::satisfiable;
  }
  return board;
}

Fit calibrate(const FamilyPlan& plan, FamilyBoard& board, const WorkLimits& work) {
  if (board.expected == Answer::unknown) return Fit::undecided;
  for (std::size_t i = 0; i < plan.calibration->solvers.size(); ++i) {
    const Fit fit = run_solver(plan, board, i, work);
    if (fit != Fit::fits) return fit;
  }
  return Fit::fits;
}

void require_expected(const FamilyBoard& board, const std::string& solver, Answer answer) {
  if (answer == Answer::unknown || board.expected == Answer::unknown) return;
  if (answer == board.expected) return;
  throw SolverError(fmt::format("{} answers {} for a board that is {}", solver, name(answer),
                                name(board.expected)),
                    solver);
}

}  // namespace sudoku_sat::cli
