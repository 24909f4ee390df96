// clauses: the clauses of a puzzle's formula about a cell or a candidate, in words. A cell of a
// large board has thousands of them, so they are counted by family, and only the first ones are
// shown.
#include <algorithm>

#include "registry.hpp"
#include "report/answers.hpp"
#include "report/formula_json.hpp"
#include "report/statements.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

struct ClauseQuestion {
  std::string about;
  std::optional<std::string> family;  ///< shows only clauses of this one
  std::uint64_t limit;
};

ClauseQuestion clause_question(const app::OptionValues& options) {
  return {options.text("about"), options.get("family"), options.number_or_usual("limit")};
}

/// By variable, whether it is about the cell; with a value, whether it is part of "the cell holds
/// the value".
std::vector<bool> speaking_variables(const TracedFormula& formula, const Statement& about) {
  std::vector<bool> speaking(static_cast<std::size_t>(formula.variables()) + 1, false);
  const VariableMap* map = formula.map();
  if (map == nullptr) return speaking;
  if (about.value != 0) {
    std::vector<Lit> literals;
    map->append_literals(about.cell, about.value, literals);
    for (const Lit literal : literals) {
      speaking[static_cast<std::size_t>(literal < 0 ? -literal : literal)] = true;
    }
    return speaking;
  }
  for (std::size_t variable = 1; variable <= map->variables(); ++variable) {
    speaking[variable] = formula.cell_of(static_cast<Lit>(variable)) == about.cell;
  }
  return speaking;
}

/// The clauses about it, in the order of the formula.
std::vector<ClauseNumber> speaking_clauses(const TracedFormula& formula, const Statement& about) {
  const std::vector<bool> speaking = speaking_variables(formula, about);
  std::vector<ClauseNumber> numbers;
  for (ClauseNumber number = 0; number < formula.clauses(); ++number) {
    const std::span<const Lit> clause = formula.clause(number);
    const bool speaks = std::any_of(clause.begin(), clause.end(), [&](Lit literal) {
      return speaking[static_cast<std::size_t>(literal < 0 ? -literal : literal)];
    });
    if (speaks) numbers.push_back(number);
  }
  return numbers;
}

/// How many there are of each family, in the order of the formula.
base::Json family_counts(const TracedFormula& formula, const std::vector<ClauseNumber>& numbers) {
  base::Json counts = base::Json::object();
  for (const ClauseNumber number : numbers) {
    base::Json& count = counts[formula.family(number)];
    count = count.is_null() ? 1 : count.get<std::uint64_t>() + 1;
  }
  base::Json rows = base::Json::array();
  for (const auto& [family, count] : counts.items()) {
    rows.push_back({{"family", family}, {"clauses", count}});
  }
  return rows;
}

void add_clauses(const TracedFormula& formula, const ClauseQuestion& question, base::Json& json) {
  const Statement about =
      statement_in("about", question.about, formula.puzzle().geometry(), Named::either);
  const std::vector<ClauseNumber> numbers = speaking_clauses(formula, about);
  json["variables"] = formula.variables();
  json["clauses"] = formula.clauses();
  json["about"] = question.about;
  json["matching"] = numbers.size();
  json["families"] = family_counts(formula, numbers);
  base::Json shown = base::Json::array();
  for (const ClauseNumber number : numbers) {
    if (shown.size() == question.limit) break;
    if (question.family && formula.family(number) != *question.family) continue;
    shown.push_back(clause_json(formula, number));
  }
  json["shown"] = std::move(shown);
}

void answer_clauses(ApiCall& call) {
  const Formulation asked = app::formulation_option(call.options());
  const ClauseQuestion question = clause_question(call.options());
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    base::Json json = formula_head(input, index);
    if (input.puzzle) {
      const Formulation formulation = formulation_for(*input.puzzle, asked);
      call.require_memory(size_of(formulation, *input.puzzle->board));
      add_formulation(formulation, json);
      note_problem_in(json, call.status(), [&] {
        add_clauses(TracedFormula(*input.puzzle, formulation, call.puzzle_limits()), question,
                    json);
      });
    }
    call.answer(dump(json));
  });
}

}  // namespace

const ApiCommand api_entries::clauses{.about = command_entries::clauses, .run = answer_clauses};

}  // namespace sudoku_sat
