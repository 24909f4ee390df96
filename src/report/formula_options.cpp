#include "formula_options.hpp"

#include "app/formulation.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::report {

CnfOptions cnf_options(const app::OptionValues& given) {
  CnfOptions options{.formulation = app::formulation_option(given),
                     .givens = parse_givens_form(given.text("givens")).value(),
                     .names = given.has("names"),
                     .show = given.has("show"),
                     .annotate = given.has("annotate"),
                     .scramble = given.number("scramble")};
  if (const auto numbering = given.get("numbering")) options.numbering = Numbering(*numbering);
  if (options.givens == GivensForm::units) return options;
  options.formulation = app::unreduced_formulation_option(given);
  if (!options.reduces()) return options;
  throw UsageError(
      "--givens assume and none can't be combined with --reduce: a reduction uses the givens");
}

bool exclude_solution(const PuzzleInput& input, CnfOptions& options, const Limits& limits) {
  const Outcome outcome = solve(*input.puzzle, SolveOptions{}, limits);
  if (outcome.status == Status::unknown) {
    limits.check();
    throw SolverError(to_string(input.position) + ": no solution was found to exclude");
  }
  if (outcome.status == Status::solved) options.excluded = {*outcome.solution};
  return outcome.status == Status::solved;
}

TraceOptions trace_options(const app::OptionValues& given) {
  const TraceMode mode = parse_trace_mode(given.text("mode")).value();
  const bool cdcl = mode == TraceMode::cdcl;
  // Other modes decide in the fixed order, or not at all.
  if (!cdcl && given.get("order") == "vsids") throw UsageError("--order vsids needs --mode cdcl");
  return {.mode = mode,
          .fixed_order = !cdcl || given.text("order") == "fixed",
          .restarts = !given.has("no-restarts"),
          .conflicts = given.number_or_usual("conflicts"),
          .steps = given.number("steps").value_or(0)};
}

const ExportLanguage& export_language(const app::OptionValues& given) {
  return export_language_named(given.text("format"));
}

ExportOptions settings_of_export(const app::OptionValues& given, const PuzzleInput& input) {
  ExportOptions options;
  options.formulation = formulation_for(*input.puzzle, app::unreduced_formulation_option(given));
  options.formulation.reduction = &no_reduction();
  options.label = input.label;
  return options;
}

}  // namespace sudoku_sat::report
