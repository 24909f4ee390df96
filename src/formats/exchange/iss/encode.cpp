// Relations, automata and patterns of the language in the codes of constraint strings.
#include "codes.hpp"
#include "rules/language/automaton.hpp"

namespace sudoku_sat::format {

namespace {

using rule::language::Automaton;
using rule::language::PatternError;
using rule::language::Steps;

/// Sets that `let` defines have no code.
std::optional<std::vector<std::int64_t>> no_names(const std::string&) { return std::nullopt; }

/// Bits as bytes, the highest first.
class BitText {
 public:
  void put(std::size_t value, int bits) {
    for (int bit = bits; bit-- > 0; ++count_) {
      if (count_ % 8 == 0) bytes_ += '\0';
      const unsigned set = static_cast<unsigned>((value >> bit) & 1U) << (7 - count_ % 8);
      bytes_.back() = static_cast<char>(static_cast<unsigned char>(bytes_.back()) | set);
    }
  }
  const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_ = {};
  std::size_t count_ = 0;
};

int width_of(std::size_t most) {
  int bits = 0;
  for (; most > 0; most /= 2) ++bits;
  return bits;
}

/// The state where it starts, then those that accept, then the others.
std::vector<std::size_t> order_of_states(const Steps& steps) {
  std::vector<std::size_t> order{0};
  for (const bool ends : {true, false}) {
    for (std::size_t state = 1; state < steps.ends.size(); ++state) {
      if (steps.ends[state] == ends) order.push_back(state);
    }
  }
  return order;
}

/// Of each state the steps as symbols, from 0, and states by their new numbers.
using Coded = std::vector<std::vector<std::pair<std::size_t, std::size_t>>>;

Coded coded_steps(const Steps& steps, const std::vector<std::size_t>& order, int least) {
  std::vector<std::size_t> number(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) number[order[i]] = i;
  Coded coded(order.size());
  for (const auto& [from, values, to] : steps.steps) {
    for (auto value = static_cast<std::size_t>(least); value < values.size(); ++value) {
      if (!values[value]) continue;
      coded[number[from]].emplace_back(value - static_cast<std::size_t>(least), number[to]);
    }
  }
  return coded;
}

}  // namespace

std::optional<std::string> encoded_relation(const std::string& pattern, const IssBoard& board) {
  try {
    const Automaton automaton(
        rule::language::parse_pattern(pattern, board.least, board.most, no_names));
    std::vector<unsigned char> sextets;
    constexpr std::size_t bits = 6;
    std::size_t bit = 0;
    for (std::int64_t a = board.least; a <= board.most; ++a) {
      for (std::int64_t b = board.least; b <= board.most; ++b, ++bit) {
        if (bit % bits == 0) sextets.push_back(0);
        const bool holds = automaton.accepts_all(Automaton::start, std::array{a, b});
        sextets.back() =
            static_cast<unsigned char>(sextets.back() | (holds ? 1U : 0U) << bit % bits);
      }
    }
    while (!sextets.empty() && sextets.back() == 0) sextets.pop_back();
    return iss_text_of(sextets);
  } catch (const PatternError&) {
    return std::nullopt;
  }
}

/// A format, the sizes of numbers, how many states start and accept, whether the first one accepts,
/// then of each state how many steps lead on and these.
std::optional<std::string> encoded_automaton(const std::string& text, const IssBoard& board) {
  constexpr int field = 4;
  Steps steps;
  try {
    steps = rule::language::parse_steps(text, board.least, board.most, no_names);
  } catch (const PatternError&) {
    return std::nullopt;
  }
  const std::vector<std::size_t> order = order_of_states(steps);
  const Coded coded = coded_steps(steps, order, board.least);
  std::size_t symbols = 1;
  std::size_t most_steps = 0;
  for (const auto& state : coded) {
    most_steps = std::max(most_steps, state.size());
    for (const auto& [symbol, to] : state) symbols = std::max(symbols, symbol + 1);
  }
  const int state_bits = std::max(1, width_of(order.size() - 1));
  if (state_bits > 1 << field || symbols > 1U << field) return std::nullopt;
  const auto ends = static_cast<std::size_t>(std::ranges::count(steps.ends, true));
  const std::size_t first_ends = steps.ends[0] ? 1 : 0;
  BitText bits;
  bits.put(0, 2);
  bits.put(static_cast<std::size_t>(state_bits - 1), field);
  bits.put(symbols - 1, field);
  bits.put(1, state_bits);
  bits.put(ends - first_ends, state_bits);
  bits.put(first_ends, 1);
  const int count_bits = width_of(most_steps);
  bits.put(static_cast<std::size_t>(count_bits), field);
  for (const auto& state : coded) {
    bits.put(state.size(), count_bits);
    for (const auto& [symbol, to] : state) {
      bits.put(symbol, width_of(symbols - 1));
      bits.put(to, state_bits);
    }
  }
  return iss_text_of_bytes(bits.bytes());
}

/// "<12>" is C there.
std::optional<std::string> encoded_regex(const std::string& pattern, const IssBoard& board) {
  std::string text;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] != '<') {
      text += pattern[i];
      continue;
    }
    const std::size_t end = std::min(pattern.find('>', i), pattern.size());
    const auto value = parse_number<int>(std::string_view(pattern).substr(i + 1, end - i - 1));
    if (!value || *value > board.most || *value < 0) return std::nullopt;
    text += static_cast<char>(*value < 10 ? '0' + *value : 'A' + *value - 10);
    i = end;
  }
  return iss_text_of_bytes(text);
}

}  // namespace sudoku_sat::format
