// The walk begins with the boxes. In each step two neighbouring regions exchange the cells that
// hold one value, if both stay connected: so each region has each value once all the time, and the
// solution need not be looked for again.
#include "random_regions.hpp"

#include <algorithm>

#include "neighbours.hpp"

namespace sudoku_sat::rule {

namespace {

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
    std::swap(regions_[cell], regions_[*twin]);
    if (!connected(own) || !connected(other)) std::swap(regions_[cell], regions_[*twin]);
  }

  std::optional<Cell> cell_with(int region, Value value) const {
    for (Cell cell = 0; cell < regions_.size(); ++cell) {
      if (regions_[cell] == region && solution_[cell] == value) return cell;
    }
    return std::nullopt;
  }

  bool connected(int region) const {
    std::vector<bool> seen(regions_.size(), false);
    const auto first = std::find(regions_.begin(), regions_.end(), region);
    std::vector<Cell> reached{static_cast<Cell>(first - regions_.begin())};
    seen[reached[0]] = true;
    for (std::size_t i = 0; i < reached.size(); ++i) {
      for (const Cell next : cells_around(geometry_, orthogonal_steps, reached[i])) {
        if (seen[next] || regions_[next] != region) continue;
        seen[next] = true;
        reached.push_back(next);
      }
    }
    return std::count(regions_.begin(), regions_.end(), region) == std::ssize(reached);
  }

  const Geometry& geometry_;
  const Grid& solution_;
  Random& random_;
  std::vector<int> regions_;
};

}  // namespace

std::vector<int> random_regions(const Geometry& geometry, const Grid& solution, Random& random) {
  RegionWalk walk(geometry, solution, random);
  return walk.begins_well() ? walk.run() : std::vector<int>();
}

}  // namespace sudoku_sat::rule
