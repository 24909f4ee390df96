#include "answer_words.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

#include "base/words.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::formula {

namespace {

using Kind = PrintToken::Kind;

template <class Meaning>
struct Spelling {
  std::string_view text;
  Meaning meaning;
};

// In lower case; a word comes before its own prefixes. "timeout" is z3's.
constexpr auto answer_phrases = std::to_array<Spelling<Answer>>({
    {"% satisfiable formula (satisfying assignment follows)", Answer::satisfiable},  // Limboole
    {"% satisfiable formula", Answer::satisfiable},
    {"% unsatisfiable formula", Answer::unsatisfiable},
    {"instance satisfiable", Answer::satisfiable},  // zChaff
    {"instance unsatisfiable", Answer::unsatisfiable},
    {"assignment found", Answer::satisfiable},  // WalkSAT
    {"optimum found", Answer::satisfiable},     // MaxSAT solvers
    {"result: sat", Answer::satisfiable},
    {"result: unsat", Answer::unsatisfiable},
    {"satisfiable", Answer::satisfiable},
    {"unsatisfiable", Answer::unsatisfiable},
    {"sat", Answer::satisfiable},
    {"unsat", Answer::unsatisfiable},
    {"unknown", Answer::unknown},
    {"indeterminate", Answer::unknown},
    {"indet", Answer::unknown},
    {"timeout", Answer::unknown},
});

constexpr Kind blank = Kind::none;  // of signs, which have no meaning

// "->" before "-".
constexpr auto signs = std::to_array<Spelling<Kind>>({
    {"...", Kind::cut},
    {"…", Kind::cut},
    {"->", Kind::link},
    {"=>", Kind::link},
    {"=", Kind::link},
    {":", Kind::link},
    {"[", Kind::open},
    {"(", Kind::open},
    {"{", Kind::open},
    {"]", Kind::close},
    {")", Kind::close},
    {"}", Kind::close},
    {",", blank},
    {";", blank},
    {"&", blank},
    {"∧", blank},
    {"\"", blank},
    {"'", blank},
});

constexpr auto negations =
    std::to_array<std::string_view>({"-", "~", "!", "¬", "\u2212", "\u2013", "\u2010"});

constexpr auto print_words = std::to_array<Spelling<PrintToken>>({
    {"true", {Kind::truth, 1}},
    {"t", {Kind::truth, 1}},
    {"np.true_", {Kind::truth, 1}},
    {"false", {Kind::truth, 0}},
    {"f", {Kind::truth, 0}},
    {"np.false_", {Kind::truth, 0}},
    {"none", {Kind::none}},
    {"null", {Kind::none}},
});

// Words without meaning for a model.
constexpr auto silent_words = std::to_array<std::string_view>(
    {"array", "np.array", "tensor", "list", "tuple", "set", "frozenset", "dict", "dtype", "int",
     "int32", "int64", "bool"});

bool is_word(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.' || c == '#';
}

/// `text` in lower case with one blank for each run of white space, none around it, and where each
/// character was.
struct Plain {
  std::string text;
  std::vector<std::size_t> places;
};

Plain plain(std::string_view line) {
  Plain result;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const auto c = static_cast<unsigned char>(line[i]);
    const bool space = std::isspace(c) != 0;
    if (space && (result.text.empty() || result.text.back() == ' ')) continue;
    result.text += space ? ' ' : base::small_letter(line[i]);
    result.places.push_back(i);
  }
  return result;
}

template <class Table>
const auto* spelled_at(std::string_view text, const Table& table) {
  const auto* const found = std::ranges::find_if(
      table, [&](const auto& spelling) { return text.starts_with(spelling.text); });
  return found == table.end() ? nullptr : found;
}

/// Reads a print from left to right.
class PrintReader {
 public:
  explicit PrintReader(std::string_view text) : rest_(text) {}

  std::optional<std::vector<PrintToken>> read() {
    while (skip_space()) {
      if (!take_number() && !take_sign() && !take_words()) return std::nullopt;
    }
    return std::move(tokens_);
  }

 private:
  bool skip_space() {
    const std::size_t next = rest_.find_first_not_of(" \t\r\v\f");
    rest_.remove_prefix(std::min(next, rest_.size()));
    return !rest_.empty();
  }

  /// A literal, "-5", "~5", "x5", "¬x5", "np.int64(-5)".
  bool take_number() {
    std::string_view rest = rest_;
    const bool negative = take_negation(rest);
    bool named = false;
    for (const std::string_view name : {"x_", "x#", "x", "X"}) {
      if (named || !rest.starts_with(name)) continue;
      rest.remove_prefix(name.size());
      named = true;
    }
    const std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
    const auto number = parse_number<Lit>(rest.substr(0, digits));
    rest.remove_prefix(digits);
    if (!number || (!rest.empty() && is_word(rest.front()) && !rest.starts_with("...")))
      return false;
    tokens_.push_back({Kind::literal, negative ? -*number : *number, named});
    rest_ = rest;
    return true;
  }

  static bool take_negation(std::string_view& rest) {
    const auto* const found = std::ranges::find_if(
        negations, [&](std::string_view sign) { return rest.starts_with(sign); });
    if (found == negations.end()) return false;
    rest.remove_prefix(found->size());
    return true;
  }

  bool take_sign() {
    const auto* const sign = spelled_at(rest_, signs);
    if (sign == nullptr) return false;
    if (sign->meaning != blank) tokens_.push_back({sign->meaning});
    rest_.remove_prefix(sign->text.size());
    return true;
  }

  bool take_words() {
    const auto size =
        static_cast<std::size_t>(std::ranges::find_if_not(rest_, is_word) - rest_.begin());
    const std::string word = base::in_small_letters(rest_.substr(0, size));
    const std::string_view after = rest_.substr(size);
    // An integer of NumPy in a list.
    if (word.starts_with("np.int") && after.starts_with('(')) return take_boxed(after.substr(1));
    const auto* const known = std::ranges::find(print_words, word, &Spelling<PrintToken>::text);
    if (known != print_words.end()) {
      tokens_.push_back(known->meaning);
    } else if (std::ranges::find(silent_words, word) == silent_words.end()) {
      return false;
    }
    rest_ = after;
    // "dtype=int64"
    if (word == "dtype" && rest_.starts_with('=')) rest_.remove_prefix(1);
    return true;
  }

  bool take_boxed(std::string_view rest) {
    rest_ = rest;
    if (!take_number() || !rest_.starts_with(')')) return false;
    rest_.remove_prefix(1);
    return true;
  }

  std::string_view rest_;
  std::vector<PrintToken> tokens_;
};

}  // namespace

std::optional<AnswerPhrase> answer_phrase(std::string_view line) {
  const Plain line_plain = plain(line);
  std::string_view text = line_plain.text;
  const bool quoted = text.starts_with('"') || text.starts_with('\'');
  if (quoted) text.remove_prefix(1);
  const auto* const phrase = spelled_at(text, answer_phrases);
  if (phrase == nullptr) return std::nullopt;
  const std::size_t at = (quoted ? 1 : 0) + phrase->text.size();
  const std::string_view rest =
      at < line_plain.places.size() ? line.substr(line_plain.places[at]) : std::string_view();
  if (!rest.empty() && rest.find_first_of(" \t\r\v\f:!.\"'") != 0) return std::nullopt;
  return AnswerPhrase{phrase->meaning, rest};
}

std::string_view answer_line(Answer answer) {
  if (answer == Answer::satisfiable) return "s SATISFIABLE";
  return answer == Answer::unsatisfiable ? "s UNSATISFIABLE" : "s UNKNOWN";
}

std::optional<std::vector<PrintToken>> print_tokens(std::string_view line) {
  return PrintReader(line).read();
}

std::string_view after_model_label(std::string_view line) {
  constexpr auto of_models =
      std::to_array<std::string_view>({"solution", "model", "assign", "answer", "result", "sat"});
  // These have lists of other literals.
  constexpr auto of_others = std::to_array<std::string_view>(
      {"unsat", "core", "clause", "proof", "learn", "assum", "number", "#", "stat", "time"});
  const std::size_t bracket = line.find_first_of("[{(");
  const std::size_t colon = line.find(':');
  const std::string label = base::in_small_letters(line.substr(0, std::min(bracket, colon)));
  const auto in_label = [&](std::string_view word) { return label.find(word) != label.npos; };
  if (!std::ranges::any_of(of_models, in_label) || std::ranges::any_of(of_others, in_label)) {
    return {};
  }
  if (bracket != line.npos) return line.substr(bracket);
  // "Answer: 1" and "Models: 1" are numbers.
  const bool one = in_label("solution") || in_label("model") || in_label("assign");
  const bool list = one && !in_label("solutions") && !in_label("models");
  return list && colon != line.npos ? line.substr(colon + 1) : std::string_view();
}

std::string_view first_word_of_text(std::string_view line) {
  for (std::string_view word = take_word(line); !word.empty(); word = take_word(line)) {
    const std::size_t sign = word.front() == '-' ? 1 : 0;
    const bool digits = word.find_first_not_of("0123456789", sign) == word.npos;
    if (word.size() == sign || !digits) return word;
  }
  return {};
}

std::size_t words_before(std::string_view line, std::string_view text) {
  std::size_t words = 0;
  for (auto word = take_word(line); !word.empty() && word.data() != text.data(); ++words) {
    word = take_word(line);
  }
  return words;
}

bool has_number(std::string_view line) {
  for (auto word = take_word(line); !word.empty(); word = take_word(line)) {
    if (parse_number<Lit>(word)) return true;
  }
  return false;
}

bool complains(std::string_view line) {
  constexpr std::string_view complaint = "error";
  const auto same = [](char one, char two) { return base::small_letter(one) == two; };
  return std::search(line.begin(), line.end(), complaint.begin(), complaint.end(), same) !=
         line.end();
}

}  // namespace sudoku_sat::formula
