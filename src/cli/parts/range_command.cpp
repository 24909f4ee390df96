// The command itself reports how much there is to do, what it reads, and how ranges are merged, by
// the same code as without parts.
#include "range_command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "cli/command.hpp"
#include "part_command.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

constexpr std::string_view pack = "--pack";

const Runner* runner_with_ranges(const std::string& name) {
  const Runner* const runner = find_runner(name);
  return runner != nullptr && runner->ranges != nullptr ? runner : nullptr;
}

void reject_words(const std::vector<std::string>& words) {
  static const std::vector<std::string_view> forbidden = {"-o,--output", "--range", "--from", pack,
                                                          "-h,--help"};
  for (const std::string& word : words) {
    if (word == "-") throw UsageError("parts can't read standard input: name a file");
    for (const std::string_view names : forbidden) {
      if (is_option(word, names)) {
        throw UsageError(fmt::format("{} is not allowed in the command of parts", shown(word)));
      }
    }
  }
}

/// Files by their full paths, so that parts may be run from anywhere.
void make_absolute(const std::vector<std::string>& files, std::vector<std::string>& words) {
  for (const std::string& file : files) {
    const std::string path = std::filesystem::absolute(file).string();
    for (std::string& word : words) {
      if (word == file) word = path;
      if (word.starts_with("--") && word.ends_with("=" + file)) {
        word.replace(word.size() - file.size(), file.size(), path);
      }
    }
  }
}

}  // namespace

bool has_ranges(const std::string& name) { return runner_with_ranges(name) != nullptr; }

Manifest split_into_ranges(const std::vector<std::string>& command, std::uint64_t parts) {
  const Runner& known = *runner_with_ranges(command.front());
  reject_words(command);
  std::vector<std::string> arguments(command.begin() + 1, command.end());
  // Some commands need to be told where to write; nothing is written here.
  if (known.joins) arguments.insert(arguments.end(), {"-o", "parts"});
  const CommandLine line(known.about, arguments);
  const RangeWork work = known.ranges(line);
  PartCommand part{command, line.get("format").value_or("")};
  make_absolute(work.files, part.words);
  if (find_option(known.about, pack.substr(2)) != nullptr) part.words.emplace_back(pack);
  return split_range(work, part, parts);
}

bool joined_by_command(const Manifest& manifest) {
  const Runner* const runner = runner_with_ranges(manifest.command.words.front());
  return manifest.kind == "range" && runner != nullptr && runner->joins;
}

int join_ranges(const PartsDirectory& parts, const std::optional<std::string>& output,
                const std::function<void(std::size_t)>& step) {
  const int status = check_parts(parts, step);
  std::vector<std::string> words = parts.manifest().command.words;
  std::erase(words, pack);
  for (std::size_t part = 1; part <= parts.size(); ++part) {
    words.insert(words.end(), {"--from", parts.result(part)});
  }
  if (output) words.insert(words.end(), {"-o", *output});
  return more_serious(status, run_command(words));
}

}  // namespace sudoku_sat::cli
