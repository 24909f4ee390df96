// Options are declared to cxxopts, which parses them. It would ignore unknown options and take the
// last of several values, so both are checked here; of help it knows nothing (command_help.hpp).
#include "command_line.hpp"

// Without this cxxopts would split a file name or a puzzle with a comma in two.
#define CXXOPTS_VECTOR_DELIMITER '\0'
#include <fmt/format.h>

// Its regular expressions are made whenever a program starts, a third of what that takes.
#define CXXOPTS_NO_REGEX
#include <algorithm>
#include <cxxopts.hpp>
#include <map>

#include "globals.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

/// cxxopts writes typographic quotes.
std::string plain_quotes(std::string text) {
  for (const std::string_view quote : {"\u2018", "\u2019"}) {
    for (auto at = text.find(quote); at != text.npos; at = text.find(quote)) {
      text.replace(at, quote.size(), "'");
    }
  }
  return text;
}

OptionHelp option_of(const std::string& group, const std::string& names,
                     const std::string& argument, const std::string& help) {
  const std::size_t comma = names.find(',');
  const bool has_brief = comma != std::string::npos;
  return {group, has_brief ? names.substr(0, comma) : "",
          has_brief ? names.substr(comma + 1) : names, argument, help};
}

}  // namespace

struct CommandLine::Implementation {
  cxxopts::Options options;
  cxxopts::ParseResult result;
};

CommandLine::CommandLine(std::string_view command, std::string_view summary,
                         std::string_view example, std::string_view positional)
    : implementation_(
          std::make_unique<Implementation>(Implementation{cxxopts::Options("sudoku-sat"), {}})),
      help_{std::string(command), std::string(summary), std::string(example),
            std::string(positional)} {
  auto& options = implementation_->options;
  options.allow_unrecognised_options();
  if (positional.empty()) return;
  options.add_options()("positional", "", cxxopts::value<std::vector<std::string>>(positional_));
  options.parse_positional({"positional"});
}

CommandLine::~CommandLine() = default;

void CommandLine::group(std::string_view name) { group_ = name; }

void CommandLine::remember(const std::string& names, const std::string& argument,
                           const std::string& help, const Choices& choices) {
  help_.options.push_back(option_of(group_, names, argument, help));
  help_.options.back().choices.assign(choices.begin(), choices.end());
}

void CommandLine::flag(const std::string& names, const std::string& help) {
  remember(names, "", help);
  implementation_->options.add_options()(names, help);
}

void CommandLine::value(const std::string& names, const std::string& argument,
                        const std::string& help, const Choices& choices) {
  remember(names, argument, help, choices);
  implementation_->options.add_options()(names, help, cxxopts::value<std::string>());
}

void CommandLine::values(const std::string& names, const std::string& argument,
                         const std::string& help, const Choices& choices) {
  remember(names, argument, help, choices);
  help_.options.back().repeatable = true;
  implementation_->options.add_options()(names, help, cxxopts::value<std::vector<std::string>>());
}

void CommandLine::choice(const std::string& names, const std::string& argument,
                         const Choices& choices, const std::string& more) {
  value(names, argument, one_of(choices) + more, choices);
}

std::vector<OptionHelp> global_options() {
  const auto option = [](const char* names, const char* argument, const char* help) {
    return option_of("Global", names, argument, help);
  };
  std::vector<OptionHelp> options{
      option("q,quiet", "", "print errors only"),
      option("v,verbose", "", "print a line for each puzzle; -vv: also where the time went"),
      option("color", "WHEN",
             "auto, always or never (auto: on a terminal, without NO_COLOR and TERM=dumb)"),
      option("progress", "WHEN", "show a progress bar: auto, always or never"),
      option("h,help", "", "this text"),
      option("version", "", "print the versions of the program and of CaDiCaL")};
  for (OptionHelp& known : options) {
    if (known.argument == "WHEN") known.choices = {"auto", "always", "never"};
    known.repeatable = known.name == "verbose";
  }
  return options;
}

void CommandLine::add_globals() {
  for (const OptionHelp& option : global_options()) {
    const std::string names = (option.brief.empty() ? "" : option.brief + ",") + option.name;
    if (option.argument.empty()) {
      implementation_->options.add_options()(names, option.text);
    } else {
      implementation_->options.add_options()(names, option.text, cxxopts::value<std::string>());
    }
    help_.options.push_back(option);
  }
}

bool CommandLine::parse(const std::vector<std::string>& arguments) {
  add_globals();
  const auto is_flag = [&](const std::string& word) {
    return std::any_of(help_.options.begin(), help_.options.end(), [&](const OptionHelp& option) {
      return option.argument.empty() && word == "--" + option.name;
    });
  };
  std::vector<const char*> argv{"sudoku-sat"};
  for (const std::string& argument : arguments) {
    const std::size_t equals = argument.find('=');
    if (equals != argument.npos && is_flag(argument.substr(0, equals))) {
      throw UsageError(argument.substr(0, equals) + " takes no value");
    }
    argv.push_back(argument.c_str());
  }
  auto& [options, result] = *implementation_;
  try {
    result = options.parse(static_cast<int>(argv.size()), argv.data());
  } catch (const cxxopts::exceptions::exception& error) {
    throw UsageError(plain_quotes(error.what()));
  }
  if (has("help")) {
    give_help(help_);
    return false;
  }
  reject_unknown(result.unmatched());
  reject_repeated();
  apply_globals(has("quiet"), static_cast<int>(result.count("verbose")), get("color"),
                get("progress"));
  return true;
}

void CommandLine::reject_unknown(const std::vector<std::string>& unmatched) const {
  if (unmatched.empty()) return;
  const std::string& word = unmatched.front();
  if (!word.starts_with('-')) throw UsageError(fmt::format("unexpected argument '{}'", word));
  std::vector<std::string> names;
  for (const OptionHelp& option : help_.options) names.push_back("--" + option.name);
  const std::vector<std::string_view> known(names.begin(), names.end());
  const std::string_view near = nearest(word.substr(0, word.find('=')), known);
  throw UsageError(near.empty() ? fmt::format("unknown option '{}'; --help lists all", word)
                                : fmt::format("unknown option '{}'; did you mean {}?", word, near));
}

void CommandLine::reject_repeated() const {
  std::map<std::string, int> times;
  for (const auto& argument : implementation_->result.arguments()) {
    if (++times[argument.key()] == 2 && !repeatable(argument.key())) {
      throw UsageError(fmt::format("--{} can be given only once", argument.key()));
    }
  }
}

bool CommandLine::repeatable(const std::string& name) const {
  return std::none_of(help_.options.begin(), help_.options.end(), [&](const OptionHelp& option) {
    return option.name == name && !option.repeatable;
  });
}

bool CommandLine::has(const std::string& name) const {
  return implementation_->result.count(name) != 0;
}

std::optional<std::string> CommandLine::get(const std::string& name) const {
  if (!has(name)) return std::nullopt;
  return implementation_->result[name].as<std::string>();
}

std::vector<std::string> CommandLine::all(const std::string& name) const {
  if (!has(name)) return {};
  return implementation_->result[name].as<std::vector<std::string>>();
}

std::string one_of(const Choices& choices) {
  std::string text;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (i != 0) text += i + 1 == choices.size() ? " or " : ", ";
    text += choices[i];
  }
  return text;
}

}  // namespace sudoku_sat::cli
