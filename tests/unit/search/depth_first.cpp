// The depth-first search that all searches share: the same on each kind of state, ended by each of
// the visitor's answers, and continued where it ended.
#include "search/depth_first.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <deque>
#include <map>
#include <set>

#include "search/plain9_space.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"
#include "support/setting.hpp"

using namespace sudoku_sat;
using support::no_limits;

namespace {

/// Counts what it is asked, and answers as it is told.
struct Recorder {
  std::size_t max_tried = 1'000'000;
  std::size_t max_entered = 1'000'000;
  std::size_t max_solutions = 1'000'000;
  bool leaves_out = false;

  std::size_t tried = 0;
  std::size_t entered = 0;
  std::size_t contradictions = 0;
  std::vector<Grid> grids = {};

  bool solution(const propagation::PropagationState auto& state) {
    state.copy_to(grids.emplace_back(81));
    return grids.size() < max_solutions;
  }
  search::Visit enter(const propagation::PropagationState auto&) {
    if (entered == max_entered) return search::Visit::stop;
    ++entered;
    return leaves_out ? search::Visit::skip : search::Visit::descend;
  }
  bool may_try() {
    if (tried == max_tried) return false;
    ++tried;
    return true;
  }
  void refuted() { ++contradictions; }
};

/// The first cell in reading order.
struct FirstCell {
  Cell cell(const propagation::PropagationState auto& state) const {
    Cell cell = 0;
    while (state.decided(cell) != 0) ++cell;
    return cell;
  }
  void order(std::vector<Value>&) const {}
};

/// A puzzle with some hundred solutions, and with values that lead to contradictions.
Puzzle loose() {
  Puzzle puzzle = support::puzzle_of(support::known_puzzles().front().solution);
  for (Cell cell = 0; cell < puzzle.givens.size(); ++cell) {
    if (puzzle.givens[cell] < 5 || cell % 3 == 0) puzzle.givens[cell] = 0;
  }
  return puzzle;
}

template <search::SearchSpace Space>
Recorder found_by(Recorder recorder, search::SearchEnd end) {
  const Puzzle puzzle = loose();
  const Space space(*puzzle.board);
  search::DepthFirstSearch<typename Space::State> search(space.state_bytes());
  CHECK(search.run(*space.start(puzzle.givens, no_limits), FirstCell(), recorder) == end);
  return recorder;
}

/// In pieces that end after so many values, in the tree's order.
std::vector<Grid> positions_in_pieces(std::size_t max_tried) {
  using Space = search::PositionSpace<2>;
  const Puzzle puzzle = loose();
  const Space space(*puzzle.board);
  const auto root = *space.start(puzzle.givens, no_limits);
  search::DepthFirstSearch<Space::State> search(space.state_bytes());
  Recorder recorder{.max_tried = max_tried};
  search::SearchEnd end = search.run(root, FirstCell(), recorder);
  std::deque<search::Branch> branches;
  while (true) {
    if (end != search::SearchEnd::exhausted) {
      const std::vector<search::Branch> rest = search.remaining();
      branches.insert(branches.begin(), rest.begin(), rest.end());
    }
    if (branches.empty()) return recorder.grids;
    const search::Branch next = branches.front();
    branches.pop_front();
    recorder.tried = 0;
    end = search.run(root, next, FirstCell(), recorder);
  }
}

/// By counting the candidates of each cell.
std::set<Cell> tightest_cells(const propagation::PropagationState auto& state) {
  std::map<std::size_t, std::set<Cell>> by_size;
  for (Cell cell = 0; cell < 81; ++cell) {
    std::size_t candidates = 0;
    propagation::for_each_value(state, cell, [&](Value) { ++candidates; });
    if (candidates > 1) by_size[candidates].insert(cell);
  }
  return by_size.begin()->second;
}

template <search::SearchSpace Space>
void check_tightest() {
  Random random(5);
  const auto board = make_board(Geometry(9));
  const Space space(*board);
  std::set<std::size_t> sizes;
  for (int round = 0; round < 300; ++round) {
    const Puzzle puzzle = support::random_puzzle(Geometry(9), random.below(30), random);
    const auto state = space.start(puzzle.givens, no_limits);
    if (!state || state->complete()) continue;
    const std::set<Cell> expected = tightest_cells(*state);
    CAPTURE(puzzle.givens);
    REQUIRE(space.tightest(*state, nullptr) == *expected.begin());
    std::set<Cell> drawn;
    for (std::size_t i = 0; i < 20; ++i) drawn.insert(space.tightest(*state, &random));
    REQUIRE(std::includes(expected.begin(), expected.end(), drawn.begin(), drawn.end()));
    REQUIRE(drawn.size() >= std::min<std::size_t>(expected.size(), 2));
    std::size_t candidates = 0;
    propagation::for_each_value(*state, *expected.begin(), [&](Value) { ++candidates; });
    sizes.insert(candidates);
  }
  // Pairs, triples and more.
  CHECK(sizes.size() >= 3);
}

}  // namespace

TEST_CASE("depth-first search finds the same on each kind of state", "[tree]") {
  const Recorder board = found_by<search::Plain9Space>({}, search::SearchEnd::exhausted);
  const Recorder positions = found_by<search::PositionSpace<2>>({}, search::SearchEnd::exhausted);
  const Recorder candidates = found_by<search::PropagationSpace>({}, search::SearchEnd::exhausted);
  CHECK(board.grids.size() > 20);
  for (const search::Vectors9& vectors : search::all_vectors9()) {
    if (!vectors.here) continue;
    const support::Setting setting("SUDOKU_SAT_VECTORS", vectors.name);
    const Recorder same = found_by<search::Plain9Space>({}, search::SearchEnd::exhausted);
    CHECK(same.grids == board.grids);
    CHECK(same.tried == board.tried);
  }
  CHECK(board.grids == positions.grids);
  CHECK(board.grids == candidates.grids);
  CHECK(positions.tried == candidates.tried);
  CHECK(board.tried <= positions.tried);
  // Each value that is tried ends in one of three ways; the root is entered without one.
  for (const Recorder& found : {board, positions, candidates}) {
    CHECK(found.contradictions > 0);
    CHECK(found.tried + 1 == found.contradictions + found.entered + found.grids.size());
  }
}

TEST_CASE("a search splits by the tightest cell of a state, at random by any such cell", "[tree]") {
  check_tightest<search::PositionSpace<2>>();
  check_tightest<search::Plain9Space>();
}

TEST_CASE("depth-first search ends as its visitor says", "[tree]") {
  const auto of = [](const Recorder& recorder, search::SearchEnd end) {
    return found_by<search::PositionSpace<2>>(recorder, end);
  };
  const Recorder whole = of({}, search::SearchEnd::exhausted);
  const Recorder three = of({.max_solutions = 3}, search::SearchEnd::at_solution);
  CHECK(std::equal(three.grids.begin(), three.grids.end(), whole.grids.begin()));
  CHECK(three.grids.size() == 3);
  CHECK(of({.max_tried = 10}, search::SearchEnd::out_of_budget).tried == 10);
  CHECK(of({.max_entered = 4}, search::SearchEnd::out_of_budget).entered == 4);
  CHECK(of({.max_tried = whole.tried}, search::SearchEnd::exhausted).grids == whole.grids);
  CHECK(of({.max_entered = whole.entered}, search::SearchEnd::exhausted).grids == whole.grids);
  const Recorder root_alone = of({.leaves_out = true}, search::SearchEnd::exhausted);
  CHECK(root_alone.entered == 1);
  CHECK(root_alone.tried == 0);
}

TEST_CASE("what remains of a depth-first search makes it whole", "[tree]") {
  const std::vector<Grid> whole =
      found_by<search::PositionSpace<2>>({}, search::SearchEnd::exhausted).grids;
  CHECK(positions_in_pieces(1) == whole);
  CHECK(positions_in_pieces(7) == whole);
  CHECK(positions_in_pieces(100) == whole);
}
