#include "text_ahead.hpp"

namespace sudoku_sat {

namespace {

bool is_utf16(std::string_view line) {
  return line.starts_with("\xFF\xFE") || line.starts_with("\xFE\xFF");
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
  refused_ = first && is_utf16(text_);
  if (refused_) throw TextError(number_, 1, "UTF-16: save the file as UTF-8");
  shape_ = shape_of(line(), expected_.size);
  at_hand_ = true;
  return true;
}

}  // namespace sudoku_sat
