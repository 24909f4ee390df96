// Named rules: how the data of each are read, and what it says of them in the language.
#pragma once

#include "language.hpp"
#include "text.hpp"

namespace sudoku_sat::referee {

extern const std::string_view table_of_rules;

struct NamedRule {
  /// How its data are read: what `read_data` knows; or they are `statements`.
  std::string form;
  /// What it says, in lines that may use `rule_functions`.
  std::vector<Line> lines;
};

/// All rules, `rule` among them.
const std::map<std::string, NamedRule, std::less<>>& named_rules();

/// Whether a rule is about something beside the grid: its data are sentences then.
bool is_beside(std::string_view rule);

/// The statements of a rule with its data. Throws NotUnderstood, as all here do.
std::vector<Statement> statements_of(const Board& board, std::string_view rule,
                                     std::string_view data);

/// Makes the board what a rule needs: other units, other values. Nothing for most rules; called
/// before statements are made.
void change_board(Board& board, std::string_view rule, std::string_view data);

/// How many assignments of a rule's variables beside the grid make everything true for this grid.
/// (What `count --variables` counts, added up over all grids.)
long long count_variables(const Board& board, std::string_view rule, std::string_view data,
                          const Grid& grid);

/// What holds of two cells named `a` and `b` (of `leapers`), as a function of both numbers.
std::function<bool(int a, int b)> parse_pair_relation(const Board& board, std::string_view text);

/// What each entry of the data gives names to.
std::vector<Names> read_data(const Board& board, std::string_view form, std::string_view data);

/// The clues beside a board, of a form such as "clues number"; the lines seen from all four sides.
std::vector<Names> read_clues(const Board& board, std::string_view form, std::string_view data);
std::vector<std::vector<Cell>> seen_lines(const Board& board);

/// What stands before the cells of an entry, or a clue, if the form calls it so.
Value read_head(const Board& board, std::string_view form, std::string_view head);

}  // namespace sudoku_sat::referee
