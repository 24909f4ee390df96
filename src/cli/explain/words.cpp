// A set of reasons has no order, and most constraints mean little without the fact that they are
// applied to. So what a unit or a cell needs comes first, with what rules out its other places
// (needs.cpp). Of the rest, facts that the same constraints are applied to are named together:
// "row 4 has r4c1=1 and r4c8=5 already".
#include "words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

#include "lists.hpp"
#include "needs.hpp"

namespace sudoku_sat {

namespace {

using Kind = Reason::Kind;

/// Whether the reason only forbids values where another value is known.
bool forbids(const Reason& reason) {
  return reason.kind == Kind::once || reason.kind == Kind::one_value;
}

void add_unique(std::vector<Value>& values, Value value) {
  if (std::find(values.begin(), values.end(), value) == values.end()) values.push_back(value);
}

/// Whether the second value may follow the first one: "r1c1!=2,3".
bool joins(const Statement& first, const Statement& second) {
  return !first.holds && !second.holds && first.cell == second.cell;
}

bool same_origin(const Fact& a, const Fact& b) {
  return a.step == b.step && a.in_argument == b.in_argument;
}

/// Facts that the same constraints are applied to.
struct Group {
  bool one_value = false;              ///< whether it is that their cells have only one value
  std::vector<std::uint32_t> numbers;  ///< of all-different constraints
  std::vector<const Fact*> facts = {};
  std::vector<Value> values = {};  ///< that these constraints have only once
};

class Phrases {
 public:
  Phrases(const Step& step, const Board& board)
      : board_(board), contradicted_(step.conclusions.empty()), uses_(step.constraints.size()) {
    for (const Reason& reason : step.constraints) cells_.push_back(sorted_cells(reason));
    for (const Fact& fact : step.facts) place(fact, step.constraints);
    for (std::size_t i = 0; i < step.constraints.size(); ++i) {
      const Reason& reason = step.constraints[i];
      if (forbids(reason) ? !uses_[i].used : gathered(i, reason)) gather(reason);
    }
    write(step.constraints);
  }

  std::vector<Words> take() { return std::move(lines_); }

 private:
  /// How a constraint is used: whether a fact is grouped by it, and the facts that are named after
  /// it.
  struct Use {
    bool used = false;
    std::vector<const Fact*> facts = {};
  };

  std::vector<Cell> sorted_cells(const Reason& reason) const {
    std::vector<Cell> cells = cells_of(reason, board_);
    std::sort(cells.begin(), cells.end());
    return cells;
  }

  bool speaks_of(std::size_t constraint, const Reason& reason, const Statement& statement) const {
    const std::vector<Cell>& cells = cells_[constraint];
    return std::binary_search(cells.begin(), cells.end(), statement.cell) &&
           (reason.value == 0 || reason.value == statement.value);
  }

  void place(const Fact& fact, const std::vector<Reason>& constraints) {
    Group wanted;
    for (std::size_t i = 0; fact.statement.holds && i < constraints.size(); ++i) {
      if (!forbids(constraints[i]) || !speaks_of(i, constraints[i], fact.statement)) continue;
      uses_[i].used = true;
      if (constraints[i].kind == Kind::once) {
        wanted.numbers.push_back(constraints[i].number);
      } else {
        wanted.one_value = true;
      }
    }
    if (wanted.one_value || !wanted.numbers.empty()) return add_grouped(fact, std::move(wanted));
    for (std::size_t i = 0; i < constraints.size(); ++i) {
      if (forbids(constraints[i]) || !speaks_of(i, constraints[i], fact.statement)) continue;
      uses_[i].facts.push_back(&fact);
      return;
    }
    others_.push_back(&fact);
  }

  void add_grouped(const Fact& fact, Group wanted) {
    auto group = std::find_if(groups_.begin(), groups_.end(), [&](const Group& known) {
      return known.one_value == wanted.one_value && known.numbers == wanted.numbers;
    });
    if (group == groups_.end()) group = groups_.insert(groups_.end(), std::move(wanted));
    group->facts.push_back(&fact);
    add_unique(group->values, fact.statement.value);
  }

  /// Whether it is named together with others of its kind, because no fact goes with it.
  bool gathered(std::size_t constraint, const Reason& reason) const {
    const bool simple = reason.kind == Kind::value || reason.kind == Kind::place;
    return simple && uses_[constraint].facts.empty();
  }

  void gather(const Reason& reason) {
    if (reason.kind == Kind::one_value || reason.kind == Kind::value) {
      auto& cells = reason.kind == Kind::value ? cells_with_value_ : cells_with_one_;
      return cells.push_back(board_.geometry().name(reason.number));
    }
    std::vector<Group>& groups = reason.kind == Kind::place ? places_ : once_;
    auto group = std::find_if(groups.begin(), groups.end(), [&](const Group& known) {
      return known.numbers.front() == reason.number;
    });
    if (group == groups.end()) {
      group = groups.insert(groups.end(), Group{.numbers = {reason.number}});
    }
    add_unique(group->values, reason.value);
  }

  /// "row 3 has a 1 and an 8"
  void write_places(const Group& group) {
    std::vector<std::string> values;
    for (const Value value : group.values) values.push_back(with_article(value));
    begin();
    say(name(group.numbers.front()) + " has " + listed(values, "and"));
  }

  void write(const std::vector<Reason>& constraints) {
    if (!cells_with_value_.empty()) {
      begin();
      say(listed(cells_with_value_, "and"));
      say(cells_with_value_.size() == 1 ? "has a value" : "have a value each");
    }
    for (const Group& group : places_) write_places(group);
    for (std::size_t i = 0; i < constraints.size(); ++i) {
      if (forbids(constraints[i]) || gathered(i, constraints[i])) continue;
      begin();
      say(text_of(constraints[i]));
      if (uses_[i].facts.empty()) continue;
      lines_.back().back().after = ",";
      say("with");
      list(uses_[i].facts);
    }
    for (const Group& group : groups_) write(group);
    for (const Group& group : joined(once_)) {
      begin();
      say(only_once(group));
    }
    write_cells();
    if (others_.empty()) return;
    begin();
    list(others_);
  }

  /// Constraints that have the same values once are named together.
  static std::vector<Group> joined(const std::vector<Group>& groups) {
    std::vector<Group> all;
    for (const Group& group : groups) {
      const auto same = std::find_if(
          all.begin(), all.end(), [&](const Group& known) { return known.values == group.values; });
      if (same == all.end()) {
        all.push_back(group);
      } else {
        same->numbers.push_back(group.numbers.front());
      }
    }
    return all;
  }

  /// "row 4 and box 2 have r4c1=1 already"
  void write(const Group& group) {
    begin();
    if (contradicted_ && clash(group)) return;
    if (!group.numbers.empty()) {
      say(names(group));
      say(group.numbers.size() == 1 ? "has" : "have");
      list(group.facts);
      say("already");
      if (group.one_value) lines_.back().back().after = ",";
    }
    if (!group.one_value) return;
    if (group.numbers.empty()) {
      list(group.facts);
      say("and");
    }
    const Cell first = group.facts.front()->statement.cell;
    const bool several = std::any_of(group.facts.begin(), group.facts.end(), [&](const Fact* fact) {
      return fact->statement.cell != first;
    });
    say(several ? "each of these cells" : board_.geometry().name(first));
    say("has one value only");
  }

  /// "r2c3=5 [3] and r2c3=7 [4] can't both hold", "r1c1=5 and r1c7=5 are both in row 1". Whether
  /// the facts contradict each other by that alone.
  bool clash(const Group& group) {
    if (group.facts.size() != 2) return false;
    const Statement& first = group.facts[0]->statement;
    const Statement& second = group.facts[1]->statement;
    const bool same_cell = group.one_value && first.cell == second.cell;
    if (!same_cell && (group.numbers.empty() || first.value != second.value)) return false;
    list(group.facts);
    say(same_cell ? "can't both hold" : "are both in " + names(group));
    return true;
  }

  void write_cells() {
    if (cells_with_one_.empty()) return;
    begin();
    say(listed(cells_with_one_, "and"));
    say(cells_with_one_.size() == 1 ? "has one value only" : "have one value only each");
  }

  /// "row 4 and box 2 have 1 and 5 only once"
  std::string only_once(const Group& group) const {
    return fmt::format("{} {} {} only once", names(group),
                       group.numbers.size() == 1 ? "has" : "have", listed(group.values, "and"));
  }

  std::string names(const Group& group) const {
    std::vector<std::string> names;
    for (const std::uint32_t number : group.numbers) names.push_back(name(number));
    return listed(names, "and");
  }

  /// The constraint's name, with its cells unless it is a unit: "the 5-cage at r1c1 (r1c1 r1c2)",
  /// "r2c6/r3c7 (anti-king)".
  std::string name(std::uint32_t number) const {
    const AllDifferent& constraint = board_.all_different()[number];
    if (board_.is_unit(number)) return constraint.name();
    const bool pair = constraint.number == 0 && constraint.cells.size() == 2;
    std::string cells;
    for (const Cell cell : board_.cells_of(number)) {
      cells += (cells.empty() ? "" : pair ? "/" : " ") + board_.geometry().name(cell);
    }
    return pair ? fmt::format("{} ({})", cells, constraint.name())
                : fmt::format("{} ({})", constraint.name(), cells);
  }

  /// That the values of a line differ need not be said to people.
  std::string text_of(const Reason& reason) const {
    if (reason.kind != Kind::diagram) return to_string(reason, board_);
    const Board::DiagramOf& constraint = board_.diagrams()[reason.number];
    const bool line = constraint.sequence != nullptr && constraint.distinct;
    return line ? constraint.name() : to_string(reason, board_);
  }

  void begin() { lines_.emplace_back(); }

  void say(std::string_view text) { sudoku_sat::say(lines_.back(), text); }

  void list(const std::vector<const Fact*>& facts) { say_facts(lines_.back(), facts, board_); }

  const Board& board_;
  bool contradicted_;                     ///< whether the step ends a case
  std::vector<std::vector<Cell>> cells_;  ///< of each constraint, ascending
  std::vector<Use> uses_;                 ///< of each constraint
  std::vector<Group> groups_;
  std::vector<Group> places_;  ///< of one constraint each, as are those of once_
  std::vector<Group> once_;
  std::vector<std::string> cells_with_value_;
  std::vector<std::string> cells_with_one_;
  std::vector<const Fact*> others_;
  std::vector<Words> lines_;
};

}  // namespace

Words heading_words(const Step& step, const Geometry& geometry) {
  Words words{{fmt::format("{}.", step.number)}};
  const Statement* before = nullptr;
  for (const Statement& conclusion : step.conclusions) {
    if (before != nullptr && joins(*before, conclusion)) {
      words.back().text += "," + std::to_string(conclusion.value);
    } else {
      words.push_back({to_string(conclusion, geometry), Tone::conclusion, ","});
    }
    before = &conclusion;
  }
  words.back().after.clear();
  if (step.name.empty()) return words;
  for (Word& word : words_of("(" + step.name + ")")) words.push_back(std::move(word));
  return words;
}

std::vector<Words> reason_lines(const Step& step, const Board& board) {
  Told told = tell_needs(step, board);
  Step rest = step;
  rest.constraints.clear();
  rest.facts.clear();
  for (std::size_t i = 0; i < step.constraints.size(); ++i) {
    if (!told.constraints[i]) rest.constraints.push_back(step.constraints[i]);
  }
  for (std::size_t i = 0; i < step.facts.size(); ++i) {
    if (!told.facts[i]) rest.facts.push_back(step.facts[i]);
  }
  for (Words& line : Phrases(rest, board).take()) told.lines.push_back(std::move(line));
  return std::move(told.lines);
}

Words reason_words(const Step& step, const Board& board) {
  Words all;
  for (Words& line : reason_lines(step, board)) {
    if (!all.empty()) all.back().after = ";";
    for (Word& word : line) all.push_back(std::move(word));
  }
  return all;
}

void say(Words& words, std::string_view text) {
  for (Word& word : words_of(text)) words.push_back(std::move(word));
}

void say_fact(Words& words, const Fact& fact, const Board& board, const std::string& more) {
  words.push_back({to_string(fact.statement, board.geometry()) + more, Tone::fact});
  if (fact.in_argument) {
    words.push_back({fact.step == 0 ? "[supposed]" : fmt::format("[{}]", fact.step)});
  } else if (fact.step != 0) {
    words.push_back({fmt::format("[step {}]", fact.step)});
  }
}

void say_facts(Words& words, const std::vector<const Fact*>& facts, const Board& board) {
  for (std::size_t i = 0; i < facts.size(); ++i) {
    const bool first = i == 0;
    const Fact& fact = *facts[i];
    std::string more;
    while (i + 1 < facts.size() && same_origin(*facts[i + 1], fact) &&
           joins(fact.statement, facts[i + 1]->statement)) {
      more += "," + std::to_string(facts[++i]->statement.value);
    }
    const bool last = i + 1 == facts.size();
    if (!first && last) say(words, "and");
    if (!first && !last) words.back().after = ",";
    say_fact(words, fact, board, more);
  }
}

Words words_of(std::string_view sentence) {
  Words words;
  while (!sentence.empty()) {
    const std::size_t end = std::min(sentence.find(' '), sentence.size());
    if (end > 0) words.push_back({std::string(sentence.substr(0, end))});
    sentence.remove_prefix(std::min(end + 1, sentence.size()));
  }
  return words;
}

std::vector<std::string> plain(const Words& words) {
  std::vector<std::string> texts;
  for (const Word& word : words) texts.push_back(word.text + word.after);
  return texts;
}

}  // namespace sudoku_sat
