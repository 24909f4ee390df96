// Regular expressions of values: which places of a line can be reached from which, by going through
// the pattern.
#include <algorithm>
#include <cctype>
#include <functional>
#include <utility>

#include "language_evaluator.hpp"

namespace sudoku_sat::referee::language {
namespace {

using Numbers = std::vector<long long>;
/// Places between the values of a line, from 0 before the first one.
using Places = std::set<std::size_t>;
/// Where a part of a pattern can end that begins at one of these places.
using Part = std::function<Places(const Numbers&, const Places&)>;

Part value_part(std::function<bool(long long)> fits) {
  return [fits = std::move(fits)](const Numbers& line, const Places& from) {
    Places result;
    for (const std::size_t place : from)
      if (place < line.size() && fits(line[place])) result.insert(place + 1);
    return result;
  };
}

Part sequence_part(Part first, Part second) {
  return [first = std::move(first), second = std::move(second)](
             const Numbers& line, const Places& from) { return second(line, first(line, from)); };
}

Part either_part(Part first, Part second) {
  return [first = std::move(first), second = std::move(second)](const Numbers& line,
                                                                const Places& from) {
    Places result = first(line, from);
    result.merge(second(line, from));
    return result;
  };
}

/// `part` so many times; more than a line's length adds nothing that isn't reached already.
Part repeated_part(Part part, std::size_t least, std::optional<std::size_t> most) {
  return [part = std::move(part), least, most](const Numbers& line, Places from) {
    for (std::size_t i = 0; i < least; ++i) from = part(line, from);
    Places result = from;
    const std::size_t more = most ? *most - least : line.size();
    for (std::size_t i = 0; i < more && !from.empty(); ++i) {
      from = part(line, from);
      result.insert(from.begin(), from.end());
    }
    return result;
  };
}

class Pattern {
 public:
  Pattern(Evaluation& evaluation, const std::string& text) : evaluation_(evaluation), text_(text) {}

  Part whole() {
    Part result = either();
    if (at_ != text_.size()) wrong();
    return result;
  }

 private:
  Part either() {
    Part result = sequence();
    while (accept('|')) result = either_part(result, sequence());
    return result;
  }

  Part sequence() {
    Part result = [](const Numbers&, const Places& from) { return from; };
    while (at_ < text_.size() && text_[at_] != '|' && text_[at_] != ')')
      result = sequence_part(result, repeated());
    return result;
  }

  Part repeated() {
    Part result = atom();
    for (;;) {
      if (accept('*')) {
        result = repeated_part(result, 0, std::nullopt);
      } else if (accept('+')) {
        result = repeated_part(result, 1, std::nullopt);
      } else if (accept('?')) {
        result = repeated_part(result, 0, 1);
      } else if (accept('{')) {
        result = counted(result);
      } else {
        return result;
      }
    }
  }

  Part counted(const Part& part) {
    const std::size_t least = count();
    const std::size_t most = accept(',') ? count() : least;
    expect('}');
    if (most < least) wrong();
    return repeated_part(part, least, most);
  }

  Part atom() {
    if (accept('(')) {
      Part result = either();
      expect(')');
      return result;
    }
    if (accept('.')) return value_part([](long long) { return true; });
    const bool brackets = accept('[');
    const bool other = brackets && accept('^');
    std::set<long long> allowed = brackets ? std::set<long long>{} : values();
    if (brackets)
      while (!accept(']')) allowed.merge(span());
    return value_part(
        [allowed, other](long long value) { return (allowed.count(value) != 0) != other; });
  }

  /// Between brackets: 1, <12>, <low>, or 1-4.
  std::set<long long> span() {
    std::set<long long> result = values();
    if (!accept('-')) return result;
    const std::set<long long> last = values();
    if (result.size() != 1 || last.size() != 1 || *last.begin() - *result.begin() > 1000) wrong();
    for (long long value = *result.begin(); value <= *last.begin(); ++value) result.insert(value);
    return result;
  }

  std::set<long long> values() {
    if (at_ < text_.size() && is_digit(text_[at_])) return {text_[at_++] - '0'};
    expect('<');
    const std::size_t end = text_.find('>', at_);
    if (end == std::string::npos || end == at_ || end - at_ > 15) wrong();
    const std::string name = text_.substr(at_, end - at_);
    at_ = end + 1;
    if (std::ranges::all_of(name, is_digit)) return {std::stoll(name)};
    Node node;
    node.kind = Node::Kind::name;
    node.text = name;
    const std::vector<long long> numbers = evaluation_.numbers({evaluation_.constant(node)});
    return {numbers.begin(), numbers.end()};
  }

  std::size_t count() {
    std::size_t result = 0;
    const std::size_t start = at_;
    while (at_ < text_.size() && is_digit(text_[at_]) && result < 1000)
      result = 10 * result + static_cast<std::size_t>(text_[at_++] - '0');
    if (at_ == start) wrong();
    return result;
  }

  static bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

  bool accept(char c) {
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  void expect(char c) {
    if (!accept(c)) wrong();
  }
  [[noreturn]] void wrong() const {
    throw NotUnderstood("the pattern \"" + text_ + "\" isn't understood from its character " +
                        std::to_string(at_ + 1) + " on");
  }

  Evaluation& evaluation_;
  const std::string& text_;
  std::size_t at_ = 0;
};

}  // namespace

bool matches(Evaluation& evaluation, const std::vector<long long>& line, const std::string& pattern,
             bool loop) {
  const Part part = Pattern(evaluation, pattern).whole();
  std::vector<long long> turned = line;
  for (std::size_t turn = 0; turn < (loop ? std::max<std::size_t>(line.size(), 1) : 1); ++turn) {
    if (part(turned, {0}).count(line.size()) != 0) return true;
    if (!turned.empty()) std::rotate(turned.begin(), turned.begin() + 1, turned.end());
  }
  return false;
}

}  // namespace sudoku_sat::referee::language
