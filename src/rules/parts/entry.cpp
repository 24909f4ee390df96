// Lines are read piece by piece, because a closed one ends where it begins and cages may name a
// cell several times.
#include "entry.hpp"

#include <fmt/format.h>

#include <optional>

namespace sudoku_sat::rule {

std::vector<Cell> EntryReader::repeated_cells() {
  constexpr std::size_t max_times = 4;  // each cell of the board, on average
  if (peek() != 'r') return only_cells();
  std::vector<Cell> cells;
  std::optional<std::size_t> first;
  while (!at_end()) {
    std::string_view piece = token();
    const Position at = position();
    if (!first) first = begin();
    // A run may have spaces around its dash: "r1c1 - r1c5".
    while (peek() == '-' || piece.back() == '-') {
      const std::string_view more = token();
      if (more.empty()) break;
      piece = {piece.data(), static_cast<std::size_t>(more.data() + more.size() - piece.data())};
    }
    const auto run = CellReader(piece, at, geometry()).only_cells();
    cells.insert(cells.end(), run.begin(), run.end());
    if (cells.size() > max_times * geometry().cells()) {
      set_begin(*first);
      fail(fmt::format("more than {} times as many cells as the board has", max_times));
    }
  }
  set_begin(*first);
  return cells;
}

CellLine EntryReader::line(std::size_t least) {
  CellLine line{repeated_cells()};
  line.closed = line.cells.size() > 3 && line.cells.front() == line.cells.back();
  if (line.closed) line.cells.pop_back();
  std::vector<Cell> sorted = line.cells;
  std::sort(sorted.begin(), sorted.end());
  const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
  if (twice != sorted.end()) {
    fail(fmt::format("{} comes twice", geometry().name(*twice)));
  }
  if (line.cells.size() >= least) return line;
  fail(fmt::format("{} {} too few: at least {} are needed", line.cells.size(),
                   line.cells.size() == 1 ? "cell is" : "cells are", least));
}

Position position_in(const RuleEntry& entry, std::size_t offset) {
  return entry.position.after(offset);
}

void require_values(const EntryReader& reader, const std::vector<Cell>& cells,
                    std::string_view figure) {
  const int size = reader.geometry().size();
  if (cells.size() <= static_cast<std::size_t>(size)) return;
  reader.fail(
      fmt::format("{} of {} cells: {} different values are possible", figure, cells.size(), size));
}

void require_square(const Geometry& geometry, const RuleUse& use) {
  if (geometry.grid_rows() == geometry.grid_columns()) return;
  reject_rule(use, fmt::format("it needs as many rows as columns, not {}x{}", geometry.grid_rows(),
                               geometry.grid_columns()));
}

void reject_rule(const RuleUse& use, const std::string& what) {
  throw InputError(use.position, fmt::format("rule '{}': {}", use.rule->name, what));
}

std::string label_at(std::string_view what, const Geometry& geometry,
                     const std::vector<Cell>& cells) {
  return fmt::format("{} at {}", what, geometry.name(cells.front()));
}

std::string label_of_line(std::string_view what, const Geometry& geometry,
                          const std::vector<Cell>& line) {
  return fmt::format("{} from {} to {}", what, geometry.name(line.front()),
                     geometry.name(line.back()));
}

std::string label_between(std::string_view what, const Geometry& geometry, Cell first,
                          Cell second) {
  return fmt::format("{} between {} and {}", what, geometry.name(std::min(first, second)),
                     geometry.name(std::max(first, second)));
}

}  // namespace sudoku_sat::rule
