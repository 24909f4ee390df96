// "row 2 needs a 5: r1c3=5 rules out r2c1-r2c3, r2c7=1 and r2c9=4 are filled". Each place or value
// that is ruled out is told with the first of the step's facts that does it; what is ruled out by
// the same is told together. What is left is said where it is not what the step concludes.
#include "needs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace sudoku_sat {

namespace {

using Kind = Reason::Kind;

class Needs {
 public:
  Needs(const Step& step, const Board& board) : step_(step), board_(board), about_(board.cells()) {
    told_.constraints.assign(step.constraints.size(), false);
    told_.facts.assign(step.facts.size(), false);
    for (std::size_t i = 0; i < step.constraints.size(); ++i) file(i);
    for (std::size_t i = 0; i < step.constraints.size(); ++i) {
      const Kind kind = step.constraints[i].kind;
      if (kind == Kind::place) tell_places(i);
      if (kind == Kind::value) tell_values(i);
    }
  }

  Told take() { return std::move(told_); }

 private:
  /// What rules out a value of a cell: a fact, and the constraint by which it does.
  struct Cause {
    std::optional<std::size_t> fact = {};
    std::optional<std::size_t> constraint = {};

    auto operator<=>(const Cause&) const = default;
  };
  /// What the causes of a line rule out, those first that come first.
  template <class Item>
  using RuledOut = std::vector<std::pair<Cause, std::vector<Item>>>;

  template <class Item>
  std::vector<Item>& items_of(RuledOut<Item>& all, const Cause& cause) const {
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const auto& known) { return same(known.first, cause); });
    if (found != all.end()) return found->second;
    return all.emplace_back(cause, std::vector<Item>()).second;
  }

  /// A value rules out others of its row and of its box in one breath.
  bool same(const Cause& a, const Cause& b) const {
    return a == b || (a.fact && a.fact == b.fact && is_once(a) && is_once(b));
  }
  bool is_once(const Cause& cause) const {
    return cause.constraint && step_.constraints[*cause.constraint].kind == Kind::once;
  }

  bool has_cell(const Reason& reason, Cell cell) const {
    const auto cells = board_.cells_of(reason.number);
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
  }

  /// Whether the fact rules the statement out by the constraint.
  bool rules_out(const Statement& fact, const Reason& reason, const Statement& out) const {
    if (!fact.holds) return false;
    switch (reason.kind) {
      case Kind::one_value:
        return fact.cell == out.cell && reason.number == out.cell && fact.value != out.value;
      case Kind::once:
        return reason.value == out.value && fact.value == out.value && fact.cell != out.cell &&
               has_cell(reason, fact.cell) && has_cell(reason, out.cell);
      case Kind::relation: {
        const PairRelation& pair = board_.relations()[reason.number];
        if (pair.first == out.cell && pair.second == fact.cell) {
          return !pair.relation->allows(out.value, fact.value);
        }
        return pair.second == out.cell && pair.first == fact.cell &&
               !pair.relation->allows(fact.value, out.value);
      }
      default:
        return false;
    }
  }

  bool rules_out_alone(const Reason& reason, const Statement& out) const {
    if (reason.kind != Kind::allowed) return false;
    const Allowed& allowed = board_.allowed()[reason.number];
    return allowed.cell == out.cell &&
           !std::binary_search(allowed.values.begin(), allowed.values.end(), out.value);
  }

  /// Steps may have thousands of constraints, hardly any of which are about a given cell.
  void file(std::size_t constraint) {
    const Reason& reason = step_.constraints[constraint];
    if (reason.kind == Kind::once) {
      for (const Cell cell : board_.cells_of(reason.number)) about_[cell].push_back(constraint);
    } else if (reason.kind == Kind::one_value) {
      about_[reason.number].push_back(constraint);
    } else if (reason.kind == Kind::relation) {
      const PairRelation& pair = board_.relations()[reason.number];
      about_[pair.first].push_back(constraint);
      about_[pair.second].push_back(constraint);
    }
  }

  std::optional<Cause> cause_of(const Statement& out) const {
    const std::vector<std::size_t>& about = about_[out.cell];
    for (std::size_t fact = 0; fact < step_.facts.size(); ++fact) {
      const Statement& known = step_.facts[fact].statement;
      if (known.cell == out.cell && known.value == out.value && !known.holds)
        return Cause{fact, {}};
      for (const std::size_t i : about) {
        if (rules_out(known, step_.constraints[i], out)) return Cause{fact, i};
      }
    }
    for (std::size_t i = 0; i < step_.constraints.size(); ++i) {
      if (rules_out_alone(step_.constraints[i], out)) return Cause{{}, i};
    }
    return std::nullopt;
  }

  void note(const Cause& cause) {
    if (cause.fact) told_.facts[*cause.fact] = true;
    if (cause.constraint) told_.constraints[*cause.constraint] = true;
  }

  bool concludes(const Statement& statement) const {
    const auto& all = step_.conclusions;
    return std::find(all.begin(), all.end(), statement) != all.end();
  }

  Words& begin(std::size_t constraint) {
    told_.constraints[constraint] = true;
    return told_.lines.emplace_back();
  }

  void tell_places(std::size_t constraint) {
    const Reason& reason = step_.constraints[constraint];
    RuledOut<Cell> ruled_out;
    std::vector<Cell> left;
    bool concluded = false;
    for (const Cell cell : board_.cells_of(reason.number)) {
      const Statement out{cell, reason.value, true};
      concluded = concluded || concludes(out);
      if (const auto cause = cause_of(out)) {
        note(*cause);
        items_of(ruled_out, by_filling(*cause)).push_back(cell);
      } else {
        left.push_back(cell);
      }
    }
    Words& words = begin(constraint);
    say(words, fmt::format("{} needs {}", board_.all_different()[reason.number].name(),
                           with_article(reason.value)));
    tell_causes(words, ruled_out);
    if (!concluded) say_left(words, listed_cells(left, "or"));
  }

  /// All cells that are filled are told together.
  Cause by_filling(const Cause& cause) const {
    const bool filled =
        cause.constraint && step_.constraints[*cause.constraint].kind == Kind::one_value;
    return filled ? Cause{} : cause;
  }

  void tell_causes(Words& words, const RuledOut<Cell>& ruled_out) {
    bool first = true;
    for (const auto& [cause, cells] : ruled_out) {
      words.back().after = first ? ":" : ",";
      first = false;
      if (!cause.fact && !cause.constraint) {
        say_filled(words, cells);
        continue;
      }
      say_cause(words, cause);
      if (cause.constraint) say(words, "rules out " + listed_cells(cells, "and"));
    }
  }

  void say_filled(Words& words, const std::vector<Cell>& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (i > 0) join(words, i + 1 == cells.size());
      const auto fact =
          std::find_if(step_.facts.begin(), step_.facts.end(), [&](const Fact& known) {
            return known.statement.holds && known.statement.cell == cells[i];
          });
      say_fact(words, *fact, board_);
    }
    say(words, cells.size() == 1 ? "is filled" : "are filled");
  }

  /// "r1c3=5 [step 2]", "r2c4!=5 [step 6]", "r1c3=5 and the white dot ..."
  void say_cause(Words& words, const Cause& cause) {
    if (cause.fact) say_fact(words, step_.facts[*cause.fact], board_);
    if (!cause.constraint) return;
    const Reason& reason = step_.constraints[*cause.constraint];
    if (reason.kind == Kind::once) return;
    if (cause.fact) say(words, "by");
    say(words, to_string(reason, board_));
  }

  void tell_values(std::size_t constraint) {
    const Cell cell = step_.constraints[constraint].number;
    RuledOut<Value> ruled_out;
    std::vector<Value> left;
    bool concluded = false;
    for (int number = 1; number <= board_.size(); ++number) {
      const auto value = static_cast<Value>(number);
      const Statement out{cell, value, true};
      concluded = concluded || concludes(out);
      if (const auto cause = cause_of(out)) {
        note(*cause);
        items_of(ruled_out, *cause).push_back(value);
      } else {
        left.push_back(value);
      }
    }
    Words& words = begin(constraint);
    if (const auto unit = only_unit(ruled_out)) {
      const std::string name = board_.all_different()[*unit].name();
      say(words,
          fmt::format("only {} is left of {}, which has", board_.geometry().name(cell), name));
      say_facts(words, facts_of(ruled_out));
      return;
    }
    say(words, board_.geometry().name(cell) + " needs a value");
    tell_sources(words, ruled_out);
    if (!concluded) say_left(words, listed_values(left));
  }

  /// The unit that rules out all values but one, where there is one.
  std::optional<std::uint32_t> only_unit(const RuledOut<Value>& ruled_out) const {
    if (ruled_out.size() + 1 != static_cast<std::size_t>(board_.size())) return std::nullopt;
    std::optional<std::uint32_t> unit;
    for (const auto& [cause, values] : ruled_out) {
      if (!is_once(cause)) return std::nullopt;
      const std::uint32_t number = step_.constraints[*cause.constraint].number;
      if (unit.value_or(number) != number || !board_.is_unit(number)) return std::nullopt;
      unit = number;
    }
    return unit;
  }

  static std::vector<std::size_t> facts_of(const RuledOut<Value>& ruled_out) {
    std::vector<std::size_t> facts;
    for (const auto& [cause, values] : ruled_out) facts.push_back(*cause.fact);
    return facts;
  }

  void say_facts(Words& words, const std::vector<std::size_t>& facts) const {
    for (std::size_t i = 0; i < facts.size(); ++i) {
      if (i > 0) join(words, i + 1 == facts.size());
      say_fact(words, step_.facts[facts[i]], board_);
    }
  }

  /// By unit: "row 2 has r2c1=1 and r2c9=4".
  void tell_sources(Words& words, const RuledOut<Value>& ruled_out) {
    std::vector<std::pair<std::uint32_t, std::vector<std::size_t>>> units;
    std::vector<Cause> others;
    for (const auto& [cause, values] : ruled_out) {
      if (!is_once(cause)) {
        others.push_back(cause);
        continue;
      }
      const std::uint32_t unit = step_.constraints[*cause.constraint].number;
      auto place = std::find_if(units.begin(), units.end(),
                                [&](const auto& known) { return known.first == unit; });
      if (place == units.end()) place = units.insert(units.end(), {unit, {}});
      place->second.push_back(*cause.fact);
    }
    bool first = true;
    const auto next = [&] { words.back().after = std::exchange(first, false) ? ":" : ","; };
    for (const auto& [unit, facts] : units) {
      next();
      say(words, board_.all_different()[unit].name() + " has");
      say_facts(words, facts);
    }
    for (const Cause& cause : others) {
      next();
      say_cause(words, cause);
    }
  }

  static void join(Words& words, bool last) {
    if (last) return say(words, "and");
    words.back().after = ",";
  }

  static void say_left(Words& words, const std::string& what) {
    words.back().after = ":";
    say(words, (what.empty() ? "nothing" : what) + " is left");
  }

  static std::string listed_values(const std::vector<Value>& values) {
    std::string text;
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (i > 0) text += i + 1 == values.size() ? " or " : ", ";
      text += std::to_string(values[i]);
    }
    return text;
  }

  /// "r2c1-r2c3, r2c5 and r2c8": three and more in a line are named by their ends.
  std::string listed_cells(const std::vector<Cell>& cells, std::string_view last) const {
    const Geometry& geometry = board_.geometry();
    std::vector<std::string> names;
    for (std::size_t i = 0; i < cells.size();) {
      std::size_t end = i + 1;
      while (end < cells.size() && follows(cells[i], cells[end], static_cast<int>(end - i))) ++end;
      if (end - i >= 3) {
        names.push_back(geometry.name(cells[i]) + "-" + geometry.name(cells[end - 1]));
        i = end;
      } else {
        names.push_back(geometry.name(cells[i++]));
      }
    }
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (i > 0) text += i + 1 == names.size() ? fmt::format(" {} ", last) : ", ";
      text += names[i];
    }
    return text;
  }

  /// Whether the cell lies `steps` to the right of the first one, or below it.
  bool follows(Cell first, Cell cell, int steps) const {
    const Geometry& geometry = board_.geometry();
    const int down = geometry.row(cell) - geometry.row(first);
    const int right = geometry.column(cell) - geometry.column(first);
    return (down == 0 && right == steps) || (right == 0 && down == steps);
  }

  const Step& step_;
  const Board& board_;
  std::vector<std::vector<std::size_t>> about_;  ///< by cell, constraints that rule values out
  Told told_;
};

}  // namespace

Told tell_needs(const Step& step, const Board& board) { return Needs(step, board).take(); }

}  // namespace sudoku_sat
