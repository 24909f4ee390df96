// Reads a solver's answer line by line. The forms are told apart by the first word of each line, so
// the user needn't name the form. A line in any other form is skipped only before an "s" line
// (glucose prints "Solved by simplification" there); after that line, and in the forms without one,
// it is an error. In files with a complete model such lines are skipped anywhere, because text
// added by a job or a terminal doesn't make a model wrong. A line that mentions an error is an
// error: a solver that complains and still prints an answer (z3 does) must not be believed.
#include "sudoku_sat/dimacs.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "answer_prints.hpp"
#include "base/text_encoding.hpp"
#include "plain_lines.hpp"
#include "text_kinds.hpp"

namespace sudoku_sat {

using namespace formula;

namespace {

constexpr std::size_t max_plain = 4096;        ///< literals that are read at once
constexpr std::size_t first_variables = 4096;  ///< that the model has room for at first

constexpr std::string_view what_would_be_right =
    "an answer has lines 's SATISFIABLE' (or UNSATISFIABLE, UNKNOWN) and 'v LITERALS 0', or is "
    "MiniSat's result file, or a list of literals";

/// The answer that each solver's words mean.
std::optional<Answer> answer_of(std::string_view word) {
  if (word == "SATISFIABLE" || word == "SAT" || word == "sat") return Answer::satisfiable;
  if (word == "UNSATISFIABLE" || word == "UNSAT" || word == "unsat") return Answer::unsatisfiable;
  if (word == "UNKNOWN" || word == "INDETERMINATE" || word == "INDET" || word == "timeout") {
    return Answer::unknown;
  }
  return std::nullopt;
}

/// A line of text that does not belong to the answer.
struct Skipped {
  InputError error;  ///< in case it isn't skipped
  std::string text;
  bool number;  ///< it may be a model
};

class AnswerReader {
 public:
  AnswerReader(LineReader& lines, std::size_t variables, std::size_t kept)
      : file_(lines),
        lines_(lines, variables),
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
  /// Whether the line states an answer after one has been stated.
  bool begins_further() const {
    std::string_view rest = line_;
    const std::string_view word = take_word(rest);
    if (!said_) return false;
    // Two answers without a model contradict or repeat each other.
    if (models_ != nullptr && !text_.closed) return false;
    const bool count = models_ != nullptr && word == "s" && take_word(rest) == "SOLUTIONS";
    return (word == "s" && !count) || (answer_of(word) && first_word_of_text(rest).empty());
  }

  void begin_further() {
    text_ = empty();
    assigned_ = 0;
    said_.reset();
    said_in_comment_ = false;
    literals_ = false;
  }

  /// Reads as many lines as the fast path accepts (plain_lines.hpp).
  void read_plain_lines() {
    while (!text_.closed && lines_.at_file()) {
      const PlainLines read =
          read_plain_values(file_.buffered(), static_cast<std::uint32_t>(most_), plain_);
      if (read.lines == 0) return;
      for (const Lit literal : std::span(plain_).first(read.literals)) {
        // read_line() meets it again and reports the place: setting a literal twice does no harm.
        if (!set(literal)) return;
      }
      if (read.literals > 0) literals_ = true;
      file_.skip(read.bytes, read.lines);
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
    if (const std::string_view encoding = base::foreign_encoding(line_); !encoding.empty()) {
      throw InputError(file_.position(1), base::in_foreign_encoding(encoding));
    }
    read_other(line_);
  }

  // CaDiCaL and Lingeling report only in a comment that they gave up.
  void read_comment(std::string_view rest) {
    std::string_view word = take_word(rest);
    if (word == "s") word = take_word(rest);
    if (word == "UNKNOWN") said_in_comment_ = true;
    if (word == "type" && take_word(rest) == "mc") counted_ = not_an_answer("s mc", variables());
  }

  /// A line whose kind the first letter doesn't show: an answer's word, literals, or text.
  void read_other(std::string_view rest) {
    const std::string_view line = rest;
    const bool answer = answer_of(take_word(rest)).has_value();
    const std::string_view text = first_word_of_text(answer ? rest : line);
    if (!text.empty()) {
      const bool skipped = models_ != nullptr || !answer_line_;
      if (skipped && !complains(line)) return skip(line, text);
    }
    if (answer) return read_answer_word(line);
    read_literals(line);
  }

  /// Text before the answer may turn out not to belong to it; so may text after it, in files that
  /// people keep.
  void skip(std::string_view line, std::string_view text) {
    const bool kept = models_ != nullptr;
    if (kept && !not_an_answer(line, variables()).empty()) throw no_literal(text);
    const std::size_t words = words_before(line, text);
    const bool model = kept && words > 0 && words >= kept_;
    if (model) read_literals(line.substr(0, static_cast<std::size_t>(text.data() - line.data())));
    std::optional<Skipped>& skipped = kept && (said_ || literals_) ? after_ : before_;
    if (skipped) return;
    skipped = {
        no_literal(text),
        fmt::format("{}: skipped '{}'", to_string(file_.position()), shown(model ? text : line)),
        has_number(line)};
  }

  void read_answer_word(std::string_view rest) {
    const std::string_view word = take_word(rest);
    // PicoSAT ends its list of models so.
    if (models_ != nullptr && word == "SOLUTIONS") {
      if (!any_ && !said_ && take_word(rest) == "0") said_ = Answer::unsatisfiable;
      return;
    }
    const std::optional<Answer> answer = answer_of(word);
    if (!answer) {
      const std::string other = not_an_answer(line_, variables());
      if (!other.empty()) fail(word, other);
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
    const std::string_view all = rest;
    restarted_ = false;
    while (true) {
      Lit plain = 0;
      for (auto before = rest; take_plain_literal(rest, most_, plain); before = rest) {
        if (!take(plain, before, all)) rest = all;
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
      if (!take(static_cast<Lit>(*literal), before, all)) rest = all;
    }
  }

  /// `rest` begins with the literal's word, and `all` with the first one of its line. False if the
  /// line begins a further model and has to be read again.
  bool take(Lit literal, std::string_view rest, std::string_view all) {
    if (literal == 0) {
      text_.closed = true;
      return true;
    }
    if (text_.closed && models_ != nullptr) next_model();
    literals_ = true;
    if (text_.closed) {
      fail(take_word(rest), std::string("literals after the 0 that ends them: ") +
                                (series_ ? "a further answer begins with its 's' line"
                                         : "only one answer may be given; let the solver stop at "
                                           "the first solution"));
    }
    if (set(literal)) return true;
    const std::string_view first = take_word(all);
    const bool further = models_ != nullptr && complete() && (first == "1" || first == "-1");
    if (!further || std::exchange(restarted_, true)) {
      fail(take_word(rest),
           fmt::format("variable {} occurs with both signs", literal < 0 ? -literal : literal));
    }
    next_model();
    return false;
  }

  void next_model() {
    any_ = true;
    (*models_)(finish());
    begin_further();
    said_ = Answer::satisfiable;
  }

  /// Whether each variable has a value.
  bool complete() const { return assigned_ > 0 && assigned_ == kept_; }
  std::size_t variables() const { return static_cast<std::size_t>(most_); }

  /// Makes `literal` true. False if it is false already.
  bool set(Lit literal) {
    const Var variable = literal < 0 ? -literal : literal;
    if (static_cast<std::size_t>(variable) > text_.model.variables() && !make_room(variable)) {
      return true;
    }
    const Model::Value value = literal < 0 ? Model::Value::is_false : Model::Value::is_true;
    const Model::Value before = text_.model[variable];
    if (before != Model::Value::open && before != value) return false;
    if (before == Model::Value::open) ++assigned_;
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
    const bool said = said_ == Answer::satisfiable && literals_;
    const bool model = models_ != nullptr && (text_.closed || complete() || said);
    if (before_ && !answer_line_ && !log && !model) throw InputError(before_->error);
    // The text may be the model in an unknown form.
    if (after_ && after_->number && log && !any_) throw InputError(after_->error);
    const bool list = literals_ || text_.closed;
    if (!said_ && !list && !said_in_comment_) {
      throw InputError(file_.position(),
                       fmt::format("contains no answer: {}", what_would_be_right));
    }
    if (log && !counted_.empty()) throw InputError(file_.position(), counted_);
    const Answer implied = list ? Answer::satisfiable : Answer::unknown;
    text_.answer = said_.value_or(implied);
    text_.literals = literals_;
    if (before_ && !answer_line_ && model) text_.skipped = before_->text;
    if (after_) text_.skipped = after_->text;
    if (text_.answer == Answer::unsatisfiable && literals_) {
      throw InputError(file_.position(), "the answer is unsatisfiable, and yet it has literals");
    }
    return std::move(text_);
  }

  InputError error(std::string_view word, const std::string& what) const {
    const auto column = static_cast<std::size_t>(word.data() - line_.data()) + 1;
    return {file_.position(lines_.as_printed() ? column : 0), what};
  }
  InputError no_literal(std::string_view word) const {
    const std::string other = not_an_answer(line_, variables());
    if (!other.empty()) return error(line_, other);
    return error(word, fmt::format("'{}' is not a literal: {}", shown(word), what_would_be_right));
  }
  [[noreturn]] void fail(std::string_view word, const std::string& what) const {
    throw error(word, what);
  }

  LineReader& file_;
  AnswerLines lines_;
  std::int64_t most_;
  std::size_t kept_;
  std::size_t assigned_ = 0;  ///< variables that are kept and have a value
  bool series_ = false;       ///< further answers may follow
  const std::function<void(AnswerText)>* models_ = nullptr;  ///< takes further models, if they may
  bool any_ = false;                                         ///< a model has been taken
  std::string_view line_;
  std::string uncoloured_;  ///< the line, if it had colours
  bool restarted_ = false;  ///< it has begun a model, after another
  std::string counted_;     ///< the message about a model counter's answer
  AnswerText text_;
  std::vector<Lit> plain_ = std::vector<Lit>(max_plain);
  std::optional<Answer> said_;
  bool answer_line_ = false;       ///< an "s" line came
  std::optional<Skipped> before_;  ///< the first line in no known form before an answer
  std::optional<Skipped> after_;   ///< the first one after it
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
