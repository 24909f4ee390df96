// Translates what programs print as an answer into the form of the SAT competitions: "s
// SATISFIABLE", "v 1 -2 0". Scripts in Python print lists, tuples and dictionaries; older solvers
// have words of their own; services answer in JSON. Each becomes lines in the usual form, so that
// only one reader (answer.cpp) needs to know what an answer is, what contradicts it and where it
// ends.
#pragma once

#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "answer_words.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::formula {

/// The answer and the models of a JSON text in the usual form; empty if there are none.
std::vector<std::string> lines_of_json(std::string_view text, std::size_t variables);

/// Truth values in the order of the variables, possibly after one that belongs to no variable.
using Truths = std::vector<std::optional<bool>>;
/// "v 1 -2 0"; empty: they are too few or too many.
std::string line_of_truths(std::span<const std::optional<bool>> truths, std::size_t variables);

/// The lines of an answer, all in the usual form.
class AnswerLines {
 public:
  /// `variables`: of the formula.
  AnswerLines(LineReader& lines, std::size_t variables) : lines_(lines), variables_(variables) {}

  /// As LineReader::next().
  bool next(std::string_view& line);

  /// Whether the line is as it was in the file.
  bool as_printed() const { return as_printed_; }
  /// Whether the file's lines can be read past this.
  bool at_file() const { return waiting_.empty() && !ended_ && depth_ == 0; }

 private:
  /// Of a line in the file that is not in the usual form.
  bool translate(std::string_view line);
  bool translate_json(std::string_view line);
  bool translate_answer(std::string_view rest);
  bool translate_values(std::string_view rest);
  bool translate_bits(std::string_view word);
  bool translate_print(std::string_view line);
  void take(std::span<const PrintToken> tokens);
  void take_literal(Lit literal);
  void end_truths();
  void put_literals();
  void end_list();

  LineReader& lines_;
  std::size_t variables_;
  std::deque<std::string> waiting_;
  std::string line_;  ///< the last one that waited
  bool as_printed_ = true;
  bool begun_ = false;

  // Of a list, which may go on on the next line.
  int depth_ = 0;
  Truths truths_;             ///< of the innermost brackets
  std::string literals_;      ///< of the line
  std::int64_t largest_ = 0;  ///< of its variables
  bool ended_ = false;        ///< its brackets are closed; it may be a part of one
};

}  // namespace sudoku_sat::formula
