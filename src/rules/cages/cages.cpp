// Killer cages: no value twice in a cage, and the values of a cage that has a sum add up to it.
//
// Product cages: finding which products are possible needs a search, which no expression can do.
//
// Rellik cages: no one, two or more of the values add up to the number. The diagram's state is
// which sums up to the number there are; a statement would name each subset.
#include <fmt/format.h>

#include <optional>
#include <vector>

#include "base/sorted.hpp"
#include "rules/parts/entry.hpp"
#include "rules/parts/neighbours.hpp"
#include "rules/parts/values.hpp"
#include "rules/written/by_hand.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::rule {

namespace {

/// Cages that cover a board, grown one after the other.
class CageGrower {
 public:
  CageGrower(const Geometry& geometry, const Grid& solution, Random& random)
      : geometry_(geometry), solution_(solution), random_(random), cage_of_(geometry.cells()) {}

  std::vector<std::vector<Cell>> grow() {
    for (const Cell cell : random_.permutation(geometry_.cells(), Cell{0})) {
      if (cage_of_[cell]) continue;
      add(cages_.size(), cell);
      const std::size_t wanted = 2 + random_.below(3);
      while (cages_.back().size() < wanted && grow_last()) continue;
      if (cages_.back().size() == 1) join_another(cell);
    }
    return std::move(cages_);
  }

 private:
  void add(std::size_t cage, Cell cell) {
    cages_.resize(std::max(cages_.size(), cage + 1));
    cages_[cage].push_back(cell);
    cage_of_[cell] = cage;
  }

  std::vector<Cell> neighbours(Cell cell) const {
    return cells_around(geometry_, orthogonal_steps, cell);
  }

  bool may_join(const std::vector<Cell>& cage, Cell cell) const {
    return std::none_of(cage.begin(), cage.end(),
                        [&](Cell other) { return solution_[other] == solution_[cell]; });
  }

  /// Adds a cell to the last cage. False if no free cell beside it has a value that is new to
  /// it.
  bool grow_last() {
    std::vector<Cell> ways;
    for (const Cell cell : cages_.back()) {
      for (const Cell next : neighbours(cell)) {
        if (!cage_of_[next] && may_join(cages_.back(), next)) ways.push_back(next);
      }
    }
    if (ways.empty()) return false;
    add(cages_.size() - 1, ways[random_.below(ways.size())]);
    return true;
  }

  /// Moves the only cell of the last cage to a neighbouring cage, if one can take it.
  void join_another(Cell cell) {
    for (const Cell next : neighbours(cell)) {
      if (!cage_of_[next] || !may_join(cages_[*cage_of_[next]], cell)) continue;
      cages_.pop_back();
      add(*cage_of_[next], cell);
      return;
    }
  }

  const Geometry& geometry_;
  const Grid& solution_;
  Random& random_;
  std::vector<std::vector<Cell>> cages_;
  std::vector<std::optional<std::size_t>> cage_of_;
};

std::vector<std::string> propose_cages(const Geometry& geometry, const Grid& solution,
                                       Random& random) {
  std::vector<std::string> entries;
  for (std::vector<Cell>& cage : CageGrower(geometry, solution, random).grow()) {
    std::sort(cage.begin(), cage.end());
    entries.push_back(fmt::format("{}: {}", sum_at(cage, solution), cells_text(geometry, cage)));
  }
  return entries;
}

void apply_cages(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    std::optional<int> total;
    if (reader.at_number()) {
      total = reader.number(0, max_size * max_size);
      reader.expect(':', "10: r1c1 r1c2");
    }
    const std::vector<Cell> cells = reader.only_cells();
    const auto count = static_cast<int>(cells.size());
    require_values(reader, cells, "a cage");
    const Range range = sums_of_different(count, values_of(geometry));
    if (total && !range.has(*total)) {
      reader.fail(
          fmt::format("the sum {} can't be reached by {} different values (possible: {} to {})",
                      *total, count, range.least, range.most));
    }
    const std::string what = total ? fmt::format("the {}-cage", *total) : "the cage";
    const std::string label = label_at(what, geometry, cells);
    out.all_different.push_back({{"cage", number, label}, cells});
    if (total) out.sums.push_back({{"cage", number, label}, cells, {}, *total});
    out.marks.push_back({Mark::Kind::outline, cells, total ? std::to_string(*total) : ""});
  });
}

/// Whether some set of this many values from 1 to `most` has the product.
bool is_product(int product, std::size_t count, int most) {
  if (count == 0) return product == 1;
  if (product < 1 || count > static_cast<std::size_t>(most)) return false;
  return is_product(product, count, most - 1) ||
         (product % most == 0 && is_product(product / most, count - 1, most - 1));
}

std::string no_product(const Geometry& geometry, const RuleFigure& figure) {
  const std::size_t count = figure.cells.size();
  const bool zero = geometry.least() == 0 && figure.number() == 0;
  if (zero || is_product(figure.number(), count, geometry.most())) return {};
  return fmt::format("the product {} can't be reached by {} different values from {} to {}",
                     figure.number(), count, geometry.least(), geometry.most());
}

/// Ascending, below the forbidden one.
using Sums = std::vector<int>;

Diagram diagram_of_rellik(const RuleFigure& figure, const Range& values) {
  const int forbidden = figure.number();
  const auto step = [&](std::size_t, const Sums& before, int value) -> std::optional<Sums> {
    Sums after = before;
    for (const int sum : before) {
      if (sum + value == forbidden) return std::nullopt;
      if (sum + value < forbidden) after.push_back(sum + value);
    }
    base::sort_once(after);
    return after;
  };
  return make_diagram(figure.cells.size(), values, Sums{0}, step, [](const Sums&) { return true; });
}

/// Goes through all subsets but the empty one.
bool no_subset(std::span<const Value> values, int rest, bool any) {
  if (any && rest == 0) return false;
  if (values.empty()) return true;
  return no_subset(values.subspan(1), rest, any) &&
         no_subset(values.subspan(1), rest - values[0], true);
}

}  // namespace

const ByHand by_hand::cages{.apply = apply_cages, .propose = propose_cages};
const ByHand by_hand::product_cage{.wrong = no_product};
const ByHand by_hand::rellik_cage{
    .diagram = diagram_of_rellik,
    .holds =
        [](const RuleFigure& figure, std::span<const Value> values) {
          return no_subset(values, figure.number(), false);
        },
};

}  // namespace sudoku_sat::rule
