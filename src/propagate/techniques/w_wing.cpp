// W-wing and remote pairs: cells with the same two candidates. In a W-wing each place of one of the
// values in a unit sees one of two such cells, so they do not both have it, and one has the other
// value. Remote pairs are a row of such cells, each of which sees the next.
#include <fmt/format.h>

#include <algorithm>

#include "registry.hpp"
#include "words.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

template <class Set>
class WingSearch {
 public:
  explicit WingSearch(const PencilMarks<Set>& marks) : marks_(marks) {}

  std::optional<Finding> find() const {
    for (Cell first = 0; first < marks_.cells(); ++first) {
      const std::uint64_t pair = marks_.values(first);
      if (std::popcount(pair) != 2) continue;
      marks_.state().limits().check();
      const auto value = static_cast<Value>(std::countr_zero(pair) + 1);
      const auto other = static_cast<Value>(64 - std::countl_zero(pair));
      const Set alike = (marks_.places(value) & marks_.places(other)) - marks_.peers(first);
      for (const Cell second : cells_in(alike)) {
        if (second <= first || marks_.values(second) != pair) continue;
        if (auto found = find(first, second, value, other)) return found;
        if (auto found = find(first, second, other, value)) return found;
      }
    }
    return std::nullopt;
  }

 private:
  /// Excludes `other` if the cells do not both have `linked`.
  std::optional<Finding> find(Cell first, Cell second, Value linked, Value other) const {
    const Set seen = marks_.peers(first) & marks_.peers(second) & marks_.places(other);
    if (seen.empty()) return std::nullopt;
    const Set sees_one = marks_.peers(first) | marks_.peers(second);
    for (const std::uint32_t unit : marks_.board().units()) {
      const Set places = marks_.places(unit, linked);
      if (places.empty() || !(places - sees_one).empty()) continue;
      Finding found{.exclusions = {}, .cells = {first, second}, .places = {{unit, linked}}};
      add_exclusions(found.exclusions, seen, other);
      found.tell = [=, where = cells_in(places)](const Words& words, const std::string& excluded) {
        return fmt::format(
            "W-wing: {0} and {1} are {2} or {3}. They are not both {2}, or {4} would have no {2} "
            "(left: {5}); so one of them is {3}, and {6}.",
            words.cell(first), words.cell(second), words.value(linked), words.value(other),
            words.unit(unit), words.cells(where), excluded);
      };
      return found;
    }
    return std::nullopt;
  }

  const PencilMarks<Set>& marks_;
};

template <class Set>
class RemotePairs {
 public:
  explicit RemotePairs(const PencilMarks<Set>& marks) : marks_(marks) {}

  /// The shortest row that excludes something.
  std::optional<Finding> find() {
    std::optional<Finding> best;
    for (Cell start = 0; start < marks_.cells(); ++start) {
      if (std::popcount(marks_.values(start)) != 2) continue;
      marks_.state().limits().check();
      if (auto found = find(start); found && (!best || found->length < best->length)) {
        best = std::move(found);
      }
    }
    return best;
  }

 private:
  std::optional<Finding> find(Cell start) {
    const std::uint64_t pair = marks_.values(start);
    Set rest = marks_.places(static_cast<Value>(std::countr_zero(pair) + 1)) &
               marks_.places(static_cast<Value>(64 - std::countl_zero(pair)));
    rest.remove(start);
    std::vector<std::pair<Cell, std::size_t>> reached{{start, 0}};
    std::vector<std::size_t> distance{0};
    for (std::size_t next = 0; next < reached.size(); ++next) {
      const Cell here = reached[next].first;
      if (distance[next] % 2 == 1 && distance[next] > 1) {
        if (auto found = exclude(reached, next, pair)) return found;
      }
      for (const Cell cell : cells_in(rest & marks_.peers(here))) {
        if (marks_.values(cell) != pair) continue;
        rest.remove(cell);
        reached.emplace_back(cell, next);
        distance.push_back(distance[next] + 1);
      }
    }
    return std::nullopt;
  }

  /// By the cells from the start to this one.
  std::optional<Finding> exclude(const std::vector<std::pair<Cell, std::size_t>>& reached,
                                 std::size_t end, std::uint64_t pair) const {
    std::vector<Cell> row;
    for (std::size_t i = end; i != 0; i = reached[i].second) row.push_back(reached[i].first);
    row.push_back(reached.front().first);
    std::reverse(row.begin(), row.end());
    Set seen = marks_.peers(row.front()) & marks_.peers(row.back());
    for (const Cell cell : row) seen.remove(cell);
    Finding found{.exclusions = {}, .cells = row, .length = row.size() - 1};
    for_each_value(pair, [&](Value value) {
      add_exclusions(found.exclusions, seen & marks_.places(value), value);
    });
    return excluding(
        std::move(found), [row, pair](const Words& words, const std::string& excluded) {
          return fmt::format(
              "Remote pair: {} are all {}, and each sees the next, so the values alternate. {} and "
              "{} have one each: {}.",
              words.cells(row), words.values(pair, "or"), words.cell(row.front()),
              words.cell(row.back()), excluded);
        });
  }

  const PencilMarks<Set>& marks_;
};

}  // namespace

const Technique technique_entries::w_wing{
    .name = "w-wing",
    .grade = Difficulty::hard,
    .summary = "two cells with candidates x and y; the places of x in a unit see one of them each",
    .find = find_by<WingSearch>,
    .title = "W-wing"};

const Technique technique_entries::remote_pairs{
    .name = "remote-pairs",
    .grade = Difficulty::hard,
    .summary = "four or more cells with the same two candidates, each seeing the next",
    .find = find_by<RemotePairs>};

}  // namespace sudoku_sat
