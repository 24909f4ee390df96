// Each folder of src is a namespace, and none of them has two types with the same name: the linker
// would take one for the other. CI also asks the linker (-Wodr), which sees only what a program
// uses.
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "support/fixtures.hpp"
#include "support/run.hpp"

namespace {

namespace fs = std::filesystem;

/// A type's definition: its namespace, unnamed ones left out, and its name.
struct Defined {
  std::string scope;
  std::string name;
  std::string file;
  bool unnamed = false;  ///< in an unnamed namespace, so that no other file knows it
};

/// The types that a file defines outside of others. Our formatting puts namespaces and what is in
/// them at the beginning of lines, and closes each with a comment.
std::vector<Defined> defined_in(const fs::path& file) {
  static const std::regex opens(R"(^namespace ([\w:]*) ?\{$)");
  static const std::regex closes(R"(^\}  // namespace)");
  static const std::regex type(
      R"(^(?:struct|class|enum class|enum|union) (\w+)(?: final)?(?: : .*)? \{.*)");
  std::vector<Defined> found;
  std::vector<std::string> scopes;
  std::istringstream text(sudoku_sat::support::read_file(file));
  std::smatch match;
  for (std::string line; std::getline(text, line);) {
    if (std::regex_search(line, match, opens)) {
      scopes.push_back(match[1].str());
    } else if (std::regex_search(line, closes) && !scopes.empty()) {
      scopes.pop_back();
    } else if (std::regex_match(line, match, type)) {
      Defined defined{{}, match[1].str(), file.string()};
      for (const std::string& scope : scopes) {
        if (!scope.empty() && !defined.scope.empty()) defined.scope += "::";
        defined.scope += scope;
        defined.unnamed = defined.unnamed || scope.empty();
      }
      found.push_back(defined);
    }
  }
  return found;
}

std::vector<Defined> defined_below(const std::string& folder) {
  std::vector<Defined> all;
  for (const fs::path& path :
       fs::recursive_directory_iterator(sudoku_sat::support::source_path(folder))) {
    if (path.extension() != ".cpp" && path.extension() != ".hpp") continue;
    const std::vector<Defined> here = defined_in(path);
    all.insert(all.end(), here.begin(), here.end());
  }
  return all;
}

/// The namespace of a file of src, by its folder.
std::string namespace_of(const fs::path& file) {
  // A function of the library's users has the folder's name.
  static const std::map<std::string, std::string> others = {{"encode", "encoding"},
                                                            {"formats", "format"},
                                                            {"propagate", "propagation"},
                                                            {"rules", "rule"},
                                                            {"solve", "solving"}};
  const fs::path inside = file.lexically_relative(sudoku_sat::support::source_path("src"));
  const std::string folder = inside.begin()->string();
  const auto other = others.find(folder);
  return "sudoku_sat::" + (other == others.end() ? folder : other->second);
}

/// The C++ files below a folder.
std::vector<fs::path> code_below(const std::string& folder) {
  std::vector<fs::path> files;
  for (const fs::path& path :
       fs::recursive_directory_iterator(sudoku_sat::support::source_path(folder))) {
    if (path.extension() == ".cpp" || path.extension() == ".hpp") files.push_back(path);
  }
  return files;
}

/// The algorithms of std::ranges that the files of a folder call.
std::set<std::string> range_algorithms_in(const std::string& folder) {
  static const std::string prefix = "std::ranges::";
  std::set<std::string> found;
  for (const fs::path& path : code_below(folder)) {
    const std::string text = sudoku_sat::support::read_file(path);
    for (auto at = text.find(prefix); at != text.npos; at = text.find(prefix, at)) {
      at += prefix.size();
      found.insert(text.substr(at, text.find_first_not_of("abcdefghijklmnopqrstuvwxyz_", at) - at));
    }
  }
  return found;
}

/// What types declare, besides functions, before a defaulted <=>.
std::vector<std::string> ordered_members_in(const fs::path& file) {
  static const std::regex opens(R"(^ *(?:struct|class) \w+ \{$)");
  static const std::regex ordered(R"(^ *auto operator<=>\(.*= default;$)");
  std::vector<std::string> found;
  std::vector<std::string> members;
  std::istringstream text(sudoku_sat::support::read_file(file));
  for (std::string line; std::getline(text, line);) {
    if (std::regex_match(line, opens)) {
      members.clear();
    } else if (std::regex_match(line, ordered)) {
      found.insert(found.end(), members.begin(), members.end());
    } else if (line.find('(') == line.npos) {
      members.push_back(line);
    }
  }
  return found;
}

}  // namespace

TEST_CASE("no two types of one namespace have the same name", "[documents]") {
  std::map<std::string, std::string> known;
  for (const char* folder : {"include", "src"}) {
    for (const Defined& type : defined_below(folder)) {
      if (type.unnamed) continue;
      const auto [other, is_new] = known.emplace(type.scope + "::" + type.name, type.file);
      INFO(other->first << " in " << other->second << " and in " << type.file);
      CHECK(is_new);
    }
  }
  CHECK(known.size() > 500);
}

TEST_CASE("what a folder of src declares is in a namespace of its own", "[documents]") {
  std::set<std::string> types_of_users;
  for (const char* folder : {"include"}) {
    std::string text;
    for (const fs::path& path :
         fs::recursive_directory_iterator(sudoku_sat::support::source_path(folder))) {
      if (path.extension() == ".hpp") text += sudoku_sat::support::read_file(path);
    }
    static const std::regex type(R"(\n(?:struct|class) (\w+))");
    for (std::sregex_iterator found(text.begin(), text.end(), type), end; found != end; ++found) {
      types_of_users.insert((*found)[1].str());
    }
  }
  for (const Defined& type : defined_below("src")) {
    // A file of a public function may have types of its own beside it.
    const bool is_inner = type.file.ends_with(".cpp") && type.scope == "sudoku_sat";
    if (type.unnamed || type.scope.empty() || is_inner) continue;
    INFO(type.scope << "::" << type.name << " in " << type.file);
    const std::string scope = type.scope + "::";
    const std::string inner = fs::path(type.file).parent_path().filename().string();
    const bool is_own = scope.starts_with(namespace_of(type.file) + "::") ||
                        scope.starts_with("sudoku_sat::" + inner + "::");
    const bool is_public = type.scope == "sudoku_sat" && types_of_users.count(type.name) == 1;
    CHECK((is_own || is_public));
  }
}

TEST_CASE("algorithms of ranges that WebAssembly's library lacks are in tools/wasm",
          "[documents]") {
  const std::string known =
      sudoku_sat::support::read_file(sudoku_sat::support::source_path("tools/wasm/algorithms.hpp"));
  std::set<std::string> called = range_algorithms_in("src");
  called.merge(range_algorithms_in("include"));
  for (const std::string& name : called) {
    CAPTURE(name);
    CHECK(known.find(' ' + name + '(') != known.npos);
  }
  CHECK(called.size() > 20);
}

TEST_CASE("what has an order by <=> has no containers: WebAssembly's library orders none by it",
          "[documents]") {
  static const std::regex container(R"(std::(?!size_t|u?int))");
  std::size_t checked = 0;
  for (const std::string folder : {"include", "src"}) {
    for (const fs::path& file : code_below(folder)) {
      for (const std::string& member : ordered_members_in(file)) {
        CAPTURE(file.string(), member);
        CHECK_FALSE(std::regex_search(member, container));
        ++checked;
      }
    }
  }
  CHECK(checked > 10);
}
