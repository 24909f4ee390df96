#include "harder_givens.hpp"

#include <algorithm>

#include "propagate/probing.hpp"

namespace sudoku_sat::generate {

namespace {

constexpr std::size_t max_added = 3;
/// A puzzle may lose this part of its hardness: else the search soon comes to an end.
constexpr std::uint64_t slack = 8;
/// Rounds that the candidates count for which no round excludes.
constexpr std::uint64_t rounds_of_stuck = 3;

}  // namespace

HarderGivens::HarderGivens(AlternativeSolutions& alternatives, const std::vector<CellGroup>& groups,
                           CellSet givens, std::size_t least, Random& random, const Limits& limits)
    : alternatives_(alternatives),
      groups_(groups),
      givens_(std::move(givens)),
      least_(least),
      random_(random),
      limits_(limits),
      hardness_(hardness(givens_)),
      most_(hardness_) {}

CellSet HarderGivens::next() {
  CellSet givens = exchanged();
  const std::uint64_t hardness = this->hardness(givens);
  idle_ = hardness > most_ ? 0 : idle_ + 1;
  most_ = std::max(most_, hardness);
  if (hardness >= hardness_ - hardness_ / slack) {
    givens_ = givens;
    hardness_ = hardness;
  }
  return givens;
}

/// Those that are added are the last to be taken away.
CellSet HarderGivens::exchanged() {
  GroupOrder given;
  GroupOrder others;
  for (const CellGroup& group : groups_) {
    (givens_.has(group.front()) ? given : others).push_back(group);
  }
  random_.shuffle(given);
  random_.shuffle(others);
  others.resize(std::min(others.size(), 1 + random_.below(max_added)));
  CellSet all = givens_;
  for (const std::span<const Cell> group : others) {
    all.add(group);
    given.push_back(group);
  }
  return MinimalGivens(alternatives_, std::nullopt, nullptr, limits_).find(all, given, least_);
}

std::uint64_t HarderGivens::hardness(const CellSet& givens) const {
  const Grid& solution = alternatives_.solution();
  propagation::Propagation state(*alternatives_.board(), limits_);
  state.decide_all(values_on(givens, solution));
  std::uint64_t sum = 0;
  while (!state.complete()) {
    sum += state.candidates().open();
    if (!propagation::exclude_failed(state, solution)) {
      return sum + (rounds_of_stuck - 1) * state.candidates().open();
    }
  }
  return sum;
}

}  // namespace sudoku_sat::generate
