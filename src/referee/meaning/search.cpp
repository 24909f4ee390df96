// Depth first, cell by cell. The cells of the clauses come first: once these are satisfied for
// certain, nothing else about them matters. Cells that no statement speaks of don't take their
// values one by one but in parts that the clauses can't tell apart, so a clause about the 5s of a
// row sees "5" and "another", and what is left to try is where the 5 is.
#include "search.hpp"

#include <algorithm>
#include <bit>

namespace sudoku_sat::meaning {

namespace {

constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

bool single(Values values) { return (values & (values - 1)) == 0; }

}  // namespace

bool ask(const Statement& statement, const Grid& grid, Steps& steps) {
  const long long before = statement.evaluated ? *statement.evaluated : 0;
  const bool holds = statement.holds(grid);
  steps.take(statement.evaluated ? 1 + *statement.evaluated - before : std::ssize(statement.cells));
  return holds;
}

void Steps::take(long long steps) {
  constexpr long long between_polls = 10'000;
  taken_ += steps;
  left_ -= steps;
  if (left_ < 0) throw OutOfSteps();
  if (taken_ - polled_ < between_polls || !effort_.poll) return;
  polled_ = taken_;
  effort_.poll();
}

Search::Search(const Facts& facts, const Clauses& clauses, const Group& group,
               std::vector<const Statement*> statements, bool by_values)
    : facts_(facts),
      propagation_(clauses, group),
      statements_(std::move(statements)),
      place_of_(static_cast<std::size_t>(facts.board().cell_count()), nowhere),
      grid_(place_of_.size(), referee::no_value) {
  std::vector<bool> one_by_one(place_of_.size(), by_values);
  for (const Statement* statement : statements_)
    for (const Cell cell : statement->cells) one_by_one[static_cast<std::size_t>(cell)] = true;
  // A clause alone is false with some values of its cells, and the others needn't be looked at.
  const bool alone = group.clauses.size() == 1 && group.definitions.empty();
  Clauses::Falsified falsified;
  if (alone) falsified = clauses.falsified(group.clauses[0]);
  const auto literals = clauses[group.clauses[0]];
  certainly_falsified_ =
      alone && std::ranges::all_of(literals, [&](int one) { return clauses.is_of_cell(one); });
  for (const Cell cell : propagation_.cells()) {
    const auto found = std::ranges::find(falsified, cell, &Clauses::Falsified::value_type::first);
    const bool limited = certainly_falsified_ && found != falsified.end();
    add_cell(cell, limited ? found->second : facts.domain(cell),
             one_by_one[static_cast<std::size_t>(cell)]);
  }
  group_cells_ = places_.size();
  for (const Statement* statement : statements_)
    for (const Cell cell : statement->cells)
      if (place_of_[static_cast<std::size_t>(cell)] == nowhere)
        add_cell(cell, facts.domain(cell), true);
  for (std::size_t i = 0; i < places_.size(); ++i) add_questions(i);
}

void Search::add_cell(Cell cell, Values values, bool one_by_one) {
  place_of_[static_cast<std::size_t>(cell)] = places_.size();
  Place place{cell, {}, {}, {}, {}};
  if (!one_by_one) {
    place.choices = propagation_.parts(places_.size(), values);
  } else {
    for (; values != 0; values &= values - 1) place.choices.push_back(values & (~values + 1));
  }
  places_.push_back(std::move(place));
  held_.push_back(facts_.domain(cell));
}

void Search::add_questions(std::size_t at) {
  Place& place = places_[at];
  for (std::size_t i = 0; i < at; ++i)
    if (facts_.different(places_[i].cell, place.cell)) place.different.push_back(i);
  for (const std::size_t number : facts_.full_units_of(place.cell)) {
    std::vector<std::size_t> unit;
    for (const Cell cell : facts_.full_units()[number])
      unit.push_back(place_of_[static_cast<std::size_t>(cell)]);
    if (std::ranges::find(unit, nowhere) != unit.end()) continue;
    place.full_units.push_back(units_.size());
    units_.push_back(std::move(unit));
  }
  for (const Statement* statement : statements_) {
    std::size_t last = 0;
    for (const Cell cell : statement->cells)
      last = std::max(last, place_of_[static_cast<std::size_t>(cell)]);
    if (last == at) place.statements.push_back(statement);
  }
}

std::optional<std::vector<std::pair<Cell, int>>> Search::run(Steps& steps) {
  steps_ = &steps;
  const bool consistent = propagation_.begin();
  if (!find(0, certainly_falsified_ || !consistent)) return std::nullopt;
  std::vector<std::pair<Cell, int>> found;
  for (std::size_t i = 0; i < places_.size(); ++i)
    found.emplace_back(places_[i].cell, facts_.number(std::countr_zero(held_[i])));
  return found;
}

/// Whether the values at the last place that has some agree with those before it.
bool Search::fits(std::size_t at) {
  const Place& place = places_[at];
  const Values held = held_[at];
  if (single(held))
    for (const std::size_t other : place.different)
      if (held_[other] == held) return false;
  for (const std::size_t unit : place.full_units) {
    Values in_unit = 0;
    for (const std::size_t other : units_[unit]) in_unit |= held_[other];
    if (in_unit != facts_.all_values()) return false;
  }
  grid_[static_cast<std::size_t>(place.cell)] = facts_.number(std::countr_zero(held));
  return std::ranges::all_of(place.statements, [&](const Statement* statement) {
    return ask(*statement, grid_, *steps_);
  });
}

bool Search::find(std::size_t at, bool falsified) {
  if (at == group_cells_ && !falsified) {
    const std::size_t depth = propagation_.depth();
    const bool fine = propagation_.can_be_completed([&] { steps_->take(); });
    propagation_.undo(depth);
    if (fine) return false;
    falsified = true;
  }
  if (at == places_.size()) return falsified;
  for (const Values choice : places_[at].choices) {
    steps_->take();
    held_[at] = choice;
    if (!fits(at)) continue;
    const std::size_t depth = propagation_.depth();
    const bool now = falsified || !propagation_.assign(at, choice);
    if (find(at + 1, now)) return true;
    propagation_.undo(depth);
  }
  held_[at] = facts_.domain(places_[at].cell);
  grid_[static_cast<std::size_t>(places_[at].cell)] = referee::no_value;
  return false;
}

}  // namespace sudoku_sat::meaning
