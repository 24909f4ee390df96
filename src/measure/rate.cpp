// The levels are tried from the weakest to the strongest. If all constraints are all-different,
// propagation on candidates decides what unit propagation of the extended encoding does, and is far
// faster than clauses; cells that it decides are decided by every stronger inference too, so a
// puzzle that it solves needs none of them. With relations, sums or sequences, propagation on
// candidates finds more than unit propagation on their clauses: then the clauses are used, as for
// the other two encodings, and candidates only for failed literals.
//
// The level is about clauses. The grade is about people: the hardest of the players' techniques
// needed (techniques.hpp).
//
// After failed literals CaDiCaL finds which candidates are in a solution. This shows whether there
// are several solutions, and which candidates depth 2 need not try. Where too many are left to try,
// as on large boards, depth 2 is left out.
#include "sudoku_sat/measure.hpp"

#include "measurements.hpp"
#include "propagate/probing.hpp"
#include "solvers/board_solver.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/explain.hpp"

namespace sudoku_sat {

using namespace measure;

/// Unit propagation on the clauses of one encoding: how many cells of a puzzle it decides. The
/// rules are loaded once for a board, the givens are assumptions, so that a question takes some ten
/// microseconds. Formulas above Measurer::max_clauses are left out: they would not fit in memory.
class ClauseInference {
 public:
  explicit ClauseInference(const Formulation& formulation) : formulation_(formulation) {}

  /// The number of cells with a value; all of them at a contradiction. No value if the formula
  /// is too large. Throws: Stopped.
  std::optional<std::size_t> decided_cells(const Puzzle& puzzle, const Limits& limits) {
    if (!board_ || !board_->same_rules(*puzzle.board)) load(puzzle.board, limits);
    if (!engine_) return std::nullopt;
    if (!engine_->propagate(given_literals(puzzle, *variables_), limits)) {
      return puzzle.geometry().grid_cells();
    }
    return strength_of(*engine_, *variables_).cells;
  }

 private:
  void load(const std::shared_ptr<const Board>& board, const Limits& limits) {
    board_.reset();
    engine_.reset();
    const Size size = size_of(formulation_, *board);
    if (size.clauses <= Measurer::max_clauses && size.literals <= Measurer::max_literals) {
      variables_.emplace(board->geometry(), *chosen_encoding(formulation_).code);
      auto engine = std::make_unique<UnitPropagation>();
      solvers::load_rules(*board, *variables_, formulation_, *engine, limits);
      engine_ = std::move(engine);
    }
    board_ = board;
  }

  Formulation formulation_;
  std::shared_ptr<const Board> board_;  ///< whose rules are loaded
  std::optional<VariableMap> variables_;
  std::unique_ptr<UnitPropagation> engine_;  ///< none if the formula is too large
};

namespace {

/// Depth 2 of failed literals is left out where it would suppose more candidates than that: on a
/// board of 64x64, fifty times as many took minutes.
constexpr std::uint64_t max_supposed = 1'000'000;

std::size_t index(Difficulty level) { return static_cast<std::size_t>(level); }

/// The only value of each of the first cells; no value if one has several.
std::optional<Grid> only_grid(const TrueCandidates& found, std::size_t cells) {
  Grid grid;
  for (std::size_t cell = 0; cell < cells; ++cell) {
    if (found[cell].size() != 1) return std::nullopt;
    grid.push_back(found[cell].front());
  }
  return grid;
}

std::size_t largest_core(const Puzzle& puzzle, const Limits& limits) {
  Explainer explainer(puzzle, limits);
  std::size_t largest = 0;
  while (const std::optional<Step> step = explainer.next()) {
    largest = std::max(largest, step->size());
  }
  return largest;
}

bool supposes(const Graded& graded) {
  return graded.hardest != nullptr && graded.hardest->find == nullptr &&
         graded.hardest->apply != nullptr;
}

/// Where an explanation first needs the technique; or where it first supposes anything, if it does
/// with less.
std::optional<Cell> first_supposition(const Puzzle& puzzle, const Technique& technique,
                                      const Limits& limits) {
  std::optional<Cell> first;
  Explainer explainer(puzzle, limits);
  while (const std::optional<Step> step = explainer.next()) {
    if (step->cases.empty()) continue;
    const Cell cell = step->conclusions.front().cell;
    if (step->name == title_of(technique)) return cell;
    if (!first) first = cell;
  }
  return first;
}

/// The findings about one puzzle.
class PuzzleLevels {
 public:
  PuzzleLevels(const Puzzle& puzzle, const Limits& limits, PuzzleRate& rate)
      : puzzle_(puzzle), limits_(limits), rate_(rate), state_(*puzzle.board, limits) {}

  template <class Rules>
  void run(Rules& rules) {
    record(Difficulty::up_minimal, rules.minimal.decided_cells(puzzle_, limits_));
    const bool consistent = state_.decide_all(puzzle_.givens);
    if (!puzzle_.board->only_all_different()) {
      record(Difficulty::up_extended, rules.extended.decided_cells(puzzle_, limits_));
    } else if (ends(Difficulty::up_extended, consistent)) {
      return;
    }
    record(Difficulty::up_triads, rules.triads.decided_cells(puzzle_, limits_));
    if (ends(Difficulty::failed_literals, consistent && propagation::probe(state_, 1))) return;
    const TrueCandidates found = true_candidates(puzzle_, state_.candidates(), limits_);
    conclude(found);
    if (supposed_in_depth_2(found) > max_supposed) return;
    if (ends(Difficulty::failed_literals_2, propagation::probe(state_, 2, found))) return;
    if (!rate_.level) rate_.level = Difficulty::search;
  }

 private:
  /// How often a candidate is supposed at least.
  std::uint64_t supposed_in_depth_2(const TrueCandidates& harmless) const {
    std::uint64_t open = 0;
    std::uint64_t tried = 0;
    for (Cell cell = 0; cell < state_.candidates().cells(); ++cell) {
      if (state_.decided(cell) != 0) continue;
      const auto count = static_cast<std::uint64_t>(state_.candidates().count(cell));
      open += count;
      tried += count - harmless[cell].size();
    }
    return open * tried;
  }

  void record(Difficulty level, std::optional<std::size_t> cells) {
    rate_.cells[index(level)] = cells;
    if (cells == puzzle_.geometry().grid_cells() && !rate_.level) rate_.level = level;
  }

  /// Notes how far the inference came. Returns whether stronger ones are not needed.
  bool ends(Difficulty level, bool consistent) {
    const Geometry& geometry = puzzle_.geometry();
    const std::size_t all = geometry.grid_cells();
    record(level, consistent ? decided_cells(state_.candidates(), geometry) : all);
    if (consistent && !grid_decided(state_.candidates(), geometry)) return false;
    for (std::size_t i = index(level); i < inference_levels; ++i) rate_.cells[i] = all;
    if (!consistent) {
      conclude_none();
    } else if (state_.complete()) {
      conclude_only(state_.candidates().decisions());
    } else {
      // Values of the variables besides the grid may be missing.
      conclude(true_candidates(puzzle_, state_.candidates(), limits_));
    }
    return true;
  }

  void conclude(const TrueCandidates& found) {
    if (found.front().empty()) {
      conclude_none();
    } else if (const auto grid = only_grid(found, puzzle_.geometry().grid_cells())) {
      conclude_only(with_variables(*grid));
    } else {
      rate_.status = Status::solved;
      rate_.uniqueness = Uniqueness::several;
      rate_.level = Difficulty::none;
    }
  }

  /// Some values of the variables that go with the only grid.
  Grid with_variables(Grid grid) const {
    if (puzzle_.geometry().variables() == 0) return grid;
    grid.resize(puzzle_.givens.size());
    Outcome outcome = solve(Puzzle{puzzle_.board, grid}, {}, limits_);
    if (!outcome.solution) limits_.check();
    return outcome.solution ? std::move(*outcome.solution) : grid;
  }

  void conclude_none() {
    const bool clash = !conflicts(*puzzle_.board, puzzle_.givens, 1).empty();
    rate_.status = clash ? Status::inconsistent : Status::unsatisfiable;
  }

  void conclude_only(const Grid& solution) {
    solvers::require_solution(puzzle_, solution, "what inference decided");
    rate_.status = Status::solved;
    rate_.uniqueness = Uniqueness::unique;
    rate_.solution = solution;
  }

  const Puzzle& puzzle_;
  const Limits& limits_;
  PuzzleRate& rate_;
  propagation::Propagation state_;
};

}  // namespace

struct Rater::Rules {
  /// The clauses of the current board's rules.
  ClauseInference minimal{{.encoding = find_encoding("minimal")}};
  ClauseInference extended{{.encoding = find_encoding("extended")}};
  ClauseInference triads{{.encoding = find_encoding("triads")}};
  TechniqueSolver chains{techniques_up_to(Difficulty::very_hard)};
  TechniqueSolver all;

  Graded grade(const Puzzle& puzzle, const Limits& limits) {
    Graded graded = chains.rate(puzzle, limits);
    if (graded.solved) return graded;
    return all.rate(puzzle, limits);
  }
};

Rater::Rater(RateOptions options) : options_(options), rules_(std::make_unique<Rules>()) {}

Rater::~Rater() = default;

PuzzleRate Rater::rate(const Puzzle& puzzle, const Limits& limits) {
  PuzzleRate rate;
  try {
    PuzzleLevels(puzzle, limits, rate).run(*rules_);
    if (rate.solution && TechniqueSolver::fits(*puzzle.board)) {
      Graded& graded = rate.graded.emplace(rules_->grade(puzzle, limits));
      if (supposes(graded)) graded.where = first_supposition(puzzle, *graded.hardest, limits);
    }
    if (options_.seeds > 0) rate.effort = search_effort(puzzle, options_.seeds, limits);
    if (options_.backdoor && rate.solution) {
      rate.backdoor = smallest_backdoor(puzzle, *rate.solution, limits);
      if (!rate.backdoor || !rate.backdoor->proved()) limits.check();
    }
    if (options_.core && rate.solution) rate.core = largest_core(puzzle, limits);
  } catch (const Stopped& stopped) {
    rate.stopped = stopped.why();
  }
  return rate;
}

}  // namespace sudoku_sat
