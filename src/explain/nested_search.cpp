// A candidate that unit propagation does not refute is supposed, and then others one after the
// other: what propagation refutes among them is excluded, until nothing is left of the board. All
// 9x9 Sudokus that were ever published are solved that way, so no deeper search is needed there (D.
// Berthier, Pattern-Based Constraint Satisfaction and Logic Puzzles, 2012: "T&E(2)"). Candidates of
// cells that have few come first: if one of two is excluded, the other one holds.
#include "nested_search.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace sudoku_sat {

namespace {

/// Literals made true in one search, after which it ends with what it has: a fraction of a second.
constexpr std::uint64_t most_work = 3'000'000;
/// Likewise where it has as many as it should find.
constexpr std::uint64_t most_work_for_better = 600'000;
/// Candidates refuted on the way to one.
constexpr std::size_t most_refuted = 60;

}  // namespace

NestedSearch::NestedSearch(const ReasonedClauses& clauses, int size, std::size_t cells)
    : size_(size), cells_(cells) {
  propagator_.new_vars(clauses.variables);
  propagator_.add({.literals = clauses.literals, .clauses = clauses.reasons.size()});
}

std::vector<NestedSearch::Found> NestedSearch::find(std::span<const Lit> facts, std::size_t count,
                                                    const Limits& limits) {
  std::vector<Found> found;
  work_ = 0;
  if (!propagator_.restart(limits)) return found;
  for (const Lit fact : facts) propagator_.assume(index_of(fact));
  if (!propagator_.propagate(limits)) return found;
  std::size_t most = most_refuted;
  for (const Lit literal : open_candidates()) {
    if (work_ > (found.size() < count ? most_work : most_work_for_better)) break;
    auto refuted = refute(literal, most, limits);
    if (!refuted) continue;
    found.push_back({literal, std::move(*refuted)});
    std::stable_sort(found.begin(), found.end(), [](const Found& a, const Found& b) {
      return a.refuted.size() < b.refuted.size();
    });
    if (found.size() < count) continue;
    found.resize(count);
    most = found.back().refuted.size();
  }
  return found;
}

/// Those of cells with the fewest come first.
std::vector<Lit> NestedSearch::open_candidates() const {
  const Assignment& assignment = propagator_.assignment();
  std::vector<std::pair<std::size_t, Lit>> open;
  for (std::size_t cell = 0; cell < cells_; ++cell) {
    const std::size_t begin = open.size();
    const Lit first = static_cast<Lit>(cell) * size_ + 1;
    for (Lit literal = first; literal < first + size_; ++literal) {
      if (assignment.is_open(index_of(literal))) open.emplace_back(0, literal);
    }
    for (std::size_t i = begin; i < open.size(); ++i) open[i].first = open.size() - begin;
  }
  std::stable_sort(open.begin(), open.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<Lit> literals;
  for (const auto& [candidates, literal] : open) literals.push_back(literal);
  return literals;
}

/// What is refuted on the way; no value where that does not lead to a contradiction, or takes more
/// than `most`.
std::optional<std::vector<Lit>> NestedSearch::refute(Lit literal, std::size_t most,
                                                     const Limits& limits) {
  const std::size_t begin = propagator_.assignment().size();
  std::vector<Lit> refuted;
  bool contradiction = !holds_with(literal, limits);
  bool more = true;
  while (!contradiction && more && work_ <= most_work) {
    more = false;
    for (const Lit other : open_candidates()) {
      if (refuted.size() > most) break;
      if (!propagator_.assignment().is_open(index_of(other))) continue;
      const std::size_t before = propagator_.assignment().size();
      const bool holds = holds_with(other, limits);
      propagator_.undo(before);
      if (holds) continue;
      more = true;
      refuted.push_back(other);
      contradiction = !holds_with(-other, limits);
      if (contradiction) break;
    }
    if (refuted.size() > most) break;
  }
  propagator_.undo(begin);
  if (!contradiction || refuted.size() > most) return std::nullopt;
  return refuted;
}

bool NestedSearch::holds_with(Lit literal, const Limits& limits) {
  const std::size_t before = propagator_.assignment().size();
  const bool holds = propagator_.assume(index_of(literal)) && propagator_.propagate(limits);
  work_ += propagator_.assignment().size() - before;
  return holds;
}

}  // namespace sudoku_sat
