// librsvg renders, through its program rsvg-convert. Linked, it would bring fifty shared libraries
// into each run of this program, which would take ten times as long to start; and a program in
// between keeps a static build possible.

#include <fmt/format.h>

#include <fstream>
#include <iterator>

#include "base/helper_program.hpp"
#include "writers.hpp"

namespace sudoku_sat::format {

namespace {

constexpr base::HelperProgram converter{"rsvg-convert", "librsvg2-bin"};

void write_svg_file(const Sheet& sheet, const PictureDocument& document, const std::string& path) {
  std::string svg;
  const Theme theme = document.theme == Theme::automatic ? Theme::light : document.theme;
  append_svg_document(sheet, document.title, theme, svg);
  std::ofstream file(path, std::ios::binary);
  file << svg << std::flush;
  if (!file) throw OutputError(path + ": can't be written");
}

}  // namespace

void append_rendered(const PictureDocument& document, bool pages,
                     const std::vector<std::string>& arguments, std::string& out) {
  const TemporaryDirectory directory;
  const std::string result = directory.file("out");
  std::vector<std::string> line{"--unlimited", "-o", result};
  line.insert(line.end(), arguments.begin(), arguments.end());
  std::vector<Sheet> sheets = document.sheets;
  if (!pages) sheets = {one_below_the_other(document.sheets)};
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    line.push_back(directory.file(fmt::format("{}.svg", i + 1)));
    write_svg_file(sheets[i], document, line.back());
  }
  base::run_helper(converter, line, directory.file("messages"));
  std::ifstream file(result, std::ios::binary);
  out.append(std::istreambuf_iterator<char>(file), {});
}

}  // namespace sudoku_sat::format
