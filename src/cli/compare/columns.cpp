// Figures of many puzzles are medians, those of solvers over all their runs: the upper one of the
// two in the middle, so that a median is a figure that was measured; quartiles likewise. A run
// without an answer counts as longer than all others, a failure as longer still, so neither is ever
// averaged away: where half of the runs ended so, that is the median.
#include "columns.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace sudoku_sat {

namespace {

using Numbers = std::vector<double>;

constexpr double timed_out = std::numeric_limits<double>::max();
constexpr double failed = std::numeric_limits<double>::infinity();

/// The first, second or third quartile.
std::optional<double> quartile(Numbers numbers, std::size_t which) {
  if (numbers.empty()) return std::nullopt;
  const auto place = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() * which / 4);
  std::nth_element(numbers.begin(), place, numbers.end());
  return *place;
}

std::optional<double> median(Numbers numbers) { return quartile(std::move(numbers), 2); }

/// What stands there instead of a number of so many decimals.
Figure figure_of(std::optional<double> number, int decimals) {
  if (!number) return {};
  if (*number == timed_out) return {"timeout", {}};
  if (*number == failed) return {"failed", {}};
  return {fmt::format("{:.{}f}", *number, decimals), number};
}

Figure count(std::optional<double> number) { return figure_of(number, 0); }

Figure seconds(std::optional<double> number) {
  return figure_of(number, number && *number < 1 ? 5 : 2);
}

/// The median over the puzzles for which `of` gives a figure.
template <class Of>
std::optional<double> over_puzzles(const CompareRow& row, Of of) {
  Numbers numbers;
  for (const Measurement& measurement : row.measurements) {
    if (const auto number = of(measurement)) numbers.push_back(static_cast<double>(*number));
  }
  return median(std::move(numbers));
}

/// The median of a member of the formula's profile.
template <auto Member>
Figure formula(const CompareRow& row) {
  return count(over_puzzles(row, [](const Measurement& measurement) -> std::optional<double> {
    const std::optional<std::uint64_t> number = measurement.formula.*Member;
    if (!number) return std::nullopt;
    return static_cast<double>(*number);
  }));
}

Figure auxiliary(const CompareRow& row) {
  return count(over_puzzles(row, [](const Measurement& measurement) {
    return std::optional(measurement.formula.variables - measurement.cell_variables);
  }));
}

/// The median number of cells that an inference decides.
template <auto Member>
Figure strength_cells(const CompareRow& row) {
  return count(over_puzzles(row, [](const Measurement& measurement) -> std::optional<double> {
    const std::optional<Strength>& strength = measurement.*Member;
    if (!strength) return std::nullopt;
    return static_cast<double>(strength->cells);
  }));
}

/// Number of puzzles that an inference solves.
template <auto Member>
Figure strength_solved(const CompareRow& row) {
  std::optional<double> solved;
  for (const Measurement& measurement : row.measurements) {
    const std::optional<Strength>& strength = measurement.*Member;
    if (strength) solved = solved.value_or(0) + (strength->solved ? 1 : 0);
  }
  return count(solved);
}

/// What `of` gives for each run of the solver on any of the puzzles; `failed` for a failure.
template <class Of>
Numbers of_runs(const CompareRow& row, Of of) {
  Numbers numbers;
  if (row.solver.empty()) return numbers;
  for (const Measurement& measurement : row.measurements) {
    for (const SolverTimes& times : measurement.solvers[row.solver_index].times) {
      const std::optional<double> number = times.failure.empty() ? of(times) : failed;
      if (number) numbers.push_back(*number);
    }
  }
  return numbers;
}

template <class Of>
std::optional<double> over_runs(const CompareRow& row, Of of) {
  return median(of_runs(row, of));
}

bool answered(const SolverTimes& times) { return times.answer != Answer::unknown; }

/// A phase that did not end counts as infinitely long; a phase that a run with an answer does not
/// have gives no time.
template <auto Member>
Figure phase(const CompareRow& row) {
  return seconds(over_runs(row, [](const SolverTimes& times) {
    const std::optional<double> time = times.*Member;
    return time || answered(times) ? time : timed_out;
  }));
}

std::optional<double> total_of(const SolverTimes& times) {
  return answered(times) ? times.total() : timed_out;
}

Figure total(const CompareRow& row) { return seconds(over_runs(row, total_of)); }

/// A figure of the solver's work. Without an answer it says too little, so such a run counts as a
/// time-out; runs without the figure are left out.
template <auto Member>
std::optional<double> statistic_of(const SolverTimes& times) {
  const std::optional<std::int64_t> number = times.statistics.*Member;
  if (!number) return std::nullopt;
  return answered(times) ? static_cast<double>(*number) : timed_out;
}

template <auto Member>
Figure statistic(const CompareRow& row) {
  return count(over_runs(row, statistic_of<Member>));
}

/// Quartiles, of scrambled formulas: of a few runs they say nothing.
template <std::size_t Which>
Figure total_quartile(const CompareRow& row) {
  return row.seeds == 0 ? Figure{} : seconds(quartile(of_runs(row, total_of), Which));
}

template <std::size_t Which>
Figure conflicts_quartile(const CompareRow& row) {
  if (row.seeds == 0) return {};
  return count(quartile(of_runs(row, statistic_of<&SolverStatistics::conflicts>), Which));
}

/// The mean of the times, a run without an answer counted as two time-outs (PAR-2, as the SAT
/// competitions have it). Without a time-out there is none where a run had no answer.
Figure par2(const CompareRow& row) {
  if (row.seeds == 0 && !row.timeout) return {};
  const Numbers numbers = of_runs(row, total_of);
  double sum = 0;
  for (const double number : numbers) {
    const bool open = number == timed_out || number == failed;
    if (open && !row.timeout) return {};
    sum += open ? 2 * *row.timeout : number;
  }
  if (numbers.empty()) return {};
  return seconds(sum / static_cast<double>(numbers.size()));
}

Figure peak_memory(const CompareRow& row) {
  return figure_of(over_runs(row,
                             [](const SolverTimes& times) -> std::optional<double> {
                               if (!answered(times)) return timed_out;
                               return times.peak_megabytes;
                             }),
                   1);
}

/// Number of puzzles in which a run of the solver had an answer, or had none.
Figure puzzles_answered(const CompareRow& row, bool wanted) {
  if (row.solver.empty()) return {};
  return count(static_cast<double>(
      std::count_if(row.measurements.begin(), row.measurements.end(), [&](const Measurement& m) {
        const SolverRuns& runs = m.solvers[row.solver_index];
        const bool all = std::all_of(runs.times.begin(), runs.times.end(), answered);
        return runs.failure.empty() && all == wanted;
      })));
}

Figure failures(const CompareRow& row) {
  if (row.solver.empty()) return {};
  return count(static_cast<double>(std::count_if(
      row.measurements.begin(), row.measurements.end(),
      [&](const Measurement& m) { return !m.solvers[row.solver_index].failure.empty(); })));
}

/// Number of puzzles of which something could not be measured in time; nothing where all could.
Figure unfinished(const CompareRow& row) {
  const auto number =
      row.uncounted + std::count_if(row.measurements.begin(), row.measurements.end(),
                                    [](const auto& m) { return m.unfinished; });
  return number == 0 ? Figure{} : count(static_cast<double>(number));
}

template <auto Member>
Figure proof(const CompareRow& row) {
  return count(over_puzzles(row, [](const Measurement& measurement) -> std::optional<double> {
    if (measurement.proof_stopped) return timed_out;
    if (!measurement.proof_failure.empty()) return failed;
    if (!measurement.proof) return std::nullopt;
    return static_cast<double>((*measurement.proof).*Member);
  }));
}

Figure density(const CompareRow& row) {
  const auto share =
      over_puzzles(row, [](const Measurement& m) { return std::optional(m.density); });
  return share ? Figure{fmt::format("{:.3f}", *share), share} : Figure{};
}

using Row = const CompareRow&;
constexpr auto none = CompareColumn::Best::none;
constexpr auto least = CompareColumn::Best::least;
constexpr auto most = CompareColumn::Best::most;
constexpr CompareColumn::Needs of_seeds{"seeds"};
constexpr CompareColumn::Needs seeds_or_timeout{"seeds", "timeout"};
constexpr CompareColumn::Needs of_proofs{"proofs"};
using Profile = FormulaProfile;
using Measured = Measurement;
using Times = SolverTimes;
using Told = SolverStatistics;

constexpr CompareColumn table[] = {
    {"name", "encoding", true, none, 0,
     [](Row row) {
       return Figure{row.encoding, {}};
     }},
    {"amo", "at-most-one method", true, none, 0,
     [](Row row) {
       return Figure{row.amo, {}};
     }},
    {"reduce", "reduction", true, none, 0,
     [](Row row) {
       return Figure{row.reduction, {}};
     }},
    {"solver", "solver", true, none, 0,
     [](Row row) {
       return Figure{row.solver, {}};
     }},
    {"size", "N", false, none, 0, [](Row row) { return count(row.size); }},
    {"puzzles", "number of puzzles", false, none, 0,
     [](Row row) { return count(static_cast<double>(row.measurements.size())); }},
    {"density", "givens by cells", false, none, 0, density},
    {"givens", "number of givens, of --givens", false, none, 0,
     [](Row row) { return row.givens < 0 ? Figure{} : count(row.givens); }},
    {"seeds", "scrambled formulas of each puzzle", false, none, 0,
     [](Row row) { return row.seeds == 0 ? Figure{} : count(row.seeds); }},
    {"variables", "variables, auxiliary ones included", false, least, 2,
     formula<&Profile::variables>},
    {"auxiliary", "auxiliary variables", false, none, 9, auxiliary},
    {"clauses", "clauses, the givens' included", false, least, 1, formula<&Profile::clauses>},
    {"units", "clauses of one literal", false, none, 17, formula<&Profile::units>},
    {"binary", "clauses of two literals", false, none, 15, formula<&Profile::binary>},
    {"ternary", "clauses of three literals", false, none, 18, formula<&Profile::ternary>},
    {"longer", "clauses of more literals", false, none, 16, formula<&Profile::longer>},
    {"duplicates", "clauses that stand there already", false, least, 14,
     formula<&Profile::duplicates>},
    {"literals", "literals in all clauses", false, least, 8, formula<&Profile::literals>},
    {"bytes", "bytes of the DIMACS file without comments", false, least, 13,
     formula<&Profile::bytes>},
    {"up_cells", "cells that unit propagation decides, givens included", false, most, 6,
     strength_cells<&Measured::units>},
    {"up_solved", "puzzles that unit propagation solves", false, most, 5,
     strength_solved<&Measured::units>},
    {"fl_cells", "cells that failed literals decide", false, most, 7,
     strength_cells<&Measured::failed_literals>},
    {"fl_solved", "puzzles that failed literals solve", false, most, 5,
     strength_solved<&Measured::failed_literals>},
    {"encode_seconds", "reduction and clauses", false, least, 20, phase<&Times::encode>},
    {"write_seconds", "writing the DIMACS file, of a program", false, least, 22,
     phase<&Times::write>},
    {"load_seconds", "handing the clauses to the solver", false, least, 21, phase<&Times::load>},
    {"solve_seconds", "the solver's own work, of a program with reading the file", false, least, 10,
     phase<&Times::solve>},
    {"total_seconds", "all of that", false, least, 3, total},
    {"total_q1_seconds", "a quarter of the runs took no longer, of --seeds", false, least, 3,
     total_quartile<1>, of_seeds},
    {"total_q3_seconds", "a quarter of the runs took no less, of --seeds", false, least, 3,
     total_quartile<3>, of_seeds},
    {"par2_seconds", "mean time, two time-outs for a run without an answer", false, least, 4, par2,
     seeds_or_timeout},
    {"solved", "puzzles that the solver decided in every run", false, most, 12,
     [](Row row) { return puzzles_answered(row, true); }},
    {"timeouts", "puzzles that it didn't", false, least, 4,
     [](Row row) { return puzzles_answered(row, false); }},
    {"failures", "puzzles in which the solver failed", false, least, 24, failures},
    {"conflicts", "conflicts", false, least, 1, statistic<&Told::conflicts>, {}, true},
    {"conflicts_q1", "the lower quartile, of --seeds", false, least, 11, conflicts_quartile<1>,
     of_seeds},
    {"conflicts_q3", "the upper quartile, of --seeds", false, least, 11, conflicts_quartile<3>,
     of_seeds},
    {"decisions", "decisions", false, least, 19, statistic<&Told::decisions>},
    {"propagations", "propagations", false, least, 23, statistic<&Told::propagations>},
    {"peak_megabytes", "peak memory of the process that solves", false, least, 26, peak_memory},
    {"lemmas", "lemmas in the proof of uniqueness", false, least, 4, proof<&ProofSize::lemmas>,
     of_proofs},
    {"unfinished", "puzzles whose size, strength or proof was not found in time", false, none, 4,
     unfinished},
    {"proof_bytes", "bytes of this proof, DRAT as text", false, least, 4, proof<&ProofSize::bytes>,
     of_proofs},
    {"options", "options that the solver in the process is made with", true, none, 99,
     [](Row row) {
       return Figure{row.options, {}};
     }},
};

}  // namespace

std::span<const CompareColumn> compare_columns() { return table; }

}  // namespace sudoku_sat
