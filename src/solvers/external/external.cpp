#include "external.hpp"

#include <fmt/format.h>

#include <chrono>
#include <stdexcept>

#include "base/elapsed.hpp"
#include "printed_figures.hpp"
#include "process.hpp"
#include "verdict.hpp"

namespace sudoku_sat::solvers {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::string_view cnf_mark = "{cnf}";
constexpr std::string_view out_mark = "{out}";
constexpr std::string_view proof_mark = "{proof}";

// Room for a solver that prints much, and for each variable's literal.
constexpr std::size_t output_base = std::size_t{64} << 20;
constexpr std::size_t output_per_variable = 16;

std::string replaced(std::string text, std::string_view mark, std::string_view by) {
  for (std::size_t at = text.find(mark); at != text.npos; at = text.find(mark, at + by.size())) {
    text.replace(at, mark.size(), by);
  }
  return text;
}

/// The solver's command line with file names in place of the placeholders.
std::string command_line(const SolverChoice& choice, std::string_view formula,
                         std::string_view answer, std::string_view proof) {
  std::string command = choice.command;
  if (choice.check && !choice.proof_arguments.empty()) command += " " + choice.proof_arguments;
  command = replaced(std::move(command), cnf_mark, shell_word(formula));
  command = replaced(std::move(command), out_mark, shell_word(answer));
  return replaced(std::move(command), proof_mark, shell_word(proof));
}

/// Keeps the clauses, and runs the program at each solve() with the assumptions as unit clauses.
/// Answers are checked before they are returned: see verdict.hpp.
class ExternalSolver final : public Solver {
 public:
  /// Requires: a command.
  explicit ExternalSolver(SolverChoice choice) : choice_(std::move(choice)) {}

  /// Throws: UsageError if a literal could not name the last of them.
  Var new_vars(std::size_t n) override {
    answer_ = Answer::unknown;
    return formula_.new_vars(n);
  }

  void add(const ClauseBlock& block) override {
    answer_ = Answer::unknown;
    formula_.add(block);
  }

  void assume(Lit literal) override {
    answer_ = Answer::unknown;
    assumptions_.push_back(literal);
  }

  /// Throws: SolverError, also if the formula can't be written.
  Answer solve(const Limits& limits) override {
    answer_ = Answer::unknown;
    statistics_.write_seconds.reset();
    assumed_ = std::move(assumptions_);
    assumptions_.clear();
    std::sort(assumed_.begin(), assumed_.end());
    if (limits.expired()) return Answer::unknown;
    try {
      AnswerText text = run(limits);
      model_ = std::move(text.model);
      answer_ = text.answer;
    } catch (const Stopped&) {
      // A limit was reached while the formula was written: unknown, as during the run.
    } catch (const OutputError& error) {
      throw SolverError(fmt::format("solver '{}': its files: {}", choice_.name, error.what()),
                        choice_.name);
    }
    return answer_;
  }

  bool value(Var variable) override {
    if (answer_ != Answer::satisfiable) {
      throw std::logic_error("value() without a satisfiable answer");
    }
    return model_.is_true(variable);
  }

  /// True for all assumptions: a program does not report which it used.
  bool failed(Lit literal) override {
    if (answer_ != Answer::unsatisfiable) {
      throw std::logic_error("failed() without an unsatisfiable answer");
    }
    return std::binary_search(assumed_.begin(), assumed_.end(), literal);
  }

  /// The statistics that the program printed, summed over all calls of solve(); none if it runs by
  /// a quiet command although there is a verbose one.
  SolverStatistics statistics() override { return statistics_; }

 private:
  AnswerText run(const Limits& limits) {
    const TemporaryDirectory directory;
    const std::string formula = directory.file("formula.cnf");
    const std::string answer = directory.file("answer.txt");
    const std::string proof = directory.file("proof.drat");
    write_formula(formula, limits);
    const bool to_file = choice_.dialect == AnswerDialect::result_file ||
                         choice_.command.find(out_mark) != std::string::npos;
    const std::string command = command_line(choice_, formula, answer, proof);
    const std::size_t most =
        output_base + output_per_variable * static_cast<std::size_t>(formula_.size().variables);
    ProcessResult process = run_process(command, most, limits);
    const bool quiet =
        !choice_.verbose_command.empty() && choice_.command != choice_.verbose_command;
    if (!quiet) statistics_ += printed_figures(process.output);
    std::optional<double>& peak = statistics_.peak_megabytes;
    if (process.peak_megabytes) peak = std::max(peak.value_or(0), *process.peak_megabytes);
    const SolverRun asked{choice_.name, to_file ? answer : std::string(), formula_, assumed_};
    AnswerText text = judge(asked, std::move(process));
    if (choice_.check && text.answer == Answer::unsatisfiable) {
      if (choice_.writes_proof()) {
        confirm_by_proof(asked, proof, limits);
      } else {
        confirm_by_solver(asked, limits);
      }
    }
    return text;
  }

  void write_formula(const std::string& path, const Limits& limits) {
    const Clock::time_point begin = Clock::now();
    Output out(path);
    out.write(fmt::format("p cnf {} {}\n", formula_.size().variables,
                          formula_.size().clauses + assumed_.size()));
    DimacsWriter writer(out, formula_.size().variables);
    LimitedSink limited(writer, limits);
    ClauseStream units(limited);
    formula_.replay(limited);
    for (const Lit literal : assumed_) units.add({literal});
    units.flush();
    out.commit();
    statistics_.write_seconds = base::seconds_since(begin);
  }

  SolverChoice choice_;
  MemorySink formula_;
  std::vector<Lit> assumptions_;  ///< of the next solve()
  std::vector<Lit> assumed_;      ///< of the last one, sorted
  Answer answer_ = Answer::unknown;
  Model model_;
  SolverStatistics statistics_;
};

}  // namespace

std::unique_ptr<Solver> make_external_solver(const SolverChoice& choice) {
  return std::make_unique<ExternalSolver>(choice);
}

}  // namespace sudoku_sat::solvers
