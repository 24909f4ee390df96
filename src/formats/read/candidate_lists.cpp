// Candidates in other forms than the rows of words that players write: "{45} [4578] 3", "4,5  3",
// CSV, lists of programs, and pictures in which each cell is three rows of three.
#include "formats/text/symbols.hpp"
#include "second_look.hpp"

namespace sudoku_sat::format {

namespace {

constexpr std::size_t nine = 9;

/// The digits of a list, each once and from 1 on; empty for anything else.
std::string digits_of_list(std::string_view text) {
  std::string digits;
  for (const char c : text) {
    if (is_space(c) || is_in(c, ",;|/")) continue;
    if (!is_digit(c) || c == '0' || digits.find(c) != digits.npos) return {};
    digits += c;
  }
  return digits;
}

char closing(char open) { return open == '[' ? ']' : open == '{' ? '}' : open == '(' ? ')' : open; }

/// Takes apart a row of cells, in brackets or not.
class RowOfLists {
 public:
  RowOfLists(std::string_view line, bool commas_join) : line_(line), join_(commas_join) {
    for (std::size_t at = 0; at < line_.size() && !failed_;) at = take(at);
  }

  /// The nine cells with blanks between them; empty if they are no such cells.
  std::string text() const { return !failed_ && cells_ == nine ? text_ : std::string(); }

 private:
  std::size_t take(std::size_t at) {
    const char c = line_[at];
    if (is_in(c, "[{(\"'")) {
      const std::size_t end = line_.find(closing(c), at + 1);
      const std::string_view inside =
          line_.substr(at + 1, (end == line_.npos ? line_.size() : end) - at - 1);
      const bool nested = inside.find_first_of("[{(\"'") != inside.npos;
      if (nested || end == line_.npos) return at + 1;
      add(inside);
      return end + 1;
    }
    if (!is_digit(c)) {
      failed_ = !is_space(c) && !is_in(c, ",;|])}");
      return at + 1;
    }
    const std::string_view signs = join_ ? "0123456789," : "0123456789";
    const std::size_t end = std::min(line_.find_first_not_of(signs, at), line_.size());
    add(line_.substr(at, end - at));
    return end;
  }

  void add(std::string_view list) {
    const std::string digits = digits_of_list(list);
    failed_ = failed_ || digits.empty();
    text_ += (cells_++ == 0 ? "" : " ") + digits;
  }

  std::string_view line_;
  bool join_;
  bool failed_ = false;
  std::size_t cells_ = 0;
  std::string text_;
};

std::string cells_of_row(std::string_view line) {
  const std::string joined = RowOfLists(line, true).text();
  return joined.empty() ? RowOfLists(line, false).text() : joined;
}

/// The cells of three rows of 27 signs; empty if a digit isn't in its place.
std::string cells_of_picture(std::span<const std::string> rows) {
  std::string text;
  for (std::size_t cell = 0; cell < nine; ++cell) {
    std::string digits;
    for (std::size_t i = 0; i < nine; ++i) {
      const char sign = rows[i / 3][3 * cell + i % 3];
      if (is_in(sign, ".-_0")) continue;
      if (sign != value_symbols[i + 1]) return {};
      digits += sign;
    }
    if (digits.empty()) return {};
    text += (cell == 0 ? "" : " ") + digits;
  }
  return text;
}

std::string rows_of_picture(const std::vector<std::string>& lines) {
  constexpr std::size_t wide = 3 * nine;
  const auto is_wide = [](const std::string& line) { return line.size() == wide; };
  if (lines.size() != wide || !std::ranges::all_of(lines, is_wide)) return {};
  std::string text;
  for (std::size_t row = 0; row < wide; row += 3) {
    const std::string cells = cells_of_picture(std::span(lines).subspan(row, 3));
    if (cells.empty()) return {};
    text += cells + '\n';
  }
  return text;
}

}  // namespace

std::optional<std::string> candidate_rows(std::string_view text) {
  std::string rows;
  std::vector<std::string> pictured;
  std::size_t count = 0;
  bool several = false;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    std::string signs;
    std::ranges::copy_if(line, std::back_inserter(signs),
                         [](char c) { return !is_space(c) && c != '|'; });
    const bool border = signs.find_first_not_of("-+=") == signs.npos;
    if (border || std::ranges::none_of(line, is_digit)) {
      if (!border) pictured.push_back(std::move(signs));
      continue;
    }
    const std::string cells = cells_of_row(line);
    pictured.push_back(std::move(signs));
    count += cells.empty() ? 0U : 1U;
    several = several || cells.size() > 2 * nine - 1;
    rows += cells + '\n';
  }
  if (count == nine && several) return rows;
  rows = rows_of_picture(pictured);
  return rows.empty() ? std::nullopt : std::optional(rows);
}

}  // namespace sudoku_sat::format
