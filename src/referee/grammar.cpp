// The grammar of puzzles/README.md, by recursive descent: a function for each of its lines.
#include <algorithm>
#include <cctype>

#include "language.hpp"
#include "text.hpp"

namespace sudoku_sat::referee {

namespace {

const std::set<std::string_view> reserved_words{
    "for", "each", "in", "where", "if",  "then", "else", "exactly", "at",  "least",  "most",
    "of",  "and",  "or", "not",   "mod", "iff",  "let",  "draw",    "var", "implies"};

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_'; }
bool is_blank(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; }

template <class Test>
std::size_t length_of(std::string_view text, Test belongs) {
  return static_cast<std::size_t>(std::ranges::find_if_not(text, belongs) - text.begin());
}

/// How many characters are a cell, such as "r1c12"; 0 if there is none.
std::size_t cell_length(std::string_view text) {
  std::size_t end = 0;
  for (const char letter : {'r', 'c'}) {
    if (end >= text.size() || text[end] != letter) return 0;
    const std::size_t digits = length_of(text.substr(end + 1), is_digit);
    if (digits == 0) return 0;
    end += 1 + digits;
  }
  return end < text.size() && is_letter(text[end]) ? 0 : end;
}

/// The same, or a run of cells. r1c1-r1c5 without blanks is one; with them it is a difference.
std::size_t run_length(std::string_view text) {
  const std::size_t length = cell_length(text);
  if (length == 0 || length == text.size() || text[length] != '-') return length;
  const std::size_t second = cell_length(text.substr(length + 1));
  return second == 0 ? length : length + 1 + second;
}

class Parser {
 public:
  Parser(const Board& board, std::string_view text, bool of_rule)
      : board_(board), rest_(text), of_rule_(of_rule) {}

  Line line() {
    Line result;
    if (accept("var")) {
      result = variable();
    } else if (accept("let")) {
      result = definition(Line::Kind::definition);
    } else if (accept("draw")) {
      result = definition(Line::Kind::drawing);
    } else {
      if (of_rule_ && accept("needs")) result.kind = Line::Kind::need;
      result.body = expression();
    }
    if (!rest_.empty()) unexpected();
    return result;
  }

 private:
  Line variable() {
    Line result{Line::Kind::variable, defined_name()};
    if (accept("of")) result.of = range();
    if (accept("in")) result.range = range();
    return result;
  }

  Line definition(Line::Kind kind) {
    Line result{kind, defined_name()};
    if (accept("(")) result.parameters = names_to(")");
    expect("=");
    result.body = expression();
    return result;
  }

  Node expression() {
    if (accept("for", "each")) return things(for_each);
    if (accept("if")) return choice_of();
    for (const auto& [first, second] :
         {std::pair{"exactly", ""}, std::pair{"at", "least"}, std::pair{"at", "most"}}) {
      if (!accept(first, second)) continue;
      Node number = sum();
      expect("of");
      return applied(*second == '\0' ? first : second, {std::move(number), expression()});
    }
    return implication();
  }

  Node choice_of() {
    std::vector<Node> children{expression()};
    expect("then");
    children.push_back(expression());
    if (accept("else")) children.push_back(expression());
    return {choice, std::move(children)};
  }

  Node things(Meaning meaning) {
    Node result{meaning};
    result.words = bound_names();
    expect("in");
    result.children.push_back(expression());
    if (accept("where")) result.children.push_back(expression());
    expect(":");
    result.children.push_back(expression());
    return result;
  }

  Node implication() {
    Node left = disjunction();
    const std::string word = one_of({"implies", "iff"});
    return word.empty() ? left : Node{logic, {left, disjunction()}, word};
  }

  Node disjunction() { return chain({"or"}, &Parser::conjunction, logic); }
  Node conjunction() { return chain({"and"}, &Parser::comparison, logic); }
  Node sum() { return chain({"+", "-"}, &Parser::product, apply); }
  Node product() { return chain({"*", "/", "mod"}, &Parser::factor, apply); }

  /// What is between operators, taken together from the left.
  Node chain(std::initializer_list<const char*> signs, Node (Parser::*part)(), Meaning meaning) {
    Node left = (this->*part)();
    for (std::string sign; !(sign = one_of(signs)).empty();) {
      left = applied(sign, {left, (this->*part)()});
      left.meaning = meaning;
    }
    return left;
  }

  Node comparison() {
    if (accept("not")) return {negation, {comparison()}};
    Node chain{compare, {range()}};
    for (;;) {
      std::string sign = accept("not", "in") ? "not in" : "";
      if (sign.empty()) sign = one_of({"!=", "<=", ">=", "=", "<", ">", "in"});
      if (sign.empty()) break;
      chain.words.push_back(sign);
      chain.children.push_back(range());
    }
    return chain.words.empty() ? chain.children[0] : chain;
  }

  /// Where the grammar has `item`, and wherever else its examples write 1..N.
  Node range() {
    Node first = sum();
    return accept("..") ? applied("..", {first, sum()}) : first;
  }

  Node factor() {
    if (accept("-")) return applied("-", {{literal, {}, "", {}, number_value(0)}, factor()});
    Node result = primary();
    while (accept("[")) {
      result = applied("[]", {result, expression()});
      expect("]");
    }
    return result;
  }

  Node primary() {
    if (rest_.empty()) unexpected();
    if (is_digit(rest_[0])) return number();
    if (run_length(rest_) > 0) return cells();
    if (is_letter(rest_[0])) return named();
    if (rest_[0] == '"') return text();
    if (accept("[")) return {list, items("]")};
    if (accept("{")) return {list, items("}")};
    expect("(");
    Node result = expression();
    expect(")");
    return result;
  }

  Node number() {
    const std::string digits = take(length_of(rest_, is_digit));
    if (digits.size() > 15) throw NotUnderstood("the number " + digits + " is too large");
    return {literal, {}, "", {}, number_value(std::stoll(digits))};
  }

  Node cells() {
    std::vector<Cell> all;
    bool single = true;
    while (const std::size_t length = run_length(rest_)) {
      const std::vector<Cell> more = parse_cells(board_, rest_.substr(0, length));
      single = all.empty() && length == cell_length(rest_);
      all.insert(all.end(), more.begin(), more.end());
      take(length);
    }
    return {literal, {}, "", {}, single ? cell_value(all[0]) : cell_list(all)};
  }

  Node text() {
    const std::size_t end = rest_.find('"', 1);
    if (end == std::string_view::npos) throw NotUnderstood("a text has no '\"' at its end");
    const std::string quoted = take(end + 1);
    return {literal, {}, quoted.substr(1, end - 1), {}, {Value::Kind::text}};
  }

  Node named() {
    const std::string text = defined_name();
    Node result = applied(text, {});
    result.meaning = name;
    if (!accept("(")) return result;
    if (comes_each()) {
      result.children.push_back(things(each));
      expect(")");
    } else {
      result.children = items(")");
    }
    return result;
  }

  /// f(x in L) asks whether x is in L; f(x in L: A) goes through L: what follows the list tells.
  bool comes_each() {
    const std::string_view start = rest_;
    bool result = false;
    try {
      bound_names();
      expect("in");
      expression();
      result = rest_.starts_with(':') || word() == "where";
    } catch (const NotUnderstood&) {
      // Then it is not a list that ends there, and what is wrong shows when the items are read.
    }
    rest_ = start;
    return result;
  }

  std::vector<Node> items(const char* end) {
    std::vector<Node> result;
    if (accept(end)) return result;
    do {
      result.push_back(expression());
    } while (accept(","));
    expect(end);
    return result;
  }

  std::vector<std::string> bound_names() {
    return accept("(") ? names_to(")") : std::vector<std::string>{defined_name()};
  }

  std::vector<std::string> names_to(const char* end) {
    std::vector<std::string> result;
    do {
      result.push_back(defined_name());
    } while (accept(","));
    expect(end);
    return result;
  }

  std::string defined_name() {
    if (word().empty() || cell_length(rest_) > 0 || reserved_words.contains(word())) unexpected();
    return take(word().size());
  }

  Node applied(const std::string& text, std::vector<Node> children) const {
    const auto own = rule_functions().find(text);
    const bool is_own = of_rule_ && own != rule_functions().end();
    return {apply, std::move(children), text, {}, {}, is_own ? &own->second : find_function(text)};
  }

  /// The word that comes, with its digits.
  std::string_view word() const {
    const bool begins = !rest_.empty() && is_letter(rest_[0]);
    return rest_.substr(
        0, begins ? length_of(rest_, [](char c) { return is_letter(c) || is_digit(c); }) : 0);
  }

  std::string take(std::size_t length) {
    const std::string result(rest_.substr(0, length));
    rest_.remove_prefix(length);
    rest_.remove_prefix(length_of(rest_, is_blank));
    return result;
  }

  /// One or two words or signs.
  bool accept(std::string_view first, std::string_view second = {}) {
    const std::string_view start = rest_;
    for (const std::string_view text : {first, second}) {
      const bool is_word = !text.empty() && is_letter(text[0]);
      if (is_word ? word() == text : rest_.starts_with(text)) {
        take(text.size());
        continue;
      }
      rest_ = start;
      return false;
    }
    return true;
  }

  std::string one_of(std::initializer_list<const char*> texts) {
    for (const char* const text : texts)
      if (accept(text)) return text;
    return {};
  }

  void expect(std::string_view text) {
    if (!accept(text)) unexpected("'" + std::string(text) + "' is missing before ");
  }
  [[noreturn]] void unexpected(const std::string& what = "unexpected: ") const {
    throw NotUnderstood(what + (rest_.empty() ? "the end" : std::string(rest_)));
  }

  const Board& board_;
  std::string_view rest_;
  bool of_rule_;
};

}  // namespace

std::vector<Line> parse_lines(const Board& board, std::string_view text, bool of_rule) {
  std::vector<Line> result;
  for (const std::string_view source : entries(text)) {
    try {
      result.push_back(Parser(board, source, of_rule).line());
    } catch (const NotUnderstood& error) {
      throw NotUnderstood("in '" + std::string(source) + "': " + error.what());
    }
    result.back().source = source;
  }
  return result;
}

}  // namespace sudoku_sat::referee
