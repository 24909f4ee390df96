// After each technique that achieved something the easiest is tried again, so the hardest one used
// is really needed: all easier ones had been exhausted before. Because candidates are only ever
// removed, the order of one technique's conclusions doesn't matter, except in the rare case that a
// pattern with too few candidates left is no longer recognised.
#include <algorithm>

#include "finding.hpp"
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
  }

  Graded grade(const Puzzle& puzzle, const Limits& limits) {
    if (board_ != puzzle.board) {
      sight_ = std::make_unique<Sight>(*puzzle.board);
      board_ = puzzle.board;
    }
    TechniqueState state(puzzle, *sight_, limits);
    std::size_t hardest = 0;
    while (!state.complete() && !state.broken()) {
      limits.check();
      const std::size_t used = first_of_use(state);
      if (used == allowed_.size()) break;
      hardest = std::max(hardest, used + 1);
      if (is_search(*allowed_[used])) break;
    }
    Graded graded{.solved = state.complete() && !state.broken(),
                  .grid = state.candidates().decisions()};
    if (hardest > 0) graded.hardest = allowed_[hardest - 1];
    return graded;
  }

 private:
  std::size_t first_of_use(TechniqueState& state) const {
    const auto found = std::find_if(allowed_.begin(), allowed_.end(), [&](const Technique* one) {
      return is_search(*one) || apply(*one, state);
    });
    return static_cast<std::size_t>(found - allowed_.begin());
  }

  std::vector<const Technique*> allowed_;
  std::shared_ptr<const Board> board_;  ///< of the previous puzzle
  std::unique_ptr<Sight> sight_;        ///< of that board
};

TechniqueSolver::TechniqueSolver() : TechniqueSolver(sound_techniques()) {}
TechniqueSolver::TechniqueSolver(std::vector<const Technique*> allowed)
    : implementation_(std::make_unique<Implementation>(std::move(allowed))) {}
TechniqueSolver::~TechniqueSolver() = default;
TechniqueSolver::TechniqueSolver(TechniqueSolver&&) noexcept = default;
TechniqueSolver& TechniqueSolver::operator=(TechniqueSolver&&) noexcept = default;

Graded TechniqueSolver::grade(const Puzzle& puzzle, const Limits& limits) {
  return implementation_->grade(puzzle, limits);
}

}  // namespace sudoku_sat
