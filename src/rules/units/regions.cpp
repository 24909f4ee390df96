// Regions of any shape in place of the boxes (jigsaw, chaos). They are drawn, one line for each row
// of the board and one sign for each cell, or named cell by cell, one region for each entry.
//
// They are proposed by a walk that begins with the boxes: in each step two neighbouring regions
// exchange the cells that hold one value, if both stay connected. So each region always has each
// value once, and no new solution is needed. Extra regions are proposed from cells anywhere; the
// figures of a written rule can't express this.
#include <fmt/format.h>

#include <map>

#include "rules/parts/entry.hpp"
#include "rules/parts/neighbours.hpp"
#include "rules/written/by_hand.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::rule {

namespace {

struct Region {
  std::string name;
  Position position;
  std::vector<Cell> cells = {};
};

/// Whether the data lists cells, which begins like "r1c1"; otherwise it is a drawing.
bool is_list(const RuleEntry& entry) {
  const std::size_t digits =
      std::min(entry.text.find_first_not_of("0123456789", 1), entry.text.size());
  return digits > 1 && entry.text[0] == 'r' && digits < entry.text.size() &&
         entry.text[digits] == 'c';
}

/// Adds the cells of a row of the drawing to the regions of their signs.
void read_row(const RuleEntry& entry, int row, const Geometry& geometry,
              std::map<char, std::size_t>& known, std::vector<Region>& regions) {
  int column = 0;
  for (std::size_t i = 0; i < entry.text.size(); ++i) {
    const char sign = entry.text[i];
    if (sign == ' ' || sign == '\t') continue;
    if (column < geometry.width()) {
      const auto [found, added] = known.try_emplace(sign, regions.size());
      const std::string name = fmt::format("'{}'", shown(std::string_view(&sign, 1)));
      if (added) regions.push_back({name, position_in(entry, i)});
      regions[found->second].cells.push_back(geometry.cell(row, column));
    }
    ++column;
  }
  if (column == geometry.width()) return;
  throw InputError(entry.position, fmt::format("{} cells are drawn in row {}: {} are needed",
                                               column, row + 1, geometry.width()));
}

std::vector<Region> read_drawing(const Geometry& geometry, const RuleUse& use) {
  std::map<char, std::size_t> known;
  std::vector<Region> regions;
  const auto rows = static_cast<std::size_t>(geometry.height());
  for (std::size_t row = 0; row < std::min(rows, use.entries.size()); ++row) {
    read_row(use.entries[row], static_cast<int>(row), geometry, known, regions);
  }
  if (rows == use.entries.size()) return regions;
  throw InputError(use.entries[std::min(rows, use.entries.size() - 1)].position,
                   fmt::format("{} rows are drawn: {} are needed", use.entries.size(), rows));
}

std::vector<Region> read_list(const Geometry& geometry, const RuleUse& use) {
  std::vector<Region> regions;
  std::vector<bool> taken(geometry.cells(), false);
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    const std::vector<Cell> cells = reader.only_cells();
    for (const Cell cell : cells) {
      if (taken[cell]) reader.fail(geometry.name(cell) + " lies in two regions");
      taken[cell] = true;
    }
    regions.push_back({std::to_string(number), reader.position(), cells});
  });
  const auto left_out = std::find(taken.begin(), taken.end(), false);
  if (left_out == taken.end()) return regions;
  const auto cell = static_cast<Cell>(left_out - taken.begin());
  reject_rule(use, geometry.name(cell) + " lies in no region");
}

std::vector<Region> read_regions(const Geometry& geometry, const RuleUse& use) {
  if (!geometry.single()) reject_rule(use, "it needs a board of one grid");
  const bool list = is_list(use.entries[0]);
  std::vector<Region> regions = list ? read_list(geometry, use) : read_drawing(geometry, use);
  const auto needed = geometry.grid_cells() / static_cast<std::size_t>(geometry.boxes());
  for (const Region& region : regions) {
    if (region.cells.size() == needed) continue;
    throw InputError(region.position, fmt::format("region {} has {} cells: {} are needed",
                                                  region.name, region.cells.size(), needed));
  }
  return regions;
}

Geometry divide_into_regions(const Geometry& geometry, const RuleUse& use) {
  std::vector<int> numbers(geometry.grid_cells());
  int number = 0;
  for (const Region& region : read_regions(geometry, use)) {
    for (const Cell cell : region.cells) numbers[cell] = number;
    ++number;
  }
  return geometry.with_regions(std::move(numbers));
}

void apply_regions(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  int number = 0;
  for (Region& region : read_regions(geometry, use)) {
    std::string label = label_at("the region", geometry, region.cells);
    out.all_different.push_back(
        {{"region", ++number, std::move(label)}, std::move(region.cells), UnitKind::region});
  }
}

constexpr std::size_t trials_for_each_cell = 100;
constexpr std::size_t max_visits = 100'000'000;  ///< of cells: large boards are shuffled less

class RegionWalk {
 public:
  RegionWalk(const Geometry& geometry, const Grid& solution, Random& random)
      : geometry_(geometry), solution_(solution), random_(random) {
    for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) {
      regions_.push_back(geometry.box(cell));
    }
  }

  bool begins_well() const {
    std::vector<std::pair<int, Value>> held;
    for (Cell cell = 0; cell < regions_.size(); ++cell) {
      held.emplace_back(regions_[cell], solution_[cell]);
    }
    std::sort(held.begin(), held.end());
    return std::adjacent_find(held.begin(), held.end()) == held.end();
  }

  std::vector<int> run() {
    const std::size_t trials =
        std::min(max_visits / regions_.size(), trials_for_each_cell * regions_.size());
    for (std::size_t i = 0; i < trials; ++i) step();
    return std::move(regions_);
  }

 private:
  void step() {
    const auto cell = static_cast<Cell>(random_.below(regions_.size()));
    const std::vector<Cell> around = cells_around(geometry_, orthogonal_steps, cell);
    if (around.empty()) return;
    const int own = regions_[cell];
    const int other = regions_[around[random_.below(around.size())]];
    if (own == other) return;
    const auto twin = cell_with(other, solution_[cell]);
    if (!twin) return;
    exchange_if_connected(geometry_, regions_, cell, *twin);
  }

  std::optional<Cell> cell_with(int region, Value value) const {
    for (Cell cell = 0; cell < regions_.size(); ++cell) {
      if (regions_[cell] == region && solution_[cell] == value) return cell;
    }
    return std::nullopt;
  }

  const Geometry& geometry_;
  const Grid& solution_;
  Random& random_;
  std::vector<int> regions_;
};

/// For each cell the number of its region, from 0: orthogonally connected ones, each with each
/// value of the solution once. Empty if the solution's boxes don't have each value once.
/// Requires: geometry.single().
std::vector<int> random_regions(const Geometry& geometry, const Grid& solution, Random& random) {
  RegionWalk walk(geometry, solution, random);
  return walk.begins_well() ? walk.run() : std::vector<int>();
}

/// As a drawing if there are letters for all regions, otherwise the cells of each.
std::vector<std::string> propose_regions(const Geometry& geometry, const Grid& solution,
                                         Random& random) {
  constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  if (!geometry.single()) return {};
  const std::vector<int> regions = random_regions(geometry, solution, random);
  const bool drawn = static_cast<std::size_t>(geometry.boxes()) <= letters.size();
  std::vector<std::string> entries;
  if (!regions.empty()) {
    entries.resize(static_cast<std::size_t>(drawn ? geometry.height() : geometry.boxes()));
  }
  for (Cell cell = 0; cell < regions.size(); ++cell) {
    const auto region = static_cast<std::size_t>(regions[cell]);
    if (drawn) {
      entries[static_cast<std::size_t>(geometry.row(cell))] += letters[region];
    } else {
      entries[region] += (entries[region].empty() ? "" : " ") + geometry.name(cell);
    }
  }
  return entries;
}

/// Two to four regions with each value once, in cells picked at random.
std::vector<std::string> propose_extra(const Geometry& geometry, const Grid& solution,
                                       Random& random) {
  std::vector<std::vector<Cell>> regions(2 + random.below(3));
  std::vector<std::size_t> taken(static_cast<std::size_t>(geometry.size()) + 1, 0);
  for (const Cell cell : random.permutation(geometry.cells(), Cell{0})) {
    std::size_t& region = taken[solution[cell]];
    if (region < regions.size()) regions[region++].push_back(cell);
  }
  std::vector<std::string> entries;
  for (std::vector<Cell>& region : regions) {
    std::sort(region.begin(), region.end());
    entries.push_back(cells_text(geometry, region));
  }
  return entries;
}

}  // namespace

const ByHand by_hand::regions{
    .apply = apply_regions, .divide = divide_into_regions, .propose = propose_regions};
const ByHand by_hand::extra_region{.propose = propose_extra};

}  // namespace sudoku_sat::rule
