// Each document has a scratch directory and a shell for each of its commands. A command's output is
// compared if the document shows it.
#include "playing.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <regex>
#include <sstream>

#include "comparison.hpp"
#include "markdown.hpp"
#include "support/fixtures.hpp"
#include "support/run.hpp"

namespace sudoku_sat::documents {

namespace {

namespace fs = std::filesystem;

/// From this status on the shell says that there is no such program, or that a signal ended it.
constexpr int not_started_or_killed = 126;

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += "    " + line + "\n";
  return text;
}

/// Where the commands of one document run.
class Stage {
 public:
  Stage() {
    fs::create_symlink(support::program_path(), programs_.path() / "sudoku-sat");
    for (const char* folder : {"puzzles", "cnf"}) {
      fs::copy(support::source_path(folder), files_.path() / folder, fs::copy_options::recursive);
    }
    fs::create_directory(files_.path() / "tools");
    fs::create_directory_symlink(support::source_path("tools/cluster"),
                                 files_.path() / "tools/cluster");
  }

  support::RunResult run(const std::string& command) {
    const char* path = std::getenv("PATH");
    const std::string line = "exec 2>&1\n(exit " + std::to_string(status_) + ")\n" + command + "\n";
    support::RunResult result = support::shell_in(
        files_.path(), line,
        {"PATH=" + programs_.path().string() + ":" + (path == nullptr ? "/usr/bin:/bin" : path)});
    status_ = result.status;
    return result;
  }

 private:
  support::Scratch programs_;
  support::Scratch files_;
  int status_ = 0;
};

bool calls(const Session& session, const std::string& program) {
  const std::regex word("(^|[^\\w-])" + program + "($|[^\\w-])");
  return std::any_of(session.begin(), session.end(), [&](const Example& example) {
    return std::regex_search(example.command, word);
  });
}

bool is_installed(const std::string& program) {
  return support::shell("command -v " + program).status == 0;
}

/// The first program that the session needs and that is not there; empty if there is none.
std::string missing_program(const Session& session) {
  for (const std::string& program : optional_programs()) {
    if (calls(session, program) && !is_installed(program)) return program;
  }
  return {};
}

std::string fault(const Example& example, const std::vector<std::string>& printed) {
  return "line " + std::to_string(example.line) + ": $ " + example.command + "\n  shown:\n" +
         joined(example.shown) + "  printed:\n" + joined(printed);
}

void play(const Example& example, Stage& stage, Played& played) {
  if (!is_run(example.command)) return;
  const support::RunResult result = stage.run(example.command);
  ++played.commands;
  const std::vector<std::string> printed = lines_of(result.out);
  std::vector<std::string> shown = example.shown;
  while (!shown.empty() && shown.back().empty()) shown.pop_back();
  if (result.status >= not_started_or_killed || !fits(shown, printed)) {
    played.faults.push_back(fault(example, printed));
  }
}

}  // namespace

const std::vector<Exception>& commands_not_run() {
  static const std::vector<Exception> exceptions{
      {"apt-get install -y ./sudoku-sat", "tools/package --deb --try runs it"},
      {"tar xf sudoku-sat", "tools/package --tarball --try runs it"},
      {"pip install ./sudoku_sat", "tools/package --wheel --try runs it"},
      {"npx --yes ./sudoku-sat", "tools/test --web runs it"},
      {"./tools/quickstart", "installs packages; CI and whoever clones the repository run it"},
      {"./tools/test", "is what runs this test"},
      {"SUDOKU_SAT_SOAK=1 tools/test", "is what runs this test, for longer"},
      {"tools/test --builds", "builds the library several times"},
      {"tools/test --web", "tries what it builds, with packages of npm"},
      {"tools/build", "would build the program under test"},
      {"SUDOKU_SAT_ONE_DEFINITION=ON tools/build", "is a step of CI"},
      {"tools/check_format", "is a step of CI"},
      {"tools/package", "packs the program under test; a step of CI"},
      {"tests/web/run_page", "tries the page in a browser, with packages of npm"},
      {"tools/mutate", "builds and runs the tests again and again, for hours"},
      {"tools/fuzz", "builds the library by clang, and runs for minutes"},
      {"tools/rule_matrix", "counts for a quarter of an hour; a sample of it is a test"},
      {"tools/compare_builds", "compares this program with another one, for minutes"},
      {"tools/reproduce", "is run by a test of its own"},
      {"tools/corpus", "is run by a test of its own"},
      {"tools/bench", "measures times, for minutes to hours"},
      {"cmake ", "would build the program under test; the test of includes runs its -P line"},
      {".ci/run", "is what runs this test"},
      {"build/release/make_puzzles", "no target of the tests"},
      {"tools/cluster/slurm", "needs a Slurm; tools/test --cluster starts one"},
      {"squeue", "needs a Slurm"},
      {"sudoku-sat solve -s 'mpirun", "needs a cluster; tools/test --cluster starts two processes"},
  };
  return exceptions;
}

bool is_run(const std::string& command) {
  const std::vector<Exception>& exceptions = commands_not_run();
  return std::none_of(exceptions.begin(), exceptions.end(), [&](const Exception& exception) {
    return command.starts_with(exception.begins_with);
  });
}

const std::vector<std::string>& optional_programs() {
  static const std::vector<std::string> programs{
      "cadical", "clasp", "cryptominisat5", "minisat", "parallel", "picosat", "z3"};
  return programs;
}

Played play(const std::string& markdown) {
  Stage stage;
  Played played;
  for (const Block& block : code_blocks(markdown)) {
    if (!is_session(block)) continue;
    const Session examples = session(block);
    const std::string missing = missing_program(examples);
    if (!missing.empty()) {
      played.left_out.push_back("line " + std::to_string(block.line) + ": no " + missing);
      continue;
    }
    for (const Example& example : examples) play(example, stage, played);
  }
  return played;
}

}  // namespace sudoku_sat::documents
