// The words, numbers and signs of a statement.
#pragma once

#include <string_view>
#include <vector>

#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::rule::language {

struct Token {
  enum class Kind {
    number,
    word,
    cells,  ///< "r1c1", or a run "r1c1-r1c5" without spaces: `cells`
    text,   ///< the text between quotation marks
    sign,   ///< one of ( ) [ ] { } , : + - * / = != < <= > >= ..
    end,
  };

  Kind kind;
  std::string_view text;  ///< of the entry
  std::size_t offset;
  std::vector<Cell> cells = {};
};

/// Ends with a token of the kind `end`. The entry must outlive it. Throws: InputError at a
/// character that begins none of these, and at cells that the board doesn't have.
std::vector<Token> tokens_of(const RuleEntry& entry, const Geometry& geometry);

}  // namespace sudoku_sat::rule::language
