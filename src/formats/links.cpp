// Puzzles of other programs: of f-puzzles as JSON, in files of one object or an object a line; in
// links, one a line, written for f-puzzles, which SudokuPad opens too, or for SudokuPad, which
// holds the puzzle as it is drawn; as constraint strings, on one line or on several, which are
// links behind ?q=.
#include "formats/exchange/json.hpp"
#include "formats/exchange/programs.hpp"
#include "formats/pictures/writers.hpp"
#include "formats/text/text_line.hpp"
#include "registry.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

Likelihood fpuzzles_likelihood(const TextAhead& text) {
  return text.line().text.starts_with('{') ? Likelihood::certain : Likelihood::none;
}

std::unique_ptr<Section> open_fpuzzles(const TextAhead&) {
  return exchange_section(read_fpuzzles, json_end());
}

constexpr FormatReader fpuzzles_reader{
    .headed = true, .likelihood = fpuzzles_likelihood, .open = open_fpuzzles};

void write_fpuzzles(const Picture& picture, std::string& out) {
  out += fpuzzles_json(picture) + "\n";
}

}  // namespace

const Format format_entries::fpuzzles{
    .name = "fpuzzles",
    .summary = "JSON of f-puzzles, with the rules that f-puzzles knows",
    .source = "f-puzzles.com, and Rangsk's extension of it",
    .reader = &fpuzzles_reader,
    .write = write_fpuzzles,
};

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
    .summary = "a link that contains the puzzle (written for f-puzzles; others can be read)",
    .source = "f-puzzles.com; sudokupad.app; sigh.github.io/Interactive-Sudoku-Solver",
    .reader = &link_reader,
    .write = write_link,
};

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

namespace {

Likelihood iss_likelihood(const TextAhead& text) {
  return is_constraint_string(stripped(text.line().text)) ? Likelihood::certain : Likelihood::none;
}

std::unique_ptr<Section> open_iss(const TextAhead&) {
  return exchange_section(read_link, iss_lines());
}

constexpr FormatReader iss_reader{.headed = true, .likelihood = iss_likelihood, .open = open_iss};

void write_iss(const Picture& picture, std::string& out) { out += iss_text(picture) + "\n"; }

}  // namespace

const Format format_entries::iss{
    .name = "iss",
    .summary = "a constraint string of the Interactive Sudoku Solver, with the rules it knows",
    .source = "sigh.github.io/Interactive-Sudoku-Solver",
    .reader = &iss_reader,
    .write = write_iss,
};

}  // namespace sudoku_sat
