// parts split without an input: generate, family and compare do the same in parts as in one
// process; also rate on a stream.
#include <filesystem>

#include "sealed.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

/// A command in parts, in a directory of its own.
struct InParts {
  Scratch scratch;
  std::string directory = scratch.file("parts");
  std::string manifest = directory + "/manifest.json";

  RunResult split(int parts, const Strings& command) const {
    return run(with_words(
        {"parts", "split", "--parts", std::to_string(parts), "-o", directory, "--"}, command));
  }

  RunResult run_part(std::size_t part) const {
    return run({"-q", "parts", "run", manifest, std::to_string(part)});
  }

  std::size_t size() const { return Json::parse(read_file(manifest))["parts"].size(); }

  /// Splits and runs all parts, the last one first.
  void work(int parts, const Strings& command) const {
    const RunResult made = split(parts, command);
    INFO(made);
    REQUIRE(made.status == 0);
    for (std::size_t part = size(); part > 0; --part) {
      const RunResult ran = run_part(part);
      INFO(ran);
      CHECK(ran.status == 0);
    }
  }

  RunResult merge(const Strings& more = {}) const {
    return run(with_words({"parts", "merge", manifest}, more));
  }
  std::string file(const std::string& name) const { return directory + "/" + name; }
};

std::string bytes_of_all(const std::string& directory) {
  std::map<std::string, std::string> files;
  for (const auto& entry : fs::recursive_directory_iterator(directory)) {
    if (!entry.is_regular_file()) continue;
    files[entry.path().lexically_relative(directory).string()] = read_file(entry.path());
  }
  std::string text;
  for (const auto& [name, bytes] : files) text += name + "\n" + bytes;
  return text;
}

/// Any number of parts merges to what one process wrote.
void check_parts_of(const Strings& command, const RunResult& whole) {
  for (const int count : {1, 2, 3, 7}) {
    INFO(count);
    const InParts parts;
    parts.work(count, command);
    const RunResult merged = parts.merge();
    CHECK(merged.out == whole.out);
    CHECK(merged.status == whole.status);
  }
}

}  // namespace

TEST_CASE("cli: generated puzzles in parts are those of one process", "[long][cli][parts]") {
  const Strings command = GENERATE(
      Strings{"generate", "-n", "11", "--seed", "5"},
      Strings{"generate", "-n", "5", "--seed", "5", "--size", "6", "-f", "json", "-j", "2"},
      Strings{"generate", "-n", "5", "--seed", "5", "--size", "4", "-f", "grid"},
      Strings{"generate", "-n", "5", "--seed", "5", "--size", "4", "--rules", "cages"},
      Strings{"generate", "-n", "9", "--seed", "5", "--size", "6", "--clues", "9", "--attempts",
              "3", "-f", "grid"},
      Strings{"generate", "-p", "11..............", "--seed", "1", "-n", "3", "-f", "json"});
  INFO(joined(command));
  const RunResult whole = run(command);
  check_parts_of(command, whole);
}

TEST_CASE("cli: a family in parts is that of one process", "[long][cli][parts][family]") {
  const Strings command =
      GENERATE(Strings{"family", "--sizes", "4,9", "--open", "0.4:0.6", "--count", "3"},
               Strings{"family", "--sizes", "9", "--open", "0.4:0.6", "--count", "3", "--unsat",
                       "--proofs", "--compress", "xz"},
               Strings{"family", "--sizes", "9,16", "--open", "0.6", "--count", "1", "--calibrate",
                       "in-process", "--window", "0,9", "--tries", "4"});
  INFO(joined(command));
  const Scratch scratch;
  // What calibration measured by the clock differs each time.
  const auto bytes_in = [&](const std::string& directory) {
    fs::remove(directory + "/times.json");
    return bytes_of_all(directory);
  };
  REQUIRE(run(with_words(command, {"-o", scratch.file("whole")})).status == 0);
  const std::string whole = bytes_in(scratch.file("whole"));
  for (const int count : {1, 2, 3, 7}) {
    INFO(count);
    const InParts parts;
    parts.work(count, command);
    const std::string made = parts.scratch.file("made");
    CHECK(parts.merge({"-o", made}).status == 0);
    CHECK(bytes_in(made) == whole);
  }
}

TEST_CASE("cli: a comparison in parts is that of one process", "[cli][parts][compare]") {
  const Scratch scratch;
  const std::string stream = scratch.write("puzzles", worksheet + "\nno puzzle\n" + unsolvable);
  const Strings command = {"compare",
                           "--encodings",
                           "minimal,triads",
                           "--reduce",
                           "none,givens",
                           "--proofs",
                           "--solve",
                           "-f",
                           "csv",
                           "--columns",
                           "name,reduce,clauses,conflicts,lemmas",
                           stream};
  const RunResult whole = run(command);
  CHECK(whole.status == 1);
  check_parts_of(command, whole);
}

TEST_CASE("cli: the ratings of a stream in parts are those of one process", "[cli][parts]") {
  const Scratch scratch;
  const std::string stream = scratch.write(
      "s.txt", worksheet + "\n" + worksheet.substr(1) + "\n" + unsolvable + "\n" + worksheet);
  const RunResult whole = run({"rate", "-f", "json", stream});
  for (const int count : {1, 2, 3, 7}) {
    INFO(count);
    const InParts parts;
    REQUIRE(run({"parts", "split", stream, "--parts", std::to_string(count), "-o", parts.directory,
                 "--", "rate"})
                .status == 0);
    for (std::size_t part = parts.size(); part > 0; --part) CHECK(parts.run_part(part).status == 0);
    const RunResult merged = parts.merge();
    CHECK(merged.out == whole.out);
    CHECK(merged.status == whole.status);
  }
}

TEST_CASE("cli: an interrupted range continues where it was", "[long][cli][parts]") {
  const Strings command = {"generate", "-n", "4000", "--seed", "3", "--rating", "up"};
  const InParts parts;
  REQUIRE(parts.split(1, command).status == 0);
  const std::string signal = GENERATE("TERM", "KILL");
  // Each run is ended once it has kept something; what is killed is gone when `wait` returns.
  const std::string kept = "cat '" + parts.file("part-1.progress") + "' 2>/dev/null";
  for (int i = 0; i < 3; ++i) {
    shell("before=$(" + kept + "); \"$SUDOKU_SAT\" -q parts run '" + parts.manifest +
          "' 1 & while kill -0 $! 2>/dev/null && [ \"$(" + kept +
          ")\" = \"$before\" ]; do sleep 0.01; done; kill -" + signal + " $!; wait $!");
  }
  CHECK(parts.run_part(1).status == 0);
  CHECK(parts.merge().out == run(command).out);
}

TEST_CASE("cli: what was kept of a range is not made again", "[cli][parts]") {
  const Strings command = {"generate", "-n", "3", "--seed", "3"};
  const InParts parts;
  parts.work(1, command);
  const std::string whole = parts.merge().out;
  Json progress = Json::parse(read_file(parts.file("part-1.json")));
  progress["bytes"] = 82;
  progress["digest"] = "";
  progress["end"] = 1;
  fs::remove(parts.file("part-1.json"));
  fs::remove(parts.file("part-1.result"));
  // The kept line is another than the right one, which shows that it was kept.
  const std::string kept = std::string(81, 'x') + "\n";
  const Scratch scratch;
  fs::rename(scratch.write("a", sealed(progress)), parts.file("part-1.progress"));
  fs::rename(scratch.write("b", kept + "torn"), parts.file("part-1.partial"));
  const RunResult status = run({"parts", "status", "-f", "json", parts.manifest});
  CHECK(Json::parse(status.out)[0]["done"] == "33%");
  CHECK(parts.run_part(1).status == 0);
  CHECK(parts.merge().out == kept + whole.substr(82));
}

TEST_CASE("cli: files of a range may be named from anywhere, and must stay", "[cli][parts]") {
  const InParts parts;
  const std::string puzzle = parts.scratch.write("a puzzle.txt", worksheet + "\n");
  const Strings rest = {"--encodings", "minimal,triads", "-f", "csv", "--columns", "name,clauses"};
  std::string words = "compare 'a puzzle.txt'";
  for (const std::string& word : rest) words += " " + word;
  const RunResult split =
      shell_in(parts.scratch.path(), "\"$PROGRAM\" parts split --parts 2 -o parts -- " + words,
               {"PROGRAM=" + program_path().string()});
  INFO(split);
  REQUIRE(split.status == 0);
  CHECK(parts.run_part(1).status == 0);
  SECTION("unchanged") {
    CHECK(parts.run_part(2).status == 0);
    CHECK(parts.merge().out == run(with_words({"compare", puzzle}, rest)).out);
  }
  SECTION("changed") {
    parts.scratch.write("a puzzle.txt", unsolvable + "\n");
    CHECK_THAT(only_error(parts.run_part(2), 1), Contains("has changed since"));
  }
}

TEST_CASE("cli: merge names what is wrong with ranges before it writes", "[cli][parts]") {
  const InParts parts;
  const Strings command = {"family", "--sizes", "4", "--open", "0.4", "--count", "3"};
  parts.work(3, command);
  const std::string made = parts.scratch.file("made");
  const auto refused = [&] {
    const std::string error = only_error(parts.merge({"-o", made}), 1);
    CHECK_FALSE(fs::exists(made));
    return error;
  };
  SECTION("missing") {
    fs::remove(parts.file("part-2.json"));
    CHECK_THAT(refused(), Contains("missing: part 2"));
  }
  SECTION("altered") {
    fs::resize_file(parts.file("part-3.result"), 99);
    CHECK_THAT(refused(), Contains("part-3.result: altered"));
  }
  SECTION("without a place") { CHECK_THAT(only_error(parts.merge(), 2), Contains("-o DIR")); }
  SECTION("twice") {
    CHECK(parts.merge({"-o", made}).status == 0);
    CHECK(parts.merge({"-o", parts.scratch.file("again")}).status == 0);
  }
}

TEST_CASE("cli: split says why a command can't be cut into ranges", "[cli][parts]") {
  const InParts parts;
  const auto refused = [&](const Strings& command) {
    const std::string error = only_error(parts.split(2, command), 2);
    CHECK_FALSE(fs::exists(parts.directory));
    return error;
  };
  CHECK_THAT(refused({"generate", "-n", "3"}), Contains("needs --seed"));
  CHECK_THAT(refused({"generate", "-n", "3", "--seed", "1", "-f", "svg"}), Contains("one picture"));
  CHECK_THAT(refused({"generate", "-n", "3", "--seed", "1", "-o", "x"}),
             Contains("-o is not allowed"));
  CHECK_THAT(refused({"generate", "-n", "3", "--seed", "1", "--range=0:1"}), Contains("--range"));
  CHECK_THAT(refused({"generate", "--help"}), Contains("--help"));
  CHECK_THAT(refused({"generate", "--sede", "1"}), Contains("--seed"));
  CHECK_THAT(refused({"compare", "-"}), Contains("standard input"));
  CHECK_THAT(refused({"compare", "--from", "x"}), Contains("--from"));
  CHECK_THAT(refused({"compare", "--solvers", "all"}), Contains("name them"));
  CHECK_THAT(refused({"family", "--sizes", "4", "--open", "0.4", "--timeout", "9"}),
             Contains("--timeout"));
  CHECK_THAT(only_error(run({"parts", "split", "x.txt", "--parts", "2", "-o", parts.directory, "--",
                             "generate", "--seed", "1"}),
                        2),
             Contains("after --, with its options"));
  CHECK_THAT(only_error(parts.split(2, {"compare", "none.txt"}), 1), Contains("none.txt"));
}

TEST_CASE("cli: a manifest can't contain names that are not UTF-8", "[cli][parts]") {
  const InParts parts;
  const std::string name = parts.scratch.write("\xff.txt", worksheet + "\n");
  CHECK_THAT(only_error(run({"parts", "split", name, "--parts", "2", "-o", parts.directory}), 1),
             Contains("not UTF-8"));
  CHECK_THAT(only_error(parts.split(2, {"compare", name}), 1), Contains("not UTF-8"));
  CHECK_FALSE(fs::exists(parts.directory));
}
