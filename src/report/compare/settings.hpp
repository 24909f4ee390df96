// The settings that a comparison goes through: encodings, at-most-one methods, reductions,
// re-encodings.
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
  std::vector<Reencoding> reencodings = {};

  std::size_t settings() const {
    return encodings.size() * amo.size() * reductions.size() * reencodings.size();
  }
  /// Whether any re-encodes.
  bool reencode() const { return reencodings != std::vector<Reencoding>(1); }
  /// Calls visit(formulation) for each, in the order of the options, until it returns false;
  /// returns whether it never did.
  bool for_each(const std::function<bool(const Formulation&)>& visit) const;
};

/// The lists encodings (else all), amo (else pairwise), reduce (else none) and reencode (else
/// none), where order comes with each of literal-order (else board). Throws: UsageError.
CompareSettings compare_settings(const app::OptionValues& options);

/// What is measured besides size and strength, without solvers and limits.
MeasureOptions measure_options(const app::OptionValues& options);

/// Whether a limit left something out: strength, proof or the answer of a run.
bool is_cut_short(const Measurement& measurement);

/// The list columns, all of them for "all"; empty without it. Throws: UsageError.
CompareColumns asked_columns(const app::OptionValues& options);

/// The columns of a table whose rows show these. They always include what distinguishes the rows:
/// the encoding, and each setting that the options give several values.
CompareColumns with_row_names(const CompareColumns& asked, const app::OptionValues& options);

/// The same with the rules after the encoding, if the rows' boards are named by their rules.
CompareColumns with_rules(CompareColumns columns, const CompareRow& row);

/// Records the settings of the row, which is one of `all`.
void name_setting(const Formulation& formulation, const CompareSettings& all, CompareRow& row);

}  // namespace sudoku_sat::report
