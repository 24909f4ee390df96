// The search tree: its pieces make up the whole, and its random order has the same solutions.
#include "search/solution_tree.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <deque>

#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;

namespace {

const Limits no_limits;

Propagation root_of(const Puzzle& puzzle) {
  Propagation root(*puzzle.board, no_limits);
  REQUIRE(root.decide_all(puzzle.givens));
  return root;
}

std::vector<Grid> whole(const Puzzle& puzzle, SolutionTree& tree) {
  std::vector<Grid> grids;
  CHECK(tree.search(root_of(puzzle), [&](const Grid& grid) {
    grids.push_back(grid);
    return true;
  }));
  return grids;
}

/// Left again and again: each visit may say so, and every few nodes.
std::vector<Grid> in_pieces(const Puzzle& puzzle, std::uint64_t nodes, std::size_t solutions) {
  SolutionTree tree(puzzle.board, no_limits);
  tree.pause_after(nodes);
  std::vector<Grid> grids;
  std::size_t left = solutions;
  const auto visit = [&](const Grid& grid) {
    grids.push_back(grid);
    return --left > 0;
  };
  bool done = tree.search(root_of(puzzle), visit);
  std::deque<SolutionTree::Branch> branches;
  while (!done || !branches.empty()) {
    const auto rest = done ? std::vector<SolutionTree::Branch>() : tree.remaining();
    branches.insert(branches.begin(), rest.begin(), rest.end());
    if (branches.empty()) break;
    const SolutionTree::Branch next = branches.front();
    branches.pop_front();
    left = solutions;
    done = tree.search(root_of(puzzle), next, visit);
  }
  return grids;
}

std::vector<Puzzle> boards() {
  return {support::empty_puzzle(Geometry(4), ""), support::empty_puzzle(Geometry(4), "diagonals"),
          support::empty_puzzle(Geometry(6), "anti-knight")};
}

}  // namespace

TEST_CASE("pieces of a search tree list the solutions in the order of the whole", "[tree]") {
  for (const Puzzle& puzzle : boards()) {
    SolutionTree tree(puzzle.board, no_limits);
    const std::vector<Grid> order = whole(puzzle, tree);
    CHECK(order.size() > 10);
    CHECK(in_pieces(puzzle, 5, 1000) == order);
    CHECK(in_pieces(puzzle, 1000, 3) == order);
    CHECK(in_pieces(puzzle, 2, 1) == order);
  }
}

TEST_CASE("a search that was left leaves no trace in the next one", "[tree]") {
  const Puzzle puzzle = support::empty_puzzle(Geometry(4), "");
  SolutionTree tree(puzzle.board, no_limits);
  const std::vector<Grid> order = whole(puzzle, tree);
  CHECK_FALSE(tree.search(root_of(puzzle), [](const Grid&) { return false; }));
  CHECK(whole(puzzle, tree) == order);
}

TEST_CASE("a randomized search tree has the same solutions in an order of the seed's own",
          "[tree]") {
  for (const Puzzle& puzzle : boards()) {
    SolutionTree tree(puzzle.board, no_limits);
    std::vector<Grid> order = whole(puzzle, tree);
    const auto with_seed = [&](std::uint64_t seed) {
      Random random(seed);
      tree.randomize(&random);
      std::vector<Grid> grids = whole(puzzle, tree);
      tree.randomize(nullptr);
      return grids;
    };
    const std::vector<Grid> one = with_seed(1);
    CHECK(one == with_seed(1));
    CHECK(one != with_seed(2));
    CHECK(one != order);
    CHECK(whole(puzzle, tree) == order);
    std::sort(order.begin(), order.end());
    std::vector<Grid> same = one;
    std::sort(same.begin(), same.end());
    CHECK(same == order);
  }
}

TEST_CASE("a search tree keeps to candidates that were taken away from its root", "[tree]") {
  for (const Puzzle& puzzle : boards()) {
    SolutionTree tree(puzzle.board, no_limits);
    Propagation root = root_of(puzzle);
    std::size_t with_one = 0;
    for (const Grid& grid : whole(puzzle, tree)) with_one += grid[5] == 1 ? 1 : 0;
    REQUIRE(root.remove(5, 1));
    std::size_t found = 0;
    tree.search(root, [&](const Grid& grid) {
      CHECK(grid[5] != 1);
      ++found;
      return true;
    });
    CHECK(found + with_one == whole(puzzle, tree).size());
  }
}
