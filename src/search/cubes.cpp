// Cube and conquer (Heule, Kullmann, Wieringa, Biere 2011) on the smallest scale: what unit
// propagation leaves is split by one cell, whose values are the branches; each of them is a cube
// that propagation refutes, decides, or leaves to be split again. On small boards a cube costs
// about as much as handing a single clause to a solver, and nearly every puzzle that has one
// solution needs less than some hundred of them. Puzzles that need more go to the solver as if
// this had never been: the number of cubes is limited, not the time, so that the answer is the same
// everywhere.
#include "cubes.hpp"

#include "propagate/band_sets.hpp"
#include "search_space.hpp"

namespace sudoku_sat {

namespace {

constexpr unsigned cubes_between_checks = 128;

/// The plain 9x9 board.
class BandCubes {
 public:
  using State = BandSets;
  // About what a solver takes to load the rules.
  static constexpr unsigned most = 5000;

  static bool fits(const Board& board) { return BandSets::fit(board); }
  explicit BandCubes(const Board&) {}

  State start() const { return {}; }
  Cell branching_cell(const State& state) const { return state.branching_cell(); }
};

/// Others, up to a number of cells.
template <std::size_t Words>
class PlaceCubes {
 public:
  using State = PlaceSets<Words>;
  static constexpr unsigned most = Words <= 2 ? 1000 : 200;

  static bool fits(const Board& board) {
    return PlaceSpace<Words>::fits(board) && board.size() > 1;
  }
  explicit PlaceCubes(const Board& board) : space_(board) {}

  State start() const { return space_.start(); }
  Cell branching_cell(const State& state) const { return space_.tightest(state, nullptr); }

 private:
  PlaceSpace<Words> space_;
};

template <class Space>
class CubesOf : public Cubes {
 public:
  using State = typename Space::State;

  explicit CubesOf(const Board& board) : space_(board), values_(board.size()) {}

  Result search(const Grid& givens, unsigned wanted, const Limits& limits) override {
    result_ = {};
    wanted_ = wanted;
    limits_ = &limits;
    limits.check();
    State root = space_.start();
    const bool possible = root.decide_all(givens);
    const bool decided = !possible || root.complete();
    result_.split = !decided;
    result_.first.resize(givens.size());
    result_.complete = !possible || split(root);
    return std::move(result_);
  }

 private:
  /// Goes through the cubes below the state; false where there are too many.
  bool split(const State& state) {
    if (state.complete()) {
      if (result_.solutions++ == 0) state.copy_to(result_.first);
      return true;
    }
    const Cell cell = space_.branching_cell(state);
    for (int value = 1; value <= values_ && result_.solutions < wanted_; ++value) {
      if (!state.possible(cell, value)) continue;
      if (result_.cubes == Space::most) return false;
      if (++result_.cubes % cubes_between_checks == 0) limits_->check();
      State cube = state;
      if (!cube.decide(cell, static_cast<Value>(value))) {
        ++result_.refuted;
      } else if (!split(cube)) {
        return false;
      }
    }
    return true;
  }

  Space space_;
  int values_;
  Result result_;
  unsigned wanted_ = 1;
  const Limits* limits_ = nullptr;
};

template <class Space>
bool make_if_fits(const Board& board, std::unique_ptr<Cubes>& made) {
  if (Space::fits(board)) made = std::make_unique<CubesOf<Space>>(board);
  return made != nullptr;
}

}  // namespace

std::unique_ptr<Cubes> Cubes::make(const Board& board) {
  std::unique_ptr<Cubes> made;
  static_cast<void>(
      make_if_fits<BandCubes>(board, made) || make_if_fits<PlaceCubes<1>>(board, made) ||
      make_if_fits<PlaceCubes<2>>(board, made) || make_if_fits<PlaceCubes<4>>(board, made));
  return made;
}

}  // namespace sudoku_sat
