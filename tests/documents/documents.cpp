// The documents of the repository, each a test: every command that one shows prints what it shows.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>

#include "markdown.hpp"
#include "playing.hpp"
#include "support/fixtures.hpp"
#include "support/run.hpp"

using namespace sudoku_sat::documents;
using sudoku_sat::support::read_file;
using sudoku_sat::support::source_path;

namespace {

namespace fs = std::filesystem;

/// The documents that are not pages of the manual.
const std::vector<std::string> listed{
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "cnf/README.md",
    "cnf/TRUST.md",
    "puzzles/README.md",
    "src/README.md",
    "src/api/requests.md",
    "src/npm/README.md",
    "src/python/manual.md",
    "src/rules/written/README.md",
    "src/web/README.md",
    "tests/builds/README.md",
    "tests/judge/README.md",
    "tools/benchmarks/README.md",
    "tools/cluster/README.md",
    "tools/cluster/kubernetes.md",
    "tools/cluster/parallel.md",
    "tools/cluster/slurm.md",
    "tools/cluster/solvers.md",
    "tools/mutations/README.md",
    "tools/published/README.md",
};

/// The pages of the manual, all of them played below.
std::vector<std::string> pages_of_manual() {
  std::vector<std::string> pages;
  for (const fs::path& path : fs::directory_iterator(source_path("src/cli/manual"))) {
    pages.push_back(path.lexically_relative(source_path("")).string());
  }
  std::sort(pages.begin(), pages.end());
  return pages;
}

std::vector<std::string> documents() {
  std::vector<std::string> all = listed;
  for (const std::string& page : pages_of_manual()) all.push_back(page);
  std::sort(all.begin(), all.end());
  return all;
}

/// Whether it is a folder's README that says where things are and shows nothing to be run.
bool is_map_of_folder(const fs::path& path) {
  const fs::path inside = path.parent_path().lexically_relative(source_path("src"));
  return path.filename() == "README.md" && *inside.begin() != ".." && inside != "." &&
         code_blocks(read_file(path)).empty() && commands_outside_sessions(read_file(path)).empty();
}

/// All other documents in the folders of the repository, what is built left out.
std::vector<std::string> documents_found() {
  const fs::path source = source_path("");
  std::vector<std::string> found;
  const auto add = [&](const fs::path& path) {
    if (path.extension() != ".md" || is_map_of_folder(path)) return;
    found.push_back(path.lexically_relative(source).string());
  };
  for (const fs::path& path : fs::directory_iterator(source)) add(path);
  for (const char* folder : {"src", "include", "cnf", "puzzles", "tests", "tools"}) {
    for (const fs::path& path : fs::recursive_directory_iterator(source / folder)) add(path);
  }
  std::sort(found.begin(), found.end());
  return found;
}

void check_commands(const std::string& document) {
  const Played played = play(read_file(source_path(document)));
  for (const std::string& fault : played.faults) {
    FAIL_CHECK(document << " shows something else than is printed, " << fault);
  }
  for (const std::string& session : played.left_out) WARN(document << ", " << session);
  CHECK((played.commands > 0 || !played.left_out.empty()));
}

}  // namespace

TEST_CASE("the commands in README.md print what it shows", "[long][documents]") {
  check_commands("README.md");
}

TEST_CASE("the commands in src/cli/manual print what its pages show", "[long][documents]") {
  for (const std::string& page : pages_of_manual()) check_commands(page);
}

TEST_CASE("the commands in src/api/requests.md print what it shows", "[documents]") {
  check_commands("src/api/requests.md");
}

TEST_CASE("the commands in cnf/README.md print what it shows", "[long][documents]") {
  check_commands("cnf/README.md");
}

TEST_CASE("the commands in puzzles/README.md print what it shows", "[long][documents]") {
  check_commands("puzzles/README.md");
}

TEST_CASE("the commands in tools/cluster print what its documents show", "[long][documents]") {
  for (const char* name : {"README.md", "kubernetes.md", "parallel.md", "slurm.md", "solvers.md"}) {
    check_commands(std::string("tools/cluster/") + name);
  }
}

TEST_CASE("no document shows a command that no test runs", "[documents]") {
  CHECK(documents_found() == documents());
  for (const std::string& document : documents()) {
    INFO(document);
    const std::string text = read_file(source_path(document));
    CHECK(commands_outside_sessions(text) == std::vector<std::string>{});
  }
}

TEST_CASE("documents without a test of their own show only commands that are not run",
          "[documents]") {
  for (const char* document :
       {"CHANGELOG.md", "CONTRIBUTING.md", "cnf/TRUST.md", "src/README.md",
        "tools/benchmarks/README.md", "tools/mutations/README.md", "tools/published/README.md"}) {
    for (const Block& block : code_blocks(read_file(source_path(document)))) {
      if (!is_session(block)) continue;
      for (const Example& example : session(block)) {
        INFO(document << ":" << example.line << ": " << example.command);
        CHECK(!is_run(example.command));
      }
    }
  }
}

TEST_CASE("each exception from running a command is needed", "[documents]") {
  std::vector<std::string> commands;
  for (const std::string& document : documents()) {
    for (const Block& block : code_blocks(read_file(source_path(document)))) {
      if (!is_session(block)) continue;
      for (const Example& example : session(block)) commands.push_back(example.command);
    }
  }
  for (const Exception& exception : commands_not_run()) {
    INFO(exception.begins_with);
    CHECK(std::any_of(commands.begin(), commands.end(), [&](const std::string& command) {
      return command.starts_with(exception.begins_with);
    }));
  }
}

TEST_CASE("the files that documents point to exist", "[documents]") {
  for (const std::string& document : documents()) {
    const fs::path folder = fs::path(source_path(document)).parent_path();
    for (const std::string& file : linked_files(read_file(source_path(document)))) {
      INFO(document << " -> " << file);
      CHECK(fs::exists(folder / file));
    }
  }
}

TEST_CASE("README.md is short", "[documents]") {
  CHECK(lines_of(read_file(source_path("README.md"))).size() <= 150);
}

TEST_CASE("the picture in README.md is what the program draws", "[documents]") {
  const auto drawn =
      sudoku_sat::support::run({"solve", source_path("puzzles/inkala-2012.txt"), "-f", "svg"});
  CHECK(drawn.out == read_file(source_path("puzzles/inkala-2012.svg")));
}
