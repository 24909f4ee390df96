// The findings of `explain` about one puzzle: all steps, or those that lead to the answer to a
// question.
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

/// The question.
struct Question {
  enum class Kind {
    solution,  ///< how it is derived
    why,       ///< why a cell has its value
    why_not,   ///< why it doesn't have another one
  };
  Kind kind = Kind::solution;
  std::string text = {};       ///< "r4c5", "r4c5=3"; the board may not have such a cell
  std::size_t last_step = {};  ///< for `solution`: ends after this step; 0: all steps
};

/// The question of the options `cell` and `why-not`. Throws: UsageError if both are given.
Question question_of(const app::OptionValues& options);

/// "r1c2=5"; for a digit of a number, what it means for the number, as spoken() of its cell does.
std::string spoken(const Statement& statement, const Board& board);

struct Explanation {
  std::string_view status;  ///< as status_word(); "incomplete" for several solutions
  bool failed = false;      ///< `reason` says what failed
  std::string reason = {};  ///< why there is none or more than one, or it is unknown
  /// In order: those that lead to the answer, or to values. All that were found if a limit ends the
  /// search or cells stay open.
  std::vector<Step> steps = {};
  std::optional<Grid> solution = {};  ///< if there is only one
  std::size_t open_cells = 0;         ///< how many are left, because solutions differ there
  std::string answer = {};            ///< to a question, as a sentence
  /// Whether something had to be supposed where there were too many candidates to look for chains.
  bool without_chains = false;
  bool has_answer = true;  ///< false: the question was based on a wrong assumption
};

/// Called after each step: how many cells are known, out of all.
using OnCells = std::function<void(std::size_t known, std::size_t all)>;

/// How many small steps the step's argument has, those of inner cases included.
std::size_t small_steps(const Step& step);

/// Whether people can follow the step: not if its argument is long, or only a solver found it.
bool is_explained(const Step& step);

/// Whether the puzzle has no solution.
bool is_unsolvable(const Explanation& explanation);

/// What is said if that is so; else empty.
std::string chains_text(const Explanation& explanation);

/// Notes it for the exit status.
void note(const Explanation& explanation, base::ExitStatus& status);

/// How the answer calls a value of the puzzle's givens that a player has entered.
inline constexpr std::string_view entered_word = "is entered";

/// `entries`: which of the puzzle's givens a player has entered (others are 0); may be empty. A
/// board that is too large, or takes too much memory, is a failure of the explanation. Throws:
/// UsageError if it has no such cell.
Explanation explain(const Puzzle& puzzle, const Question& question, const Limits& limits,
                    const OnCells& on_cells, const Grid& entries = {});

}  // namespace sudoku_sat::report
