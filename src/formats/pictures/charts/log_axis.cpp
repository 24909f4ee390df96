// Logarithmic axes. The round numbers 1, 2, 5, 10, 20, ... are numbered, 1 being number 0: three
// for each power of ten. Logarithms only place things; which round numbers lie in a range is
// decided by comparing the numbers themselves, so that 1000 never misses its own tick by a rounding
// error.
#include "log_axis.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <string_view>

namespace sudoku_sat::format {

namespace {

constexpr double least = 1e-17;
constexpr double greatest = 1e17;
constexpr int steps = 3;            ///< round numbers in a power of ten
constexpr int few_round_ticks = 7;  ///< more of them are not needed: powers of ten will do

int exponent_of(int number) { return (number >= 0 ? number : number - steps + 1) / steps; }

int leading_digit(int number) {
  return std::array{1, 2, 5}[static_cast<std::size_t>(number - steps * exponent_of(number))];
}

double round_number(int number) {
  double power = 1;
  for (int i = std::abs(exponent_of(number)); i > 0; --i) power *= 10;
  return number >= 0 ? leading_digit(number) * power : leading_digit(number) / power;
}

int number_below(double value) {
  int number = steps * static_cast<int>(std::floor(std::log10(value))) - steps;
  while (round_number(number + 1) <= value) ++number;
  return number;
}

int number_above(double value) {
  const int below = number_below(value);
  return round_number(below) < value ? below + 1 : below;
}

std::string tick_text(int number) {
  constexpr std::array<std::string_view, 5> units{"", "k", "M", "G", "T"};
  const int exponent = exponent_of(number);
  const int digit = leading_digit(number);
  if (exponent < -6 || exponent >= steps * static_cast<int>(units.size())) {
    return fmt::format("{}e{}", digit, exponent);
  }
  if (exponent < 0) return fmt::format("0.{:0>{}}", digit, -exponent);
  return fmt::format("{:0<{}}{}", digit, exponent % 3 + 1,
                     units[static_cast<std::size_t>(exponent / 3)]);
}

/// The round numbers from `first` to `last`, every `stride`-th.
std::vector<Tick> ticks(int first, int last, int stride) {
  std::vector<Tick> result;
  for (int i = first; i <= last; i += stride) result.push_back({round_number(i), tick_text(i)});
  return result;
}

}  // namespace

bool on_log_axis(double value) { return value >= least && value <= greatest; }

double round_down(double value) { return round_number(number_below(value)); }

double round_up(double value) { return round_number(number_above(value)); }

double power_below(double value) { return round_number(steps * exponent_of(number_below(value))); }

LogAxis::LogAxis(double low, double high, double from, double to)
    : low_(std::log10(low)), high_(std::log10(high)), from_(from), to_(to) {}

double LogAxis::position(double value) const {
  if (high_ <= low_) return (from_ + to_) / 2;
  return from_ + (std::log10(value) - low_) / (high_ - low_) * (to_ - from_);
}

std::vector<Tick> power_ticks(double low, double high, int most) {
  const int first = exponent_of(number_above(low) + steps - 1);
  const int last = exponent_of(number_below(high));
  const int stride = (last - first) / std::max(most, 1) + 1;
  return ticks(steps * first, steps * last, steps * stride);
}

std::vector<Tick> round_ticks(double low, double high, int most) {
  const int first = number_above(low);
  const int last = number_below(high);
  if (last - first < std::min(few_round_ticks, most)) return ticks(first, last, 1);
  return power_ticks(low, high, most);
}

}  // namespace sudoku_sat::format
