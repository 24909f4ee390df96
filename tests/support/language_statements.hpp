// Random statements of the puzzle files' language, each with its meaning: a tree that can be
// written as text and evaluated on a grid. It is independent of the program's reader, compiler and
// evaluator.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::support {

/// Something true or false of a grid of `size` by `size` values, row by row.
class RandomStatement {
 public:
  virtual ~RandomStatement() = default;
  virtual std::string text() const = 0;
  virtual bool holds(const std::vector<int>& grid) const = 0;
};

/// Of two to about ten cells of a board of `size` rows.
std::unique_ptr<RandomStatement> random_statement(int size, Random& random);

}  // namespace sudoku_sat::support
