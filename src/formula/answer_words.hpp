// The words of answers: how solvers and scripts say satisfiable, and how they write literals, truth
// values and lists. They are tables, so that a new word is a line there.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::formula {

/// An answer, and what follows it on its line, with the sign after it.
struct AnswerPhrase {
  Answer answer;
  std::string_view rest;
};

/// The phrase at the front of `line`, in letters of any case: "satisfiable", "Instance
/// Unsatisfiable", "\"UNSAT\"".
std::optional<AnswerPhrase> answer_phrase(std::string_view line);

/// "s SATISFIABLE"
std::string_view answer_line(Answer answer);

/// A part of a print.
struct PrintToken {
  enum class Kind { literal, truth, none, link, open, close, cut };

  Kind kind;
  Lit number = 0;      ///< of a literal; truth: 1 or 0
  bool named = false;  ///< a literal as "x5"
};

/// The parts of a print, "[1, -2]", "{x1: False", "np.array([~1, 2])"; none if `line` has anything
/// else, or a number beyond literals.
std::optional<std::vector<PrintToken>> print_tokens(std::string_view line);

/// What follows a label of models, "Solution 1: [1, -2]", "model = [1, -2]"; empty: there is none.
std::string_view after_model_label(std::string_view line);

// Lines of text.

/// The first word of `line` that does not have the form of a literal; empty if all have it.
std::string_view first_word_of_text(std::string_view line);
/// How many words before `text` `line` has.
std::size_t words_before(std::string_view line, std::string_view text);
/// Whether a word of `line` is a number.
bool has_number(std::string_view line);
/// Whether `line` mentions an error, in letters of any case.
bool complains(std::string_view line);

}  // namespace sudoku_sat::formula
