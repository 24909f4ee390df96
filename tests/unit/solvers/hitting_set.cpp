// Smallest hitting sets, against all subsets of the items.
#include "solvers/hitting_set.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <utility>

#include "sudoku_sat/base.hpp"

using namespace sudoku_sat;

namespace {

using Items = std::vector<std::size_t>;

std::size_t weight_of(const Items& items, const Items& weights) {
  std::size_t total = 0;
  for (const std::size_t item : items) total += weights[item];
  return total;
}

bool hits(const Items& items, const Items& set) {
  return std::any_of(set.begin(), set.end(), [&](std::size_t item) {
    return std::find(items.begin(), items.end(), item) != items.end();
  });
}

/// Of the lightest subset that hits all sets.
std::size_t min_weight(const std::vector<Items>& sets, const Items& weights) {
  std::size_t least = weight_of({0, 1, 2, 3, 4, 5, 6, 7}, weights);
  for (unsigned bits = 0; bits < 256; ++bits) {
    Items items;
    for (std::size_t item = 0; item < 8; ++item) {
      if ((bits >> item & 1U) != 0) items.push_back(item);
    }
    const bool all =
        std::all_of(sets.begin(), sets.end(), [&](const Items& set) { return hits(items, set); });
    if (all) least = std::min(least, weight_of(items, weights));
  }
  return least;
}

}  // namespace

TEST_CASE("a hitting set is found at the least weight that brute force finds, not below") {
  Random random(3);
  for (int round = 0; round < 20; ++round) {
    Items weights;
    for (int item = 0; item < 8; ++item) weights.push_back(1 + random.below(3));
    solvers::HittingSet hitting(weights, 24);
    std::vector<Items> sets;
    for (int i = 0; i < 6; ++i) {
      Items set = random.permutation(8, std::size_t{0});
      set.resize(1 + random.below(4));
      hitting.add(set);
      sets.push_back(set);
    }
    const std::size_t least = min_weight(sets, weights);
    CAPTURE(round, least);
    CHECK_FALSE(hitting.find(least - 1, Limits()));
    const auto items = hitting.find(least, Limits());
    REQUIRE(items);
    CHECK(weight_of(*items, weights) == least);
    for (const Items& set : sets) CHECK(hits(*items, set));
  }
}

TEST_CASE("if there are no sets, no items hit them all") {
  solvers::HittingSet hitting({1, 1, 1}, 2);
  const auto items = hitting.find(0, Limits());
  REQUIRE(items);
  CHECK(items->empty());
}

TEST_CASE("sets that are added between questions count from then on") {
  solvers::HittingSet hitting({1, 1, 1}, 3);
  hitting.add({0, 1});
  CHECK(hitting.find(1, Limits()));
  hitting.add({2});
  CHECK_FALSE(hitting.find(1, Limits()));
  CHECK(hitting.find(2, Limits()));
}

TEST_CASE("a weight as high as is ever asked for is a bound, too") {
  solvers::HittingSet hitting({1, 1, 1}, 2);
  for (std::size_t item = 0; item < 3; ++item) hitting.add({item});
  CHECK_FALSE(hitting.find(2, Limits()));
  solvers::HittingSet two({1, 1, 1}, 2);
  two.add({0});
  two.add({1});
  CHECK(two.find(2, Limits()) == Items{0, 1});
}
