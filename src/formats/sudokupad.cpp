// Links to SudokuPad, which hold the puzzle as it is drawn. They are read as the format `link` is.
#include "formats/exchange/link.hpp"
#include "formats/pictures/sudokupad_json.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

void write_sudokupad(const Picture& picture, std::string& out) {
  out += sudokupad_link(sudokupad_json(picture)) + "\n";
}

}  // namespace

const Format format_entries::sudokupad{
    .name = "sudokupad",
    .summary = "a link to SudokuPad: the board as it is drawn, the rules in words",
    .source = "sudokupad.app",
    .write = write_sudokupad,
};

}  // namespace sudoku_sat
