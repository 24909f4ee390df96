// parts split --cubes --files: the cubes as files for other programs, which between them have each
// solution exactly once.
#include <algorithm>
#include <filesystem>

#include "cubes_run.hpp"
#include "support/cnf.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

/// An incremental file: its clauses, and the literals of each line "a ... 0".
struct Incremental {
  Cnf cnf;
  std::vector<std::vector<int>> cubes;

  explicit Incremental(const std::string& text) {
    bool begun = false;
    for (const std::string& line : lines_of(text)) {
      const bool cube = line.starts_with("a ");
      std::vector<int> literals;
      std::istringstream words(line.substr(cube ? 2 : 0));
      for (int word = 0; begun && words >> word && word != 0;) literals.push_back(word);
      if (begun) (cube ? cubes : cnf.clauses).push_back(literals);
      begun = begun || line == "p inccnf";
    }
    for (const auto& clause : cnf.clauses) {
      for (const int literal : clause) cnf.variables = std::max(cnf.variables, std::abs(literal));
    }
  }

  Cnf with(const std::vector<int>& cube) const {
    Cnf inside = cnf;
    for (const int literal : cube) inside.clauses.push_back({literal});
    return inside;
  }
};

Strings files_with(const CubesRun& cubes, const std::string& ending) {
  Strings files;
  for (const auto& entry : fs::directory_iterator(cubes.directory)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with("cube-") && name.ends_with(ending)) files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

const std::string first_row_given = "1234............";
const int first_row_solutions = 12;

}  // namespace

TEST_CASE("cli: an incremental file has the puzzle's clauses, and each solution in one cube",
          "[cli][cubes]") {
  for (const Strings& options : {Strings{"-e", "extended"},
                                 {"-e", "binary"},
                                 {"-e", "order"},
                                 {"-e", "extended", "--reencode", "order"}}) {
    const std::string& encoding = options[1];
    CAPTURE(options);
    const CubesRun cubes;
    const Strings split{"-p", first_row_given, "--cubes", "5", "--files", "icnf"};
    REQUIRE(cubes.split(with_words(split, options)).status == 0);
    const Incremental file(read_file(cubes.file("cubes.icnf")));
    CHECK(file.cubes.size() == static_cast<std::size_t>(cubes.parts()));
    CHECK(file.cnf.clauses ==
          parse_cnf(run(with_words({"dimacs", "-p", first_row_given}, options)).out).clauses);
    std::uint64_t models = 0;
    const int cells = encoding == "binary" ? 32 : encoding == "order" ? 48 : 64;
    for (const auto& cube : file.cubes) models += count_models(file.with(cube), cells);
    CHECK(models == first_row_solutions);
  }
}

TEST_CASE("cli: a formula of each cube has its solutions, and decode reads the answer",
          "[cli][cubes]") {
  for (const std::string reduction : {"none", "units"}) {
    INFO(reduction);
    const CubesRun cubes;
    REQUIRE(
        cubes
            .split({"-p", first_row_given, "--depth", "2", "--files", "cnf", "--reduce", reduction})
            .status == 0);
    const Strings files = files_with(cubes, ".cnf");
    CHECK(files.size() == static_cast<std::size_t>(cubes.parts()));
    std::uint64_t models = 0;
    for (const std::string& file : files) models += count_models(parse_cnf(read_file(file)));
    CHECK(models == first_row_solutions);
    const RunResult solved = run({"decode", files[0]}, "s UNSATISFIABLE\n");
    CHECK(solved.status == 20);
  }
}

TEST_CASE("cli: puzzle files of the cubes have all solutions, each once", "[cli][cubes]") {
  const CubesRun cubes;
  REQUIRE(cubes
              .split({"-p", first_row_given, "--cubes", "12", "--files", "puzzle,cnf", "--compress",
                      "gz"})
              .status == 0);
  const Strings files = files_with(cubes, ".txt");
  CHECK(files.front().ends_with("cube-01.txt"));
  CHECK(files.size() == files_with(cubes, ".cnf.gz").size());
  Strings solutions;
  for (const std::string& file : files) {
    for (const std::string& line : lines_of(run({"solve", "-n", "0", "-f", "line", file}).out)) {
      solutions.push_back(line);
    }
  }
  std::sort(solutions.begin(), solutions.end());
  CHECK(solutions ==
        lines_of(run({"solve", "-n", "0", "--sorted", "-f", "line", "-p", first_row_given}).out));
}

TEST_CASE("cli: another program solves the cubes of an incremental file", "[cli][cubes]") {
  if (shell("command -v cadical").status != 0) return;
  for (const auto& [puzzle, status] : {std::pair{worksheet, 0}, {unsolvable, 20}}) {
    const CubesRun cubes;
    REQUIRE(cubes.split({"-p", puzzle, "--cubes", "6", "--files", "icnf"}).status == 0);
    const RunResult decoded = shell_in(
        cubes.directory,
        "cadical -q cubes.icnf | " + program_path().string() + " decode -f line cubes.icnf", {});
    CHECK(decoded.status == status);
    if (status == 0) CHECK(decoded.out == worksheet_solution + "\n");
  }
}

TEST_CASE("cli: cubes of a refuted puzzle are one file of it, without assumptions",
          "[cli][cubes]") {
  const CubesRun cubes;
  REQUIRE(cubes.split({"-p", unsolvable, "--cubes", "3", "--files", "icnf,cnf"}).status == 0);
  const Incremental file(read_file(cubes.file("cubes.icnf")));
  CHECK(file.cubes.size() == static_cast<std::size_t>(cubes.parts()));
  CHECK(files_with(cubes, ".cnf").size() == file.cubes.size());
}

TEST_CASE("cli: wrong uses of --files give an error of one line", "[cli][cubes]") {
  const Scratch scratch;
  const std::string stream = scratch.write("stream", worksheet + "\n" + worksheet + "\n");
  const auto refused = [&](Strings options) {
    options.insert(options.begin(), {"parts", "split", "-o", scratch.file("parts")});
    return only_error(run(options), 2);
  };
  CHECK_THAT(refused({stream, "--parts", "2", "--files", "cnf"}), Contains("--cubes or --depth"));
  CHECK_THAT(refused({"-p", worksheet, "--cubes", "2", "--files", "cnf,dimacs"}),
             Contains("expected icnf, cnf or puzzle, got 'dimacs'"));
  CHECK_THAT(refused({"-p", worksheet, "--cubes", "2", "--files", "icnf", "--reduce", "units"}),
             Contains("can't be reduced"));
  CHECK_THAT(refused({"-p", worksheet, "--cubes", "2", "-e", "maple"}),
             Contains("--encoding needs --files"));
  CHECK_FALSE(fs::exists(scratch.file("parts")));
}
