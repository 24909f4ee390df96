// A clause is the same object everywhere: in a trace, or about a cell.
#include "formula_json.hpp"

#include "answers.hpp"
#include "job.hpp"

namespace sudoku_sat::report {

using Json = base::Json;

Json formula_head(const PuzzleInput& input, std::size_t index) {
  Json json{{"index", index}, {"label", or_null(input.label)}, {"title", or_null(input.title)}};
  json["puzzle"] = nullptr;
  json["warnings"] = input.warnings;
  if (input.puzzle) {
    json["puzzle"] = to_line(input.puzzle->geometry(), input.puzzle->givens);
  } else {
    json["status"] = unread_word(input);
    json["reason"] = input.error;
  }
  return json;
}

bool note_problem_in(Json& json, base::ExitStatus& status, const std::function<void()>& work) {
  const auto problem = problem_in(work, Interrupts::told);
  if (!problem) return true;
  json["status"] = "unknown";
  json["reason"] = problem->reason;
  problem->add_to(status);
  return false;
}

void add_formulation(const Formulation& formulation, Json& json) {
  json["encoding"] = chosen_encoding(formulation).name;
  json["amo"] = formulation.amo.name();
  json["reduce"] = chosen_reduction(formulation).name;
}

Json clause_json(const TracedFormula& formula, ClauseNumber number) {
  const std::span<const Lit> clause = formula.clause(number);
  return {{"clause", number + 1},
          {"literals", std::vector<Lit>(clause.begin(), clause.end())},
          {"words", in_words(clause, formula)},
          {"family", formula.family(number)},
          {"about", or_null(formula.about(number))}};
}

}  // namespace sudoku_sat::report
