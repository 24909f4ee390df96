// What CONTRIBUTING says of files of code: none above 400 lines, and a head on each that is long.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <string>

#include "support/fixtures.hpp"
#include "support/run.hpp"

namespace {

namespace fs = std::filesystem;

constexpr std::ptrdiff_t most_lines = 400;
constexpr std::ptrdiff_t most_lines_without_head = 40;

}  // namespace

TEST_CASE("files of code have at most 400 lines, and above 40 a head", "[documents]") {
  std::size_t files = 0;
  for (const char* folder : {"src", "include", "tests", "tools"}) {
    for (const fs::path& path :
         fs::recursive_directory_iterator(sudoku_sat::support::source_path(folder))) {
      if (path.extension() != ".cpp" && path.extension() != ".hpp") continue;
      ++files;
      const std::string text = sudoku_sat::support::read_file(path);
      const auto lines = std::count(text.begin(), text.end(), '\n');
      INFO(path << " has " << lines << " lines");
      CHECK(lines <= most_lines);
      CHECK((lines <= most_lines_without_head || text.starts_with("// ")));
    }
  }
  CHECK(files > 0);
}
