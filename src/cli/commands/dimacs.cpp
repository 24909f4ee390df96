// sudoku-sat dimacs: the puzzle's CNF for other solvers: one formula, a series of puzzles in one
// file, or a file for each puzzle. Files of --split are numbered with leading zeros, so that they
// sort in the order of the puzzles. The number of digits is only known at the end; until then they
// have nine.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "cli/progress.hpp"
#include "cli/streams/inputs.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "registry.hpp"
#include "report/formula_options.hpp"
#include "report/job.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

struct DimacsPlan {
  CnfOptions options;
  bool exclude_solution = false;
  std::string directory;    ///< of --split; empty: none
  std::string compression;  ///< the ending of its files, as ".xz"; empty: none
};

constexpr std::size_t max_digits = 9;
constexpr std::size_t longest_label = 40;

void warn_of_conflicts(const PuzzleInput& input, std::string_view consequence) {
  const auto found = conflicts(*input.puzzle->board, input.puzzle->givens, 1);
  if (found.empty()) return;
  spdlog::warn(fmt::format("{}: {}: {}", to_string(input.position),
                           to_string(found[0], input.puzzle->geometry()), consequence));
}

/// As report::exclude_solution(), with a message.
bool exclude_solution(const PuzzleInput& input, CnfOptions& options, const Limits& limits) {
  if (report::exclude_solution(input, options, limits)) return true;
  spdlog::warn(fmt::format("{}: {}", to_string(input.position), report::nothing_to_exclude));
  return false;
}

/// Writes a formula with progress.
class FormulaWriter {
 public:
  explicit FormulaWriter(const DimacsPlan& plan) : plan_(plan) {
    if (plan.options.scramble) spdlog::info(fmt::format("seed {}", *plan.options.scramble));
  }

  /// False, and nothing written, if there is no solution to exclude. Throws: Stopped.
  bool write(const PuzzleInput& input, const std::string& file) {
    CnfOptions options = options_for(input);
    if (plan_.exclude_solution && !exclude_solution(input, options, limits_)) return false;
    Output out(file);
    write(*input.puzzle, options, out);
    return true;
  }

  CnfOptions options_for(const PuzzleInput& input) const {
    if (!plan_.exclude_solution) warn_of_conflicts(input, "the formula has no model");
    CnfOptions options = plan_.options;
    options.label = input.label;
    options.formulation = formulation_for(*input.puzzle, options.formulation);
    return options;
  }

  void write(const Puzzle& puzzle, CnfOptions& options, Output& out) {
    // With a reduction the size is not known beforehand.
    total_ = options.reduces() ? 0 : size_of(options.formulation, *puzzle.board).clauses;
    progress_.set_total(total_);
    options.on_clauses = [&](std::uint64_t clauses) { progress_.set(written_ = clauses); };
    out.watch(&interrupt());
    write_cnf(puzzle, options, out, limits_);
    out.commit();
  }

  const Limits& limits() const { return limits_; }

  /// Returns the work's result, or prints a message and returns the exit status of an interrupt.
  int run(const std::function<int()>& work) try { return work(); } catch (const Stopped& stopped) {
    progress_.clear();
    spdlog::error(fmt::format("{} after {}{} clauses", stopped.what(), written_,
                              total_ == 0 ? "" : fmt::format(" of {}", total_)));
    return base::ExitStatus::undecided;
  }

  int write_to_output(const CommandLine& line, const Puzzle& puzzle, CnfOptions& options) {
    std::optional<Output> out;
    open_output(line, out);
    write(puzzle, options, *out);
    return base::ExitStatus::done;
  }

 private:
  const DimacsPlan& plan_;
  Progress progress_{"clauses"};
  Limits limits_{{}, &interrupt(), [this] { progress_.tick(); }};
  std::uint64_t total_ = 0;
  std::uint64_t written_ = 0;
};

/// The next puzzle. Throws: Error if it can't be read.
std::optional<PuzzleInput> next_puzzle(PuzzleStream& inputs) {
  std::optional<PuzzleInput> input = inputs.next();
  if (input) report::require_read(*input);
  return input;
}

/// "-LABEL" if the label is safe in a file name on any system; empty for any other label.
std::string name_part(const std::string& label) {
  const bool plain = std::all_of(label.begin(), label.end(), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' ||
           c == '_';
  });
  return plain && !label.empty() && label.size() <= longest_label ? "-" + label : "";
}

/// The files of --split.
class SplitFiles {
 public:
  explicit SplitFiles(const DimacsPlan& plan)
      : directory_(plan.directory), ending_(plan.compression) {}

  /// The file of the next puzzle of the input.
  std::string next(const std::string& label) {
    rests_.push_back(name_part(label) + ".cnf" + ending_);
    return directory_.file(name(rests_.size(), max_digits));
  }
  /// The next puzzle has no file.
  void skip() { rests_.emplace_back(); }
  /// The file named last was not written.
  void drop() { rests_.back().clear(); }

  void commit() {
    const std::size_t digits = std::to_string(rests_.size()).size();
    for (std::size_t number = 1; number <= rests_.size(); ++number) {
      if (rests_[number - 1].empty()) continue;
      std::error_code error;
      std::filesystem::rename(directory_.file(name(number, max_digits)),
                              directory_.file(name(number, digits)), error);
      if (error) throw OutputError(directory_.path() + ": " + error.message());
    }
    directory_.commit();
  }

 private:
  std::string name(std::size_t number, std::size_t digits) const {
    return fmt::format("{:0{}}{}", number, digits, rests_[number - 1]);
  }

  NewDirectory directory_;
  std::string ending_;
  std::vector<std::string> rests_;  ///< by puzzle: its file's name after the number; empty: none
};

/// The formula of the only puzzle. This, and the next two, return the exit status, and throw what
/// write_cnf() throws, except Stopped.
int write_single(PuzzleStream& inputs, const DimacsPlan& plan, const CommandLine& line) {
  const PuzzleInput input = single_puzzle(inputs);
  FormulaWriter writer(plan);
  return writer.run([&]() -> int {
    CnfOptions options = writer.options_for(input);
    if (plan.exclude_solution && !exclude_solution(input, options, writer.limits())) {
      return base::ExitStatus::unsolvable;
    }
    return writer.write_to_output(line, *input.puzzle, options);
  });
}

/// All puzzles in one incremental file. Throws: UsageError if they are on different boards.
int write_series(PuzzleStream& inputs, const DimacsPlan& plan, const CommandLine& line) {
  const std::optional<PuzzleInput> first = next_puzzle(inputs);
  if (!first) throw UsageError("no puzzle given: name a file, or use - or -p");
  FormulaWriter writer(plan);
  CnfOptions options = writer.options_for(*first);
  while (std::optional<PuzzleInput> input = next_puzzle(inputs)) {
    if (!first->puzzle->board->same_rules(*input->puzzle->board)) {
      throw UsageError(
          to_string(input->position) +
          ": its board differs from the first puzzle's, but a series has the rules only once");
    }
    warn_of_conflicts(*input, "it has no solution");
    options.series.push_back({std::move(input->puzzle->givens), std::move(input->label)});
  }
  return writer.run([&] { return writer.write_to_output(line, *first->puzzle, options); });
}

/// A file for each puzzle, in a new directory.
int write_split(PuzzleStream& inputs, const DimacsPlan& plan) {
  SplitFiles files(plan);
  FormulaWriter writer(plan);
  base::ExitStatus status;
  report::Job job({.next = [&] { return inputs.next(); },
                   .limits = [&](const PuzzleInput&) { return writer.limits(); }},
                  status);
  bool any = false;
  const auto write = [&](const PuzzleInput& input, std::size_t) {
    if (!input.puzzle) {
      report_unread(input, status);
      files.skip();
    } else if (writer.write(input, files.next(input.label))) {
      any = true;
    } else {
      status.add_unsolvable();
      files.drop();
    }
  };
  return writer.run([&] {
    job.run(write, report::Job::Unread::left_to_work);
    if (any) files.commit();
    return status.value();
  });
}

/// A certificate of what the formula of the only puzzle means.
int write_certified(PuzzleStream& inputs, const DimacsPlan& plan, const std::string& directory) {
  if (directory.empty()) throw UsageError("--certified: the name of the directory is empty");
  if (plan.options.givens == GivensForm::assume) {
    throw UsageError("--certified: an incremental file can't be certified: use --givens units");
  }
  if (plan.options.reduces()) {
    throw UsageError("--certified: a reduced formula can't be certified: use --reduce none");
  }
  PuzzleInput input = single_puzzle(inputs);
  FormulaWriter writer(plan);
  return writer.run([&]() -> int {
    if (plan.options.givens == GivensForm::none) std::ranges::fill(input.puzzle->givens, 0);
    const CnfOptions options = writer.options_for(input);
    write_certified_formula(*input.puzzle, options.formulation, directory, writer.limits());
    return base::ExitStatus::done;
  });
}

DimacsPlan dimacs_plan(const CommandLine& line) {
  DimacsPlan plan{.options = report::cnf_options(line),
                  .exclude_solution = line.has("exclude-solution"),
                  .directory = line.get("split").value_or(""),
                  .compression = compression_option(line)};
  if (line.has("split") && plan.directory.empty()) {
    throw UsageError("--split: the name of the directory is empty");
  }
  return plan;
}

int write(PuzzleStream& inputs, const DimacsPlan& plan, const CommandLine& line) {
  if (line.has("split")) return write_split(inputs, plan);
  if (const auto directory = line.get("certified")) {
    return write_certified(inputs, plan, *directory);
  }
  if (plan.options.givens != GivensForm::assume || !inputs.several()) {
    return write_single(inputs, plan, line);
  }
  if (plan.exclude_solution) {
    throw UsageError(
        "--exclude-solution needs a single puzzle: in a series it would exclude the solution for "
        "all");
  }
  return write_series(inputs, plan, line);
}

int run_dimacs(const CommandLine& line) {
  const DimacsPlan plan = dimacs_plan(line);
  PuzzleStream inputs(line);
  return write(inputs, plan, line);
}

}  // namespace

const Runner runner_entries::dimacs{.about = command_entries::dimacs, .run = run_dimacs};

}  // namespace sudoku_sat
