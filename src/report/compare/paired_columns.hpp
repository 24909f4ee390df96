// Columns of how a row differs from the first one, with the interval, the test and the effect size.
#pragma once

#include <fmt/format.h>

#include <cmath>

#include "columns.hpp"

namespace sudoku_sat::report {

using Paired = PairedDifference;
using PairedOfRow = std::optional<Paired> CompareRow::*;

inline constexpr auto in_conflicts = &CompareRow::conflicts_paired;
inline constexpr auto in_seconds = &CompareRow::seconds_paired;

/// A median of integers can be a half.
inline TableCell difference_of_counts(double number) {
  return {fmt::format("{:.{}f}", number, number == std::floor(number) ? 0 : 1), number};
}
inline TableCell difference_of_seconds(double number) {
  return {fmt::format("{:.{}f}", number, std::abs(number) < 1 ? 5 : 2), number};
}
inline TableCell probability(double number) { return {fmt::format("{:.2g}", number), number}; }
inline TableCell correlation(double number) { return {fmt::format("{:.2f}", number), number}; }
inline TableCell number_of_pairs(double number) { return {fmt::format("{:g}", number), number}; }

/// A figure; none for the first row.
template <PairedOfRow Of, auto Member, auto FigureOf>
TableCell paired_figure(const CompareRow& row) {
  const std::optional<Paired>& difference = row.*Of;
  if (!difference) return {};
  const auto number = static_cast<double>((*difference).*Member);
  if (std::isinf(number)) return {number < 0 ? "-timeout" : "timeout", {}};
  return FigureOf(number);
}

/// `label`: in tables, where the differences of conflicts are always shown.
template <PairedOfRow Of, auto Member, auto FigureOf>
constexpr CompareColumn of_pairs(std::string_view name, std::string_view summary,
                                 std::string_view label = {}) {
  CompareColumn column{name,
                       summary,
                       false,
                       CompareColumn::Best::none,
                       label.empty() ? 25 : 1,
                       paired_figure<Of, Member, FigureOf>};
  column.needs = {"paired", "seeds"};
  column.always = !label.empty();
  column.label = label;
  return column;
}

}  // namespace sudoku_sat::report
