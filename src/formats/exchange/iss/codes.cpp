#include "codes.hpp"

#include <fmt/format.h>

#include <cctype>

#include "base/joined.hpp"
#include "formats/exchange/programs.hpp"

namespace sudoku_sat::format {

namespace {

constexpr int bits_of_sextet = 6;

/// Bits of bytes, the highest first.
class Bits {
 public:
  explicit Bits(std::string_view bytes) : bytes_(bytes) {}

  std::size_t left() const { return 8 * bytes_.size() - next_; }
  /// 0 beyond the end, which `failed` then says.
  int take(int count) {
    int value = 0;
    for (int i = 0; i < count; ++i, ++next_) {
      failed = failed || next_ >= 8 * bytes_.size();
      const int bit = failed ? 0 : static_cast<unsigned char>(bytes_[next_ / 8]) >> (7 - next_ % 8);
      value = 2 * value + (bit & 1);
    }
    return value;
  }

  bool failed = false;

 private:
  std::string_view bytes_;
  std::size_t next_ = 0;
};

int bits_for(int most) {
  int bits = 0;
  for (; most > 0; most /= 2) ++bits;
  return bits;
}

/// The numbers with which an automaton's code begins.
struct AutomatonHead {
  bool packed = false;
  int state_bits = 0;
  int symbols = 0;
  int starts = 0;
  int ends = 0;
  std::vector<bool> start_ends = {};
  int count_bits = 0;

  explicit AutomatonHead(Bits& bits) {
    constexpr int field = 4;
    const int format = bits.take(2);
    bits.failed = bits.failed || format > 1;
    packed = format == 1;
    state_bits = bits.take(field) + 1;
    symbols = bits.take(field) + 1;
    starts = bits.take(state_bits);
    ends = bits.take(state_bits);
    for (int i = 0; i < starts && !bits.failed; ++i) start_ends.push_back(bits.take(1) != 0);
    if (!packed) count_bits = bits.take(field);
  }
};

/// Of each state which symbols lead on, and where they lead; or how many steps, and these.
void read_steps(Bits& bits, const AutomatonHead& head, int least, IssSteps& steps) {
  const int symbol_bits = bits_for(head.symbols - 1);
  const int head_bits = head.packed ? head.symbols : head.count_bits;
  for (int state = 0; head_bits > 0 && bits.left() >= static_cast<std::size_t>(head_bits);
       ++state) {
    int rest = bits.take(head_bits);
    for (int symbol = 0; rest > 0 && !bits.failed; ++symbol) {
      if (head.packed) {
        if (rest % 2 != 0) steps.add(state, least + symbol, bits.take(head.state_bits));
        rest /= 2;
      } else {
        const int value = least + bits.take(symbol_bits);
        steps.add(state, value, bits.take(head.state_bits));
        --rest;
      }
    }
  }
}

std::string sign_of(int value) {
  return value < 10 ? std::to_string(value) : fmt::format("<{}>", value);
}

struct NamedGroup {
  std::string name;
  std::vector<std::string> cells;
};

/// "_name~R1C1~R1C2~~R3C3~R3C4": groups of cells, each with the name before it.
std::vector<NamedGroup> named_groups(const std::vector<std::string>& args) {
  std::vector<NamedGroup> groups(1);
  const auto next = [&](const std::string& name) {
    if (!groups.back().cells.empty()) groups.emplace_back();
    groups.back().name = name;
  };
  for (std::size_t i = 1; i < args.size(); ++i) {
    if (args[i].empty()) {
      next(std::string(groups.back().name));
    } else if (args[i][0] == '_') {
      next(percent_decoded(std::string_view(args[i]).substr(1)));
    } else {
      groups.back().cells.push_back(args[i]);
    }
  }
  if (groups.back().cells.empty()) groups.pop_back();
  return groups;
}

/// A call of the definition for each group of cells; several segments are lists in a list.
IssClaims calls_of_groups(const IssSaying& saying, std::string_view constraint,
                          const std::string& text) {
  const IssCode& code = *std::ranges::find(iss_codes(), constraint, &IssCode::name);
  const std::string body = fmt::format("{}{}\")", code.begin, text);
  IssClaims claims;
  for (const NamedGroup& group : named_groups(saying.args)) {
    const std::string name = saying.definitions.name_of(
        group.name.empty() ? std::string(code.otherwise) : group.name, "(line)", body);
    IssSaying inner = saying;
    inner.args = group.cells;
    std::vector<std::string> lists;
    for (const std::vector<IssCell>& piece : inner.pieces(0)) lists.push_back(saying.list(piece));
    claims.push_back(lists.size() == 1 ? fmt::format("{}({})", name, lists[0])
                                       : fmt::format("{}([{}])", name, base::joined(lists, ", ")));
  }
  return claims;
}

/// The number that a sign of theirs is: letters follow 9; no value if it is none.
std::optional<int> value_of_sign(char sign) {
  const auto c = static_cast<unsigned char>(sign);
  if (std::isdigit(c) != 0) return sign - '0';
  if (std::isalpha(c) != 0) return std::tolower(c) - 'a' + 10;
  return std::nullopt;
}

/// A pattern of theirs, in which each sign is a value, as one of the language.
class RegexText {
 public:
  RegexText(const IssSaying& saying, std::string_view text) : saying_(saying), text_(text) {}

  std::string translated() {
    std::string result;
    while (next_ < text_.size()) {
      const char sign = text_[next_++];
      if (sign == '[') {
        result += set();
      } else if (sign == '{') {
        const std::size_t end = text_.find('}', next_);
        if (end == text_.npos) saying_.fail("'}}' is missing in its pattern");
        result += text_.substr(next_ - 1, end + 2 - next_);
        next_ = end + 1;
      } else if (std::string_view("()|.*+?").find(sign) != std::string_view::npos) {
        result += sign;
      } else {
        result += sign_of(value(sign));
      }
    }
    return result;
  }

 private:
  std::string set() {
    std::string result = "[";
    if (next_ < text_.size() && text_[next_] == '^') {
      result += '^';
      ++next_;
    }
    while (next_ < text_.size() && text_[next_] != ']') {
      const int first = value(text_[next_++]);
      const bool run = next_ + 1 < text_.size() && text_[next_] == '-';
      const int last = run ? value(text_[next_ + 1]) : first;
      if (run) next_ += 2;
      result += sign_of(first);
      if (run) result += "-" + sign_of(last);
    }
    if (next_++ >= text_.size()) saying_.fail("']' is missing in its pattern");
    return result + "]";
  }

  int value(char sign) const {
    const auto value = value_of_sign(sign);
    if (!value || *value < saying_.board.least || *value > saying_.board.most) {
      saying_.fail("'{}' in its pattern is not a value from {} to {}", shown({&sign, 1}),
                   saying_.board.least, saying_.board.most);
    }
    return *value;
  }

  const IssSaying& saying_;
  std::string_view text_;
  std::size_t next_ = 0;
};

}  // namespace

std::span<const IssCode> iss_codes() {
  static constexpr std::array codes{
      IssCode{"Pair", "for each (a, b) in consecutive(line): matches([a, b], \"", "neighbours_on",
              encoded_relation},
      IssCode{"PairX", "for each (a, b) in pairs(line): matches([a, b], \"", "pairs_of",
              encoded_relation},
      IssCode{"NFA", "automaton(line, \"", "line_of", encoded_automaton},
      IssCode{"Regex", "matches(line, \"", "pattern", encoded_regex},
  };
  return codes;
}

std::string iss_value_set(std::vector<int> values, const IssBoard& board) {
  std::ranges::sort(values);
  values.erase(std::unique(values.begin(), values.end()), values.end());
  if (std::ssize(values) == board.values()) return ".";
  if (values.size() == 1) return values[0] > board.most ? "|" : sign_of(values[0]);
  std::string text = "[";
  for (std::size_t i = 0; i < values.size(); ++i) {
    std::size_t last = i;
    while (last + 1 < values.size() && values[last + 1] == values[last] + 1) ++last;
    text += sign_of(values[i]);
    if (last > i) text += (last > i + 1 ? "-" : "") + sign_of(values[last]);
    i = last;
  }
  return text + "]";
}

std::string IssSteps::text(const IssBoard& board) const {
  std::vector<std::string> first;
  std::vector<std::string> others;
  const auto of = [&](int state) -> std::vector<std::string>& {
    return state == start ? first : others;
  };
  for (const int state : ends) of(state).push_back(fmt::format("{} end", state));
  for (const auto& [states, all] : values) {
    const auto& [from, to] = states;
    const auto border = std::ranges::find_if(all, [&](int value) { return value > board.most; });
    std::vector<int> inside = all;
    std::erase_if(inside, [&](int value) { return value > board.most; });
    if (!inside.empty()) {
      of(from).push_back(fmt::format("{} {} {}", from, iss_value_set(inside, board), to));
    }
    if (border != all.end()) of(from).push_back(fmt::format("{} | {}", from, to));
  }
  if (first.empty()) return {};
  first.insert(first.end(), others.begin(), others.end());
  return base::joined(first, ", ");
}

std::optional<IssSteps> decoded_automaton(std::string_view code, const IssBoard& board) {
  const auto bytes = iss_bytes(code);
  if (!bytes) return std::nullopt;
  Bits bits(*bytes);
  const AutomatonHead head(bits);
  if (bits.failed || head.symbols > board.values() + 1) return std::nullopt;
  IssSteps steps;
  read_steps(bits, head, board.least, steps);
  if (bits.failed) return std::nullopt;
  for (int i = 0; i < head.starts; ++i) {
    if (head.start_ends[static_cast<std::size_t>(i)]) steps.ends.push_back(i);
  }
  for (int i = 0; i < head.ends; ++i) steps.ends.push_back(head.starts + i);
  if (head.starts == 1) return steps;
  // Several states where it may start are one from which all of their steps lead on.
  steps.start = 1 << head.state_bits;
  const auto from = steps.values;
  for (const auto& [states, values] : from) {
    if (states.first >= head.starts) continue;
    for (const int value : values) steps.add(steps.start, value, states.second);
  }
  if (std::ranges::find(head.start_ends, true) != head.start_ends.end()) {
    steps.ends.push_back(steps.start);
  }
  return steps;
}

std::optional<std::string> decoded_relation(std::string_view code, const IssBoard& board) {
  const auto sextets = iss_sextets(code);
  if (!sextets) return std::nullopt;
  const int count = board.values();
  if (std::ssize(*sextets) > (count * count + bits_of_sextet) / bits_of_sextet) {
    return std::nullopt;
  }
  std::vector<std::string> rows;
  for (int i = 0; i < count; ++i) {
    std::vector<int> values;
    for (int j = 0; j < count; ++j) {
      const auto bit = static_cast<std::size_t>(i * count + j);
      const std::size_t sextet = bit / bits_of_sextet;
      const bool holds =
          sextet < sextets->size() && ((*sextets)[sextet] >> (bit % bits_of_sextet)) % 2 != 0;
      if (holds) values.push_back(board.least + j);
    }
    if (!values.empty()) rows.push_back(sign_of(board.least + i) + iss_value_set(values, board));
  }
  return base::joined(rows, "|");
}

namespace iss_says {

/// Of the older names '-' and '_' are the other way round.
IssClaims pairs(const IssSaying& saying) {
  std::string code = saying.args.empty() ? "" : saying.args[0];
  if (saying.item.name.starts_with("Binary")) {
    for (char& sign : code) sign = sign == '-' ? '_' : sign == '_' ? '-' : sign;
  }
  const auto pattern = decoded_relation(code, saying.board);
  if (!pattern) saying.fail("'{}' is not the code of a relation", shown(code));
  return calls_of_groups(saying, saying.item.name.ends_with('X') ? "PairX" : "Pair", *pattern);
}

IssClaims automaton(const IssSaying& saying) {
  const std::string code = saying.args.empty() ? "" : saying.args[0];
  const auto steps = decoded_automaton(code, saying.board);
  if (!steps && !code.empty()) saying.fail("'{}' is not the code of an automaton", shown(code));
  const std::string text = steps ? steps->text(saying.board) : "";
  if (text.empty()) return {"false"};
  return calls_of_groups(saying, "NFA", text);
}

IssClaims regex(const IssSaying& saying) {
  const std::string code = saying.args.empty() ? "" : saying.args[0];
  const bool escaped = code.find('%') != std::string::npos;
  const auto pattern = escaped ? std::optional(percent_decoded(code)) : iss_bytes(code);
  if (!pattern) saying.fail("'{}' is not the code of a pattern", shown(code));
  return calls_of_groups(saying, "Regex", RegexText(saying, *pattern).translated());
}

}  // namespace iss_says

}  // namespace sudoku_sat::format
