// Boards by geometry and rules: a stream of puzzles shares one. Few are kept, large ones and those
// with many rules alone.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

class BoardCache {
 public:
  /// The rules of the boards to come, besides those that are on by default.
  void set_rules(std::vector<RuleUse> rules);

  /// Throws: what make_board throws.
  const std::shared_ptr<const Board>& board(const Geometry& geometry);

 private:
  struct Kept {
    Geometry geometry;  ///< that was asked for; rules may change it
    std::string rules;
    std::shared_ptr<const Board> board;
  };

  static constexpr std::size_t most_cells = 100'000;
  /// Diagrams of sums may take much more than cells do.
  static constexpr std::size_t cells_of_rules = most_cells / 8;

  std::vector<RuleUse> rules_;
  std::string name_;  ///< of these rules with their data
  std::vector<Kept> boards_;
  std::size_t cells_ = 0;  ///< of all of them
};

}  // namespace sudoku_sat
