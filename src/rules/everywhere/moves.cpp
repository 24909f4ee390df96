// A torus: king's and knight's moves that continue at the opposite edge.
//
// Some values are queens: none of them sees itself along a diagonal. If all values are, each
// diagonal is all-different. On boards of several grids the diagonals end with the grid, because
// more than N cells can't be all-different.
//
// Pairs of cells at an offset, in any rotation or reflection: their values differ, as for a
// knight's move (1 2), or satisfy any relation of a and b that the language can express.
#include <fmt/format.h>

#include "rules/language/compile.hpp"
#include "rules/parts/add_constraints.hpp"
#include "rules/parts/entry.hpp"
#include "rules/parts/neighbours.hpp"
#include "rules/written/by_hand.hpp"

namespace sudoku_sat::rule {

namespace {

struct Pieces {
  bool king = false;
  bool knight = false;
};

Pieces read_pieces(const Geometry& geometry, const RuleUse& use) {
  if (use.entries.empty()) return {true, true};
  Pieces pieces;
  for_each_entry(geometry, use, [&](EntryReader& reader, int) {
    do {
      const std::string_view piece = reader.word();
      if (piece != "king" && piece != "knight") {
        reader.fail("the pieces are king, knight or both, as in \"king knight\"");
      }
      (piece == "king" ? pieces.king : pieces.knight) = true;
    } while (!reader.at_end());
  });
  return pieces;
}

void apply_toroidal(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  if (!geometry.single()) {
    reject_rule(use, "a board of several grids has no opposite edges to go on at");
  }
  const Pieces pieces = read_pieces(geometry, use);
  const auto differ = [&](std::span<const CellOffset> steps, const char* name) {
    for (const CellOffset& step : steps) {
      for_each_step(geometry, step, true, [&](Cell first, Cell second) {
        add(out, AllDifferent{{name, 0}, {first, second}});
      });
    }
  };
  if (pieces.king) differ(king_steps, "toroidal king");
  if (pieces.knight) differ(knight_steps, "toroidal knight");
}

/// For each value, from 1, whether it is a queen: all are if there are no entries.
std::vector<bool> read_queens(const Geometry& geometry, const RuleUse& use) {
  std::vector<bool> queens(static_cast<std::size_t>(geometry.size()) + 1, use.entries.empty());
  for_each_entry(geometry, use, [&](EntryReader& reader, int) {
    do {
      queens[reader.value()] = true;
    } while (!reader.at_end());
  });
  return queens;
}

/// Calls visit(cells) for each diagonal of two cells and more.
template <class Visit>
void for_each_diagonal(const GridOfBoard& grid, Visit&& visit) {
  const int rows = grid.rows();
  const int columns = grid.columns();
  for (int shift = 2 - rows; shift <= columns - 2; ++shift) {
    const int row = std::max(0, -shift);
    visit(cells_along(grid, {row, row + shift}, {1, 1}));
    visit(cells_along(grid, {rows - 1 - row, row + shift}, {-1, 1}));
  }
}

void add_pairs(const std::vector<Cell>& cells, const Relation& relation, Constraints& out) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      add(out, PairRelation{{"anti-queen", 0}, cells[i], cells[j], relation});
    }
  }
}

void apply_anti_queen(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  const std::vector<bool> queens = read_queens(geometry, use);
  const bool all = std::find(queens.begin() + 1, queens.end(), false) == queens.end();
  const Relation relation = make_relation(geometry, [&](int first, int second) {
    return first != second || !queens[static_cast<std::size_t>(first - geometry.offset())];
  });
  for_each_grid(geometry, [&](const GridOfBoard& grid, const std::string&) {
    for_each_diagonal(grid, [&](const std::vector<Cell>& cells) {
      if (all) {
        add(out,
            AllDifferent{{"anti-queen", 0, label_of_line("the diagonal", geometry, cells)}, cells});
      } else {
        add_pairs(cells, relation, out);
      }
    });
  });
}

/// The text after the colon, with its place; without a colon, "the values differ".
language::Statement relation_of(const RuleEntry& entry, const Geometry& geometry) {
  const std::size_t colon = std::min(entry.text.find(':'), entry.text.size());
  const bool told = colon < entry.text.size();
  const RuleEntry relation{told ? entry.text.substr(colon + 1) : "a != b",
                           position_in(entry, told ? colon + 1 : 0)};
  language::ParsedEntry parsed = language::parse_entry(relation, geometry);
  if (auto* statement = std::get_if<language::Statement>(&parsed)) return std::move(*statement);
  throw InputError(relation.position, "expected a relation of a and b, as in \"a < b\"");
}

/// "for each (a, b) in apart(one, other): holds(a, b)" with what these are.
language::Program program_of(const Geometry& geometry, const RuleEntry& entry, int one, int other) {
  std::vector<RuleEntry> lines;
  for (const char* line : {"let holds(a, b) = a != b", "let one = 0", "let other = 0",
                           "for each (a, b) in apart(one, other): holds(a, b)"}) {
    lines.push_back({line, entry.position});
  }
  language::Program program = language::parse_program(geometry, lines);
  language::Statement relation = relation_of(entry, geometry);
  program.definitions[0].body = std::move(relation.tree);
  program.definitions[0].entry = std::move(relation.entry);
  program.definitions[1].body.number = one;
  program.definitions[2].body.number = other;
  return program;
}

void apply_leapers(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  language::StatementAdder adder(geometry, out);
  for_each_entry(geometry, use, [&](EntryReader& reader, int number) {
    const RuleEntry& entry = use.entries[static_cast<std::size_t>(number - 1)];
    const int one = reader.number(0, geometry.size() - 1);
    const int other = reader.number(0, geometry.size() - 1);
    if (one == 0 && other == 0)
      reader.fail("a cell is no step away from itself: 1 2 is a knight's move");
    if (!reader.at_end()) reader.expect(':', "1 2: a + b != 10");
    adder.add(program_of(geometry, entry, one, other),
              {{"leaper", number, fmt::format("the leaper ({}, {})", one, other)}});
  });
}

}  // namespace

const ByHand by_hand::toroidal{.apply = apply_toroidal};
const ByHand by_hand::anti_queen{.apply = apply_anti_queen};
const ByHand by_hand::leapers{.apply = apply_leapers};

}  // namespace sudoku_sat::rule
