// Puzzle files of SadMan Sudoku and SudoCue: rows below the line "[Puzzle]", comments that begin
// with '#' and a letter. What a player has entered, below "[State]", is no part of the puzzle.
#include "formats/read/format_reader.hpp"
#include "formats/text/text_line.hpp"
#include "formats/write/classic.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

/// The heading of the puzzle begins it, as "grid:" does. Of rows below it, those below a heading of
/// the player's digits are the entries; what is below any other heading is passed over.
class SdkSection final : public Section {
 public:
  std::optional<TextItem> next(TextAhead& text) override {
    if (!begun_) {
      begun_ = true;
      return begin(text);
    }
    if (rows_ == nullptr && (!puzzle_ || !on_rows(text))) return std::nullopt;
    if (rows_ == nullptr) rows_ = open_rows(text);
    std::optional<TextItem> item = rows_->next(text);
    if (item) add_entries(text, std::get<ParsedBoard>(*item));
    return item;
  }

 private:
  std::optional<TextItem> begin(TextAhead& text) {
    PuzzleHeader header{.position = {text.name(), text.line().number, 0}};
    const std::string_view heading = text.take().text;
    puzzle_ = heading == "[Puzzle]" || heading == "[puzzle]";
    if (puzzle_) return header;
    if (!is_state(heading) && heading != "[PencilMarks]") {
      throw TextError(header.position.line, 1,
                      "an unknown heading: [Puzzle] and [State] are known");
    }
    while (on_rows(text)) text.take();
    return std::nullopt;
  }

  static bool is_state(std::string_view heading) {
    return heading == "[State]" || heading == "[state]";
  }

  static bool on_rows(TextAhead& text) {
    return text.more() && text.shape().kind != LineKind::nothing && !is_heading(text.line().text);
  }

  /// The player's digits stand among the givens.
  static void add_entries(TextAhead& text, ParsedBoard& board) {
    while (text.more() && text.shape().kind == LineKind::nothing) text.take();
    if (!text.more() || !is_state(text.line().text)) return;
    text.take();
    if (!on_rows(text)) return;
    const std::optional<TextItem> item = open_rows(text)->next(text);
    const auto* const state = item ? std::get_if<ParsedBoard>(&*item) : nullptr;
    if (state == nullptr || state->givens.size() != board.givens.size()) return;
    board.entries = state->givens;
    for (std::size_t i = 0; i < board.givens.size(); ++i) {
      if (board.givens[i] != 0) board.entries[i] = 0;
    }
  }

  bool begun_ = false;
  bool puzzle_ = false;
  std::unique_ptr<Section> rows_;
};

Likelihood sdk_likelihood(const TextAhead& text) {
  return is_heading(text.line().text) ? Likelihood::certain : Likelihood::none;
}

constexpr FormatReader sdk_reader{
    .headed = true, .likelihood = sdk_likelihood, .open = open_section<SdkSection>};

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
