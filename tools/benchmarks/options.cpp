// Options are declared to cxxopts and turned into settings here, so that sections get values that
// have been checked.
#include "options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cxxopts.hpp>
#include <exception>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::bench {

namespace {

cxxopts::Options declared() {
  cxxopts::Options options(
      "tools/bench",
      "Measures the program against others that are installed, as whole processes in turn.\n"
      "       tools/bench --micro [CATCH2-OPTIONS...]   measures parts of the library");
  options.positional_help("[SECTION...]").set_width(100);
  const auto text = [] { return cxxopts::value<std::string>(); };
  const auto list = [] { return cxxopts::value<std::vector<std::string>>(); };
  cxxopts::OptionAdder add = options.add_options();
  add("list", "the sections");
  add("quick", "less of everything, so that it ends within five minutes");
  add("runs", "runs of each program, of which the median counts (default: 5)", text(), "N");
  add("seconds", "limit for each board (default: 60; with --quick 5)", text(), "S");
  add("json", "JSON instead of tables");
  add("markdown", "tables in Markdown");
  add("program", "another sudoku-sat to measure", text(), "FILE");
  add("streams", "puzzle files for `streams`, instead of its own", list(), "FILE,...");
  add("boards", "boards for `boards`, likewise", list(), "FILE,...");
  add("solvers", "others to measure against, of `sudoku-sat list solvers`", list(), "NAME,...");
  add("encodings", "of other solvers, in `boards` and `hard`", list(), "NAME,...");
  add("reductions", "likewise", list(), "NAME,...");
  add("rival", "another program for streams, a shell command with {file}; may be repeated", text(),
      "NAME=COMMAND");
  add("points", "of `hard`: size and per cent of open cells", list(), "SIZE:OPEN,...");
  add("hard-boards", "boards for each point of `hard` (default: 20)", text(), "K");
  add("grids", "full grids of hard boards: pattern or mixed (default: pattern)", text(), "KIND");
  add("seed", "of the hard boards (default: 1)", text(), "S");
  add("families", "of `boards`: families instead of boards by themselves, by name or all",
      list()->implicit_value(""), "NAME,...");
  add("half", "of each family: tune or test (default: test)", text(), "HALF");
  add("family-boards", "boards of each family (default: 5)", text(), "K");
  add("h,help", "this text");
  options.add_options("hidden")("words", "", list());
  options.parse_positional({"words"});
  return options;
}

std::uint64_t number(std::string_view what, const std::string& text, std::uint64_t least,
                     std::uint64_t most) {
  const auto value = parse_number<std::uint64_t>(text);
  if (value && *value >= least && *value <= most) return *value;
  throw UsageError(fmt::format("{} is a number from {} to {}, not '{}'", what, least, most, text));
}

template <class T>
T value_or(const cxxopts::ParseResult& line, const std::string& name, T otherwise) {
  return line.count(name) > 0 ? line[name].as<T>() : otherwise;
}

std::uint64_t number_or(const cxxopts::ParseResult& line, const std::string& name,
                        std::uint64_t otherwise, std::uint64_t least, std::uint64_t most) {
  return number("--" + name, value_or(line, name, std::to_string(otherwise)), least, most);
}

std::vector<std::string> texts(const cxxopts::ParseResult& line, const std::string& name) {
  return value_or(line, name, std::vector<std::string>());
}

Rival parse_rival(const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos || text.find("{file}", equals) == std::string::npos) {
    throw UsageError(fmt::format("--rival is NAME=COMMAND, with {{file}}, not '{}'", text));
  }
  return {text.substr(0, equals), text.substr(equals + 1)};
}

const Section& find_section(const std::string& name) {
  std::vector<std::string_view> known;
  for (const Section* section : sections()) {
    if (section->name == name) return *section;
    known.push_back(section->name);
  }
  const std::string_view near = nearest(name, known);
  throw UsageError(
      fmt::format("no section '{}'; {}", name,
                  near.empty() ? "--list names them" : fmt::format("did you mean {}?", near)));
}

/// The sections named; without names, all but those that take hours.
std::vector<const Section*> chosen_sections(const std::vector<std::string>& names) {
  std::vector<const Section*> chosen;
  for (const std::string& name : names) chosen.push_back(&find_section(name));
  if (!names.empty()) return chosen;
  for (const Section* section : sections()) {
    if (!section->long_lasting) chosen.push_back(section);
  }
  return chosen;
}

Half parse_half(const std::string& text) {
  if (text == "tune") return Half::tune;
  if (text == "test") return Half::test;
  throw UsageError(fmt::format("--half is tune or test, not '{}'", text));
}

/// --families without names means all of them.
std::optional<std::vector<const BoardFamily*>> families_wanted(const cxxopts::ParseResult& line) {
  if (line.count("families") == 0) return std::nullopt;
  std::vector<std::string> names = texts(line, "families");
  std::erase(names, "");
  return families_named(names);
}

Settings settings_of(const cxxopts::ParseResult& line) {
  Settings settings;
  settings.quick = line.count("quick") > 0;
  settings.runs = number_or(line, "runs", 5, 1, 1000);
  settings.seconds =
      static_cast<double>(number_or(line, "seconds", settings.quick ? 5 : 60, 1, 86400));
  settings.program = value_or<std::string>(line, "program", SUDOKU_SAT_PROGRAM);
  settings.streams = texts(line, "streams");
  settings.boards = texts(line, "boards");
  settings.solvers = texts(line, "solvers");
  settings.encodings = texts(line, "encodings");
  settings.reductions = texts(line, "reductions");
  settings.points = texts(line, "points");
  settings.hard_boards = number_or(line, "hard-boards", 20, 1, 10'000);
  settings.grids = check_grids(value_or<std::string>(line, "grids", "pattern"));
  settings.families = families_wanted(line);
  settings.half = parse_half(value_or<std::string>(line, "half", "test"));
  settings.family_boards = number_or(line, "family-boards", settings.quick ? 2 : 5, 1, 10'000);
  settings.seed = number_or(line, "seed", 1, 0, UINT64_MAX);
  // Not as a list, which would be split at the commas of the commands.
  for (const auto& argument : line.arguments()) {
    if (argument.key() == "rival") settings.rivals.push_back(parse_rival(argument.value()));
  }
  return settings;
}

/// Throws: UsageError if --families could not have any effect, or what belongs to it.
void check_families(const cxxopts::ParseResult& line, const Options& options) {
  const bool asked = line.count("families") > 0;
  for (const char* name : {"half", "family-boards"}) {
    if (!asked && line.count(name) > 0)
      throw UsageError(fmt::format("--{} needs --families", name));
  }
  if (!asked) return;
  if (line.count("boards") > 0) throw UsageError("--families and --boards can't be combined");
  const auto is_boards = [](const Section* section) { return section->name == "boards"; };
  const auto& sections = options.sections;
  if (std::none_of(sections.begin(), sections.end(), is_boards)) {
    throw UsageError("--families is of the section boards");
  }
}

Options options_of(const cxxopts::ParseResult& line) {
  Options options;
  options.settings = settings_of(line);
  options.help = line.count("help") > 0;
  options.list = line.count("list") > 0;
  if (line.count("json") > 0) options.form = Options::Form::json;
  if (line.count("markdown") > 0) options.form = Options::Form::markdown;
  options.sections = chosen_sections(texts(line, "words"));
  check_families(line, options);
  return options;
}

}  // namespace

Options parse_options(int count, char** values) {
  try {
    return options_of(declared().parse(count, values));
  } catch (const cxxopts::exceptions::exception& error) {
    throw UsageError(error.what());
  }
}

std::string help_text() { return declared().help({""}); }

}  // namespace sudoku_sat::bench
