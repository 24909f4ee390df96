// sudoku-sat generate: its output, the same for the same seed, limits, wrong usage.
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
    for (const Strings& ranges : std::vector<Strings>{{"0:7"}, {"0:3", "3:4", "4:7"}}) {
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
  CHECK_THAT(only_error(generate({"--needs", "search"}), 2), Contains("not a technique"));
  CHECK_THAT(only_error(generate({"--needs", "x-wing", "--rating", "hard"}), 2),
             Contains(says::not_combined));
}

TEST_CASE("cli: generate refuses a solution that breaks the rules", "[cli][generate]") {
  const Scratch scratch;
  const std::string file = scratch.write("wrong", "1111111111111111\n");
  CHECK_THAT(only_error(generate({"--size", "4", "--solution", file}), 1),
             Contains("wrong:1: not a solution"));
}

TEST_CASE("cli: generate --pattern puts givens only where the pattern has marks",
          "[cli][generate]") {
  const std::string marks =
      "x.x...x.x\n.x.x.x.x.\nx..xxx..x\n.xx...xx.\n..x...x..\n.xx...xx.\nx..xxx..x\n.x.x.x.x.\n"
      "x.x...x.x\n";
  std::string digits = marks;
  std::replace(digits.begin(), digits.end(), 'x', '7');
  const Scratch scratch;
  const std::string file = scratch.write("marks", marks);
  const RunResult made = generate({"--pattern", file, "--seed", "1", "-n", "3"});
  INFO(made);
  CHECK(made.status == 0);
  CHECK(lines_of(made.out).size() == 3);
  std::string places = marks;
  std::erase(places, '\n');
  for (const std::string& puzzle : lines_of(made.out)) {
    for (std::size_t i = 0; i < 81; ++i) CHECK((puzzle[i] == '.' || places[i] == 'x'));
  }
  CHECK(run({"solve", "--unique", "-q"}, made.out).status == 0);
  // Any form of a grid, and a sign of any kind.
  for (const std::string& other :
       {digits, run({"convert", "-f", "csv"}, digits).out, std::string("#") + marks.substr(1)}) {
    const std::string again = scratch.write("other", other);
    CHECK(generate({"--pattern", again, "--seed", "1", "-n", "3"}).out == made.out);
  }
}

TEST_CASE("cli: a pattern of few cells is filled by changing a solution step by step",
          "[cli][generate]") {
  const std::string places =
      "..x.x.x...x..x..x.x.......x...x.x...x.x...x.x...x.x...x.......x.x..x..x...x.x.x..";
  const Scratch scratch;
  const RunResult made =
      generate({"--pattern", scratch.write("few", places), "--seed", "2", "-f", "json"});
  INFO(made);
  REQUIRE(objects_of(made).size() == 1);
  CHECK(objects_of(made)[0]["attempts"].get<int>() < 300);
}

TEST_CASE("cli: generate refuses patterns that can't be, and says if none is enough",
          "[cli][generate]") {
  const Scratch scratch;
  const auto with = [&](const std::string& text, Strings options) {
    options.insert(options.begin(),
                   {"--size", "4", "--seed", "1", "--pattern", scratch.write("pattern", text)});
    return generate(options);
  };
  CHECK_THAT(only_error(with("................\n", {}), 1), Contains("no cell of this pattern"));
  CHECK_THAT(only_error(with(small + "\n" + small + "\n", {}), 1), Contains("one grid"));
  CHECK_THAT(only_error(with("x...............\n", {"--clues", "3"}), 2),
             Contains("3 givens: the pattern has 1 cell"));
  CHECK_THAT(only_error(with("x...............\n", {"--symmetry", "rotate180"}), 2),
             Contains("symmetry"));
  const RunResult none = with("xxxx............\n", {"--attempts", "5"});
  CHECK(none.status == 30);
  CHECK_THAT(none.err, Contains("none found (5 attempts; givens in all cells of the pattern"));
}

TEST_CASE("cli: a pattern goes with symmetry, data to be made up and a number of givens",
          "[cli][generate]") {
  const Scratch scratch;
  const std::string file = scratch.write("pattern", "xxxxxxxxxxxxxxx.");
  const RunResult half = generate(
      {"--size", "4", "--seed", "1", "--pattern", file, "--symmetry", "rotate180", "--clues", "8"});
  INFO(half);
  REQUIRE(half.status == 0);
  CHECK(half.out.front() == '.');
  CHECK(std::count(half.out.begin(), half.out.end(), '.') == 8);
  const RunResult cages =
      generate({"--size", "4", "--seed", "1", "--pattern", file, "--rules", "cages"});
  CHECK(cages.status == 0);
}

TEST_CASE("cli: puzzles made with --needs can't be solved without the technique",
          "[cli][generate]") {
  for (const std::string technique : {"hidden-single", "naked-pair", "x-wing"}) {
    const RunResult made = generate({"--needs", technique, "--seed", "1"});
    INFO(made);
    REQUIRE(made.status == 0);
    const auto rated = objects_of(run({"rate", "-f", "json"}, made.out));
    CHECK(rated.at(0)["technique"] == technique);
  }
}

TEST_CASE("cli: with --techniques, --needs allows these besides the one that is needed",
          "[cli][generate]") {
  const RunResult made = generate(
      {"--needs", "naked-single", "--techniques", "hidden-single", "--seed", "4", "-n", "2"});
  INFO(made);
  REQUIRE(made.status == 0);
  for (const auto& rated : objects_of(run({"rate", "-f", "json"}, made.out))) {
    CHECK(rated["grade"] == "easy");
  }
}

TEST_CASE("cli: no givens at all are made where the rules alone leave one solution",
          "[cli][generate]") {
  const std::string rules =
      "size: 4\ncages:\n  1: r1c1\n  2: r1c2\n  3: r1c3\n  3: r2c1\n"
      "  2: r3c1\n  1: r4c3\n  4: r2c2\n";
  const RunResult read = run({"generate", "--givens", "0", "--seed", "1", "-f", "json", "-"},
                             rules + "\n................\n");
  INFO(read);
  CHECK(read.status == 0);
  CHECK(objects_of(read).at(0)["givens"] == 0);
  const RunResult several = generate({"--rules", "non-consecutive", "--clues", "0", "--seed", "1"});
  CHECK(several.status == 30);
  CHECK_THAT(several.err, Contains("the rules alone leave several solutions"));
}
