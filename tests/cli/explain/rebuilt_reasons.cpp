// The steps of a puzzle name the same constraints again and again, so one solver keeps them all.
// Each has a switch, which is assumed if the constraint is a reason; a fact is assumed itself.
#include "rebuilt_reasons.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace sudoku_sat::support {

namespace {

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

}  // namespace

RebuiltReasons::RebuiltReasons(const Json& explanation)
    : size_(explanation["size"]),
      least_(explanation.value("least", 1)),
      least_of_(explanation.value("least_of", std::map<std::string, int>())) {
  // What no reason asks for is false: then the switches of other reasons cost nothing.
  solver_.set("phase", 0);
}

bool RebuiltReasons::contradict(const Json& step, std::size_t omitted) {
  return !possible(step, omitted, 0);
}

bool RebuiltReasons::imply_conclusions(const Json& step, std::size_t omitted) {
  const Strings conclusions = step["conclusions"];
  return std::all_of(conclusions.begin(), conclusions.end(), [&](const std::string& conclusion) {
    return !possible(step, omitted, -literal_of(conclusion));
  });
}

bool RebuiltReasons::possible(const Json& step, std::size_t omitted, int assumption) {
  const Json& reasons = step["reasons"];
  std::vector<int> assumptions;
  if (assumption != 0) assumptions.push_back(assumption);
  for (std::size_t i = 0; i < reasons.size(); ++i) {
    if (i != omitted) assumptions.push_back(switch_of(reasons[i]));
  }
  for (const int literal : assumptions) solver_.assume(literal);
  const int answer = solver_.solve();
  REQUIRE((answer == 10 || answer == 20));
  return answer == 10;
}

int RebuiltReasons::literal_of(const std::string& statement) {
  const std::size_t sign = statement.find_first_of("!=");
  const bool holds = statement[sign] == '=';
  const int value = std::stoi(statement.substr(sign + (holds ? 1 : 2)));
  const int literal = variable(statement.substr(0, sign), value);
  return holds ? literal : -literal;
}

int RebuiltReasons::switch_of(const Json& reason) {
  if (reason.contains("holds")) {
    const int literal = variable(reason["cells"][0], reason["value"]);
    return reason["holds"] ? literal : -literal;
  }
  const auto [known, added] = switches_.try_emplace(reason, last_ + 1);
  if (added) {
    switch_ = ++last_;
    add_reason(reason);
  }
  return known->second;
}

int RebuiltReasons::first_of(const std::string& cell) const {
  const auto variable = least_of_.find(cell);
  return variable == least_of_.end() ? least_ : variable->second;
}

int RebuiltReasons::variable(const std::string& cell, int value) {
  const auto [known, added] = cells_.try_emplace(cell, last_);
  if (added) last_ += size_;
  return known->second + value - first_of(cell) + 1;
}

RebuiltReasons::Clause RebuiltReasons::values_of(const std::string& cell) {
  Clause literals;
  for (int i = 0; i < size_; ++i) literals.push_back(variable(cell, first_of(cell) + i));
  return literals;
}

void RebuiltReasons::add(Clause clause) {
  for (const int literal : clause) solver_.add(literal);
  solver_.add(-switch_);
  solver_.add(0);
}

void RebuiltReasons::add_pairs(const Clause& literals) {
  for (std::size_t i = 0; i < literals.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) add({-literals[i], -literals[j]});
  }
}

void RebuiltReasons::add_reason(const Json& reason) {
  const std::string kind = reason["kind"];
  const Strings cells = reason["cells"];
  Clause literals;
  if (kind == "place" || kind == "once") {
    for (const std::string& cell : cells) literals.push_back(variable(cell, reason["value"]));
  } else {
    literals = values_of(cells[0]);
  }
  if (kind == "value" || kind == "place") return add(literals);
  if (kind == "one_value" || kind == "once") return add_pairs(literals);
  if (kind == "relation") return add_relation(reason, cells);
  if (kind == "diagram") return add_diagram(reason, cells);
  if (kind == "formula") return add_rank(reason, cells);
  REQUIRE(kind == "allowed");
  const std::vector<int> allowed = reason["values"];
  for (int i = 0; i < size_; ++i) {
    const int value = first_of(cells[0]) + i;
    if (std::count(allowed.begin(), allowed.end(), value) == 0) add({-variable(cells[0], value)});
  }
}

void RebuiltReasons::add_relation(const Json& reason, const Strings& cells) {
  const int first = first_of(cells[0]);
  const int second = first_of(cells[1]);
  for (int a = first; a < first + size_; ++a) {
    for (int b = second; b < second + size_; ++b) {
      if (!related(reason, a, b)) add({-variable(cells[0], a), -variable(cells[1], b)});
    }
  }
}

/// Each cell has one value, and from each state that is reached a value leads on to the next one.
void RebuiltReasons::add_diagram(const Json& reason, const Strings& cells) {
  for (const std::string& cell : cells) add_pairs(values_of(cell));
  std::vector<int> firsts;
  for (const std::string& cell : cells) firsts.push_back(first_of(cell));
  const ClueDiagram diagram = clue_diagram(reason, size_, firsts);
  int first = ++last_;  // of the states before the cell
  add({first});
  for (std::size_t place = 0; place < cells.size(); ++place) {
    const auto& nodes = diagram.layers[place];
    const int next = first + static_cast<int>(nodes.size());
    last_ = next + static_cast<int>(diagram.layers[place + 1].size());
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      const int state = first + static_cast<int>(i);
      Clause some{-state};
      for (int value = firsts[place]; value < firsts[place] + size_; ++value) {
        const int literal = variable(cells[place], value);
        const auto way = nodes[i].find(value);
        if (way == nodes[i].end()) continue;
        some.push_back(literal);
        add({-state, -literal, next + static_cast<int>(way->second)});
      }
      add(some);
    }
    first = next;
  }
}

/// The clue's number against each that is seen from another side. The clue takes a side's number
/// with its first digit for one number, so if there were two, they would have to be equal.
void RebuiltReasons::add_rank(const Json& reason, const Strings& cells) {
  const std::string rule = reason["rule"];
  const bool ties = rule.ends_with(" rank with ties");
  REQUIRE((ties || rule.ends_with(" rank")));
  const int clue = reason["clue"][0];
  const Strings line = reason["line"];
  for (const std::string& cell : cells) {
    add(values_of(cell));
    add_pairs(values_of(cell));
  }
  std::map<std::string, int> smaller;  // by side
  for (const auto& [side, other] : numbers_of_sides()) {
    if (rule.starts_with(side + " ") || other == Strings(line.rbegin(), line.rend())) continue;
    const auto known = smaller.try_emplace(side, last_ + 1);
    if (known.second) ++last_;
    const int first = (clue + 3) / 4;
    compare(other, line, variable(other[0], first), known.first->second, ties);
    for (const auto& [same_side, another] : numbers_of_sides()) {
      if (same_side == side && another != Strings(line.rbegin(), line.rend())) {
        add_equal(other, another, first);
      }
    }
  }
  REQUIRE(smaller.size() == 3);
  for (int mask = 0; mask < 8; ++mask) {
    Clause excluded;
    int chosen = 0;
    for (const auto& [side, literal] : smaller) {
      const bool holds = (mask >> excluded.size() & 1) != 0;
      chosen += holds ? 1 : 0;
      excluded.push_back(holds ? -literal : literal);
    }
    if (chosen != (clue - 1) % 4) add(excluded);
  }
}

/// If both begin with the digit.
void RebuiltReasons::add_equal(const Strings& one, const Strings& other, int first) {
  if (one == other) return;
  const int begins = variable(one[0], first);
  for (std::size_t place = 1; place < one.size(); ++place) {
    for (int value = 1; value <= size_; ++value) {
      add({-begins, -variable(other[0], first), -variable(one[place], value),
           variable(other[place], value)});
    }
  }
}

/// If `begins` holds, `smaller` is whether the other number is; it isn't equal, unless ties are
/// allowed.
void RebuiltReasons::compare(const Strings& other, const Strings& line, int begins, int smaller,
                             bool ties) {
  int equal = begins;  // so far
  for (std::size_t place = 1; place < line.size(); ++place) {
    if (other[place] == line[place]) continue;
    const int next = ++last_;
    for (int theirs = 1; theirs <= size_; ++theirs) {
      for (int ours = 1; ours <= size_; ++ours) {
        const int decided = theirs < ours ? smaller : theirs > ours ? -smaller : next;
        add({-equal, -variable(other[place], theirs), -variable(line[place], ours), decided});
      }
    }
    equal = next;
  }
  if (ties) {
    add({-equal, -smaller});
  } else {
    add({-equal});
  }
}

/// What is seen from each side of a square board of `size` rows, with the side.
std::vector<std::pair<std::string, Strings>> RebuiltReasons::numbers_of_sides() const {
  std::vector<std::pair<std::string, Strings>> numbers;
  for (int line = 1; line <= size_; ++line) {
    Strings row;
    Strings column;
    for (int place = 1; place <= size_; ++place) {
      row.push_back(fmt::format("r{}c{}", line, place));
      column.push_back(fmt::format("r{}c{}", place, line));
    }
    numbers.emplace_back("left", row);
    numbers.emplace_back("right", Strings(row.rbegin(), row.rend()));
    numbers.emplace_back("top", column);
    numbers.emplace_back("bottom", Strings(column.rbegin(), column.rend()));
  }
  return numbers;
}

}  // namespace sudoku_sat::support
