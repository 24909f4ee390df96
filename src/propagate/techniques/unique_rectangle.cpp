// Unique rectangles: four cells of two rows, two columns and two boxes do not hold just two values,
// because these could be exchanged, and the puzzle would have two solutions (deadly pattern; types
// 1 to 5 of the players' literature). The step presupposes that there is only one solution, so it
// is taken only if asked for. A constraint on single cells does no harm, as both values are
// candidates; any other constraint on one of the four cells must have one that it can be exchanged
// with.
#include <fmt/format.h>

#include <algorithm>

#include "registry.hpp"
#include "words.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

/// Four open cells that can all hold two values; the first two are in one line, and so are the
/// first and the third.
struct Rectangle {
  std::array<Cell, 4> cells{};
  std::uint64_t pair = 0;
};

template <class Set>
class UniqueSearch {
 public:
  explicit UniqueSearch(const PencilMarks<Set>& marks) : marks_(marks) {}

  std::optional<Finding> find() const {
    for (Value x = 1; x < marks_.size(); ++x) {
      for (auto y = static_cast<Value>(x + 1); y <= marks_.size(); ++y) {
        marks_.state().limits().check();
        if (auto found = find(x, y)) return found;
      }
    }
    return std::nullopt;
  }

 private:
  /// Type 1: one cell has further candidates, so it has one of these. Types 2 and 5: the further
  /// candidates are one value, so cells that see all of them do not have it.
  std::optional<Finding> exclude_by_extras(const Rectangle& rectangle) const {
    const Set roof = roof_of(rectangle);
    std::uint64_t extras = 0;
    roof.for_each([&](std::size_t cell) { extras |= extras_of(rectangle, cell); });
    std::vector<Exclusion> exclusions;
    if (roof.count() == 1) {
      for_each_value(rectangle.pair, [&](Value value) { add_exclusions(exclusions, roof, value); });
      return finding(rectangle, exclusions,
                     fmt::format("{} has another value", words().cells(cells_in(roof))));
    }
    if (std::popcount(extras) != 1) return std::nullopt;
    const auto extra = static_cast<Value>(std::countr_zero(extras) + 1);
    add_exclusions(exclusions, marks_.peers(roof) & marks_.places(extra), extra);
    return finding(
        rectangle, exclusions,
        fmt::format("{} is {}", words().cells(cells_in(roof), "or"), words().value(extra)));
  }

  /// Type 3: two cells of a unit hold one of the further candidates, which is like a cell; with
  /// other cells of the unit they are a naked set.
  std::optional<Finding> exclude_by_set(const Rectangle& rectangle) const {
    const Set roof = roof_of(rectangle);
    if (roof.count() != 2) return std::nullopt;
    const std::vector<Cell> two = cells_in(roof);
    const std::uint64_t extras = extras_of(rectangle, two[0]) | extras_of(rectangle, two[1]);
    for (const std::uint32_t number : marks_.board().constraints_of(two[0])) {
      if (!marks_.cells_of(number).has(two[1])) continue;
      std::vector<Cell> others;
      for (const Cell cell : cells_in(marks_.cells_of(number) - roof)) {
        if (marks_.values(cell) != 0) others.push_back(cell);
      }
      if (auto found = extend(rectangle, number, others, 0, {}, 0, extras)) return found;
    }
    return std::nullopt;
  }

  /// Type 4: one of the two values is in two cells of a unit that have further candidates, so the
  /// other value is in neither.
  std::optional<Finding> exclude_by_place(const Rectangle& rectangle) const {
    const Set roof = roof_of(rectangle);
    if (roof.count() != 2) return std::nullopt;
    const auto low = static_cast<Value>(std::countr_zero(rectangle.pair) + 1);
    const auto high = static_cast<Value>(64 - std::countl_zero(rectangle.pair));
    for (const std::uint32_t unit : marks_.board().units()) {
      for (const auto& [placed, other] : {std::pair(low, high), std::pair(high, low)}) {
        if (!((marks_.places(unit, placed) - roof).empty() &&
              (roof - marks_.places(unit, placed)).empty())) {
          continue;
        }
        std::vector<Exclusion> exclusions;
        add_exclusions(exclusions, roof, other);
        auto found =
            finding(rectangle, exclusions,
                    fmt::format("the {} of {} is in {}, and the other cell is not {}",
                                words().value(placed), words().unit(unit),
                                words().cells(cells_in(roof), "or"), words().value(other)));
        if (found) found->places.push_back({unit, placed});
        return found;
      }
    }
    return std::nullopt;
  }
  Words words() const { return Words(marks_.board()); }

  std::uint64_t extras_of(const Rectangle& rectangle, std::size_t cell) const {
    return marks_.values(static_cast<Cell>(cell)) & ~rectangle.pair;
  }

  /// The cells with further candidates.
  Set roof_of(const Rectangle& rectangle) const {
    Set roof;
    for (const Cell cell : rectangle.cells) {
      if (extras_of(rectangle, cell) != 0) roof.add(cell);
    }
    return roof;
  }

  std::optional<Finding> find(Value x, Value y) const {
    const std::uint64_t pair = bit_of(x) | bit_of(y);
    const Set both = marks_.places(x) & marks_.places(y);
    for (const Cell a : cells_in(both)) {
      const std::vector<Cell> near = cells_in(both & marks_.peers(a));
      for (std::size_t i = 0; i < near.size(); ++i) {
        for (std::size_t j = i + 1; j < near.size(); ++j) {
          for (const Cell d : cells_in(both & marks_.peers(near[i]) & marks_.peers(near[j]))) {
            if (d <= a || marks_.peers(a).has(d) || marks_.peers(near[i]).has(near[j])) continue;
            const Rectangle rectangle{{a, near[i], near[j], d}, pair};
            if (!deadly(rectangle)) continue;
            if (auto found = exclude_by_extras(rectangle)) return found;
            if (auto found = exclude_by_place(rectangle)) return found;
            if (auto found = exclude_by_set(rectangle)) return found;
          }
        }
      }
    }
    return std::nullopt;
  }

  /// Whether exchanging the two values in the four cells breaks no constraint: each has a cell of
  /// either kind, or none.
  bool deadly(const Rectangle& rectangle) const {
    const Board& board = marks_.board();
    const std::array<Cell, 4>& at = rectangle.cells;
    return std::all_of(rectangle.cells.begin(), rectangle.cells.end(), [&](Cell cell) {
      if (!board.relations_of(cell).empty() || !board.diagrams_of(cell).empty()) return false;
      if (!board.formulas_of(cell).empty()) return false;
      const auto constraints = board.constraints_of(cell);
      return std::all_of(constraints.begin(), constraints.end(), [&](std::uint32_t number) {
        const Set& cells = marks_.cells_of(number);
        return cells.has(at[0]) + cells.has(at[3]) == 1 && cells.has(at[1]) + cells.has(at[2]) == 1;
      });
    });
  }

  std::optional<Finding> extend(const Rectangle& rectangle, std::uint32_t number,
                                const std::vector<Cell>& others, std::size_t from,
                                const Set& chosen, std::size_t size, std::uint64_t values) const {
    if (size > 0 && static_cast<std::size_t>(std::popcount(values)) == size + 1) {
      std::vector<Exclusion> exclusions;
      const Set rest = marks_.cells_of(number) - chosen - roof_of(rectangle);
      for_each_value(values, [&](Value value) {
        add_exclusions(exclusions, rest & marks_.places(value), value);
      });
      auto found = finding(rectangle, exclusions,
                           fmt::format("one of {} has another value, and with {} they have {}",
                                       words().cells(cells_in(roof_of(rectangle))),
                                       words().cells(cells_in(chosen)), words().values(values)));
      if (found) return found;
    }
    for (std::size_t i = from; i < others.size() && size < 3; ++i) {
      Set more = chosen;
      more.add(others[i]);
      const std::uint64_t all = values | marks_.values(others[i]);
      if (auto found = extend(rectangle, number, others, i + 1, more, size + 1, all)) return found;
    }
    return std::nullopt;
  }

  std::optional<Finding> finding(const Rectangle& rectangle,
                                 const std::vector<Exclusion>& exclusions,
                                 const std::string& therefore) const {
    const std::vector<Cell> cells(rectangle.cells.begin(), rectangle.cells.end());
    return excluding(
        {.exclusions = exclusions, .cells = cells},
        [cells, pair = rectangle.pair, therefore](const Words& words, const std::string& excluded) {
          return fmt::format(
              "Unique rectangle: if {} held only {}, these could be exchanged. So, if "
              "the puzzle has only one solution, {}: {}.",
              words.cells(cells), words.values(pair), therefore, excluded);
        });
  }

  const PencilMarks<Set>& marks_;
};

}  // namespace

const Technique technique_entries::unique_rectangle{
    .name = "unique-rectangle",
    .grade = Difficulty::hard,
    .summary = "four cells that can't hold only two values, if there is only one solution",
    .find = find_by<UniqueSearch>,
    .assumes_unique = true};

}  // namespace sudoku_sat
