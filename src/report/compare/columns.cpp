// Figures of many puzzles are medians, those of solvers over all their runs: the upper one of the
// two in the middle, so that a median is a measured figure; quartiles likewise. A run without an
// answer counts as longer than all others, a failure as longer still, so neither is averaged away:
// if half of the runs ended like this, that is the median.
#include "columns.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "paired_columns.hpp"
#include "samples.hpp"

namespace sudoku_sat::report {

namespace {

using Numbers = std::vector<double>;

constexpr std::size_t min_for_quartiles = 4;

/// The first, second or third quartile.
std::optional<double> quartile(Numbers numbers, std::size_t which) {
  if (numbers.empty()) return std::nullopt;
  const auto place = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() * which / 4);
  std::nth_element(numbers.begin(), place, numbers.end());
  return *place;
}

std::optional<double> median(Numbers numbers) { return quartile(std::move(numbers), 2); }

/// The text in place of a number with this many decimals.
TableCell figure_of(std::optional<double> number, int decimals) {
  if (!number) return {};
  if (*number == timed_out) return {"timeout", {}};
  if (*number == failed) return {"failed", {}};
  return {fmt::format("{:.{}f}", *number, decimals), number};
}

TableCell count(std::optional<double> number) { return figure_of(number, 0); }

TableCell seconds(std::optional<double> number) {
  return figure_of(number, number && *number < 1 ? 5 : 2);
}

Numbers together(const Samples& samples) {
  Numbers numbers;
  for (const Numbers& runs : samples) numbers.insert(numbers.end(), runs.begin(), runs.end());
  return numbers;
}

/// With two decimals, and 100 only if it is all.
TableCell percent(std::optional<double> number) {
  constexpr double hundredths = 100;
  if (number) number = std::floor(*number * hundredths) / hundredths;
  return figure_of(number, number && *number < hundredths ? 2 : 0);
}

/// Number of puzzles that an inference solves.
template <auto Member>
TableCell strength_solved(const CompareRow& row) {
  std::optional<double> solved;
  for (const Measurement& measurement : row.measurements) {
    const std::optional<Strength>& strength = measurement.*Member;
    if (strength) solved = solved.value_or(0) + (strength->solved ? 1 : 0);
  }
  return count(solved);
}

/// What `of` gives for each run of the solver; `failed` for a failure.
template <class Of>
Samples of_runs(const CompareRow& row, Of of) {
  Samples samples;
  if (row.solver.empty()) return samples;
  for (const Measurement& measurement : row.measurements) {
    Numbers& numbers = samples.emplace_back();
    for (const SolverTimes& times : measurement.solvers[row.solver_index].times) {
      const std::optional<double> number = times.failure.empty() ? of(times) : failed;
      if (number) numbers.push_back(*number);
    }
  }
  return samples;
}

bool answered(const SolverTimes& times) { return times.answer != Answer::unknown; }

/// A phase that did not end counts as infinitely long; a phase that a run with an answer does not
/// have gives no time.
template <auto Member>
Samples phase(const CompareRow& row) {
  return of_runs(row, [](const SolverTimes& times) {
    const std::optional<double> time = times.*Member;
    return time || answered(times) ? time : timed_out;
  });
}

std::optional<double> total_of(const SolverTimes& times) {
  return answered(times) ? times.total() : timed_out;
}

Samples total(const CompareRow& row) { return of_runs(row, total_of); }

/// A figure of the solver's work. Without an answer it means too little, so such a run counts as a
/// time-out; runs without the figure are left out.
template <auto Member>
std::optional<double> statistic_of(const SolverTimes& times) {
  const std::optional<std::int64_t> number = times.statistics.*Member;
  if (!number) return std::nullopt;
  return answered(times) ? static_cast<double>(*number) : timed_out;
}

template <auto Member>
Samples statistic(const CompareRow& row) {
  return of_runs(row, statistic_of<Member>);
}

/// Quartiles, of scrambled formulas: for a few runs they are meaningless.
template <std::size_t Which>
TableCell total_quartile(const CompareRow& row) {
  return row.seeds == 0 ? TableCell{} : seconds(quartile(together(total(row)), Which));
}

template <std::size_t Which>
TableCell conflicts_quartile(const CompareRow& row) {
  if (row.seeds == 0) return {};
  return count(quartile(together(statistic<&SolverStatistics::conflicts>(row)), Which));
}

/// The mean of the times, a run without an answer counted as two time-outs (PAR-2, as the SAT
/// competitions have it). Without a time-out there is none if a run had no answer.
TableCell par2(const CompareRow& row) {
  if (row.seeds == 0 && !row.timeout) return {};
  const Numbers numbers = together(total(row));
  double sum = 0;
  for (const double number : numbers) {
    const bool open = number == timed_out || number == failed;
    if (open && !row.timeout) return {};
    sum += open ? 2 * *row.timeout : number;
  }
  if (numbers.empty()) return {};
  return seconds(sum / static_cast<double>(numbers.size()));
}

Samples peak_memory(const CompareRow& row) {
  return of_runs(row, [](const SolverTimes& times) -> std::optional<double> {
    if (!answered(times)) return timed_out;
    return times.peak_megabytes;
  });
}

TableCell megabytes(std::optional<double> number) { return figure_of(number, 1); }

/// Number of puzzles in which a run of the solver had an answer, or had none.
TableCell puzzles_answered(const CompareRow& row, bool wanted) {
  if (row.solver.empty()) return {};
  return count(static_cast<double>(
      std::count_if(row.measurements.begin(), row.measurements.end(), [&](const Measurement& m) {
        const SolverRuns& runs = m.solvers[row.solver_index];
        const bool all = std::all_of(runs.times.begin(), runs.times.end(), answered);
        return runs.failure.empty() && all == wanted;
      })));
}

TableCell failures(const CompareRow& row) {
  if (row.solver.empty()) return {};
  return count(static_cast<double>(std::count_if(
      row.measurements.begin(), row.measurements.end(),
      [&](const Measurement& m) { return !m.solvers[row.solver_index].failure.empty(); })));
}

/// Number of puzzles for which something could not be measured in time; nothing if everything
/// could.
TableCell unfinished(const CompareRow& row) {
  const auto number =
      row.uncounted + std::count_if(row.measurements.begin(), row.measurements.end(),
                                    [](const auto& m) { return m.unfinished; });
  return number == 0 ? TableCell{} : count(static_cast<double>(number));
}

TableCell density(const CompareRow& row) {
  Numbers shares;
  for (const Measurement& measurement : row.measurements) shares.push_back(measurement.density);
  const auto share = median(std::move(shares));
  return share ? TableCell{fmt::format("{:.3f}", *share), share} : TableCell{};
}

TableCell models_figure(const CompareRow& row) {
  const auto number = median(together(model_count<&ModelCount::models>(row)));
  if (!number || *number <= static_cast<double>(row.models)) return count(number);
  return {fmt::format(">{}", row.models), {}};
}

using Row = const CompareRow&;
constexpr auto none = CompareColumn::Best::none;
constexpr auto least = CompareColumn::Best::least;
constexpr auto most = CompareColumn::Best::most;
constexpr CompareColumn::Needs of_solver{"solve"};
constexpr CompareColumn::Needs of_seeds{"seeds"};
constexpr CompareColumn::Needs seeds_or_timeout{"seeds", "timeout"};
constexpr CompareColumn::Needs of_proofs{"proof-size"};
constexpr CompareColumn::Needs of_consistency{"consistency"};
constexpr CompareColumn::Needs of_completeness{"completeness"};
constexpr CompareColumn::Needs of_models{"models"};
using Profile = FormulaProfile;
using Measured = Measurement;
using Times = SolverTimes;
using Told = SolverStatistics;

/// A column of medians over all puzzles and runs.
template <auto SamplesOf, auto FigureOf = count>
constexpr CompareColumn medians(std::string_view name, std::string_view summary,
                                CompareColumn::Best best, int rank, CompareColumn::Needs needs = {},
                                bool always = false) {
  const auto figure = [](Row row) { return FigureOf(median(together(SamplesOf(row)))); };
  return {name, summary, false, best, rank, figure, needs, always, SamplesOf};
}

constexpr CompareColumn known_columns[] = {
    {"name", "encoding", true, none, 0,
     [](Row row) {
       return TableCell{row.encoding, {}};
     }},
    {"amo", "at-most-one method", true, none, 0,
     [](Row row) {
       return TableCell{row.amo, {}};
     }},
    {"reduce", "reduction", true, none, 0,
     [](Row row) {
       return TableCell{row.reduction, {}};
     }},
    {"reencode", "re-encoding", true, none, 0,
     [](Row row) {
       return TableCell{row.reencoding, {}};
     }},
    {"literal_order", "order of the literals in the chains of order variables", true, none, 0,
     [](Row row) {
       return TableCell{row.literal_order, {}};
     }},
    {"solver", "solver", true, none, 0,
     [](Row row) {
       return TableCell{row.solver, {}};
     }},
    {"rules", "rules of the board besides those on by default", true, none, 0,
     [](Row row) {
       return TableCell{row.rules, {}};
     }},
    {"size", "N", false, none, 0, [](Row row) { return count(row.size); }},
    {"puzzles", "number of puzzles", false, none, 0,
     [](Row row) { return count(static_cast<double>(row.measurements.size())); }},
    {"density", "givens by cells", false, none, 0, density},
    {"givens", "number of givens, of --givens", false, none, 0,
     [](Row row) { return row.givens < 0 ? TableCell{} : count(row.givens); }},
    {"seeds", "scrambled formulas of each puzzle", false, none, 0,
     [](Row row) { return row.seeds == 0 ? TableCell{} : count(row.seeds); }},
    medians<formula<&Profile::variables>>("variables", "variables, including auxiliary ones", least,
                                          2),
    medians<auxiliary>("auxiliary", "auxiliary variables", none, 9),
    medians<formula<&Profile::clauses>>("clauses", "clauses, including the givens", least, 1),
    medians<formula<&Profile::units>>("units", "clauses of one literal", none, 17),
    medians<formula<&Profile::binary>>("binary", "clauses of two literals", none, 15),
    medians<formula<&Profile::ternary>>("ternary", "clauses of three literals", none, 18),
    medians<formula<&Profile::longer>>("longer", "clauses of more literals", none, 16),
    medians<formula<&Profile::duplicates>>("duplicates", "repeated clauses", least, 14),
    medians<formula<&Profile::literals>>("literals", "literals in all clauses", least, 8),
    medians<formula<&Profile::bytes>>("bytes", "bytes of the DIMACS file without comments", least,
                                      13),
    medians<strength_cells<&Measured::units>>(
        "up_cells", "cells that unit propagation decides, givens included", most, 6),
    {"up_solved", "puzzles that unit propagation solves", false, most, 5,
     strength_solved<&Measured::units>},
    medians<strength_cells<&Measured::failed_literals>>(
        "fl_cells", "cells that failed literals decide", most, 7),
    {"fl_solved", "puzzles that failed literals solve", false, most, 5,
     strength_solved<&Measured::failed_literals>},
    medians<inferred<&Measured::consistency>, percent>(
        "consistency",
        "of the candidates that a constraint excludes by itself, the percentage that unit "
        "propagation excludes",
        most, 5, of_consistency),
    medians<inferred<&Measured::completeness>, percent>(
        "completeness",
        "of the literals that the formula implies, the percentage that unit propagation finds",
        most, 5, of_completeness),
    {"models", "models of the formula", false, least, 5, models_figure, of_models, false,
     model_count<&ModelCount::models>},
    medians<model_count<&ModelCount::solutions>>("solutions", "solutions of the puzzle", none, 5,
                                                 of_models),
    medians<phase<&Times::encode>, seconds>("encode_seconds", "reduction and clauses", least, 20,
                                            of_solver),
    medians<phase<&Times::write>, seconds>(
        "write_seconds", "writing the DIMACS file (external solvers)", least, 22, of_solver),
    medians<phase<&Times::load>, seconds>("load_seconds", "loading the clauses into the solver",
                                          least, 21, of_solver),
    medians<phase<&Times::solve>, seconds>(
        "solve_seconds", "the solver's own work; for an external solver, with reading the file",
        least, 10, of_solver),
    medians<total, seconds>("total_seconds", "all of that", least, 3, of_solver),
    {"total_q1_seconds", "lower quartile of the time over the runs of --seeds", false, least, 3,
     total_quartile<1>, of_seeds},
    {"total_q3_seconds", "upper quartile of the time over the runs of --seeds", false, least, 3,
     total_quartile<3>, of_seeds},
    {"par2_seconds", "mean time; a run without an answer counts as two time limits", false, least,
     4, par2, seeds_or_timeout},
    {"solved", "puzzles that the solver decided in every run", false, most, 12,
     [](Row row) { return puzzles_answered(row, true); }, of_solver},
    {"timeouts", "puzzles that the solver did not decide in time", false, least, 4,
     [](Row row) { return puzzles_answered(row, false); }, of_solver},
    {"failures", "puzzles on which the solver failed", false, least, 24, failures, of_solver},
    medians<statistic<&Told::conflicts>>("conflicts", "conflicts", least, 1, of_solver, true),
    {"conflicts_q1", "the lower quartile, of --seeds", false, least, 11, conflicts_quartile<1>,
     of_seeds},
    {"conflicts_q3", "the upper quartile, of --seeds", false, least, 11, conflicts_quartile<3>,
     of_seeds},
    of_pairs<in_conflicts, &Paired::median, difference_of_counts>(
        "conflicts_difference", "median of the paired differences from the first row's conflicts",
        "difference"),
    of_pairs<in_conflicts, &Paired::low, difference_of_counts>(
        "conflicts_low", "its 95 % interval by bootstrap", "low"),
    of_pairs<in_conflicts, &Paired::high, difference_of_counts>("conflicts_high", "its upper end",
                                                                "high"),
    of_pairs<in_conflicts, &Paired::p, probability>("conflicts_p",
                                                    "Wilcoxon's signed-rank test, two-sided", "p"),
    of_pairs<in_conflicts, &Paired::effect, correlation>(
        "conflicts_effect", "matched-pairs rank-biserial correlation", "effect"),
    of_pairs<in_seconds, &Paired::median, difference_of_seconds>(
        "total_difference_seconds", "the same five figures of the time"),
    of_pairs<in_seconds, &Paired::low, difference_of_seconds>("total_low_seconds", "likewise"),
    of_pairs<in_seconds, &Paired::high, difference_of_seconds>("total_high_seconds", "likewise"),
    of_pairs<in_seconds, &Paired::p, probability>("total_p", "likewise"),
    of_pairs<in_seconds, &Paired::effect, correlation>("total_effect", "likewise"),
    of_pairs<in_seconds, &Paired::pairs, number_of_pairs>("pairs", "pairs in these figures"),
    of_pairs<in_seconds, &Paired::censored, number_of_pairs>("censored",
                                                             "pairs with a run that had no answer"),
    medians<statistic<&Told::decisions>>("decisions", "decisions", least, 19, of_solver),
    medians<statistic<&Told::propagations>>("propagations", "propagations", least, 23, of_solver),
    medians<peak_memory, megabytes>("peak_megabytes", "peak memory of the process that solves",
                                    least, 26, of_solver),
    medians<proof<&ProofSize::lemmas>>("lemmas", "lemmas in the proof of uniqueness", least, 4,
                                       of_proofs),
    {"unfinished", "puzzles whose size, strength or proof was not found in time", false, none, 4,
     unfinished},
    medians<proof<&ProofSize::bytes>>("proof_bytes", "bytes of this proof, DRAT as text", least, 4,
                                      of_proofs),
    {"options", "options of the built-in solver that differ from the released program", true, none,
     99, [](Row row) { return TableCell{row.options, {}}; }},
};

}  // namespace

void pair_with_first(const std::vector<CompareRow>& rows, bool always, CompareRow& row) {
  if (row.is_virtual || (row.seeds == 0 && !always)) return;
  const auto first =
      std::ranges::find_if(rows, [&](const CompareRow& one) { return one.board == row.board; });
  if (first == rows.end()) return;
  constexpr auto conflicts = statistic<&SolverStatistics::conflicts>;
  row.conflicts_paired = paired_difference(conflicts(*first), conflicts(row), no_answer);
  row.seconds_paired = paired_difference(total(*first), total(row), no_answer);
}

std::optional<format::Quartiles> quartiles_of(const Samples& samples) {
  const Numbers numbers = together(samples);
  if (numbers.size() < min_for_quartiles) return std::nullopt;
  const double low = *quartile(numbers, 1);
  const double high = *quartile(numbers, 3);
  if (low >= no_answer) return std::nullopt;
  return format::Quartiles{low, high >= no_answer ? failed : high};
}

std::optional<double> median_of_runs(const std::vector<double>& runs) {
  const std::optional<double> number = median(runs);
  return number && *number < no_answer ? number : std::nullopt;
}

std::span<const CompareColumn> compare_columns() { return known_columns; }

CompareColumns all_compare_columns() {
  CompareColumns columns;
  for (const CompareColumn& column : compare_columns()) columns.push_back(&column);
  return columns;
}

}  // namespace sudoku_sat::report
