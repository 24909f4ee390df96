// The bounds are on what is kept in memory: constraints, values in lists, pairs of values in
// relations. A board that exceeds them is refused at the first constraint beyond.
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
  throw UsageError(fmt::format(
      "the rules need more than {} constraints on this board, which is too many", max_constraints));
}

template <class Constraint>
void add_to(std::vector<Constraint>& constraints, Constraint constraint) {
  require_room(constraints.size());
  constraints.push_back(std::move(constraint));
}

template <class Constraint, class Visit>
void for_each_cell(Constraint& constraint, const Visit& visit) {
  if constexpr (std::is_same_v<Constraint, Allowed>) {
    visit(constraint.cell);
  } else if constexpr (std::is_same_v<Constraint, PairRelation>) {
    visit(constraint.first);
    visit(constraint.second);
  } else {
    for (Cell& cell : constraint.cells) visit(cell);
  }
}

}  // namespace

void add(Constraints& out, AllDifferent constraint) {
  add_to(out.all_different, std::move(constraint));
}

void add(Constraints& out, PairRelation constraint) {
  add_to(out.relations, std::move(constraint));
}

void add(Constraints& out, Allowed constraint) {
  // Lists of one rule are about equally long, so the length of this one times their number is close
  // enough.
  require_room(out.allowed.size() * constraint.values.size() / (max_values / max_constraints));
  add_to(out.allowed, std::move(constraint));
}

void add_of_cells(const Constraints& pattern, const std::vector<Cell>& cells,
                  const ConstraintName& name, Constraints& out) {
  const auto add_all = [&](const auto& constraints, auto& to) {
    for (auto constraint : constraints) {
      static_cast<ConstraintName&>(constraint) = name;
      for_each_cell(constraint, [&](Cell& cell) { cell = cells[cell]; });
      add_to(to, std::move(constraint));
    }
  };
  add_all(pattern.all_different, out.all_different);
  add_all(pattern.allowed, out.allowed);
  add_all(pattern.relations, out.relations);
  add_all(pattern.sums, out.sums);
  add_all(pattern.sequences, out.sequences);
  add_all(pattern.formulas, out.formulas);
  add_all(pattern.checks, out.checks);
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
