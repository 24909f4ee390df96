// The settings that a comparison goes through: encodings, at-most-one methods, reductions.
#pragma once

#include <functional>
#include <vector>

#include "app/formulation.hpp"
#include "columns.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/measure.hpp"

namespace sudoku_sat::report {

struct CompareSettings {
  std::vector<const Encoding*> encodings = {};  ///< null: auto
  std::vector<AtMostOne> amo = {};
  std::vector<const Reduction*> reductions = {};

  std::size_t settings() const { return encodings.size() * amo.size() * reductions.size(); }
  /// Calls visit(formulation) for each, in the order of the options, until it returns false;
  /// returns whether it never did.
  bool for_each(const std::function<bool(const Formulation&)>& visit) const;
};

/// The lists encodings (else all), amo (else pairwise) and reduce (else none). Throws: UsageError.
CompareSettings compare_settings(const app::OptionValues& options);

/// What is measured besides size and strength, without solvers and limits.
MeasureOptions measure_options(const app::OptionValues& options);

/// The list columns, all of them for "all"; empty without it. Throws: UsageError.
CompareColumns asked_columns(const app::OptionValues& options);

/// The columns of a table whose rows show these. They always include what distinguishes the rows:
/// the encoding, and each setting that the options give several values.
CompareColumns with_row_names(const CompareColumns& asked, const app::OptionValues& options);

/// Records the settings of the row.
void name_setting(const Formulation& formulation, CompareRow& row);

}  // namespace sudoku_sat::report
