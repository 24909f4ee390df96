// The rule language as text: lines, the words of a line, and the tree that the grammar of
// puzzles/README.md gives a line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "board.hpp"

namespace sudoku_sat::referee::language {

struct Token {
  enum class Kind { end, number, word, cells, text, sign };
  Kind kind = Kind::end;
  std::string text;
};

/// The words of a line, with an `end` after them. Throws NotUnderstood.
std::vector<Token> split_words(std::string_view line);

/// The parts between line ends and `;`, but for those within quotes; without blanks around them,
/// none empty.
std::vector<std::string> split_lines(std::string_view text);

struct Node {
  enum class Kind {
    number,
    text,
    cells,     // one cell or several, in `cells`; `single` tells r1c1 from the run r1c1-r1c1
    list,      // [..] and {..}: the children are its items
    range,     // a..b
    name,      // without parentheses
    call,      // name(arguments)
    each,      // x in LIST [where B]: BODY as a function's argument
    for_each,  // the same behind "for each"
    index,     // LIST[NUMBER]
    negative,
    arithmetic,  // two children and the operator in `text`
    compare,     // a chain: children with the operators in `words` between them
    logic,       // two children and the word in `text`: and, or, implies, iff
    negation,
    choice,   // if, then and perhaps else
    quantity  // exactly, at least, at most (in `text`) NUMBER of LIST
  };
  Kind kind{};
  long long number = 0;
  bool single = false;
  std::string text;
  std::vector<Cell> cells;
  /// The operators of a chain, or the names that `each` binds.
  std::vector<std::string> words;
  std::vector<Node> children;
};

struct Line {
  enum class Kind { statement, definition, drawing, variable };
  Kind kind{};
  std::string name;
  std::vector<std::string> parameters;
  /// The statement, or what a definition stands for; nothing for a variable.
  std::vector<Node> body;
  /// Of a variable: what there is one of each, and its range; at most one node each.
  std::vector<Node> of, range;
  std::string source;
};

/// The lines of `text`, between line ends and `;`. Throws NotUnderstood.
std::vector<Line> parse_lines(const Board& board, std::string_view text);

}  // namespace sudoku_sat::referee::language
