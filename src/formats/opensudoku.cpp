// Collections of OpenSudoku, in XML: each game is 81 digits, or the state of its cells.
#include <utility>

#include "formats/exchange/opensudoku_text.hpp"
#include "formats/read/format_reader.hpp"
#include "formats/write/classic.hpp"
#include "registry.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

namespace {

/// A collection: a header with its name, its games, and an empty header, so that what comes after
/// has another name.
class OpenSudokuSection final : public Section {
 public:
  std::optional<TextItem> next(TextAhead& text) override {
    if (!begun_) {
      begun_ = true;
      return begin(text);
    }
    if (at_ < games_.size()) {
      return read_opensudoku_game(games_[at_++], line_);
    }
    if (std::exchange(ended_, true)) return std::nullopt;
    PuzzleHeader none;
    none.position.source = text.name();
    return none;
  }

 private:
  PuzzleHeader begin(TextAhead& text) {
    line_ = text.line().number;
    ended_ = true;
    std::string whole;
    bool more = true;
    while (more && text.more()) {
      const std::string_view line = text.take().text;
      more = line.find("</opensudoku>") == line.npos;
      whole += line;
      whole += '\n';
      if (whole.size() > LineReader::max_line) throw TextError(line_, 0, "XML of more than 16 MiB");
    }
    const OpenSudokuText found = opensudoku_text(whole, line_);
    games_ = found.games;
    ended_ = false;
    return {.position = {text.name(), line_, 0}, .title = found.title, .author = found.author};
  }

  std::size_t line_ = 0;
  std::vector<std::string> games_;
  std::size_t at_ = 0;
  bool begun_ = false;
  bool ended_ = false;
};

Likelihood opensudoku_likelihood(const TextAhead& text) {
  return begins_xml(text.line().text) ? Likelihood::certain : Likelihood::none;
}

std::unique_ptr<Section> open_opensudoku(const TextAhead&) {
  return std::make_unique<OpenSudokuSection>();
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
