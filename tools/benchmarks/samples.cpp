#include "samples.hpp"

#include <algorithm>

namespace sudoku_sat::bench {

double median(std::vector<double> figures) {
  std::sort(figures.begin(), figures.end());
  const std::size_t half = figures.size() / 2;
  if (figures.size() % 2 == 1) return figures[half];
  return (figures[half - 1] + figures[half]) / 2;
}

Spread spread_of(std::span<const double> figures) {
  const auto [least, most] = std::minmax_element(figures.begin(), figures.end());
  return {median({figures.begin(), figures.end()}), *least, *most};
}

double median_ratio(std::span<const double> ours, std::span<const double> theirs) {
  std::vector<double> ratios;
  for (std::size_t turn = 0; turn < ours.size(); ++turn) {
    if (theirs[turn] > 0) ratios.push_back(ours[turn] / theirs[turn]);
  }
  return ratios.empty() ? 0 : median(std::move(ratios));
}

}  // namespace sudoku_sat::bench
