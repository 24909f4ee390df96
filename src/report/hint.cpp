// A unit that must contain a value is where people look, or the only unit whose values a step
// needs. A step of few clues is about these. Other steps are about cells: a unit that contains all
// of them, or the cells themselves.
#include "hint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <set>

#include "answers.hpp"
#include "base/joined.hpp"
#include "explanation_json.hpp"

namespace sudoku_sat::report {

namespace {

using Kind = Reason::Kind;

constexpr std::size_t max_places = 4;

/// Those that the step's constraints of this kind are about.
std::vector<std::string> units_of(const Step& step, Kind kind, const Board& board) {
  std::vector<std::string> names;
  for (const Reason& reason : step.constraints) {
    if (reason.kind != kind) continue;
    std::string name = board.all_different()[reason.number].name();
    if (std::find(names.begin(), names.end(), name) == names.end()) {
      names.push_back(std::move(name));
    }
  }
  return names;
}

/// Pencil marks are no clues: they are the player's.
bool is_clue(const Reason& reason, const Board& board) {
  return reason.kind == Kind::relation || reason.kind == Kind::diagram ||
         reason.kind == Kind::formula ||
         (reason.kind == Kind::allowed && board.allowed()[reason.number].rule != "pencilmarks");
}

/// The cells that the step is about. An argument begins at its conclusion.
std::vector<Cell> cells_of(const Step& step) {
  std::set<Cell> cells;
  for (const Reason& reason : step.constraints) {
    if (reason.kind == Kind::value && step.cases.empty()) cells.insert(reason.number);
  }
  if (cells.empty()) {
    for (const Statement& conclusion : step.conclusions) cells.insert(conclusion.cell);
  }
  return {cells.begin(), cells.end()};
}

/// A unit that contains all of the cells; no value if there is none.
std::optional<std::uint32_t> unit_of(const std::vector<Cell>& cells, const Board& board) {
  for (const std::uint32_t unit : board.units()) {
    const auto all = board.cells_of(unit);
    const bool contains = std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
      return std::find(all.begin(), all.end(), cell) != all.end();
    });
    if (contains) return unit;
  }
  return std::nullopt;
}

/// Empty if the step is not about units.
std::string units_of(const Step& step, const Board& board) {
  for (const Kind kind : {Kind::place, Kind::once}) {
    const std::vector<std::string> units = units_of(step, kind, board);
    const std::size_t max_units = kind == Kind::place ? max_places : 1;
    if (!units.empty() && units.size() <= max_units) return base::listed(units);
  }
  return {};
}

/// Each once.
std::string names_of(const std::vector<Cell>& cells, const Board& board) {
  std::vector<std::string> names;
  for (const Cell cell : cells) {
    std::string name = spoken_name(board, cell);
    if (std::find(names.begin(), names.end(), name) == names.end()) {
      names.push_back(std::move(name));
    }
  }
  names.resize(std::min(names.size(), max_places));
  return base::listed(names);
}

std::string cells_or_unit_of(const Step& step, const Board& board) {
  const std::vector<Cell> cells = cells_of(step);
  if (cells.size() > 1) {
    if (const auto unit = unit_of(cells, board)) return board.all_different()[*unit].name();
  }
  return names_of(cells, board);
}

std::vector<std::string> clues_of(const Step& step, const Board& board) {
  std::vector<std::string> clues;
  for (const Reason& reason : step.constraints) {
    if (is_clue(reason, board)) clues.push_back(to_string(reason, board));
  }
  return clues;
}

/// `what`: with the cells about which they say something.
std::string clue_sentence(const Step& step, const Board& board,
                          const std::vector<std::string>& clues, bool what) {
  const bool one = clues.size() == 1;
  std::string look = one ? "this clue" : "these clues";
  if (what) {
    std::set<Cell> cells;
    for (const Statement& conclusion : step.conclusions) cells.insert(conclusion.cell);
    look = fmt::format("what {} {} about {}", look, one ? "says" : "say",
                       names_of({cells.begin(), cells.end()}, board));
  }
  return fmt::format("Look at {}: {}.", look, base::joined(clues, "; "));
}

/// "a hidden single", "an X-wing", "locked candidates"
std::string with_article(const std::string& name) {
  if (name.ends_with('s')) return name;
  // Letter by letter: X-wing, XYZ-wing, ALS-XZ.
  const bool spelled = name.size() > 1 && !std::islower(static_cast<unsigned char>(name[1]));
  const bool vowel = std::string_view(spelled ? "AEFHILMNORSX" : "aeiouAEIOU").find(name[0]) !=
                     std::string_view::npos;
  return fmt::format("{} {}", vowel ? "an" : "a", name);
}

}  // namespace

Telling telling_of(const app::OptionValues& options) {
  const std::string word = options.get("tell").value_or("why");
  return word == "where" ? Telling::where : word == "what" ? Telling::what : Telling::why;
}

Question next_step() { return {.last_step = 1}; }

std::string hint_sentence(const Step& step, const Board& board, Telling telling) {
  const bool what = telling != Telling::where && !step.name.empty();
  std::string place = step.cases.empty() ? units_of(step, board) : "";
  if (place.empty() && step.cases.empty()) {
    const std::vector<std::string> clues = clues_of(step, board);
    const bool few = !clues.empty() && clues.size() <= max_places;
    if (few) return clue_sentence(step, board, clues, what);
  }
  if (place.empty()) place = cells_or_unit_of(step, board);
  return what ? fmt::format("Look at {} for {}.", place, with_article(step.name))
              : fmt::format("Look at {}.", place);
}

std::string no_hint(const Explanation& explanation) {
  if (!explanation.steps.empty()) return {};
  if (explanation.status == "solved") return "The grid is complete.";
  if (explanation.status == "incomplete") {
    return "Nothing follows: there are several solutions, which differ in all open cells.";
  }
  return {};
}

base::Json hint_json(std::size_t index, const PuzzleInput& input, Telling telling,
                     const Explanation& explanation) {
  base::Json json = explanation_json(index, input, next_step(), explanation);
  base::Json hint = nullptr;
  if (!explanation.steps.empty()) {
    const Step& step = explanation.steps.front();
    const Board& board = *input.puzzle->board;
    hint = {{"where", hint_sentence(step, board, Telling::where)}};
    if (telling != Telling::where) hint["what"] = hint_sentence(step, board, Telling::what);
    if (telling == Telling::why) hint["step"] = json["steps"].front();
  } else if (const std::string text = no_hint(explanation); !text.empty()) {
    json["reason"] = text;
  }
  for (const char* name : {"solution", "steps", "summary"}) json.erase(name);
  json["hint"] = std::move(hint);
  return json;
}

}  // namespace sudoku_sat::report
