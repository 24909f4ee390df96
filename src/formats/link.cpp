// Puzzles in links, one a line: written for f-puzzles, which SudokuPad opens too.
#include "formats/exchange/link.hpp"

#include "formats/exchange/fpuzzles.hpp"
#include "registry.hpp"
#include "sudoku_sat/exchange.hpp"

namespace sudoku_sat {

namespace {

Likelihood link_likelihood(const TextAhead& text) {
  if (is_link(text.line().text)) return Likelihood::certain;
  // What is more than rows may speak of links.
  const LineKind kind = text.shape().kind;
  const bool text_of_people = kind == LineKind::row || kind == LineKind::one_line;
  const bool holds_link = text_of_people && !link_in_text(text.line().text).empty();
  return holds_link ? Likelihood::certain : Likelihood::none;
}

std::unique_ptr<Section> open_link(const TextAhead& text) {
  return exchange_section(is_link(text.line().text) ? read_link : read_link_in_text);
}

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
