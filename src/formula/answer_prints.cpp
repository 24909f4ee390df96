#include "answer_prints.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>

#include "sudoku_sat/dimacs.hpp"

namespace sudoku_sat::formula {

namespace {

using Kind = PrintToken::Kind;

constexpr std::size_t max_json = std::size_t{64} << 20;

/// Whether there is nothing but literals of DIMACS.
bool is_plain(std::string_view text) {
  return text.find_first_not_of("0123456789- \t\r\v\f") == text.npos;
}

std::string_view last_word(std::string_view line) {
  const std::size_t end = line.find_last_not_of(" \t\r");
  if (end == line.npos) return {};
  line = line.substr(0, end + 1);
  const std::size_t blank = line.find_last_of(" \t");
  return blank == line.npos ? line : line.substr(blank + 1);
}

/// Whether it has a digit for each variable, as MaxSAT solvers write models. Numbers of few digits
/// are literals.
bool is_bits(std::string_view word, std::size_t variables) {
  constexpr std::size_t fewest = 16;
  return word.size() == variables && variables >= fewest &&
         word.find_first_not_of("01") == word.npos;
}

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r") == text.npos; }

/// Whether the reader of answers knows the line's first word.
bool is_answer_word(std::string_view line) {
  const std::string_view word = take_word(line);
  constexpr std::array<std::string_view, 9> known{"SATISFIABLE",   "SAT",           "sat",
                                                  "UNSATISFIABLE", "UNSAT",         "unsat",
                                                  "UNKNOWN",       "INDETERMINATE", "INDET"};
  return std::ranges::find(known, word) != known.end();
}

bool is_bit(const PrintToken& token) {
  return token.kind == Kind::literal && !token.named && (token.number == 0 || token.number == 1);
}

/// Whether the parts go together: each "=" between a variable and its value.
bool is_print(std::span<const PrintToken> tokens) {
  bool says = false;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const PrintToken& token = tokens[i];
    if (token.kind == Kind::cut) return false;
    says = says || token.kind != Kind::link;
    if (token.kind != Kind::link) continue;
    if (i == 0 || i + 1 == tokens.size() || tokens[i - 1].kind != Kind::literal) return false;
    const PrintToken& value = tokens[i + 1];
    if (!is_bit(value) && value.kind != Kind::truth && value.kind != Kind::none) return false;
  }
  return says;
}

/// "5 1 x5", as Boolector prints a variable, or "x#5 1", as SCIP does; else nothing.
std::optional<Lit> of_columns(std::span<const PrintToken> tokens) {
  if (tokens.size() != 2 && tokens.size() != 3) return std::nullopt;
  const PrintToken& name = tokens.size() == 2 ? tokens[0] : tokens[2];
  const PrintToken& value = tokens[1];
  if (name.kind != Kind::literal || !name.named || !is_bit(value)) return std::nullopt;
  if (tokens.size() == 3 && tokens[0].kind != Kind::literal) return std::nullopt;
  return value.number == 1 ? name.number : -name.number;
}

}  // namespace

std::string line_of_truths(std::span<const std::optional<bool>> truths, std::size_t variables) {
  // Python counts from 0, so the first element of a list belongs to no variable.
  if (truths.size() == variables + 1) truths = truths.subspan(1);
  if (truths.size() != variables) return {};
  std::string line = "v";
  for (std::size_t i = 0; i < truths.size(); ++i) {
    if (truths[i]) line += fmt::format(" {}{}", *truths[i] ? "" : "-", i + 1);
  }
  return line + " 0";
}

bool AnswerLines::next(std::string_view& line) {
  while (waiting_.empty()) {
    as_printed_ = true;
    if (!lines_.next(line)) {
      if (!ended_) return false;
      end_list();
    } else if (!translate(line)) {
      if (!ended_) return true;
      // The 0 of the list before comes first.
      end_list();
      waiting_.emplace_back(line);
    }
  }
  as_printed_ = false;
  line_ = std::move(waiting_.front());
  waiting_.pop_front();
  line = line_;
  return true;
}

bool AnswerLines::translate(std::string_view line) {
  std::string_view rest = line;
  const std::string_view word = take_word(rest);
  if (word.empty()) return ended_ || depth_ > 0;
  const bool first = !std::exchange(begun_, true);
  if (word == "c") return false;
  if (word == "s") return translate_answer(rest);
  if (word == "v") return translate_values(rest);
  if (first && word.front() == '{' && translate_json(line)) return true;
  // On its own it is an error that has to be shown; after an answer it repeats that answer.
  if (word == "None" && rest.empty()) return !first;
  return translate_print(line);
}

/// "s satisfiable", "s SATISFIABLE: x.cnf", "s OPTIMUM FOUND"
bool AnswerLines::translate_answer(std::string_view rest) {
  const auto phrase = answer_phrase(rest);
  if (!phrase) return false;
  const bool of_file = phrase->rest.starts_with(':');
  if (!of_file && !is_plain(phrase->rest)) return false;
  const std::string usual(answer_line(phrase->answer));
  if (usual.substr(2) == take_word(rest)) return false;
  waiting_.push_back(usual + " " + std::string(of_file ? "" : phrase->rest));
  return true;
}

/// "v 0110...", "v -x1 x2"
bool AnswerLines::translate_values(std::string_view rest) {
  if (translate_bits(last_word(rest))) return true;
  if (is_plain(rest) || rest.find_first_of(",;:=[](){}") != rest.npos) return false;
  const auto tokens = print_tokens(rest);
  const auto literal = [](const PrintToken& token) { return token.kind == Kind::literal; };
  if (!tokens || !std::ranges::all_of(*tokens, literal)) return false;
  for (const PrintToken& token : *tokens) literals_ += fmt::format(" {}", token.number);
  put_literals();
  return true;
}

bool AnswerLines::translate_bits(std::string_view word) {
  if (!is_bits(word, variables_)) return false;
  Truths truths;
  for (const char bit : word) truths.emplace_back(bit == '1');
  waiting_.push_back(line_of_truths(truths, variables_));
  return true;
}

bool AnswerLines::translate_json(std::string_view line) {
  const std::string_view inside = line.substr(line.find('{') + 1);
  std::string_view rest = is_blank(inside) ? lines_.buffered() : inside;
  if (!take_word(rest).starts_with('"')) return false;
  const std::string first(line);
  std::string text = first;
  while (lines_.next(line)) {
    text.append("\n").append(line);
    if (text.size() > max_json) throw InputError(lines_.position(), "too much JSON");
  }
  for (std::string& usual : lines_of_json(text, variables_)) waiting_.push_back(std::move(usual));
  if (!waiting_.empty()) return true;
  // A dictionary of Python looks the same.
  if (text == first) return false;
  throw InputError(lines_.position(),
                   "JSON without an answer: expected a model, which is an array of literals");
}

bool AnswerLines::translate_print(std::string_view line) {
  if (translate_bits(last_word(line))) return true;
  if (depth_ == 0 && is_plain(line)) return false;
  const auto phrase = answer_phrase(line);
  if (phrase && !is_answer_word(line) &&
      phrase->rest.find_first_not_of("\"'.! \t\r") == phrase->rest.npos) {
    waiting_.emplace_back(answer_line(phrase->answer));
    return true;
  }
  auto tokens = print_tokens(line);
  if (!tokens) tokens = print_tokens(after_model_label(line));
  const bool more = depth_ > 0 && line.find("... ") != line.npos;
  if (more ||
      (tokens && std::ranges::find(*tokens, Kind::cut, &PrintToken::kind) != tokens->end() &&
       (depth_ > 0 || tokens->front().kind == Kind::open))) {
    throw InputError(lines_.position(),
                     "the print leaves literals out ('...'): print the whole list, in NumPy after "
                     "numpy.set_printoptions(threshold=sys.maxsize)");
  }
  if (!tokens || !is_print(*tokens)) return false;
  if (const auto literal = of_columns(*tokens)) {
    take_literal(*literal);
  } else {
    take(*tokens);
  }
  put_literals();
  if (depth_ == 0) end_truths();
  return true;
}

void AnswerLines::take(std::span<const PrintToken> tokens) {
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const PrintToken& token = tokens[i];
    if (token.kind == Kind::open) {
      end_truths();
      ++depth_;
    } else if (token.kind == Kind::close) {
      end_truths();
      depth_ = std::max(0, depth_ - 1);
      ended_ = largest_ > 0;
    } else if (token.kind != Kind::literal) {
      truths_.push_back(token.kind == Kind::truth ? std::optional(token.number == 1)
                                                  : std::nullopt);
    } else if (i + 1 == tokens.size() || tokens[i + 1].kind != Kind::link) {
      take_literal(token.number);
    } else {
      const PrintToken& value = tokens[i += 2];
      if (value.kind != Kind::none) take_literal(value.number == 1 ? token.number : -token.number);
    }
  }
}

void AnswerLines::take_literal(Lit literal) {
  const std::int64_t variable = std::abs(std::int64_t{literal});
  if (ended_ && variable <= largest_) {
    // A list of its own, not a further part of the one before.
    put_literals();
    end_list();
  }
  ended_ = false;
  largest_ = literal == 0 ? 0 : std::max(largest_, variable);
  literals_ += fmt::format(" {}", literal);
}

void AnswerLines::put_literals() {
  if (!literals_.empty()) waiting_.push_back("v" + std::exchange(literals_, {}));
}

void AnswerLines::end_list() {
  waiting_.emplace_back("v 0");
  ended_ = false;
  largest_ = 0;
}

/// Complete truth values belong to the answer, if there is one, perhaps without a model; otherwise
/// they are a model.
void AnswerLines::end_truths() {
  const Truths truths = std::exchange(truths_, {});
  if (truths.empty()) return;
  if (truths.size() == 1 || (truths.size() == 2 && !truths[1])) {
    if (!truths[0]) return;
    waiting_.emplace_back(answer_line(*truths[0] ? Answer::satisfiable : Answer::unsatisfiable));
    return;
  }
  std::string line = line_of_truths(truths, variables_);
  if (line.empty()) {
    throw InputError(lines_.position(),
                     fmt::format("{} truth values, but the formula has {} variables", truths.size(),
                                 variables_));
  }
  waiting_.push_back(std::move(line));
}

}  // namespace sudoku_sat::formula
