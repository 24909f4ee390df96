// Nothing in such a file says how its variables are numbered, so what is found here is as good as
// the supposition that they are S[i,j,k] row by row.
#include "foreign.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace sudoku_sat::format {

namespace {

/// The largest variable where ijk is written in decimal digits from 1 to 9, as many programs do.
constexpr std::uint64_t digits_variables = 999;

std::string other_numbering(std::uint64_t variables) {
  return fmt::format(
      "{} variables: not N^3, as S[i,j,k] would be{}; if auxiliary variables follow, use --size N",
      variables, variables == digits_variables ? " (these may be ijk in decimal digits)" : "");
}

bool in_digits(Lit literal) {
  const auto variable = static_cast<std::int64_t>(literal) < 0 ? -static_cast<std::int64_t>(literal)
                                                               : static_cast<std::int64_t>(literal);
  if (variable == 0) return true;
  return variable / 100 % 10 != 0 && variable / 10 % 10 != 0 && variable % 10 != 0;
}

/// Whether one literal stands alone before a zero. Few blocks have a unit clause, and looking for
/// that alone, which compilers do for several literals at once, takes a fraction of the time of
/// taking blocks apart.
bool may_have_units(std::span<const Lit> literals) {
  int found = literals.size() > 1 && literals[1] == 0 ? 1 : 0;
  for (std::size_t i = 2; i < literals.size(); ++i) {
    found |= static_cast<int>(literals[i] == 0) & static_cast<int>(literals[i - 2] == 0);
  }
  return found != 0;
}

}  // namespace

std::string describe(const Geometry& geometry) {
  return fmt::format("{}x{} board with {}x{} boxes", geometry.grid_rows(), geometry.grid_columns(),
                     geometry.box_rows(), geometry.box_columns());
}

std::string too_few_variables(std::uint64_t found, const VariableMap& variables) {
  return fmt::format("{} variables, but {} {} needs {}", found,
                     variables.whole() ? "a" : "what is left of the",
                     describe(variables.geometry()), variables.variables());
}

Geometry foreign_board(const DimacsReader::Problem& problem, const std::optional<Geometry>& wanted,
                       const Position& position) {
  if (wanted) {
    const VariableMap variables(*wanted);
    if (problem.variables >= variables.variables()) return *wanted;
    throw UsageError(to_string(position) + ": " + too_few_variables(problem.variables, variables));
  }
  if (problem.incremental) {
    throw UsageError(to_string(position) +
                     ": an incremental file doesn't describe its board: use --size N");
  }
  for (int size = 1; size <= max_size; ++size) {
    const auto n = static_cast<std::uint64_t>(size);
    if (n * n * n == problem.variables) return Geometry(size);
  }
  throw InputError(position, other_numbering(problem.variables));
}

void UnitSink::add(const ClauseBlock& block) {
  next_.add(block);
  if (only_digits_) {
    only_digits_ = std::ranges::all_of(block.literals, in_digits);
  }
  if (may_have_units(block.literals)) assume(block);
}

void UnitSink::assume(const ClauseBlock& block) {
  each_clause(block.literals, [&](std::span<const Lit> clause) {
    if (clause.size() == 1) take(clause[0]);
  });
}

Grid UnitSink::take_givens(std::uint64_t variables) {
  if (variables == digits_variables && only_digits_) {
    throw InputError(lines_.position(), other_numbering(variables));
  }
  if (clash_) throw *clash_;
  return std::move(givens_);
}

void UnitSink::take(Lit literal) {
  const auto n = static_cast<std::uint64_t>(geometry_.size());
  const auto index = static_cast<std::uint64_t>(literal) - 1;
  if (literal < 0 || index >= n * geometry_.grid_cells()) return;
  Value& given = givens_[index / n];
  const auto value = static_cast<Value>(index % n + 1);
  if (given != 0 && given != value && !clash_) {
    clash_ = InputError(lines_.position(),
                        fmt::format("unit clauses give {} two values, {} and {}",
                                    geometry_.name(static_cast<Cell>(index / n)), given, value));
  }
  given = value;
}

}  // namespace sudoku_sat::format
