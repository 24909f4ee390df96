// sudoku-sat course: exercises on SAT and Sudoku for students, and the checks of their answers.
//
// An answer is written by hand or by answer.py, which begins like the same empty answer.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <filesystem>
#include <string>
#include <system_error>

#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/course/clauses.hpp"
#include "cli/course/exercise.hpp"
#include "cli/globals.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t max_variables = 10'000;
constexpr std::uint64_t max_clauses = 100'000;
constexpr std::size_t max_proof_bytes = std::size_t{16} << 20;

constexpr std::string_view script_head =
    R"(# Writes {answer}. Run it in this folder: python3 answer.py
import os

def s(i, j, k):
    """The variable S[i,j,k]: row i, column j holds k, each from 1 to 4."""
    return 16 * (i - 1) + 4 * (j - 1) + k

def read(path):
    """The clauses of a DIMACS file."""
    lines = [line.split() for line in open(path) if line[0] not in "cp"]
    return [[int(word) for word in line[:-1]] for line in lines]

formula = read("formula.cnf") if os.path.exists("formula.cnf") else []
clauses = []
# Your clauses: lists of literals, -v for "not v".
)";

constexpr std::string_view script_of_clauses = R"(
variables = max([64] + [abs(literal) for clause in clauses for literal in clause])
with open("answer.cnf", "w") as file:
    print("p cnf", variables, len(clauses), file=file)
    for clause in clauses:
        print(*clause, 0, file=file)
)";

constexpr std::string_view script_of_proof = R"(
with open("answer.drat", "w") as file:
    for clause in clauses:
        print(*clause, 0, file=file)
)";

void write_text(const fs::path& path, std::string_view text) {
  Output out(path.string());
  out.write(text);
  out.commit();
}

std::string_view answer_name(const Exercise& exercise) {
  return exercise.wants_proof ? "answer.drat" : "answer.cnf";
}

std::string readme(std::size_t number, const Exercise& exercise) {
  return fmt::format(
      "# {}. {}\n\n"
      "{}\n"
      "Write {} by hand or let answer.py write it. Then run, in the parent folder:\n\n"
      "    $ sudoku-sat course . --check {}\n",
      number, exercise.title, exercise.task, answer_name(exercise), number);
}

std::string dimacs_text(const MemorySink& clauses) {
  std::string text = fmt::format("p cnf {} {}\n", clauses.size().variables, clauses.size().clauses);
  for (const Lit literal : clauses.block().literals) {
    text += literal == 0 ? "0\n" : fmt::format("{} ", literal);
  }
  return text;
}

std::string script(const Exercise& exercise) {
  std::string head(script_head);
  const std::string mark = "{answer}";
  head.replace(head.find(mark), mark.size(), answer_name(exercise));
  return head + std::string(exercise.begin) +
         std::string(exercise.wants_proof ? script_of_proof : script_of_clauses);
}

void write_exercise(const fs::path& folder, std::size_t number, const Exercise& exercise) {
  fs::create_directory(folder);
  write_text(folder / "README.md", readme(number, exercise));
  if (!exercise.puzzle.empty()) write_text(folder / "puzzle.txt", exercise.puzzle);
  if (exercise.formula != nullptr) {
    write_text(folder / "formula.cnf", dimacs_text(exercise.formula()));
  }
  write_text(folder / "answer.py", script(exercise));
  write_text(
      folder / answer_name(exercise),
      exercise.wants_proof
          ? "c your proof: a clause a line, ended by 0\n"
          : "c your clauses, each ended by 0; their number is the last one on the next line\n"
            "p cnf 64 0\n");
}

MemorySink read_clauses(const std::string& path) {
  LineReader lines = LineReader::open(path);
  DimacsReader reader(lines);
  const DimacsReader::Problem problem = reader.read_problem([](std::string_view) {});
  if (problem.incremental || problem.variables > max_variables || problem.clauses > max_clauses) {
    throw Error(
        fmt::format("{}: an answer is \"p cnf VARIABLES CLAUSES\", with at most {} "
                    "variables and {} clauses",
                    path, max_variables, max_clauses));
  }
  MemorySink clauses;
  clauses.new_vars(problem.variables);
  reader.read_clauses(clauses);
  return clauses;
}

std::string read_proof(const std::string& path) {
  LineReader lines = LineReader::open(path);
  std::string text;
  for (std::string_view line; lines.next(line);) {
    text.append(line) += '\n';
    if (text.size() > max_proof_bytes) {
      throw Error(fmt::format("{}: a proof has at most {} bytes", path, max_proof_bytes));
    }
  }
  return text;
}

/// "01-rules"
std::string folder_name(std::size_t number, const Exercise& exercise) {
  return fmt::format("{:02}-{}", number, exercise.name);
}

/// Makes the directory with a folder for each exercise. Throws: Error if there is one that is
/// not empty.
void write_course(const std::string& directory) {
  std::error_code error;
  fs::create_directories(directory, error);
  if (error) throw Error(fmt::format("{}: {}", directory, error.message()));
  if (!fs::is_empty(directory)) {
    throw Error(fmt::format("{} is not empty; to check an answer in it, use --check N", directory));
  }
  std::size_t number = 0;
  for (const Exercise* exercise : exercises()) {
    ++number;
    write_exercise(fs::path(directory) / folder_name(number, *exercise), number, *exercise);
  }
}

/// The result of Exercise::check for the answer in the exercise's folder. Throws: InputError if
/// there is no readable answer; Stopped.
std::string check_exercise(const std::string& directory, std::size_t number, const Limits& limits) {
  const Exercise& exercise = *exercises()[number - 1];
  const fs::path folder = fs::path(directory) / folder_name(number, exercise);
  const std::string path = (folder / answer_name(exercise)).string();
  CourseAnswer answer;
  if (exercise.wants_proof) {
    answer.proof = read_proof(path);
  } else {
    answer.clauses = read_clauses(path);
  }
  return exercise.check(answer, limits);
}

constexpr double usual_check_seconds = 60;

/// Prints whether the answer is right, and what is wrong with it.
bool report(Output& out, const std::string& directory, std::size_t number, double seconds) {
  std::string wrong;
  try {
    wrong = check_exercise(directory, number, Limits(seconds, &interrupt()));
  } catch (const Stopped& stopped) {
    if (interrupt()) throw;
    wrong = fmt::format("not checked: {}", stopped.what());
  } catch (const Error& error) {
    wrong = error.what();
  }
  const std::string name = folder_name(number, *exercises()[number - 1]);
  out.write(wrong.empty() ? fmt::format("{}: right\n", name)
                          : fmt::format("{}: {}\n", name, wrong));
  out.flush();
  return wrong.empty();
}

int check(const CommandLine& line, const std::string& directory, const std::string& which) {
  const std::size_t all = exercises().size();
  std::size_t first = 1;
  std::size_t last = all;
  if (which != "all") {
    first = last = static_cast<std::size_t>(app::number_in("check", which, 1, all));
  }
  const double seconds = line.seconds("timeout").value_or(usual_check_seconds);
  Output out;
  bool right = true;
  for (std::size_t number = first; number <= last; ++number) {
    right = report(out, directory, number, seconds) && right;
  }
  return right ? base::ExitStatus::done : base::ExitStatus::failure;
}

int run_course(const CommandLine& line) {
  const std::string& directory = line.positional().front();
  if (const auto which = line.get("check")) return check(line, directory, *which);
  write_course(directory);
  spdlog::info(fmt::format("course: {} exercises in {}", exercises().size(), directory));
  return base::ExitStatus::done;
}

}  // namespace

const Runner runner_entries::course{.about = command_entries::course, .run = run_course};

}  // namespace sudoku_sat
