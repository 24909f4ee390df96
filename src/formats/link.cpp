// Puzzles in links, one a line: written for f-puzzles, which SudokuPad opens too.
#include "formats/exchange/link.hpp"

#include "formats/exchange/fpuzzles.hpp"
#include "registry.hpp"
#include "sudoku_sat/exchange.hpp"

namespace sudoku_sat {

namespace {

Likelihood link_likelihood(const TextAhead& text) {
  return is_link(text.line().text) ? Likelihood::certain : Likelihood::none;
}

std::unique_ptr<Section> open_link(const TextAhead&) { return exchange_section(read_link); }

constexpr FormatReader link_reader{
    .headed = true, .likelihood = link_likelihood, .open = open_link};

void write_link(const Picture& picture, std::string& out) {
  out += fpuzzles_link(fpuzzles_json(picture)) + "\n";
}

}  // namespace

const Format format_entries::link{
    .name = "link",
    .summary = "a link that holds the puzzle, written for f-puzzles; others' are read",
    .source = "f-puzzles.com; sudokupad.app; sigh.github.io/Interactive-Sudoku-Solver",
    .reader = &link_reader,
    .write = write_link,
};

}  // namespace sudoku_sat
