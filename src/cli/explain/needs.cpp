// A constraint that requires something to exist gets a line: a place in a unit, a value of a cell.
//
// "row 2 needs a 5: r1c3=5 rules out r2c1-r2c3, r2c7=1 and r2c9=4 take their cells". The remaining
// places are named unless they are the step's conclusion.
//
// "r1c3 needs a value: column 3 has r3c3=1 and r4c3=2, row 1 has r1c1=4". The remaining values are
// named unless they are the step's conclusion. A sign between two cells is explained from the other
// end: a value of one cell would leave too little for the other.
#include "needs.hpp"

#include <fmt/format.h>

#include "lists.hpp"
#include "need_lines.hpp"

namespace sudoku_sat::cli {

namespace {

using Kind = Reason::Kind;

/// The unit that rules out all values but one, if there is one.
std::optional<std::uint32_t> only_unit(const NeedLines& lines, const RuledOut<Value>& ruled_out) {
  if (ruled_out.size() + 1 != static_cast<std::size_t>(lines.board().size())) return std::nullopt;
  std::optional<std::uint32_t> unit;
  for (const auto& [cause, values] : ruled_out) {
    if (!lines.causes().is(cause, Kind::once)) return std::nullopt;
    const std::uint32_t number = lines.causes().constraint(cause).number;
    if (unit.value_or(number) != number || !lines.board().is_unit(number)) return std::nullopt;
    unit = number;
  }
  return unit;
}

std::vector<std::size_t> facts_of(const RuledOut<Value>& ruled_out) {
  std::vector<std::size_t> facts;
  for (const auto& [cause, values] : ruled_out) facts.push_back(*cause.fact);
  return facts;
}

/// The only relation of the step, if it is between the cell and another cell, and the step only
/// concludes values of that one.
std::optional<std::size_t> only_sign(const NeedLines& lines, Cell cell) {
  const Step& step = lines.step();
  std::optional<std::size_t> sign;
  for (std::size_t i = 0; i < step.constraints.size(); ++i) {
    const Kind kind = step.constraints[i].kind;
    const bool other_kind = kind == Kind::place || kind == Kind::diagram || kind == Kind::formula ||
                            (kind == Kind::relation && sign) ||
                            (kind == Kind::value && step.constraints[i].number != cell);
    if (other_kind) return std::nullopt;
    if (kind == Kind::relation) sign = i;
  }
  if (!sign || step.conclusions.empty()) return std::nullopt;
  const PairRelation& pair = lines.board().relations()[step.constraints[*sign].number];
  if (pair.first != cell && pair.second != cell) return std::nullopt;
  const Cell other = pair.first == cell ? pair.second : pair.first;
  const bool all =
      std::all_of(step.conclusions.begin(), step.conclusions.end(),
                  [&](const Statement& found) { return found.cell == other && !found.holds; });
  return all ? sign : std::nullopt;
}

/// "6 at r1c7 would leave only 5 or 7 for r1c6 (the white dot between them): r1c6!=5,7 [step 1]"
void tell_sign(NeedLines& lines, std::size_t constraint, std::size_t sign) {
  const Step& step = lines.step();
  const Cell cell = step.constraints[constraint].number;
  const Reason& reason = step.constraints[sign];
  lines.note_constraint(sign);
  std::vector<Value> concluded;
  for (const Statement& found : step.conclusions) concluded.push_back(found.value);
  RuledOut<Value> ruled_out;
  std::vector<Value> left;
  for (Value value = 1; value <= lines.board().size(); ++value) {
    const bool fits = std::any_of(concluded.begin(), concluded.end(), [&](Value other) {
      return lines.allows(reason, cell, value, other);
    });
    if (!fits) continue;
    left.push_back(value);
    if (const auto cause = lines.noted_cause({cell, value, true})) {
      lines.items_of(ruled_out, *cause).push_back(value);
    }
  }
  Words& words = lines.begin(constraint);
  const Geometry& geometry = lines.board().geometry();
  const Cell other = step.conclusions.front().cell;
  say(words, fmt::format("{} at {} would leave {}{} for {} ({})",
                         listed(concluded, "or", other, geometry), lines.name(other),
                         left.empty() ? "" : "only ", listed(left, "or", cell, geometry),
                         lines.name(cell), lines.causes().label(reason)));
  lines.say_sources(words, cell, ruled_out);
}

void tell_values(NeedLines& lines, std::size_t constraint) {
  const Cell cell = lines.step().constraints[constraint].number;
  RuledOut<Value> ruled_out;
  std::vector<Value> left;
  bool concluded = false;
  for (int number = 1; number <= lines.board().size(); ++number) {
    const auto value = static_cast<Value>(number);
    const Statement out{cell, value, true};
    if (lines.concludes(out)) {
      concluded = true;
    } else if (const auto cause = lines.noted_cause(out)) {
      lines.items_of(ruled_out, *cause).push_back(value);
    } else {
      left.push_back(value);
    }
  }
  Words& words = lines.begin(constraint);
  if (const auto unit = only_unit(lines, ruled_out)) {
    const std::string text = lines.board().all_different()[*unit].name();
    say(words, fmt::format("only {} is left of {}, which has", lines.name(cell), text));
    return lines.say_facts(words, facts_of(ruled_out));
  }
  say(words, lines.name(cell) + " needs a value");
  lines.say_sources(words, cell, ruled_out);
  // The allowed values have already been listed.
  const bool said = ruled_out.size() == 1 && lines.causes().is(ruled_out[0].first, Kind::allowed);
  if (!concluded && !said)
    lines.say_left(words,
                   left.empty() ? "no value" : listed(left, "or", cell, lines.board().geometry()));
}

/// Adds the line of the constraint, which requires a value for a cell.
void tell_cell(NeedLines& lines, std::size_t constraint) {
  if (const auto sign = only_sign(lines, lines.step().constraints[constraint].number)) {
    tell_sign(lines, constraint, *sign);
  } else {
    tell_values(lines, constraint);
  }
}

using Kind = Reason::Kind;

void say_filled(const NeedLines& lines, Words& words, const std::vector<Cell>& cells) {
  std::vector<std::size_t> facts;
  for (const Cell cell : cells) {
    const auto fact = std::find_if(
        lines.step().facts.begin(), lines.step().facts.end(),
        [&](const Fact& known) { return known.statement.holds && known.statement.cell == cell; });
    facts.push_back(static_cast<std::size_t>(fact - lines.step().facts.begin()));
  }
  lines.say_facts(words, facts);
  say(words, cells.size() == 1 ? "takes its cell" : "take their cells");
}

void say_ruled_out(const NeedLines& lines, Words& words, const Cause& cause,
                   const std::vector<Cell>& cells, Value value) {
  if (!cause.fact && !cause.constraint) return say_filled(lines, words, cells);
  const std::string names = listed(cells, "and", lines.board().geometry());
  if (!cause.fact) {
    const int number = lines.board().geometry().number_in(cells[0], value);
    return say(words, fmt::format("{} can't be {} ({})", names, number, lines.label(cause)));
  }
  say_fact(words, lines.step().facts[*cause.fact], lines.board());
  if (!cause.constraint) return;
  say(words, "rules out " + names);
  if (lines.causes().is(cause, Kind::relation)) say(words, "(" + lines.label(cause) + ")");
}

/// Adds the line of the constraint, which has a place for a value.
void tell_places(NeedLines& lines, std::size_t constraint) {
  const Reason& reason = lines.step().constraints[constraint];
  RuledOut<Cell> ruled_out;
  std::vector<Cell> left;
  bool concluded = false;
  for (const Cell cell : lines.board().cells_of(reason.number)) {
    const Statement out{cell, reason.value, true};
    if (lines.concludes(out)) {
      concluded = true;
    } else if (const auto cause = lines.noted_cause(out)) {
      // All filled cells are named together.
      lines.items_of(ruled_out, lines.causes().is(*cause, Kind::one_value) ? Cause{} : *cause)
          .push_back(cell);
    } else {
      left.push_back(cell);
    }
  }
  Words& words = lines.begin(constraint);
  const AllDifferent& unit = lines.board().all_different()[reason.number];
  const int number = lines.board().geometry().number_in(unit.cells[0], reason.value);
  say(words, fmt::format("{} needs {}", unit.name(), with_article(number)));
  Commas next(words);
  for (const auto& [cause, cells] : ruled_out) {
    next();
    say_ruled_out(lines, words, cause, cells, reason.value);
  }
  const std::string places = listed(left, "or", lines.board().geometry());
  if (!concluded) lines.say_left(words, places.empty() ? "no cell" : places);
}

}  // namespace

Told tell_needs(const Step& step, const Board& board) {
  NeedLines lines(step, board);
  for (std::size_t i = 0; i < step.constraints.size(); ++i) {
    const Reason::Kind kind = step.constraints[i].kind;
    if (kind == Reason::Kind::place) tell_places(lines, i);
    if (kind == Reason::Kind::value) tell_cell(lines, i);
  }
  return lines.take();
}

}  // namespace sudoku_sat::cli
