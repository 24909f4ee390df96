// Choosing a solver by name or command line, and making it.
#include "sudoku_sat/solver.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <limits>
#include <system_error>

#include "base/helper_program.hpp"
#include "base/joined.hpp"
#include "solvers/external/external.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace solvers;

namespace {

/// The entry for command lines.
constexpr SolverEntry command_line{.name = "command line",
                                   .summary = "any program",
                                   .source = "",
                                   .install = "",
                                   .make = make_external_solver};

bool executable(const std::string& path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error) && access(path.c_str(), X_OK) == 0;
}

/// Whether the shell would find the program: a path, or a name in a directory of PATH.
bool on_path(std::string_view program) {
  if (program.find('/') != program.npos) return executable(std::string(program));
  const char* const variable = std::getenv("PATH");
  std::string_view rest = variable == nullptr ? "/usr/bin:/bin" : variable;
  while (!program.empty()) {
    const std::string_view folder = rest.substr(0, rest.find(':'));
    if (executable(fmt::format("{}/{}", folder.empty() ? "." : folder, program))) return true;
    if (folder.size() == rest.size()) return false;
    rest.remove_prefix(folder.size() + 1);
  }
  return false;
}

void require_processes(std::string_view solver) {
  if (base::have_processes) return;
  throw SolverError(
      fmt::format("'{}' is an external program, and WebAssembly cannot start programs", solver));
}

SolverChoice choose_entry(const SolverEntry& entry) {
  if (!entry.command.empty()) require_processes(entry.name);
  if (!installed(entry)) {
    throw SolverError(fmt::format("{} is not installed: {}", entry.name, entry.install));
  }
  return {.entry = &entry};
}

SolverChoice choose_command(std::string_view command) {
  require_processes(command);
  const bool to_file = command.find("{out}") != command.npos;
  return {.entry = &command_line,
          .name = std::string(command),
          .command = std::string(command),
          .dialect = to_file ? AnswerDialect::result_file : AnswerDialect::competition};
}

[[noreturn]] void fail_unknown(std::string_view text) {
  std::string_view rest = text;
  const std::string_view program = take_word(rest);
  if (on_path(program)) {
    throw UsageError(fmt::format(
        "solver command '{0}' has no {{cnf}} for the formula's file; did you mean '{0} {{cnf}}'?",
        text));
  }
  std::vector<std::string_view> names;
  for (const SolverEntry& entry : solver_entries()) names.push_back(entry.name);
  const std::string_view near = nearest(program, names);
  const std::string hint = near.empty()
                               ? fmt::format("expected one of: {}", base::joined(names, ", "))
                               : fmt::format("did you mean '{}'?", near);
  throw UsageError(
      fmt::format("unknown solver '{}': {} (or a command line with {{cnf}})", text, hint));
}

}  // namespace

SolverStatistics& SolverStatistics::operator+=(const SolverStatistics& other) {
  for (const auto figure : {&SolverStatistics::decisions, &SolverStatistics::conflicts,
                            &SolverStatistics::propagations}) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    const std::int64_t before = (this->*figure).value_or(0);
    if (const auto& more = other.*figure; more && *more <= most - before) {
      this->*figure = before + *more;
    }
  }
  return *this;
}

bool installed(const SolverEntry& entry) {
  std::string_view rest = entry.command;
  return entry.command.empty() || (base::have_processes && on_path(take_word(rest)));
}

void Solver::add_clause(std::span<const Lit> clause) {
  std::vector<Lit> literals(clause.begin(), clause.end());
  literals.push_back(0);
  add({literals, 1});
}

Model Solver::model(std::size_t variables) {
  Model model(variables);
  for (Var variable = 1; static_cast<std::size_t>(variable) <= variables; ++variable) {
    model.set(value(variable) ? variable : -variable);
  }
  return model;
}

SolverChoice SolverChoice::with_statistics() const {
  SolverChoice choice = *this;
  if (!verbose_command.empty()) choice.command = verbose_command;
  return choice;
}

bool SolverChoice::writes_proof() const {
  return !proof_arguments.empty() || command.find("{proof}") != std::string::npos;
}

std::string SolverChoice::options() const {
  std::vector<std::string> all;
  std::string_view own = entry->options;
  for (std::string_view word = take_word(own); !word.empty(); word = take_word(own)) {
    all.emplace_back(word);
  }
  for (const SolverSetting& setting : settings) {
    const std::string begin = setting.name + "=";
    std::erase_if(all, [&](const std::string& option) { return option.starts_with(begin); });
    all.push_back(begin + std::to_string(setting.value));
  }
  return base::joined(all, " ");
}

SolverChoice choose_solver(std::string_view text) {
  if (text.empty()) return SolverChoice();
  if (const SolverEntry* const entry = find_in(solver_entries(), text)) return choose_entry(*entry);
  if (text.find("{cnf}") != text.npos) return choose_command(text);
  fail_unknown(text);
}

std::unique_ptr<Solver> make_solver(const SolverChoice& choice) {
  return choice.entry->make(choice);
}

SolverSetting solver_setting(std::string_view text) { return default_solver().setting(text); }

std::unique_ptr<Solver> make_proving_solver(const std::string& proof_file) {
  return default_solver().make_proving(proof_file);
}

std::unique_ptr<Solver> make_proving_solver_in_memory(std::string& proof) {
  return default_solver().make_proving_in_memory(proof);
}

}  // namespace sudoku_sat
