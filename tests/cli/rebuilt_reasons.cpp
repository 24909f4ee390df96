// Sequences of values are listed one by one, those that facts exclude left out, so that a clue is
// what its rule says and nothing else.
#include "rebuilt_reasons.hpp"

#include <algorithm>
#include <cadical.hpp>
#include <numeric>

#include "support/dpll.hpp"

namespace sudoku_sat::support {

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

/// Whether no sequence that begins with these values is allowed, as far as is seen at once.
bool hopeless(const Json& reason, const Values& values) {
  const auto earlier = std::prev(values.end());
  if (reason["differ"] && std::find(values.begin(), earlier, values.back()) != earlier) return true;
  if (!reason.contains("sum") || reason.contains("coefficients")) return false;
  return std::accumulate(values.begin(), values.end(), 0) > reason["sum"];
}

/// Variables from here on stand for sequences of values.
constexpr int first_extra = 20'000;

/// With more clauses than these the plain solver would take too long.
constexpr std::size_t most_plain_clauses = 3000;

bool possible(const Clauses& clauses, const std::vector<int>& assumptions) {
  if (clauses.size() <= most_plain_clauses) return satisfiable(clauses, assumptions);
  CaDiCaL::Solver solver;
  for (const std::vector<int>& clause : clauses) {
    for (const int literal : clause) solver.add(literal);
    solver.add(0);
  }
  for (const int literal : assumptions) solver.assume(literal);
  const int answer = solver.solve();
  REQUIRE((answer == 10 || answer == 20));
  return answer == 10;
}

}  // namespace

RebuiltReasons::RebuiltReasons(const Json& step, int size, std::size_t omitted) : size_(size) {
  const Json& reasons = step["reasons"];
  for (std::size_t i = 0; i < reasons.size(); ++i) {
    if (i != omitted && reasons[i].contains("holds")) add_fact(reasons[i]);
  }
  for (std::size_t i = 0; i < reasons.size(); ++i) {
    if (i != omitted && !reasons[i].contains("holds")) add(reasons[i]);
  }
}

bool RebuiltReasons::contradict() const { return !possible(clauses_, {}); }

bool RebuiltReasons::implies(const std::string& conclusion) {
  const std::size_t sign = conclusion.find_first_of("!=");
  const bool holds = conclusion[sign] == '=';
  const int value = std::stoi(conclusion.substr(sign + (holds ? 1 : 2)));
  const int literal = variable(conclusion.substr(0, sign), value);
  return !possible(clauses_, {holds ? -literal : literal});
}

int RebuiltReasons::variable(const std::string& cell, int value) {
  const auto next = static_cast<int>(cells_.size());
  return cells_.try_emplace(cell, next).first->second * size_ + value;
}

void RebuiltReasons::add_fact(const Json& fact) {
  const std::string cell = fact["cells"][0];
  const int value = fact["value"];
  const int literal = variable(cell, value);
  clauses_.push_back({fact["holds"] ? literal : -literal});
  for (int other = 1; other <= size_; ++other) {
    if ((other == value) != fact["holds"].get<bool>()) impossible_.insert({cell, other});
  }
}

void RebuiltReasons::add_pairs(const std::vector<int>& literals) {
  for (std::size_t i = 0; i < literals.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) clauses_.push_back({-literals[i], -literals[j]});
  }
}

std::vector<int> RebuiltReasons::values_of(const std::string& cell) {
  std::vector<int> literals;
  for (int value = 1; value <= size_; ++value) literals.push_back(variable(cell, value));
  return literals;
}

void RebuiltReasons::add(const Json& reason) {
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

void RebuiltReasons::add_allowed(const std::string& cell, const Values& values) {
  for (int value = 1; value <= size_; ++value) {
    if (std::count(values.begin(), values.end(), value) == 0) {
      clauses_.push_back({-variable(cell, value)});
    }
  }
}

void RebuiltReasons::add_relation(const Json& reason, const Strings& cells) {
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
void RebuiltReasons::add_diagram(const Json& reason, const Strings& cells) {
  for (const std::string& cell : cells) add_pairs(values_of(cell));
  std::vector<int> some;
  Values values;
  add_sequences(reason, cells, values, some);
  clauses_.push_back(some);
}

void RebuiltReasons::add_sequences(const Json& reason, const Strings& cells, Values& values,
                                   std::vector<int>& some) {
  if (values.size() < cells.size()) {
    for (int value = 1; value <= size_; ++value) {
      if (impossible_.contains({cells[values.size()], value})) continue;
      values.push_back(value);
      if (!hopeless(reason, values)) add_sequences(reason, cells, values, some);
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

}  // namespace sudoku_sat::support
