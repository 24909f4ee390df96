// A set of reasons has no order, and most constraints mean little without the fact that they are
// applied to. So the needs of a unit or a cell come first, with what rules out its other places
// (needs.cpp). The rest follows in the groups of grouped_reasons.cpp.
//
// Of reasons about variables besides the grid, which are statements of a rule or of the puzzle
// file, a line has the name and the cells, without naming any cell twice, and what would break
// them. A step of such reasons has no sentence of its own.
#include "reason_lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "grouped_reasons.hpp"
#include "lists.hpp"
#include "needs.hpp"
#include "sudoku_sat/explain.hpp"
#include "words.hpp"

namespace sudoku_sat::cli {

namespace {

constexpr std::size_t max_cells_listed = 9;
constexpr std::size_t max_opposites = 4;

/// Without the cells that its name may end with: they are named after it, or too many.
std::string brief_name(const ConstraintName& constraint) {
  return constraint.brief.empty() ? constraint.name() : constraint.brief;
}

/// The cells that it is about, on the grid; none if a variable is not about a cell.
std::vector<Cell> on_grid(const std::vector<Cell>& cells, const Board& board) {
  std::set<Cell> found;
  for (const Cell cell : cells) {
    if (board.geometry().on_grid(cell)) {
      found.insert(cell);
      continue;
    }
    const Variable* const variable = variable_at(board, cell);
    if (variable == nullptr || !variable->of) return {};
    found.insert(*variable->of);
  }
  return {found.begin(), found.end()};
}

/// Whether a diagram or a formula speaks of a variable.
bool is_about_variables(const Reason& reason, const Board& board) {
  if (reason.kind != Reason::Kind::diagram && reason.kind != Reason::Kind::formula) return false;
  const std::vector<Cell> cells = cells_of(reason, board);
  return std::any_of(cells.begin(), cells.end(),
                     [&](Cell cell) { return !board.geometry().on_grid(cell); });
}

/// `rule "row_sum(2, 1)" in line 5`, "one negated cell in each row and column: r1c3-r6c3".
std::string statement_text(const Reason& reason, const Board& board) {
  const std::vector<Cell> cells = cells_of(reason, board);
  if (reason.kind == Reason::Kind::formula) return brief_name(board.formulas()[reason.number]);
  const std::string name = brief_name(board.diagrams()[reason.number].called());
  if (name.starts_with("rule \"")) return name;
  const std::vector<Cell> places = on_grid(cells, board);
  if (places.empty()) return name + ": " + spoken_names(board, cells);
  if (places.size() > max_cells_listed) return name;
  return name + ": " + listed(places, "and", board.geometry());
}

/// The opposite of what the step concludes: "shaded(r2c2)=1 or shaded(r2c3)=1"; "anything else" if
/// that would be long.
std::string opposites(const Step& step, const Board& board) {
  std::vector<Statement> all = step.conclusions;
  std::erase_if(all, [&](const Statement& one) { return said_by_value(one, step.conclusions); });
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < all.size();) {
    const Statement& first = all[i];
    std::vector<Value> values;
    while (i < all.size() && all[i].cell == first.cell && all[i].holds == first.holds) {
      values.push_back(all[i++].value);
    }
    const Variable* const variable = variable_at(board, first.cell);
    const bool truth = variable != nullptr && variable->truth;
    // Of a truth value, 1 or 2, there is one other.
    if (truth && first.holds) values = {static_cast<Value>(3 - first.value)};
    texts.push_back(spoken(board, first.cell, values, truth || !first.holds));
  }
  return texts.size() > max_opposites ? "anything else" : listed(texts, "or");
}

using Kind = Reason::Kind;

class Phrases {
 public:
  Phrases(const Step& step, const Board& board)
      : board_(board), contradicted_(step.conclusions.empty()) {
    write(grouped_reasons(step, board));
  }

  std::vector<Words> take() { return std::move(lines_); }

 private:
  void write(const GroupedReasons& reasons) {
    write_cells(reasons.cells_with_value, "has a value", "have a value each");
    for (const FactGroup& group : reasons.places) write_places(group);
    for (const ReasonWithFacts& one : reasons.single) write(one);
    for (const FactGroup& group : reasons.known) write(group);
    for (const FactGroup& group : reasons.once) {
      begin();
      say(only_once(group));
    }
    write_cells(reasons.cells_with_one, "has only one value", "each have only one value");
    if (reasons.others.empty()) return;
    begin();
    list(reasons.others);
  }

  void write_cells(const std::vector<Cell>& cells, std::string_view one, std::string_view several) {
    if (cells.empty()) return;
    std::vector<std::string> names;
    for (const Cell cell : cells) {
      std::string name = spoken_name(board_, cell);
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
    begin();
    say(listed(names, "and"));
    say(names.size() == 1 ? one : several);
  }

  /// "row 3 has a 1 and an 8"
  void write_places(const FactGroup& group) {
    std::vector<std::string> values;
    const Cell cell = board_.all_different()[group.numbers.front()].cells[0];
    for (const Value value : group.values) {
      values.push_back(with_article(board_.geometry().number_in(cell, value)));
    }
    begin();
    say(name(group.numbers.front()) + " has " + listed(values, "and"));
  }

  void write(const ReasonWithFacts& one) {
    begin();
    say(text_of(*one.reason));
    if (one.facts.empty()) return;
    lines_.back().back().after = ",";
    say("with");
    list(one.facts);
  }

  /// "row 4 and box 2 have r4c1=1 already"
  void write(const FactGroup& group) {
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
    say(several ? "each of these cells" : spoken_name(board_, first));
    say("has only one value");
  }

  /// "r2c3=5 [3] and r2c3=7 [4] can't both hold", "r1c1=5 and r1c7=5 are both in row 1". Whether
  /// the facts contradict each other by only this.
  bool clash(const FactGroup& group) {
    if (group.facts.size() != 2) return false;
    const Statement& first = group.facts[0]->statement;
    const Statement& second = group.facts[1]->statement;
    const bool same_cell = group.one_value && first.cell == second.cell;
    if (!same_cell && (group.numbers.empty() || first.value != second.value)) return false;
    list(group.facts);
    say(same_cell ? "can't both hold" : "are both in " + names(group));
    return true;
  }

  /// "row 4 and box 2 have 1 and 5 only once"
  std::string only_once(const FactGroup& group) const {
    const Cell cell = board_.all_different()[group.numbers.front()].cells[0];
    return fmt::format("{} {} {} only once", names(group),
                       group.numbers.size() == 1 ? "has" : "have",
                       listed(group.values, "and", cell, board_.geometry()));
  }

  std::string names(const FactGroup& group) const {
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

  /// Readers know that the values of a line differ.
  std::string text_of(const Reason& reason) const {
    if (is_about_variables(reason, board_)) return statement_text(reason, board_);
    if (reason.kind != Kind::diagram) return to_string(reason, board_);
    const Board::DiagramOf& constraint = board_.diagrams()[reason.number];
    const bool line = constraint.sequence != nullptr && constraint.distinct;
    return line ? constraint.name() : to_string(reason, board_);
  }

  void begin() { lines_.emplace_back(); }

  void say(std::string_view text) { sudoku_sat::cli::say(lines_.back(), text); }

  void list(const std::vector<const Fact*>& facts) { say_facts(lines_.back(), facts, board_); }

  const Board& board_;
  bool contradicted_;  ///< whether the step ends a case
  std::vector<Words> lines_;
};

/// The needs of a digit mean nothing to people.
bool speaks_of_digits(const Step& step, const Board& board) {
  const auto of_digit = [&](const auto& one) {
    return variable_of_digit(board, one.cell) != nullptr;
  };
  const auto about_digits = [&](const Reason& reason) {
    const std::vector<Cell> cells = cells_of(reason, board);
    return std::any_of(cells.begin(), cells.end(),
                       [&](Cell cell) { return variable_of_digit(board, cell) != nullptr; });
  };
  return std::any_of(step.conclusions.begin(), step.conclusions.end(), of_digit) ||
         std::any_of(step.constraints.begin(), step.constraints.end(), about_digits);
}

Told nothing_told(const Step& step) {
  return {{}, std::vector<bool>(step.constraints.size()), std::vector<bool>(step.facts.size())};
}

/// Whatever lines of needs have not named.
Step rest_of(const Step& step, const Told& told) {
  Step rest = step;
  rest.constraints.clear();
  rest.facts.clear();
  for (std::size_t i = 0; i < step.constraints.size(); ++i) {
    if (!told.constraints[i]) rest.constraints.push_back(step.constraints[i]);
  }
  for (std::size_t i = 0; i < step.facts.size(); ++i) {
    if (!told.facts[i]) rest.facts.push_back(step.facts[i]);
  }
  return rest;
}

std::vector<Words> cited(const Step& bare, const Reader& reader) {
  if (!bare.text.empty()) return {words_of(bare.text)};
  const Board& board = reader.board();
  const Step step = reader.told(bare);
  Told told = speaks_of_digits(step, board) ? nothing_told(step) : tell_needs(step, board);
  for (Words& line : Phrases(rest_of(step, told), board).take()) {
    told.lines.push_back(std::move(line));
  }
  return std::move(told.lines);
}

/// "r2c5=4: shaded(r2c5)=1 would break it", where reasons about variables are all that is said.
void say_opposites(const Step& step, const Board& board, std::vector<Words>& lines) {
  const auto& reasons = step.constraints;
  const bool cited = step.text.empty() && !step.conclusions.empty() &&
                     std::any_of(reasons.begin(), reasons.end(), [&](const Reason& reason) {
                       return is_about_variables(reason, board);
                     });
  if (!cited) return;
  const bool one = reasons.size() == 1 && lines.size() == 1;
  if (one) lines.back().back().after = ":";
  if (!one) lines.emplace_back();
  say(lines.back(),
      fmt::format("{} would break {}", opposites(step, board), one ? "it" : "one of these"));
}

}  // namespace

std::vector<Words> reason_lines(const Step& step, const Reader& reader) {
  std::vector<Words> lines = cited(step, reader);
  say_opposites(step, reader.board(), lines);
  return lines;
}

Words reason_words(const Step& step, const Reader& reader) {
  Words all;
  for (Words& line : cited(step, reader)) {
    if (!all.empty()) all.back().after = ";";
    for (Word& word : line) all.push_back(std::move(word));
  }
  return all;
}

}  // namespace sudoku_sat::cli
