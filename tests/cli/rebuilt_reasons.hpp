// A step of explain as clauses, made of its JSON alone: each reason by its data, by the rules as
// people know them. A solver that knows nothing else tells what follows.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "helpers.hpp"

namespace sudoku_sat::support {

/// The reasons of a step as clauses.
class RebuiltReasons {
 public:
  /// Without the reason number `omitted`, if there is one.
  RebuiltReasons(const Json& step, int size, std::size_t omitted);

  bool contradict() const;

  /// Whether they imply "r1c1=5" or "r1c1!=5".
  bool implies(const std::string& conclusion);

 private:
  using Values = std::vector<int>;

  int variable(const std::string& cell, int value);
  void add_fact(const Json& fact);
  void add_pairs(const std::vector<int>& literals);
  std::vector<int> values_of(const std::string& cell);
  void add(const Json& reason);
  void add_allowed(const std::string& cell, const Values& values);
  void add_relation(const Json& reason, const Strings& cells);
  void add_diagram(const Json& reason, const Strings& cells);
  void add_sequences(const Json& reason, const Strings& cells, Values& values,
                     std::vector<int>& some);

  int size_;
  int extra_ = 0;
  std::map<std::string, int> cells_;
  std::set<std::pair<std::string, int>> impossible_;  ///< by facts
  std::vector<std::vector<int>> clauses_;
};

}  // namespace sudoku_sat::support
