// The encoding that a command uses: maple if a formula is written or shown, otherwise auto. auto is
// what solve would choose, in every command; on an empty Latin square of 16x16 that is distinct.
#include <fstream>
#include <set>

#include "cli/family.hpp"
#include "cli/helpers.hpp"
#include "support/cnf.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

const Strings latin{"--empty", "--size", "16", "--rules", "latin"};

Strings with_board(Strings arguments) {
  arguments.insert(arguments.end(), latin.begin(), latin.end());
  return arguments;
}

/// The values of a field of the lines "c encoding distinct".
std::string commented(const std::string& cnf, const std::string& field) {
  for (const std::string& line : lines_of(cnf)) {
    if (line.starts_with("c " + field + " ")) return line.substr(field.size() + 3);
  }
  return "";
}

}  // namespace

TEST_CASE("cli: dimacs -e auto writes the formula that solve would take", "[cli][encoding]") {
  const std::string cnf = run(with_board({"dimacs", "-e", "auto"})).out;
  CHECK(cnf == run(with_board({"dimacs", "-e", "distinct", "--reduce", "unit-propagation"})).out);
  CHECK(commented(cnf, "encoding") == "distinct");
  CHECK(run({"dimacs", "-e", "auto", "-p", worksheet}).out ==
        run({"dimacs", "-e", "extended", "--reduce", "units", "-p", worksheet}).out);
  CHECK(run({"dimacs", "-e", "auto", "--reduce", "none", "-p", worksheet}).out ==
        run({"dimacs", "-e", "extended", "-p", worksheet}).out);
  for (const std::string givens : {"none", "assume"}) {
    CHECK(run({"dimacs", "-e", "auto", "--givens", givens, "-p", worksheet}).out ==
          run({"dimacs", "-e", "extended", "--givens", givens, "-p", worksheet}).out);
  }
}

TEST_CASE("cli: -e auto is what solve would take wherever an encoding is named",
          "[cli][encoding]") {
  const Json solved = object_of("solve", with_board({"--stats"}));
  CHECK(solved["encoding"] == "distinct");
  const RunResult traced =
      run(with_board({"trace", "-e", "auto", "--mode", "units", "-f", "json"}));
  CHECK(Json::parse(traced.out)["encoding"] == "distinct");

  const Strings columns{"-f", "csv", "--columns", "clauses"};
  const auto compared = [&](const std::string& encoding) {
    Strings arguments = with_board({"compare", "-e", encoding});
    arguments.insert(arguments.end(), columns.begin(), columns.end());
    const std::string row = lines_of(run(arguments).out).back();
    CHECK_THAT(row, Catch::StartsWith(encoding + ","));
    return row.substr(row.find(','));
  };
  CHECK(compared("auto") == compared("distinct"));

  const Family family("--sizes 16 --grids latin --open 0.5 --count 1 -e auto");
  REQUIRE(family.instances().size() == 1);
  CHECK(family.instances()[0]["encoding"] == "distinct");
  CHECK(family.instances()[0]["reduction"] == "units");
  CHECK_THAT(family.instances()[0]["name"].get<std::string>(), Contains("-auto-"));
}

TEST_CASE("cli: prove takes auto unless an encoding is named", "[cli][encoding][certificates]") {
  const Scratch scratch;
  const auto encoding = [&](const Strings& more) {
    const std::string directory = scratch.file("certificate" + std::to_string(more.size()));
    Strings arguments{
        "prove",   "--size", "16",
        "--rules", "latin",  "-o",
        directory, "-p",     "1" + std::string(14, '.') + "1" + std::string(240, '.')};
    arguments.insert(arguments.end(), more.begin(), more.end());
    CHECK(run(arguments).status == 0);
    CHECK(run({"verify", directory}).status == 0);
    return Json::parse(read_file(directory + "/puzzle.json"))["encoding"].get<std::string>();
  };
  CHECK(encoding({}) == "distinct");
  CHECK(encoding({"-e", "minimal"}) == "minimal");
}
