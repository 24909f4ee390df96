// "r1c1-r1c5" is a run of cells, as everywhere in puzzle files; a difference has spaces around its
// sign, "r1c1 - r1c5".
#include "tokens.hpp"

#include <fmt/format.h>

#include <array>

#include "base/text_encoding.hpp"
#include "rules/parts/entry.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::rule::language {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_word_character(char c) { return is_letter(c) || is_digit(c) || c == '_'; }

// Longer ones first.
constexpr std::array<std::string_view, 19> signs{"!=", "<=", ">=", "..", "(", ")", "[",
                                                 "]",  "{",  "}",  ",",  ":", "+", "-",
                                                 "*",  "/",  "=",  "<",  ">"};

/// How many characters of the text, from its beginning, are letters and digits of "r1c2"; 0 if it
/// begins in another way.
std::size_t length_of_cell(std::string_view text) {
  std::size_t next = 0;
  for (const char letter : {'r', 'c'}) {
    if (next == text.size() || text[next] != letter) return 0;
    const std::size_t digits = ++next;
    while (next < text.size() && is_digit(text[next])) ++next;
    if (next == digits) return 0;
  }
  return next < text.size() && is_word_character(text[next]) ? 0 : next;
}

/// Replacements for signs that people copy or expect.
std::string_view ascii_of(std::string_view sign) {
  constexpr std::array<std::array<std::string_view, 2>, 7> signs_of_texts{
      {{"≠", "it is written !="},
       {"≤", "it is written <="},
       {"≥", "it is written >="},
       {"×", "it is written *"},
       {"·", "it is written *"},
       {"−", "it is written -"},
       {"#", "a comment needs a line of its own"}}};
  for (const auto& [text, known] : signs_of_texts) {
    if (sign == text) return known;
  }
  return {};
}

class Tokens {
 public:
  Tokens(const RuleEntry& entry, const Geometry& geometry) : entry_(entry), geometry_(geometry) {}

  std::vector<Token> read() {
    while (skip()) tokens_.push_back(next());
    tokens_.push_back({Token::Kind::end, {}, next_});
    return std::move(tokens_);
  }

 private:
  std::string_view rest() const { return std::string_view(entry_.text).substr(next_); }

  bool skip() {
    while (next_ < entry_.text.size() && (entry_.text[next_] == ' ' || entry_.text[next_] == '\t'))
      ++next_;
    return next_ < entry_.text.size();
  }

  Token take(Token::Kind kind, std::size_t length) {
    const Token token{kind, rest().substr(0, length), next_};
    next_ += length;
    return token;
  }

  template <class Is>
  Token take_while(Token::Kind kind, Is is) {
    const std::string_view text = rest();
    return take(kind, static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), is) -
                                               text.begin()));
  }

  Token next() {
    const std::string_view text = rest();
    if (const std::size_t length = length_of_cell(text); length != 0) return cells(length);
    if (is_digit(text[0])) return take_while(Token::Kind::number, is_digit);
    if (is_letter(text[0])) return take_while(Token::Kind::word, is_word_character);
    if (text[0] == '"') return quoted();
    for (const std::string_view sign : signs) {
      if (text.starts_with(sign)) return take(Token::Kind::sign, sign.size());
    }
    fail_at(text);
  }

  [[noreturn]] void fail_at(std::string_view text) const {
    const std::string_view sign = text.substr(0, base::sign_length(text));
    const std::string_view known = ascii_of(sign);
    throw InputError(position_in(entry_, next_),
                     known.empty() ? fmt::format("'{}' is not allowed here", shown(sign))
                                   : fmt::format("'{}' is not allowed here: {}", sign, known));
  }

  Token cells(std::size_t length) {
    const std::string_view text = rest();
    if (length < text.size() && text[length] == '-') {
      const std::size_t last = length_of_cell(text.substr(length + 1));
      if (last != 0) length += 1 + last;
    }
    Token token = take(Token::Kind::cells, length);
    const RuleEntry entry{std::string(token.text), position_in(entry_, token.offset)};
    token.cells = EntryReader(entry, geometry_).only_cells();
    return token;
  }

  Token quoted() {
    const std::size_t end = entry_.text.find('"', next_ + 1);
    if (end == std::string::npos) {
      throw InputError(position_in(entry_, next_), "the second quotation mark is missing");
    }
    Token token = take(Token::Kind::text, end + 1 - next_);
    token.text = token.text.substr(1, token.text.size() - 2);
    return token;
  }

  const RuleEntry& entry_;
  const Geometry& geometry_;
  std::size_t next_ = 0;
  std::vector<Token> tokens_;
};

}  // namespace

std::vector<Token> tokens_of(const RuleEntry& entry, const Geometry& geometry) {
  return Tokens(entry, geometry).read();
}

}  // namespace sudoku_sat::rule::language
