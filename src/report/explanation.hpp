// What `explain` finds out about one puzzle: all steps, or those behind the answer to a question.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/values.hpp"
#include "base/exit_status.hpp"
#include "sudoku_sat/explain.hpp"

namespace sudoku_sat::report {

/// What is asked.
struct Question {
  enum class Kind {
    solution,  ///< how it is derived
    why,       ///< why a cell has its value
    why_not,   ///< why it doesn't have another one
  };
  Kind kind = Kind::solution;
  std::string text = {};       ///< "r4c5", "r4c5=3"; the board says whether there is such a cell
  std::size_t last_step = {};  ///< for `solution`: ends after this step; 0: all steps
};

/// What the options `cell` and `why-not` ask. Throws: UsageError if it is both.
Question question_of(const app::OptionValues& options);

/// "r1c2=5"; of a digit of a number what it says of the number, as spoken() of its cell does.
std::string spoken(const Statement& statement, const Board& board);

struct Explanation {
  std::string_view status;            ///< as status_word(); "incomplete" for several solutions
  bool failed = false;                ///< `reason` says what failed
  std::string reason = {};            ///< why there is none or more than one, or it is unknown
  std::vector<Step> steps = {};       ///< in order; for a question only those behind the answer
  std::optional<Grid> solution = {};  ///< where there is only one
  std::size_t open_cells = 0;         ///< how many are left, because solutions differ there
  std::string answer = {};            ///< to a question, as a sentence
  bool has_answer = true;             ///< false: the question assumed something wrong
};

struct OnSteps {
  std::function<void(const Step&)> step;  ///< called with each step as it is found
  std::function<void(std::size_t known, std::size_t all)> cells;  ///< after each step
};

/// Whether the puzzle has no solution.
bool is_unsolvable(const Explanation& explanation);

/// Notes it for the exit status.
void note(const Explanation& explanation, base::ExitStatus& status);

/// A board that is too large, or takes too much memory, is a failure of the explanation. Throws:
/// UsageError where it has no such cell.
Explanation explain(const Puzzle& puzzle, const Question& question, const Limits& limits,
                    const OnSteps& on_steps);

}  // namespace sudoku_sat::report
