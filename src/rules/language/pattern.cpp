// Reads regular expressions, and automata that are written down as their steps.
#include <fmt/format.h>

#include <cctype>

#include "automaton.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::rule::language {

namespace {

constexpr int max_nested = 50;
constexpr int max_repeats = 1290;

class PatternReader {
 public:
  PatternReader(std::string_view text, int least, int most, const NamedValues& named)
      : text_(text), least_(least), most_(most), named_(named) {}

  Pattern whole() {
    Pattern result = choice();
    if (next_ < text_.size()) fail(fmt::format("'{}' has no beginning", shown(rest(1))));
    return result;
  }

  Steps steps() {
    Steps result;
    do {
      const std::size_t from = state(result);
      skip_blanks();
      if (rest(3) == "end") {
        next_ += 3;
        result.ends[from] = true;
      } else {
        const bool border = take('|');
        std::vector<bool> values = border ? none() : one_value();
        values.push_back(border);
        result.steps.push_back({from, std::move(values), state(result)});
      }
      skip_blanks();
    } while (take(','));
    if (next_ < text_.size()) fail("expected ',' and another step, or the end");
    return result;
  }

 private:
  void skip_blanks() {
    while (take(' ')) {
    }
  }

  /// Its number; a new one is added.
  std::size_t state(Steps& written) {
    skip_blanks();
    const std::size_t begin = next_;
    while (std::isalnum(static_cast<unsigned char>(peek())) != 0 || peek() == '_') ++next_;
    if (next_ == begin) fail("the name of a state should stand here, such as a or 1");
    const auto [known, added] =
        states_.try_emplace(std::string(text_.substr(begin, next_ - begin)), written.ends.size());
    if (added) written.ends.push_back(false);
    return known->second;
  }

  std::string_view rest(std::size_t most) const { return text_.substr(next_, most); }
  char peek() const { return next_ < text_.size() ? text_[next_] : '\0'; }
  bool take(char sign) {
    if (peek() != sign) return false;
    ++next_;
    return true;
  }
  [[noreturn]] void fail(const std::string& what) const { throw PatternError{what, next_}; }

  Pattern choice() {
    if (++depth_ > max_nested) fail(fmt::format("nested more than {} deep", max_nested));
    Pattern result{Pattern::Kind::choice};
    do {
      result.parts.push_back(sequence());
    } while (take('|'));
    --depth_;
    return result.parts.size() == 1 ? std::move(result.parts[0]) : std::move(result);
  }

  Pattern sequence() {
    Pattern result{Pattern::Kind::sequence};
    while (next_ < text_.size() && peek() != '|' && peek() != ')') {
      result.parts.push_back(repeated());
    }
    return result;
  }

  Pattern repeated() {
    Pattern part = primary();
    for (int nested = 0;; ++nested) {
      int least = 0;
      int most = -1;
      if (take('+')) {
        least = 1;
      } else if (take('?')) {
        most = 1;
      } else if (take('{')) {
        least = most = number('}');
        if (take(',')) most = peek() == '}' ? -1 : number('}');
        if (!take('}')) fail("'}' is missing");
        if (most >= 0 && most < least) fail(fmt::format("{} to {} times", least, most));
      } else if (!take('*')) {
        return part;
      }
      Pattern whole{Pattern::Kind::repeat, {}, {}, least, most};
      whole.parts.push_back(std::move(part));
      part = std::move(whole);
      // (a*)* and the like say nothing new, and are as deep as they are long.
      if (nested == max_nested) fail("too many repetitions");
    }
  }

  int number(char end) {
    std::size_t length = 0;
    while (next_ + length < text_.size() && text_[next_ + length] >= '0' &&
           text_[next_ + length] <= '9') {
      ++length;
    }
    const auto value = parse_number<int>(rest(length));
    if (!value || *value > max_repeats) {
      fail(fmt::format("expected a number up to {} before '{}'", max_repeats, end));
    }
    next_ += length;
    return *value;
  }

  Pattern primary() {
    if (take('(')) {
      Pattern result = choice();
      if (!take(')')) fail("')' is missing");
      return result;
    }
    return {Pattern::Kind::values, one_value()};
  }

  /// What stands for one value: "5", "<12>", "." or a set in brackets.
  std::vector<bool> one_value() {
    std::vector<bool> values = none();
    if (take('.')) {
      values.flip();
    } else if (take('[')) {
      values = set();
    } else {
      add_value(values);
    }
    // What is below the first value is none, also where others than some are meant.
    if (least_ > 0) values[0] = false;
    return values;
  }

  std::vector<bool> none() const { return std::vector<bool>(static_cast<std::size_t>(most_) + 1); }

  std::vector<bool> set() {
    const bool others = take('^');
    std::vector<bool> values = none();
    while (!take(']')) {
      if (next_ == text_.size()) fail("']' is missing");
      const std::size_t first = add_value(values);
      if (!take('-')) continue;
      const std::size_t last = add_value(values);
      if (first == no_single_value || last == no_single_value || last < first)
        fail("a range goes from a value to a greater one");
      for (std::size_t value = first; value < last; ++value) values[value] = true;
    }
    if (others) values.flip();
    return values;
  }

  static constexpr auto no_single_value = static_cast<std::size_t>(-1);

  /// Returns the value, or that it is a named set.
  std::size_t add_value(std::vector<bool>& values) {
    if (peek() == '<') return add_named(values);
    const char digit = peek();
    if (digit < '0' || digit > '9') {
      fail(
          fmt::format("expected a value, got '{}' (write values above 9 as <12>)", shown(rest(1))));
    }
    const std::size_t value = checked(digit - '0');
    ++next_;
    values[value] = true;
    return value;
  }

  std::size_t checked(std::int64_t value) const {
    if (value < least_ || value > most_) {
      fail(fmt::format("{} is not a value from {} to {}", value, least_, most_));
    }
    return static_cast<std::size_t>(value);
  }

  std::size_t add_named(std::vector<bool>& values) {
    const std::size_t end = text_.find('>', next_);
    if (end == std::string_view::npos) fail("'>' is missing");
    const std::string name(text_.substr(next_ + 1, end - next_ - 1));
    std::size_t result = no_single_value;
    if (const auto value = parse_number<std::int64_t>(name)) {
      values[result = checked(*value)] = true;
    } else {
      const auto set = named_(name);
      if (!set) fail(fmt::format("'{}' is not a set of values defined by `let`", shown(name)));
      for (const std::int64_t member : *set) values[checked(member)] = true;
    }
    next_ = end + 1;
    return result;
  }

  std::string_view text_;
  int least_;
  int most_;
  const NamedValues& named_;
  std::size_t next_ = 0;
  int depth_ = 0;
  std::map<std::string, std::size_t> states_ = {};  ///< of written steps, by name
};

}  // namespace

Pattern parse_pattern(std::string_view text, int least, int most, const NamedValues& named) {
  return PatternReader(text, least, most, named).whole();
}

Steps parse_steps(std::string_view text, int least, int most, const NamedValues& named) {
  return PatternReader(text, least, most, named).steps();
}

}  // namespace sudoku_sat::rule::language
