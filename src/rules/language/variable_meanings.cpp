// Variables in statements: "t", "shaded(r1c1)", "shaded" for all of a list.
#include <fmt/format.h>

#include <algorithm>

#include "meaning.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::rule::language {

namespace {

/// So many different numbers a variable may be.
constexpr std::int64_t max_numbers = 1'000'000;

}  // namespace

Meanings::Declared Meanings::of(const Declaration& declaration) {
  scope_ = {&declaration.entry, declaration.earlier};
  steps_ = 0;
  depth_ = 0;
  Declared result;
  result.single = declaration.of.empty();
  if (!result.single) result.of = list(meaning(declaration.of[0]), declaration.of[0]);
  if (declaration.range.empty()) return result;
  const Syntax& range = declaration.range[0];
  const Meaning numbers = meaning(range);
  for (const Expression number : flat({numbers}, range, Meaning::Kind::number)) {
    result.numbers.push_back(known(Meaning::number(number), range, -max_numbers, max_numbers));
  }
  if (result.numbers.empty()) fail(range, "no number at all: write them as 1..9 or {1, 3}");
  std::sort(result.numbers.begin(), result.numbers.end());
  result.numbers.erase(std::unique(result.numbers.begin(), result.numbers.end()),
                       result.numbers.end());
  return result;
}

Meaning Meanings::value_of(const Variable& variable) {
  if (variable.truth) {
    return Meaning::truth(
        expressions_.make({Op::zero,
                           0,
                           {expressions_.linear({expressions_.cell(variable.cells[0])}, {1},
                                                -2 - expressions_.offset())}}));
  }
  std::vector<Expression> digits;
  std::vector<std::int64_t> weights(variable.cells.size(), 1);
  for (std::size_t i = variable.cells.size(); i-- > 1;) {
    weights[i - 1] = weights[i] * expressions_.size();
  }
  std::int64_t value = variable.least;
  for (const std::int64_t weight : weights) value -= weight * (1 + expressions_.offset());
  for (const Cell cell : variable.cells) digits.push_back(expressions_.cell(cell));
  return Meaning::number(expressions_.linear(std::move(digits), std::move(weights), value));
}

/// No value where there is no variable of that name.
std::optional<Meaning> Meanings::variable(const Syntax& part) {
  const auto first =
      std::find_if(variables_.begin(), variables_.end(),
                   [&](const Variable& variable) { return variable.group == part.word; });
  if (first == variables_.end()) return std::nullopt;
  const auto end = std::find_if(first, variables_.end(), [&](const Variable& variable) {
    return variable.group != part.word;
  });
  if (part.parts.empty()) {
    if (first->name == first->group) return value_of(*first);
    std::vector<Meaning> all;
    for (auto one = first; one != end; ++one) all.push_back(value_of(*one));
    return Meaning::of(std::move(all));
  }
  if (part.parts.size() > 1) fail(part, fmt::format("'{}' is asked of one cell", part.word));
  const Cell wanted = cell(meaning(part.parts[0]), part.parts[0]);
  const auto found =
      std::find_if(first, end, [&](const Variable& variable) { return variable.of == wanted; });
  if (found != end) return value_of(*found);
  fail(part.parts[0], fmt::format("there is no {} of this cell", shown(part.word)));
}

}  // namespace sudoku_sat::rule::language
