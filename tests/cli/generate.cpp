// sudoku-sat generate: what it writes, the same for the same seed, limits, wrong usage.
#include "cli/helpers.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

RunResult generate(const Strings& options) {
  Strings arguments = {"generate"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  return run(arguments);
}

}  // namespace

TEST_CASE("cli: generate writes a line for each puzzle, each with one solution",
          "[cli][generate]") {
  const RunResult made = generate({"-n", "5", "--seed", "3"});
  CHECK(made.status == 0);
  CHECK(lines_of(made.out).size() == 5);
  for (const Json& object : objects_of(run({"solve", "--unique", "-f", "json"}, made.out))) {
    CHECK(object["unique"] == true);
  }
}

// A random piece of a grid rarely leaves room for connected regions, so a solver makes these grids.
TEST_CASE("cli: generate makes puzzles of regions that are not known", "[cli][generate]") {
  for (const std::string size : {"6", "9"}) {
    const RunResult made =
        generate({"--rules", "chaos-construction", "--size", size, "--seed", "6", "-f", "puzzle"});
    CHECK(made.status == 0);
    const auto solved = objects_of(run({"solve", "--unique", "-f", "json"}, made.out));
    REQUIRE(solved.size() == 1);
    CHECK(solved.front()["unique"] == true);
  }
}

TEST_CASE("cli: generate writes the same bytes on any number of threads", "[cli][generate]") {
  const RunResult one = generate({"-n", "30", "--seed", "3", "--size", "6", "-f", "json"});
  CHECK(one.status == 0);
  for (const std::string jobs : {"2", "3"}) {
    CHECK(generate({"-n", "30", "--seed", "3", "--size", "6", "-f", "json", "-j", jobs}).out ==
          one.out);
  }
}

TEST_CASE("cli: ranges of puzzles add up to all of them", "[long][cli][generate]") {
  // In the third run some puzzles are given up, so that numbers and lines differ.
  const std::vector<Strings> commands = {
      {"-n", "7"},
      {"-n", "7", "-f", "json"},
      {"-n", "7", "--size", "6", "--clues", "9", "--attempts", "3", "-f", "json"},
      {"-n", "7", "--size", "4", "--rating", "up", "--symmetry", "rotate180", "-j", "2"},
      {"-n", "7", "--size", "6", "--rating", "medium", "-f", "json"},
      {"-n", "7", "--size", "4", "--rules", "cages", "-f", "json"}};
  for (Strings command : commands) {
    INFO(joined(command));
    command.insert(command.end(), {"--seed", "11"});
    const std::string whole = generate(command).out;
    for (const Strings& ranges :
         std::vector<Strings>{{"0:7"}, {"0:1", "1:7"}, {"0:3", "3:4", "4:7"}}) {
      std::string together;
      for (const std::string& range : ranges) {
        Strings part = command;
        part.insert(part.end(), {"--range", range});
        together += generate(part).out;
      }
      CHECK(together == whole);
    }
  }
}

TEST_CASE("cli: a range of a board without solution adds nothing to the first line",
          "[cli][generate]") {
  const Strings command = {"-p", "11..............", "--seed", "1", "-n", "3", "-f", "json"};
  Strings rest = command;
  rest.insert(rest.end(), {"--range", "1:3"});
  CHECK(objects_of(generate(command)).size() == 1);
  CHECK(generate(rest).out.empty());
  CHECK(generate(rest).status == 20);
}

TEST_CASE("cli: generate refuses ranges that there are not", "[cli][generate]") {
  const auto refused = [](const Strings& options) { return only_error(generate(options), 2); };
  CHECK_THAT(refused({"-n", "5", "--range", "0:2"}), Contains("--range needs --seed"));
  for (const std::string range : {"2:2", "3:1", "0:6", "1", "1:2:3", ":2", "a:b", "-1:2"}) {
    INFO(range);
    CHECK_THAT(refused({"-n", "5", "--seed", "1", "--range=" + range}), Contains("--range"));
  }
}

TEST_CASE("cli: generate says the seed that it drew, and repeats it", "[cli][generate]") {
  const RunResult first = generate({"--size", "4", "-f", "json"});
  const auto objects = objects_of(first);
  REQUIRE(objects.size() == 1);
  const std::string seed = objects[0]["seed"].dump();
  CHECK_THAT(first.err, Contains("seed " + seed));
  CHECK(generate({"--size", "4", "-f", "json", "--seed", seed}).out == first.out);
}

TEST_CASE("cli: generate writes puzzle, solution and bounds in JSON", "[cli][generate]") {
  const auto objects = objects_of(
      generate({"--size", "4", "--fewest", "--seed", "1", "--rules", "diagonals", "-f", "json"}));
  REQUIRE(objects.size() == 1);
  const Json& object = objects[0];
  CHECK(object["index"] == 0);
  CHECK(object["puzzle"].get<std::string>().size() == 16);
  CHECK(object["solution"].get<std::string>().size() == 16);
  CHECK(object["fewest"]["proved"] == true);
  CHECK(object["fewest"]["least"] == object["givens"]);
  CHECK(object["rules"][0]["name"] == "diagonals");
}

TEST_CASE("cli: generate writes a puzzle file where rules have data", "[cli][generate]") {
  const RunResult made = generate({"--size", "6", "--rules", "cages", "--seed", "1"});
  CHECK(made.status == 0);
  CHECK_THAT(made.out, Contains("cages:"));
  const auto solved = objects_of(run({"solve", "--unique", "-f", "json"}, made.out));
  REQUIRE(solved.size() == 1);
  CHECK(solved[0]["unique"] == true);
}

TEST_CASE("cli: generate makes puzzles of given solutions", "[cli][generate]") {
  const Scratch scratch;
  const std::string file = scratch.write("grids", small_solution + "\n2143431234211234\n");
  const auto objects =
      objects_of(generate({"--size", "4", "--solution", file, "--seed", "1", "-f", "json"}));
  REQUIRE(objects.size() == 2);
  CHECK(objects[0]["solution"] == small_solution);
  CHECK(objects[1]["solution"] == "2143431234211234");
}

TEST_CASE("cli: generate finds two Miracle givens with the original solution excluded",
          "[cli][generate]") {
  const Scratch scratch;
  const std::string file = scratch.write(
      "original",
      "483726159726159483159483726837261594261594837594837261372615948615948372948372615\n");
  const auto objects = objects_of(generate(
      {"--rules", miracle_rules, "--fewest", "--exclude", file, "--seed", "1", "-f", "json"}));
  REQUIRE(objects.size() == 1);
  CHECK(objects[0]["fewest"]["proved"] == true);
  CHECK(objects[0]["givens"].get<int>() <= 2);
}

TEST_CASE("cli: generate writes the best puzzle so far at a time-out, with status 30",
          "[cli][generate]") {
  const RunResult made = generate({"--fewest", "--timeout", "1", "--seed", "1"});
  CHECK(made.status == 30);
  CHECK(lines_of(made.out).size() == 1);
  CHECK_THAT(made.err, Contains("between"));
}

TEST_CASE("cli: generate ends with status 30 if no puzzle was found in time", "[cli][generate]") {
  const RunResult made = generate({"--clues", "9", "--timeout", "0.3", "--seed", "1"});
  CHECK(made.status == 30);
  CHECK(made.out.empty());
  CHECK_THAT(made.err, Contains("none found"));
}

TEST_CASE("cli: generate ends with status 20 if the board has no solution", "[cli][generate]") {
  const RunResult result = generate({"-p", "11..............", "--seed", "1"});
  CHECK(result.status == 20);
  CHECK_THAT(result.err, Contains("the board has no solution with these givens"));
}

TEST_CASE("cli: no number of givens is refused where rules to be made up may do without",
          "[cli][generate]") {
  const RunResult made =
      generate({"--size", "4", "--rules", "cages", "--clues", "0", "--seed", "1"});
  INFO(made);
  CHECK(made.status == 0);
  CHECK_THAT(made.out, Contains("cages:"));
}

TEST_CASE("cli: generate refuses options that make no sense", "[cli][generate]") {
  CHECK_THAT(only_error(generate({"-n", "0"}), 2), Contains("--count: expected"));
  CHECK_THAT(only_error(generate({"--clues", "20", "--fewest"}), 2), Contains(says::not_combined));
  CHECK_THAT(only_error(generate({"--fewest", "--rating", "up"}), 2), Contains(says::not_combined));
  CHECK_THAT(only_error(generate({"--symmetry", "rotat90"}), 2), Contains("rotate90"));
  CHECK_THAT(only_error(generate({"--rating", "serach"}), 2), Contains("search"));
  CHECK_THAT(only_error(generate({"--clues", "82"}), 2), Contains("81"));
  CHECK_THAT(only_error(generate({"--clues", "7"}), 2), Contains("at least 8 different values"));
  CHECK_THAT(only_error(generate({"--rules", "grids"}), 2), Contains("puzzle file"));
}

TEST_CASE("cli: generate refuses a solution that breaks the rules", "[cli][generate]") {
  const Scratch scratch;
  const std::string file = scratch.write("wrong", "1111111111111111\n");
  CHECK_THAT(only_error(generate({"--size", "4", "--solution", file}), 1),
             Contains("wrong:1: not a solution"));
}
