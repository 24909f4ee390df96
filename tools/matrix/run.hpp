// Many cases, and what came out of them.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "matrix/compare.hpp"
#include "matrix/rule_data.hpp"

namespace sudoku_sat::matrix {

struct Difference {
  std::string rule;
  std::string board;
  Case puzzle;
  std::size_t turn;
  Finding finding;
};

/// Which cases are tried.
struct RunOptions {
  std::uint64_t seed = 1;
  int cases = 200;                       ///< of each rule, on all boards together
  std::vector<std::string> rules = {};   ///< empty: all
  std::vector<std::string> boards = {};  ///< likewise
  /// Called before each rule.
  std::function<void(const std::string& rule)> on_rule = {};
  std::function<void(const Difference&)> on_difference = {};
};

/// What came out of some cases.
struct Tally {
  int cases = 0;
  int refused = 0;
  int unclear = 0;
  int undecided = 0;
  int compared = 0;
  int solvable = 0;  ///< of those compared
  int differ = 0;
};

struct Report {
  std::map<std::string, std::map<std::string, Tally>> tallies;  ///< by rule and board
  /// How often something was refused so, by the rule and the sentence without its numbers; with an
  /// example.
  std::map<std::string, std::pair<int, std::string>> refusals;
  std::map<std::string, std::pair<int, std::string>> unclear;
  int differences = 0;
};

/// The rules of the table, and `rule` once more with variables.
std::vector<RuleForm> all_rule_forms();

Report run(const RunOptions& options);

}  // namespace sudoku_sat::matrix
