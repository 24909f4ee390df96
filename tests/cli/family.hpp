// A family that a test makes and looks into.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "cli/helpers.hpp"

namespace sudoku_sat::support {

/// A family in a scratch directory of its own.
struct Family {
  explicit Family(const std::string& options) {
    result = shell_in(scratch.path(), "\"$PROGRAM\" family -o made " + options,
                      {"PROGRAM=" + program_path().string()});
    INFO(result);
    if (result.status == 0) manifest = Json::parse(read_file(file("manifest.json")));
  }

  std::string file(const std::string& name) const { return scratch.file("made/" + name); }
  const Json& instances() const { return manifest["instances"]; }

  /// All files but times.json, with their bytes.
  std::map<std::string, std::string> files() const {
    std::map<std::string, std::string> all;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(scratch.file("made"))) {
      const std::string name = entry.path().lexically_relative(scratch.path()).string();
      if (entry.is_regular_file() && name != "made/times.json") all[name] = read_file(entry.path());
    }
    return all;
  }

  Scratch scratch;
  RunResult result;
  Json manifest;
};

/// The hash by which benchmark databases know the formula, with the tools of the shell.
inline std::string hash_of(const std::string& cnf) {
  const RunResult result =
      shell("grep -v '^[cp]' '" + cnf + "' | tr -s ' \\n' ' ' | sed 's/ $//' | md5sum");
  return result.out.substr(0, 32);
}

}  // namespace sudoku_sat::support
