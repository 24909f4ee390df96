// Checks a grid against the primitive constraints, cell by cell and without any clause, so that
// errors in an encoding show here. Everything that the program calls a solution has passed this
// check. In a stream it runs millions of times, so a repeated value is found by marking values, not
// by comparing pairs.
#include "sudoku_sat/puzzle.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace sudoku_sat {

namespace {

/// Conflicts by their cells; if several have the same cells, the first is kept.
class Conflicts {
 public:
  Conflicts(const Grid& grid, std::size_t most) : grid_(grid), most_(most) {}

  bool full() const { return found_.size() == most_; }

  void add(Cell first, Cell second, const std::string& rule) {
    if (full()) return;
    if (second < first) std::swap(first, second);
    const Value other = grid_[first] == grid_[second] ? Value{0} : grid_[second];
    found_.try_emplace({first, second}, Conflict{first, second, grid_[first], rule, other});
  }

  std::vector<Conflict> take() {
    std::vector<Conflict> result;
    for (auto& [cells, conflict] : found_) result.push_back(std::move(conflict));
    return result;
  }

 private:
  const Grid& grid_;
  std::size_t most_;
  std::map<std::pair<Cell, Cell>, Conflict> found_;
};

/// Adds the pairs of cells in which one constraint has a value twice.
void add_conflicts(const AllDifferent& constraint, const Grid& grid, Conflicts& found) {
  std::vector<Cell> cells;
  for (const Cell cell : constraint.cells) {
    if (grid[cell] != 0) cells.push_back(cell);
  }
  const auto order = [&](Cell a, Cell b) { return std::pair(grid[a], a) < std::pair(grid[b], b); };
  std::sort(cells.begin(), cells.end(), order);
  for (auto first = cells.begin(); first != cells.end(); ++first) {
    for (auto second = first + 1; second != cells.end() && grid[*second] == grid[*first];
         ++second) {
      if (found.full()) return;
      found.add(*first, *second, constraint.name());
    }
  }
}

template <std::size_t Cells>
std::uint64_t values_in(std::span<const Cell, Cells> cells, const Value* grid) {
  std::uint64_t values = 0;
  for (const Cell cell : cells) values |= std::uint64_t{1} << grid[cell];
  return values;
}

/// Whether each constraint has as many cells as there are values, and holds each of them, so no
/// value twice. This is checked for every solution of a stream, and is enough for most boards. If
/// the number of cells is known at compile time, it takes half the instructions.
template <std::size_t Cells = std::dynamic_extent>
bool hold_each_value(const Board& board, const Grid& grid) {
  const auto size = static_cast<std::size_t>(board.size());
  const std::uint64_t all = (std::uint64_t{2} << size) - 2;
  std::uint64_t missing = 0;
  for (const AllDifferent& constraint : board.all_different()) {
    if (constraint.cells.size() != size) return false;
    missing |= all & ~values_in(std::span<const Cell, Cells>(constraint.cells), grid.data());
  }
  return missing == 0;
}

bool are_permutations(const Board& board, const Grid& grid) {
  if (board.size() == 9) return hold_each_value<9>(board, grid);
  return board.size() < 64 && hold_each_value(board, grid);
}

/// Finds constraints whose cells hold a value twice.
class Repeats {
 public:
  /// Values up to `size`.
  explicit Repeats(int size) : in_a_word_(size < 64) {
    if (!in_a_word_) marks_.resize(static_cast<std::size_t>(size) + 1);
  }

  bool in(std::span<const Cell> cells, const Grid& grid) {
    return in_a_word_ ? in_word(cells, grid) : in_marks(cells, grid);
  }

 private:
  // A stream asks this of each solution.
  static bool in_word(std::span<const Cell> cells, const Grid& grid) {
    std::uint64_t seen = 0;
    std::uint64_t again = 0;
    for (const Cell cell : cells) {
      const std::uint64_t value = std::uint64_t{1} << grid[cell];
      again |= seen & value;
      seen |= value;
    }
    return (again & ~std::uint64_t{1}) != 0;
  }

  bool in_marks(std::span<const Cell> cells, const Grid& grid) {
    ++mark_;
    for (const Cell cell : cells) {
      const Value value = grid[cell];
      if (value == 0) continue;
      if (marks_[value] == mark_) return true;
      marks_[value] = mark_;
    }
    return false;
  }

  bool in_a_word_;
  std::vector<std::uint32_t> marks_;  ///< by value, the last mark_ with which it was seen
  std::uint32_t mark_ = 0;
};

/// Adds the pairs of cells in which any constraint has a value twice.
void add_repeats(const Board& board, const Grid& grid, Conflicts& found) {
  Repeats repeats(board.size());
  for (std::uint32_t number = 0; number < board.all_different().size(); ++number) {
    if (!repeats.in(board.cells_of(number), grid)) continue;
    add_conflicts(board.all_different()[number], grid, found);
  }
}

bool filled(const std::vector<Cell>& cells, const Grid& grid) {
  return std::none_of(cells.begin(), cells.end(), [&](Cell cell) { return grid[cell] == 0; });
}

std::int64_t total_of(const Sum& sum, const Grid& grid, const Geometry& geometry) {
  std::int64_t total = 0;
  for (std::size_t i = 0; i < sum.cells.size(); ++i) {
    total += std::int64_t{sum.coefficient(i)} * geometry.number(grid[sum.cells[i]]);
  }
  return total;
}

bool holds(const Sequence& sequence, const Grid& grid) {
  std::vector<Value> values;
  for (const Cell cell : sequence.cells) values.push_back(grid[cell]);
  return sequence.holds(values);
}

/// A violation by one cell, or by all cells of a constraint.
Violation broken(Violation::Kind kind, std::vector<Cell> cells, const Grid& grid,
                 std::string rule = {}) {
  Violation result{kind, std::move(cells), {}, std::move(rule)};
  for (const Cell cell : result.cells) result.values.push_back(grid[cell]);
  return result;
}

std::optional<Violation> broken_by_cells(const Board& board, const Grid& grid) {
  const Constraints& constraints = board.constraints();
  for (const Allowed& allowed : constraints.allowed) {
    const Value value = grid[allowed.cell];
    if (value == 0 || std::binary_search(allowed.values.begin(), allowed.values.end(), value)) {
      continue;
    }
    return broken(Violation::Kind::allowed, {allowed.cell}, grid, allowed.name());
  }
  for (const Sum& sum : constraints.sums) {
    if (!filled(sum.cells, grid) || total_of(sum, grid, board.geometry()) == sum.total) continue;
    Violation result = broken(Violation::Kind::sum, sum.cells, grid, sum.name());
    result.expected = sum.total;
    return result;
  }
  for (const Sequence& sequence : constraints.sequences) {
    if (!filled(sequence.cells, grid) || holds(sequence, grid)) continue;
    return broken(Violation::Kind::sequence, sequence.cells_on_board(), grid, sequence.name());
  }
  for (const Check& check : constraints.checks) {
    if (!filled(check.cells, grid) || check.holds(grid)) continue;
    return broken(Violation::Kind::sequence, check.cells, grid, check.name());
  }
  return std::nullopt;
}

/// The first cell with a wrong(value, given). Hardly any grid has one, so all cells are looked at
/// first without a branch, which compilers make into a few instructions for eight of them.
template <class Wrong>
std::optional<Cell> first_cell(const Grid& grid, const Grid& givens, Wrong wrong) {
  const Value* const values = grid.data();
  const Value* const given = givens.data();
  Value found = 0;
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    found = static_cast<Value>(found | Value{wrong(values[cell], given[cell])});
  }
  if (found == 0) return std::nullopt;
  Cell first = 0;
  while (!wrong(values[first], given[first])) ++first;
  return first;
}

/// A value that is out of range or contradicts a given.
std::optional<Violation> wrong_value(const Puzzle& puzzle, const Grid& grid) {
  const auto size = static_cast<Value>(puzzle.geometry().size());
  const std::optional<Cell> cell =
      first_cell(grid, puzzle.givens, [size](Value value, Value given) -> bool {
        return (value > size) | ((given != 0) & (value != 0) & (value != given));
      });
  if (!cell) return std::nullopt;
  const bool out_of_range = grid[*cell] > size;
  Violation result =
      broken(out_of_range ? Violation::Kind::range : Violation::Kind::given, {*cell}, grid);
  result.found = grid[*cell];
  result.expected = out_of_range ? size : puzzle.givens[*cell];
  return result;
}

/// "r1c1=4 r1c2=5"; if there are many, only the first.
std::string cells_with_values(const Violation& violation, const Geometry& geometry) {
  constexpr std::size_t most = 12;
  const std::vector<Cell>& cells = violation.cells;
  std::string text;
  for (std::size_t i = 0; i < cells.size() && i < most; ++i) {
    text += fmt::format("{}{}={}", i == 0 ? "" : " ", geometry.name(cells[i]),
                        geometry.number_in(cells[i], violation.values[i]));
  }
  return cells.size() > most ? text + " ..." : text;
}

/// The conflict of a violation of that kind.
Conflict conflict_of(const Violation& violation) {
  const Value first = violation.values[0];
  const Value second = violation.values[1];
  return {violation.cells[0], violation.cells[1], first, violation.rule,
          first == second ? Value{0} : second};
}

}  // namespace

std::int64_t number_of(const Variable& variable, int size, const std::vector<Value>& grid) {
  std::int64_t number = 0;
  for (const Cell cell : variable.cells) number = number * size + grid[cell] - 1;
  return variable.least + number;
}

std::vector<Conflict> conflicts(const Board& board, const Grid& grid, std::size_t most) {
  Conflicts found(grid, most);
  if (!are_permutations(board, grid)) add_repeats(board, grid, found);
  for (const PairRelation& pair : board.constraints().relations) {
    const Value first = grid[pair.first];
    const Value second = grid[pair.second];
    if (first != 0 && second != 0 && !pair.relation->allows(first, second)) {
      found.add(pair.first, pair.second, pair.name());
    }
  }
  for (const Sum& sum : board.constraints().sums) {
    if (sum.cells.size() != 2 || !filled(sum.cells, grid)) continue;
    if (total_of(sum, grid, board.geometry()) != sum.total)
      found.add(sum.cells[0], sum.cells[1], sum.name());
  }
  return found.take();
}

std::string to_string(const Conflict& conflict, const Geometry& geometry) {
  const std::string first = geometry.name(conflict.first);
  const std::string second = geometry.name(conflict.second);
  const std::string rule =
      name_beside_cells(conflict.rule, conflict.first, conflict.second, geometry);
  if (conflict.second_value == 0) {
    return fmt::format("{} and {} both have {} ({})", first, second,
                       geometry.number_in(conflict.first, conflict.value), rule);
  }
  return fmt::format("{}={} and {}={} ({})", first,
                     geometry.number_in(conflict.first, conflict.value), second,
                     geometry.number_in(conflict.second, conflict.second_value), rule);
}

std::string to_string(const Violation& violation, const Geometry& geometry) {
  const auto cell = [&] { return geometry.name(violation.cells.front()); };
  const auto number = [&](auto value) {
    return geometry.number_in(violation.cells.front(), static_cast<Value>(value));
  };
  switch (violation.kind) {
    case Violation::Kind::cell_count:
      return fmt::format("{} cells instead of {}", violation.found, violation.expected);
    case Violation::Kind::range:
      return fmt::format("{} has {}, but the values are {} to {}", cell(), number(violation.found),
                         number(1), number(violation.expected));
    case Violation::Kind::given:
      return fmt::format("{} has {}, but {} is given", cell(), number(violation.found),
                         number(violation.expected));
    case Violation::Kind::conflict:
      return to_string(conflict_of(violation), geometry);
    case Violation::Kind::allowed:
      return fmt::format("{} may not have {} ({})", cell(),
                         geometry.number_in(violation.cells.front(), violation.values.front()),
                         violation.rule);
    case Violation::Kind::sum:
      // An arrow: "add up to 0" would mean nothing to its readers.
      if (violation.expected == 0) break;
      return fmt::format("{} do not add up to {} ({})", cells_with_values(violation, geometry),
                         violation.expected, violation.rule);
    case Violation::Kind::empty:
      return cell() + " is empty";
    default:
      break;
  }
  return fmt::format("{} break the rule ({})", cells_with_values(violation, geometry),
                     violation.rule);
}

std::optional<Violation> violation(const Puzzle& puzzle, const Grid& grid) {
  const std::size_t cells = puzzle.geometry().cells();
  if (grid.size() != cells) {
    Violation result{Violation::Kind::cell_count};
    result.found = grid.size();
    result.expected = static_cast<std::int64_t>(cells);
    return result;
  }
  if (std::optional<Violation> wrong = wrong_value(puzzle, grid)) return wrong;
  const std::vector<Conflict> clash = conflicts(*puzzle.board, grid, 1);
  if (clash.empty()) return broken_by_cells(*puzzle.board, grid);
  const auto& [first, second, value, rule, other] = clash.front();
  return broken(Violation::Kind::conflict, {first, second}, grid, rule);
}

std::optional<Violation> verify(const Puzzle& puzzle, const Grid& grid) {
  if (std::optional<Violation> wrong = violation(puzzle, grid)) return wrong;
  const auto empty = first_cell(grid, grid, [](Value value, Value) { return value == 0; });
  if (!empty) return std::nullopt;
  return broken(Violation::Kind::empty, {*empty}, grid);
}

}  // namespace sudoku_sat
