// Sue de Coq: cells where two units cross, some cells of the rest of one unit and some of the rest
// of the other have as many candidates between them as cells, and no value is on both sides. Each
// value is then once in these cells, so the unit that contains all its cells has it nowhere else.
// (First described by the player Sue de Coq, 2005, as two-sector disjoint subsets.)
#include <fmt/format.h>

#include "registry.hpp"
#include "words.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

constexpr std::size_t most_of_a_side = 4;

template <class Set>
class SueDeCoq {
 public:
  explicit SueDeCoq(const PencilMarks<Set>& marks) : marks_(marks) {}

  std::optional<Finding> find() {
    const std::vector<std::uint32_t>& units = marks_.board().units();
    for (std::size_t j = 1; j < units.size(); ++j) {
      marks_.state().limits().check();
      for (std::size_t i = 0; i < j; ++i) {
        if (auto found = find(units[i], units[j])) return found;
      }
    }
    return std::nullopt;
  }

 private:
  /// Cells of one unit.
  struct Side {
    Set cells;
    std::uint64_t values = 0;
    std::size_t size = 0;
  };

  std::optional<Finding> find(std::uint32_t first, std::uint32_t second) {
    const Set crossing = open(marks_.cells_of(first) & marks_.cells_of(second));
    if (crossing.count_up_to_two() < 2) return std::nullopt;
    units_ = {first, second};
    const Set rest[] = {open(marks_.cells_of(first) - crossing),
                        open(marks_.cells_of(second) - crossing)};
    for (const Side& middle : sides(crossing, 3)) {
      const auto values = static_cast<std::size_t>(std::popcount(middle.values));
      const std::size_t most_values = middle.size + 2 * most_of_a_side;
      if (middle.size < 2 || values < middle.size + 2 || values > most_values) continue;
      if (auto found = find(middle, rest[0], rest[1])) return found;
    }
    return std::nullopt;
  }

  /// Each cell of a side must have fewer new values than cells, or it would not help.
  std::optional<Finding> find(const Side& middle, const Set& first, const Set& second) const {
    const auto helps = [&](const Side& side) {
      return static_cast<std::size_t>(std::popcount(side.values & ~middle.values)) < side.size;
    };
    std::vector<Side> firsts = sides(first, most_of_a_side);
    std::erase_if(firsts, [&](const Side& side) { return !helps(side); });
    if (firsts.empty()) return std::nullopt;
    std::vector<Side> seconds = sides(second, most_of_a_side);
    std::erase_if(seconds, [&](const Side& side) { return !helps(side); });
    for (const Side& a : firsts) {
      for (const Side& b : seconds) {
        if ((a.values & b.values) != 0) continue;
        const std::uint64_t all = middle.values | a.values | b.values;
        if (static_cast<std::size_t>(std::popcount(all)) != middle.size + a.size + b.size) continue;
        if (auto found = exclude(middle, a, b)) return found;
      }
    }
    return std::nullopt;
  }

  std::optional<Finding> exclude(const Side& middle, const Side& a, const Side& b) const {
    std::vector<Exclusion> exclusions;
    const Set inside = middle.cells | a.cells | b.cells;
    for_each_value(middle.values | a.values | b.values, [&](Value value) {
      const bool in_first = (b.values & bit_of(value)) == 0;
      const bool in_second = (a.values & bit_of(value)) == 0;
      Set cells;
      if (in_first) cells |= marks_.places(units_[0], value);
      if (in_second) cells |= marks_.places(units_[1], value);
      add_exclusions(exclusions, cells - inside, value);
    });
    return excluding(
        {.exclusions = std::move(exclusions), .cells = cells_in(inside)},
        [middle, a, b, units = units_](const Words& words, const std::string& excluded) {
          return fmt::format(
              "Sue de Coq: {0} in the crossing of {1} and {2}, {3} in {1} and {4} in {2} have {5} "
              "between them, one for each cell: {6}.",
              words.cells(cells_in(middle.cells)), words.unit(units[0]), words.unit(units[1]),
              words.cells(cells_in(a.cells)), words.cells(cells_in(b.cells)),
              words.values(middle.values | a.values | b.values), excluded);
        });
  }

  Set open(const Set& cells) const {
    Set some;
    cells.for_each([&](std::size_t cell) {
      if (marks_.values(static_cast<Cell>(cell)) != 0) some.add(cell);
    });
    return some;
  }

  /// All choices of at most `most` cells.
  std::vector<Side> sides(const Set& cells, std::size_t most) const {
    std::vector<Side> all{{}};
    cells.for_each([&](std::size_t cell) {
      const std::size_t before = all.size();
      for (std::size_t i = 0; i < before; ++i) {
        if (all[i].size == most) continue;
        Side more = all[i];
        more.cells.add(cell);
        more.values |= marks_.values(static_cast<Cell>(cell));
        ++more.size;
        all.push_back(more);
      }
    });
    all.erase(all.begin());
    return all;
  }

  const PencilMarks<Set>& marks_;
  std::array<std::uint32_t, 2> units_{};
};

}  // namespace

const Technique technique_entries::sue_de_coq{
    .name = "sue-de-coq",
    .grade = Difficulty::very_hard,
    .summary =
        "cells where two units cross and cells beside them, with as many candidates as cells",
    .find = find_by<SueDeCoq>,
    .title = "Sue de Coq"};

}  // namespace sudoku_sat
