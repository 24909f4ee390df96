// sudoku-sat prove by cubes, verify of parts: options, statuses, messages.
#include <filesystem>

#include "cli/helpers.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::StartsWith;

namespace {

/// The nine values of r1c2, in the worksheet's puzzle.
std::string nine_cubes() {
  std::string text = "c r1c2\n";
  for (int value = 1; value <= 9; ++value) text += "a " + std::to_string(9 + value) + " 0\n";
  return text;
}

struct ByCubes {
  explicit ByCubes(const Strings& more, const std::string& text = nine_cubes()) {
    Strings all{"prove", "-p",     worksheet, "--cube-file", scratch.write("cubes", text),
                "-o",    directory};
    all.insert(all.end(), more.begin(), more.end());
    result = run(all);
  }

  RunResult verify(const Strings& more = {}) const {
    Strings all{"verify", directory};
    all.insert(all.end(), more.begin(), more.end());
    return run(all);
  }

  Scratch scratch;
  std::string directory = scratch.file("bundle");
  RunResult result;
};

}  // namespace

TEST_CASE("cli: prove by cubes writes a certificate like any other", "[certificates]") {
  const ByCubes made({"-j", "2"});
  INFO(made.result);
  CHECK(made.result.status == 0);
  CHECK(made.result.err.empty());
  CHECK_THAT(made.verify().out, StartsWith("verified: the solution is the only one (lemmas ") &&
                                    Contains(says::all_checked));
  CHECK_THAT(only_error(made.verify({"--receipts"}), 2),
             Contains("bundle is not a certificate in parts"));
}

TEST_CASE("cli: a certificate in parts is verified whole, in parts, and by receipts",
          "[certificates]") {
  const ByCubes made({"--in-parts", "--claim", "unique"});
  CHECK(made.result.status == 0);
  CHECK_THAT(made.verify({"-j", "2"}).out,
             StartsWith("verified: the solution is the only one (parts 9, lemmas ") &&
                 Contains(says::all_checked));
  CHECK_THAT(only_error(made.verify({"--receipts"}), 1),
             Contains("missing: parts 1-9; `verify --only` checks"));
  CHECK_THAT(made.verify({"--parts", "1,3-6"}).out, StartsWith("checked: 5 of 9 parts (lemmas "));
  const Json some = objects_of(made.verify({"--parts", "2,7-9", "-f", "json"})).at(0);
  CHECK(some["status"] == "checked");
  CHECK(some["parts"] == 4);
  CHECK(some["all_parts"] == 9);
  const Json all = objects_of(made.verify({"--receipts", "-f", "json"})).at(0);
  CHECK(all["status"] == "verified by receipts");
  CHECK(all["parts"] == 9);
  CHECK(all["model_clauses"].get<int>() > 11988);
  CHECK_THAT(made.verify({"--receipts"}).out, StartsWith("verified by receipts: the solution is"));
}

TEST_CASE("cli: parts run checks a part of a certificate as verify --only does", "[certificates]") {
  const ByCubes made({"--in-parts"});
  const std::string manifest = made.directory + "/manifest.json";
  const std::string proof = made.directory + "/part-2.drat.zst";
  const std::string whole = read_file(proof);
  const auto state = [&](std::size_t part) {
    const RunResult result = run({"parts", "status", "-f", "json", manifest});
    return Json::parse(result.out).at(part - 1)["state"].get<std::string>();
  };
  CHECK(run({"parts", "run", manifest, "1"}).status == 0);
  CHECK(state(1) == "done");
  CHECK(state(2) == "waiting");
  std::filesystem::remove(proof);
  made.scratch.write("bundle/part-2.drat.zst", "1 0\n");
  CHECK_THAT(only_error(run({"parts", "run", manifest, "2"}), 1), Contains("part-2.drat.zst:1"));
  CHECK(state(2) == "failed");
  made.scratch.write("bundle/part-2.drat.zst", whole);
  for (int part = 2; part <= 9; ++part) {
    CHECK(run({"parts", "run", manifest, std::to_string(part)}).status == 0);
  }
  CHECK(state(2) == "done");
  CHECK(made.verify({"--receipts"}).status == 0);
  CHECK_THAT(only_error(run({"parts", "merge", manifest}), 2), Contains("can't be merged"));
  CHECK_THAT(only_error(run({"parts", "split", "--again", manifest}), 2),
             Contains("can't be split again"));
}

TEST_CASE("cli: a certificate in parts of an older version is refused in one line",
          "[certificates]") {
  const ByCubes made({"--in-parts"});
  std::filesystem::rename(made.directory + "/manifest.json", made.directory + "/cubes.icnf");
  for (const Strings& more : {Strings{}, Strings{"--only", "1"}, Strings{"--receipts"}}) {
    CHECK_THAT(only_error(made.verify(more), 1),
               Contains("bundle: not a certificate in parts of this version"));
  }
}

TEST_CASE("cli: prove --cubes splits the puzzle itself", "[certificates]") {
  const Scratch scratch;
  const auto proof = [&](const Strings& more) {
    const std::string directory = scratch.file("bundle");
    std::filesystem::remove_all(directory);
    Strings all{"prove", "-p", worksheet, "--cubes", "20", "-o", directory};
    all.insert(all.end(), more.begin(), more.end());
    const RunResult result = run(all);
    INFO(result);
    CHECK(result.status == 0);
    CHECK(run({"verify", directory}).status == 0);
    return read_file(directory + "/proof.drat");
  };
  const std::string one = proof({});
  CHECK(proof({"-j", "3"}) == one);
  CHECK(proof({"-e", "triads"}) != one);
  const auto refused = [&](const Strings& more) {
    Strings all{"prove", "-p", small, "-o", scratch.file("never"), "--cubes"};
    all.insert(all.end(), more.begin(), more.end());
    return only_error(run(all), 2);
  };
  CHECK_THAT(refused({"0"}), Contains("--cubes: expected"));
  CHECK_THAT(refused({"2", "-e", "binary"}), Contains("an encoding of the direct code"));
  CHECK_THAT(refused({"2", "--cube-file", "x"}),
             Contains("--cubes and --cube-file " + says::not_combined));
  CHECK_THAT(refused({"2", "--lrat"}), Contains("--lrat"));
}

TEST_CASE("cli: prove by cubes and verify of parts refuse what they don't know", "[certificates]") {
  CHECK_THAT(only_error(ByCubes({"--lrat"}).result, 2), Contains("--lrat"));
  CHECK_THAT(only_error(ByCubes({"--claim", "fewest"}).result, 2), Contains("fewest"));
  CHECK_THAT(only_error(ByCubes({}, "a 1 0\na 1 0\n").result, 1),
             Contains("cubes:2: cube 2 is the same as cube 1"));
  CHECK_THAT(only_error(ByCubes({}, "a 730 0\n").result, 2), Contains("variable 730"));
  CHECK_THAT(only_error(ByCubes({}, "a -10 0\na 11 0\n").result, 1),
             Contains("nothing to prove without --claim: there is a solution"));
  CHECK_THAT(only_error(ByCubes({"--claim", "unsat"}).result, 1),
             Contains("the claim is false: there is a solution"));
  CHECK_THAT(only_error(ByCubes({"--timeout", "0.0000001"}).result, 30), Contains("time-out"));
  for (const char* option : {"--in-parts", "-j2"}) {
    CHECK_THAT(only_error(run({"prove", "-p", small, "-o", "never", option}), 2),
               Contains("needs --cubes or --cube-file"));
  }
  const ByCubes made({"--in-parts"});
  for (const char* parts : {"0", "x", "3-2", "10", ""}) {
    CAPTURE(parts);
    CHECK(made.verify({"--parts", parts}).status == 2);
  }
  CHECK_THAT(only_error(made.verify({"--parts", "1", "--receipts"}), 2), Contains("--receipts"));
}
