// Lines through random cells, to propose data for rules.
#pragma once

#include <functional>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::rule {

/// A question about a line as far as it has grown.
using AskLine = std::function<bool(const std::vector<Cell>& line)>;
/// Whether the line may continue to a cell.
using AskNext = std::function<bool(const std::vector<Cell>& line, Cell next)>;

/// Up to `count` lines that share no cell: each begins at a random cell and grows by king's steps,
/// to cells that `fits(line, next)`, while `grow(line)`, and is kept if `keep(line)`. Fewer if they
/// are hard to find.
std::vector<std::vector<Cell>> random_lines(const Geometry& geometry, Random& random,
                                            std::size_t count, const AskLine& grow,
                                            const AskLine& keep, const AskNext& fits = nullptr);

/// As many lines as look well on the board: 2 on 4x4, 3 on 6x6, 6 on 9x9, 8 at most.
std::size_t usual_line_count(const Geometry& geometry);

/// An entry for each line: its cells.
std::vector<std::string> line_entries(const Geometry& geometry,
                                      const std::vector<std::vector<Cell>>& lines);

}  // namespace sudoku_sat::rule
