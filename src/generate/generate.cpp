// A puzzle is made from a solution: data for the rules that need some, then givens removed. If the
// result is not what was requested, everything starts again.
#include "sudoku_sat/generate.hpp"

#include <fmt/format.h>

#include "check_options.hpp"
#include "fewest_givens.hpp"
#include "minimal_givens.hpp"
#include "pattern_grid.hpp"
#include "random_grid.hpp"
#include "rules/registry.hpp"
#include "solvers/board_solver.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace generate;

namespace {

using OnGenerateProgress = std::function<void(const GenerateProgress&)>;

/// The levels that can be requested, in the generator's own words.
constexpr std::pair<std::string_view, Difficulty> levels[] = {{"up", Difficulty::up_extended},
                                                              {"fl", Difficulty::failed_literals},
                                                              {"search", Difficulty::search}};

/// Makes one puzzle.
class PuzzleMaker {
 public:
  PuzzleMaker(std::shared_ptr<const Board> board, const GenerateOptions& options,
              const std::vector<CellGroup>& groups, std::uint64_t index, const Limits& limits,
              const OnGenerateProgress& on_progress)
      : board_(std::move(board)),
        options_(options),
        groups_(groups),
        index_(index),
        random_(options.seed, index),
        limits_(limits),
        on_progress_(on_progress) {
    const std::optional<Difficulty>& rating = options.rating;
    if (rating) (is_grade(*rating) ? grade_ : level_) = rating;
    if (std::vector<const Technique*> allowed = allowed_techniques(options); !allowed.empty()) {
      allowed_.emplace(allowed);
      allowed.pop_back();
      if (options.needed != nullptr) others_.emplace(allowed);
    } else if (grade_ && *grade_ != Difficulty::extreme) {
      allowed_.emplace(techniques_up_to(*grade_));
    }
    if (grade_ && *grade_ != Difficulty::easy) {
      easier_.emplace(techniques_up_to(static_cast<Difficulty>(static_cast<int>(*grade_) - 1)));
    }
  }

  Generated run() {
    try {
      while (!ended() && progress_.attempts < options_.attempts) {
        limits_.check();
        if (on_progress_) on_progress_(progress_);
        attempt();
        ++progress_.attempts;
      }
      if (!ended()) made_.reason = tried() + hardest_tried() + ambiguous_patterns();
    } catch (const Stopped& stopped) {
      made_.reason = fmt::format("{} after {}", stopped.what(), tried());
    }
    made_.attempts = progress_.attempts;
    return std::move(made_);
  }

 private:
  bool ended() const { return made_.puzzle || made_.impossible || hopeless_; }

  std::string tried() const {
    return fmt::format("{} attempt{}", progress_.attempts, progress_.attempts == 1 ? "" : "s");
  }

  /// If none is hard enough, how hard they get.
  std::string hardest_tried() const {
    return hardest_ ? fmt::format(", the hardest one {}", name(*hardest_)) : "";
  }

  /// If givens in the pattern could not distinguish any solution from others.
  std::string ambiguous_patterns() const {
    if (ambiguous_ == 0 || ambiguous_ < progress_.attempts) return "";
    return "; givens in all cells of the pattern are not enough in any of them";
  }

  void attempt() {
    if (!propose()) return;
    const Puzzle puzzle{proposed_on_, values_on(givens_, made_.solution)};
    if (!wanted(puzzle)) return;
    solvers::require_solution(puzzle, made_.solution, "the solution of a new puzzle");
    made_.puzzle = puzzle;
  }

  /// The next puzzle to be looked at; false if none could be made.
  bool propose() {
    if (harder_ && !harder_->stalled()) {
      givens_ = harder_->next();
      return true;
    }
    harder_.reset();
    if (!choose_solution()) return false;
    proposed_on_ = choose_board();
    if (!proposed_on_) return false;
    alternatives_.emplace(proposed_on_, made_.solution, options_.excluded, limits_);
    if (!enough_cells()) return false;
    givens_ = options_.fewest ? fewest() : minimal();
    if (rare()) {
      harder_.emplace(*alternatives_, groups_, givens_, options_.clues.value_or(0), random_,
                      limits_);
    }
    return true;
  }

  CellSet all_cells() const {
    CellSet all(made_.solution.size());
    for (const CellGroup& group : groups_) all.add(group);
    return all;
  }

  /// Whether givens in all cells that may have some make a puzzle; if all cells may, they do.
  bool enough_cells() {
    if (options_.clues == 0U) return enough_rules();
    if (options_.pattern.empty()) return true;
    const CellSet all = all_cells();
    const bool enough =
        allowed_ ? allowed_->grade({proposed_on_, values_on(all, made_.solution)}, limits_).solved
                 : !alternatives_->alternative(all);
    if (!enough) ++ambiguous_;
    return enough;
  }

  /// Whether the rules alone leave one solution. If they don't and need no data, no attempt will
  /// succeed.
  bool enough_rules() {
    const CellSet none(made_.solution.size());
    if (!alternatives_->alternative(none)) return true;
    hopeless_ = options_.proposed.empty();
    if (hopeless_) made_.reason = "the rules alone leave several solutions";
    return false;
  }

  /// Whether hardly any puzzle is as hard as that.
  bool rare() const { return grade_ == Difficulty::extreme || level_ == Difficulty::search; }

  bool choose_solution() {
    if (!options_.solutions.empty()) {
      made_.solution = options_.solutions[index_ % options_.solutions.size()];
      return true;
    }
    // The data for a solution is not known before there is one.
    const bool fits = !options_.pattern.empty() && options_.proposed.empty();
    std::optional<Grid> drawn =
        fits ? pattern_grid(board_, options_.pattern, options_.givens, options_.excluded, random_,
                            limits_)
             : random_grid(board_, options_.givens, options_.excluded, random_, limits_);
    if (drawn) made_.solution = std::move(*drawn);
    made_.impossible = !drawn;
    return drawn.has_value();
  }

  /// The board with data for the rules that need some; null if none could be made.
  std::shared_ptr<const Board> choose_board() {
    if (options_.proposed.empty()) return board_;
    std::vector<RuleUse> uses = uses_of(board_->rules());
    for (const Rule* rule : options_.proposed) {
      RuleUse use = rule::proposed_use(*rule, board_->geometry(), made_.solution, random_);
      if (use.entries.empty()) return nullptr;
      add_use(uses, std::move(use));
    }
    const Geometry& geometry = board_->geometry();
    return make_board(Geometry(geometry.box_rows(), geometry.box_columns()), uses);
  }

  CellSet fewest() {
    FewestGivensSearch search(*alternatives_, groups_, random_, limits_);
    const auto result = search.run([&](const FewestGivens& bounds, std::size_t sets) {
      progress_.fewest = bounds;
      progress_.sets = sets;
      if (on_progress_) on_progress_(progress_);
    });
    made_.fewest = result.bounds;
    if (!result.bounds.proved()) made_.reason = Stopped(limits_.reached()).what();
    return result.givens;
  }

  CellSet minimal() {
    GroupOrder order = in_order(groups_);
    random_.shuffle(order);
    return MinimalGivens(*alternatives_, level_, allowed_ ? &*allowed_ : nullptr, limits_)
        .find(all_cells(), order, options_.clues.value_or(0));
  }

  bool wanted(const Puzzle& puzzle) {
    if (options_.fewest) return true;
    if (options_.clues && givens_.count() != *options_.clues) return false;
    if (level_ && difficulty_of(puzzle, made_.solution, limits_) != *level_) return false;
    if (grade_ && !of_grade(puzzle)) return false;
    if (others_ && others_->grade(puzzle, limits_).solved) return false;
    if (allowed_ && !options_.each_needed) return true;
    return options_.clues || minimal_by_construction() || all_needed(givens_, *alternatives_);
  }

  /// Requires: it is not harder.
  bool of_grade(const Puzzle& puzzle) {
    if (!easier_) return true;
    if (grade_ == Difficulty::extreme && !needs_search(puzzle)) return false;
    return !easier_->grade(puzzle, limits_).solved;
  }

  /// Hardly any puzzle is extreme; this shows it soonest.
  bool needs_search(const Puzzle& puzzle) {
    if (difficulty_of(puzzle, made_.solution, limits_) == Difficulty::search) return true;
    if (hardest_ != Difficulty::very_hard) {
      const Difficulty grade = easier_->grade(puzzle, limits_).grade();
      hardest_ = std::max(hardest_.value_or(grade), grade);
    }
    return false;
  }

  /// Whether the search has already tried to leave out each single given, only for uniqueness.
  bool minimal_by_construction() const {
    const bool singly = groups_.size() == board_->geometry().grid_cells();
    return singly && !allowed_ && (!level_ || *level_ == Difficulty::search);
  }

  std::shared_ptr<const Board> board_;
  const GenerateOptions& options_;
  const std::vector<CellGroup>& groups_;
  std::uint64_t index_;
  Random random_;
  const Limits& limits_;
  const OnGenerateProgress& on_progress_;
  std::optional<Difficulty> level_;  ///< that is wanted, if it is not a grade
  std::optional<Difficulty> grade_;  ///< if it is one
  GenerateProgress progress_;
  Generated made_;
  std::shared_ptr<const Board> proposed_on_;
  CellSet givens_{0};  ///< of the current puzzle
  std::optional<AlternativeSolutions> alternatives_;
  std::optional<HarderGivens> harder_;      ///< if hardly any puzzle is hard enough
  std::optional<TechniqueSolver> allowed_;  ///< with the techniques that must be enough
  std::optional<TechniqueSolver> easier_;   ///< with those that must not
  std::optional<TechniqueSolver> others_;   ///< all that are allowed but the one that is needed
  std::optional<Difficulty> hardest_;       ///< of those tried for an extreme one
  std::uint64_t ambiguous_ = 0;             ///< attempts in which the pattern had too few cells
  bool hopeless_ = false;                   ///< no other attempt can succeed
};

}  // namespace

std::vector<std::string_view> rating_names() {
  const auto grades = grade_names();
  std::vector<std::string_view> names(grades.begin(), grades.end());
  for (const auto& [name, level] : levels) names.push_back(name);
  return names;
}

Difficulty rating_named(std::string_view name) {
  for (const auto& [word, level] : levels) {
    if (name == word) return level;
  }
  const auto grades = grade_names();
  if (std::find(grades.begin(), grades.end(), name) != grades.end()) return grade_named(name);
  reject("rating", name, rating_names());
}

Difficulty difficulty_of(const Puzzle& puzzle, const Grid& solution, const Limits& limits) {
  propagation::Propagation state(*puzzle.board, limits);
  if (state.decide_all(puzzle.givens) && state.complete()) return Difficulty::up_extended;
  const bool easy = only_solution_by_failed_literals(puzzle, solution, limits);
  return easy ? Difficulty::failed_literals : Difficulty::search;
}

Generator::Generator(std::shared_ptr<const Board> board, GenerateOptions options)
    : board_(std::move(board)), options_(std::move(options)) {
  if (options_.givens.empty()) options_.givens.assign(board_->cells(), 0);
  std::sort(options_.excluded.begin(), options_.excluded.end());
  check_options(board_, options_);
  static const Symmetry none{"none", "", {}};
  orbits_ = orbits(options_.symmetry != nullptr ? *options_.symmetry : none, board_->geometry());
  if (!options_.pattern.empty()) keep_pattern();
}

/// Cells that are given together are given only if the pattern has all of them.
void Generator::keep_pattern() {
  std::vector<Cell>& pattern = options_.pattern;
  std::sort(pattern.begin(), pattern.end());
  std::erase_if(orbits_, [&](const std::vector<Cell>& cells) {
    return !std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
      return std::binary_search(pattern.begin(), pattern.end(), cell);
    });
  });
  pattern.clear();
  for (const std::vector<Cell>& cells : orbits_) {
    pattern.insert(pattern.end(), cells.begin(), cells.end());
  }
  if (!pattern.empty()) return;
  throw UsageError("no cells of the pattern have the symmetry of the givens");
}

Generated Generator::make(std::uint64_t index, const Limits& limits,
                          const OnGenerateProgress& on_progress) const {
  return PuzzleMaker(board_, options_, orbits_, index, limits, on_progress).run();
}

}  // namespace sudoku_sat
