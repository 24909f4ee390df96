// src/README.md and the README of each folder below it are maps of the code: each folder is on one,
// and everything that they name exists in the code. Names are the texts between backticks, except
// options of the command line.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cctype>
#include <filesystem>
#include <regex>
#include <set>
#include <string>
#include <utility>
#include <vector>

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
  for (const char* folder : {"src", "include", "tests", "tools"}) {
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(source_path(folder))) {
      names.merge(identifiers(entry.path().lexically_relative(source_path("")).string()));
      const bool is_text = entry.is_regular_file() && entry.path().extension() != ".md";
      if (is_text) names.merge(identifiers(read_file(entry.path())));
    }
  }
  return names;
}

bool is_code(const fs::path& path) {
  return path.extension() == ".cpp" || path.extension() == ".hpp";
}

/// The folders of src/ that have files of code, by their paths below src/.
std::set<fs::path> folders_of_code() {
  const fs::path source = source_path("src");
  std::set<fs::path> folders;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(source)) {
    if (is_code(entry.path())) {
      folders.insert(entry.path().parent_path().lexically_relative(source));
    }
  }
  return folders;
}

/// The README of src/ and those of its folders.
std::vector<fs::path> maps() {
  std::vector<fs::path> found{source_path("src/README.md")};
  for (const fs::path& folder : folders_of_code()) {
    const fs::path map = source_path("src") / folder / "README.md";
    if (fs::exists(map)) found.push_back(map);
  }
  return found;
}

std::string map_of(const std::string& folder) {
  return read_file(source_path("src/" + folder + "/README.md"));
}

/// Names and stems of all files and folders of the code.
Names files_and_folders() {
  Names names;
  for (const char* folder : {"src", "include"}) {
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(source_path(folder))) {
      names.insert({entry.path().filename().string(), entry.path().stem().string()});
    }
  }
  return names;
}

/// What the column of files of a map's tables names, but for what is in parentheses.
Names files_in_tables(const std::string& map) {
  static const std::regex table("(^|\n)\\| (?:files?|where) \\|[^\n]*\n(?:\\|[^\n]*\n)*");
  static const std::regex first_cell("(?:^|\n)\\|([^|\n]*)");
  static const std::regex parentheses("\\([^)]*\\)");
  static const std::regex code("`([^`\n]+)`");
  Names found;
  for (std::sregex_iterator match(map.begin(), map.end(), table), end; match != end; ++match) {
    for (const std::string& cell : names_in(match->str(), first_cell)) {
      found.merge(names_in(std::regex_replace(cell, parentheses, ""), code));
    }
  }
  return found;
}

/// Whether the text names it between backticks, perhaps as a part of a longer name.
bool names(const std::string& text, const std::string& name) {
  static const std::regex code("`([^`\n]+)`");
  for (const std::string& span : names_in(text, code)) {
    if (identifiers(span).count(name) == 1) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("the maps of the code name what is in the code", "[documents]") {
  static const std::regex code("`([^`\n]+)`");
  const Names known = names_in_code();
  for (const fs::path& map : maps()) {
    for (const std::string& span : names_in(read_file(map), code)) {
      // Options, what stands for any name, and whole lines.
      if (span.starts_with('-') || span.find_first_of("* ") != span.npos) continue;
      for (const std::string& name : identifiers(span)) {
        if (name.find("NAME") != name.npos) continue;
        INFO(map << " names " << span);
        CHECK(known.count(name) == 1);
      }
    }
  }
}

TEST_CASE("tables of files in the maps of the code name files", "[documents]") {
  const Names known = files_and_folders();
  std::size_t named = 0;
  for (const fs::path& map : maps()) {
    for (std::string name : files_in_tables(read_file(map))) {
      if (name.find_first_of("*<") != name.npos || name.find("NAME") != name.npos) continue;
      if (name.ends_with('/')) name.pop_back();
      INFO(map << " names " << name);
      CHECK(known.count(fs::path(name).filename().string()) == 1);
      ++named;
    }
  }
  CHECK(named > 100);
}

TEST_CASE("each folder of src has a README of a screen, and the map has the folder",
          "[documents]") {
  const std::string map = read_file(source_path("src/README.md"));
  CHECK(std::count(map.begin(), map.end(), '\n') <= 70);
  std::size_t folders = 0;
  for (const fs::path& folder : folders_of_code()) {
    const std::string top = folder.begin()->string();
    INFO("src/" << folder);
    CHECK(names(map, top));
    const std::string text = map_of(top);
    CHECK(std::count(text.begin(), text.end(), '\n') <= 30);
    // What is deeper is told there, or in a README of its own.
    const bool told = folder == top || names(text, folder.filename().string()) ||
                      fs::exists(source_path("src") / folder / "README.md");
    CHECK(told);
    ++folders;
  }
  CHECK(folders > 20);
}
