#include "plain_lines.hpp"

namespace sudoku_sat::formula {

namespace {

/// The state of reading: a place in the text, and one in the room for literals.
class PlainReader {
 public:
  // Each literal and each 0 has two characters at least, so the end of the text comes before that
  // of the room.
  PlainReader(std::string_view text, std::uint32_t most, std::span<Lit> room)
      : text_(text.substr(0, 2 * room.size())), most_(most), room_(room) {}

  /// Whether all that the next take may look at is within the text.
  bool more() const { return end_ - at_ > 1 + digits_at_once + 1; }

  bool take(char c) {
    if (*at_ != c) return false;
    ++at_;
    return true;
  }

  /// Takes a literal other than 0.
  bool take_literal() {
    if (*at_ != '-') return take_digits(1);
    ++at_;
    return take_digits(-1);
  }

  bool take_zero_and_line_end() {
    if (at_[0] != '0' || at_[1] != '\n') return false;
    at_ += 2;
    *to_++ = 0;
    return true;
  }

  /// Ends a line: everything taken so far counts.
  void line() {
    line_end_ = at_;
    literals_end_ = to_;
    ++lines_;
  }

  PlainLines result() const {
    return {lines_, static_cast<std::size_t>(line_end_ - text_.data()),
            static_cast<std::size_t>(literals_end_ - room_.data())};
  }

 private:
  bool take_digits(Lit sign) {
    const LeadingDigits digits = leading_digits(at_);
    at_ += digits.count;
    // If there are no digits the number is 0.
    if (digits.number - 1 >= most_) return false;
    *to_++ = sign * static_cast<Lit>(digits.number);
    return true;
  }

  const std::string_view text_;
  const std::uint32_t most_;
  const std::span<Lit> room_;
  const char* at_ = text_.data();
  const char* const end_ = text_.data() + text_.size();
  Lit* to_ = room_.data();
  const char* line_end_ = at_;
  const Lit* literals_end_ = to_;
  std::size_t lines_ = 0;
};

}  // namespace

PlainLines read_plain_clauses(std::string_view text, std::uint32_t most, std::span<Lit> room) {
  PlainReader reader(text, most, room);
  while (reader.more()) {
    if (reader.take_zero_and_line_end()) {
      reader.line();
    } else if (!reader.take_literal() || !reader.take(' ')) {
      break;
    }
  }
  return reader.result();
}

PlainLines read_plain_values(std::string_view text, std::uint32_t most, std::span<Lit> room) {
  PlainReader reader(text, most, room);
  while (reader.more() && reader.take('v')) {
    while (reader.more() && reader.take(' ')) {
      if (!reader.take_literal()) return reader.result();
    }
    if (!reader.take('\n')) break;
    reader.line();
  }
  return reader.result();
}

}  // namespace sudoku_sat::formula
