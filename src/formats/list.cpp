// Grids as lists in brackets, copied from programs. What follows the last bracket has to be nothing
// but punctuation; so no line of a puzzle is lost.
//
// Python, JavaScript, JSON, MATLAB, Prolog and C differ in brackets, in what separates rows, and in
// the word for an empty cell; none of them means another grid by the same text. The values are put
// on one line with commas, which is read as any such line. Rows end with a bracket or a semicolon,
// not with the line: programs break lines where they like.

#include <deque>

#include "formats/exchange/json/json.hpp"
#include "formats/exchange/programs.hpp"
#include "formats/read/format_reader.hpp"
#include "formats/read/layout_rows.hpp"
#include "formats/read/lines_behind.hpp"
#include "formats/text/symbols.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

constexpr std::string_view closers = "])}";

/// What follows the list's last bracket in some language.
bool is_trailer(char c) { return is_space(c) || is_in(c, ",;.)"); }

bool begins_comment(std::string_view text, std::size_t at) {
  return is_in(text[at], "#%") || text.substr(at, 2) == "//";
}

/// A number of NumPy: "5." is 5.
std::string_view without_point(std::string_view word) {
  if (word.size() > 1 && word.back() == '.' && is_digit(word.front())) word.remove_suffix(1);
  return word;
}

bool is_value(std::string_view word) {
  if (word == minus_one || word == std::string_view(&no_cell, 1)) return true;
  if (word.size() == 1) return symbol_value(word.front()) != no_value;
  return word.size() <= 4 && std::ranges::all_of(word, is_digit);
}

/// Takes the lines of one list.
class BracketList {
 public:
  explicit BracketList(const TextLine& first) : line_(first.number), symbols_(first.symbols) {}

  /// The rows are items in YAML, without brackets around all of them: add_item() takes each, and
  /// the list ends after the last one.
  void begin_items() { ++depth_; }
  void add_item(const TextLine& line) {
    add(line, line.text.find('['));
    if (depth_ != 1) throw TextError(line.number, 0, "a row's closing bracket is missing");
  }

  void end_items() { close(); }

  /// Whether the list is closed; `begin`: where it goes on in the line. Throws: TextError.
  bool add(const TextLine& line, std::size_t begin = 0) {
    const std::string_view text = line.text;
    for (std::size_t i = begin; i < text.size();) {
      if (closed_) {
        require_end(line, i);
        return true;
      }
      if (begins_comment(text, i)) break;
      i = add_token(line, i);
      if (values_.size() > LineReader::max_line) {
        throw TextError(line_, 0, "a list longer than any board");
      }
    }
    return closed_;
  }

  /// Throws: TextError if the rows are no board.
  ParsedBoard take(std::optional<int> wanted) const {
    require_rows();
    if (rows_.size() > 1 && rows_.size() != rows_[0]) {
      throw TextError(line_, 0,
                      "the list has {} rows of {} values, but a board is square unless a "
                      "size such as {}x{} is given",
                      rows_.size(), rows_[0], rows_.size(), rows_[0]);
    }
    return read(values_, wanted);
  }

  /// Likewise, on a board of another shape: rows as wide as it is, or all values in one.
  ParsedBoard take(const Geometry& layout) const {
    require_rows();
    const auto height = static_cast<std::size_t>(layout.height());
    const auto width = static_cast<std::size_t>(layout.width());
    if (rows_.size() > 1 && (rows_.size() != height || rows_[0] != width)) {
      throw TextError(line_, 0, "a list of {} rows of {} values: the board has {} rows of {}",
                      rows_.size(), rows_[0], height, width);
    }
    try {
      LayoutRows rows(layout, line_);
      rows.add_whole({line_, values_, symbols_}, Reading::commas);
      return rows.take();
    } catch (const TextError& error) {
      throw TextError(line_, 0, error.what());
    }
  }

  /// Whether each of its texts is a puzzle; take_each() then gives them. Throws likewise.
  bool holds_puzzles() const {
    constexpr std::size_t smallest_puzzle = 16;
    return rows_.size() > 1 && rows_.size() != rows_[0] && rows_[0] >= smallest_puzzle &&
           square_root(rows_[0]);
  }

  std::vector<ParsedBoard> take_each() const {
    require_rows();
    std::vector<ParsedBoard> boards;
    std::string_view rest = values_;
    for (const std::size_t cells : rows_) {
      std::size_t end = 0;
      for (std::size_t i = 0; i < cells; ++i) end = std::min(rest.find(',', end), rest.size()) + 1;
      boards.push_back(read(rest.substr(0, end - 1), {}));
      rest.remove_prefix(std::min(end, rest.size()));
    }
    return boards;
  }

 private:
  /// Returns where it ends.
  std::size_t add_token(const TextLine& line, std::size_t at) {
    const std::string_view text = line.text;
    const char c = text[at];
    if (is_space(c)) return at + 1;
    if (c == ',' && std::exchange(comma_, true)) {
      throw TextError(line.number, at + 1, "empty item between two commas");
    }
    comma_ = c == ',';
    if (comma_) return at + 1;
    if (is_in(c, openers)) {
      open(line, at);
    } else if (is_in(c, closers)) {
      close();
    } else if (c == ';' || c == '|') {
      end_row();
    } else if (is_in(c, "'\"")) {
      const std::size_t end = text.find(c, at + 1);
      if (end == text.npos) throw TextError(line.number, at + 1, "the closing quote is missing");
      add_text(line, at, text.substr(at + 1, end - at - 1));
      return end + 1;
    } else {
      const std::string_view word = word_at(text, at);
      if (word == vector_macro) return at + word.size();
      const std::string_view value = without_point(word);
      if (!is_value(value) && !is_empty_word(value)) {
        throw TextError(line.number, at + 1,
                        "'{}' is not a value: expected a number, a quoted symbol, or "
                        "null, None or _ for an empty cell",
                        shown(word, 20));
      }
      if (is_empty_word(value)) empty_word_ = value;
      add_value(is_empty_word(value) ? "." : value);
      return at + word.size();
    }
    return at + 1;
  }

  void open(const TextLine& line, std::size_t at) {
    end_row();
    if (++depth_ <= 2) return;
    throw TextError(line.number, at + 1,
                    "lists are nested too deeply: a puzzle is one list of its rows");
  }

  void close() {
    end_row();
    closed_ = --depth_ == 0;
  }

  /// A symbol or a number; what is longer is a row of symbols.
  void add_text(const TextLine& line, std::size_t at, std::string_view text) {
    if (text.find_first_not_of(' ') == text.npos) text = ".";
    const bool digits = std::ranges::all_of(text, is_digit);
    if (text.size() == 1 || (digits && text.size() <= 3)) {
      if (is_value(text)) return add_value(text);
    } else if (std::ranges::all_of(text, [](char c) { return symbol_value(c) != no_value; })) {
      end_row();
      for (std::size_t i = 0; i < text.size(); ++i) add_value(text.substr(i, 1));
      return end_row();
    }
    throw TextError(line.number, at + 1, "'{}' is neither a symbol nor a row of symbols",
                    shown(text, 20));
  }

  void add_value(std::string_view value) {
    if (!values_.empty()) values_ += ',';
    values_ += value;
    ++row_;
  }

  void end_row() {
    if (row_ > 0) rows_.push_back(std::exchange(row_, 0));
  }

  ParsedBoard read(std::string_view values, std::optional<int> wanted) const {
    try {
      const TextLine line{line_, values, symbols_};
      ParsedBoard board = read_one_line(Reading::commas, line, wanted);
      settle_zeros(Reading::commas, std::span(&line, 1), board, empty_word_);
      return board;
    } catch (const TextError& error) {
      throw TextError(line_, 0, error.what());
    }
  }

  void require_rows() const {
    for (std::size_t i = 1; i < rows_.size(); ++i) {
      if (rows_[i] == rows_[0]) continue;
      throw TextError(line_, 0, "row {} of the list has {} values, the rows before it {}", i + 1,
                      rows_[i], rows_[0]);
    }
    if (rows_.empty()) throw TextError(line_, 0, "a list without values");
  }

  void require_end(const TextLine& line, std::size_t at) const {
    // As many values as a row of a board has may be a puzzle of their own, but not one of several.
    const bool row = rows_.size() == 1 && rows_[0] <= static_cast<std::size_t>(largest_symbol);
    if (row && line.text.substr(skip_blanks(line.text, at)).starts_with(',')) {
      throw TextError(line_, 0, "a row of a list without an opening bracket on an earlier line");
    }
    for (; at < line.text.size(); ++at) {
      if (begins_comment(line.text, at)) return;
      if (is_trailer(line.text[at])) continue;
      throw TextError(line.number, at + 1,
                      "'{}' after the list: a puzzle must be one list on its own lines",
                      shown(line.text.substr(at), 20));
    }
  }

  std::size_t line_;
  const SymbolTable* symbols_;
  std::string values_;             ///< with commas between them
  std::vector<std::size_t> rows_;  ///< how many values each has
  std::size_t row_ = 0;            ///< of the row at work
  std::string empty_word_;         ///< "null" or the like, where one was there
  int depth_ = 0;
  bool closed_ = false;
  bool comma_ = false;  ///< was the last token
};

/// Whether the brackets that begin here are JSON of objects, perhaps on the next line.
bool begins_objects(TextAhead& text) {
  constexpr std::size_t enough = 100;
  const std::string_view line = stripped(text.line().text);
  if (!line.starts_with('[')) return false;
  const std::size_t first = line.find_first_not_of("[ \t");
  if (first != line.npos) return line[first] == '{' && line.find('"', first) != line.npos;
  const std::string_view ahead = text.at_once(enough);
  const std::size_t next = ahead.find_first_not_of("[ \t\r\n");
  return next != ahead.npos && ahead[next] == '{';
}

/// One list. Of one that can't be read the lines that begin with brackets are passed over.
class ListSection final : public Section {
 public:
  std::optional<TextItem> next(TextAhead& text) override {
    if (!begun_ && begins_objects(text)) json_ = exchange_section(read_json, json_end());
    if (json_ != nullptr) {
      begun_ = true;
      return json_->next(text);
    }
    if (!std::exchange(begun_, true)) read(text);
    if (!boards_.empty()) {
      ParsedBoard board = std::move(boards_.front());
      boards_.pop_front();
      return board;
    }
    while (broken_ && text.more() && of_list(text.line().text)) text.take();
    return std::nullopt;
  }

 private:
  static bool of_list(std::string_view line) {
    const std::size_t first = line.find_first_not_of(" \t");
    return first != line.npos && (line[first] == ']' || line[first] == '}' || line[first] == ')' ||
                                  list_begin(line).has_value() || is_list_item(line));
  }

  void read(TextAhead& text) {
    broken_ = true;
    BracketList list(text.line());
    if (is_list_item(text.line().text)) {
      add_items(text, list);
    } else {
      add_lines(text, list);
    }
    broken_ = false;
    const std::optional<Row> size = text.take_size_line();
    const KnownLayout& expected = text.expected();
    if (expected.layout == nullptr && !size && list.holds_puzzles()) {
      for (ParsedBoard& board : list.take_each()) boards_.push_back(std::move(board));
      return;
    }
    const bool layout = expected.layout != nullptr;
    ParsedBoard board = layout ? list.take(*expected.layout) : list.take(expected.size);
    if (size && !layout) require_size(*size, board.size);
    if (!layout) take_regions(text, board);
    boards_.push_back(std::move(board));
  }

  static void add_items(TextAhead& text, BracketList& list) {
    list.begin_items();
    while (text.more() && is_list_item(text.line().text)) list.add_item(text.take());
    list.end_items();
  }

  static void add_lines(TextAhead& text, BracketList& list) {
    const TextLine first = text.take();
    const std::size_t line = first.number;
    bool closed = list.add(first, list_begin(first.text).value_or(0));
    while (!closed && text.more()) {
      closed = list.add(text.line());
      text.take();
    }
    if (!closed) throw TextError(line, 0, "the list's closing bracket is missing");
  }

  static void require_size(const Row& line, int size) {
    const auto is_its = [&](std::size_t said) { return said == static_cast<std::size_t>(size); };
    if (says_size(line, is_its)) return;
    throw TextError(line.number, 0, "size '{}' does not match the list of {} rows that follows",
                    line.text, size);
  }

  std::unique_ptr<Section> json_;  ///< of a list of objects
  std::deque<ParsedBoard> boards_;
  bool begun_ = false;
  bool broken_ = false;
};

constexpr FormatReader list_reader{
    .headed = false,
    .likelihood =
        [](const TextAhead& text) { return certain_if(text.shape().kind == LineKind::list); },
    .open = open_section<ListSection>};

}  // namespace

const Format format_entries::list{
    .name = "list",
    .summary = "(input only) rows as lists in brackets, as programs print them",
    .source = "grids in Python, JavaScript, JSON, MATLAB, Prolog and C",
    .reader = &list_reader,
};

}  // namespace sudoku_sat
