// What programs and forums of players have of the classic 9x9 Sudoku, drawn or in rows and lines:
//
// - ss, of Simple Sudoku: a drawn grid whose corners are stars, read like any drawn grid.
// - sdx, puzzles in progress of SudoCue: the candidates of each cell, "u" before a value that the
//   player has entered.
// - pencilmarks, drawn: a cell with one value has it, others their candidates. What is read is a
//   puzzle with the rule `pencilmarks`.
// - marks, on one line: nine characters for each cell, the values that it may have in their places
//   and dots for the others. 729 of them are no puzzle of 27x27, which has no such order.
// - sdk, of SadMan Sudoku and SudoCue: rows below the line "[Puzzle]", comments that begin with '#'
//   and a letter. What a player has entered, below "[State]", is not a part of the puzzle.

#include "formats/exchange/programs.hpp"
#include "formats/write/classic.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

constexpr FormatReader ss_reader{
    .headed = false,
    .likelihood =
        [](const TextAhead& text) { return certain_if(text.line().text.starts_with("*--")); },
    .open = open_rows};

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

constexpr FormatReader sdx_reader{
    .headed = false,
    .likelihood =
        [](const TextAhead& text) {
          return certain_if(text.shape().reading == Reading::marks && !text.shape().drawn);
        },
    .open = open_rows};

void write_sdx(const Picture& picture, std::string& out) {
  require_classic(picture, "the format sdx", true);
  const auto marks = classic_marks(picture);
  for (Cell cell = 0; cell < marks.size(); ++cell) {
    const bool entered =
        picture.grid[cell] != 0 && picture.givens != nullptr && (*picture.givens)[cell] == 0;
    if (entered) out += 'u';
    for (const Value value : marks[cell]) out += classic_digit(value);
    out += cell % classic_size == classic_size - 1 ? '\n' : ' ';
  }
}

Likelihood drawn_marks_likelihood(const TextAhead& text) {
  const LineShape& shape = text.shape();
  if (shape.reading == Reading::marks && shape.drawn) return Likelihood::certain;
  // Forums have dots for the upper corners.
  return text.line().text.starts_with(".--") ? Likelihood::likely : Likelihood::none;
}

constexpr FormatReader drawn_marks_reader{
    .headed = false, .likelihood = drawn_marks_likelihood, .open = open_rows};

/// A border over the three boxes of a band, each `width` wide.
std::string marks_border(char left, char middle, std::size_t width) {
  const std::string line(width, '-');
  const char right = left;
  return left + line + middle + line + middle + line + right + "\n";
}

void write_drawn_marks(const Picture& picture, std::string& out) {
  require_classic(picture, "the format pencilmarks", true);
  const auto marks = classic_marks(picture);
  std::size_t longest = 1;
  for (const auto& values : marks) longest = std::max(longest, values.size());
  const std::size_t width = 3 * (longest + 1) + 1;
  for (Cell cell = 0; cell < marks.size(); ++cell) {
    const Cell column = cell % classic_size;
    if (cell == 0) out += marks_border('.', '.', width);
    if (cell > 0 && cell % (3 * classic_size) == 0) out += marks_border(':', '+', width);
    out += column % 3 == 0 ? "| " : "";
    for (const Value value : marks[cell]) out += classic_digit(value);
    out.append(longest + 1 - marks[cell].size(), ' ');
    if (column == classic_size - 1) out += "|\n";
  }
  out += marks_border('\'', '\'', width);
}

class MarksSection final : public Section {
 public:
  std::optional<TextItem> next(TextAhead& text) override {
    if (!text.more() || !is_marks_line(text.line())) return std::nullopt;
    return read_marks_line(text.take());
  }

  bool line_by_line() const override { return true; }
};

constexpr FormatReader marks_reader{
    .headed = false,
    .likelihood = [](const TextAhead& text) { return certain_if(is_marks_line(text.line())); },
    .open = open_section<MarksSection>};

void write_marks(const Picture& picture, std::string& out) {
  require_classic(picture, "the format marks", true);
  for (const auto& values : classic_marks(picture)) {
    std::string signs(classic_size, '.');
    for (const Value value : values) signs[value - std::size_t{1}] = classic_digit(value);
    out += signs;
  }
  out += '\n';
}

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
    constexpr std::array<std::string_view, 5> puzzles{"[Puzzle]", "[puzzle]", "[Sudoku]", "[Grid]",
                                                      "[Givens]"};
    const std::string heading(text.take().text);
    if (on_rows(text) && text.line().text.find('=') != std::string_view::npos) {
      throw TextError(header.position.line, 1,
                      "settings below {}, none of which is a puzzle: [Puzzle] and rows are known",
                      shown(heading, 30));
    }
    puzzle_ = is_among(puzzles, heading);
    if (puzzle_) return header;
    while (on_rows(text)) text.take();
    if (!is_state(heading) && heading != "[PencilMarks]") {
      text.policy().tell(fmt::format("{}: what is below {} is skipped", to_string(header.position),
                                     shown(heading, 30)));
    }
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

constexpr FormatReader sdk_reader{
    .headed = true,
    .likelihood = [](const TextAhead& text) { return certain_if(is_heading(text.line().text)); },
    .open = open_section<SdkSection>,
    .amid = boards_of_settings};

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

const Format format_entries::ss{
    .name = "ss",
    .summary = "the .ss of Simple Sudoku",
    .source = "angusj.com/sudoku; sudocue.net, file formats",
    .separated = true,
    .reader = &ss_reader,
    .write = write_ss,
};

const Format format_entries::sdx{
    .name = "sdx",
    .summary = "the .sdx of SudoCue: the candidates of each cell",
    .source = "sudocue.net, file formats",
    .separated = true,
    .reader = &sdx_reader,
    .write = write_sdx,
};

const Format format_entries::pencilmarks{
    .name = "pencilmarks",
    .summary = "a drawn grid with the candidates of each cell, as forums have it",
    .source = "the players' forum, forum.enjoysudoku.com",
    .separated = true,
    .reader = &drawn_marks_reader,
    .write = write_drawn_marks,
};

const Format format_entries::marks{
    .name = "marks",
    .summary = "pencil marks on one line, 729 characters: nine for each cell",
    .source = "the pencil-mark puzzles of tdoku",
    .one_line = true,
    .reader = &marks_reader,
    .write = write_marks,
};

const Format format_entries::sdk{
    .name = "sdk",
    .summary = "the .sdk of SadMan Sudoku and SudoCue; their .sdm is the format line",
    .source = "sudocue.net, file formats",
    .separated = true,
    .reader = &sdk_reader,
    .write = write_sdk,
};

}  // namespace sudoku_sat
