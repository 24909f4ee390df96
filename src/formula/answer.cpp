// Reads a solver's answer line by line. The forms are told apart by the first word of each line, so
// nobody has to say which one it is. A line in any other form is passed over only where an "s" line
// follows (glucose prints "Solved by simplification" there); after that line, and in the forms
// without one, it is an error. So is a line that speaks of an error: a solver that complains and
// still prints an answer (z3 does) must not be believed.
#include "sudoku_sat/dimacs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "base/text_encoding.hpp"
#include "plain_lines.hpp"

namespace sudoku_sat {

using namespace formula;

namespace {

constexpr std::size_t max_plain = 4096;        ///< literals that are read at once
constexpr std::size_t first_variables = 4096;  ///< that the model has room for at first

constexpr std::string_view what_would_be_right =
    "an answer has lines 's SATISFIABLE' (or UNSATISFIABLE, UNKNOWN) and 'v LITERALS 0', or is "
    "MiniSat's result file, or a list of literals";

/// The answer that the words of the various solvers stand for.
std::optional<Answer> answer_of(std::string_view word) {
  if (word == "SATISFIABLE" || word == "SAT" || word == "sat") return Answer::satisfiable;
  if (word == "UNSATISFIABLE" || word == "UNSAT" || word == "unsat") return Answer::unsatisfiable;
  if (word == "UNKNOWN" || word == "INDETERMINATE" || word == "INDET" || word == "timeout") {
    return Answer::unknown;
  }
  return std::nullopt;
}

/// The first word of `line` that does not have the form of a literal; empty if all have it.
std::string_view first_word_of_text(std::string_view line) {
  for (std::string_view word = take_word(line); !word.empty(); word = take_word(line)) {
    const std::size_t sign = word.front() == '-' ? 1 : 0;
    const bool digits = word.find_first_not_of("0123456789", sign) == word.npos;
    if (word.size() == sign || !digits) return word;
  }
  return {};
}

/// Whether it is a list as programs print one, "[1, -2, 3]", or a part of one.
bool is_printed_list(std::string_view line) {
  constexpr std::string_view signs = ",[]()";
  return line.find_first_of(signs) != line.npos &&
         line.find_first_not_of("0123456789- \t,[]()") == line.npos;
}

/// Whether `line` speaks of an error, in letters of any case.
bool complains(std::string_view line) {
  constexpr std::string_view complaint = "error";
  const auto same = [](char one, char two) {
    return std::tolower(static_cast<unsigned char>(one)) == two;
  };
  return std::search(line.begin(), line.end(), complaint.begin(), complaint.end(), same) !=
         line.end();
}

class AnswerReader {
 public:
  AnswerReader(LineReader& lines, std::size_t variables, std::size_t kept)
      : lines_(lines),
        most_(static_cast<std::int64_t>(variables)),
        kept_(std::min(variables, kept)),
        text_(empty()) {}

  AnswerText read() {
    for (read_plain_lines(); lines_.next(line_); read_plain_lines()) read_line();
    return finish();
  }

  /// All models of a formula, whether or not each has an answer's line of its own.
  void read_models(const std::function<void(AnswerText)>& visit) {
    models_ = &visit;
    read_each([&](AnswerText text) {
      // After the last model solvers say that there is no other, or how many there were.
      if (std::exchange(any_, true) && !text.literals && !text.closed) return;
      visit(std::move(text));
    });
  }

  void read_each(const std::function<void(AnswerText)>& visit) {
    series_ = true;
    for (read_plain_lines(); lines_.next(line_); read_plain_lines()) {
      if (begins_further()) {
        visit(finish());
        begin_further();
      }
      read_line();
    }
    visit(finish());
  }

 private:
  AnswerText empty() const {
    AnswerText text;
    text.model = Model(std::min(kept_, first_variables));
    return text;
  }
  /// Whether the line says an answer where one has been said.
  bool begins_further() const {
    std::string_view rest = line_;
    const std::string_view word = take_word(rest);
    if (!said_) return false;
    // Two answers without a model contradict each other, or say the same twice.
    if (models_ != nullptr && !text_.closed) return false;
    const bool count = models_ != nullptr && word == "s" && take_word(rest) == "SOLUTIONS";
    return (word == "s" && !count) || answer_of(word);
  }

  void begin_further() {
    text_ = empty();
    said_.reset();
    said_in_comment_ = false;
    literals_ = false;
  }

  /// Reads as many lines as the fast path accepts (plain_lines.hpp).
  void read_plain_lines() {
    while (!text_.closed) {
      const PlainLines read =
          read_plain_values(lines_.buffered(), static_cast<std::uint32_t>(most_), plain_);
      if (read.lines == 0) return;
      for (const Lit literal : std::span(plain_).first(read.literals)) {
        // read_line() meets it again, and says where: to set what is set already is not a mistake.
        if (!set(literal)) return;
      }
      if (read.literals > 0) literals_ = true;
      lines_.skip(read.bytes, read.lines);
    }
  }

  void read_line() {
    if (std::optional<std::string> plain = base::without_colours(line_)) {
      uncoloured_ = *std::move(plain);
      line_ = uncoloured_;
    }
    std::string_view rest = line_;
    const std::string_view word = take_word(rest);
    if (word == "c") return read_comment(rest);
    if (word == "s") {
      answer_line_ = true;
      return read_answer_word(rest);
    }
    if (word == "v") return read_literals(rest);
    // MiniSat prints one of these to standard output, whatever its verbosity.
    if (word.starts_with("WARNING")) return;
    if (is_printed_list(line_)) return read_printed_list();
    if (const std::string_view encoding = base::foreign_encoding(line_); !encoding.empty()) {
      throw InputError(lines_.position(1), base::in_foreign_encoding(encoding));
    }
    read_other(line_);
  }

  void read_printed_list() {
    list_ = line_;
    for (char& c : list_) {
      if (c == ',' || c == '[' || c == ']' || c == '(' || c == ')') c = ' ';
    }
    line_ = list_;
    read_literals(line_);
  }

  // CaDiCaL and Lingeling say only in a comment that they gave up.
  void read_comment(std::string_view rest) {
    std::string_view word = take_word(rest);
    if (word == "s") word = take_word(rest);
    if (word == "UNKNOWN") said_in_comment_ = true;
  }

  /// A line that does not say by its first letter what it is: an answer's word, literals, or text.
  void read_other(std::string_view rest) {
    const std::string_view line = rest;
    const bool answer = answer_of(take_word(rest)).has_value();
    const std::string_view text = first_word_of_text(answer ? rest : line);
    if (!text.empty() && !answer_line_ && !complains(line)) {
      if (!passed_) passed_ = no_literal(text);
      return;
    }
    if (answer) return read_answer_word(line);
    read_literals(line);
  }

  void read_answer_word(std::string_view rest) {
    const std::string_view word = take_word(rest);
    // PicoSAT ends its list of models so.
    if (models_ != nullptr && any_ && word == "SOLUTIONS") return;
    const std::optional<Answer> answer = answer_of(word);
    if (!answer) {
      fail(word,
           fmt::format("'s' is followed by '{}', not by SATISFIABLE, UNSATISFIABLE or UNKNOWN",
                       shown(word)));
    }
    if (said_ && *said_ != *answer) {
      fail(word, fmt::format("'{}' contradicts the answer before, which was {}", shown(word),
                             name(*said_)));
    }
    said_ = answer;
    read_literals(rest);
  }

  void read_literals(std::string_view rest) {
    while (true) {
      Lit plain = 0;
      for (auto before = rest; take_plain_literal(rest, most_, plain); before = rest) {
        take(plain, before);
      }
      if (rest.empty()) return;
      const std::string_view before = rest;
      const std::string_view word = take_word(rest);
      if (word.empty()) return;
      const auto literal = parse_number<std::int64_t>(word);
      if (!literal) throw no_literal(word);
      if (*literal < -most_ || *literal > most_) {
        fail(word, fmt::format("literal {} is out of range: the formula has the variables 1 to {}",
                               *literal, most_));
      }
      take(static_cast<Lit>(*literal), before);
    }
  }

  /// `rest` begins with the literal's word.
  void take(Lit literal, std::string_view rest) {
    if (literal == 0) {
      text_.closed = true;
      return;
    }
    if (text_.closed && models_ != nullptr) {
      any_ = true;
      (*models_)(finish());
      begin_further();
      said_ = Answer::satisfiable;
    }
    literals_ = true;
    if (text_.closed) {
      fail(take_word(rest), std::string("literals after the 0 that ends them: ") +
                                (series_ ? "a further answer begins with its 's' line"
                                         : "only one answer may be given; let the solver stop at "
                                           "the first solution"));
    }
    if (set(literal)) return;
    fail(take_word(rest),
         fmt::format("variable {} occurs with both signs", literal < 0 ? -literal : literal));
  }

  /// Makes `literal` true. False if it is false already.
  bool set(Lit literal) {
    const Var variable = literal < 0 ? -literal : literal;
    if (static_cast<std::size_t>(variable) > text_.model.variables() && !make_room(variable)) {
      return true;
    }
    const Model::Value value = literal < 0 ? Model::Value::is_false : Model::Value::is_true;
    const Model::Value before = text_.model[variable];
    if (before != Model::Value::open && before != value) return false;
    text_.model.set(literal);
    return true;
  }

  /// False if the variable isn't kept.
  bool make_room(Var variable) {
    const auto needed = static_cast<std::size_t>(variable);
    if (needed > kept_) return false;
    text_.model.grow(std::min(kept_, std::max(needed, 2 * text_.model.variables())));
    return true;
  }

  AnswerText finish() {
    // MiniSat's log has no such line, and no model either.
    const bool log = said_ == Answer::satisfiable && !literals_;
    if (passed_ && !answer_line_ && !log) throw InputError(*passed_);
    const bool list = literals_ || text_.closed;
    if (!said_ && !list && !said_in_comment_) {
      throw InputError(lines_.position(),
                       fmt::format("contains no answer: {}", what_would_be_right));
    }
    const Answer implied = list ? Answer::satisfiable : Answer::unknown;
    text_.answer = said_.value_or(implied);
    text_.literals = literals_;
    if (text_.answer == Answer::unsatisfiable && literals_) {
      throw InputError(lines_.position(), "the answer is unsatisfiable, and yet it has literals");
    }
    return std::move(text_);
  }

  InputError error(std::string_view word, const std::string& what) const {
    const auto column = static_cast<std::size_t>(word.data() - line_.data()) + 1;
    return {lines_.position(column), what};
  }
  InputError no_literal(std::string_view word) const {
    return error(word, fmt::format("'{}' is not a literal: {}", shown(word), what_would_be_right));
  }
  [[noreturn]] void fail(std::string_view word, const std::string& what) const {
    throw error(word, what);
  }

  LineReader& lines_;
  std::int64_t most_;
  std::size_t kept_;
  bool series_ = false;                                      ///< further answers may follow
  const std::function<void(AnswerText)>* models_ = nullptr;  ///< takes further models, if they may
  bool any_ = false;                                         ///< a model has been taken
  std::string_view line_;
  std::string uncoloured_;  ///< the line, if it had colours
  std::string list_;        ///< a printed list without its commas and brackets
  AnswerText text_;
  std::vector<Lit> plain_ = std::vector<Lit>(max_plain);
  std::optional<Answer> said_;
  bool answer_line_ = false;          ///< an "s" line came
  std::optional<InputError> passed_;  ///< the first line in no known form before it
  bool said_in_comment_ = false;
  bool literals_ = false;
};

}  // namespace

std::string_view name(Answer answer) {
  if (answer == Answer::satisfiable) return "satisfiable";
  return answer == Answer::unsatisfiable ? "unsatisfiable" : "unknown";
}

void read_models(LineReader& lines, std::size_t variables, std::size_t kept,
                 const std::function<void(AnswerText)>& visit) {
  AnswerReader(lines, variables, kept).read_models(visit);
}

AnswerText read_answer(LineReader& lines, std::size_t variables, std::size_t kept) {
  return AnswerReader(lines, variables, kept).read();
}

void read_answers(LineReader& lines, std::size_t variables, std::size_t kept,
                  const std::function<void(AnswerText)>& visit) {
  AnswerReader(lines, variables, kept).read_each(visit);
}

}  // namespace sudoku_sat
