// See argument_words.hpp.
#include "argument_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "lists.hpp"
#include "reason_lines.hpp"
#include "report/answers.hpp"
#include "report/explanation.hpp"

namespace sudoku_sat::cli {

namespace {

class ArgumentLines {
 public:
  explicit ArgumentLines(std::vector<ArgumentLine>& lines) : lines_(lines) {}

  /// `reader`: who knows what comes before the case.
  void tell(const Case& one, std::size_t depth, Reader reader) {
    Words& words = begin(depth);
    say(words, "suppose");
    words.push_back({report::spoken(one.assumption, reader.board()), Tone::fact});
    reader.suppose(one.assumption);
    tell(one.steps, depth, reader);
  }

 private:
  /// Until something is impossible.
  void tell(std::vector<Step> steps, std::size_t depth, Reader& reader) {
    for (std::size_t i = 0; i < steps.size(); ++i) {
      const Step& step = steps[i];
      if (auto inner = sure_steps(step, reader)) return tell(std::move(*inner), depth, reader);
      if (const auto known = known_before(step, reader)) {
        replace(steps, {step.conclusions.front(), step.number, true}, *known);
        continue;
      }
      if (const auto end = contradiction(step, reader)) return tell(*end, depth + 1, reader);
      tell(step, depth + 1, reader);
      reader.take(step, true);
    }
  }

  /// The small steps of an argument whose supposition the reader knows, with the reader's reason
  /// for it: they refute the outer supposition.
  static std::optional<std::vector<Step>> sure_steps(const Step& step, const Reader& reader) {
    if (step.cases.size() != 1 || step.conclusions.empty()) return std::nullopt;
    const Statement& supposed = step.cases.front().assumption;
    const auto known = reader.known(supposed);
    if (!known) return std::nullopt;
    std::vector<Step> inner = step.cases.front().steps;
    replace(inner, {supposed, 0, true}, *known);
    return inner;
  }

  /// What the reader knew before, if the small step says no more; later ones then rest on that.
  static std::optional<Fact> known_before(const Step& step, const Reader& reader) {
    if (step.conclusions.size() != 1) return std::nullopt;
    const Statement& found = step.conclusions.front();
    if (const auto known = reader.known(found)) return known;
    const Value value = reader.grid()[found.cell];
    if (found.holds || value == 0 || value == found.value) return std::nullopt;
    return reader.known({found.cell, value, true});
  }

  static void replace(std::vector<Step>& steps, const Fact& fact, const Fact& known) {
    for (Step& step : steps) {
      std::replace(step.facts.begin(), step.facts.end(), fact, known);
      for (Case& one : step.cases) replace(one.steps, fact, known);
    }
  }

  /// The step as the end of its case where the reader sees that what it concludes is impossible:
  /// that the cell has no value left, or the value no cell. Its reasons did without that.
  static std::optional<Step> contradiction(const Step& step, const Reader& reader) {
    if (!step.cases.empty() || step.conclusions.empty()) return std::nullopt;
    const Statement& found = step.conclusions.front();
    if (!found.holds || reader.possible(found.cell, found.value)) return std::nullopt;
    const auto& reasons = step.constraints;
    const bool needed = std::any_of(reasons.begin(), reasons.end(), [](const Reason& reason) {
      return reason.kind == Reason::Kind::value || reason.kind == Reason::Kind::place;
    });
    if (!needed) return std::nullopt;
    Step end = step;
    end.name.clear();
    end.conclusions.clear();
    return end;
  }

  Words& begin(std::size_t depth) { return lines_.emplace_back(ArgumentLine{depth, {}}).words; }

  void tell(const Step& step, std::size_t depth, const Reader& reader) {
    Words& words = begin(depth);
    say(words, fmt::format("[{}]", step.number));
    if (step.conclusions.empty()) {
      say(words, step.cases.empty() ? "contradiction" : "one of these must hold");
    }
    for (const Statement& conclusion : step.conclusions) {
      words.push_back({report::spoken(conclusion, reader.board()), Tone::conclusion});
    }
    if (!step.name.empty()) say(words, "(" + step.name + ")");
    // The small steps of an inner argument name its reasons.
    const bool inner = !step.cases.empty() && !step.conclusions.empty();
    const Words reasons = inner ? Words() : reason_words(step, reader);
    if (inner || !reasons.empty()) words.back().after = ":";
    words.insert(words.end(), reasons.begin(), reasons.end());
    for (const Case& one : step.cases) tell(one, depth + 1, reader);
  }

  std::vector<ArgumentLine>& lines_;
};

/// Inner ones included.
std::size_t count_cases(const Step& step) {
  std::size_t count = 0;
  for (const Case& one : step.cases) {
    ++count;
    for (const Step& small : one.steps) count += count_cases(small);
  }
  return count;
}

Words too_long_summary(const Step& step, std::size_t steps, const Board& board) {
  const std::string many = report::counted(steps, "small step");
  if (step.name == "search") {
    return words_of(fmt::format("not explained: a search of {} with {}",
                                report::counted(count_cases(step), "case"), many));
  }
  Words words = words_of(fmt::format("not explained: {} refute", many));
  words.push_back({report::spoken(step.cases.front().assumption, board), Tone::fact});
  return words;
}

}  // namespace

std::vector<ArgumentLine> argument_lines(const Step& step, const Reader& reader) {
  std::vector<ArgumentLine> lines;
  for (const Case& one : step.cases) ArgumentLines(lines).tell(one, 0, reader);
  return lines;
}

Words argument_summary(const Step& step, const Board& board) {
  const std::size_t steps = report::small_steps(step);
  if (!report::is_explained(step)) return too_long_summary(step, steps, board);
  Words words;
  say(words, "suppose");
  words.push_back({report::spoken(step.cases.front().assumption, board), Tone::fact, ":"});
  say(words, fmt::format("{} {} to a contradiction", report::counted(steps, "small step"),
                         steps == 1 ? "leads" : "lead"));
  return words;
}

Words fold_summary(const Step& step) {
  NotExplained found;
  found.add(step);
  const std::string reasons = report::counted(step.size(), "reason");
  if (!report::is_explained(step)) {
    return words_of(
        fmt::format("not explained: a solver found {}, from {} together", found.found(), reasons));
  }
  const bool one = found.found().starts_with("this");
  return words_of(
      fmt::format("{} {} from {} together", found.found(), one ? "follows" : "follow", reasons));
}

void NotExplained::add(const Step& step) {
  ++steps_;
  for (const Statement& one : step.conclusions) {
    if (!said_by_value(one, step.conclusions)) ++(one.holds ? values_ : excluded_);
  }
}

std::string NotExplained::found() const {
  const std::string what = excluded_ == 0 ? "value" : values_ == 0 ? "exclusion" : "conclusion";
  const std::size_t count = values_ + excluded_;
  return count == 1 ? "this " + what : fmt::format("these {} {}s", count, what);
}

std::string NotExplained::text(std::size_t steps) const {
  if (steps_ == 0) return {};
  const bool one = steps_ == 1;
  std::vector<std::string> gains;
  if (values_ > 0) gains.push_back((one ? "gives " : "give ") + report::counted(values_, "value"));
  if (excluded_ > 0) {
    gains.push_back((one ? "excludes " : "exclude ") + report::counted(excluded_, "candidate"));
  }
  return fmt::format("{} of {} {} not explained: {} {}", steps_, report::counted(steps, "step"),
                     one ? "is" : "are", one ? "it" : "they", listed(gains, "and"));
}

}  // namespace sudoku_sat::cli
