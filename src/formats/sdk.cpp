// Puzzle files of SadMan Sudoku and SudoCue: rows below the line "[Puzzle]", comments that begin
// with '#' and a letter. What a player has entered, below "[State]", is no part of the puzzle.
#include <utility>

#include "formats/read/format_reader.hpp"
#include "formats/text/exchange_line.hpp"
#include "formats/write/classic.hpp"
#include "registry.hpp"

namespace sudoku_sat {

namespace {

/// The heading of the puzzle begins it, as "grid:" does; what is below any other is passed over.
class SdkSection final : public Section {
 public:
  std::optional<TextItem> next(TextAhead& text) override {
    if (std::exchange(read_, true)) return std::nullopt;
    PuzzleHeader header{.position = {text.name(), text.line().number, 0}};
    const std::string_view heading = text.take().text;
    if (heading == "[Puzzle]" || heading == "[puzzle]") return header;
    if (heading != "[State]" && heading != "[PencilMarks]") {
      throw TextError(header.position.line, 1,
                      "an unknown heading: [Puzzle] and [State] are known");
    }
    while (text.more() && text.shape().kind != LineKind::nothing && !is_heading(text.line().text)) {
      text.take();
    }
    return std::nullopt;
  }

 private:
  bool read_ = false;
};

Likelihood sdk_likelihood(const TextAhead& text) {
  return is_heading(text.line().text) ? Likelihood::certain : Likelihood::none;
}

std::unique_ptr<Section> open_sdk(const TextAhead&) { return std::make_unique<SdkSection>(); }

constexpr FormatReader sdk_reader{.headed = true, .likelihood = sdk_likelihood, .open = open_sdk};

void write_sdk_rows(const Grid& grid, std::string& out) {
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    out += grid[cell] == 0 ? '.' : classic_digit(grid[cell]);
    if (cell % classic_size == classic_size - 1) out += '\n';
  }
}

void write_sdk(const Picture& picture, std::string& out) {
  require_classic(picture, "the format sdk", false);
  if (!picture.author.empty()) out += "#A" + std::string(picture.author) + "\n";
  if (!picture.title.empty()) out += "#D" + std::string(picture.title) + "\n";
  out += "[Puzzle]\n";
  const bool more = picture.givens != nullptr && *picture.givens != picture.grid;
  write_sdk_rows(more ? *picture.givens : picture.grid, out);
  if (!more) return;
  out += "[State]\n";
  write_sdk_rows(picture.grid, out);
}

}  // namespace

const Format format_entries::sdk{
    .name = "sdk",
    .summary = "the .sdk of SadMan Sudoku and SudoCue; their .sdm is the format line",
    .source = "sudocue.net, file formats",
    .separated = true,
    .reader = &sdk_reader,
    .write = write_sdk,
};

}  // namespace sudoku_sat
