// Counting by components with an oracle that is asked at once, and with one table for many counts:
// what one count leaves there must be true for all others.
#include "search/component_counter.hpp"

#include <catch2/catch.hpp>

#include "search/position_space.hpp"
#include "support/brute_force.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;

namespace {

using Space = PositionSpace<1>;

/// Asks the oracle about each node after so many without a solution.
template <unsigned Nodes>
struct ImpatientSpace : Space {
  using Space::Space;
  static constexpr SolverPruning::Patience patience{.first = Nodes, .later = Nodes};
  static constexpr unsigned nodes_between_checks = 1;
  static constexpr std::size_t smallest_kept = 1;
};

template <class Any>
class Count {
 public:
  Count(const std::shared_ptr<const Board>& board, CountTable& table)
      : space_(*board),
        counter_(space_, *board, limits_, table, [this](std::uint64_t found) { found_ += found; }) {
  }

  std::uint64_t operator()(const Grid& givens, Saturating::Number enough = Saturating::most) {
    found_ = 0;
    const auto root = space_.start(givens, limits_);
    const auto total = root ? counter_.count(*root, 1, enough) : 0;
    if (enough == Saturating::most) CHECK(found_ == total);
    return static_cast<std::uint64_t>(total);
  }

 private:
  Limits limits_;
  Any space_;
  std::uint64_t found_ = 0;
  ComponentCounter<Any> counter_;
};

std::uint64_t by_brute_force(const Grid& givens) {
  return support::count_solutions(2, 3, {givens.begin(), givens.end()});
}

template <class Any>
void check_counts() {
  const auto board = make_board(Geometry(6));
  CountTable table(1 << 20);
  Count<Any> count(board, table);
  Random random(8);
  for (int round = 0; round < 300; ++round) {
    Grid givens = support::opened_board(6, 18 + random.below(5), random.next()).givens;
    Grid broken = givens;
    const auto cell = random.below(broken.size());
    if (broken[cell] != 0) broken[cell] = static_cast<Value>(1 + broken[cell] % 6);
    CAPTURE(round, givens, broken);
    const std::uint64_t solutions = by_brute_force(givens);
    CHECK(count(broken) == by_brute_force(broken));
    CHECK(count(givens, 1) >= 1);
    CHECK(count(givens, 3) >= std::min<std::uint64_t>(solutions, 3));
    CHECK(count(givens) == solutions);
  }
}

}  // namespace

TEST_CASE("counts by components are exact, whatever was counted before with the same table") {
  check_counts<Space>();
}

TEST_CASE("an oracle that is asked about each node changes no count") {
  check_counts<ImpatientSpace<0>>();
  check_counts<ImpatientSpace<1>>();
  check_counts<ImpatientSpace<2>>();
  check_counts<ImpatientSpace<4>>();
}

TEST_CASE("numbers that are too large become the largest one") {
  using Number = Saturating::Number;
  constexpr Number most = Saturating::most;
  CHECK(Saturating::sum(most - 1, 1) == most);
  CHECK(Saturating::sum(most, most) == most);
  CHECK(Saturating::sum(most - 1, 2) == most);
  CHECK(Saturating::product(most / 2 + 1, 2) == most);
  CHECK(Saturating::product(most / 2, 2) == most - 1);
  CHECK(Saturating::product(0, most) == 0);
  CHECK(Saturating::quotient(7, 2) == 4);
  CHECK(Saturating::quotient(8, 2) == 4);
  CHECK(Saturating::quotient(0, 3) == 0);
}
