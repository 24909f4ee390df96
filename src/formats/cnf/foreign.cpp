// Nothing in such a file says how its variables are numbered. They are taken as S[i,j,k] row by
// row, unless the clauses fit another numbering and not that one.
#include "foreign.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "guess.hpp"

namespace sudoku_sat::format {

namespace {

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

void refuse_numbering(std::uint64_t variables, const Position& position) {
  throw InputError(
      position,
      fmt::format("{} variables: not N^3, as S[i,j,k] would be; if auxiliary variables "
                  "follow, use --size N, and for another numbering --numbering, such as "
                  "'81*i+9*j+k', or comments such as 'c 5 r1c2=3' that name the variables",
                  variables));
}

ForeignBoard foreign_board(const DimacsReader::Problem& problem,
                           const std::optional<Geometry>& wanted,
                           const std::optional<Numbering>& numbering, const Position& position) {
  if (wanted) return {*wanted, numbering};
  if (problem.incremental) {
    throw UsageError(to_string(position) +
                     ": an incremental file doesn't describe its board: use --size N");
  }
  if (numbering) {
    const std::optional<int> size = size_of_numbering(*numbering, problem.variables);
    if (size) return {Geometry(*size), numbering};
    throw UsageError(
        fmt::format("{}: no board has {} as its largest variable by --numbering {}; if "
                    "auxiliary variables follow, use --size N",
                    to_string(position), problem.variables, numbering->text()));
  }
  const std::optional<Geometry> cube = cube_board(problem.variables);
  return {cube ? *cube : Geometry(9), std::nullopt, false};
}

std::optional<Geometry> cube_board(std::uint64_t variables) {
  for (int size = 1; size <= max_size; ++size) {
    const auto n = static_cast<std::uint64_t>(size);
    if (n * n * n == variables) return Geometry(size);
  }
  return std::nullopt;
}

void UnitSink::add(const ClauseBlock& block) {
  next_.add(block);
  sample_.add(block);
  if (may_have_units(block.literals)) assume(block);
}

void UnitSink::assume(const ClauseBlock& block) {
  each_clause(block.literals, [&](std::span<const Lit> clause) {
    const bool positive = clause.size() == 1 && clause[0] > 0;
    if (positive && units_.size() <= most_) units_.push_back(clause[0]);
  });
}

Grid UnitSink::givens(const Geometry& geometry, const std::vector<Var>& numbers,
                      std::string_view hint) const {
  std::unordered_map<Var, std::size_t> standard;
  for (std::size_t i = 0; i < numbers.size(); ++i) standard[numbers[i]] = i;
  const auto n = static_cast<std::size_t>(geometry.size());
  Grid givens(geometry.cells());
  for (const Lit literal : units_) {
    const auto known = standard.find(literal);
    if (!numbers.empty() && known == standard.end()) continue;
    const std::size_t index =
        numbers.empty() ? static_cast<std::size_t>(literal) - 1 : known->second;
    if (index >= n * geometry.grid_cells()) continue;
    Value& given = givens[index / n];
    const auto value = static_cast<Value>(index % n + 1);
    if (given != 0 && given != value) {
      throw InputError(
          lines_.position(),
          fmt::format("unit clauses give {} two values, {} and {}{}",
                      geometry.name(static_cast<Cell>(index / n)), given, value, hint));
    }
    given = value;
  }
  return givens;
}

namespace {

/// A formula of which only the clauses tell the board, until they have been read.
bool is_uncertain(const CnfPuzzle& puzzle) {
  return puzzle.numbering_guessed && puzzle.numbers.empty();
}

void change_board(const Geometry& geometry, CnfPuzzle& puzzle) {
  if (geometry == puzzle.puzzle.geometry()) return;
  puzzle.puzzle = {make_board(geometry), Grid(geometry.cells(), 0)};
  puzzle.variables = VariableMap(geometry);
}

/// Reads the formula as its clauses show, if they do; returns whether they fit. Throws: InputError
/// if nothing shows the board.
bool find_numbering(const ClauseSample& sample, const Position& position, CnfPuzzle& puzzle) {
  if (!is_uncertain(puzzle) && puzzle.total_variables < puzzle.variables.variables()) {
    throw UsageError(to_string(position) + ": " +
                     too_few_variables(puzzle.total_variables, puzzle.variables));
  }
  const bool uncertain = is_uncertain(puzzle);
  const std::uint64_t variables = puzzle.total_variables;
  const std::optional<Geometry> cube = cube_board(variables);
  puzzle.numbering_guessed = false;
  // Larger boards come from programs with a numbering of their own.
  constexpr int largest = 36;
  std::vector<Geometry> boards;
  if (uncertain) boards = usual_boards(variables);
  if (!uncertain || cube)
    boards.insert(boards.begin(), uncertain ? *cube : puzzle.puzzle.geometry());
  std::erase_if(boards, [](const Geometry& board) { return board.size() > largest; });
  const auto guessed = guess_numbering(sample, boards, variables);
  if (!guessed) {
    if (uncertain && !cube) refuse_numbering(variables, position);
    return false;
  }
  const Geometry& geometry = guessed->geometry;
  change_board(geometry, puzzle);
  if (guessed->numbering.text() == numberings().front().name) return true;
  puzzle.numbers = guessed->numbering.numbers(geometry.size());
  puzzle.numbering = guessed->numbering.text();
  puzzle.numbering_guessed = true;
  return true;
}

/// Reads the formula as its comments say.
void take_names(NamedVariables named, CnfPuzzle& puzzle) {
  change_board(named.geometry, puzzle);
  puzzle.numbers = std::move(named.numbers);
  puzzle.numbering_guessed = false;
  puzzle.named_by = std::move(named.example);
}

}  // namespace

void settle_numbering(const UnitSink& units, const VariableNames* names,
                      const std::optional<Geometry>& wanted, const Position& position,
                      CnfPuzzle& puzzle) {
  Grid fixed;
  std::string_view hint;
  if (names != nullptr) {
    auto named = names->meaning(units.sample(), wanted, puzzle.total_variables);
    if (named) {
      fixed = std::move(named->fixed);
      take_names(*std::move(named), puzzle);
    } else if (!find_numbering(units.sample(), position, puzzle)) {
      hint =
          ": the variables are probably numbered differently; say how with --numbering or with "
          "comments such as 'c 5 r1c2=3'";
    }
  }
  Grid& givens = puzzle.puzzle.givens;
  givens = units.givens(puzzle.puzzle.geometry(), puzzle.numbers, hint);
  for (std::size_t i = 0; i < fixed.size(); ++i) {
    if (givens[i] == 0) givens[i] = fixed[i];
  }
}

}  // namespace sudoku_sat::format
