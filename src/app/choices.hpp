// The names in tables, as choices of options.
#pragma once

#include "option.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::app {

/// The names of a table's entries, followed by further ones.
template <class Table>
Choices names_in(const Table& table, const Choices& further = {}) {
  Choices names;
  for (const auto& item : table) names.push_back(entry_of(item).name);
  names.insert(names.end(), further.begin(), further.end());
  return names;
}

Choices encoding_names();
Choices encoding_names_and_auto();
Choices encoding_names_auto_and_all();
Choices amo_names();
Choices amo_names_and_all();
Choices reduction_names();
Choices numbering_names();
Choices reencodings();
Choices literal_order_names();
Choices reduction_names_and_all();
Choices solver_names();
Choices solver_names_and_installed();
Choices solver_names_and_all();
Choices grid_kind_names();
Choices hole_kind_names();
Choices paper_names();
Choices themes();
Choices compressions();
Choices entry_choices();
Choices entry_choices_and_check();
/// Formats in which boards are written.
Choices board_formats();
/// The further names, followed by those of the formats that draw pictures.
Choices picture_formats(const Choices& further);
Choices table_formats();

}  // namespace sudoku_sat::app
