// Cube and conquer (Heule, Kullmann, Wieringa, Biere 2011) on the smallest scale: what unit
// propagation leaves is split by one cell, whose values are the branches; each of them is a cube
// that propagation refutes, decides, or leaves to be split again. On small boards a cube costs
// about as much as handing a single clause to a solver, and nearly every puzzle that has one
// solution needs fewer than a few hundred of them. Puzzles that need more go to the solver, which
// starts from the beginning. The number of cubes is limited, not the time, so that the answer is
// the same on every machine.
#include "cubes.hpp"

#include <algorithm>
#include <iterator>

#include "bit_board9_space.hpp"
#include "depth_first.hpp"
#include "vectors9.hpp"

namespace sudoku_sat {

namespace {

constexpr unsigned cubes_between_checks = 128;

/// The plain 9x9 board.
struct PlainCubes : BitBoard9Space {
  using BitBoard9Space::BitBoard9Space;
  // They take about as long as loading the rules into a solver.
  static constexpr unsigned most = 5000;

  FarthestCell rule() const { return {}; }
};

/// Other boards, of at most 64 * Words cells.
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
  CubeCounter(Cubes::Result& result, unsigned wanted, unsigned most, const Limits& limits)
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
  Cubes::Result& result_;
  unsigned wanted_;
  unsigned most_;
  const Limits& limits_;
};

template <class Space>
class CubesOf : public Cubes {
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

/// The plain 9x9 board on wide vectors.
class WideCubes : public Cubes {
 public:
  explicit WideCubes(const WideMethods& methods) : methods_(methods) {}

  /// Limits are looked at once: the cubes take some hundredths of a second at most.
  Result search(const Grid& givens, unsigned wanted, const Limits& limits, unsigned most,
                unsigned largest) override {
    limits.check();
    const WideResult found =
        methods_.search(givens.data(), wanted, std::min(most, PlainCubes::most), largest);
    Result result{found.complete, found.split, found.solutions, found.cubes, found.refuted, {}};
    if (found.solutions != 0) result.first.assign(std::begin(found.first), std::end(found.first));
    return result;
  }

 private:
  const WideMethods& methods_;
};

template <class Space>
bool make_if_fits(const Board& board, std::unique_ptr<Cubes>& made) {
  if (Space::fits(board)) made = std::make_unique<CubesOf<Space>>(board);
  return made != nullptr;
}

}  // namespace

std::unique_ptr<Cubes> Cubes::make(const Board& board) {
  const WideMethods* const methods = chosen_vectors9().methods;
  if (methods != nullptr && PlainCubes::fits(board)) {
    return std::make_unique<WideCubes>(*methods);
  }
  std::unique_ptr<Cubes> made;
  static_cast<void>(
      make_if_fits<PlainCubes>(board, made) || make_if_fits<PositionCubes<1>>(board, made) ||
      make_if_fits<PositionCubes<2>>(board, made) || make_if_fits<PositionCubes<4>>(board, made));
  return made;
}

}  // namespace sudoku_sat
