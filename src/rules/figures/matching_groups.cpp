// The board is filled with small groups; those that agree are put together.
#include "matching_groups.hpp"

#include <algorithm>
#include <map>

#include "rules/parts/neighbours.hpp"
#include "rules/parts/random_lines.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

std::vector<std::string> propose_matching_groups(
    const Geometry& geometry, const Grid& solution, Random& random, std::size_t shortest,
    std::size_t longest, std::size_t count,
    const std::function<std::vector<int>(std::vector<int>)>& key_of) {
  std::size_t wanted = shortest;
  const auto grow = [&](const std::vector<Cell>& line) {
    if (line.size() == 1) wanted = shortest + random.below(longest - shortest + 1);
    return line.size() < wanted;
  };
  const auto keep = [&](const std::vector<Cell>& line) { return line.size() >= shortest; };
  const auto fits = [&](const std::vector<Cell>& line, Cell next) {
    return are_neighbours(geometry, line.back(), next);
  };
  std::map<std::vector<int>, std::vector<std::vector<Cell>>> known;
  for (std::vector<Cell>& group :
       random_lines(geometry, random, geometry.cells(), grow, keep, fits)) {
    std::vector<int> values;
    for (const Cell cell : group) values.push_back(solution[cell]);
    auto& alike = known[key_of(std::move(values))];
    std::sort(group.begin(), group.end());
    alike.push_back(std::move(group));
  }
  std::vector<std::string> entries;
  for (const auto& [key, groups] : known) {
    if (groups.size() < 2 || entries.size() == count) continue;
    std::string& entry = entries.emplace_back();
    for (std::size_t i = 0; i < std::min<std::size_t>(groups.size(), 3); ++i) {
      entry += (i == 0 ? "" : ": ") + cells_text(geometry, groups[i]);
    }
  }
  return entries;
}

}  // namespace sudoku_sat
