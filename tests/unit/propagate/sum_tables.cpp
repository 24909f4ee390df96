// What sets of values have in common, by their sum: compared with all sets.
#include "propagate/sum_tables.hpp"

#include <catch2/catch.hpp>

#include "sudoku_sat/base.hpp"

using namespace sudoku_sat;

namespace {

using propagation::Mask;
using propagation::SetValues;

/// Of the sets of `count` of the values whose sum `fits` accepts.
template <class Fits>
SetValues of_all_sets(unsigned values, int count, const Fits& fits) {
  SetValues found;
  for (unsigned set = 0; set <= values; ++set) {
    int sum = 0;
    for (int value = 0; value < propagation::max_mask_values; ++value) {
      sum += (set >> value & 1U) != 0 ? value : 0;
    }
    const bool taken = (set & ~values) == 0 && std::popcount(set) == count && fits(sum);
    if (taken) found.add({static_cast<Mask>(set), static_cast<Mask>(set)});
  }
  return found;
}

}  // namespace

TEST_CASE("values of sets with a sum are those that all sets show", "[masks]") {
  Random random(3);
  for (const int size : {2, 4, 9, 10, 12}) {
    const auto most_sum = static_cast<std::size_t>(size * (size - 1) / 2);
    const auto& tables = propagation::SumTables::of(size);
    int found = 0;
    for (int i = 0; i < 400; ++i) {
      const auto values = static_cast<Mask>(random.below(std::size_t{1} << size));
      const auto count = static_cast<int>(random.below(static_cast<std::size_t>(size) + 2)) - 1;
      const auto least = static_cast<int>(random.below(most_sum + 6)) - 3;
      const auto greatest = least + static_cast<int>(random.below(4)) - 1;
      const auto expected =
          of_all_sets(values, count, [&](int sum) { return least <= sum && sum <= greatest; });
      const SetValues actual = tables.of_sets(values, count, least, greatest);
      CAPTURE(size, values, count, least, greatest);
      CHECK(actual.possible == expected.possible);
      CHECK(actual.required == expected.required);
      CHECK(actual.any() == (expected.required != 0xFFFF));
      if (actual.any()) ++found;
    }
    CHECK(found > 5);
  }
}

TEST_CASE("each bound of a sum leaves the values of the sets within it", "[masks]") {
  Random random(4);
  for (const int size : {4, 9, 12}) {
    const auto& tables = propagation::SumTables::of(size);
    for (int i = 0; i < 400; ++i) {
      const auto values = static_cast<Mask>(random.below(std::size_t{1} << size));
      const auto count = 1 + static_cast<int>(random.below(static_cast<std::size_t>(size)));
      const auto least = static_cast<int>(random.below(40)) - 12;
      const auto greatest = least + static_cast<int>(random.below(20));
      const auto up = of_all_sets(values, count, [&](int sum) { return sum >= least; });
      const auto down = of_all_sets(values, count, [&](int sum) { return sum <= greatest; });
      const SetValues actual = tables.within(values, count, least, greatest);
      CAPTURE(size, values, count, least, greatest);
      CHECK(actual.possible == (up.possible & down.possible));
      if (up.any() && down.any()) CHECK(actual.required == (up.required | down.required));
    }
  }
}
