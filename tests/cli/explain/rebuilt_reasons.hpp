// Steps of explain as clauses, made only from their JSON: from each reason's data, by the rules as
// people know them. A solver that knows nothing else decides what follows.
#pragma once

#include <cadical.hpp>
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "cli/helpers.hpp"
#include "clue_diagrams.hpp"

namespace sudoku_sat::support {

/// All reasons of one board that were asked about so far. Each can be left out.
class RebuiltReasons {
 public:
  /// Of the board that is explained: how many values it has, and from which number on.
  explicit RebuiltReasons(const Json& explanation);

  /// Whether the step's reasons, without the one numbered `omitted`, contradict each other.
  bool contradict(const Json& step, std::size_t omitted = SIZE_MAX);

  /// Whether they imply all that the step concludes: "r1c1=5", "r1c1!=5".
  bool imply_conclusions(const Json& step, std::size_t omitted = SIZE_MAX);

 private:
  using Clause = std::vector<int>;

  bool possible(const Json& step, std::size_t omitted, int assumption);
  int literal_of(const std::string& statement);
  int switch_of(const Json& reason);
  int first_of(const std::string& cell) const;
  int variable(const std::string& cell, int value);
  Clause values_of(const std::string& cell);
  void add(Clause clause);
  void add_pairs(const Clause& literals);
  void add_reason(const Json& reason);
  void add_relation(const Json& reason, const Strings& cells);
  void add_diagram(const Json& reason, const Strings& cells);
  void add_rank(const Json& reason, const Strings& cells);
  void add_equal(const Strings& one, const Strings& other, int first);
  void compare(const Strings& other, const Strings& line, int begins, int smaller, bool ties);
  std::vector<std::pair<std::string, Strings>> numbers_of_sides() const;

  CaDiCaL::Solver solver_;
  int size_;
  int least_;
  std::map<std::string, int> least_of_;  ///< of variables beside the grid
  int last_ = 0;                         ///< variable
  int switch_ = 0;                       ///< of the reason that is being added
  std::map<std::string, int> cells_;
  std::map<Json, int> switches_;
};

}  // namespace sudoku_sat::support
