// sudoku-sat rate: formats, what each option measures, and exit statuses.
#include "cli/helpers.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::StartsWith;

namespace {

const std::string named = source_path("puzzles/named.txt");

}  // namespace

TEST_CASE("cli: rate writes an object for each puzzle", "[cli][rate]") {
  const RunResult result =
      run({"rate", "-f", "json", "--backdoor", "--seeds", "3", "-p", worksheet + " w"});
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  const Json object = objects_of(result).at(0);
  CHECK(object["index"] == 0);
  CHECK(object["label"] == "w");
  CHECK(object["puzzle"] == worksheet);
  CHECK(object["status"] == "solved");
  CHECK(object["unique"] == true);
  CHECK(object["level"] == "failed-literals-2");
  CHECK(object["givens"] == 21);
  CHECK(object["cells"] == Json{{"up-minimal", 21},
                                {"up-extended", 21},
                                {"up-triads", 21},
                                {"failed-literals", 21},
                                {"failed-literals-2", 81}});
  CHECK(object["decisions"].get<int>() >= object["conflicts"].get<int>());
  CHECK(object["backdoor"] == 2);
  CHECK(object["backdoor_cells"].size() == 2);
}

TEST_CASE("cli: rate writes null for what was not asked", "[cli][rate]") {
  const Json object = objects_of(run({"rate", "-f", "json", "-p", small})).at(0);
  CHECK(object["decisions"].is_null());
  CHECK(object["conflicts"].is_null());
  CHECK(object["backdoor"].is_null());
}

TEST_CASE("cli: rate shows the largest core of an explanation", "[cli][rate]") {
  const Json rated = objects_of(run({"rate", "-f", "json", "--core", "-p", small})).at(0);
  const Json explained = objects_of(run({"explain", "-f", "json", "-p", small})).at(0);
  CHECK(rated["core"].get<int>() > 2);
  CHECK(rated["core"] == explained["summary"]["largest"]);
}

TEST_CASE("cli: rate as CSV has all columns", "[cli][rate]") {
  const RunResult result = run({"rate", "-f", "csv", "-p", worksheet});
  CHECK(result.status == 0);
  CHECK(lines_of(result.out) ==
        Strings{"index,label,puzzle,status,unique,level,grade,technique,rating,where,givens,"
                "up-minimal,up-extended,up-triads,"
                "failed-literals,failed-literals-2,decisions,conflicts,backdoor,core",
                "0,," + worksheet +
                    ",solved,yes,failed-literals-2,extreme,nested-chains,9.4,r3c6,21,21,21,21,21,"
                    "81,,,,"});
}

TEST_CASE("cli: rate as a table has the columns asked for, and then the levels", "[cli][rate]") {
  const Strings lines = lines_of(run({"rate", "--backdoor", named}).out);
  REQUIRE(lines.size() == 13);
  CHECK_THAT(lines[0], Contains("label") && Contains("backdoor") && !Contains("decisions"));
  CHECK_THAT(lines[1], Contains("inkala-2012") && Contains("failed-literals-2"));
  CHECK(lines[5].empty());
  CHECK_THAT(lines[6], Contains("cumulative"));
  CHECK_THAT(lines[11], Contains("failed-literals-2") && Contains("4   100.00      100.00"));
}

TEST_CASE("cli: names of files in a table hold nothing that a terminal obeys", "[cli][rate]") {
  const Scratch scratch;
  const Strings files = {scratch.write("a\u009B31m\u202Eb.txt", small + "\n"),
                         scratch.write("\u00E9.txt", small + "\n")};
  for (const std::string format : {"table", "markdown"}) {
    CHECK_THAT(run({"rate", "-f", format, files[0], files[1]}).out,
               Contains("a?31m?b.txt") && Contains("\u00E9.txt"));
  }
}

TEST_CASE("cli: rate names the input of each puzzle if there are several", "[cli][rate]") {
  const Scratch scratch;
  const Strings files = {scratch.write("a.txt", small + "\n"),
                         scratch.write("b.txt", small + "\n")};
  const std::vector<Json> objects = objects_of(run({"rate", "-f", "json", files[0], files[1]}));
  REQUIRE(objects.size() == 2);
  CHECK(objects[0]["input"] == files[0]);
  CHECK(objects[1]["input"] == files[1]);
  CHECK_THAT(run({"rate", files[0], files[1]}).out, Contains(files[0]) && Contains(files[1]));
  CHECK_THAT(run({"rate", "-f", "csv", files[0], files[1]}).out, StartsWith("index,input,label"));
  CHECK_FALSE(objects_of(run({"rate", "-f", "json", files[0]})).at(0).contains("input"));
}

TEST_CASE("cli: rate --summary counts the puzzles at each level", "[cli][rate]") {
  const std::string input =
      small + "\n123\n" + std::string(16, '.') + "\n" + worksheet + "\n" + clashing + "\n";
  const RunResult result = run({"rate", "--summary", "-f", "csv"}, input);
  CHECK(result.status == 1);
  CHECK(lines_of(result.out) == Strings{"level,puzzles,percent,cumulative",
                                        "up-minimal,2,40.00,40.00", "up-extended,0,0.00,40.00",
                                        "up-triads,0,0.00,40.00", "failed-literals,0,0.00,40.00",
                                        "failed-literals-2,1,20.00,60.00", "search,0,0.00,60.00",
                                        "none,1,20.00,", "invalid,1,20.00,"});
}

TEST_CASE("cli: rate continues after a line that is not a puzzle", "[cli][rate]") {
  const RunResult result = run({"rate", "-f", "json"}, small + "\n123\n" + small + "\n");
  CHECK(result.status == 1);
  const auto objects = objects_of(result);
  REQUIRE(objects.size() == 3);
  CHECK(objects[1]["status"] == "invalid");
  CHECK(objects[1]["puzzle"].is_null());
  CHECK_FALSE(objects[1]["reason"].get<std::string>().empty());
  CHECK(objects[2]["level"] == objects[0]["level"]);
}

TEST_CASE("cli: rate ends with status 20 if a puzzle has no solution", "[cli][rate]") {
  const RunResult result = run({"rate", "-f", "json"}, clashing + "\n" + unsolvable + "\n");
  CHECK(result.status == 20);
  const auto objects = objects_of(result);
  REQUIRE(objects.size() == 2);
  CHECK(objects[0]["status"] == "inconsistent");
  CHECK(objects[1]["status"] == "unsatisfiable");
  CHECK(objects[1]["unique"].is_null());
  CHECK(run({"rate", "-p", clashing}).status == 20);
}

TEST_CASE("cli: rate ends with status 30 if the time runs out", "[cli][rate]") {
  const RunResult result = run({"rate", "-f", "json", "--timeout", "0.000001", "-p", worksheet});
  CHECK(result.status == 30);
  CHECK_THAT(result.err, Contains("time-out"));
  const Json object = objects_of(result).at(0);
  CHECK(object["status"] == "unknown");
  CHECK(object["level"].is_null());
  CHECK(object["reason"] == "time-out");
}

TEST_CASE("cli: rate says the same each time", "[cli][rate]") {
  const Strings arguments{"rate", "--backdoor", "--seeds", "4", "-f", "markdown", named};
  const RunResult result = run(arguments);
  CHECK_THAT(result.out, Contains("| failed-literals-2 | 4 | 100.00 | 100.00 |"));
  CHECK(result.out == run(arguments).out);
}

TEST_CASE("cli: rate refuses what it does not know", "[cli][rate]") {
  CHECK_THAT(only_error(run({"rate", "-f", "svg", "-p", small}), 2), Contains("svg"));
  only_error(run({"rate", "--seeds", "-1", "-p", small}), 2);
  only_error(run({"rate", "--seeds", "many", "-p", small}), 2);
}
