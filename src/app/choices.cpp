// Each list comes from the table that the program itself uses.
#include "choices.hpp"

#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/measure.hpp"
#include "sudoku_sat/propagation.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::app {

Choices encoding_names() { return names_in(encodings()); }
Choices encoding_names_and_auto() { return names_in(encodings(), {"auto"}); }
Choices encoding_names_auto_and_all() { return names_in(encodings(), {"auto", "all"}); }
Choices amo_names() { return names_in(amo_methods()); }
Choices amo_names_and_all() { return names_in(amo_methods(), {"all"}); }
Choices numbering_names() { return names_in(numberings()); }
Choices reencodings() {
  return {Reencoding{}.name(), Reencoding{.order = true}.name(),
          Reencoding{.variable_addition = true}.name()};
}
Choices literal_order_names() {
  const auto names = literal_orders();
  return {names.begin(), names.end()};
}
Choices reduction_names() { return names_in(reductions()); }
Choices reduction_names_and_all() { return names_in(reductions(), {"all"}); }
Choices solver_names() { return names_in(solver_entries()); }
Choices solver_names_and_installed() { return names_in(solver_entries(), {"installed"}); }
Choices solver_names_and_all() { return names_in(solver_entries(), {"all", "installed"}); }
Choices grid_kind_names() { return names_in(grid_kinds()); }
Choices hole_kind_names() { return names_in(hole_kinds()); }

Choices paper_names() {
  Choices names;
  for (const Paper& paper : papers()) names.push_back(paper.name);
  return names;
}

Choices themes() { return {"light", "dark", "auto"}; }
Choices compressions() { return {"gz", "xz", "zst"}; }
Choices entry_choices() { return {"ignore", "givens"}; }
Choices entry_choices_and_check() { return {"check", "ignore", "givens"}; }
Choices table_formats() { return {"table", "csv", "json", "markdown"}; }

Choices board_formats() {
  Choices names;
  for (const Format* format : formats()) {
    if (format->write == nullptr) continue;
    names.push_back(format->name);
    if (format->name == "puzzle") names.emplace_back("json");
  }
  return names;
}

Choices picture_formats(const Choices& further) {
  Choices names = further;
  for (const Format* format : formats()) {
    if (format->write_pages != nullptr) names.push_back(format->name);
  }
  return names;
}

}  // namespace sudoku_sat::app
