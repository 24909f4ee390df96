// A case is made from a full grid: data of which most are true of it, then some cells are opened.
#include "matrix/make_case.hpp"

#include <algorithm>

#include "matrix/fillings.hpp"
#include "matrix/program.hpp"

namespace sudoku_sat::matrix {

namespace {

/// The board of a header; that of its first lines where the rest is not understood.
referee::Board board_of(const Case& puzzle) {
  try {
    return referee::parse_puzzle(header_text(puzzle)).board;
  } catch (const referee::NotUnderstood&) {
    return referee::parse_puzzle(puzzle.board + "\n").board;
  }
}

bool holds_of(const Case& puzzle, const std::string& rule) {
  try {
    const referee::Puzzle read = referee::parse_puzzle(header_text(puzzle));
    return std::all_of(read.statements.begin(), read.statements.end(), [&](const auto& statement) {
      return statement.rule != rule || statement.holds(puzzle.grid);
    });
  } catch (const referee::NotUnderstood&) {
    return false;
  }
}

bool keeps_all(const Case& puzzle) {
  try {
    return !referee::broken_statement(referee::parse_puzzle(header_text(puzzle)), puzzle.grid);
  } catch (const referee::NotUnderstood&) {
    return true;  // nothing better can be looked for
  }
}

// A grid that keeps to the rule, if the program finds one: as near to the random one as possible.
void take_solution(Case& puzzle, const referee::Board& board, Random& random) {
  std::vector<std::size_t> cells = random.permutation<std::size_t>(puzzle.grid.size(), 0);
  for (const std::size_t kept : {5U, 2U, 0U}) {
    puzzle.given.assign(puzzle.grid.size(), false);
    for (std::size_t i = 0; i < kept && i < cells.size(); ++i) puzzle.given[cells[i]] = true;
    if (const auto solution = program_solution(puzzle, board)) {
      puzzle.grid = *solution;
      return;
    }
  }
}

// In which order cells are opened: at random, by their numbers, or line by line.
std::vector<std::size_t> order_of_cells(const Case& puzzle, const referee::Board& board,
                                        Random& random) {
  auto order = random.permutation<std::size_t>(puzzle.grid.size(), 0);
  const std::vector<int> rank =
      random.permutation<int>(static_cast<std::size_t>(board.last_value + 2), 0);  // -1 is open
  const std::size_t kind = random.below(3);
  const auto key = [&](std::size_t cell) {
    if (kind == 0 || !board.present[cell]) return 0;
    return kind == 1 ? rank[static_cast<std::size_t>(puzzle.grid[cell] + 1)]
                     : board.row_of(static_cast<int>(cell));
  };
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
  return order;
}

// As many cells as leave no more fillings than the limit.
void open_cells(Case& puzzle, const referee::Board& board, int limit, Random& random) {
  const auto order = order_of_cells(puzzle, board, random);
  const auto open_first = [&](std::size_t count) {
    puzzle.given.assign(puzzle.grid.size(), true);
    for (std::size_t i = 0; i < count; ++i) puzzle.given[order[i]] = false;
  };
  std::size_t least = 0;
  std::size_t most = order.size();
  while (least < most) {
    const std::size_t middle = (least + most + 1) / 2;
    open_first(middle);
    if (count_fillings(board, puzzle.givens(), limit + 1) <= limit) {
      least = middle;
    } else {
      most = middle - 1;
    }
  }
  open_first(least);
}

void add_data(Case& puzzle, const RuleForm& form, const referee::Board& board, Random& random) {
  puzzle.rules = {{form.rule}};
  const auto holds = [&](const std::string& entry) {
    if (form.kind == RuleForm::Kind::beside) return true;
    Case one = puzzle;
    one.rules = {{form.rule, {entry}}};
    return holds_of(one, form.rule);
  };
  const Draw draw{board, puzzle.grid, random, holds};
  puzzle.rules[0].entries = form.form(draw);
  if (form.kind == RuleForm::Kind::about_cells && draw.once_in(8)) {
    const std::string second =
        draw.one_of({"latin", "free-grid", "diagonals", "anti-king", "disjoint-groups"});
    if (second != form.rule) puzzle.rules.push_back({second});
  }
}

/// How many grids may be looked at: those with something beside them take longer.
int limit_of(const RuleForm& form, Random& random) {
  if (form.kind == RuleForm::Kind::beside) return static_cast<int>(4 + random.below(30));
  constexpr int limits[] = {30, 120, 400};
  return limits[random.below(std::size(limits))];
}

// A board that its rule makes has data first, the others a grid.
void begin(Case& puzzle, const RuleForm& form, Random& random) {
  const referee::Board board = board_of(puzzle);
  puzzle.grid = open_grid(board);
  if (form.kind == RuleForm::Kind::makes_board) {
    puzzle.rules = {{form.rule, form.form({board, puzzle.grid, random})}};
    return;
  }
  puzzle.grid = random_filling(board, puzzle.grid, random).value_or(puzzle.grid);
  add_data(puzzle, form, board, random);
}

}  // namespace

Case make_case(const RuleForm& form, std::string_view header, Random& random) {
  Case puzzle{std::string(header), {}};
  begin(puzzle, form, random);
  const referee::Board board = board_of(puzzle);
  const bool about_cells = form.kind == RuleForm::Kind::about_cells;
  if (!about_cells) {
    puzzle.grid = random_filling(board, open_grid(board), random).value_or(open_grid(board));
  }
  if (!keeps_all(puzzle)) take_solution(puzzle, board, random);
  open_cells(puzzle, board, limit_of(form, random), random);
  return puzzle;
}

RuleForm variables_form() {
  return {"rule",
          [](const Draw& draw) { return Entries{statement_with_variables(draw)}; },
          {"size: 4", "size: 4x6", "size: 4\nvalues: 0-4", "size: 5", "size: 4\ngrids: r1c1 r3c3"},
          RuleForm::Kind::beside};
}

}  // namespace sudoku_sat::matrix
