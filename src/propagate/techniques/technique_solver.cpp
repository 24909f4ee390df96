// After each technique that achieved something the easiest is tried again, so the hardest one used
// is really needed: all easier ones had been exhausted before. Because candidates are only ever
// removed, the order of one technique's conclusions doesn't matter, except in the rare case that a
// pattern with too few candidates left is no longer recognised.
#include <algorithm>

#include "ladder.hpp"
#include "ratings.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace propagation;

class TechniqueSolver::Implementation {
 public:
  explicit Implementation(std::vector<const Technique*> allowed) : allowed_(std::move(allowed)) {
    const auto all = techniques();
    std::sort(allowed_.begin(), allowed_.end(), [&](const Technique* a, const Technique* b) {
      return std::find(all.begin(), all.end(), a) < std::find(all.begin(), all.end(), b);
    });
    std::copy_if(allowed_.begin(), allowed_.end(), std::back_inserter(patterns_),
                 [](const Technique* one) { return one->find != nullptr; });
  }

  Graded grade(const Puzzle& puzzle, const Limits& limits) {
    TechniqueState state(puzzle, sight_of(puzzle.board), limits);
    Graded graded;
    while (!state.complete() && !state.broken()) {
      limits.check();
      const Technique* used = first_of_use(state);
      if (place_of(used) > place_of(graded.hardest)) graded.hardest = used;
      if (used == nullptr || is_search(*used)) break;
    }
    return with_grid(std::move(graded), state);
  }

  /// Singles and single constraints lead to the same candidates in any order, so the hardest
  /// technique is that of grade().
  Graded rate(const Puzzle& puzzle, const Limits& limits) {
    TechniqueState state(puzzle, sight_of(puzzle.board), limits);
    Graded graded;
    std::size_t times = 0;  // that a technique without patterns was needed
    while (!state.complete() && !state.broken()) {
      limits.check();
      if (const auto pattern = next_pattern(state, patterns_)) {
        note(pattern->technique, rating_of(*pattern->technique, pattern->finding, state.board()),
             cell_of(pattern->finding), graded);
        conclude(pattern->finding, state);
        continue;
      }
      const Technique* used = suppose(state);
      if (used == nullptr) break;
      note(used, rating_of(*used, ++times), std::nullopt, graded);
      if (is_search(*used)) break;
    }
    return with_grid(std::move(graded), state);
  }

 private:
  const Sight& sight_of(const std::shared_ptr<const Board>& board) {
    if (board_ != board) sight_ = std::make_unique<Sight>(*board);
    board_ = board;
    return *sight_;
  }

  static Cell cell_of(const Finding& finding) {
    return finding.values.empty() ? finding.exclusions[0].cell : finding.values[0].cell;
  }

  /// The first technique of suppositions that is of use; it draws all its conclusions.
  const Technique* suppose(TechniqueState& state) const {
    const auto used = std::find_if(allowed_.begin(), allowed_.end(), [&](const Technique* one) {
      return one->find == nullptr && (is_search(*one) || apply(*one, state));
    });
    return used == allowed_.end() ? nullptr : *used;
  }

  void note(const Technique* used, int rating, std::optional<Cell> where, Graded& graded) const {
    if (std::pair(rating, place_of(used)) <= std::pair(graded.rating, place_of(graded.hardest))) {
      return;
    }
    graded.where = where;
    graded.rating = rating;
    graded.hardest = used;
  }

  /// 0 for no technique.
  std::ptrdiff_t place_of(const Technique* one) const {
    if (one == nullptr) return 0;
    return 1 + (std::find(allowed_.begin(), allowed_.end(), one) - allowed_.begin());
  }

  static Graded with_grid(Graded graded, const TechniqueState& state) {
    graded.solved = state.complete() && !state.broken();
    graded.grid = state.candidates().decisions();
    return graded;
  }

  /// The first technique that is of use; null if none is.
  const Technique* first_of_use(TechniqueState& state) const {
    for (const Technique* one : allowed_) {
      if (is_search(*one) || apply(*one, state)) return one;
    }
    return nullptr;
  }

  std::vector<const Technique*> allowed_;
  std::vector<const Technique*> patterns_;  ///< those that have `find`
  std::shared_ptr<const Board> board_;      ///< of the previous puzzle
  std::unique_ptr<Sight> sight_;            ///< of that board
};

TechniqueSolver::TechniqueSolver() : TechniqueSolver(sound_techniques()) {}
TechniqueSolver::TechniqueSolver(std::vector<const Technique*> allowed)
    : implementation_(std::make_unique<Implementation>(std::move(allowed))) {}
TechniqueSolver::~TechniqueSolver() = default;
TechniqueSolver::TechniqueSolver(TechniqueSolver&&) noexcept = default;
TechniqueSolver& TechniqueSolver::operator=(TechniqueSolver&&) noexcept = default;

Graded TechniqueSolver::rate(const Puzzle& puzzle, const Limits& limits) {
  return implementation_->rate(puzzle, limits);
}

Graded TechniqueSolver::grade(const Puzzle& puzzle, const Limits& limits) {
  return implementation_->grade(puzzle, limits);
}

}  // namespace sudoku_sat
