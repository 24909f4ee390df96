// Gaussian elimination of all other cells, without fractions. A wrong combination is none: each
// equation stays a sum of multiples of those before it, so leaving some out only says less.
#include "sums.hpp"

#include <numeric>

namespace sudoku_sat::meaning {

namespace {

using Equation = std::vector<long long>;

// Products of two of these don't overflow.
constexpr long long largest = 1'000'000;

/// Adds multiples of two equations so that the cell cancels out; false if the numbers get too
/// large.
bool cancel(const Equation& one, Equation& other, std::size_t cell) {
  const long long common = std::gcd(one[cell], other[cell]);
  const long long factor = one[cell] / common, of_one = other[cell] / common;
  long long divisor = 0;
  for (std::size_t i = 0; i < other.size(); ++i) {
    other[i] = factor * other[i] - of_one * one[i];
    divisor = std::gcd(divisor, other[i]);
  }
  if (divisor > 1)
    for (long long& number : other) number /= divisor;
  return std::ranges::all_of(
      other, [](long long number) { return -largest <= number && number <= largest; });
}

/// Nothing if it is about no cell.
std::optional<Statement> statement_of(const Equation& equation) {
  Statement statement{"sums", {}, {}};
  std::vector<long long> coefficients;
  for (std::size_t cell = 0; cell + 1 < equation.size(); ++cell) {
    if (equation[cell] == 0) continue;
    statement.cells.push_back(static_cast<Cell>(cell));
    coefficients.push_back(equation[cell]);
  }
  if (coefficients.empty()) return std::nullopt;
  statement.holds = [cells = statement.cells, coefficients,
                     total = equation.back()](const Grid& grid) {
    long long sum = 0;
    for (std::size_t i = 0; i < cells.size(); ++i)
      sum += coefficients[i] * grid[static_cast<std::size_t>(cells[i])];
    return sum == total;
  };
  return statement;
}

}  // namespace

FollowingSums::FollowingSums(const referee::Puzzle& puzzle, const Facts& facts) {
  const auto add = [&](const std::vector<Cell>& cells, long long total) {
    Equation equation(static_cast<std::size_t>(facts.board().cell_count()) + 1, 0);
    for (const Cell cell : cells) equation[static_cast<std::size_t>(cell)] = 1;
    equation.back() = total;
    if (-largest <= total && total <= largest) equations_.push_back(std::move(equation));
  };
  for (const Statement& statement : puzzle.statements)
    if (statement.sum) add(statement.cells, *statement.sum);
  if (equations_.empty()) return;
  long long of_unit = 0;
  for_each_bit(facts.all_values(), [&](int value) { of_unit += facts.number(value); });
  for (const std::vector<Cell>& unit : facts.full_units()) add(unit, of_unit);
}

std::vector<Statement> FollowingSums::about(const std::set<Cell>& cells,
                                            const std::function<void()>& step) const {
  std::vector<Equation> left = equations_;
  for (std::size_t cell = 0; !left.empty() && cell + 1 < left[0].size(); ++cell) {
    if (cells.contains(static_cast<Cell>(cell))) continue;
    const auto found =
        std::ranges::find_if(left, [&](const Equation& equation) { return equation[cell] != 0; });
    if (found == left.end()) continue;
    const Equation pivot = std::move(*found);
    left.erase(found);
    std::erase_if(left, [&](Equation& equation) {
      if (equation[cell] == 0) return false;
      step();
      return !cancel(pivot, equation, cell);
    });
  }
  std::vector<Statement> statements;
  for (const Equation& equation : left)
    if (auto statement = statement_of(equation)) statements.push_back(std::move(*statement));
  return statements;
}

}  // namespace sudoku_sat::meaning
