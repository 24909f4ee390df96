// A line grows from a random cell to random neighbours as long as the rule allows. Lines that the
// rule rejects are drawn again, a limited number of times, so that a board without room for them
// ends the search.
#include "random_lines.hpp"

#include "entry.hpp"
#include "neighbours.hpp"

namespace sudoku_sat::rule {

namespace {

/// The cells to which the line may continue from its last one: in no line yet, and fitting.
std::vector<Cell> ways_on(const Geometry& geometry, const std::vector<Cell>& line,
                          const std::vector<bool>& used, const AskNext& fits) {
  std::vector<Cell> cells = cells_around(geometry, king_steps, line.back());
  std::erase_if(cells, [&](Cell next) {
    return used[next] || std::find(line.begin(), line.end(), next) != line.end() ||
           (fits && !fits(line, next));
  });
  return cells;
}

}  // namespace

std::vector<std::vector<Cell>> random_lines(const Geometry& geometry, Random& random,
                                            std::size_t count, const AskLine& grow,
                                            const AskLine& keep, const AskNext& fits) {
  constexpr std::size_t attempts_for_each = 200;
  std::vector<std::vector<Cell>> lines;
  std::vector<bool> used(geometry.cells(), false);
  for (std::size_t left = attempts_for_each * count; left > 0 && lines.size() < count; --left) {
    std::vector<Cell> line{static_cast<Cell>(random.below(geometry.cells()))};
    if (used[line[0]]) continue;
    while (grow(line)) {
      const std::vector<Cell> ways = ways_on(geometry, line, used, fits);
      if (ways.empty()) break;
      line.push_back(ways[random.below(ways.size())]);
    }
    if (!keep(line)) continue;
    for (const Cell cell : line) used[cell] = true;
    lines.push_back(std::move(line));
  }
  return lines;
}

std::size_t usual_line_count(const Geometry& geometry) {
  return std::clamp<std::size_t>(geometry.cells() / 12, 2, 8);
}

std::vector<std::string> line_entries(const Geometry& geometry,
                                      const std::vector<std::vector<Cell>>& lines) {
  std::vector<std::string> entries;
  for (const std::vector<Cell>& line : lines) entries.push_back(cells_text(geometry, line));
  return entries;
}

}  // namespace sudoku_sat::rule
