// Joins all tables of functions.
#include "functions.hpp"

#include <unordered_map>

namespace sudoku_sat::rule::language {

namespace {

const std::unordered_map<std::string_view, const Function*>& all_functions() {
  static const std::unordered_map<std::string_view, const Function*> all = [] {
    std::unordered_map<std::string_view, const Function*> functions;
    for (const auto& table : {number_functions(), list_functions(), board_functions()}) {
      for (const Function& function : table) functions.emplace(function.name, &function);
    }
    return functions;
  }();
  return all;
}

}  // namespace

const Function* find_function(std::string_view name) {
  const auto found = all_functions().find(name);
  return found == all_functions().end() ? nullptr : found->second;
}

Evaluate evaluation_of(std::string_view function) { return all_functions().at(function)->evaluate; }

bool is_own_name(std::string_view word) { return find_function(word) != nullptr; }

std::vector<std::string_view> function_names() {
  std::vector<std::string_view> names;
  for (const auto& table : {number_functions(), list_functions(), board_functions()}) {
    for (const Function& function : table) names.push_back(function.name);
  }
  return names;
}

}  // namespace sudoku_sat::rule::language
