// Puzzles of Simple Sudoku: a drawn grid whose corners are stars. It is read like any drawn grid.
#include "formats/read/row_sections.hpp"
#include "formats/write/classic.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

Likelihood ss_likelihood(const TextAhead& text) {
  return text.line().text.starts_with("*--") ? Likelihood::certain : Likelihood::none;
}

constexpr FormatReader ss_reader{.headed = false, .likelihood = ss_likelihood, .open = open_rows};

void write_ss(const Picture& picture, std::string& out) {
  require_classic(picture, "the format ss", false);
  for (Cell cell = 0; cell < picture.grid.size(); ++cell) {
    const Cell column = cell % classic_size;
    if (cell == 0) out += "*-----------*\n";
    if (cell > 0 && cell % (3 * classic_size) == 0) out += "|---+---+---|\n";
    if (column % 3 == 0) out += '|';
    const Value value = picture.grid[cell];
    out += value == 0 ? '.' : classic_digit(value);
    if (column == classic_size - 1) out += "|\n";
  }
  out += "*-----------*\n";
}

}  // namespace

const Format format_entries::ss{
    .name = "ss",
    .summary = "the .ss of Simple Sudoku",
    .source = "angusj.com/sudoku; sudocue.net, file formats",
    .separated = true,
    .reader = &ss_reader,
    .write = write_ss,
};

}  // namespace sudoku_sat
