#include "command_line.hpp"

// Without this cxxopts would split a file name or a puzzle with a comma in two.
#define CXXOPTS_VECTOR_DELIMITER '\0'
// cxxopts would compile its regular expressions at each start, which takes a third of the start-up
// time.
#define CXXOPTS_NO_REGEX
#include <fmt/format.h>

#include <algorithm>
#include <cxxopts.hpp>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

namespace {

using app::Option;

/// Whether a word is the value of an option that can also be given without one.
bool is_value_of(const Option& option, const std::string& word) {
  if (option.kind == app::Kind::number) {
    return !word.empty() && word.find_first_not_of("0123456789") == word.npos;
  }
  const app::Choices known = option.choices();
  return std::find(known.begin(), known.end(), word) != known.end();
}

/// "q,quiet,older-name"
std::string cxxopts_names(const Option& option) {
  std::string names = option.brief == '\0' ? "" : std::string{option.brief, ','};
  names += option.name;
  if (!option.aliases.empty()) names += fmt::format(",{}", option.aliases);
  std::replace(names.begin(), names.end(), ' ', ',');
  return names;
}

void declare(cxxopts::OptionAdder& declared, const Option& option) {
  const auto value = cxxopts::value<std::vector<std::string>>();
  if (!option.takes_value()) value->implicit_value("");
  if (option.may_be_bare()) value->implicit_value(std::string(option.bare));
  declared(cxxopts_names(option), "", value);
}

}  // namespace

CommandLine::CommandLine(const app::Command& command, const std::vector<std::string>& arguments)
    : OptionValues(command, app::Front::line) {
  const auto end = std::find(arguments.begin(), arguments.end(), "--");
  try {
    read({arguments.begin(), end});
    if (end != arguments.end()) add_rest({end + 1, arguments.end()});
    check_values(*this);
    require_positional();
    check_required(*this);
  } catch (const UsageError&) {
    const bool help = std::find(arguments.begin(), end, "--help") != end;
    if (!help && !asks_for_help()) throw;
    values_["help"] = {""};
  }
}

void CommandLine::read(const Words& arguments) {
  const Words words = with_joined_values(arguments);
  std::vector<const char*> argv{"sudoku-sat"};
  for (const std::string& word : words) argv.push_back(word.c_str());
  cxxopts::Options options("sudoku-sat");
  // They come back among the words that belong to no option; then the nearest name is looked up.
  options.allow_unrecognised_options();
  cxxopts::OptionAdder declared = options.add_options();
  for_each_option(command(), [&](const Option& option, const app::Group&) {
    if (option.on_line()) declare(declared, option);
  });
  try {
    const auto result = options.parse(static_cast<int>(argv.size()), argv.data());
    for (const auto& given : result.arguments()) add(given.key(), given.value());
    for (const std::string& word : result.unmatched()) add_positional(word);
  } catch (const cxxopts::exceptions::missing_argument&) {
    reject_missing_value(words.back());
  }
}

/// The option that a word names, such as "-q", "--quiet" or "--timeout=3", or null.
const Option* CommandLine::option_in(std::string_view word) const {
  const Option* option = nullptr;
  if (word.starts_with("--")) {
    option = find_option(command(), word.substr(2, word.find('=') - 2));
  } else if (word.size() == 2 && word.front() == '-') {
    option = find_option(command(), word.back());
  }
  return option != nullptr && option->on_line() ? option : nullptr;
}

/// A value that may be missing is only read from "--name=value", so "--name value" becomes that.
/// The name of an option is no value: what was meant is missing.
CommandLine::Words CommandLine::with_joined_values(const Words& arguments) const {
  Words words;
  for (std::size_t at = 0; at < arguments.size(); ++at) {
    const std::string& word = arguments[at];
    words.push_back(word);
    const Option* const option = option_in(word);
    if (option == nullptr) continue;
    const bool joined = word.find('=') != word.npos;
    if (joined && !option->takes_value()) {
      throw UsageError(fmt::format("--{} takes no value", option->name));
    }
    if (joined || at + 1 == arguments.size() || !option->takes_value()) continue;
    const std::string& next = arguments[at + 1];
    if (!option->may_be_bare()) {
      if (option_in(next) != nullptr) reject_missing_value(word);
      words.push_back(next);
      ++at;
    } else if (word.starts_with("--") && is_value_of(*option, next)) {
      words.back() += '=' + next;
      ++at;
    }
  }
  return words;
}

void CommandLine::add_rest(const Words& arguments) {
  if (command().command_behind) {
    behind_ = arguments;
  } else {
    positional_.insert(positional_.end(), arguments.begin(), arguments.end());
  }
}

void CommandLine::add_positional(const std::string& word) {
  if (word.size() > 1 && word.starts_with('-')) reject_option(word.substr(0, word.find('=')));
  positional_.push_back(word);
}

void CommandLine::add(const std::string& name, const std::string& value) {
  // cxxopts calls an option by any of its names, the older ones included.
  const Option& option = *find_option(command(), std::string_view(name));
  Words& values = values_[std::string(option.name)];
  if (!values.empty() && !option.repeatable) {
    throw UsageError(fmt::format("--{} can be given only once", option.name));
  }
  values.push_back(value);
}

void CommandLine::reject_missing_value(const std::string& word) const {
  const Option* option = option_in(word);
  if (option == nullptr) option = find_option(command(), word.back());  // the last of several: -qe
  throw UsageError(fmt::format("--{} needs a value: {}", option->name, option->argument));
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
