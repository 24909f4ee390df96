// The search tree: its pieces make up the whole, and its random order has the same solutions.
#include "search/solution_tree.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <deque>

#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;
using support::no_limits;

namespace {

std::vector<Grid> whole(const Puzzle& puzzle, search::SolutionTree& tree) {
  std::vector<Grid> grids;
  tree.grow(puzzle.givens);
  CHECK(tree.search([&](const Grid& grid) {
    grids.push_back(grid);
    return true;
  }));
  return grids;
}

/// Left again and again: each visit may say so, and every few nodes.
std::vector<Grid> in_pieces(const Puzzle& puzzle, std::uint64_t nodes, std::size_t solutions) {
  const auto tree = search::SolutionTree::make(puzzle.board, no_limits);
  tree->grow(puzzle.givens);
  tree->pause_after(nodes);
  std::vector<Grid> grids;
  std::size_t left = solutions;
  const auto visit = [&](const Grid& grid) {
    grids.push_back(grid);
    return --left > 0;
  };
  bool done = tree->search(visit);
  std::deque<search::Branch> branches;
  while (!done || !branches.empty()) {
    const auto rest = done ? std::vector<search::Branch>() : tree->remaining();
    branches.insert(branches.begin(), rest.begin(), rest.end());
    if (branches.empty()) break;
    const search::Branch next = branches.front();
    branches.pop_front();
    left = solutions;
    done = tree->search(visit, &next);
  }
  return grids;
}

/// The board on which the cell holds no 1.
std::shared_ptr<const Board> without_one(const Puzzle& puzzle, Cell cell) {
  Constraints constraints = puzzle.board->constraints();
  Allowed rest{{"rest", 0}, cell, {}};
  for (Value value = 2; value <= puzzle.board->size(); ++value) rest.values.push_back(value);
  constraints.allowed.push_back(rest);
  return std::make_shared<const Board>(puzzle.geometry(), std::move(constraints));
}

std::vector<Puzzle> boards() {
  return {support::empty_puzzle(Geometry(4), ""), support::empty_puzzle(Geometry(4), "diagonals"),
          support::empty_puzzle(Geometry(6), "anti-knight")};
}

}  // namespace

TEST_CASE("pieces of a search tree list the solutions in the order of the whole", "[tree]") {
  for (const Puzzle& puzzle : boards()) {
    const auto tree = search::SolutionTree::make(puzzle.board, no_limits);
    const std::vector<Grid> order = whole(puzzle, *tree);
    CHECK(order.size() > 10);
    CHECK(in_pieces(puzzle, 5, 1000) == order);
    CHECK(in_pieces(puzzle, 1000, 3) == order);
    CHECK(in_pieces(puzzle, 2, 1) == order);
    tree->pause_after(2);
    CHECK_FALSE(tree->search([](const Grid&) { return true; }));
    CHECK_FALSE(tree->remaining().empty());
  }
}

TEST_CASE("a search that was left leaves no trace in the next one", "[tree]") {
  const Puzzle puzzle = support::empty_puzzle(Geometry(4), "");
  const auto tree = search::SolutionTree::make(puzzle.board, no_limits);
  const std::vector<Grid> order = whole(puzzle, *tree);
  CHECK_FALSE(tree->search([](const Grid&) { return false; }));
  CHECK(whole(puzzle, *tree) == order);
}

TEST_CASE("a randomized search tree has the same solutions in an order of the seed's own",
          "[tree]") {
  for (const Puzzle& puzzle : boards()) {
    const auto tree = search::SolutionTree::make(puzzle.board, no_limits);
    std::vector<Grid> order = whole(puzzle, *tree);
    const auto with_seed = [&](std::uint64_t seed) {
      Random random(seed);
      tree->randomize(&random);
      std::vector<Grid> grids = whole(puzzle, *tree);
      tree->randomize(nullptr);
      return grids;
    };
    const std::vector<Grid> one = with_seed(1);
    CHECK(one == with_seed(1));
    CHECK(one != with_seed(2));
    CHECK(one != order);
    CHECK(whole(puzzle, *tree) == order);
    std::sort(order.begin(), order.end());
    std::vector<Grid> same = one;
    std::sort(same.begin(), same.end());
    CHECK(same == order);
  }
}

TEST_CASE("a search tree keeps to candidates that its board has taken away", "[tree]") {
  for (const Puzzle& puzzle : boards()) {
    const auto tree = search::SolutionTree::make(puzzle.board, no_limits);
    std::size_t with_one = 0;
    for (const Grid& grid : whole(puzzle, *tree)) with_one += grid[5] == 1 ? 1 : 0;
    const auto without = search::SolutionTree::make(without_one(puzzle, 5), no_limits);
    without->grow(puzzle.givens);
    std::size_t found = 0;
    without->search([&](const Grid& grid) {
      CHECK(grid[5] != 1);
      ++found;
      return true;
    });
    CHECK(found + with_one == whole(puzzle, *tree).size());
  }
}

TEST_CASE("nothing is in a search tree before givens are, nor below givens that conflict",
          "[tree]") {
  Puzzle puzzle = support::empty_puzzle(Geometry(4), "");
  const auto tree = search::SolutionTree::make(puzzle.board, no_limits);
  CHECK(tree->search([](const Grid&) { return false; }));
  puzzle.givens[0] = puzzle.givens[1] = 1;
  CHECK(whole(puzzle, *tree).empty());
  puzzle.givens[1] = 0;
  CHECK(whole(puzzle, *tree).size() == 288 / 4);
}
