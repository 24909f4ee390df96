// Full rank: all rows and columns are read as numbers, in both directions. A clue says of the one
// that begins at it how many are smaller, and one more; no other is equal to it, unless the data
// have "ties".
//
// On a board of N rows and N values each side has one number that begins with each digit, so we
// know the first digit of the clue's number, and its rank among the four numbers with this first
// digit. Three Booleans decide that rank, one for each other side: "its number with this first
// digit is smaller". The digits of that number are Booleans of their own, set by the line that
// begins with this digit, and so are "the prefixes are equal so far": a clue takes some 4,000
// clauses on 9x9. `verify` ranks the numbers themselves.
#include <fmt/format.h>

#include <optional>

#include "rules/parts/add_constraints.hpp"
#include "rules/parts/sides.hpp"
#include "rules/written/by_hand.hpp"

namespace sudoku_sat::rule {

namespace {

constexpr int sides_of_board = 4;
constexpr double max_literals = 5e7;

/// The numbers that are read from all sides, as their cells.
std::vector<std::vector<Cell>> readings(const Geometry& geometry) {
  std::vector<std::vector<Cell>> all;
  for (const Side side : all_sides) {
    for (int line = 0; line < lines_of(geometry, side); ++line) {
      all.push_back(seen_from(geometry, side, line));
    }
  }
  return all;
}

/// 0 if another number is equal and there are no ties.
int rank_in(std::span<const Value> number, const std::vector<std::vector<Cell>>& lines,
            const Grid& grid, bool ties) {
  int rank = 1;
  int equal = 0;
  for (const std::vector<Cell>& line : lines) {
    const std::vector<Value> other = values_at(line, grid);
    if (std::equal(other.begin(), other.end(), number.begin(), number.end())) ++equal;
    if (std::lexicographical_compare(other.begin(), other.end(), number.begin(), number.end())) {
      ++rank;
    }
  }
  return equal == 1 || ties ? rank : 0;
}

/// Compares the clue's number with those of other sides that begin with the same digit.
class RankFormula {
 public:
  RankFormula(const Geometry& geometry, const SideClue& clue, Value first, bool ties,
              ClauseConstraint& formula)
      : geometry_(geometry), clue_(clue), first_(first), ties_(ties), formula_(formula) {
    for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) formula.cells.push_back(cell);
  }

  void add() {
    define_above();
    std::vector<Literal> smaller;
    for (const Side side : all_sides) {
      if (side != clue_.side) smaller.push_back(smaller_at(side));
    }
    require_true((clue_.clue - 1) % sides_of_board, smaller);
  }

 private:
  using Literal = ClauseConstraint::Literal;

  Literal boolean() { return {formula_.booleans++, 0, true}; }
  static Literal holds(Cell cell, int value) { return {cell, static_cast<Value>(value), true}; }
  void clause(std::initializer_list<Literal> literals) {
    formula_.add(std::span(literals.begin(), literals.size()));
  }

  /// Whether the side's number with this first digit is smaller: its digits come first, as Booleans
  /// that are the same for each line that it may lie on.
  Literal smaller_at(Side side) {
    const std::uint32_t digits = formula_.booleans;
    formula_.booleans += (static_cast<std::uint32_t>(clue_.cells.size()) - 1) * values();
    const std::vector<Cell> reversed(clue_.cells.rbegin(), clue_.cells.rend());
    for (int line = 0; line < lines_of(geometry_, side); ++line) {
      const std::vector<Cell> other = seen_from(geometry_, side, line);
      // Its first digit is the last one of the clue's number, and not the first as well.
      if (other != reversed) tell_digits(other, digits);
    }
    return compare(digits);
  }

  void tell_digits(const std::vector<Cell>& other, std::uint32_t digits) {
    for (std::size_t i = 1; i < other.size(); ++i) {
      for (int value = 1; value <= geometry_.size(); ++value) {
        clause({-holds(other[0], first_), -holds(other[i], value), digit(digits, i, value)});
      }
    }
  }

  Literal digit(std::uint32_t digits, std::size_t i, int value) const {
    return {digits + static_cast<std::uint32_t>(i - 1) * values() +
                static_cast<std::uint32_t>(value) - 1,
            0, true};
  }
  std::uint32_t values() const { return static_cast<std::uint32_t>(geometry_.size()); }

  Literal compare(std::uint32_t digits) {
    const Literal smaller = boolean();
    std::optional<Literal> equal;
    for (std::size_t i = 1; i < clue_.cells.size(); ++i) {
      const std::optional<Literal> before = equal;
      equal = boolean();
      if (before) clause({-*equal, *before});
      for (int value = 1; value <= geometry_.size(); ++value) {
        const Literal their = digit(digits, i, value);
        const Literal our = holds(clue_.cells[i], value);
        for (int other = 1; other < value; ++other) clause({-their, -digit(digits, i, other)});
        clause({-*equal, -their, our});
        clause_after(before, {*equal, -their, -our});
        if (value < geometry_.size()) clause_after(before, {-their, -above(i, value), smaller});
        if (value > 1) clause_after(before, {-their, above(i, value - 1), -smaller});
      }
    }
    if (equal && ties_) clause({-*equal, -smaller});
    if (equal && !ties_) clause({-*equal});
    return smaller;
  }

  /// If the digits before are equal.
  void clause_after(const std::optional<Literal>& equal, std::vector<Literal> literals) {
    if (equal) literals.push_back(-*equal);
    formula_.add(literals);
  }

  /// Whether place `i` of the clue's number is above the value.
  Literal above(std::size_t i, int value) const {
    const std::size_t number = i * static_cast<std::size_t>(geometry_.size() - 1);
    return {static_cast<std::uint32_t>(number) + static_cast<std::uint32_t>(value) - 1, 0, true};
  }

  /// The first Booleans of the formula.
  void define_above() {
    const auto places = static_cast<std::uint32_t>(clue_.cells.size());
    formula_.booleans = places * static_cast<std::uint32_t>(geometry_.size() - 1);
    for (std::size_t i = 0; i < clue_.cells.size(); ++i) {
      for (int value = 1; value < geometry_.size(); ++value) {
        for (int held = 1; held <= geometry_.size(); ++held) {
          const Literal is_above = above(i, value);
          clause({-holds(clue_.cells[i], held), held > value ? is_above : -is_above});
        }
      }
    }
  }

  /// Exactly this many of the three.
  void require_true(int wanted, const std::vector<Literal>& literals) {
    for (unsigned choice = 0; choice < 8; ++choice) {
      int chosen = 0;
      std::vector<Literal> excluded;
      for (std::size_t i = 0; i < literals.size(); ++i) {
        const bool holds = (choice >> i & 1U) != 0;
        chosen += holds ? 1 : 0;
        excluded.push_back(holds ? -literals[i] : literals[i]);
      }
      if (chosen != wanted) formula_.add(excluded);
    }
  }

  const Geometry& geometry_;
  const SideClue& clue_;
  Value first_;
  bool ties_;
  ClauseConstraint& formula_;
};

void add_rank(const Geometry& geometry, const SideClue& clue, bool ties, Constraints& out) {
  const auto first = static_cast<Value>((clue.clue + sides_of_board - 1) / sides_of_board);
  const ConstraintName name{
      constraint_of(clue, ties ? "rank with ties" : "rank"), clue.line,
      fmt::format("the rank {}{} at {}", clue.clue, ties ? " with ties" : "", side_name(clue))};
  add(out, Allowed{name, clue.cells[0], {first}});
  ClauseConstraint formula{name, {}};
  formula.statement = name.label;
  formula.clue = {clue.clue};
  formula.line = clue.cells;
  RankFormula(geometry, clue, first, ties, formula).add();
  out.checks.push_back({name, formula.cells,
                        [ties, cells = clue.cells, wanted = clue.clue,
                         lines = readings(geometry)](const Grid& grid) {
                          return rank_in(values_at(cells, grid), lines, grid, ties) == wanted;
                        }});
  out.formulas.push_back(std::move(formula));
}

void require_full_lines(const Geometry& geometry, const RuleUse& use) {
  require_square(geometry, use);
  if (geometry.size() == geometry.grid_rows() && geometry.size() > 1) return;
  reject_rule(use, fmt::format("it needs rows that hold each value: {} cells, but {} values",
                               geometry.grid_rows(), geometry.size()));
}

/// Throws: InputError if the clues' clauses would take too much memory.
void require_few(const Geometry& geometry, const RuleUse& use, std::size_t clues) {
  const double size = geometry.size();
  const double literals = 20 * size * size * size * static_cast<double>(clues);
  if (literals <= max_literals) return;
  reject_rule(use,
              fmt::format("{} clues on a board of this size take {:.0f} million literals: {:.0f} "
                          "million are possible",
                          clues, literals / 1e6, max_literals / 1e6));
}

void apply_full_rank(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  require_full_lines(geometry, use);
  const auto range = [&](Side) { return Range{1, sides_of_board * geometry.size()}; };
  const RuleUse sides = without_taken(geometry, use, [](EntryReader& reader) {
    const bool ties = reader.peek() == 't' && reader.word() == "ties";
    if (ties) reader.expect_end();
    return ties;
  });
  const bool ties = sides.entries.size() < use.entries.size();
  const std::vector<SideClue> clues = read_sides(geometry, sides, all_sides, range);
  require_few(geometry, use, clues.size());
  for (const SideClue& clue : clues) {
    add_mark(clue, out);
    add_rank(geometry, clue, ties, out);
  }
}

/// Every second clue.
std::vector<std::string> propose_full_rank(const Geometry& geometry, const Grid& solution,
                                           Random& random) {
  const bool full = geometry.single() && geometry.grid_rows() == geometry.grid_columns() &&
                    geometry.grid_rows() == geometry.size();
  if (!full) return {};
  const std::vector<std::vector<Cell>> lines = readings(geometry);
  return propose_sides(geometry, solution, all_sides, [&](Side, std::span<const Value> number) {
    const int rank = rank_in(number, lines, solution, false);
    return rank == 0 || random.below(2) == 0 ? -1 : rank;
  });
}

}  // namespace

const ByHand by_hand::full_rank{.apply = apply_full_rank, .propose = propose_full_rank};

}  // namespace sudoku_sat::rule
