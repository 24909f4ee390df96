// A column is a name, a text for tables and CSV, and a value for JSON, in one table that the output
// goes through from left to right.
#include "rate_columns.hpp"

#include <fmt/format.h>

#include "answers.hpp"
#include "job.hpp"

namespace sudoku_sat::report {

namespace {

using Json = base::Json;

Json index(const RateRow& row) { return row.index; }

Json input_name(const RateRow& row) {
  return row.input_name.empty() ? Json(nullptr) : Json(row.input_name);
}

Json label(const RateRow& row) { return or_null(row.input.label); }

Json puzzle(const RateRow& row) {
  if (!row.input.puzzle) return nullptr;
  return to_line(row.input.puzzle->geometry(), row.input.puzzle->givens);
}

Json status(const RateRow& row) { return row.status; }

Json unique(const RateRow& row) { return report::to_json(row.rate.uniqueness); }

Json level(const RateRow& row) {
  return row.rate.level ? Json(name(*row.rate.level)) : Json(nullptr);
}

Json grade(const RateRow& row) {
  return row.rate.graded ? Json(name(row.rate.graded->grade())) : Json(nullptr);
}

Json technique(const RateRow& row) {
  const std::optional<Graded>& graded = row.rate.graded;
  return graded && graded->hardest != nullptr ? Json(graded->hardest->name) : Json(nullptr);
}

Json rating(const RateRow& row) {
  return row.rate.graded ? Json(row.rate.graded->rating / 10.0) : Json(nullptr);
}

/// Where the hardest step is.
Json where(const RateRow& row) {
  const std::optional<Graded>& graded = row.rate.graded;
  if (!graded || !graded->where) return nullptr;
  return row.input.puzzle->geometry().name(*graded->where);
}

Json givens(const RateRow& row) {
  return row.input.puzzle ? Json(row.input.puzzle->given_count()) : Json(nullptr);
}

template <Difficulty Level>
Json cells(const RateRow& row) {
  return or_null(row.rate.cells[static_cast<std::size_t>(Level)]);
}

template <auto Member>
Json effort(const RateRow& row) {
  return row.rate.effort ? Json((*row.rate.effort).*Member) : Json(nullptr);
}

Json backdoor(const RateRow& row) {
  const std::optional<Backdoor>& found = row.rate.backdoor;
  return found && found->proved() ? Json(found->least) : Json(nullptr);
}

Json core(const RateRow& row) { return or_null(row.rate.core); }

/// The bounds, if the search was cut short.
std::string backdoor_range(const RateRow& row) {
  const std::optional<Backdoor>& found = row.rate.backdoor;
  if (!found || found->proved()) return {};
  return fmt::format("{}..{}", found->least, found->cells.size());
}

template <Difficulty Level>
constexpr RateColumn inference(std::string_view name) {
  return {name, "cells", true, cells<Level>};
}

constexpr RateColumn columns[] = {
    {"index", "", true, index},
    {"input", "", true, input_name},
    {"label", "", true, label},
    {"puzzle", "", false, puzzle},
    {"status", "", true, status},
    {"unique", "", false, unique},
    {"level", "", true, level},
    {"grade", "", true, grade},
    {"technique", "", true, technique},
    {"rating", "", true, rating},
    {"where", "", true, where},
    {"givens", "", true, givens},
    inference<Difficulty::up_minimal>("up-minimal"),
    inference<Difficulty::up_extended>("up-extended"),
    inference<Difficulty::up_triads>("up-triads"),
    inference<Difficulty::failed_literals>("failed-literals"),
    inference<Difficulty::failed_literals_2>("failed-literals-2"),
    {"decisions", "", true, effort<&SearchEffort::decisions>},
    {"conflicts", "", true, effort<&SearchEffort::conflicts>},
    {"backdoor", "", true, backdoor, backdoor_range},
    {"core", "", true, core},
};

void add_backdoor(const RateRow& row, Json& json) {
  if (!row.rate.backdoor) return;
  const Backdoor& found = *row.rate.backdoor;
  if (!found.proved()) json["backdoor_range"] = {found.least, found.cells.size()};
  json["backdoor_cells"] = Json::array();
  for (const Cell cell : found.cells) {
    json["backdoor_cells"].push_back(row.input.puzzle->geometry().name(cell));
  }
}

}  // namespace

RateOptions rate_options(const app::OptionValues& options) {
  const auto seeds = options.number("seeds").value_or(0);
  return {.seeds = static_cast<std::size_t>(seeds),
          .backdoor = options.has("backdoor"),
          .core = options.has("core")};
}

RatedPuzzle rate_puzzle(Rater& rater, const PuzzleInput& input, const Limits& limits,
                        base::ExitStatus& status) {
  RatedPuzzle rated{.status = unread_word(input), .reason = input.error};
  if (!input.puzzle) return rated;
  const auto problem = problem_in([&] { rated.rate = rater.rate(*input.puzzle, limits); });
  if (problem) {
    problem->add_to(status);
    rated.reason = problem->reason;
    rated.status = name(Status::unknown);
    rated.failed = problem->failed;
    return rated;
  }
  rated.status = name(rated.rate.status);
  rated.reason = rated.rate.stopped ? Stopped(*rated.rate.stopped).what() : "";
  const bool unsolvable =
      rated.rate.status == Status::inconsistent || rated.rate.status == Status::unsatisfiable;
  if (unsolvable) status.add_unsolvable();
  if (rated.rate.stopped) status.add_undecided();
  return rated;
}

std::vector<RateColumn> rate_columns(bool several_inputs) {
  std::vector<RateColumn> result;
  for (const RateColumn& column : columns) {
    if (several_inputs || column.value != input_name) result.push_back(column);
  }
  return result;
}

std::string text_of(const RateColumn& column, const RateRow& row) {
  const Json value = column.value(row);
  if (value.is_null()) return column.text != nullptr ? column.text(row) : "";
  if (value.is_string()) return value.get<std::string>();
  if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
  return dump(value);
}

Json to_json(const RateRow& row) {
  Json json;
  for (const RateColumn& column : rate_columns(!row.input_name.empty())) {
    Json& object = column.group.empty() ? json : json[std::string(column.group)];
    object[std::string(column.name)] = column.value(row);
  }
  json["title"] = or_null(row.input.title);
  json["warnings"] = row.input.warnings;
  add_backdoor(row, json);
  return json;
}

}  // namespace sudoku_sat::report
