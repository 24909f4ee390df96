// One JSON object for each puzzle. It always has the same fields, null or empty if nothing is
// known, so that a script needs no special cases; options only add fields.
#include "answers.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "given_solution.hpp"
#include "variables.hpp"

namespace sudoku_sat::report {

namespace {

using Json = base::Json;

Json statistics_json(const Outcome& outcome) {
  return {{"literals", outcome.size.literals},
          {"decisions", or_null(outcome.statistics.decisions)},
          {"conflicts", or_null(outcome.statistics.conflicts)},
          {"propagations", or_null(outcome.statistics.propagations)}};
}

Json grid_json(const Puzzle& puzzle, const std::optional<Grid>& grid) {
  return grid ? Json(to_line(puzzle.geometry(), *grid)) : Json(nullptr);
}

Json evidence_json(const PuzzleAnswer& answer) {
  switch (answer.outcome.evidence) {
    case Evidence::word:
      return fmt::format("says {}", answer.solver);
    case Evidence::proof:
      return "proof";
    case Evidence::second_solver:
      return "solved again";
    default:
      return nullptr;
  }
}

Json expected_json(const PuzzleAnswer& answer) {
  const PuzzleInput& input = answer.input;
  const auto given = input.puzzle ? given_solution(input) : std::nullopt;
  return {{"solution", given ? grid_json(*input.puzzle, given) : Json(nullptr)},
          {"fault", or_null(*answer.expected)}};
}

/// All fields up to the reasons, with their values for when nothing is known.
Json empty_answer(const PuzzleAnswer& answer) {
  const PuzzleInput& input = answer.input;
  const Outcome& outcome = answer.outcome;
  Json json{{"index", answer.index},
            {"label", or_null(input.label)},
            {"puzzle", nullptr},
            {"status", answer.status},
            {"solution", nullptr},
            {"unique", to_json(outcome.uniqueness)},
            {"solutions", outcome.solutions},
            {"conflicts", Json::array()},
            {"core", Json::array()}};
  if (answer.with_all) json["all"] = Json::array();
  if (answer.expected) json["expected"] = expected_json(answer);
  return json;
}

/// Fields that only a puzzle has: its text, solutions and reasons.
void add_findings(const Puzzle& puzzle, const PuzzleAnswer& answer, Json& json) {
  json["puzzle"] = to_line(puzzle.geometry(), puzzle.givens);
  json["solution"] = grid_json(puzzle, answer.outcome.solution);
  if (!puzzle.board->variables().empty()) {
    const std::optional<Grid>& found = answer.outcome.solution;
    json["beside"] = found ? variables_json(*puzzle.board, *found) : Json(nullptr);
  }
  for (const Conflict& conflict : answer.outcome.conflicts) {
    json["conflicts"].push_back(conflict_json(puzzle.geometry(), conflict));
  }
  for (const Cell cell : answer.outcome.core) json["core"].push_back(given_name(puzzle, cell));
  if (answer.outcome.core_missing) json["core"] = nullptr;
  for (const Grid& grid : answer.all) json["all"].push_back(grid_json(puzzle, grid));
  if (answer.with_all) json["complete"] = !answer.outcome.undecided;
}

/// If nothing was examined, there is no formula, instead of one without clauses.
void add_size(const Outcome& outcome, Json& json) {
  const bool known = outcome.decided_by != DecidedBy::nothing || outcome.size.clauses != 0;
  json["variables"] = known ? Json(outcome.size.variables) : Json(nullptr);
  json["clauses"] = known ? Json(outcome.size.clauses) : Json(nullptr);
}

}  // namespace

Json conflict_json(const Geometry& geometry, const Conflict& conflict) {
  Json json{{"cells", {geometry.name(conflict.first), geometry.name(conflict.second)}},
            {"value", geometry.number(conflict.value)},
            {"rule", conflict.rule}};
  if (conflict.second_value != 0) {
    json["values"] = {geometry.number(conflict.value), geometry.number(conflict.second_value)};
  }
  return json;
}

base::Json rules_json(const Board& board) {
  auto rules = base::Json::array();
  for (const RuleText& rule : board.rules()) {
    rules.push_back({{"name", rule.name}, {"data", rule.entries}});
  }
  return rules;
}

std::string_view unread_word(const PuzzleInput& input) {
  return input.undecided ? "unknown" : "invalid";
}

std::string_view status_word(const PuzzleInput& input, const Outcome& outcome) {
  return input.puzzle ? name(outcome.status) : unread_word(input);
}

Json to_json(Uniqueness uniqueness) {
  if (uniqueness == Uniqueness::unknown) return nullptr;
  return uniqueness == Uniqueness::unique;
}

void note(const Outcome& outcome, bool only_one, base::ExitStatus& status) {
  if (outcome.status == Status::inconsistent || outcome.status == Status::unsatisfiable) {
    status.add_unsolvable();
  }
  if (only_one && outcome.uniqueness == Uniqueness::several) status.add_several();
  if (outcome.solver_failed) {
    status.add_failure();
  } else if (outcome.undecided) {
    status.add_undecided();
  }
}

Json to_json(const PuzzleAnswer& answer) {
  const Outcome& outcome = answer.outcome;
  Json json = empty_answer(answer);
  if (answer.input.puzzle) add_findings(*answer.input.puzzle, answer, json);
  json["encoding"] = outcome.encoding.empty() ? Json(nullptr) : Json(outcome.encoding);
  json["solver"] = answer.solver;
  const bool decided = outcome.decided_by != DecidedBy::nothing;
  json["decided_by"] = decided ? Json(name(outcome.decided_by)) : Json(nullptr);
  add_size(outcome, json);
  json["seconds"] = {{"reduce", outcome.seconds.reduce.wall},
                     {"encode", outcome.seconds.encode.wall},
                     {"solve", outcome.seconds.solve.wall},
                     {"verify", outcome.seconds.verify.wall}};
  json["title"] = or_null(answer.input.title);
  json["warnings"] = answer.input.warnings;
  if (answer.with_evidence) json["evidence"] = evidence_json(answer);
  if (answer.with_statistics) json["statistics"] = statistics_json(outcome);
  const std::string& reason = answer.input.puzzle ? outcome.reason : answer.input.error;
  if (!reason.empty()) json["reason"] = reason;
  return json;
}

namespace {

/// Of the cells of the grids, in the order of their values.
Json cell_names(const Geometry& geometry) {
  Json names = Json::array();
  for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) names.push_back(geometry.name(cell));
  return names;
}

/// The value of cells that hold two digits; 0: the board has none.
Value two_digits(const Board& board) {
  const auto is_pair = [](const Mark& mark) { return mark.kind == Mark::Kind::digits; };
  const std::vector<Mark>& marks = board.constraints().marks;
  const auto found = std::find_if(marks.begin(), marks.end(), is_pair);
  return found == marks.end() ? Value{0} : found->values.at(0);
}

}  // namespace

Json puzzle_json(const PuzzleInput& input, std::size_t index, const std::string& reason) {
  Json json{{"index", index},
            {"label", or_null(input.label)},
            {"title", or_null(input.title)},
            {"author", or_null(input.author)},
            {"puzzle", nullptr},
            {"warnings", input.warnings}};
  if (!input.puzzle) {
    json["reason"] = input.error;
    return json;
  }
  const Geometry& geometry = input.puzzle->geometry();
  json["puzzle"] = to_line(geometry, input.puzzle->givens);
  json["size"] = geometry.size();
  json["rows"] = geometry.height();
  json["columns"] = geometry.width();
  json["least"] = geometry.least();
  json["box"] = fmt::format("{}x{}", geometry.box_rows(), geometry.box_columns());
  if (!geometry.single()) json["cells"] = cell_names(geometry);
  if (const Value two = two_digits(*input.puzzle->board); two != 0) {
    json["two_digits"] = geometry.number(two);
  }
  json["rules"] = rules_json(*input.puzzle->board);
  if (!reason.empty()) json["reason"] = reason;
  return json;
}

Json or_null(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

std::string counted(std::size_t number, std::string_view what) {
  return fmt::format("{} {}{}", number, what, number == 1 ? "" : "s");
}

std::vector<int> numbers_of(std::span<const Value> values, const Geometry& geometry) {
  std::vector<int> numbers;
  for (const Value value : values) numbers.push_back(geometry.number(value));
  return numbers;
}

std::string given_name(const Puzzle& puzzle, Cell cell) {
  return fmt::format("{}={}", puzzle.geometry().name(cell),
                     puzzle.geometry().number(puzzle.givens[cell]));
}

std::string dump(const Json& json) { return json.dump(-1, base::Json::BadBytes::replaced); }

}  // namespace sudoku_sat::report
