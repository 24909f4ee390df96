// Counting by components with an oracle that is asked immediately, and with one table for many
// counts: what one count leaves there must be true for all others.
#include "search/component_counter.hpp"

#include <atomic>
#include <catch2/catch.hpp>
#include <set>

#include "search/conflict_space.hpp"
#include "search/plain9_space.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/brute_force.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;

namespace {

/// Asks the oracle about each node after so many without a solution.
template <class Space, unsigned Nodes>
struct Impatient : Space {
  using Space::Space;
  static constexpr search::SolverPruning::Patience patience{.first = Nodes, .later = Nodes};
  static constexpr unsigned nodes_between_checks = 1;
  static constexpr std::size_t smallest_kept = 1;
};

template <class Any>
class Count {
 public:
  Count(const std::shared_ptr<const Board>& board, search::CountTable& table)
      : space_(*board),
        counter_(space_, *board, limits_, table, [this](std::uint64_t found) { found_ += found; }) {
  }

  std::uint64_t operator()(const Grid& givens,
                           search::Saturating::Number enough = search::Saturating::most) {
    found_ = 0;
    const auto root = space_.start(givens, limits_);
    const auto total = root ? counter_.count(*root, 1, enough) : 0;
    if (enough == search::Saturating::most) CHECK(found_ == total);
    return static_cast<std::uint64_t>(total);
  }

  /// Whether propagation alone sees no conflict.
  bool begins(const Grid& givens) const { return space_.start(givens, limits_).has_value(); }

 private:
  Limits limits_;
  Any space_;
  std::uint64_t found_ = 0;
  search::ComponentCounter<Any> counter_;
};

std::uint64_t by_brute_force(int box_rows, int box_columns, const Grid& givens) {
  return support::count_solutions(box_rows, box_columns, {givens.begin(), givens.end()});
}

/// On boards of which about so many cells are open.
template <class Any>
void check_counts(const Geometry& geometry, std::size_t open) {
  const int size = geometry.size();
  const auto brute = [&](const Grid& grid) {
    return by_brute_force(geometry.box_rows(), geometry.box_columns(), grid);
  };
  const auto board = make_board(geometry);
  search::CountTable table(1 << 20);
  Count<Any> count(board, table);
  Random random(8);
  for (int round = 0; round < 300; ++round) {
    Grid givens = support::opened_board(size, open + random.below(5), random.next()).givens;
    Grid broken = givens;
    const auto cell = random.below(broken.size());
    if (broken[cell] != 0) broken[cell] = static_cast<Value>(1 + broken[cell] % size);
    CAPTURE(round, givens, broken);
    const std::uint64_t solutions = brute(givens);
    CHECK(count(broken) == brute(broken));
    CHECK(count(givens, 1) >= 1);
    CHECK(count(givens, 3) >= std::min<std::uint64_t>(solutions, 3));
    CHECK(count(givens) == solutions);
  }
}

}  // namespace

TEST_CASE("counts by components are exact, whatever was counted before with the same table") {
  check_counts<search::PositionSpace<1>>(Geometry(6), 18);
  check_counts<search::Plain9Space>(Geometry(9), 40);
  check_counts<search::ConflictSpace<4>>(Geometry(6), 18);
}

TEST_CASE("a count that was given up leaves nothing wrong in the table") {
  using Space = Impatient<search::ConflictSpace<4>, 1'000'000>;
  const Puzzle puzzle = support::opened_board(6, 26, 4);
  const std::uint64_t expected = by_brute_force(2, 3, puzzle.givens);
  REQUIRE(expected > 5);
  const Space space(*puzzle.board);
  const Limits limits;
  const auto root = space.start(puzzle.givens, limits);
  REQUIRE(root);
  bool given_up = true;
  for (std::uint64_t most = 1; given_up; ++most) {
    CAPTURE(most);
    search::CountTable table(1 << 20);
    search::Saturating::Number found = 0;
    search::ComponentCounter<Space> first(space, *puzzle.board, limits, table,
                                          [&](search::Saturating::Number more) { found += more; });
    first.ask([&](std::uint64_t nodes) { return nodes < most; });
    first.count(*root, 1, search::Saturating::most);
    given_up = first.given_up();
    CHECK(found <= expected);
    if (!given_up) CHECK(found == expected);
    search::Saturating::Number again = 0;
    search::ComponentCounter<Space> second(space, *puzzle.board, limits, table,
                                           [&](search::Saturating::Number more) { again += more; });
    CHECK(second.count(*root, 1, search::Saturating::most) == expected);
    CHECK(again == expected);
  }
}

TEST_CASE("an oracle that is asked about each node changes no count") {
  const Geometry geometry(6);
  check_counts<Impatient<search::PositionSpace<1>, 0>>(geometry, 18);
  check_counts<Impatient<search::PositionSpace<1>, 1>>(geometry, 18);
  check_counts<Impatient<search::PositionSpace<1>, 2>>(geometry, 18);
  check_counts<Impatient<search::PositionSpace<1>, 4>>(geometry, 18);
  check_counts<Impatient<search::ConflictSpace<4>, 1>>(geometry, 18);
}

TEST_CASE("a part that has no solution says nothing of the other parts beside it") {
  // In the first three rows nine cells are open, in three columns: a Latin square of three values.
  // 32 cells are open in other rows and columns: a larger part, which is counted later.
  constexpr std::size_t size = 9;
  const auto board = make_board(Geometry(size));
  search::CountTable table(1 << 20);
  search::CountTable other_table(1 << 20);
  Count<Impatient<search::PositionSpace<2>, 1>> count(board, table);
  Count<search::PositionSpace<2>> judge(board, other_table);
  Random random(3);
  int hidden = 0;
  for (int round = 0; round < 20'000 && hidden < 5; ++round) {
    const Grid solved = support::opened_board(size, 0, random.next()).givens;
    const std::set<Value> values{solved[0], solved[size], solved[2 * size]};
    Grid givens = solved;
    std::vector<std::size_t> others;
    for (const std::size_t cell : random.permutation(givens.size(), std::size_t{0})) {
      const bool square = values.contains(solved[cell % size]);
      if (square && cell < 3 * size) givens[cell] = 0;
      if (!square && cell >= 3 * size) others.push_back(cell);
    }
    for (std::size_t i = 0; i < 32; ++i) givens[others[i]] = 0;
    Grid broken = givens;
    broken[others[32]] = static_cast<Value>(1 + broken[others[32]] % size);
    // Of interest is what propagation alone doesn't refute.
    if (!count.begins(broken) || judge(broken, 1) != 0) continue;
    ++hidden;
    CAPTURE(givens, broken);
    CHECK(by_brute_force(3, 3, broken) == 0);
    CHECK(count(broken) == 0);
    CHECK(count(givens) == by_brute_force(3, 3, givens));
  }
  CHECK(hidden == 5);
}

TEST_CASE("numbers that are too large become the largest one") {
  using Number = search::Saturating::Number;
  constexpr Number most = search::Saturating::most;
  CHECK(search::Saturating::sum(most - 1, 1) == most);
  CHECK(search::Saturating::sum(most, most) == most);
  CHECK(search::Saturating::sum(most - 1, 2) == most);
  CHECK(search::Saturating::product(most / 2 + 1, 2) == most);
  CHECK(search::Saturating::product(most / 2, 2) == most - 1);
  CHECK(search::Saturating::product(0, most) == 0);
  CHECK(search::Saturating::quotient(7, 2) == 4);
  CHECK(search::Saturating::quotient(8, 2) == 4);
  CHECK(search::Saturating::quotient(0, 3) == 0);
}

TEST_CASE("a large state's split into components ends at an interrupt", "[counting]") {
  std::atomic<bool> interrupt = false;
  const Limits limits({}, &interrupt);
  const auto board = make_board(Geometry(6, 6));
  const search::PropagationSpace space(*board);
  const auto state = space.start(Grid(board->cells(), 0), limits);
  REQUIRE(state);
  std::vector<search::PropagationSpace::Component> components;
  space.split(*state, state->open(), components);
  CHECK(components.size() == 1);
  interrupt = true;
  CHECK_THROWS_AS(space.split(*state, state->open(), components), Stopped);
}
