// Grids as lists in brackets, copied from programs. What stands behind the last bracket has to be
// nothing but punctuation; so no line of a puzzle is lost.
#include <fmt/format.h>

#include <deque>
#include <utility>

#include "formats/read/bracket_list.hpp"
#include "formats/read/format_reader.hpp"
#include "formats/read/rows.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

/// One list. Of one that can't be read the lines that begin with brackets are passed over.
class ListSection final : public Section {
 public:
  std::optional<TextItem> next(TextAhead& text) override {
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
    throw TextError(
        line.number, 0,
        fmt::format("size '{}' does not match the list of {} rows that follows", line.text, size));
  }

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
