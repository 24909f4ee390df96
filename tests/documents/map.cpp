// src/README.md is a map of the code: its table has each folder, and what it names in the code is
// there. Names are whatever stands between backticks, options of the command line left out.
#include <catch2/catch.hpp>
#include <cctype>
#include <filesystem>
#include <regex>
#include <set>
#include <string>
#include <utility>

#include "support/fixtures.hpp"
#include "support/run.hpp"

using sudoku_sat::support::read_file;
using sudoku_sat::support::source_path;

namespace {

namespace fs = std::filesystem;
using Names = std::set<std::string>;

Names names_in(const std::string& text, const std::regex& pattern) {
  Names found;
  for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end; ++match) {
    found.insert((*match)[1].str());
  }
  return found;
}

/// By hand, because a regular expression takes seconds for all of the code.
Names identifiers(const std::string& text) {
  Names found;
  std::string word;
  for (const char c : text + " ") {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_') {
      word += c;
    } else if (!word.empty()) {
      found.insert(std::exchange(word, {}));
    }
  }
  return found;
}

/// What the code knows: each word in a source file and in its path.
Names names_in_code() {
  Names names;
  for (const char* folder : {"src", "include", "tools"}) {
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(source_path(folder))) {
      names.merge(identifiers(entry.path().lexically_relative(source_path("")).string()));
      const bool is_text = entry.is_regular_file() && entry.path().extension() != ".md";
      if (is_text) names.merge(identifiers(read_file(entry.path())));
    }
  }
  return names;
}

/// The folders of src/ that have files of their own.
Names folders_of_code() {
  const fs::path source = source_path("src");
  Names folders;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(source)) {
    if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp") continue;
    folders.insert(entry.path().parent_path().lexically_relative(source).string());
  }
  return folders;
}

}  // namespace

TEST_CASE("the map of the code names what is in the code", "[documents]") {
  static const std::regex code("`([^`\n]+)`");
  const Names known = names_in_code();
  for (const std::string& span : names_in(read_file(source_path("src/README.md")), code)) {
    if (span.starts_with('-')) continue;
    for (const std::string& name : identifiers(span)) {
      INFO("src/README.md names " << span);
      CHECK(known.count(name) == 1);
    }
  }
}

TEST_CASE("the map of the code has its folders", "[documents]") {
  static const std::regex row("\n\\| `([^`]+)` \\|");
  const Names described = names_in(read_file(source_path("src/README.md")), row);
  for (const std::string& folder : folders_of_code()) {
    INFO("src/" << folder);
    // Those of the command line are told apart in one row.
    CHECK(described.count(folder.starts_with("cli/") ? "cli" : folder) == 1);
  }
  for (const std::string& folder : described) {
    // What begins rows of the table of primitive constraints is no folder.
    const bool is_constraint = folder.front() >= 'A' && folder.front() <= 'Z';
    INFO(folder);
    CHECK((is_constraint || fs::is_directory(source_path("src/" + folder))));
  }
}
