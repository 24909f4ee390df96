// Commands run in this process, through the same table as from the command line, so that a part
// does what the command does.
#include "part_command.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/joined.hpp"
#include "cli/command.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

template <class Names>
bool contains(const Names& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

std::vector<std::string> usual_command(const CommandLine& line, std::span<const UsualCommand> table,
                                       std::string_view what) {
  const auto purpose = line.get("for").value_or(std::string(table.front().purpose));
  std::vector<std::string_view> names;
  for (const UsualCommand& known : table) {
    if (known.purpose == purpose) return known.command;
    names.push_back(known.purpose);
  }
  throw UsageError(fmt::format("--for {}: {}, parts are for {}", shown(purpose), what,
                               base::joined(names, ", ")));
}

/// Throws what the command throws if its options are wrong.
void check_options(std::vector<std::string> words) {
  words.insert(words.end(), {"-o", "/dev/null", "--", "/dev/null"});
  try {
    run_command(words);
  } catch (const InputError&) {
    // The options are checked before anything is read, and this input has no puzzle.
  }
}

void require_command(const std::string& name, const CommandRules& rules) {
  if (contains(rules.commands, name)) return;
  throw UsageError(fmt::format("{} can't work on parts {}: {} can", shown(name), rules.what,
                               base::joined(rules.commands, ", ")));
}

void require_allowed(const std::vector<std::string>& words, const CommandRules& rules) {
  for (const std::string& word : words) {
    for (const std::string_view names : rules.forbidden) {
      if (!is_option(word, names)) continue;
      throw UsageError(fmt::format("{} is not allowed in the command of parts", shown(word)));
    }
  }
}

/// Throws: UsageError if --for and a command don't go together.
std::vector<std::string> whole_command(const CommandLine& line,
                                       const std::vector<std::string>& words,
                                       std::span<const UsualCommand> usual,
                                       const CommandRules& rules) {
  if (words.empty()) return usual_command(line, usual, rules.what);
  if (!rules.options_only) {
    if (line.has("for")) throw UsageError("--for and a command after -- can't be combined");
    return words;
  }
  std::vector<std::string> command = usual_command(line, usual, rules.what);
  if (!words.front().starts_with('-')) {
    throw UsageError(
        fmt::format("after -- only options of {1} are allowed, not {0}: --for gives the rest",
                    rules.what, command.front()));
  }
  command.insert(command.end(), words.begin(), words.end());
  return command;
}

}  // namespace

bool is_option(std::string_view word, std::string_view names) {
  const std::size_t comma = names.find(',');
  const std::string_view long_name = names.substr(comma == names.npos ? 0 : comma + 1);
  if (word == long_name || word.starts_with(fmt::format("{}=", long_name))) return true;
  const bool brief = word.size() > 1 && word[0] == '-' && word[1] != '-';
  return comma != names.npos && brief && word.starts_with(names.substr(0, comma));
}

std::string command_name(const std::vector<std::string>& words) {
  if (words.empty()) return {};
  const Runner* const runner = find_runner(words.front());
  return runner == nullptr ? words.front() : std::string(runner->about.name);
}

CommandLine command_line(const std::vector<std::string>& words) {
  return {runner_named(words.front()).about, {words.begin() + 1, words.end()}};
}

PartCommand part_command(const CommandLine& line, const std::vector<std::string>& words,
                         std::span<const UsualCommand> usual, const CommandRules& rules) {
  PartCommand command{whole_command(line, words, usual, rules), ""};
  require_command(command_name(command.words), rules);
  require_allowed(words, rules);
  command.format = command_line(command.words).get("format").value_or("");
  if (command.format.empty()) {
    command.format = rules.formats.front();
    command.words.insert(command.words.end(), {"-f", command.format});
  } else if (!contains(rules.formats, command.format)) {
    throw UsageError(fmt::format("-f {}: parts can be merged in {}", shown(command.format),
                                 base::joined(rules.formats, " or ")));
  }
  check_options(command.words);
  return command;
}

int run_command(const std::vector<std::string>& words) {
  return run(runner_named(words.front()), {words.begin() + 1, words.end()});
}

}  // namespace sudoku_sat::cli
