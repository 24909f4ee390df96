// A board is found by its geometry and by the text of its rules.
#include "board_cache.hpp"

#include <algorithm>

namespace sudoku_sat {

namespace {

/// The same for the same rules with the same data.
std::string name_of(const std::vector<RuleUse>& rules) {
  std::string name;
  for (const RuleUse& use : rules) {
    name += use.rule->name;
    name += '=';
    for (const RuleEntry& entry : use.entries) name += entry.text + ';';
    name += ',';
  }
  return name;
}

}  // namespace

void BoardCache::set_rules(std::vector<RuleUse> rules) {
  rules_ = std::move(rules);
  name_ = name_of(rules_);
}

const std::shared_ptr<const Board>& BoardCache::board(const Geometry& geometry) {
  const auto known = std::find_if(boards_.begin(), boards_.end(), [&](const Kept& kept) {
    return kept.geometry == geometry && kept.rules == name_;
  });
  if (known != boards_.end()) return known->board;
  std::shared_ptr<const Board> board = make_board(geometry, rules_);
  const std::size_t cells = board->cells() + (board->standard() ? 0 : cells_of_rules);
  if (cells_ + cells > most_cells) {
    boards_.clear();
    cells_ = 0;
  }
  cells_ += cells;
  return boards_.emplace_back(Kept{geometry, name_, std::move(board)}).board;
}

}  // namespace sudoku_sat
