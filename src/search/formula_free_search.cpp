#include "formula_free_search.hpp"

#include <algorithm>
#include <iterator>

#include "depth_first.hpp"
#include "search/plain9/state.hpp"
#include "search_space.hpp"

namespace sudoku_sat::search {

namespace {

constexpr unsigned cubes_between_checks = 128;

/// Boards of at most 64 * Words cells, other than the plain 9x9 one.
template <std::size_t Words>
struct PositionCubes : PositionSpace<Words> {
  using PositionSpace<Words>::PositionSpace;
  static constexpr unsigned most = Words <= 2 ? 1000 : 200;

  static bool fits(const Board& board) {
    return PositionSpace<Words>::fits(board) && board.size() > 1;
  }
  TightestCell<PositionSpace<Words>> rule() const { return {*this}; }
};

/// Counts solutions and cubes; a visitor of the search.
template <class State>
class CubeCounter : public AnyNode {
 public:
  CubeCounter(FormulaFreeSearch::Result& result, unsigned wanted, unsigned most,
              const Limits& limits)
      : result_(result), wanted_(wanted), most_(most), limits_(limits) {}

  bool solution(const State& state) {
    if (result_.solutions++ == 0) state.copy_to(result_.first);
    return result_.solutions < wanted_;
  }
  bool may_try() {
    if (result_.cubes == most_) return false;
    if (++result_.cubes % cubes_between_checks == 0) limits_.check();
    return true;
  }
  void refuted() { ++result_.refuted; }

 private:
  FormulaFreeSearch::Result& result_;
  unsigned wanted_;
  unsigned most_;
  const Limits& limits_;
};

template <class Space>
class CubesOf : public FormulaFreeSearch {
 public:
  explicit CubesOf(const Board& board) : space_(board), search_(space_.state_bytes()) {}

  Result search(const Grid& givens, unsigned wanted, const Limits& limits, unsigned most,
                unsigned) override {
    limits.check();
    Result result;
    result.first.resize(givens.size());
    const auto root = space_.start(givens, limits);
    result.split = root && !root->complete();
    CubeCounter<State> counter(result, wanted, std::min(most, Space::most), limits);
    result.complete =
        !root || search_.run(*root, space_.rule(), counter) != SearchEnd::out_of_budget;
    return result;
  }

 private:
  using State = typename Space::State;

  Space space_;
  DepthFirstSearch<State> search_;
};

/// The plain 9x9 board.
class Plain9Search : public FormulaFreeSearch {
 public:
  explicit Plain9Search(const Methods9& methods) : methods_(methods) {}

  /// Limits are looked at once: the cubes take some hundredths of a second at most.
  Result search(const Grid& givens, unsigned wanted, const Limits& limits, unsigned most,
                unsigned largest) override {
    // They take about as long as loading the rules into a solver.
    constexpr unsigned most_of_all = 5000;
    limits.check();
    const CubeResult9 found =
        methods_.search(givens.data(), wanted, std::min(most, most_of_all), largest);
    Result result{found.complete, found.split, found.solutions, found.cubes, found.refuted, {}};
    if (found.solutions != 0) result.first.assign(std::begin(found.first), std::end(found.first));
    return result;
  }

 private:
  const Methods9& methods_;
};

}  // namespace

std::unique_ptr<FormulaFreeSearch> FormulaFreeSearch::make(const Board& board) {
  const Methods9& methods = *chosen_vectors9().methods;
  if (State9::fit(board)) return std::make_unique<Plain9Search>(methods);
  return with_first_space<PositionCubes<1>, PositionCubes<2>, PositionCubes<4>>(
      board, [&]<class Space>() -> std::unique_ptr<FormulaFreeSearch> {
        return std::make_unique<CubesOf<Space>>(board);
      });
}

}  // namespace sudoku_sat::search
