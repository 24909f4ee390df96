// What columns are the medians of: a number for each puzzle that has one, taken from its
// measurement.
#pragma once

#include <limits>
#include <optional>

#include "columns.hpp"

namespace sudoku_sat::report {

/// In place of a number: no answer in time, and a failure.
inline constexpr double timed_out = no_answer;
inline constexpr double failed = std::numeric_limits<double>::infinity();

/// What `of` gives for each puzzle, nothing for some of them.
template <class Of>
Samples over_puzzles(const CompareRow& row, Of of) {
  Samples samples;
  if (row.is_virtual) return samples;
  for (const Measurement& measurement : row.measurements) {
    std::vector<double>& numbers = samples.emplace_back();
    if (const auto number = of(measurement)) numbers.push_back(static_cast<double>(*number));
  }
  return samples;
}

/// A member of the formula's profile.
template <auto Member>
Samples formula(const CompareRow& row) {
  return over_puzzles(row, [](const Measurement& measurement) {
    return std::optional<std::uint64_t>(measurement.formula.*Member);
  });
}

inline Samples auxiliary(const CompareRow& row) {
  return over_puzzles(row, [](const Measurement& measurement) {
    return std::optional(measurement.formula.variables - measurement.cell_variables);
  });
}

/// The number of cells that an inference decides.
template <auto Member>
Samples strength_cells(const CompareRow& row) {
  return over_puzzles(row, [](const Measurement& measurement) {
    const std::optional<Strength>& strength = measurement.*Member;
    return strength ? std::optional(strength->cells) : std::nullopt;
  });
}

/// How much of what is implied unit propagation finds, in percent; nothing if nothing is.
template <auto Member>
Samples inferred(const CompareRow& row) {
  return over_puzzles(row, [](const Measurement& measurement) -> std::optional<double> {
    const std::optional<Inferred>& part = measurement.*Member;
    if (!part || part->implied == 0) return std::nullopt;
    return 100 * static_cast<double>(part->found) / static_cast<double>(part->implied);
  });
}

template <auto Member>
Samples model_count(const CompareRow& row) {
  return over_puzzles(row, [](const Measurement& measurement) {
    return measurement.models ? std::optional((*measurement.models).*Member) : std::nullopt;
  });
}

template <auto Member>
Samples proof(const CompareRow& row) {
  return over_puzzles(row, [](const Measurement& measurement) -> std::optional<double> {
    if (measurement.proof_stopped) return timed_out;
    if (!measurement.proof_failure.empty()) return failed;
    if (!measurement.proof) return std::nullopt;
    return static_cast<double>((*measurement.proof).*Member);
  });
}

}  // namespace sudoku_sat::report
