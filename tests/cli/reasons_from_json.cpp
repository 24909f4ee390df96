// Steps of explain, checked by what their JSON says and nothing else: each reason is turned into
// clauses by its data, by the rules as people know them, and a plain solver is asked whether the
// conclusions follow, and whether they still do when a reason is left out.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <set>

#include "explain.hpp"
#include "support/dpll.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat::support;

namespace {

using Clauses = std::vector<std::vector<int>>;
using Values = std::vector<int>;

int skyscrapers(const Values& heights) {
  int tallest = 0;
  int seen = 0;
  for (const int height : heights) {
    seen += height > tallest ? 1 : 0;
    tallest = std::max(tallest, height);
  }
  return seen;
}

/// The sum between the only 1 and the only N; -1 where there are none.
int sandwich(const Values& line) {
  const auto is_crust = [&](int v) { return v == 1 || v == static_cast<int>(line.size()); };
  if (std::count_if(line.begin(), line.end(), is_crust) != 2) return -1;
  const auto first = std::find_if(line.begin(), line.end(), is_crust);
  const auto last = std::find_if(first + 1, line.end(), is_crust);
  return std::accumulate(first + 1, last, 0);
}

int x_sum(const Values& line) { return std::accumulate(line.begin(), line.begin() + line[0], 0); }

bool between(const Values& line) {
  const auto [low, high] = std::minmax(line.front(), line.back());
  return std::all_of(line.begin() + 1, line.end() - 1,
                     [low = low, high = high](int v) { return low < v && v < high; });
}

bool contains(Values cells, const Values& listed) {
  for (const int value : listed) {
    const auto found = std::find(cells.begin(), cells.end(), value);
    if (found == cells.end()) return false;
    cells.erase(found);
  }
  return true;
}

bool follows_rule(const std::string& rule, const Values& clue, const Values& values) {
  if (rule.ends_with("skyscraper")) return skyscrapers(values) == clue.at(0);
  if (rule.ends_with("sandwich")) return sandwich(values) == clue.at(0);
  if (rule.ends_with("x-sum")) return x_sum(values) == clue.at(0);
  if (rule == "between line") return between(values);
  REQUIRE(rule == "quadruple");
  return contains(values, clue);
}

/// Whether a sum or a sequence allows these values of its cells.
bool allows(const Json& reason, const Values& values) {
  if (reason["differ"] && std::set<int>(values.begin(), values.end()).size() < values.size()) {
    return false;
  }
  if (!reason.contains("sum")) return follows_rule(reason["rule"], reason["clue"], values);
  const Values factors = reason.value("coefficients", Values(values.size(), 1));
  return std::inner_product(values.begin(), values.end(), factors.begin(), 0) == reason["sum"];
}

bool related(const Json& reason, int a, int b) {
  if (reason.contains("pairs")) {
    const Json& pairs = reason["pairs"];
    return std::find(pairs.begin(), pairs.end(), Json{a, b}) != pairs.end();
  }
  const std::string name = reason["relation"];
  const int number = reason.value("number", 0);
  const int difference = std::abs(a - b);
  const std::map<std::string, bool> all{{"equal", a == b},
                                        {"less", a < b},
                                        {"greater", a > b},
                                        {"at most", a <= b},
                                        {"at least", a >= b},
                                        {"sum", a + b == number},
                                        {"sum not", a + b != number},
                                        {"difference", difference == number},
                                        {"difference not", difference != number},
                                        {"difference at least", difference >= number},
                                        {"difference less than", difference < number},
                                        {"factor", a == number * b || b == number * a}};
  return all.at(name);
}

/// The reasons of a step as clauses.
class Rebuilt {
 public:
  /// Without the reason number `omitted`, if there is one.
  Rebuilt(const Json& step, int size, std::size_t omitted) : size_(size) {
    const Json& reasons = step["reasons"];
    for (std::size_t i = 0; i < reasons.size(); ++i) {
      if (i != omitted && reasons[i].contains("holds")) add_fact(reasons[i]);
    }
    for (std::size_t i = 0; i < reasons.size(); ++i) {
      if (i != omitted && !reasons[i].contains("holds")) add(reasons[i]);
    }
  }

  bool contradict() const { return !satisfiable(clauses_, {}); }

  /// "r1c1=5", "r1c1!=5"
  bool implies(const std::string& conclusion) {
    const std::size_t sign = conclusion.find_first_of("!=");
    const bool holds = conclusion[sign] == '=';
    const int value = std::stoi(conclusion.substr(sign + (holds ? 1 : 2)));
    const int literal = variable(conclusion.substr(0, sign), value);
    return !satisfiable(clauses_, {holds ? -literal : literal});
  }

 private:
  int variable(const std::string& cell, int value) {
    const auto next = static_cast<int>(cells_.size());
    return cells_.try_emplace(cell, next).first->second * size_ + value;
  }

  void add_fact(const Json& fact) {
    const std::string cell = fact["cells"][0];
    const int value = fact["value"];
    const int literal = variable(cell, value);
    clauses_.push_back({fact["holds"] ? literal : -literal});
    for (int other = 1; other <= size_; ++other) {
      if ((other == value) != fact["holds"].get<bool>()) impossible_.insert({cell, other});
    }
  }

  void add_pairs(const std::vector<int>& literals) {
    for (std::size_t i = 0; i < literals.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) clauses_.push_back({-literals[i], -literals[j]});
    }
  }

  std::vector<int> values_of(const std::string& cell) {
    std::vector<int> literals;
    for (int value = 1; value <= size_; ++value) literals.push_back(variable(cell, value));
    return literals;
  }

  void add(const Json& reason) {
    const std::string kind = reason["kind"];
    const Strings cells = reason["cells"];
    std::vector<int> literals;
    if (kind == "place" || kind == "once") {
      for (const std::string& cell : cells) literals.push_back(variable(cell, reason["value"]));
    } else {
      literals = values_of(cells[0]);
    }
    if (kind == "value" || kind == "place") return clauses_.push_back(literals);
    if (kind == "one_value" || kind == "once") return add_pairs(literals);
    if (kind == "allowed") return add_allowed(cells[0], reason["values"]);
    if (kind == "relation") return add_relation(reason, cells);
    REQUIRE(kind == "diagram");
    add_diagram(reason, cells);
  }

  void add_allowed(const std::string& cell, const Values& values) {
    for (int value = 1; value <= size_; ++value) {
      if (std::count(values.begin(), values.end(), value) == 0) {
        clauses_.push_back({-variable(cell, value)});
      }
    }
  }

  void add_relation(const Json& reason, const Strings& cells) {
    for (int a = 1; a <= size_; ++a) {
      for (int b = 1; b <= size_; ++b) {
        if (!related(reason, a, b)) {
          clauses_.push_back({-variable(cells[0], a), -variable(cells[1], b)});
        }
      }
    }
  }

  /// Each cell has one value, and one of the sequences that the reason allows holds; those that
  /// facts exclude are left out, so that there are few.
  void add_diagram(const Json& reason, const Strings& cells) {
    for (const std::string& cell : cells) add_pairs(values_of(cell));
    std::vector<int> some;
    Values values;
    add_sequences(reason, cells, values, some);
    clauses_.push_back(some);
  }

  void add_sequences(const Json& reason, const Strings& cells, Values& values,
                     std::vector<int>& some) {
    if (values.size() < cells.size()) {
      for (int value = 1; value <= size_; ++value) {
        if (impossible_.contains({cells[values.size()], value})) continue;
        values.push_back(value);
        add_sequences(reason, cells, values, some);
        values.pop_back();
      }
      return;
    }
    if (!allows(reason, values)) return;
    const int chosen = first_extra + extra_++;
    some.push_back(chosen);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      clauses_.push_back({-chosen, variable(cells[i], values[i])});
    }
  }

  static constexpr int first_extra = 2000;

  int size_;
  int extra_ = 0;
  std::map<std::string, int> cells_;
  std::set<std::pair<std::string, int>> impossible_;  ///< by facts
  Clauses clauses_;
};

bool follows(const Json& step, int size, std::size_t omitted) {
  Rebuilt rebuilt(step, size, omitted);
  const Strings conclusions = step["conclusions"];
  return std::all_of(conclusions.begin(), conclusions.end(),
                     [&](const std::string& conclusion) { return rebuilt.implies(conclusion); });
}

std::string opposite_of(const std::string& statement) {
  const std::size_t sign = statement.find_first_of("!=");
  if (statement[sign] == '!') return statement.substr(0, sign) + statement.substr(sign + 1);
  return statement.substr(0, sign) + "!" + statement.substr(sign);
}

/// Checks the argument of a step: each small step follows from what it says, which are reasons of
/// the step, assumptions, and what small steps before it conclude; each case is contradicted.
class ArgumentInJson {
 public:
  ArgumentInJson(const Json& step, int size) : size_(size) {
    for (const Json& reason : step["reasons"]) given_.insert(reason["text"]);
  }

  void check(const Json& one) {
    const std::set<std::string> before = known_;
    known_.insert(one["assumption"]);
    for (const Json& step : one["steps"]) {
      CAPTURE(step);
      check_reasons(step);
      const bool last = &step == &one["steps"].back();
      REQUIRE(step["conclusions"].size() == (last ? 0U : 1U));
      if (last) {
        CHECK(Rebuilt(step, size_, SIZE_MAX).contradict());
      } else if (step.contains("cases")) {
        CHECK(step["conclusions"][0] == opposite_of(step["cases"].at(0)["assumption"]));
        check(step["cases"].at(0));
      } else {
        CHECK(follows(step, size_, SIZE_MAX));
      }
      if (!last) known_.insert(step["conclusions"][0]);
    }
    known_ = before;
  }

 private:
  void check_reasons(const Json& step) const {
    for (const Json& reason : step["reasons"]) {
      const std::string text = reason["text"];
      const bool inside = reason["kind"] == "assumption" || reason.contains("argument_step");
      CHECK((inside ? known_ : given_).contains(text));
    }
  }

  int size_;
  std::set<std::string> given_;  ///< reasons of the step
  std::set<std::string> known_;  ///< assumed or concluded on the way
};

/// Of more reasons than these not each need be needed.
constexpr std::size_t most_needed = 60;
/// A step of more reasons is checked along its argument alone: the plain solver takes too long.
constexpr std::size_t most_at_once = 60;

void check_step(const Json& step, int size) {
  CAPTURE(step);
  const std::size_t reasons = step["reasons"].size();
  const bool argued = step.contains("cases");
  if (argued) {
    const Json& only = step["cases"].at(0);
    CHECK(step["conclusions"][0] == opposite_of(only["assumption"]));
    ArgumentInJson(step, size).check(only);
  }
  if (reasons > most_at_once && argued) return;
  CHECK(follows(step, size, reasons));
  for (std::size_t i = 0; i < reasons && reasons <= most_needed; ++i) {
    CAPTURE(i);
    CHECK_FALSE(follows(step, size, i));
  }
}

void check_steps(const Json& explanation) {
  CHECK(explanation["status"] == "solved");
  const int size = explanation["size"];
  for (const Json& step : explanation["steps"]) check_step(step, size);
}

Json explained_with(const std::string& rules, int size, const std::string& puzzle) {
  return explained({"--size", std::to_string(size), "--rules", rules}, puzzle);
}

/// The steps of a puzzle of the rule that the program makes.
Json explained_case(const RuleCase& rule_case) {
  std::string rules(rule_case.rule);
  if (!rule_case.data.empty()) rules += "=" + std::string(rule_case.data);
  const RunResult made = run({"generate", "--size", std::to_string(rule_case.size), "--rules",
                              rules, "--seed", "1", "-f", "line"});
  INFO(made);
  REQUIRE(made.status == 0);
  return explained_with(rules, rule_case.size, lines_of(made.out).at(0));
}

/// The first reason of a kind.
Json reason_of(const Json& explanation, const std::string& kind) {
  for (const Json& step : explanation["steps"]) {
    for (const Json& reason : step["reasons"]) {
      if (reason["kind"] == kind) return reason;
    }
  }
  return nullptr;
}

}  // namespace

TEST_CASE("cli: the JSON of a step of explain implies it, and needs each reason, with every rule") {
  for (const RuleCase& rule_case : rule_cases()) {
    CAPTURE(rule_case.rule, rule_case.data);
    check_steps(explained_case(rule_case));
  }
}

TEST_CASE("cli: the JSON of explain has whole arguments, each small step of which follows") {
  check_steps(explained(
      {}, "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."));
}

// Takes an hour or so: sudoku-sat-tests "[.soak]", with a file of puzzles in SUDOKU_SAT_SOAK.
TEST_CASE("cli: the JSON of explain is true on a file of puzzles", "[.soak]") {
  const char* const file = std::getenv("SUDOKU_SAT_SOAK");
  REQUIRE(file != nullptr);
  for (const Json& explanation : objects_of(run({"explain", "-f", "json", file}))) {
    check_steps(explanation);
  }
}

TEST_CASE("cli: a sum of explain says that its cells differ where that is used") {
  const std::string open(16, '.');
  // Three different values that add up to 6 are 1, 2 and 3.
  const Json row = explained_with("sums=6: r1c1-r1c3", 4, open);
  CHECK(reason_of(row, "diagram").at("differ") == true);
  CHECK(reason_of(row, "diagram").at("text") ==
        "the sum 6 from r1c1 to r1c3: r1c1 r1c2 r1c3 differ and add up to 6");
  const Json apart = explained_with("sums=12: r1c1 r2c3 r3c2", 4, open);
  CHECK(reason_of(apart, "diagram").at("differ") == false);
  CHECK(reason_of(apart, "diagram").at("text") ==
        "the sum 12 from r1c1 to r3c2: r1c1 r2c3 r3c2 add up to 12");
}

TEST_CASE("cli: explain lists the cells of a between line as they lie on it") {
  const Json json = explained_with("between=r2c1 r3c2 r4c3 r4c4", 4, std::string(16, '.'));
  const Json line = reason_of(json, "diagram");
  CHECK(line.at("cells") == Json{"r2c1", "r3c2", "r4c3", "r4c4"});
  CHECK(line.at("text") == "the between line from r2c1 to r4c4: r2c1 r3c2 r4c3 r4c4");
}

TEST_CASE("cli: explain calls clues beside the board by what they say") {
  const Json json = explained_with("skyscrapers=top: . 4 . .", 4, std::string(16, '.'));
  const Json clue = reason_of(json, "diagram");
  CHECK(clue.at("text") == "4 skyscrapers seen from the top of column 2, and its values differ");
  CHECK(clue.at("differ") == true);
  CHECK(clue.at("clue") == Json{4});
}

TEST_CASE("cli: explain writes an arrow as an equation") {
  const Json json = explained_with("arrows=r1c1: r2c3 r3c3", 4, std::string(16, '.'));
  const Json arrow = reason_of(json, "diagram");
  CHECK(arrow.at("text") == "r1c1 = r2c3 + r3c3 (arrow)");
  CHECK(arrow.at("sum") == 0);
  CHECK(arrow.at("coefficients") == Json{1, -1, -1});
}
