// The output forms of `explain`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "argument_words.hpp"
#include "reader.hpp"
#include "report/explanation.hpp"
#include "report/explanation_json.hpp"
#include "sudoku_sat/formats.hpp"
#include "words.hpp"

namespace sudoku_sat::cli {

/// For people. A step is a line with the conclusions, and its reasons on further ones.
class ExplainText {
 public:
  /// `out` must outlive it.
  ExplainText(bool color, std::string& out) : color_(color), out_(out) {}

  void begin(const PuzzleInput& input, bool first);
  /// Requires: begin() was called with a puzzle, which still exists.
  void step(const Step& step);
  /// The first step, without the puzzle. The puzzle must outlive it.
  void first_step(const Puzzle& puzzle, const Step& step);
  void end(const Puzzle& puzzle, const report::Question& question,
           const report::Explanation& explanation);

 private:
  void tell(const Step& step, const Reader& reader);
  void grid(const Puzzle& puzzle, const Grid& grid);
  void line(std::string_view text);
  void fold(const Step& step, Words summary, std::string_view how);
  void summary(const report::Explanation& explanation);

  bool color_;
  std::string& out_;
  std::optional<Reader> reader_;  ///< of this puzzle
  NotExplained not_explained_;
};

/// A title for pages: that of the puzzle file with its author, or the label; may be empty.
std::string page_title(const PuzzleInput& input);

/// A sentence: the findings, or the answer to the question.
std::string explanation_summary(const report::Explanation& explanation);

/// How steps are drawn.
struct StepPictures {
  const Format& format;  ///< one that draws
  Theme theme = Theme::light;
  const Paper* paper = nullptr;  ///< null: all on one page as large as they are
};

/// A picture of the puzzle and one of each step. Throws: OutputError if a program that the format
/// needs is missing.
std::string explanation_pictures(const PuzzleInput& input, const report::Explanation& explanation,
                                 const StepPictures& how);

/// A separate picture of each step; calls write(number, document). With `only`, just the step with
/// this number. Throws: likewise.
void for_each_step_picture(const PuzzleInput& input, const report::Explanation& explanation,
                           const StepPictures& how, std::optional<std::size_t> only,
                           const std::function<void(std::size_t, const std::string&)>& write);

/// A page in HTML to click through.
std::string explanation_html(const PuzzleInput& input, const report::Explanation& explanation,
                             Theme theme);

}  // namespace sudoku_sat::cli
