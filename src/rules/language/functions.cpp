// All tables of functions as one.
#include "functions.hpp"

namespace sudoku_sat::rule::language {

std::vector<Function> functions() {
  std::vector<Function> all;
  for (const auto& table : {number_functions(), list_functions(), board_functions()}) {
    all.insert(all.end(), table.begin(), table.end());
  }
  return all;
}

const Function* find_function(std::string_view name) {
  for (const auto& table : {number_functions(), list_functions(), board_functions()}) {
    for (const Function& function : table) {
      if (function.name == name) return &function;
    }
  }
  return nullptr;
}

}  // namespace sudoku_sat::rule::language
