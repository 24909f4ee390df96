// Data goes to a rule as from a puzzle file, from line 1, column 1 of "test".
#include "rule_data.hpp"

#include <stdexcept>

#include "rules/parts/entry.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::support {

namespace {

RuleUse use_of(std::string_view rule, std::string_view data) {
  const Rule* found = find_rule(rule);
  if (found == nullptr) throw std::invalid_argument("no such rule: " + std::string(rule));
  return {found, split_entries(data, {"test", 1, 1}), {"test", 1, 1}};
}

}  // namespace

Constraints constraints_of(std::string_view rule, std::string_view data, const Geometry& geometry) {
  const RuleUse use = use_of(rule, data);
  Constraints constraints;
  use.rule->apply(geometry, use, constraints);
  return constraints;
}

std::string error_of(std::string_view rule, std::string_view data, const Geometry& geometry) {
  try {
    make_board(geometry, {use_of(rule, data)});
  } catch (const InputError& error) {
    return error.what();
  }
  return "no error";
}

std::vector<Drawn> marks_of(std::string_view rule, std::string_view data,
                            const Geometry& geometry) {
  std::vector<Drawn> drawn;
  for (const Mark& mark : constraints_of(rule, data, geometry).marks) {
    drawn.push_back({mark.kind, cells_text(geometry, mark.cells), mark.text});
  }
  return drawn;
}

}  // namespace sudoku_sat::support
