// Named rules: how the data of each are read, and what it says of them in the language, with a few
// functions more. What the data of a rule name, such as a line and a number, has names there.
#pragma once

#include "language.hpp"
#include "text.hpp"

namespace sudoku_sat::referee {

/// The statements of a rule with its data, `rule` among them. Throws NotUnderstood.
std::vector<Statement> statements_of(const Board& board, std::string_view rule,
                                     std::string_view data);

/// Makes the board what a rule needs: other units, other values. Nothing for most rules; called
/// before statements are made.
void change_board(Board& board, std::string_view rule, std::string_view data);

/// How many assignments of a rule's variables beside the grid make everything true for this grid.
/// (What `count --variables` counts, added up over all grids.)
long long count_variables(const Board& board, std::string_view rule, std::string_view data,
                          const Grid& grid);

/// Makes the program of a rule from its data.
using Maker = std::function<std::shared_ptr<Program>(const Board& board, std::string_view data)>;
using Makers = std::map<std::string_view, Maker>;

/// Rules about the grid, and those about something beside it: shadings, regions, modifiers.
const Makers& named_rules();
const Makers& rules_beside();

/// What holds of two cells named `a` and `b` (of `leapers`), as a function of both numbers.
std::function<bool(int a, int b)> parse_pair_relation(const Board& board, std::string_view text);

// Readers of data: what each entry gives names to.

using Reader = std::function<std::vector<Names>(const Board& board, std::string_view data)>;

std::vector<Names> nothing(const Board& board, std::string_view data);
/// Each line, or part between `;`, is "HEAD: CELLS", or cells alone if there is no head to read:
/// `n` is what the head says, `line` the cells.
using Head = std::function<Value(const Board& board, std::string_view head)>;
enum class Repeated { yes, no, end };  // a cell may be twice; only the first one, at the end
/// The first cell once more at the end is taken away, and `closed` is 1.
Reader entries_of(const Head& head, Repeated repeated = Repeated::yes);
Value number_head(const Board& board, std::string_view head);
Value values_head(const Board& board, std::string_view head);
Head number_or(int (*otherwise)(const Board& board));
/// "A: B: C": `groups` is a list of cells each.
std::vector<Names> groups(const Board& board, std::string_view data);
/// All cells of all entries are `marked`.
std::vector<Names> marks(const Board& board, std::string_view data);
/// Pairs of cells with signs, a number each, and neighbours without one where all are given:
/// triples (n, a, b) in `drawn` and `missing`. A sign without a number has that of "", if any.
Reader signs(const std::map<std::string_view, int>& numbers, bool named);
/// Clues beside the board: `n` is what the clue says, `line` the cells seen from there, `depth` how
/// many cells of a box are seen.
Reader clues(const Head& head, bool diagonal = false);
std::vector<Names> margin_clues(const Board& board, std::string_view data);
std::vector<Names> arrow_clues(const Board& board, std::string_view data);
/// The lines that are seen from all four sides.
std::vector<std::vector<Cell>> seen_lines(const Board& board);

/// A value as data of rules write it: a number, or a letter from A = 10 on.
int value_of(const Board& board, std::string_view word);

}  // namespace sudoku_sat::referee
