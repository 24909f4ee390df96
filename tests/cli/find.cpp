// sudoku-sat find: puzzle files of free clues, the same for the same seed, limits, wrong usage.
#include "cli/helpers.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

RunResult find(const Strings& options, const std::string& input = "") {
  return run(with_words({"find"}, options), input);
}

const std::string idea = "size: 4\nfind:\n  2 of renban: line(3)\n  3 givens\n";

}  // namespace

TEST_CASE("cli: find writes puzzle files with one solution, the same on any number of threads",
          "[cli][find]") {
  const RunResult found = find({"-", "--seed", "3", "-n", "4"}, idea);
  CHECK(found.status == 0);
  CHECK_THAT(found.err, Contains("seed 3"));
  const auto solved = objects_of(run({"solve", "--unique", "-f", "json"}, found.out));
  REQUIRE(solved.size() == 4);
  for (const Json& answer : solved) CHECK(answer.at("unique") == true);
  CHECK(find({"-", "--seed", "3", "-n", "4", "-j", "2"}, idea).out == found.out);
  CHECK(find({"-", "--seed", "4", "-n", "4"}, idea).out != found.out);
}

TEST_CASE("cli: find's ideas in puzzles/ideas become puzzles", "[cli][find][long]") {
  const auto folder = source_path("puzzles/ideas");
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    CAPTURE(file.path().string());
    const RunResult found = find({file.path().string(), "--seed", "1", "--timeout", "100"});
    CHECK(found.status == 0);
    CHECK(objects_of(run({"solve", "--unique", "-f", "json"}, found.out)).at(0).at("unique") ==
          true);
    CHECK(lines_of(read_file(file.path())).size() <= 20);
    CHECK(run({"solve", file.path().string()}).status == 1);
  }
}

TEST_CASE("cli: find answers in JSON", "[cli][find]") {
  const RunResult found =
      find({"--size", "4", "--clue", "4..6 givens", "--minimal", "--seed", "1", "-f", "json"});
  const Json answer = objects_of(found).at(0);
  CHECK(answer.at("seed") == 1);
  const int givens = answer.at("givens").get<int>();
  CHECK((givens >= 4 && givens <= 6));
  const auto solved = objects_of(run({"solve", "-f", "json", "-p", answer.at("puzzle")}));
  CHECK(solved.at(0).at("solution") == answer.at("solution"));
}

TEST_CASE("cli: find gives up with status 30, and says so in JSON", "[cli][find]") {
  const RunResult none =
      find({"--size", "4", "--clue", "1 given", "--seed", "1", "--attempts", "2", "-f", "json"});
  CHECK(none.status == 30);
  CHECK(objects_of(none).at(0).at("puzzle") == nullptr);
  CHECK(objects_of(none).at(0).at("reason") == "2 attempts");
  CHECK_THAT(none.err, Contains("puzzle 1: none found (2 attempts)"));
  CHECK(find({"--clue", "17 givens", "--timeout", "0.2"}).status == 30);
}

TEST_CASE("cli: find refuses wrong free clues with one line", "[cli][find]") {
  const auto refused = [](const RunResult& result, int status, const std::string& what) {
    CHECK(result.status == status);
    CHECK(result.out.empty());
    CHECK(lines_of(result.err) == Strings{"sudoku-sat: error: " + what});
  };
  refused(find({"--empty"}), 2,
          "no free clues: write some below `find:` in the puzzle file, or use --clue");
  refused(find({"--size", "4", "--clue", "1 renban: line(99)"}), 2,
          "--clue: line(99): expected 2 to 16 cells, e.g. line(4) or line(3..5)");
  refused(find({"-"}, "size: 4\nfind:\n  1 renbam: line(4)\n"), 1,
          "standard input:3:3: unknown rule 'renbam'; did you mean renban?");
  refused(run({"solve", "-"}, idea), 1,
          "standard input:3:3: these clues are free: `sudoku-sat find` makes puzzles of them");
}
