// Sentences of the rule language, by recursive descent: a function for each line of the grammar.
#include "language_parser.hpp"

#include <set>
#include <utility>

namespace sudoku_sat::referee::language {
namespace {

const std::set<std::string>& reserved_words() {
  static const std::set<std::string> words{
      "for", "each", "in", "where", "if",  "then", "else", "exactly", "at",  "least",  "most",
      "of",  "and",  "or", "not",   "mod", "iff",  "let",  "draw",    "var", "implies"};
  return words;
}

Node node(Node::Kind kind, std::vector<Node> children, std::string text = {}) {
  Node result;
  result.kind = kind;
  result.children = std::move(children);
  result.text = std::move(text);
  return result;
}

class Parser {
 public:
  Parser(const Board& board, std::string_view text) : board_(board), tokens_(split_words(text)) {}

  Line line() {
    Line result;
    if (accept("var")) {
      result = variable();
    } else if (is("let") || is("draw")) {
      result = definition();
    } else {
      result.body.push_back(expression());
    }
    if (peek().kind != Token::Kind::end) unexpected();
    return result;
  }

 private:
  Line variable() {
    Line result;
    result.kind = Line::Kind::variable;
    result.name = name();
    if (accept("of")) result.of.push_back(range());
    if (accept("in")) result.range.push_back(range());
    return result;
  }

  Line definition() {
    Line result;
    result.kind = accept("let") ? Line::Kind::definition : Line::Kind::drawing;
    if (result.kind == Line::Kind::drawing) expect("draw");
    result.name = name();
    if (accept("(")) result.parameters = names_to(")");
    expect("=");
    result.body.push_back(expression());
    return result;
  }

  Node expression() {
    if (accept("for", "each")) return each(Node::Kind::for_each);
    if (accept("if")) return choice();
    for (const auto& [first, second] :
         {std::pair{"exactly", ""}, std::pair{"at", "least"}, std::pair{"at", "most"}})
      if (*second == '\0' ? accept(first) : accept(first, second)) {
        std::vector<Node> children{sum()};
        expect("of");
        children.push_back(expression());
        return node(Node::Kind::quantity, std::move(children), *second == '\0' ? first : second);
      }
    return implication();
  }

  Node choice() {
    std::vector<Node> children{expression()};
    expect("then");
    children.push_back(expression());
    if (accept("else")) children.push_back(expression());
    return node(Node::Kind::choice, std::move(children));
  }

  /// Children: the list, then the condition if there is one, then the body.
  Node each(Node::Kind kind) {
    Node result = node(kind, {});
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
    for (const char* word : {"implies", "iff"})
      if (accept(word)) return node(Node::Kind::logic, {left, disjunction()}, word);
    return left;
  }

  Node disjunction() {
    Node left = conjunction();
    while (accept("or")) left = node(Node::Kind::logic, {left, conjunction()}, "or");
    return left;
  }

  Node conjunction() {
    Node left = negation();
    while (accept("and")) left = node(Node::Kind::logic, {left, negation()}, "and");
    return left;
  }

  Node negation() {
    if (accept("not")) return node(Node::Kind::negation, {negation()});
    Node first = range();
    Node chain = node(Node::Kind::compare, {});
    for (std::string sign = comparison(); !sign.empty(); sign = comparison()) {
      if (chain.children.empty()) chain.children.push_back(first);
      chain.words.push_back(sign);
      chain.children.push_back(range());
    }
    return chain.children.empty() ? first : chain;
  }

  std::string comparison() {
    if (accept("not", "in")) return "not in";
    for (const char* sign : {"=", "!=", "<", "<=", ">", ">=", "in"})
      if (accept(sign)) return sign;
    return {};
  }

  /// Where the grammar has `item`, and wherever else its examples write 1..N.
  Node range() {
    Node first = sum();
    return accept("..") ? node(Node::Kind::range, {first, sum()}) : first;
  }

  Node sum() {
    Node left = product();
    while (is("+") || is("-")) {
      const std::string sign = take().text;
      left = node(Node::Kind::arithmetic, {left, product()}, sign);
    }
    return left;
  }

  Node product() {
    Node left = factor();
    while (is("*") || is("/") || is("mod")) {
      const std::string sign = take().text;
      left = node(Node::Kind::arithmetic, {left, factor()}, sign);
    }
    return left;
  }

  Node factor() {
    if (accept("-")) return node(Node::Kind::negative, {factor()});
    Node result = primary();
    while (accept("[")) {
      result = node(Node::Kind::index, {result, expression()});
      expect("]");
    }
    return result;
  }

  Node primary() {
    switch (peek().kind) {
      case Token::Kind::number:
        return number();
      case Token::Kind::text:
        return node(Node::Kind::text, {}, take().text);
      case Token::Kind::cells:
        return cells();
      case Token::Kind::word:
        return named();
      default:
        return bracketed();
    }
  }

  Node number() {
    if (peek().text.size() > 15) throw NotUnderstood("the number " + peek().text + " is too large");
    Node result = node(Node::Kind::number, {});
    result.number = std::stoll(take().text);
    return result;
  }

  Node cells() {
    Node result = node(Node::Kind::cells, {});
    std::size_t words = 0;
    bool run = false;
    for (; peek().kind == Token::Kind::cells; ++words) {
      const std::string word = take().text;
      run = run || word.find('-') != std::string::npos;
      const std::vector<Cell> more = parse_cells(board_, word);
      result.cells.insert(result.cells.end(), more.begin(), more.end());
    }
    result.single = words == 1 && !run;
    return result;
  }

  Node named() {
    const std::string text = name();
    if (!accept("(")) return node(Node::Kind::name, {}, text);
    if (!comes_each()) return node(Node::Kind::call, items(")"), text);
    Node result = node(Node::Kind::call, {each(Node::Kind::each)}, text);
    expect(")");
    return result;
  }

  /// f(x in L) asks whether x is in L; f(x in L: A) goes through L: what follows the list tells.
  bool comes_each() {
    const std::size_t start = at_;
    bool result = false;
    try {
      bound_names();
      expect("in");
      expression();
      result = is(":") || is("where");
    } catch (const NotUnderstood&) {
      // Then it is not a list that ends there, and what is wrong shows when the items are read.
    }
    at_ = start;
    return result;
  }

  Node bracketed() {
    if (accept("[")) return node(Node::Kind::list, items("]"));
    if (accept("{")) return node(Node::Kind::list, items("}"));
    if (!accept("(")) unexpected();
    Node result = expression();
    expect(")");
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
    return accept("(") ? names_to(")") : std::vector<std::string>{name()};
  }

  std::vector<std::string> names_to(const char* end) {
    std::vector<std::string> result;
    do {
      result.push_back(name());
    } while (accept(","));
    expect(end);
    return result;
  }

  std::string name() {
    if (peek().kind != Token::Kind::word || reserved_words().count(peek().text) != 0) unexpected();
    return take().text;
  }

  const Token& peek() const { return tokens_[at_]; }
  Token take() { return tokens_[at_++]; }
  bool is(std::string_view text) const {
    return peek().kind != Token::Kind::text && peek().text == text;
  }
  bool accept(std::string_view text) {
    if (!is(text)) return false;
    ++at_;
    return true;
  }
  bool accept(std::string_view first, std::string_view second) {
    if (!is(first) || tokens_[at_ + 1].text != second) return false;
    at_ += 2;
    return true;
  }
  void expect(std::string_view text) {
    if (!accept(text)) unexpected("'" + std::string(text) + "' is missing before ");
  }
  [[noreturn]] void unexpected(const std::string& what = "unexpected: ") const {
    throw NotUnderstood(what + (peek().kind == Token::Kind::end ? "the end" : peek().text));
  }

  const Board& board_;
  std::vector<Token> tokens_;
  std::size_t at_ = 0;
};

}  // namespace

std::vector<Line> parse_lines(const Board& board, std::string_view text) {
  std::vector<Line> result;
  for (const std::string& source : split_lines(text)) {
    try {
      result.push_back(Parser(board, source).line());
    } catch (const NotUnderstood& error) {
      throw NotUnderstood("in '" + source + "': " + error.what());
    }
    result.back().source = source;
  }
  return result;
}

}  // namespace sudoku_sat::referee::language
