// The encoding is told by the first bytes alone: without a byte order mark a text is taken as it
// is.
#include "text_ahead.hpp"

#include <algorithm>

#include "base/text_encoding.hpp"
#include "formats/text/box_drawing.hpp"

namespace sudoku_sat {

namespace {

/// Whether a DIMACS file begins so. In a drawn board "c" may be a symbol, but no word follows it.
bool begins_formula(std::string_view line) {
  if (line.starts_with("p cnf ") || line.starts_with("p inccnf")) return true;
  constexpr std::size_t shortest = 3;
  if (!line.starts_with("c ") || line.size() < 2 + shortest) return false;
  return std::ranges::all_of(line.substr(2, shortest), [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  });
}

/// The three quotes that begin a text in the line of a program; empty where there are none.
std::string_view opening_quotes(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t");
  if (first == line.npos) return {};
  const auto letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
  // Nearly all lines of streams begin with a digit or a dot.
  const char begin = line[first];
  if (!letter(begin) && begin != '_' && begin != '"' && begin != '\'') return {};
  for (const std::string_view quotes : {"\"\"\"", "\'\'\'"}) {
    const std::size_t at = line.find(quotes);
    if (at == line.npos) continue;
    const std::size_t last = line.substr(0, at).find_last_not_of(" \trRbBuUfF");
    const bool assigned = last == line.npos || line[last] == '=' || line[last] == '(';
    if (at == first || assigned) return quotes;
  }
  return {};
}

}  // namespace

void TextAhead::expect(const Expected& expected) {
  expected_ = expected;
  // The line after a header was looked at before the header's size was known.
  if (at_hand_) shape_ = shape_of(line(), expected_.size);
}

void TextAhead::seek(std::uint64_t offset, std::uint64_t lines) {
  if (offset <= lines_.offset()) return;
  lines_.seek(offset);
  number_ = lines;
}

bool TextAhead::fetch() {
  const bool first = lines_.offset() == 0;
  if (refused_ || !lines_.next(text_)) return false;
  ++number_;
  const std::string_view foreign = first ? foreign_encoding(text_) : "";
  refused_ = !foreign.empty();
  if (refused_) throw TextError(number_, 1, in_foreign_encoding(foreign));
  refused_ = first && begins_formula(text_);
  if (refused_) {
    throw TextError(number_, 1,
                    "a CNF file, no puzzle: `decode` turns it and a solver's answer into a grid");
  }
  leave_out_quotes();
  if (std::optional<std::string> plain = without_box_drawing(text_)) {
    plain_ = *std::move(plain);
    text_ = plain_;
  }
  shape_ = shape_of(line(), expected_.size);
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

void TextAhead::require_content() {
  idle_ = shape_.kind == LineKind::nothing ? idle_ + text_.size() + 1 : 0;
  refused_ = idle_ > LineReader::max_line;
  if (refused_) throw TextError(number_, 0, "16 MiB of blank lines and comments without a puzzle");
}

}  // namespace sudoku_sat
