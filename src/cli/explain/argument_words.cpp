// See argument_words.hpp.
#include "argument_words.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>

#include "reason_lines.hpp"
#include "report/answers.hpp"
#include "report/explanation.hpp"

namespace sudoku_sat::cli {

namespace {

class ArgumentLines {
 public:
  ArgumentLines(const Board& board, std::vector<ArgumentLine>& lines)
      : board_(board), lines_(lines) {}

  void tell(const Case& one, std::size_t depth) {
    Words& words = begin(depth);
    say(words, "suppose");
    words.push_back({report::spoken(one.assumption, board_), Tone::fact});
    for (const Step& step : one.steps) tell(step, depth + 1);
  }

 private:
  Words& begin(std::size_t depth) { return lines_.emplace_back(ArgumentLine{depth, {}}).words; }

  void tell(const Step& step, std::size_t depth) {
    Words& words = begin(depth);
    say(words, fmt::format("[{}]", step.number));
    if (step.conclusions.empty()) {
      say(words, step.cases.empty() ? "contradiction" : "one of these must hold");
    }
    for (const Statement& conclusion : step.conclusions) {
      words.push_back({report::spoken(conclusion, board_), Tone::conclusion});
    }
    if (!step.name.empty()) say(words, "(" + step.name + ")");
    // The small steps of an inner argument name its reasons.
    const bool inner = !step.cases.empty() && !step.conclusions.empty();
    const Words reasons = inner ? Words() : reason_words(step, board_);
    if (inner || !reasons.empty()) words.back().after = ":";
    words.insert(words.end(), reasons.begin(), reasons.end());
    for (const Case& one : step.cases) tell(one, depth + 1);
  }

  const Board& board_;
  std::vector<ArgumentLine>& lines_;
};

}  // namespace

std::vector<ArgumentLine> argument_lines(const Step& step, const Board& board) {
  std::vector<ArgumentLine> lines;
  for (const Case& one : step.cases) ArgumentLines(board, lines).tell(one, 0);
  return lines;
}

std::size_t small_steps(const Step& step) {
  std::size_t count = 0;
  for (const Case& one : step.cases) {
    for (const Step& small : one.steps) count += 1 + small_steps(small);
  }
  return count;
}

std::size_t count_cases(const Step& step) {
  std::size_t count = 0;
  for (const Case& one : step.cases) {
    ++count;
    for (const Step& small : one.steps) count += count_cases(small);
  }
  return count;
}

Words argument_summary(const Step& step, const Board& board) {
  const std::size_t steps = small_steps(step);
  if (step.name == "search") {
    return words_of(fmt::format("search: {}, {}", report::counted(count_cases(step), "case"),
                                report::counted(steps, "step")));
  }
  Words words;
  say(words, "suppose");
  words.push_back({report::spoken(step.cases.front().assumption, board), Tone::fact, ":"});
  say(words, fmt::format("{} {} to a contradiction", report::counted(steps, "small step"),
                         steps == 1 ? "leads" : "lead"));
  return words;
}

Words fold_summary(const Step& step) {
  return words_of(fmt::format("search: {} together", report::counted(step.size(), "reason")));
}

}  // namespace sudoku_sat::cli
