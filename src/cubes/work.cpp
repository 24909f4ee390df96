// The size of a search tree estimated by random dives (Knuth, Estimating the efficiency of
// backtrack programs, 1975): the product of the numbers of children on the way to a random leaf. Of
// several dives the mean of the logarithms is taken: the mean of the products, without bias, would
// be that of its one largest by far. A dive has a number of decisions, not of seconds, so that
// the estimate is the same everywhere; one that is cut off is prolonged at the pace of its
// candidates. Logarithms are fixed-point numbers made of whole ones, for the same reason.
//
// A solver that learns clauses, as one works on large boards, needs no such tree: of 16 cubes of a
// 64x64 board the one that dives gave the least work, after one decision, took more than fourteen
// minutes, those after six to nine decisions, which they gave the most, 0.1 to 17 s. There the
// candidates that are left are the measure.
#include "work.hpp"

#include <bit>

namespace sudoku_sat {

namespace {

constexpr int dives = 6;
constexpr int most_decisions = 64;
constexpr int smallest_for_candidates = 36;
/// So many candidates less halve the work, roughly, as more and more givens of that board did.
constexpr std::uint64_t candidates_to_halve = 32;

/// In units of 1/65536. Requires: number > 0.
std::uint64_t log2_of(std::uint64_t number) {
  constexpr int bits = 16;
  const auto whole = static_cast<int>(std::bit_width(number)) - 1;
  // From 1 to below 2, with 31 bits behind the point; squared, it says the next bit.
  std::uint64_t rest = (number << (63 - whole)) >> 32;
  auto log = static_cast<std::uint64_t>(whole);
  for (int bit = 0; bit < bits; ++bit) {
    rest = (rest * rest) >> 31;
    const std::uint64_t next = rest >> 32;
    rest >>= next;
    log = 2 * log + next;
  }
  return log;
}

Value any_value(const Propagation& state, Cell cell, Random& random) {
  std::size_t left = random.below(static_cast<std::size_t>(state.candidates().count(cell)));
  Value value = value_after(state, cell, 0);
  for (; left > 0; --left) value = value_after(state, cell, value);
  return value;
}

std::uint64_t dive(Propagation state, Random& random) {
  const std::uint64_t open = state.candidates().open();
  std::uint64_t log = 0;
  for (int decisions = 0; !state.complete(); ++decisions) {
    state.limits().check();
    const std::uint64_t left = state.candidates().open();
    if (decisions == most_decisions) return log / (open - left) * open;
    const Cell cell = state.tightest();
    log += log2_of(static_cast<std::uint64_t>(state.candidates().count(cell)));
    if (!state.decide(cell, any_value(state, cell, random))) break;
  }
  return log;
}

}  // namespace

std::uint64_t estimated_work(const Propagation& state, Random& random) {
  if (state.complete()) return 0;
  if (state.size() >= smallest_for_candidates) {
    return (state.candidates().open() << 16) / candidates_to_halve;
  }
  std::uint64_t sum = 0;
  for (int i = 0; i < dives; ++i) sum += dive(state, random);
  return sum / dives + 1;
}

}  // namespace sudoku_sat
