// The functions and names of the language, in tables by what they are about. The next one is an
// entry in one of them, one in the evaluator's (evaluate_functions.cpp), and a line in
// puzzles/README.md.
#pragma once

#include <limits>

#include "meaning.hpp"

namespace sudoku_sat::rule::language {

using Arguments = std::vector<Meaning>;

inline constexpr std::size_t any_number = std::numeric_limits<std::size_t>::max();

/// Numbers and truths made of others.
std::span<const Function> number_functions();
/// Parts of lists, and lists made of others.
std::span<const Function> list_functions();
/// What the board has.
std::span<const Function> board_functions();

inline Meaning constant(Meanings& meanings, std::int64_t value) {
  return Meaning::number(meanings.expressions().constant(value));
}

/// All numbers of a call's arguments.
inline std::vector<Expression> numbers(Meanings& meanings, const Syntax& call,
                                       const Arguments& arguments) {
  return meanings.flat(arguments, call, Meaning::Kind::number);
}

}  // namespace sudoku_sat::rule::language
