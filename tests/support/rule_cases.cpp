// The cases of all rules, and the brute-force search that they are compared with.
#include "rule_cases.hpp"

#include "brute_force.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::support {

namespace {

Geometry geometry_of(const RuleCase& rule_case) { return Geometry(rule_case.size); }

/// Until visit(values, holds) returns false.
void visit_from(const RuleCase& rule_case, const std::vector<int>& givens,
                const std::function<bool(const std::vector<int>&, bool)>& visit) {
  const Geometry geometry = geometry_of(rule_case);
  const int box_rows = rule_case.boxes ? geometry.box_rows() : 1;
  const int box_columns = rule_case.boxes ? geometry.box_columns() : rule_case.size;
  for_each_solution(box_rows, box_columns, givens, [&](const std::vector<int>& grid) {
    const FullGrid full{rule_case.size, geometry.box_rows(), geometry.box_columns(), grid};
    return visit(grid, rule_case.holds(full));
  });
}

}  // namespace

std::vector<RuleCase> rule_cases() {
  std::vector<RuleCase> cases = pair_rule_cases();
  for (const auto& more : {sum_rule_cases(), figure_rule_cases(), board_rule_cases()}) {
    cases.insert(cases.end(), more.begin(), more.end());
  }
  return cases;
}

std::shared_ptr<const Board> board_of(const RuleCase& rule_case) {
  const RuleUse use{
      find_rule(rule_case.rule), split_entries(rule_case.data, {"test", 1, 1}), {"test", 1, 1}};
  return make_board(geometry_of(rule_case), {use});
}

std::vector<int> givens_of(const RuleCase& rule_case) {
  const auto size = static_cast<std::size_t>(rule_case.size);
  std::vector<int> givens(size * size, 0);
  for (std::size_t cell = 0; cell < rule_case.givens.size(); ++cell) {
    if (rule_case.givens[cell] != '.') givens[cell] = rule_case.givens[cell] - '0';
  }
  if (!rule_case.givens.empty()) return givens;
  if (size <= 4) return givens;
  // Two columns of the first solution for which the rule holds.
  visit_from(rule_case, givens, [&](const std::vector<int>& grid, bool holds) {
    if (!holds) return true;
    for (std::size_t row = 0; row < size; ++row) {
      for (std::size_t column = 1; column < size; column += 3) {
        givens[row * size + column] = grid[row * size + column];
      }
    }
    return false;
  });
  return givens;
}

void for_each_grid(const RuleCase& rule_case,
                   const std::function<void(const std::vector<int>&, bool)>& visit) {
  visit_from(rule_case, givens_of(rule_case), [&](const std::vector<int>& grid, bool holds) {
    visit(grid, holds);
    return true;
  });
}

std::uint64_t brute_force_count(const RuleCase& rule_case) {
  std::uint64_t count = 0;
  for_each_grid(rule_case, [&](const std::vector<int>&, bool holds) { count += holds ? 1U : 0U; });
  return count;
}

}  // namespace sudoku_sat::support
