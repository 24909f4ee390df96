// parts split, run, merge, status: a stream in parts gives the output of one process, and a faulty
// part is named.
#include <algorithm>
#include <filesystem>

#include "parts_run.hpp"
#include "sealed.hpp"
#include "sudoku_sat/io.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

/// Lines without their times, which differ from run to run.
Strings without_times(const std::string& text) {
  Strings lines = lines_of(text);
  for (std::string& line : lines) {
    const std::size_t begin = line.find(",\"seconds\":{");
    if (begin != std::string::npos) line.erase(begin, line.find('}', begin) + 1 - begin);
  }
  return lines;
}

}  // namespace

TEST_CASE("cli: parts of a stream merge to what one process writes", "[cli][parts]") {
  const std::vector<Strings> commands = {
      {"solve"},           {"solve", "--unique", "-f", "json"}, {"check", "-f", "json"},
      {"count", "-fjson"}, {"convert", "--format=json"},        {"solve", "-n", "0"}};
  for (const Strings& command : commands) {
    INFO(joined(command));
    const Split parts(mixed_stream(40));
    parts.work(5, command);
    Strings arguments = command;
    arguments.push_back(parts.stream);
    if (arguments.size() == 2) arguments.insert(arguments.end(), {"-f", "line"});
    const RunResult whole = run(arguments);
    const RunResult merged = parts.merge();
    CHECK(merged.status == whole.status);
    CHECK(without_times(merged.out) == without_times(whole.out));
  }
}

TEST_CASE("cli: the number of parts does not matter, whatever the line ends",
          "[long][cli][parts]") {
  std::string text;
  for (int i = 0; i < 6; ++i) text += renamed(i) + (i % 2 == 0 ? "\r\n" : "\n");
  text.pop_back();
  const std::string whole = run({"solve", "-f", "line"}, text).out;
  for (const int count : {1, 2, 3, 5, 6, 100}) {
    INFO(count);
    const Split parts(text);
    parts.work(count);
    CHECK(parts.merge().out == whole);
  }
}

TEST_CASE("cli: the rules of a header hold in every part", "[cli][parts]") {
  std::string text = "size: 4\nrules: diagonals\n\n";
  for (int i = 0; i < 30; ++i) text += (i % 2 == 0 ? "1...............\n" : "..2.............\n");
  const Split parts(text);
  parts.work(4, {"count"});
  CHECK(parts.merge().out == run({"count", parts.stream}).out);
}

TEST_CASE("cli: paths with blanks, quotes and line ends are paths like others", "[cli][parts]") {
  const Split parts(mixed_stream(12), "a \"b\"\nc.txt");
  parts.work(2, {"solve", "-f", "json"});
  CHECK(without_times(parts.merge().out) ==
        without_times(run({"solve", "-f", "json", parts.stream}).out));
}

TEST_CASE("cli: the command that split says to run is one that a shell takes", "[cli][parts]") {
  const Split parts(mixed_stream(12));
  const RunResult split =
      run({"parts", "split", parts.stream, "--parts", "2", "-o", parts.scratch.file("my 'parts'")});
  const std::string before = "run each with: sudoku-sat ";
  const std::size_t begin = split.err.find(before) + before.size();
  const std::string command = split.err.substr(begin, split.err.rfind(" I\n") - begin);
  CHECK(shell(sudoku_sat::shell_word(program_path().string()) + " " + command + " 2").status == 0);
}

TEST_CASE("cli: compressed or piped input is copied and then split", "[cli][parts]") {
  const Split parts(mixed_stream(20));
  const Scratch moved;
  std::string input;
  RunResult whole;
  RunResult split;
  SECTION("compressed") {
    input = moved.file("s.txt.gz");
    REQUIRE(shell("gzip -c '" + parts.stream + "' > '" + input + "'").status == 0);
    whole = run({"solve", "-f", "json", input});
    split = run(
        {"parts", "split", input, "--parts", "3", "-o", parts.directory, "--", "solve", "-fjson"});
  }
  SECTION("by a pipe") {
    const std::string text = read_file(parts.stream);
    whole = run({"solve", "-f", "json"}, text);
    split = run({"parts", "split", "--parts", "3", "-o", parts.directory, "--", "solve", "-fjson"},
                text);
  }
  REQUIRE(split.status == 0);
  // The copy goes where the manifest goes.
  const std::string manifest = moved.file("elsewhere/manifest.json");
  fs::rename(parts.directory, moved.file("elsewhere"));
  for (const char* const part : {"2", "1", "3"}) run({"parts", "run", manifest, part});
  const RunResult merged = shell_in(moved.path() / "elsewhere",
                                    program_path().string() + " parts merge manifest.json", {});
  CHECK(merged.status == whole.status);
  CHECK(without_times(merged.out) == without_times(whole.out));
}

TEST_CASE("cli: lines that may be rows of larger boards are cut by the size of the first puzzle",
          "[cli][parts]") {
  std::string fours;
  std::string sixes;
  for (int i = 0; i < 40; ++i) fours += (i % 3 == 0 ? "1...............\n" : "..2...4.........\n");
  for (int i = 0; i < 80; ++i) {
    sixes += std::string(static_cast<std::size_t>(i % 36), '.') + "1" +
             std::string(static_cast<std::size_t>(35 - i % 36), '.') + "\n";
  }
  for (const std::string& text : {fours, sixes}) {
    const Split parts(text);
    parts.work(3);
    const RunResult merged = parts.merge();
    CHECK(merged.status == 0);
    CHECK(merged.out == run({"solve", "-f", "line", parts.stream}).out);
  }
  // Sixteen lines alone are a board of 16x16, unless the size is said.
  const Split few(fours.substr(0, 16 * 17));
  CHECK_THAT(only_error(few.split(2), 1), Contains("may not have one puzzle per line"));
  few.work(2, {"solve", "--box", "2x2"});
  CHECK(few.merge().out == run({"solve", "--size", "4", "-f", "line", few.stream}).out);
}

TEST_CASE("cli: a part that is done is not done again", "[cli][parts]") {
  const Split parts(mixed_stream(10));
  parts.work(2);
  const auto before = fs::last_write_time(parts.file("part-1.result"));
  CHECK(parts.run_part(1).status == 0);
  CHECK(fs::last_write_time(parts.file("part-1.result")) == before);
}

TEST_CASE("cli: a part continues where it was interrupted", "[cli][parts]") {
  // What a killed run leaves: some lines that are accounted for, and a torn one that isn't.
  const Split parts(mixed_stream(30));
  parts.work(2);
  const std::string whole = parts.merge().out;
  const std::string receipt = read_file(parts.file("part-1.json"));
  const std::string first = renamed(0);
  // "# a stream", a blank line, the first puzzle.
  const std::size_t end = 11 + 1 + first.size() + 1;
  const Json done = Json::parse(receipt);
  const Json progress{{"manifest", done["manifest"]},
                      {"part", 1},
                      {"work", done["work"]},
                      {"status", 0},
                      {"lines", 3},
                      {"items", 1},
                      {"bytes", 82},
                      {"digest", ""},
                      {"seconds", "0.1"},
                      {"solution", ""},
                      {"end", end}};
  const std::string result = read_file(parts.file("part-1.result"));
  fs::remove(parts.file("part-1.json"));
  fs::remove(parts.file("part-1.result"));
  const Scratch scratch;
  fs::rename(scratch.write("a", sealed(progress)), parts.file("part-1.progress"));
  // The kept line is another than the right one, which shows that it was kept.
  const std::string kept(81, 'x');
  fs::rename(scratch.write("b", kept + "\n1234"), parts.file("part-1.partial"));
  const RunResult status = run({"parts", "status", "-f", "json", parts.manifest});
  CHECK(Json::parse(status.out)[0]["state"] == "running");
  CHECK(parts.run_part(1).status == 0);
  CHECK(parts.merge().out == kept + whole.substr(81));
  CHECK_FALSE(fs::exists(parts.file("part-1.progress")));
}

TEST_CASE("cli: a signal ends a part, and the next run finishes it", "[cli][parts]") {
  const Split parts(mixed_stream(6));
  const std::string started = parts.scratch.file("started");
  const std::string solver = "if test -e '" + started +
                             "'; then exec minisat {cnf} {out}; else touch '" + started + "'; " +
                             sleeper + "\nfi";
  REQUIRE(parts.split(2, {"solve", "-s", solver}).status == 0);
  // The signal comes when the solver is at work, however long that takes.
  const RunResult ended =
      shell("\"$SUDOKU_SAT\" parts run '" + parts.manifest + "' 1 & until test -e '" + started +
                "'; do sleep 0.01; done; kill -TERM $!; wait $!; echo $?",
            patience);
  CHECK(ended.out == "30\n");
  CHECK_THAT(ended.err, Contains("part 1: interrupted after 0 of "));
  CHECK_FALSE(fs::exists(parts.file("part-1.json")));
  CHECK_FALSE(fs::exists(parts.file("part-1.scrap")));
  CHECK(parts.run_part(1).status == 0);
  CHECK(parts.run_part(2).status == 0);
  CHECK(parts.merge().out == run({"solve", "-f", "line", parts.stream}).out);
}

TEST_CASE("cli: a part whose time ran out continues in the next run", "[cli][parts]") {
  const Split parts(mixed_stream(40));
  REQUIRE(parts.split(1).status == 0);
  const RunResult ended = run({"parts", "run", "--timeout", "1e-9", parts.manifest, "1"});
  CHECK(ended.status == 30);
  CHECK_THAT(ended.err, Contains("part 1: time-out after 0 of "));
  CHECK(parts.run_part(1).status == 0);
  CHECK(parts.merge().status == run({"solve", "-f", "line", parts.stream}).status);
}

TEST_CASE("cli: merge names the parts that are missing", "[cli][parts]") {
  const Split parts(mixed_stream(40));
  REQUIRE(parts.split(6).status == 0);
  parts.run_part(2);
  parts.run_part(6);
  CHECK_THAT(only_error(parts.merge(), 1), Contains("missing: parts 1, 3-5"));
}

TEST_CASE("cli: a manifest that was altered or is of another version is refused", "[cli][parts]") {
  const Split parts(mixed_stream(20));
  REQUIRE(parts.split(2).status == 0);
  SECTION("altered") {
    replace_in(parts.manifest, "\"line\"", "\"json\"");
    CHECK_THAT(only_error(parts.run_part(1), 1), Contains("manifest.json: was altered"));
  }
  SECTION("of another version") {
    replace_in(parts.manifest, "\"version\": \"", "\"version\": \"9");
    CHECK_THAT(only_error(parts.merge(), 1),
               Contains("made by version 9") && Contains("split again"));
  }
  SECTION("no manifest") {
    CHECK_THAT(only_error(run({"parts", "merge", parts.stream}), 1), Contains("stream.txt:"));
  }
}

TEST_CASE("cli: merge does not write over what the parts need", "[cli][parts]") {
  const Split parts(mixed_stream(6));
  parts.work(2);
  const auto refuses = [&](const std::string& file) {
    const std::string before = read_file(file);
    CHECK_THAT(only_error(run({"parts", "merge", parts.manifest, "-o", file}), 2),
               Contains("a file of the parts"));
    CHECK(read_file(file) == before);
  };
  refuses(parts.stream);
  refuses(parts.manifest);
  refuses(parts.file("part-1.result"));
  CHECK(run({"parts", "merge", parts.manifest, "-o", parts.file("merged.txt")}).status ==
        parts.merge().status);
  CHECK(read_file(parts.file("merged.txt")) == parts.merge().out);
}

TEST_CASE("cli: a stream that has changed since is refused", "[cli][parts]") {
  const Split parts(mixed_stream(20));
  REQUIRE(parts.split(2).status == 0);
  SECTION("longer") { fs::rename(parts.scratch.write("new", mixed_stream(21)), parts.stream); }
  SECTION("another byte") { replace_in(parts.stream, "# a", "# b"); }
  CHECK_THAT(only_error(parts.run_part(1), 1), Contains("has changed since it was split"));
  const RunResult status = run({"parts", "status", "-f", "json", parts.manifest});
  CHECK(Json::parse(status.out)[0]["state"] == "failed");
  CHECK_THAT(status.out, Contains("has changed since it was split"));
}

TEST_CASE("cli: input that can't be split at lines is refused by the part that finds it",
          "[cli][parts]") {
  const std::string grid = "1...\n....\n..3.\n....\n\n";
  SECTION("grids of several lines") {
    std::string grids = grid;
    for (int i = 1; i < 9; ++i) grids += grid;
    const Split parts(worksheet + "\n" + grids + worksheet + "\n");
    REQUIRE(parts.split(2).status == 0);
    const RunResult refused = parts.run_part(1);
    CHECK(refused.status == 2);
    CHECK_THAT(refused.err, Contains("--bytes needs a stream with one puzzle per line"));
    CHECK_FALSE(fs::exists(parts.file("part-1.result")));
  }
  SECTION("a header in the middle") {
    std::string text = worksheet + "\n" + worksheet + "\nrules: diagonals\n\n";
    for (int i = 0; i < 9; ++i) text += worksheet + "\n";
    const Split parts(text);
    REQUIRE(parts.split(2).status == 0);
    CHECK_THAT(only_error(parts.run_part(1), 2), Contains("a header inside a stream"));
  }
}

TEST_CASE("cli: split says what can't be split", "[cli][parts]") {
  const Split parts(mixed_stream(20));
  const auto refused = [&](const Strings& more) {
    Strings arguments = {"parts", "split", parts.stream, "-o", parts.directory};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const std::string error = only_error(run(arguments), 2);
    CHECK_FALSE(fs::exists(parts.directory));
    return error;
  };
  CHECK_THAT(refused({}), Contains("--parts"));
  CHECK_THAT(refused({"--parts", "0"}), Contains("--parts: expected"));
  CHECK_THAT(refused({"--parts", "2", "--for", "unsat"}), Contains("solve, list, count, unique"));
  CHECK_THAT(refused({"--parts", "2", "--", "explain"}), Contains("explain can't work on parts"));
  CHECK_THAT(refused({"--parts", "2", "--", "rate", "-f", "csv"}), Contains("json"));
  CHECK_THAT(refused({"--parts", "2", "--", "rate", "--summary"}),
             Contains("--summary is not allowed"));
  CHECK_THAT(refused({"--parts", "2", "--", "solve", "--uniqe"}), Contains("--unique"));
  CHECK_THAT(refused({"--parts", "2", "--", "solve", "-f", "svg"}), Contains("line or json"));
  CHECK_THAT(refused({"--parts", "2", "--", "solve", "-o", "x"}), Contains("-o is not allowed"));
  CHECK_THAT(refused({"--parts", "2", "--"}), Contains("a command is missing"));
  CHECK_THAT(only_error(run({"parts", "split", "-", "--parts", "2", "-o", parts.directory}), 1),
             Contains("standard input: is empty"));
  CHECK_THAT(
      only_error(run({"parts", "split", "/dev/null", "--parts", "2", "-o", parts.directory}), 1),
      Contains("/dev/null: is empty"));
  CHECK_THAT(only_error(run({"parts", "split", parts.scratch.write("g", "1...\n....\n..3.\n....\n"),
                             "--parts", "2", "-o", parts.directory}),
                        1),
             Contains("may not have one puzzle per line"));
  const std::string packed = parts.scratch.write("s.gz", "\x1f\x8b\x08 torn");
  CHECK_THAT(only_error(run({"parts", "split", packed, "--parts", "2", "-o", parts.directory}), 1),
             Contains("s.gz:"));
  const std::string empty = parts.scratch.write("empty.txt", "");
  CHECK_THAT(only_error(run({"parts", "split", empty, "--parts", "2", "-o", parts.directory}), 1),
             Contains("is empty"));
}

TEST_CASE("cli: --bytes takes the lines that begin in a range", "[cli][parts]") {
  const Scratch scratch;
  const std::string file =
      scratch.write("s.txt", renamed(0) + "\n" + renamed(1) + "\n" + renamed(2) + "\n");
  const auto lines = [&](const std::string& bytes) {
    return lines_of(run({"convert", "-f", "line", "--bytes", bytes, file}).out);
  };
  CHECK(lines("0:82") == Strings{renamed(0)});
  CHECK(lines("0:83") == Strings{renamed(0), renamed(1)});
  CHECK(lines("82:165") == Strings{renamed(1), renamed(2)});
  CHECK(lines("83:1000") == Strings{renamed(2)});
  CHECK(lines("83:164").empty());
  CHECK_THAT(only_error(run({"solve", "--bytes", "5:90", file}), 2), Contains("ends at byte 82"));
  CHECK_THAT(only_error(run({"solve", "--bytes", "9", file}), 2), Contains("A:B"));
  CHECK_THAT(only_error(run({"solve", "--bytes", "0:9"}, worksheet), 2), Contains("one INPUT"));
}
