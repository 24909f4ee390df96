// A model is checked clause by clause; "unsatisfiable" needs a proof, or a second solver that finds
// the same. The proof is checked by src/proof, which shares no code with a solver.
#include "verdict.hpp"

#include <fmt/format.h>

#include <array>
#include <cstring>
#include <filesystem>
#include <initializer_list>

#include "base/joined.hpp"
#include "base/whole_file.hpp"
#include "printed_figures.hpp"
#include "sudoku_sat/proof_checker.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::solvers {

namespace {

using End = ProcessResult::End;

constexpr int status_satisfiable = 10;
constexpr int status_unsatisfiable = 20;
constexpr int status_only_model = 30;
constexpr int status_clasp_unknown = 1;
constexpr int status_cryptominisat_unknown = 15;
// Of the shell: a program that it could not run, or not find, or that a signal ended.
constexpr int status_not_executable = 126;
constexpr int status_not_found = 127;
constexpr int status_signal = 128;
constexpr int max_signals = 31;

constexpr std::size_t max_literals_shown = 8;
constexpr std::size_t max_message_shown = 200;

bool blank(std::string_view line) { return line.find_first_not_of(" \t\r") == line.npos; }

/// The last line of `text` that is not blank.
std::string_view last_line(std::string_view text) {
  while (!text.empty()) {
    const std::size_t begin = text.rfind('\n') + 1;
    const std::string_view line = text.substr(begin);
    if (!blank(line)) return line;
    text = text.substr(0, begin == 0 ? 0 : begin - 1);
  }
  return {};
}

std::string clause_text(std::span<const Lit> clause) {
  const auto some = clause.first(std::min(clause.size(), max_literals_shown));
  return fmt::format("{}{}", base::joined(some, " "), some.size() < clause.size() ? " ..." : "");
}

[[noreturn]] void fail_solver(const SolverRun& run, std::string_view what) {
  throw SolverError(fmt::format("solver '{}' {}", run.solver, what), run.solver);
}

/// What makes a solver print its model, by the name or command of the solver.
std::string model_hint(std::string_view solver) {
  struct Hint {
    std::string_view name;
    std::string_view text;
  };
  constexpr auto hints = std::to_array<Hint>({
      {"glucose", "Glucose needs -model"},
      // Before MiniSat, whose name it has.
      {"cryptominisat", "CryptoMiniSat prints it without --printsol"},
      {"minisat", "MiniSat writes it to a second file, {out}"},
      {"cadical", "CaDiCaL prints it without -n and -w"},
      {"kissat", "Kissat prints it without -n"},
      {"picosat", "PicoSAT prints it without -n"},
      {"lingeling", "Lingeling prints it without -n"},
      {"clasp", "clasp prints it without -q"},
  });
  const auto* const known = std::ranges::find_if(
      hints, [&](const Hint& hint) { return solver.find(hint.name) != solver.npos; });
  if (known != hints.end()) return std::string(known->text);
  return "Glucose needs -model, MiniSat a second file ({out} in commands); CaDiCaL, Kissat, "
         "PicoSAT "
         "and Lingeling print it without -n, clasp without -q";
}

class Judge {
 public:
  Judge(const SolverRun& run, ProcessResult process) : run_(run), process_(std::move(process)) {}

  AnswerText verdict() {
    if (process_.end == End::timeout || process_.end == End::interrupt) {
      return AnswerText();
    }
    check_end();
    check_complaint();
    AnswerText text = read();
    check_status(text.answer);
    if (text.answer != Answer::satisfiable) return text;
    check_model(text);
    for (std::size_t variable = 1; variable <= text.model.variables(); ++variable) {
      const auto var = static_cast<Var>(variable);
      if (text.model[var] == Model::Value::open) text.model.set(-var);
    }
    return text;
  }

 private:
  [[noreturn]] void fail(const std::string& what) const {
    const std::string said = shown(last_line(process_.errors), max_message_shown);
    fail_solver(run_, fmt::format("{}{}{}", what, said.empty() ? "" : ": ", said));
  }

  void check_end() const {
    const bool by_shell = process_.end == End::exited && process_.code > status_signal &&
                          process_.code <= status_signal + max_signals;
    if (process_.end == End::signalled || by_shell) {
      const int signal = by_shell ? process_.code - status_signal : process_.code;
      fail(fmt::format("crashed with signal {} ({})", signal, strsignal(signal)));
    }
    if (process_.end == End::too_much_output) fail("wrote more than any answer needs");
    if (process_.code == status_not_found) fail("was not found");
    if (process_.code == status_not_executable) fail("can't be executed");
  }

  // z3 skips a line that it does not understand, complains, and still answers.
  void check_complaint() const {
    const std::string_view output = process_.output;
    std::size_t begin = output.starts_with("(error") ? 0 : output.find("\n(error");
    if (begin == output.npos) return;
    if (output[begin] == '\n') ++begin;
    const std::string_view line = output.substr(begin, output.find('\n', begin) - begin);
    fail(fmt::format("reports {}", shown(line, max_message_shown)));
  }

  void check_status(Answer answer) const {
    const int code = process_.code;
    const auto check = [&](const char* says, std::initializer_list<int> codes) {
      if (code == 0 || std::find(codes.begin(), codes.end(), code) != codes.end()) return;
      fail(fmt::format("answers {}, but ended with status {}", says, code));
    };
    if (answer == Answer::satisfiable) {
      check("satisfiable", {status_satisfiable, status_only_model});
    } else if (answer == Answer::unsatisfiable) {
      check("unsatisfiable", {status_unsatisfiable});
    } else {
      check("unknown", {status_clasp_unknown, status_cryptominisat_unknown});
    }
  }

  void check_model(const AnswerText& text) const {
    const auto holds_here = [&text](Lit literal) { return text.model.is_true(literal); };
    for (const Lit literal : run_.assumptions) {
      if (!holds_here(literal)) fail_model(text, fmt::format("the assumption {}", literal));
    }
    std::size_t number = 0;
    each_clause(run_.formula.block().literals, [&](std::span<const Lit> clause) {
      ++number;
      if (std::none_of(clause.begin(), clause.end(), holds_here)) {
        fail_model(text, fmt::format("clause {}: {}", number, clause_text(clause)));
      }
    });
  }

  [[noreturn]] void fail_model(const AnswerText& text, const std::string& what) const {
    if (!text.literals && !text.closed) {
      fail_solver(run_, "reports a solution but prints no model: " + model_hint(run_.solver));
    }
    const std::string_view cut = text.closed ? "" : "is truncated: no 0 ends it, and it ";
    throw SolverError(
        fmt::format("the answer of solver '{}' {}does not satisfy {}", run_.solver, cut, what),
        run_.solver);
  }

  AnswerText read() {
    try {
      std::optional<LineReader> lines = open_answer();
      if (lines)
        return read_answer(*lines, static_cast<std::size_t>(run_.formula.size().variables));
    } catch (const InputError& error) {
      const Position position{"answer", error.position().line, error.position().column};
      fail(fmt::format("ended with status {} and no valid answer: {}: {}", process_.code,
                       to_string(position), error.detail()));
    }
    fail(fmt::format("ended with status {} without an answer", process_.code));
  }

  /// A reader of the answer; no value if there is nothing.
  std::optional<LineReader> open_answer() {
    if (run_.answer_file.empty()) {
      cut_trailing_figures(process_.output);
      if (blank(last_line(process_.output))) return std::nullopt;
      return LineReader::of_text(std::move(process_.output), "standard output");
    }
    // A solver may have put anything there, and opening a pipe could block for ever.
    std::error_code error;
    if (!std::filesystem::is_regular_file(run_.answer_file, error)) return std::nullopt;
    if (std::filesystem::file_size(run_.answer_file, error) == 0) return std::nullopt;
    return LineReader::open(run_.answer_file);
  }

  const SolverRun& run_;
  ProcessResult process_;
};

}  // namespace

AnswerText judge(const SolverRun& run, ProcessResult process) {
  return Judge(run, std::move(process)).verdict();
}

namespace {

[[noreturn]] void refuse(const SolverRun& run, const std::string& what) {
  fail_solver(run, "says unsatisfiable, but " + what);
}

ProofFormula formula_of(const SolverRun& run) {
  const auto literals = run.formula.block().literals;
  ProofFormula formula;
  formula.literals.reserve(literals.size() + 2 * run.assumptions.size());
  formula.literals.assign(literals.begin(), literals.end());
  for (const Lit literal : run.assumptions) {
    formula.literals.insert(formula.literals.end(), {literal, 0});
  }
  return formula;
}

std::string read_proof(const SolverRun& run, const std::string& file) {
  std::error_code error;
  if (!std::filesystem::exists(file, error)) refuse(run, "wrote no proof");
  try {
    return base::read_plain(file, base::max_proof_bytes);
  } catch (const InputError& unreadable) {
    refuse(run, fmt::format("its proof can't be read: {}", unreadable.detail()));
  }
}

}  // namespace

void confirm_by_proof(const SolverRun& run, const std::string& proof_file, const Limits& limits) {
  const std::string proof = read_proof(run, proof_file);
  const ProofReport report = check_proof(formula_of(run), proof, {.poll = [&] { limits.check(); }});
  if (report.accepted) return;
  const std::string place = report.line == 0 ? "" : fmt::format(", line {}", report.line);
  refuse(run, fmt::format("its proof is wrong{}: {}", place, report.reason));
}

void confirm_by_solver(const SolverRun& run, const Limits& limits) {
  const std::unique_ptr<Solver> solver = make_solver(SolverChoice());
  LimitedSink sink(*solver, limits);
  sink.new_vars(static_cast<std::size_t>(run.formula.size().variables));
  run.formula.replay(sink);
  for (const Lit literal : run.assumptions) solver->assume(literal);
  const Answer answer = solver->solve(limits);
  if (answer == Answer::satisfiable) refuse(run, "CaDiCaL finds a model");
  if (answer == Answer::unknown) throw Stopped(limits.reached());
}

}  // namespace sudoku_sat::solvers
