#include "rules_json.hpp"

namespace sudoku_sat {

nlohmann::ordered_json rules_json(const Board& board) {
  auto rules = nlohmann::ordered_json::array();
  for (const RuleText& rule : board.rules()) {
    rules.push_back({{"name", rule.name}, {"data", rule.entries}});
  }
  return rules;
}

}  // namespace sudoku_sat
