// Options are declared to cxxopts, which parses them and prints the help. It would ignore unknown
// options and take the last of several values, so both are checked here.
#include "command_line.hpp"

// Without this cxxopts would split a file name or a puzzle with a comma in two.
#define CXXOPTS_VECTOR_DELIMITER '\0'
#include <fmt/format.h>

// Its regular expressions are made whenever a program starts, a third of what that takes.
#define CXXOPTS_NO_REGEX
#include <cxxopts.hpp>
#include <map>

#include "globals.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

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

/// cxxopts leaves spaces where it breaks a line.
std::string without_trailing_spaces(const std::string& text) {
  std::string result;
  for (const char c : text) {
    while (c == '\n' && result.ends_with(' ')) result.pop_back();
    result += c;
  }
  return result;
}

}  // namespace

struct CommandLine::Implementation {
  cxxopts::Options options;
  cxxopts::ParseResult result;
  std::string example;
};

CommandLine::CommandLine(std::string_view command, std::string_view summary,
                         std::string_view example, std::string_view positional)
    : implementation_(std::make_unique<Implementation>(Implementation{
          cxxopts::Options("sudoku-sat " + std::string(command), std::string(summary)),
          {},
          std::string(example)})) {
  auto& options = implementation_->options;
  options.set_width(100).allow_unrecognised_options();
  options.custom_help("[OPTIONS]").positional_help(std::string(positional));
  if (positional.empty()) return;
  options.add_options("positional")("positional", "",
                                    cxxopts::value<std::vector<std::string>>(positional_));
  options.parse_positional({"positional"});
  repeatable_.insert("positional");
}

CommandLine::~CommandLine() = default;

void CommandLine::group(std::string_view name) { groups_.emplace_back(name); }

void CommandLine::remember(const std::string& names) {
  names_.push_back("--" + names.substr(names.find(',') + 1));
}

void CommandLine::flag(const std::string& names, const std::string& help) {
  remember(names);
  flags_.insert(names_.back());
  implementation_->options.add_options(groups_.back())(names, help);
}

void CommandLine::value(const std::string& names, const std::string& argument,
                        const std::string& help) {
  remember(names);
  implementation_->options.add_options(groups_.back())(names, help, cxxopts::value<std::string>(),
                                                       argument);
}

void CommandLine::values(const std::string& names, const std::string& argument,
                         const std::string& help) {
  remember(names);
  repeatable_.insert(names_.back().substr(2));
  implementation_->options.add_options(groups_.back())(
      names, help, cxxopts::value<std::vector<std::string>>(), argument);
}

void CommandLine::add_globals() {
  group("Global");
  flag("q,quiet", "only errors on standard error");
  flag("v,verbose", "more on standard error: a line for each puzzle");
  repeatable_.insert("verbose");
  value("color", "WHEN", "auto, always or never (auto: on a terminal, without NO_COLOR)");
  value("progress", "WHEN", "a progress bar on standard error: auto, always or never");
  flag("h,help", "this text");
  flag("version", "name and version of the program and of CaDiCaL");
}

bool CommandLine::parse(const std::vector<std::string>& arguments) {
  add_globals();
  std::vector<const char*> argv{"sudoku-sat"};
  for (const std::string& argument : arguments) {
    const std::size_t equals = argument.find('=');
    if (equals != argument.npos && flags_.contains(argument.substr(0, equals))) {
      throw UsageError(argument.substr(0, equals) + " takes no value");
    }
    argv.push_back(argument.c_str());
  }
  auto& [options, result, example] = *implementation_;
  try {
    result = options.parse(static_cast<int>(argv.size()), argv.data());
  } catch (const cxxopts::exceptions::exception& error) {
    throw UsageError(plain_quotes(error.what()));
  }
  if (has("help")) {
    Output out;
    out.write(without_trailing_spaces(options.help(groups_)) + "\nExample:\n  " + example + "\n");
    out.commit();
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
  const std::vector<std::string_view> known(names_.begin(), names_.end());
  const std::string_view near = nearest(word.substr(0, word.find('=')), known);
  throw UsageError(near.empty() ? fmt::format("unknown option '{}'; --help lists all", word)
                                : fmt::format("unknown option '{}'; did you mean {}?", word, near));
}

void CommandLine::reject_repeated() const {
  std::map<std::string, int> times;
  for (const auto& argument : implementation_->result.arguments()) {
    if (++times[argument.key()] == 2 && !repeatable_.contains(argument.key())) {
      throw UsageError(fmt::format("--{} is given twice", argument.key()));
    }
  }
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

bool takes_value(std::string_view global_option) {
  return global_option == "--color" || global_option == "--progress";
}

}  // namespace sudoku_sat
