// Collections of OpenSudoku, in XML: each game is 81 digits, or the state of its cells.
#include "formats/exchange/programs.hpp"
#include "formats/write/classic.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

Likelihood opensudoku_likelihood(const TextAhead& text) {
  return begins_xml(text.line().text) ? Likelihood::certain : Likelihood::none;
}

std::unique_ptr<Section> open_opensudoku(const TextAhead&) {
  return exchange_section(read_opensudoku, ends_opensudoku, "XML");
}

constexpr FormatReader opensudoku_reader{
    .headed = true, .likelihood = opensudoku_likelihood, .open = open_opensudoku};

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

const Format format_entries::opensudoku{
    .name = "opensudoku",
    .summary = "a collection of the app OpenSudoku, in XML",
    .source = "opensudoku.moire.org; its import and export",
    .single = true,
    .reader = &opensudoku_reader,
    .write = write_opensudoku,
};

}  // namespace sudoku_sat
