#include "export_options.hpp"

#include "app/formulation.hpp"

namespace sudoku_sat::report {

const ExportLanguage& export_language(const app::OptionValues& given) {
  return export_language_named(given.text("format"));
}

ExportOptions settings_of_export(const app::OptionValues& given, const PuzzleInput& input) {
  ExportOptions options;
  const std::optional<std::string> encoding = given.get("encoding");
  options.formulation = {.encoding = encoding ? &encoding_named(*encoding) : nullptr,
                         .amo = app::amo_option(given),
                         .reduction = &no_reduction()};
  options.label = input.label;
  return options;
}

}  // namespace sudoku_sat::report
