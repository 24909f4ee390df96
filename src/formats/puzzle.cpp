// The puzzle file: a header with title, author, board and rules, then the grid as rows of symbols
// (numbers above 35 values). PuzzleReader reads what is written here back as the same board and
// grid, also where several puzzles follow each other: each has a header, if only the word `grid:`,
// because a header holds for all puzzles below it.

#include "formats/read/format_reader.hpp"
#include "formats/text/value_text.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

/// From the line that begins a header to the last one that belongs to it; the board below is read
/// like any other.
class HeaderSection final : public Section {
 public:
  std::optional<TextItem> next(TextAhead& text) override {
    if (std::exchange(read_, true)) return std::nullopt;
    HeaderReader header({text.name(), text.line().number, 0}, text.policy());
    while (text.more() && header.add(text.line())) text.take();
    return header.take();
  }

 private:
  bool read_ = false;
};

constexpr FormatReader puzzle_reader{
    .headed = true,
    .likelihood =
        [](const TextAhead& text) {
          return certain_if(text.shape().kind == LineKind::header &&
                            !begins_exchange(text.line().text));
        },
    .open = open_section<HeaderSection>};

class PuzzleFile {
 public:
  PuzzleFile(const Picture& picture, std::string& out)
      : picture_(picture), geometry_(picture.geometry), out_(out) {}

  void write() {
    const std::size_t begin = out_.size();
    write_text("title", picture_.title);
    write_text("author", picture_.author);
    write_board();
    if (picture_.board != nullptr) write_rules(picture_.board->rules());
    out_ += out_.size() == begin ? "grid:\n" : "\n";
    for (int row = 0; row < geometry_.height(); ++row) write_row(row);
  }

 private:
  void write_text(std::string_view key, std::string_view text) {
    if (text.empty()) return;
    out_ += fmt::format("{}: {}\n", key, text);
    // A line break would end the text.
    std::replace(out_.end() - static_cast<std::ptrdiff_t>(text.size()) - 1, out_.end() - 1, '\n',
                 ' ');
  }

  void write_board() {
    const int rows = geometry_.grid_rows();
    const int columns = geometry_.grid_columns();
    if (rows != columns) {
      out_ += fmt::format("size: {}x{}\n", rows, columns);
      if (geometry_ == Geometry().with_shape(rows, columns)) return;
      out_ += fmt::format("box: {}x{}\n", geometry_.box_rows(), geometry_.box_columns());
      return;
    }
    const Geometry usual(rows);
    const bool counted = geometry_.size() != rows || geometry_.offset() != 0;
    if (rows != default_size || counted) out_ += fmt::format("size: {}\n", rows);
    if (geometry_.box_rows() == usual.box_rows()) return;
    out_ += fmt::format("box: {}x{}\n", geometry_.box_rows(), geometry_.box_columns());
  }

  /// Rules without data come first, on one line.
  void write_rules(const std::vector<RuleText>& rules) {
    std::string names;
    for (const RuleText& rule : rules) {
      if (rule.entries.empty()) names += (names.empty() ? "rules: " : ", ") + rule.name;
    }
    if (!names.empty()) out_ += names + "\n";
    for (const RuleText& rule : rules) {
      // The board's size says it.
      if (rule.name == "shape" && geometry_.grid_rows() != geometry_.grid_columns()) continue;
      if (!rule.entries.empty()) write_data(rule);
    }
  }

  /// On indented lines, unless one of them would be read as a comment.
  void write_data(const RuleText& rule) {
    const bool comments =
        std::ranges::any_of(rule.entries, [](const std::string& text) { return text[0] == '#'; });
    out_ += rule.name + ":";
    for (std::size_t i = 0; i < rule.entries.size(); ++i) {
      out_ += !comments ? "\n  " : (i == 0 ? " " : "; ");
      out_ += rule.entries[i];
    }
    out_ += '\n';
  }

  void write_row(int row) {
    const bool symbols = has_symbols(geometry_.size());
    for (int column = 0; column < geometry_.width(); ++column) {
      if (!symbols && column > 0) out_ += ' ';
      if (const auto cell = geometry_.find(row, column)) {
        append_value(out_, geometry_, picture_.grid[*cell]);
      } else {
        out_.append(value_width(geometry_) - 1, ' ');
        out_ += no_cell;
      }
    }
    out_ += '\n';
  }

  const Picture& picture_;
  const Geometry& geometry_;
  std::string& out_;
};

void write_puzzle(const Picture& picture, std::string& out) { PuzzleFile(picture, out).write(); }

}  // namespace

std::string puzzle_text(const Puzzle& puzzle) {
  std::string text;
  write_puzzle({.geometry = puzzle.geometry(), .grid = puzzle.givens, .board = puzzle.board.get()},
               text);
  return text;
}

const Format format_entries::puzzle{
    .name = "puzzle",
    .summary = "a puzzle file: title, author, board and rules with their data, then the grid",
    .source = "this project; described in puzzles/README.md",
    .separated = true,
    .comments = true,
    .reader = &puzzle_reader,
    .write = write_puzzle,
};

}  // namespace sudoku_sat
