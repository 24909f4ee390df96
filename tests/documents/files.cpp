// CONTRIBUTING's requirements on code files: none above 400 lines, and a head on each long one; in
// a pair, the header has it.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <string>

#include "support/fixtures.hpp"
#include "support/run.hpp"

namespace {

namespace fs = std::filesystem;

constexpr std::ptrdiff_t max_lines = 400;
constexpr std::ptrdiff_t max_lines_without_head = 40;

bool has_head(const fs::path& path) {
  return sudoku_sat::support::read_file(path).starts_with("// ");
}

/// Whether the file or the header that it defines says what it is for.
bool is_explained(const fs::path& path) {
  const fs::path header = fs::path(path).replace_extension(".hpp");
  return has_head(path) || (fs::exists(header) && has_head(header));
}

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
      CHECK(lines <= max_lines);
      CHECK((lines <= max_lines_without_head || is_explained(path)));
    }
  }
  CHECK(files > 0);
}
