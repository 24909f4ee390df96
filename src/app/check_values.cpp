// Checks values and combinations of options against the table, in one place, so that every message
// about them reads the same.
#include <fmt/format.h>

#include <algorithm>

#include "base/joined.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"
#include "values.hpp"

namespace sudoku_sat::app {

namespace {

void require_choice(const Option& option, const std::string& value) {
  const Choices known = option.choices();
  if (std::find(known.begin(), known.end(), value) != known.end()) return;
  const std::string_view near = nearest(value, known);
  throw UsageError(
      near.empty()
          ? fmt::format("--{} {}: choose {}", option.name, value, base::listed(known, "or"))
          : fmt::format("--{} {}: did you mean {}?", option.name, value, near));
}

void check_value(const OptionValues& values, const Option& option) {
  if (option.kind == Kind::number) (void)values.number(option.name);
  if (option.kind == Kind::seconds) (void)values.seconds(option.name);
  if (option.kind != Kind::choice) return;
  for (const std::string& value : values.all(option.name)) require_choice(option, value);
}

/// "solve", "format=svg", "INPUT": one of the things that an option needs or excludes.
struct Condition {
  std::string_view name;
  std::string_view value = {};

  explicit Condition(std::string_view text)
      : name(text.substr(0, text.find('='))),
        value(text.substr(std::min(name.size() + 1, text.size()))) {}

  bool is_input() const { return name == "INPUT"; }

  bool is_possible(const OptionValues& values) const {
    if (is_input()) return true;
    const Option* const option = find_option(values.command(), name);
    return option != nullptr && values.takes(*option);
  }

  bool holds(const OptionValues& values) const {
    if (is_input()) return values.has_input();
    return value.empty() ? values.has(name) : values.text(name) == value;
  }

  bool is_given(const OptionValues& values) const {
    return holds(values) && (is_input() || values.has(name));
  }

  /// "--solve", "-f svg"; in requests without dashes.
  std::string words(const OptionValues& values) const {
    if (is_input()) return values.front() == Front::line ? "INPUT" : "puzzle";
    const Option* const option = find_option(values.command(), name);
    const bool letter = values.front() == Front::line && option->brief != '\0' && !value.empty();
    const std::string shown =
        letter ? fmt::format("-{}", option->brief) : fmt::format("--{}", name);
    return value.empty() ? shown : fmt::format("{} {}", shown, value);
  }
};

std::vector<Condition> conditions_in(std::string_view text, const OptionValues& values) {
  std::vector<Condition> conditions;
  for (const std::string_view word : words_of(text)) conditions.emplace_back(word);
  std::erase_if(conditions, [&](const Condition& one) { return !one.is_possible(values); });
  return conditions;
}

/// "--solve or --solvers", "--format svg or png"
std::string any_of(const std::vector<Condition>& conditions, const OptionValues& values) {
  std::string text;
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    const bool same = i != 0 && conditions[i].name == conditions[i - 1].name;
    if (i != 0) text += i + 1 == conditions.size() ? " or " : ", ";
    text += same ? std::string(conditions[i].value) : conditions[i].words(values);
  }
  return text;
}

void require(const OptionValues& values, std::string_view who, std::string_view needs) {
  const std::vector<Condition> conditions = conditions_in(needs, values);
  const bool met = std::any_of(conditions.begin(), conditions.end(),
                               [&](const Condition& one) { return one.holds(values); });
  if (met || conditions.empty()) return;
  throw UsageError(fmt::format("{} needs {}", who, any_of(conditions, values)));
}

void exclude(const OptionValues& values, const Option& option) {
  for (const Condition& other : conditions_in(option.excludes, values)) {
    if (!other.is_given(values)) continue;
    throw UsageError(
        fmt::format("--{} and {} can't be combined", option.name, other.words(values)));
  }
}

}  // namespace

void check_values(const OptionValues& values) {
  const auto for_each_given = [&](const auto& check) {
    for_each_option(values.command(), [&](const Option& option, const Group& group) {
      if (values.takes(option) && values.has(option.name)) check(option, group);
    });
  };
  for_each_given([&](const Option& option, const Group&) { check_value(values, option); });
  for_each_given([&](const Option& option, const Group& group) {
    const std::string name = fmt::format("--{}", option.name);
    exclude(values, option);
    require(values, name, group.needs);
    require(values, name, option.needs);
  });
}

void check_required(const OptionValues& values) {
  const Command& command = values.command();
  for_each_option(command, [&](const Option& option, const Group&) {
    if (!option.required || !values.takes(option) || values.has(option.name)) return;
    const bool letter = values.front() == Front::line && option.brief != '\0';
    throw UsageError(
        fmt::format("{} needs {} {}", command.name,
                    letter ? fmt::format("-{}", option.brief) : fmt::format("--{}", option.name),
                    option.argument));
  });
  require(values, command.name, command.needs);
}

}  // namespace sudoku_sat::app
