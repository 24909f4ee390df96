// Cores, repairs and smallest cores of explicit sets, compared with all subsets.
#include "solve/cores/minimal_subsets.hpp"

#include <algorithm>
#include <bit>
#include <catch2/catch.hpp>

#include "sudoku_sat/base.hpp"
#include "support/subset_bits.hpp"

using namespace sudoku_sat;
using support::Bits;
using support::bits_of;

namespace {

constexpr std::uint32_t item_count = 9;
constexpr Bits all_items = (1U << item_count) - 1;

Subset subset_of(Bits bits) {
  Subset subset;
  for (std::uint32_t item = 0; item < item_count; ++item) {
    if ((bits >> item & 1U) != 0) subset.push_back(item);
  }
  return subset;
}

/// What holds one of some sets cannot stand.
class WrittenOracle : public cores::SubsetSource {
 public:
  explicit WrittenOracle(std::vector<Bits> sets) : sets_(std::move(sets)) {}

  bool consistent(Bits bits) const {
    return std::none_of(sets_.begin(), sets_.end(), [&](Bits set) { return (set & ~bits) == 0; });
  }

  std::size_t items() const override { return item_count; }
  Verdict ask(const Subset& subset) override { return {consistent(bits_of(subset)), subset}; }
  void require(const Subset& subset) override { required_.push_back(bits_of(subset)); }
  void forget() override { required_.clear(); }
  std::optional<Subset> find() override {
    for (Bits bits = 0; bits <= all_items; ++bits) {
      const bool enough = std::all_of(required_.begin(), required_.end(),
                                      [&](Bits set) { return (set & bits) != 0; });
      if (enough && consistent(bits)) return subset_of(bits);
    }
    return std::nullopt;
  }

 private:
  std::vector<Bits> sets_;
  std::vector<Bits> required_;
};

/// All sets of items for which `holds`, and for none of their parts without one item.
template <class Holds>
std::vector<Bits> minimal_of_all(Holds&& holds) {
  std::vector<Bits> minimal;
  for (Bits bits = 0; bits <= all_items; ++bits) {
    bool is_minimal = holds(bits);
    for (std::uint32_t item = 0; item < item_count; ++item) {
      if ((bits >> item & 1U) != 0 && holds(bits & ~(1U << item))) is_minimal = false;
    }
    if (is_minimal) minimal.push_back(bits);
  }
  return minimal;
}

std::vector<Bits> sorted(std::vector<Bits> sets) {
  std::sort(sets.begin(), sets.end());
  return sets;
}

WrittenOracle random_oracle(Random& random) {
  std::vector<Bits> sets;
  for (std::size_t i = 1 + random.below(5); i > 0; --i) {
    sets.push_back(1U + static_cast<Bits>(random.below(all_items)));
  }
  return WrittenOracle(sets);
}

}  // namespace

TEST_CASE("all cores and repairs of random sets are those among all subsets", "[subsets]") {
  Random random(1);
  for (int round = 0; round < 60; ++round) {
    WrittenOracle oracle = random_oracle(random);
    std::vector<Bits> cores;
    CHECK(cores::for_each_core(oracle, {}, [&](const Subset& core) {
      cores.push_back(bits_of(core));
      return true;
    }));
    CHECK(sorted(cores) == minimal_of_all([&](Bits bits) { return !oracle.consistent(bits); }));
    std::vector<Bits> repairs;
    CHECK(cores::for_each_repair(oracle, [&](const Subset& repair) {
      repairs.push_back(bits_of(repair));
      return true;
    }));
    CHECK(sorted(repairs) ==
          minimal_of_all([&](Bits bits) { return oracle.consistent(all_items & ~bits); }));
  }
}

TEST_CASE("a smallest core has as few items as any", "[subsets]") {
  Random random(2);
  for (int round = 0; round < 60; ++round) {
    WrittenOracle oracle = random_oracle(random);
    int fewest = item_count;
    for (Bits bits = 0; bits <= all_items; ++bits) {
      if (!oracle.consistent(bits)) fewest = std::min(fewest, std::popcount(bits));
    }
    const Subset core = cores::smallest_core(oracle, {});
    CHECK(static_cast<int>(core.size()) == fewest);
    CHECK_FALSE(oracle.consistent(bits_of(core)));
  }
}

TEST_CASE("an enumeration ends when its visitor has had enough", "[subsets]") {
  WrittenOracle oracle({0b11U, 0b1100U, 0b110000U});
  int visits = 0;
  CHECK_FALSE(cores::for_each_core(oracle, {}, [&](const Subset&) { return ++visits < 2; }));
  CHECK(visits == 2);
  CHECK_FALSE(cores::for_each_repair(oracle, [&](const Subset&) { return ++visits < 5; }));
  CHECK(visits == 5);
}

TEST_CASE("if all items are consistent, there are no cores and no repairs", "[subsets]") {
  WrittenOracle oracle({});
  int visits = 0;
  const auto visit = [&](const Subset&) { return ++visits != 0; };
  CHECK(cores::for_each_core(oracle, {}, visit));
  CHECK(cores::for_each_repair(oracle, visit));
  CHECK(visits == 0);
}

TEST_CASE("if even the empty set is inconsistent, it is the only core", "[subsets]") {
  WrittenOracle oracle({0U});
  std::vector<Subset> cores;
  CHECK(cores::for_each_core(oracle, {}, [&](const Subset& core) {
    cores.push_back(core);
    return true;
  }));
  CHECK(cores == std::vector<Subset>{{}});
  CHECK(cores::smallest_core(oracle, {}).empty());
  CHECK(cores::for_each_repair(oracle, [](const Subset&) { return false; }));
}

TEST_CASE("a set that is not a minimal core, or not a minimal repair, is refused", "[subsets]") {
  WrittenOracle oracle({0b11U, 0b1100U});
  CHECK_NOTHROW(cores::require_core({0, 1}, oracle));
  CHECK_THROWS_AS(cores::require_core({0}, oracle), SolverError);
  CHECK_THROWS_AS(cores::require_core({0, 1, 2}, oracle), SolverError);
  CHECK_NOTHROW(cores::require_repair({0, 3}, oracle));
  CHECK_THROWS_AS(cores::require_repair({0}, oracle), SolverError);
  CHECK_THROWS_AS(cores::require_repair({0, 1, 3}, oracle), SolverError);
}
