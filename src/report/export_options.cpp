#include "export_options.hpp"

#include "app/formulation.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::report {

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
