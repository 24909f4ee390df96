// A recursive descent parser, a function for each rule of the grammar in puzzles/README.md, from
// what binds least to what binds most.
#include <fmt/format.h>

#include <array>
#include <initializer_list>

#include "rules/parts/entry.hpp"
#include "sudoku_sat/io.hpp"
#include "syntax.hpp"
#include "tokens.hpp"

namespace sudoku_sat::rule::language {

namespace {

using Kind = Syntax::Kind;
using Words = std::initializer_list<std::string_view>;

constexpr std::array<std::string_view, 17> keywords{
    "let", "for", "each", "in",  "where", "if",  "then", "else",   "exactly",
    "at",  "of",  "or",   "and", "not",   "mod", "iff",  "implies"};

class Parser {
 public:
  Parser(const RuleEntry& entry, const Geometry& geometry)
      : entry_(entry), tokens_(tokens_of(entry, geometry)) {}

  ParsedEntry parsed() {
    if (begins_with("var")) return declaration();
    if (is_word("let")) return definition();
    if (begins_with("draw")) return Drawing{definition()};
    return Statement{whole(), entry_};
  }

 private:
  /// The word with a name after it; otherwise the word may itself be a name.
  bool begins_with(std::string_view word) const {
    return is_word(word) && tokens_[next_ + 1].kind == Token::Kind::word;
  }

  Declaration declaration() {
    ++next_;
    Declaration result{name("a name"), {}, {}, entry_};
    if (take("of")) result.of.push_back(range(sum(), &Parser::sum));
    if (take("in")) result.range.push_back(item());
    if (token().kind != Token::Kind::end) fail_at_token("`of`, `in` or the end of the line");
    return result;
  }

  Definition definition() {
    ++next_;
    Definition result{name("a name"), {}, {Kind::number}, entry_};
    if (take("(")) {
      do {
        result.parameters.push_back(name("a parameter"));
      } while (take(","));
      expect(")");
    }
    expect("=");
    result.body = whole();
    return result;
  }

  Syntax whole() {
    Syntax tree = expression();
    if (token().kind != Token::Kind::end) fail_at_token("the end of the statement");
    return tree;
  }

  /// Counts how deep the parser is.
  class Level : NotCopied {
   public:
    explicit Level(Parser& parser) : parser_(parser) {
      if (++parser_.depth_ > levels_of_parentheses * max_depth) parser_.fail_as_too_deep();
    }
    ~Level() { --parser_.depth_; }

   private:
    static constexpr int levels_of_parentheses = 3;

    Parser& parser_;
  };

  [[noreturn]] void fail_as_too_deep() const {
    fail(fmt::format("nested more than {} deep", max_depth));
  }

  const Token& token() const { return tokens_[next_]; }
  bool is_word(std::string_view word, std::size_t ahead = 0) const {
    const Token& token = tokens_[std::min(next_ + ahead, tokens_.size() - 1)];
    return token.kind == Token::Kind::word && token.text == word;
  }
  bool is_sign(std::string_view sign) const {
    return token().kind == Token::Kind::sign && token().text == sign;
  }
  /// A word or a sign.
  bool take(std::string_view text) {
    if (!is_word(text) && !is_sign(text)) return false;
    ++next_;
    return true;
  }

  [[noreturn]] void fail(const std::string& what) const {
    throw InputError(position_in(entry_, token().offset), what);
  }
  [[noreturn]] void fail_at_token(std::string_view wanted) const {
    if (token().kind == Token::Kind::end) {
      fail(fmt::format("the statement ends too early: expected {}", wanted));
    }
    fail(fmt::format("expected {1}, got '{0}'", shown(token().text), wanted));
  }
  void expect(std::string_view text) {
    if (!take(text)) fail_at_token(fmt::format("'{}'", text));
  }

  std::string name(std::string_view wanted) {
    const Token& found = token();
    const bool keyword = std::find(keywords.begin(), keywords.end(), found.text) != keywords.end();
    if (found.kind != Token::Kind::word || keyword) fail_at_token(wanted);
    ++next_;
    return std::string(found.text);
  }

  Syntax call(std::string word, std::size_t offset, std::vector<Syntax> parts) const {
    return {Kind::call, offset, 0, std::move(word), {}, std::move(parts)};
  }

  Syntax expression() {
    const Level level(*this);
    const std::size_t offset = token().offset;
    if (is_word("for") && is_word("each", 1)) {
      next_ += 2;
      return call("all", offset, one(each()));
    }
    if (take("if")) return condition(offset);
    for (const std::string_view amount : {"exactly", "least", "most"}) {
      if (amount != "exactly" && !is_word("at")) continue;
      if (!is_word(amount, amount == "exactly" ? 0 : 1)) continue;
      next_ += amount == "exactly" ? 1 : 2;
      return quantity(amount == "exactly" ? "exactly" : fmt::format("at_{}", amount), offset);
    }
    return implication();
  }

  static std::vector<Syntax> one(Syntax part) {
    std::vector<Syntax> parts;
    parts.push_back(std::move(part));
    return parts;
  }

  Syntax condition(std::size_t offset) {
    std::vector<Syntax> parts = one(expression());
    expect("then");
    parts.push_back(expression());
    if (take("else")) parts.push_back(expression());
    return call("if", offset, std::move(parts));
  }

  Syntax quantity(std::string word, std::size_t offset) {
    std::vector<Syntax> parts = one(sum());
    expect("of");
    parts.push_back(expression());
    return call(std::move(word), offset, std::move(parts));
  }

  bool at_each() const {
    std::size_t ahead = 1;
    if (is_sign("(")) {
      while (tokens_[next_ + ahead].kind == Token::Kind::word &&
             tokens_[next_ + ahead + 1].text == ",") {
        ahead += 2;
      }
      if (tokens_[next_ + ahead].kind != Token::Kind::word) return false;
      if (tokens_[next_ + ahead + 1].text != ")") return false;
      ahead += 2;
    } else if (token().kind != Token::Kind::word) {
      return false;
    }
    // "x in row(1)" is also a truth: only the colon distinguishes them, so we look for it.
    if (!is_word("in", ahead)) return false;
    int open = 0;
    for (std::size_t i = next_ + ahead; i < tokens_.size(); ++i) {
      const std::string_view text = tokens_[i].kind == Token::Kind::sign ? tokens_[i].text : "";
      if (text == "(" || text == "[" || text == "{") ++open;
      if ((text == ")" || text == "]" || text == "}") && --open < 0) return false;
      if (open == 0 && text == ",") return false;
      if (open == 0 && text == ":") return true;
    }
    return false;
  }

  Syntax each() {
    Syntax result{Kind::each, token().offset};
    if (take("(")) {
      do {
        result.names.push_back(name("a name"));
      } while (take(","));
      expect(")");
    } else {
      result.names.push_back(name("a name"));
    }
    expect("in");
    result.parts.push_back(item());
    if (take("where")) {
      result.parts.push_back(expression());
    } else {
      result.parts.push_back({Kind::name, token().offset, 0, "true"});
    }
    expect(":");
    result.parts.push_back(expression());
    return result;
  }

  /// Parts read by `part` with some of the operators between them.
  Syntax chain(Syntax (Parser::*part)(), Words operators) {
    Syntax first = (this->*part)();
    Syntax result{Kind::chain, first.offset};
    for (std::string found = operator_of(operators); !found.empty();
         found = operator_of(operators)) {
      if (result.parts.empty()) result.parts.push_back(std::move(first));
      result.operators.push_back(found);
      result.parts.push_back((this->*part)());
    }
    return result.parts.empty() ? std::move(first) : std::move(result);
  }

  std::string operator_of(Words operators) {
    if (is_word("not") && is_word("in", 1) &&
        std::find(operators.begin(), operators.end(), "not in") != operators.end()) {
      next_ += 2;
      return "not in";
    }
    for (const std::string_view text : operators) {
      if (take(text)) return std::string(text);
    }
    return {};
  }

  Syntax implication() { return chain(&Parser::disjunction, {"implies", "iff"}); }
  Syntax disjunction() { return chain(&Parser::conjunction, {"or"}); }
  Syntax conjunction() { return chain(&Parser::negation, {"and"}); }

  Syntax negation() {
    const Level level(*this);
    const std::size_t offset = token().offset;
    if (take("not")) return call("not", offset, one(negation()));
    return chain(&Parser::sum, {"=", "!=", "<=", ">=", "<", ">", "in", "not in"});
  }

  Syntax sum() { return chain(&Parser::product, {"+", "-"}); }
  Syntax product() { return chain(&Parser::sign, {"*", "/", "mod"}); }

  Syntax sign() {
    const Level level(*this);
    const std::size_t offset = token().offset;
    if (take("-")) return call("negative", offset, one(sign()));
    Syntax result = primary();
    for (int count = 1; take("["); ++count) {
      if (count > max_depth) fail_as_too_deep();
      std::vector<Syntax> parts = one(std::move(result));
      parts.push_back(expression());
      expect("]");
      result = call("element", offset, std::move(parts));
    }
    return result;
  }

  Syntax primary() {
    const Token& first = token();
    switch (first.kind) {
      case Token::Kind::number:
        return number();
      case Token::Kind::text:
        ++next_;
        return {Kind::text, first.offset, 0, std::string(first.text)};
      case Token::Kind::cells:
        return cells();
      case Token::Kind::word:
        return named();
      default:
        return bracketed();
    }
  }

  Syntax number() {
    const Token& found = token();
    const auto value = parse_number<std::int32_t>(found.text);
    if (!value) fail(fmt::format("{} is too large a number", shown(found.text)));
    ++next_;
    return {Kind::number, found.offset, *value};
  }

  /// "r1c1 r1c2" side by side are a list.
  Syntax cells() {
    Syntax result{Kind::cells, token().offset};
    while (token().kind == Token::Kind::cells) {
      // A run of one cell would be a list, but a number is meant.
      result.number += token().text.find('-') == std::string_view::npos ? 1 : 2;
      result.cells.insert(result.cells.end(), token().cells.begin(), token().cells.end());
      ++next_;
    }
    return result;
  }

  Syntax named() {
    const std::size_t offset = token().offset;
    std::string word = name("a value");
    if (!take("(")) return {Kind::name, offset, 0, std::move(word)};
    if (at_each()) {
      std::vector<Syntax> parts = one(each());
      expect(")");
      // After the colon come the items themselves, not one item that is a list.
      if (word == "list") return std::move(parts[0]);
      return call(std::move(word), offset, std::move(parts));
    }
    return call(std::move(word), offset, items(")"));
  }

  Syntax bracketed() {
    const std::size_t offset = token().offset;
    if (take("(")) {
      Syntax inner = expression();
      expect(")");
      return inner;
    }
    if (take("[")) return call("list", offset, items("]"));
    if (take("{")) return call("set", offset, items("}"));
    fail_at_token("a number, a cell or a name");
  }

  std::vector<Syntax> items(std::string_view end) {
    std::vector<Syntax> result;
    if (take(end)) return result;
    do {
      result.push_back(item());
    } while (take(","));
    expect(end);
    return result;
  }

  Syntax item() { return range(expression(), &Parser::expression); }

  /// "1..9", if the text continues like this.
  Syntax range(Syntax first, Syntax (Parser::*last)()) {
    const std::size_t offset = first.offset;
    if (!take("..")) return first;
    std::vector<Syntax> parts = one(std::move(first));
    parts.push_back((this->*last)());
    return call("range", offset, std::move(parts));
  }

  const RuleEntry& entry_;
  std::vector<Token> tokens_;
  std::size_t next_ = 0;
  int depth_ = 0;
};

}  // namespace

ParsedEntry parse_entry(const RuleEntry& entry, const Geometry& geometry) {
  return Parser(entry, geometry).parsed();
}

}  // namespace sudoku_sat::rule::language
