// JSON of `count` and `candidates`.
#include "counting.hpp"

#include <fmt/format.h>

#include <set>
#include <utility>

#include "answers.hpp"
#include "job.hpp"
#include "mark_findings.hpp"
#include "sudoku_sat/base.hpp"
#include "variables.hpp"

namespace sudoku_sat::report {

namespace {

using Json = base::Json;

/// The fields of a count; the number itself follows in with_number().
void add_counted(const Counted& counted, Json& json) {
  json["solutions"] = "@";
  json["complete"] = counted.complete;
}

/// Puts the next number into the text: JSON allows numbers of any size, but the JSON library has
/// none above 64 bits.
std::string with_number(std::string text, const BigCount& number) {
  const std::string place = "\"solutions\":\"@\"";
  return text.replace(text.find(place), place.size(), "\"solutions\":" + to_string(number));
}

std::string counted_solutions(const BigCount& solutions) {
  return fmt::format("{} solution{}", to_string(solutions), solutions.number == 1 ? "" : "s");
}

/// The warning, unless it was given before: the same puzzle may be counted often.
std::string once(CountingItem& item, const std::string& reason, std::string warning) {
  if (std::exchange(item.reason, reason) == reason) return {};
  return warning;
}

}  // namespace

Json beginning_of(const CountingItem& item) {
  const Puzzle* puzzle = item.input.puzzle ? &*item.input.puzzle : nullptr;
  return {{"index", item.index},
          {"label", or_null(item.input.label)},
          {"title", or_null(item.input.title)},
          {"puzzle", puzzle ? Json(to_line(puzzle->geometry(), puzzle->givens)) : Json(nullptr)},
          {"status", item.status}};
}

void add_end(const CountingItem& item, Json& json) {
  json["warnings"] = item.input.warnings;
  if (!item.reason.empty()) json["reason"] = item.reason;
}

std::string add_count(CountingItem& item, const Counted& result, std::uint64_t limit) {
  item.found = item.found || result.solutions.number != 0;
  if (item.found) {
    item.status = "solved";
  } else if (item.status != "unknown") {
    item.status = "unsatisfiable";
  }
  if (result.complete) return {};
  if (!result.stopped) {
    return once(
        item, fmt::format("more than {}: --limit", limit),
        fmt::format("more than {}: counting stopped at the limit", counted(limit, "solution")));
  }
  if (!item.found) item.status = "unknown";
  const std::string reason = Stopped(*result.stopped).what();
  return once(item, reason,
              fmt::format("{} after {}", reason, counted_solutions(result.solutions)));
}

bool blame_marks(CountingItem& item, const Limits& limits) {
  if (!item.input.puzzle || item.status != "unsatisfiable") return false;
  blame_marks(*item.input.puzzle, limits, item.reason);
  return !item.reason.empty();
}

std::string count_text(const CountingItem& item, const Counted& counted) {
  if (!item.input.puzzle) return std::string(unread_word(item.input));
  if (!counted.stopped) return to_string(counted.solutions);
  const bool any = counted.solutions.number != 0;
  return any ? "at least " + to_string(counted.solutions) : "unknown";
}

std::string count_json(const CountingItem& item, const Counted& counted) {
  Json json = beginning_of(item);
  add_counted(counted, json);
  json["seconds"] = {{"count", item.seconds}};
  add_end(item, json);
  return with_number(dump(json), counted.solutions);
}

std::string count_json(const CountingItem& item, const ValueCounts& counts) {
  Json json = beginning_of(item);
  add_counted(counts.all, json);
  json["by"] = counts.cell;
  json["values"] = Json::array();
  for (const ValueCount& one : counts.values) {
    add_counted(one.counted, json["values"].push_back({{"value", one.number}}));
  }
  json["seconds"] = {{"count", item.seconds}};
  add_end(item, json);
  std::string text = with_number(dump(json), counts.all.solutions);
  for (const ValueCount& one : counts.values) {
    text = with_number(std::move(text), one.counted.solutions);
  }
  return text;
}

ValueCounts count_by(std::string_view name, Puzzle puzzle,
                     const std::function<Counted(const Puzzle&)>& count) {
  const Geometry& geometry = puzzle.geometry();
  Cell cell = 0;
  while (cell < geometry.grid_cells() && geometry.name(cell) != name) ++cell;
  if (cell == geometry.grid_cells()) {
    throw UsageError(fmt::format("--by {}: the board has no such cell; write it as r1c2", name));
  }
  ValueCounts counts{std::string(name), {}, {}};
  counts.all.complete = true;
  const Value given = puzzle.givens[cell];
  for (int value = 1; value <= geometry.size(); ++value) {
    if (given != 0 && given != value) continue;
    puzzle.givens[cell] = static_cast<Value>(value);
    const Counted counted = count(puzzle);
    counts.all.solutions.number += counted.solutions.number;
    counts.all.complete = counts.all.complete && counted.complete;
    if (counted.stopped) counts.all.stopped = counted.stopped;
    counts.values.push_back({geometry.number(puzzle.givens[cell]), counted});
  }
  return counts;
}

FoundCandidates find_candidates(CountingItem& item, const std::vector<Grid>& excluded,
                                const Limits& limits, base::ExitStatus& status) {
  FoundCandidates found;
  const auto find = [&] { found = all_candidates(*item.input.puzzle, excluded, limits); };
  if (const auto problem = problem_in(find, Interrupts::told)) {
    item.status = "unknown";
    item.reason = problem->reason;
    problem->add_to(status);
    return {};
  }
  item.found = !found.cells.empty() && !found.cells[0].empty();
  item.status = item.found ? "solved" : "unsatisfiable";
  if (!item.found) status.add_unsolvable();
  return found;
}

TrueCandidates values_in(const std::vector<Grid>& grids, const Geometry& geometry) {
  TrueCandidates cells(geometry.grid_cells());
  for (Cell cell = 0; cell < cells.size(); ++cell) {
    std::set<Value> values;
    for (const Grid& grid : grids) values.insert(grid[cell]);
    cells[cell].assign(values.begin(), values.end());
  }
  return cells;
}

Json cells_json(const TrueCandidates& cells, const Geometry& geometry) {
  Json json = Json::object();
  for (Cell cell = 0; cell < cells.size() && geometry.on_grid(cell); ++cell) {
    json[geometry.name(cell)] = numbers_of(cells[cell], geometry);
  }
  return json;
}

Json candidates_json(const CountingItem& item, const FoundCandidates& found) {
  const Puzzle* puzzle = item.input.puzzle ? &*item.input.puzzle : nullptr;
  const TrueCandidates& cells = found.cells;
  Json json = beginning_of(item);
  json["candidates"] = cells.empty() ? Json(nullptr) : cells_json(cells, puzzle->geometry());
  if (puzzle != nullptr && !puzzle->board->variables().empty() && !cells.empty()) {
    json["beside"] = Json::object();
    const std::vector<Variable>& variables = puzzle->board->variables();
    for (std::size_t i = 0; i < variables.size(); ++i) {
      json["beside"][variables[i].name] = candidates_json(variables[i], found.variables[i]);
    }
  }
  json["complete"] = !cells.empty();
  add_end(item, json);
  return json;
}

}  // namespace sudoku_sat::report
