// Regular expressions of values: which places of a line can be reached from which. Automata by
// their steps: which states can be reached by the values so far.
#include <algorithm>
#include <cctype>
#include <limits>

#include "language.hpp"

namespace sudoku_sat::referee {

namespace {

/// Places between the values of a line, from 0 before the first one.
using Places = std::set<std::size_t>;
/// How often something comes, at least and at most.
using Times = std::pair<std::size_t, std::size_t>;

bool is_numeral(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

/// A part of a pattern: from the places where it begins to those where it can end.
using Part = std::function<Places(const Places& from)>;

class Pattern {
 public:
  Pattern(Call& call, std::string_view text, const Numbers& line)
      : call_(call), text_(text), line_(line) {}

  /// Whether `line`, as it is now or, if `loop`, in any rotation, matches all of the pattern.
  bool matches(Numbers& line, bool loop) {
    const Part pattern = either();
    if (at_ != text_.size()) wrong();
    for (std::size_t turn = 0; turn == 0 || (loop && turn < line.size()); ++turn) {
      if (pattern({0}).contains(line.size())) return true;
      if (!line.empty()) std::rotate(line.begin(), line.begin() + 1, line.end());
    }
    return false;
  }

  /// The steps are read once, and then the line.
  bool walks() {
    do {
      const std::string from = word();
      if (states_.empty()) states_ = {from};
      blanks();
      if (text_.substr(at_).starts_with("end")) {
        at_ += 3;
        ends_.insert(from);
      } else {
        const bool next_list = accept('|');
        const auto [listed, other] = next_list ? std::pair(border_, false) : allowed();
        steps_.push_back({from, listed, other, word()});
      }
      blanks();
    } while (accept(','));
    if (at_ != text_.size()) wrong();
    for (const long long value : line_) step(value);
    return std::ranges::any_of(states_, [&](const auto& state) { return ends_.contains(state); });
  }

  static constexpr long long end_of_list = std::numeric_limits<long long>::max();

 private:
  struct Step {
    std::string from;
    std::set<long long> listed;
    bool other;  ///< than those listed
    std::string to;
  };

  void step(long long value) {
    std::set<std::string> next;
    for (const auto& [from, listed, other, to] : steps_) {
      if (listed.contains(value) == other || (other && value == end_of_list)) continue;
      if (states_.contains(from)) next.insert(to);
    }
    states_ = next;
  }

  void blanks() {
    while (accept(' ')) {
    }
  }

  std::string word() {
    blanks();
    const std::size_t start = at_;
    while (at_ < text_.size() &&
           (std::isalnum(static_cast<unsigned char>(text_[at_])) != 0 || text_[at_] == '_'))
      ++at_;
    if (at_ == start) wrong();
    return std::string(text_.substr(start, at_ - start));
  }

  Part either() {
    Part result = sequence();
    while (accept('|'))
      result = [first = result, second = sequence()](const Places& from) {
        Places ends = first(from);
        ends.merge(second(from));
        return ends;
      };
    return result;
  }

  Part sequence() {
    std::vector<Part> parts;
    while (at_ < text_.size() && text_[at_] != '|' && text_[at_] != ')')
      parts.push_back(repeated());
    return [parts](Places places) {
      for (const Part& part : parts) places = part(places);
      return places;
    };
  }

  Part repeated() {
    Part result = atom();
    while (at_ < text_.size() && std::string_view("*+?{").find(text_[at_]) != std::string::npos)
      result = [part = result, times = repetitions()](const Places& from) {
        const auto [least, most] = times;
        Places ends = from;
        Places reached = least == 0 ? from : Places();
        for (std::size_t i = 1; i <= most && !ends.empty(); ++i) {
          ends = part(ends);
          if (i >= least) reached.insert(ends.begin(), ends.end());
        }
        return reached;
      };
    return result;
  }

  /// More repetitions than a line has values add nothing that isn't reached already.
  Times repetitions() {
    const std::size_t enough = line_.size() + 1;
    if (accept('*')) return {0, enough};
    if (accept('+')) return {1, enough};
    if (accept('?')) return {0, 1};
    accept('{');
    const std::size_t least = count();
    const bool range = accept(',');
    if (range && accept('}')) return {least, std::max(least, enough)};
    const std::size_t most = range ? count() : least;
    if (!accept('}') || most < least) wrong();
    return {least, most};
  }

  Part atom() {
    if (accept('(')) {
      Part result = either();
      if (!accept(')')) wrong();
      return result;
    }
    return [this, values = allowed()](const Places& from) {
      Places result;
      for (const std::size_t place : from)
        if (place < line_.size() && values.first.contains(line_[place]) != values.second)
          result.insert(place + 1);
      return result;
    };
  }

  /// Values, and whether all others are meant.
  std::pair<std::set<long long>, bool> allowed() {
    const bool any = accept('.');
    const bool brackets = !any && accept('[');
    const bool other = any || (brackets && accept('^'));
    std::set<long long> listed = any || brackets ? std::set<long long>{} : values();
    while (brackets && !accept(']')) listed.merge(span());
    return {listed, other};
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
    if (at_ < text_.size() && is_numeral(text_[at_])) return {text_[at_++] - '0'};
    const std::size_t end = text_.find('>', at_);
    if (!accept('<') || end == std::string::npos || end == at_ || end - at_ > 15) wrong();
    Node named{name, {}, std::string(text_.substr(at_, end - at_))};
    at_ = end + 1;
    if (std::ranges::all_of(named.text, is_numeral)) return {std::stoll(named.text)};
    named.function = find_function(named.text);
    const Numbers numbers = call_.run.numbers({call_.run.constant(named, call_.names)});
    return {numbers.begin(), numbers.end()};
  }

  std::size_t count() {
    std::size_t result = 0;
    const std::size_t start = at_;
    while (at_ < text_.size() && is_numeral(text_[at_]) && result < 1000)
      result = 10 * result + static_cast<std::size_t>(text_[at_++] - '0');
    if (at_ == start) wrong();
    return result;
  }

  bool accept(char c) {
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  [[noreturn]] void wrong() const {
    throw NotUnderstood("the pattern \"" + std::string(text_) +
                        "\" isn't understood from its character " + std::to_string(at_ + 1) +
                        " on");
  }

  Call& call_;
  std::string_view text_;
  const Numbers& line_;
  std::size_t at_ = 0;
  std::vector<Step> steps_ = {};
  std::set<std::string> states_ = {}, ends_ = {};
  const std::set<long long> border_ = {end_of_list};
};

}  // namespace

bool matches(Call& call, Numbers line, std::string_view pattern, bool loop) {
  return Pattern(call, pattern, line).matches(line, loop);
}

bool walks(Call& call, std::string_view steps) {
  Numbers line;
  bool first = true;
  for (const Value& item : call.items(0)) {
    const bool list = item.kind == Value::Kind::list;
    if (list && !first) line.push_back(Pattern::end_of_list);
    first = false;
    for (const long long number : call.run.numbers({item})) line.push_back(number);
  }
  return Pattern(call, steps, line).walks();
}

}  // namespace sudoku_sat::referee
