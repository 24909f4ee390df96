// Commands are run within the process, by the same table as from the command line, so that a part
// does what the command does. Only those can work on parts that write lines, each of which depends
// on one puzzle.
#include "part_command.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "cli/command.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

namespace {

constexpr std::array<std::string_view, 5> able = {"solve", "check", "count", "candidates",
                                                  "convert"};
constexpr std::array<std::string_view, 2> formats = {"line", "json"};

struct Purpose {
  std::string_view name;
  std::vector<std::string> command;
};

const std::vector<Purpose>& purposes() {
  static const std::vector<Purpose> table = {
      {"solve", {"solve"}},
      {"list", {"solve", "-n", "0"}},
      {"count", {"count"}},
      {"unique", {"solve", "--unique"}},
  };
  return table;
}

bool is_option(const std::string& word, std::string_view short_name, std::string_view long_name) {
  const bool brief = word.size() > 1 && word[1] != '-' && word.starts_with(short_name);
  return brief || word == long_name || word.starts_with(std::string(long_name) + '=');
}

/// The value of -f, --format; empty where there is none.
std::string format_of(const std::vector<std::string>& words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!is_option(words[i], "-f", "--format")) continue;
    const std::size_t equals = words[i].find('=');
    if (equals != std::string::npos) return words[i].substr(equals + 1);
    if (words[i].size() > 2 && words[i][1] != '-') return words[i].substr(2);
    return i + 1 < words.size() ? words[i + 1] : "";
  }
  return {};
}

const Command& command_named(const std::string& name) {
  for (const Command* const command : commands()) {
    if (command->name == name) return *command;
  }
  throw UsageError(fmt::format("{}: no command of this version", shown(name)));
}

}  // namespace

std::vector<std::string> usual_command(const std::string& purpose) {
  std::vector<std::string_view> names;
  for (const Purpose& known : purposes()) {
    if (known.name == purpose) return known.command;
    names.push_back(known.name);
  }
  throw UsageError(fmt::format("--for {}: of a stream, parts are for {}", shown(purpose),
                               fmt::join(names, ", ")));
}

std::vector<std::string> part_command(std::vector<std::string> words) {
  if (std::find(able.begin(), able.end(), words.front()) == able.end()) {
    throw UsageError(fmt::format("{} can't work on parts of a stream: {} can", shown(words.front()),
                                 fmt::join(able, ", ")));
  }
  for (const std::string& word : words) {
    if (is_option(word, "-o", "--output") || is_option(word, "-p", "--puzzle") ||
        word == "--empty" || word == "--stats" || is_option(word, "--bytes", "--bytes")) {
      throw UsageError(fmt::format("{} can't stand in a part's command", shown(word)));
    }
  }
  const std::string format = format_of(words);
  if (format.empty()) {
    words.insert(words.end(), {"-f", "line"});
  } else if (std::find(formats.begin(), formats.end(), format) == formats.end()) {
    throw UsageError(fmt::format("-f {}: parts are put together in {}", shown(format),
                                 fmt::join(formats, " or ")));
  }
  return words;
}

void check_command(const std::vector<std::string>& words) {
  std::vector<std::string> options(words.begin() + 1, words.end());
  options.insert(options.end(), {"-o", "/dev/null", "--", "/dev/null"});
  try {
    command_named(words.front()).run(options);
  } catch (const InputError&) {
    // Nothing is read before the options are known to be right, and then there is no puzzle.
  }
}

int run_on(const Manifest& manifest, const ByteRange& bytes, const std::string& out) {
  std::vector<std::string> words(manifest.command.begin() + 1, manifest.command.end());
  words.insert(words.end(),
               {"--bytes", fmt::format("{}:{}:{}", bytes.begin, bytes.end, bytes.lines), "-o", out,
                "--", manifest.file});
  return command_named(manifest.command.front()).run(words);
}

}  // namespace sudoku_sat
