// An exercise: the content of its folder, and how an answer is checked.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::cli {

/// What a student has handed in.
struct CourseAnswer {
  MemorySink clauses;      ///< of answer.cnf
  std::string proof = {};  ///< answer.drat, of exercises that want a proof
};

struct Exercise {
  std::string_view name;   ///< of its folder, after the number
  std::string_view title;  ///< as a heading
  std::string_view task;   ///< in Markdown
  /// The puzzle file that it is about; empty: none.
  std::string_view puzzle = {};
  /// The formula that it is about, formula.cnf; null: none.
  MemorySink (*formula)() = nullptr;
  bool wants_proof = false;  ///< answer.drat instead of answer.cnf
  /// Lines of Python that begin the answer.
  std::string_view begin;
  /// Empty if the answer is right, otherwise a sentence that says what is wrong, with a grid below
  /// it if one shows the error. Throws: Stopped.
  std::string (*check)(const CourseAnswer& answer, const Limits& limits);
};

/// In the order of the course.
std::span<const Exercise* const> exercises();

}  // namespace sudoku_sat::cli
