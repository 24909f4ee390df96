// A code is a number of bits, lowest first: 0 and 1 announce a new unit of 8 and 16 bits, 2 is the
// end, each further one a string met before. Codes grow by a bit each time that as many strings are
// known as they can name. Each string known is a piece of the text before it, so that unpacking
// keeps two numbers for it, whatever its length.
#include "lz_string.hpp"

#include <fmt/format.h>

#include <unordered_map>

#include "base/text_encoding.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::format {

namespace {

constexpr unsigned letter_bits = 6;

enum Code : std::uint32_t { new_byte = 0, new_unit = 1, end_of_text = 2, first_string = 3 };

/// How many bits a code has.
class Width {
 public:
  Width(unsigned bits, std::uint32_t left) : bits_(bits), left_(left) {}

  unsigned bits() const { return bits_; }
  void count() { --left_; }
  void grow_where_full() {
    if (left_ == 0) left_ = std::uint32_t{1} << bits_++;
  }

 private:
  unsigned bits_;
  std::uint32_t left_;  ///< strings until codes grow
};

class BitWriter {
 public:
  void write(std::uint32_t number, unsigned bits) {
    for (; bits > 0; --bits, number >>= 1U) put(number & 1U);
  }

  /// Fills the last letter, with at least one bit, and its group of four.
  std::string take() {
    do put(0);
    while (used_ > 0);
    while (out_.size() % 4 != 0) out_ += '=';
    return std::move(out_);
  }

 private:
  void put(std::uint32_t bit) {
    letter_ = letter_ << 1U | bit;
    if (++used_ < letter_bits) return;
    out_ += base::base64_digits[letter_];
    letter_ = 0;
    used_ = 0;
  }

  std::string out_;
  std::uint32_t letter_ = 0;
  unsigned used_ = 0;
};

class LzWriter {
 public:
  std::string compress(std::u16string_view units) {
    for (const char16_t unit : units) add(unit);
    if (string_ != 0) put();
    bits_.write(end_of_text, width_.bits());
    return bits_.take();
  }

 private:
  struct Unit {
    std::uint32_t code;
    bool written = false;
  };

  void add(char16_t unit) {
    const auto [known, fresh] = units_.try_emplace(unit, Unit{next_});
    if (fresh) ++next_;
    const std::uint32_t code = known->second.code;
    if (string_ != 0) {
      const std::uint64_t longer = std::uint64_t{string_} << 16U | unit;
      const auto found = strings_.find(longer);
      if (found != strings_.end()) {
        string_ = found->second;
        return;
      }
      put();
      strings_.emplace(longer, next_++);
    }
    string_ = code;
    unit_ = unit;
  }

  void put() {
    Unit& unit = units_.at(unit_);
    if (string_ == unit.code && !unit.written) {
      const bool narrow = unit_ < 256;
      bits_.write(narrow ? new_byte : new_unit, width_.bits());
      bits_.write(unit_, narrow ? 8 : 16);
      unit.written = true;
      width_.count();
      width_.grow_where_full();
    } else {
      bits_.write(string_, width_.bits());
    }
    width_.count();
    width_.grow_where_full();
  }

  std::unordered_map<char16_t, Unit> units_;
  std::unordered_map<std::uint64_t, std::uint32_t> strings_;  ///< by a string and the unit after it
  std::uint32_t next_ = first_string;
  std::uint32_t string_ = 0;  ///< the longest known one that the text ends with; 0: none yet
  char16_t unit_ = 0;         ///< the first one of that string
  Width width_{2, 2};
  BitWriter bits_;
};

class BitReader {
 public:
  explicit BitReader(std::string_view letters) : letters_(letters) {}

  std::uint32_t read(unsigned bits) {
    std::uint32_t number = 0;
    for (unsigned i = 0; i < bits; ++i) number |= bit() << i;
    return number;
  }

 private:
  std::uint32_t bit() {
    if (left_ == 0) {
      letter_ = next_letter();
      left_ = letter_bits;
    }
    return letter_ >> --left_ & 1U;
  }

  std::uint32_t next_letter() {
    if (next_ >= letters_.size() || letters_[next_] == '=' || letters_[next_] == '$') {
      throw LzError("the link is truncated");
    }
    const char c = letters_[next_++];
    if (c == ' ') return 62;
    if (c == '-') return 63;
    const std::size_t value = base::base64_digits.find(c);
    if (value != base::base64_digits.npos) return static_cast<std::uint32_t>(value);
    throw LzError(fmt::format("'{}' is not a Base64 character", shown({&c, 1})));
  }

  std::string_view letters_;
  std::size_t next_ = 0;
  std::uint32_t letter_ = 0;
  unsigned left_ = 0;
};

class LzReader {
 public:
  LzReader(std::string_view letters, std::size_t most) : bits_(letters), most_(most) {}

  std::u16string decompress() {
    std::uint32_t code = bits_.read(2);
    if (code == end_of_text) return {};
    if (code > end_of_text) fail();
    add_unit(code);
    strings_.push_back({0, 1});
    Piece last{0, 1};
    Width width(3, 4);
    while ((code = bits_.read(width.bits())) != end_of_text) {
      const std::size_t begin = text_.size();
      if (code < end_of_text) {
        add_unit(code);
        strings_.push_back({begin, 1});
        width.count();
        width.grow_where_full();
      } else {
        repeat(code - first_string, last);
      }
      strings_.push_back({last.begin, last.length + 1});
      last = {begin, text_.size() - begin};
      width.count();
      width.grow_where_full();
    }
    return std::move(text_);
  }

 private:
  struct Piece {
    std::size_t begin;
    std::size_t length;
  };

  [[noreturn]] static void fail() { throw LzError("the link is damaged: not lz-string data"); }

  void add_unit(std::uint32_t code) {
    require_room(1);
    text_ += static_cast<char16_t>(bits_.read(code == new_byte ? 8 : 16));
  }

  void repeat(std::size_t string, const Piece& last) {
    if (string > strings_.size()) fail();
    // The string that is about to be known: the last one and its own first unit.
    const Piece piece =
        string < strings_.size() ? strings_[string] : Piece{last.begin, last.length + 1};
    require_room(piece.length);
    for (std::size_t i = 0; i < piece.length; ++i) text_ += text_[piece.begin + i];
  }

  void require_room(std::size_t units) const {
    if (units <= most_ - text_.size()) return;
    throw LzError(fmt::format("the link unpacks to more than {} characters", most_));
  }

  BitReader bits_;
  std::size_t most_;
  std::u16string text_;
  std::vector<Piece> strings_;
};

}  // namespace

std::string lz_compress(std::string_view text) { return LzWriter().compress(base::to_utf16(text)); }

std::string lz_decompress(std::string_view letters, std::size_t most) {
  return base::to_utf8(LzReader(letters, most).decompress());
}

}  // namespace sudoku_sat::format
