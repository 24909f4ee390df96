// A grid on one line: the form for streams, and for other programs to read.
#include "registry.hpp"

namespace sudoku_sat {

namespace {

void write(const Picture& picture, std::string& out) {
  out += to_line(picture.geometry, picture.grid);
  out += '\n';
}

}  // namespace

const GridFormat format_entries::line{
    .name = "line",
    .summary = "all cells on one line: symbols, above 35 values numbers with commas",
    .source = "the one-line form of puzzle collections",
    .separated = false,
    .single = false,
    .write = write,
};

}  // namespace sudoku_sat
