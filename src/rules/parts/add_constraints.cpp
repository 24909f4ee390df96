// The bounds are on what is kept in memory: constraints, values in lists, pairs of values in
// relations. A board above them is refused at the first constraint too many.
#include "add_constraints.hpp"

#include <fmt/format.h>

namespace sudoku_sat::rule {

namespace {

/// Some hundred bytes each, and each becomes as many clauses as there are values, or more.
constexpr std::size_t max_constraints = 2'000'000;
/// Values in lists of what cells may hold, two bytes each; relations take a quarter of a byte for
/// each pair of values.
constexpr std::size_t max_values = 100'000'000;
constexpr std::size_t max_pairs_of_values = 500'000'000;

void require_room(std::size_t constraints) {
  poll_limits(64);
  if (constraints < max_constraints) return;
  throw UsageError(
      fmt::format("the rules say more than {} things of this board: too many", max_constraints));
}

}  // namespace

void add(Constraints& out, AllDifferent constraint) {
  require_room(out.all_different.size());
  out.all_different.push_back(std::move(constraint));
}

void add(Constraints& out, PairRelation constraint) {
  require_room(out.relations.size());
  out.relations.push_back(std::move(constraint));
}

void add(Constraints& out, Allowed constraint) {
  require_room(out.allowed.size());
  // Lists of one rule are about equally long, so the length of this one times their number is close
  // enough.
  require_room(out.allowed.size() * constraint.values.size() / (max_values / max_constraints));
  out.allowed.push_back(std::move(constraint));
}

void relate_neighbours(const ConstraintName& name, const std::vector<Cell>& line,
                       const Relation& relation, Constraints& out) {
  for (std::size_t i = 1; i < line.size(); ++i) {
    add(out, PairRelation{name, line[i - 1], line[i], relation});
  }
}

void check_relation_memory(const Geometry& geometry, std::size_t count) {
  const auto size = static_cast<std::size_t>(geometry.size());
  if (count * size * size <= max_pairs_of_values) return;
  throw UsageError(
      fmt::format("the lines of a rule have {} different lengths or differences: "
                  "too many for {} values",
                  count, size));
}

}  // namespace sudoku_sat::rule
