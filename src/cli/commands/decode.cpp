// sudoku-sat decode: another solver's answer to a CNF file back into a grid, checked by the clauses
// and by the rules; several answers to a series, one to each puzzle.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <functional>
#include <optional>
#include <utility>

#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/streams/inputs.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "decoded.hpp"
#include "registry.hpp"
#include "report/answers.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/export.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

/// What an answer "unsatisfiable" means.
std::string_view denial(const CnfPuzzle& cnf, bool of_series) {
  if (!cnf.excluded.empty()) return "there is no solution besides the excluded one";
  return of_series ? "no puzzle of the series has a solution" : "there is no solution";
}

/// Writes answers as they arrive. A single answer covers the whole series, because a solver may
/// stop at the first puzzle that it solves; several answers belong to the puzzles in order.
class Answers {
 public:
  Answers(const CommandLine& line, const DecodedFormula& formula, std::string source)
      : line_(line), formula_(formula), cnf_(formula.cnf), source_(std::move(source)) {}

  void take(CheckedAnswer answer) {
    if (held_) tell_next(*held_);
    held_ = std::move(answer);
  }

  /// One of several models of the same puzzle.
  void take_model(const CheckedAnswer& answer) {
    open_writer("grid");
    ++models_;
    const Position position{fmt::format("{}: model {}", source_, models_)};
    try {
      tell(decode(formula_, answer, position, 0), to_string(position));
    } catch (const InputError& error) {
      spdlog::error(error.what());
      status_.add_failure();
    }
  }

  /// Returns the exit status.
  int finish() {
    if (models_ > 0) {
      writer_->commit();
    } else if (told_ == 0) {
      tell_only();
    } else {
      tell_next(*held_);
      while (told_ < puzzles_of(cnf_)) tell_unanswered();
      writer_->commit();
    }
    if (const std::string warning = formula_.warning(); !warning.empty()) spdlog::warn(warning);
    return status_.value();
  }

 private:
  void open_writer(const std::string& default_format) {
    if (!writer_) writer_.emplace(line_, default_format);
  }

  void tell_only() {
    const Position position{source_};
    open_writer("grid");
    const Decoded decoded = decode(formula_, *held_, position);
    write(decoded, formula_, *writer_);
    // No comment on an answer that could not be written.
    writer_->commit();
    remark(decoded, to_string(position), !cnf_.series.empty());
  }

  void tell_next(const CheckedAnswer& answer) {
    if (told_ == puzzles_of(cnf_)) {
      throw InputError({source_},
                       fmt::format("more answers than puzzles: the file has {}", puzzles_of(cnf_)));
    }
    open_writer("line");
    const Position position{place()};
    try {
      tell(decode(formula_, answer, position, told_), to_string(position));
    } catch (const InputError& error) {
      spdlog::error(error.what());
      status_.add_failure();
      write({name(Status::unknown), {}, error.what(), told_}, formula_, *writer_);
    }
    ++told_;
  }

  void tell_unanswered() {
    tell({name(Status::unknown), {}, "no answer to it", told_}, place());
    ++told_;
  }

  /// Of the next puzzle.
  std::string place() const {
    const std::string& label = label_at(cnf_, told_);
    return fmt::format("{}: puzzle {}{}", source_, told_ + 1,
                       label.empty() ? "" : fmt::format(" ({})", label));
  }

  void tell(const Decoded& decoded, const std::string& where) {
    write(decoded, formula_, *writer_);
    remark(decoded, where, false);
  }

  void remark(const Decoded& decoded, const std::string& where, bool of_series) {
    if (decoded.status == name(Status::solved)) return;
    if (decoded.status == name(Status::unsatisfiable)) {
      spdlog::warn(fmt::format("{}: the solver says that {}", where, denial(cnf_, of_series)));
      status_.add_unsolvable();
    } else if (decoded.status == name(Status::unknown)) {
      spdlog::warn(fmt::format("{}: {}", where, decoded.reason));
      status_.add_undecided();
    } else {
      spdlog::error(fmt::format("{}: incomplete: {}", where, decoded.reason));
      status_.add_failure();
    }
  }

  const CommandLine& line_;
  const DecodedFormula& formula_;
  const CnfPuzzle& cnf_;
  std::string source_;
  std::optional<CheckedAnswer> held_;  ///< the last one; it may be the only one
  std::size_t told_ = 0;               ///< puzzles of the series
  std::size_t models_ = 0;             ///< of one puzzle, if there are several
  std::optional<PuzzleWriter> writer_;
  base::ExitStatus status_;
};

/// The one answer to a formula of one puzzle, for which the clauses need no memory.
CheckedAnswer checked_answer(CnfReader& cnf, AnswerText text) {
  const CnfPuzzle& puzzle = cnf.puzzle();
  CheckedAnswer checked{std::move(text)};
  // If there is no model, nothing is to be checked.
  if (puzzle.has_header && checked.text.answer != Answer::satisfiable) return checked;
  ModelCheck check(checked.text.model, [&](std::uint64_t number) { return cnf.line_of(number); });
  cnf.read_clauses(check);
  checked.falsified = check.falsified();
  checked.open = check.open();
  return checked;
}

CheckedAnswer checked_answer(const MemorySink& clauses, AnswerText text) {
  CheckedAnswer checked{std::move(text)};
  ModelCheck check(checked.text.model);
  check.add(clauses.block());
  checked.falsified = check.falsified();
  checked.open = check.open();
  return checked;
}

/// The answers to a series, each as soon as it has been read; the clauses are kept for them.
void check_answers(CnfReader& cnf, LineReader& lines, Answers& answers) {
  MemorySink clauses;
  cnf.read_clauses(clauses);
  read_answers(lines, cnf.puzzle().total_variables, cnf.kept_variables(),
               [&](AnswerText text) { answers.take(checked_answer(clauses, std::move(text))); });
}

/// Whether it has fewer literals than the board has cells, and doesn't satisfy the formula.
bool may_be_clause(const CheckedAnswer& answer, const CnfPuzzle& cnf) {
  std::size_t literals = 0;
  for (std::size_t i = 1; i <= answer.text.model.variables(); ++i) {
    literals += answer.text.model[static_cast<Var>(i)] == Model::Value::open ? 0U : 1U;
  }
  return literals < cnf.puzzle.board->cells() && (answer.falsified || answer.open);
}

/// The models of one puzzle; the clauses are kept only if there are several.
void check_models(CnfReader& cnf, LineReader& lines, Answers& answers) {
  std::optional<AnswerText> first;
  std::optional<MemorySink> clauses;
  read_models(lines, cnf.puzzle().total_variables, cnf.kept_variables(), [&](AnswerText text) {
    if (!text.skipped.empty()) spdlog::warn(text.skipped);
    if (!first) {
      first = std::move(text);
      return;
    }
    if (!clauses) {
      cnf.read_clauses(clauses.emplace());
      CheckedAnswer checked = checked_answer(*clauses, *first);
      if (may_be_clause(checked, cnf.puzzle()) &&
          may_be_clause(checked_answer(*clauses, text), cnf.puzzle())) {
        throw InputError({lines.name()},
                         "lists of few literals: clauses of a formula, not a solver's answer: run "
                         "a solver on it");
      }
      answers.take_model(checked);
    }
    answers.take_model(checked_answer(*clauses, std::move(text)));
  });
  if (!clauses && first) answers.take(checked_answer(cnf, *std::move(first)));
}

/// Takes the givens that the answer gives up out of the puzzle. Throws: InputError if the answer
/// puts two values into a cell.
void tell_what_is_given_up(const AnswerText& answer, const std::string& source, CnfPuzzle& cnf) {
  if (answer.answer != Answer::satisfiable) return;
  Grid grid;
  try {
    grid = cnf.decode(answer.model);
  } catch (const SolverError& error) {
    throw InputError({source}, error.what());
  }
  const std::vector<Cell> cells = give_up(cnf.puzzle, grid);
  if (cells.empty()) return spdlog::info("the answer keeps all givens");
  spdlog::warn(fmt::format("the answer gives up {}: {}", report::counted(cells.size(), "given"),
                           cells_text(cnf.puzzle.geometry(), cells)));
}

/// The answer to a file of `export`.
int decode_exported(const CommandLine& line, ExportedPuzzle exported, LineReader answer_lines,
                    const std::string& file) {
  for (const char* option : {"size", "box", "numbering"}) {
    if (line.has(option)) {
      throw UsageError(
          fmt::format("--{} is for formulas from elsewhere: the header of {} says "
                      "what board it is about",
                      option, file));
    }
  }
  AnswerText answer = exported.read_answer(answer_lines);
  if (exported.language.soft_givens)
    tell_what_is_given_up(answer, answer_lines.name(), exported.cnf);
  const DecodedFormula formula{exported.cnf, file};
  Answers answers(line, formula, answer_lines.name());
  answers.take({std::move(answer)});
  return answers.finish();
}

int run_decode(const CommandLine& line) {
  const auto& files = line.positional();
  const std::string answer_file = files.size() == 2 ? files[1] : "-";
  if (files[0] == "-" && answer_file == "-") {
    throw UsageError("the CNF and the answer cannot both come from standard input");
  }
  const BoardRequest request = app::board_request(line);
  std::optional<Geometry> wanted;
  if (const auto size = request.wanted_size()) wanted = request.shaped(*size);
  LineReader cnf_lines = open_input(files[0], "a CNF");
  if (auto exported = read_exported(cnf_lines)) {
    return decode_exported(line, *std::move(exported), open_input(answer_file, "an answer"),
                           cnf_lines.name());
  }
  const std::optional<std::string> numbering = line.get("numbering");
  CnfReader cnf(cnf_lines, wanted, numbering ? std::optional(Numbering(*numbering)) : std::nullopt);
  LineReader answer_lines = open_input(answer_file, "an answer");
  const DecodedFormula formula{cnf.puzzle(), cnf_lines.name()};
  Answers answers(line, formula, answer_lines.name());
  if (cnf.puzzle().series.empty()) {
    check_models(cnf, answer_lines, answers);
  } else {
    check_answers(cnf, answer_lines, answers);
  }
  return answers.finish();
}

}  // namespace

const Runner runner_entries::decode{.about = command_entries::decode, .run = run_decode};

}  // namespace sudoku_sat
