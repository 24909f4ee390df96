// Puzzles of other programs: of f-puzzles as JSON, in files of one object or an object a line; in
// links, one a line, written for f-puzzles, which SudokuPad opens too, or for SudokuPad, which
// holds the puzzle as it is drawn; as constraint strings, on one line or on several, which are
// links after ?q=; collections of OpenSudoku, in XML: each game is 81 digits, or the state of its
// cells.
#include "formats/exchange/json/json.hpp"
#include "formats/exchange/programs.hpp"
#include "formats/pictures/writers.hpp"
#include "formats/write/classic.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

constexpr FormatReader fpuzzles_reader{
    .headed = true,
    .likelihood =
        [](const TextAhead& text) { return certain_if(text.line().text.starts_with('{')); },
    .open = [](const TextAhead&) { return exchange_section(read_fpuzzles, json_end()); },
    .amid = boards_in_json};

Likelihood link_likelihood(const TextAhead& text) {
  if (is_link(text.line().text)) return Likelihood::certain;
  if (text.line().text.starts_with("S9B"))
    return certain_if(!sudokuwiki_part(text.line().text).empty());
  // What is more than rows may speak of links.
  const LineKind kind = text.shape().kind;
  const bool text_of_people =
      kind == LineKind::row || kind == LineKind::one_line || kind == LineKind::prose;
  return certain_if(text_of_people && !link_in_text(text.line().text).empty());
}

constexpr FormatReader link_reader{
    .headed = true, .likelihood = link_likelihood, .open = [](const TextAhead& text) {
      const bool in_text = !is_link(text.line().text) && sudokuwiki_part(text.line().text).empty();
      return exchange_section(in_text ? read_link_in_text : read_link);
    }};

constexpr FormatReader iss_reader{
    .headed = true,
    .likelihood =
        [](const TextAhead& text) {
          return certain_if(is_constraint_string(stripped(text.line().text)));
        },
    .open = [](const TextAhead&) { return exchange_section(read_link, iss_lines()); }};

constexpr FormatReader opensudoku_reader{
    .headed = true,
    .likelihood = [](const TextAhead& text) { return certain_if(begins_xml(text.line().text)); },
    .open = [](const TextAhead&) { return exchange_section(read_opensudoku, xml_end(), "XML"); }};

void write_opensudoku(const Picture& picture, std::string& out) {
  require_classic(picture, "OpenSudoku", false);
  out += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n";
  if (!picture.title.empty()) out += "<name>" + xml_text(picture.title) + "</name>\n";
  if (!picture.author.empty()) out += "<author>" + xml_text(picture.author) + "</author>\n";
  out += "<game data=\"";
  for (const Value value : picture.grid) out += classic_digit(value);
  out += "\" />\n</opensudoku>\n";
}

}  // namespace

const Format format_entries::fpuzzles{
    .name = "fpuzzles",
    .summary = "JSON of f-puzzles, with the rules that f-puzzles knows",
    .source = "f-puzzles.com, and Rangsk's extension of it",
    .reader = &fpuzzles_reader,
    .write = [](const Picture& picture, std::string& out) { out += fpuzzles_json(picture) + "\n"; },
};

const Format format_entries::link{
    .name = "link",
    .summary = "a link that contains the puzzle (written for f-puzzles; others can be read)",
    .source = "f-puzzles.com; sudokupad.app; sigh.github.io/Interactive-Sudoku-Solver",
    .reader = &link_reader,
    .write = [](const Picture& picture,
                std::string& out) { out += fpuzzles_link(fpuzzles_json(picture)) + "\n"; },
};

const Format format_entries::sudokumaker{
    .name = "sudokumaker",
    .summary = "a link to SudokuMaker, with the rules that it knows",
    .source = "sudokumaker.app",
    .write = [](const Picture& picture,
                std::string& out) { out += sudokumaker_link(sudokumaker_json(picture)) + "\n"; },
};

const Format format_entries::sudokupad{
    .name = "sudokupad",
    .summary = "a link to SudokuPad: the board as it is drawn, the rules in words",
    .source = "sudokupad.app",
    .write = [](const Picture& picture,
                std::string& out) { out += sudokupad_link(sudokupad_json(picture)) + "\n"; },
};

const Format format_entries::iss{
    .name = "iss",
    .summary = "a constraint string of the Interactive Sudoku Solver, with the rules it knows",
    .source = "sigh.github.io/Interactive-Sudoku-Solver",
    .reader = &iss_reader,
    .write = [](const Picture& picture, std::string& out) { out += iss_text(picture) + "\n"; },
};

const Format format_entries::opensudoku{
    .name = "opensudoku",
    .summary = "a collection of the app OpenSudoku, in XML",
    .source = "opensudoku.moire.org; its import and export",
    .single = true,
    .reader = &opensudoku_reader,
    .write = write_opensudoku,
};

}  // namespace sudoku_sat
