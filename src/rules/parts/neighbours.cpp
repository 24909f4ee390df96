// Of two opposite steps only one is listed, so going through all cells visits each pair once.
#include "neighbours.hpp"

#include <cstdlib>

namespace sudoku_sat::rule {

bool are_neighbours(const Geometry& geometry, Cell first, Cell second) {
  return std::abs(geometry.row(first) - geometry.row(second)) +
             std::abs(geometry.column(first) - geometry.column(second)) ==
         1;
}

std::vector<Cell> cells_around(const Geometry& geometry, std::span<const CellOffset> steps,
                               Cell cell) {
  std::vector<Cell> around;
  for (const CellOffset& step : steps) {
    for (const int sign : {-1, 1}) {
      const auto found = geometry.find(geometry.row(cell) + sign * step.rows,
                                       geometry.column(cell) + sign * step.columns);
      if (found) around.push_back(*found);
    }
  }
  return around;
}

void add_distinct_pairs(const Geometry& geometry, std::span<const CellOffset> steps, bool around,
                        const std::string& rule, Constraints& out) {
  for (const CellOffset& step : steps) {
    for_each_step(geometry, step, around, [&](Cell first, Cell second) {
      add(out, AllDifferent{{rule, 0}, {first, second}});
    });
  }
}

void add_related_pairs(const Geometry& geometry, std::span<const CellOffset> steps,
                       const Relation& relation, const std::string& rule, Constraints& out) {
  for (const CellOffset& step : steps) {
    for_each_step(geometry, step, false, [&](Cell first, Cell second) {
      add(out, PairRelation{{rule, 0}, first, second, relation});
    });
  }
}

}  // namespace sudoku_sat::rule
