// "row 2 needs a 5: r1c3=5 rules out r2c1-r2c3, r2c7=1 and r2c9=4 take their cells". The remaining
// places are named unless they are the step's conclusion.
#include "place_needs.hpp"

#include <fmt/format.h>

#include "lists.hpp"

namespace sudoku_sat::cli {

namespace {

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

}  // namespace

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

}  // namespace sudoku_sat::cli
