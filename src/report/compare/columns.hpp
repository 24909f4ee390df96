// The columns of `compare`: each shows a figure of a row. A new column is an entry of the table.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/pictures/charts/charts.hpp"
#include "paired.hpp"
#include "sudoku_sat/measure.hpp"

namespace sudoku_sat::report {

/// One setting on the puzzles of one board; if solvers run, with one of them.
struct CompareRow {
  /// Number of its boards, from 0: rows with the same number were measured on the same puzzles.
  std::size_t board = 0;
  int size = 0;            ///< N
  std::string rules = {};  ///< PuzzleGroup::rules
  std::string encoding = {};
  std::string amo = {};
  std::string reduction = {};
  std::string reencoding = {};         ///< empty if no row is re-encoded
  std::string literal_order = {};      ///< of its order variables; empty: it has none
  std::string solver = {};             ///< empty if none runs
  std::string options = {};            ///< of the solver, as SolverChoice::options() returns them
  std::size_t solver_index = 0;        ///< of its runs in each measurement
  int givens = -1;                     ///< of each puzzle, by --givens; below 0: not requested
  int seeds = 0;                       ///< scrambled formulas of each puzzle; 0: none is scrambled
  std::optional<double> timeout = {};  ///< of each run, in seconds
  // What else is measured, as in MeasureOptions.
  std::uint64_t consistency = 0;
  std::uint64_t completeness = 0;
  std::uint64_t models = 0;
  int uncounted = 0;  ///< puzzles whose clauses were not counted in time: not in measurements
  /// The best or the worst of other rows in each run, see virtual_rows().
  bool is_virtual = false;
  std::vector<Measurement> measurements = {};  ///< one for each puzzle
  /// From the first row on the same puzzles; none for that row, or if nothing is paired.
  std::optional<PairedDifference> conflicts_paired = {};
  std::optional<PairedDifference> seconds_paired = {};
};

/// Pairs the row's runs with those of the first of the rows on the same puzzles, if it has --seeds,
/// or if `always`.
void pair_with_first(const std::vector<CompareRow>& rows, bool always, CompareRow& row);

/// The content of a cell of the table.
struct TableCell {
  std::string text;  ///< empty: there is nothing
  /// The text as a number, for comparing and drawing; none for words and time-outs.
  std::optional<double> number;
};

/// The measurements of each puzzle: a number for each run.
using Samples = std::vector<std::vector<double>>;

/// Samples from this value on are a time-out or a failure.
inline constexpr double no_answer = std::numeric_limits<double>::max();

struct CompareColumn {
  enum class Best { none, least, most };

  using Needs = std::array<std::string_view, 2>;

  std::string_view name;  ///< in JSON and CSV, and for --columns; tables have a space for each _
  std::string_view summary;
  bool words = false;  ///< the figures are words and part of the row's name
  Best best = Best::none;
  /// 0: it describes the row; from 1: it measures, and lower ranks go first into a narrow table.
  int rank = 0;
  TableCell (*figure)(const CompareRow& row);
  /// Without one of these options there is no figure; empty: it is always measured.
  Needs needs = {};
  /// Shown whenever it is measured, however narrow the table is, even if 0; first of its rank.
  bool always = false;
  /// What the figure is the median of; null: it is not a median.
  Samples (*samples)(const CompareRow& row) = nullptr;
  /// In tables; empty: as the name says.
  std::string_view label = {};

  /// Whether it names what the other columns measure.
  bool describes() const { return rank == 0; }
};

/// The first and the third quartile of all samples, if there are enough; infinite if a run without
/// an answer is there.
std::optional<format::Quartiles> quartiles_of(const Samples& samples);

/// The median of a puzzle's runs; none if half of them had no answer.
std::optional<double> median_of_runs(const std::vector<double>& runs);

/// All columns in order.
std::span<const CompareColumn> compare_columns();

using CompareColumns = std::vector<const CompareColumn*>;

CompareColumns all_compare_columns();

}  // namespace sudoku_sat::report
