// Lines and words of the rule language.
#include "language_parser.hpp"

#include <algorithm>
#include <cctype>

#include "text.hpp"

namespace sudoku_sat::referee::language {
namespace {

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_'; }
bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

/// How many characters from `at` on are a cell, such as "r1c12"; 0 if there is none.
std::size_t cell_length(std::string_view text, std::size_t at) {
  std::size_t end = at;
  for (const char letter : {'r', 'c'}) {
    if (end >= text.size() || text[end] != letter) return 0;
    const std::size_t digits = ++end;
    while (end < text.size() && is_digit(text[end])) ++end;
    if (end == digits) return 0;
  }
  return end < text.size() && is_letter(text[end]) ? 0 : end - at;
}

class Lexer {
 public:
  explicit Lexer(std::string_view text) : text_(text) {}

  std::vector<Token> tokens() {
    std::vector<Token> result;
    for (;;) {
      while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
      if (at_ == text_.size()) break;
      result.push_back(next());
    }
    result.push_back({});
    return result;
  }

 private:
  Token next() {
    if (text_[at_] == '"') return quoted();
    if (const std::size_t cell = cell_length(text_, at_)) return cells(cell);
    if (is_digit(text_[at_])) return take(Token::Kind::number, run_of(is_digit));
    if (is_letter(text_[at_]))
      return take(Token::Kind::word, run_of([](char c) { return is_letter(c) || is_digit(c); }));
    for (const std::string_view sign : {"..", "!=", "<=", ">="})
      if (text_.substr(at_, 2) == sign) return take(Token::Kind::sign, 2);
    if (std::string_view("+-*/=<>()[]{},:").find(text_[at_]) == std::string_view::npos)
      throw NotUnderstood("'" + std::string(1, text_[at_]) + "' is no sign of the language");
    return take(Token::Kind::sign, 1);
  }

  Token quoted() {
    const std::size_t end = text_.find('"', at_ + 1);
    if (end == std::string_view::npos) throw NotUnderstood("a text has no '\"' at its end");
    Token token{Token::Kind::text, std::string(text_.substr(at_ + 1, end - at_ - 1))};
    at_ = end + 1;
    return token;
  }

  /// r1c1-r1c5 without spaces is one word; with them it would be a difference.
  Token cells(std::size_t length) {
    if (at_ + length < text_.size() && text_[at_ + length] == '-')
      if (const std::size_t second = cell_length(text_, at_ + length + 1)) length += 1 + second;
    return take(Token::Kind::cells, length);
  }

  template <class Test>
  std::size_t run_of(Test belongs) const {
    std::size_t end = at_;
    while (end < text_.size() && belongs(text_[end])) ++end;
    return end - at_;
  }

  Token take(Token::Kind kind, std::size_t length) {
    Token token{kind, std::string(text_.substr(at_, length))};
    at_ += length;
    return token;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

std::vector<Token> split_words(std::string_view line) { return Lexer(line).tokens(); }

std::vector<std::string> split_lines(std::string_view text) {
  std::vector<std::string> lines{""};
  bool quoted = false;
  for (const char c : text) {
    quoted = c != '\n' && quoted != (c == '"');
    if (c == '\n' || (c == ';' && !quoted))
      lines.emplace_back();
    else
      lines.back() += c;
  }
  for (std::string& line : lines) line = rules::trimmed(line);
  lines.erase(std::remove(lines.begin(), lines.end(), ""), lines.end());
  return lines;
}

}  // namespace sudoku_sat::referee::language
