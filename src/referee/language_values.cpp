// Values of the rule language, and what an evaluation reads of them.
#include <string>
#include <utility>

#include "language_evaluator.hpp"

namespace sudoku_sat::referee::language {

Value number_value(long long number) { return {Value::Kind::number, number, {}, {}}; }
Value truth_value(bool truth) { return {Value::Kind::truth, truth ? 1 : 0, {}, {}}; }
Value cell_value(Cell cell) { return {Value::Kind::cell, cell, {}, {}}; }
Value list_value(Values items) {
  return {Value::Kind::list, 0, {}, std::make_shared<const Values>(std::move(items))};
}

Values items_of(const Value& value) {
  return value.kind == Value::Kind::list ? *value.items : Values{value};
}

void flatten(const Value& value, Values& into) {
  if (value.kind != Value::Kind::list) return into.push_back(value);
  for (const Value& item : *value.items) flatten(item, into);
}

long long Evaluation::number(const Value& value) {
  switch (value.kind) {
    case Value::Kind::number:
      return value.number;
    case Value::Kind::cell:
      ++reads_;
      if (noted_ != nullptr) noted_->cells.insert(static_cast<Cell>(value.number));
      if (grid_.empty()) throw NotUnderstood("a cell has no number here");
      return grid_[value.number];
    case Value::Kind::variable:
      if (scope_.is_truth[value.number]) break;
      if (const auto found = known(static_cast<int>(value.number))) return *found;
      throw Unknown{static_cast<int>(value.number)};
    default:
      break;
  }
  throw NotUnderstood("expected a number");
}

std::optional<bool> Evaluation::known_truth(const Value& value) {
  if (value.kind == Value::Kind::truth) return value.number != 0;
  if (value.kind != Value::Kind::variable || !scope_.is_truth[value.number])
    throw NotUnderstood("a truth is expected");
  const std::optional<long long> found = known(static_cast<int>(value.number));
  return found ? std::optional<bool>(*found != 0) : std::nullopt;
}

std::optional<long long> Evaluation::known(int variable) {
  ++reads_;
  if (noted_ != nullptr) noted_->variables.insert(variable);
  return assignment_[variable];
}

bool Evaluation::truth(const Value& value) {
  if (const std::optional<bool> found = known_truth(value)) return *found;
  throw Unknown{static_cast<int>(value.number)};
}

Cell Evaluation::cell(const Value& value) const {
  if (value.kind != Value::Kind::cell) throw NotUnderstood("a cell is expected");
  return static_cast<Cell>(value.number);
}

std::size_t Evaluation::position(const Value& value, std::size_t count) {
  const long long result = number(value);
  if (result >= 1 && static_cast<unsigned long long>(result) <= count)
    return static_cast<std::size_t>(result);
  missing("there is no number " + std::to_string(result) + " of " + std::to_string(count),
          asked_of_values());
}

void Evaluation::missing(const std::string& what, bool decided_by_values) const {
  if (!decided_by_values) throw NotUnderstood(what);
  if (noted_ != nullptr) noted_->partial = true;
  throw Undefined{};
}

std::vector<long long> Evaluation::numbers(const Values& values) {
  Values flat;
  for (const Value& value : values) flatten(value, flat);
  std::vector<long long> result;
  for (const Value& value : flat) result.push_back(number(value));
  return result;
}

}  // namespace sudoku_sat::referee::language
