// The encoding is told by the first bytes alone: without a byte order mark a text is taken as it
// is.
#include "text_ahead.hpp"

#include <chrono>
#include <thread>

#include "base/text_encoding.hpp"
#include "formats/text/digit_block.hpp"
#include "formats/text/plain_signs.hpp"
#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

/// The three quotes that begin a text in the line of a program; empty if there are none.
std::string_view opening_quotes(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t");
  if (first == line.npos) return {};
  // Nearly all lines of streams begin with a digit or a dot.
  const char begin = line[first];
  if (!is_letter(begin) && begin != '_' && begin != '"' && begin != '\'') return {};
  for (const std::string_view quotes : {"\"\"\"", "\'\'\'"}) {
    const std::size_t at = line.find(quotes);
    if (at == line.npos) continue;
    const std::size_t last = line.substr(0, at).find_last_not_of(" \trRbBuUfF");
    const bool assigned = last == line.npos || line[last] == '=' || line[last] == '(';
    if (at == first || assigned) return quotes;
  }
  return {};
}

/// Whether digits and points are all that there is, as on nearly all lines of streams.
bool is_plain(std::string_view line) {
  if (line.empty() || leading_digits(line) + 1 < line.size()) return false;
  return is_digit(line.back()) || line.back() == '.';
}

}  // namespace

void TextAhead::expect(const KnownLayout& expected) {
  expected_ = expected;
  // The line after a header was looked at before the header's size was known.
  if (at_hand_) shape_ = shape_of(line(), expected_.size);
}

void TextAhead::seek(std::uint64_t offset, std::uint64_t lines) {
  if (offset <= lines_.offset()) return;
  lines_.seek(offset);
  number_ = lines;
  passed_.resize(longest_kept + 1);
}

/// The line at hand stays valid while more is read.
void TextAhead::keep_line() {
  if (!at_hand_ || text_.data() == plain_.data()) return;
  plain_ = text_;
  text_ = plain_;
}

std::string_view TextAhead::at_once(std::size_t bytes) {
  keep_line();
  return lines_.at_once(bytes);
}

std::optional<std::string> TextAhead::with_passed(std::string_view rest, std::size_t bytes) const {
  if (passed_.size() > longest_kept || passed_.size() + rest.size() > bytes) return std::nullopt;
  return passed_ + std::string(rest);
}

std::optional<std::string> TextAhead::whole(std::size_t bytes) {
  keep_line();
  bool ended = false;
  const std::string_view rest = lines_.soon(bytes + 1, ended);
  return ended ? with_passed(rest, bytes) : std::nullopt;
}

std::optional<std::string> TextAhead::whole_at_once(std::size_t bytes) try {
  using namespace std::chrono_literals;
  if (passed_.size() > bytes) return std::nullopt;
  keep_line();
  // Whoever writes a text into a pipe closes it right after that.
  for (int tries = 10; tries > 0; --tries) {
    bool ended = false;
    const std::size_t size = lines_.at_once(bytes + 1).size();
    const std::string_view rest = lines_.soon(size, ended);
    if (ended || size > bytes) return with_passed(rest, bytes);
    std::this_thread::sleep_for(10ms);
  }
  return std::nullopt;
} catch (const InputError&) {
  return std::nullopt;  // it is said after the lines before it
}

void TextAhead::pass(std::size_t lines) {
  if (at_hand_) take();
  for (; lines > 0 && more(); --lines) take();
}

bool TextAhead::fetch() {
  const bool first = lines_.offset() == 0;
  if (refused_ || !lines_.next(text_)) return false;
  ++number_;
  if (passed_.size() <= longest_kept) passed_.append(text_).append("\n");
  const std::string_view foreign = first ? base::foreign_encoding(text_) : "";
  refused_ = !foreign.empty();
  if (refused_) throw TextError(number_, 1, base::in_foreign_encoding(foreign));
  leave_out_quotes();
  const bool plain = is_plain(text_);
  const auto record = plain || expected_.symbols != nullptr ? std::nullopt : record_shape(text_);
  if (!plain && !record) put_in_plain_signs();
  shape_ = record ? *record : shape_of(line(), expected_.size);
  require_content();
  at_hand_ = true;
  return true;
}

/// Of texts in Python, name = """...""", their contents are left.
void TextAhead::leave_out_quotes() {
  if (quotes_.empty()) {
    quotes_ = opening_quotes(text_);
    if (quotes_.empty()) return;
    text_.remove_prefix(text_.find(quotes_) + quotes_.size());
    if (text_.ends_with('\\')) text_.remove_suffix(1);
  }
  const std::size_t end = text_.find(quotes_);
  if (end == text_.npos) return;
  text_ = text_.substr(0, end);
  quotes_ = {};
}

void TextAhead::put_in_plain_signs() {
  const auto become = [&](std::optional<std::string> text) {
    if (!text) return false;
    plain_ = *std::move(text);
    text_ = plain_;
    return true;
  };
  std::optional<std::string> plain = base::without_colours(text_);
  // Titles and labels with colours are refused later.
  if (plain && std::ranges::none_of(*plain, is_letter)) become(std::move(plain));
  text_ = without_wrapping(text_);
  if (text_.empty() || become(with_dots_for_hashes(text_)) || become(as_joined_rows(text_)) ||
      become(as_table_row(text_)))
    return;
  become(in_plain_signs(text_));
  text_ = without_tail(text_);
}

void TextAhead::require_content() {
  const bool empty = shape_.kind == LineKind::nothing || shape_.kind == LineKind::prose;
  idle_ = empty ? idle_ + text_.size() + 1 : 0;
  refused_ = idle_ > LineReader::max_line;
  if (refused_)
    throw TextError(number_, 0, "16 MiB of blank lines, comments and text without a puzzle");
}

}  // namespace sudoku_sat::format
