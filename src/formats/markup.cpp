// A table of a web page, saved or copied: each table in it that is a board is a puzzle. Other
// markup has tables in the midst of texts, which the second look at a text finds.
#include "formats/exchange/tables/markup.hpp"
#include "formats/read/format_reader.hpp"
#include "formats/text/symbols.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

/// Whether it begins with these letters, in either case.
bool begins_with_tag(std::string_view line, std::string_view tag) {
  return line.size() >= tag.size() &&
         std::ranges::equal(line.substr(0, tag.size()), tag,
                            [](char c, char known) { return c == known || (c | ' ') == known; });
}

std::size_t tables_in(std::string_view text, std::string_view tag) {
  std::size_t count = 0;
  for (std::size_t at = text.find('<'); at != text.npos; at = text.find('<', at + 1)) {
    count += begins_with_tag(text.substr(at), tag) ? 1U : 0U;
  }
  return count;
}

bool begins_page(std::string_view line) {
  line = stripped(line);
  return begins_with_tag(line, "<!doctype html") || begins_with_tag(line, "<html");
}

bool begins_html_table(std::string_view line) {
  line = stripped(line);
  return line.starts_with('<') && tables_in(line, "<table") > 0;
}

class HtmlSection final : public Section {
 public:
  std::optional<TextItem> next(TextAhead& text) override {
    if (!std::exchange(read_, true)) read(text);
    if (next_ == boards_.size()) return std::nullopt;
    return std::move(boards_[next_++]);
  }

 private:
  void read(TextAhead& text) {
    const std::size_t line = text.line().number;
    const bool page = begins_page(text.line().text);
    std::optional<std::string> whole = text.whole(LineReader::max_line);
    if (!whole) throw TextError(line, 0, "HTML of more than 16 MiB, or after much other text");
    std::string_view html = *whole;
    for (std::size_t i = 1; i < line; ++i) html.remove_prefix(html.find('\n') + 1);
    html = html.substr(0, page ? html.npos : end_of_table(html));
    text.pass(static_cast<std::size_t>(std::ranges::count(html, '\n')));
    boards_ = boards_of_tables(html_tables(html), text.expected());
    if (boards_.empty()) {
      throw TextError(line, 0,
                      "{} (HTML) with no board in a table: copy the puzzle's text or link from it",
                      page ? "a web page" : "a table of a web page");
    }
    for (ParsedBoard& board : boards_) board.line += line - 1;
    add_remark(boards_.front(), "a table of the web page is read as the board");
  }

  /// Of the line on which as many tables are closed as were opened, and no other begins below it.
  static std::size_t end_of_table(std::string_view html) {
    std::size_t open = 0;
    for (std::size_t at = 0; at < html.size();) {
      const std::size_t end = std::min(html.find('\n', at), html.size());
      const std::string_view line = html.substr(at, end - at);
      open += tables_in(line, "<table");
      open -= std::min(open, tables_in(line, "</table"));
      const std::size_t next = std::min(html.find_first_not_of(" \t\r\n", end), html.size());
      if (open == 0 && !begins_html_table(html.substr(next, html.find('\n', next) - next))) {
        return end;
      }
      at = end + 1;
    }
    return html.size();
  }

  bool read_ = false;
  std::vector<ParsedBoard> boards_;
  std::size_t next_ = 0;
};

constexpr FormatReader table_reader{
    .headed = false,
    .likelihood =
        [](const TextAhead& text) {
          const std::string_view line = text.line().text;
          return certain_if(begins_page(line) || begins_html_table(line));
        },
    .open = open_section<HtmlSection>,
    .amid = boards_in_markup};

}  // namespace

const Format format_entries::tables{
    .name = "tables",
    .summary = "(input only) a table of a web page, HTML",
    .source = "saved pages, pandas' to_html, copied sources",
    .reader = &table_reader,
};

}  // namespace sudoku_sat
