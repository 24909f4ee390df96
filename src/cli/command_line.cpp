// "--name value", "--name=value", "-n value", "-nvalue", flags together as in "-qv", all else
// behind
// "--": what getopt_long reads, without its abbreviations.
#include "command_line.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

namespace {

using app::Option;

const Option* on_line(const Option* option) {
  return option != nullptr && option->on_line() ? option : nullptr;
}

/// Whether a word is a value of an option whose value may be missing.
bool is_value_of(const Option& option, const std::string& word) {
  if (option.kind == app::Kind::number) {
    return !word.empty() && word.find_first_not_of("0123456789") == word.npos;
  }
  const app::Choices known = option.choices();
  return std::find(known.begin(), known.end(), word) != known.end();
}

}  // namespace

CommandLine::CommandLine(const app::Command& command, const std::vector<std::string>& arguments)
    : OptionValues(command, app::Front::line) {
  try {
    read(arguments);
    check_values(*this);
    require_positional();
    check_required(*this);
  } catch (const UsageError&) {
    const auto end = std::find(arguments.begin(), arguments.end(), "--");
    const bool help = std::find(arguments.begin(), end, "--help") != end;
    if (!help && !asks_for_help()) throw;
    values_["help"] = {""};
  }
}

void CommandLine::read(const Words& arguments) {
  std::size_t at = 0;
  while (at < arguments.size() && arguments[at] != "--") {
    const std::string& word = arguments[at];
    if (word.starts_with("--")) {
      at = read_long(arguments, at);
    } else if (word.size() > 1 && word[0] == '-') {
      at = read_brief(arguments, at);
    } else {
      positional_.push_back(word);
      ++at;
    }
  }
  if (at == arguments.size()) return;
  const auto rest = arguments.begin() + static_cast<std::ptrdiff_t>(at) + 1;
  if (command().command_behind) {
    behind_.emplace(rest, arguments.end());
  } else {
    positional_.insert(positional_.end(), rest, arguments.end());
  }
}

std::size_t CommandLine::read_long(const Words& arguments, std::size_t at) {
  const std::string_view word = arguments[at];
  const std::size_t equals = std::min(word.find('='), word.size());
  const Option* const option = on_line(find_option(command(), word.substr(2, equals - 2)));
  if (option == nullptr) reject_option(word.substr(0, equals));
  if (equals == word.size()) return read_value(*option, arguments, at + 1);
  if (!option->takes_value()) throw UsageError(fmt::format("--{} takes no value", option->name));
  add(*option, std::string(word.substr(equals + 1)));
  return at + 1;
}

/// The first option with a value has the rest of the word, or the next one.
std::size_t CommandLine::read_brief(const Words& arguments, std::size_t at) {
  const std::string& word = arguments[at];
  for (std::size_t i = 1; i < word.size(); ++i) {
    const Option* const option = on_line(find_option(command(), word[i]));
    if (option == nullptr) reject_option(std::string{'-', word[i]});
    if (option->takes_value()) {
      if (i + 1 == word.size()) return read_value(*option, arguments, at + 1);
      add(*option, word.substr(i + 1));
      return at + 1;
    }
    add(*option, "");
  }
  return at + 1;
}

/// The value stands at `at`, where there is one.
std::size_t CommandLine::read_value(const Option& option, const Words& arguments, std::size_t at) {
  const bool more = at < arguments.size();
  if (!option.takes_value()) {
    add(option, "");
    return at;
  }
  if (option.may_be_bare() && !(more && is_value_of(option, arguments[at]))) {
    add(option, std::string(option.bare));
    return at;
  }
  if (!more) throw UsageError(fmt::format("--{} needs a value: {}", option.name, option.argument));
  add(option, arguments[at]);
  return at + 1;
}

void CommandLine::add(const Option& option, std::string value) {
  Words& values = values_[std::string(option.name)];
  if (!values.empty() && !option.repeatable) {
    throw UsageError(fmt::format("--{} is given twice", option.name));
  }
  values.push_back(std::move(value));
}

void CommandLine::require_positional() const {
  const app::Positional& known = command().positional;
  const std::size_t most = known.text.empty() ? 0 : known.most;
  if (positional_.size() > most) {
    throw UsageError(fmt::format("unexpected argument '{}'", shown(positional_[most])));
  }
  if (positional_.size() >= known.least) return;
  throw UsageError(fmt::format("{} needs {}", command().name, known.text));
}

void CommandLine::reject_option(std::string_view word) const {
  std::vector<std::string> names;
  for_each_option(command(), [&](const Option& option, const app::Group&) {
    if (option.on_line() && !option.hidden) names.push_back(fmt::format("--{}", option.name));
  });
  const std::string_view near =
      nearest(word, std::vector<std::string_view>(names.begin(), names.end()));
  throw UsageError(near.empty() ? fmt::format("unknown option '{}'; --help lists all", word)
                                : fmt::format("unknown option '{}'; did you mean {}?", word, near));
}

bool CommandLine::has(std::string_view name) const { return values_.contains(name); }

std::optional<std::string> CommandLine::get(std::string_view name) const {
  const auto found = values_.find(name);
  if (found == values_.end()) return std::nullopt;
  return found->second.front();
}

std::vector<std::string> CommandLine::all(std::string_view name) const {
  const auto found = values_.find(name);
  return found == values_.end() ? Words() : found->second;
}

std::size_t CommandLine::count(std::string_view name) const { return all(name).size(); }

}  // namespace sudoku_sat::cli
