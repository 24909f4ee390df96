// Where the program writes: files completely or not at all, devices, pipes that close early, full
// disks.
#include <sys/stat.h>

#include <filesystem>

#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

namespace fs = std::filesystem;

/// Entries of a directory, hidden ones too.
std::size_t entries(const fs::path& directory) {
  return static_cast<std::size_t>(
      std::distance(fs::directory_iterator(directory), fs::directory_iterator()));
}

}  // namespace

TEST_CASE("cli: -o writes what standard output would get", "[cli][output]") {
  const Scratch files;
  for (const Strings& command : {Strings{"solve", "-p", worksheet},
                                 {"solve", "-f", "csv", "-p", small, "-p", small},
                                 {"dimacs", "-p", small},
                                 {"check", "-p", clashing},
                                 {"list", "encodings"}}) {
    CAPTURE(command);
    Strings with_file = command;
    with_file.insert(with_file.end(), {"-o", files.file("out")});
    const RunResult to_file = run(with_file);
    const RunResult to_output = run(command);
    CHECK(to_file.status == to_output.status);
    CHECK(to_file.out.empty());
    CHECK(read_file(files.file("out")) == to_output.out);
    CHECK(entries(files.path()) == 1);
  }
}

TEST_CASE("cli: -o - is standard output", "[cli][output]") {
  CHECK(run({"solve", "-f", "line", "-p", small, "-o", "-"}).out == small_solution + "\n");
}

TEST_CASE("cli: a file that exists is replaced and keeps its mode", "[cli][output]") {
  const Scratch files;
  const std::string file = files.write("out", std::string(100'000, 'x'));
  chmod(file.c_str(), 0640);
  CHECK(run({"solve", "-f", "line", "-p", small, "-o", file}).status == 0);
  CHECK(read_file(file) == small_solution + "\n");
  CHECK((fs::status(file).permissions() & fs::perms::mask) == fs::perms(0640));
}

TEST_CASE("cli: the target of a symbolic link is replaced", "[cli][output]") {
  const Scratch files;
  const std::string target = files.write("target", "old");
  for (const char* name : {"target", "made"}) {
    fs::create_symlink(name, files.file("link"));
    CHECK(run({"solve", "-f", "line", "-p", small, "-o", files.file("link")}).status == 0);
    CHECK(fs::is_symlink(files.file("link")));
    CHECK(read_file(files.file(name)) == small_solution + "\n");
    fs::remove(files.file("link"));
  }
  CHECK_FALSE(fs::is_symlink(target));
}

TEST_CASE("cli: a device is written directly and never replaced", "[cli][output]") {
  const Scratch files;
  fs::create_symlink("/dev/null", files.file("null"));
  CHECK(run({"solve", "-p", small, "-o", "/dev/null"}).status == 0);
  CHECK(run({"solve", "-p", small, "-o", files.file("null")}).status == 0);
  CHECK(fs::is_character_file("/dev/null"));
  CHECK(fs::is_symlink(files.file("null")));
}

TEST_CASE("cli: a pipe is written directly", "[cli][output]") {
  const RunResult result =
      shell("mkfifo pipe; cat pipe > copy & \"$SUDOKU_SAT\" solve -f line -p " + small +
            " -o pipe && wait; test -p pipe && cat copy");
  CHECK(result.status == 0);
  CHECK(result.out == small_solution + "\n");
}

TEST_CASE("cli: -o /dev/stdout goes where standard output goes", "[cli][output]") {
  const RunResult result = shell("(echo first; \"$SUDOKU_SAT\" solve -f line -p " + small +
                                 " -o /dev/stdout; echo last) > out; cat out");
  CHECK(result.out == "first\n" + small_solution + "\nlast\n");
}

TEST_CASE("cli: an output file that can't be made is an error that names it", "[cli][output]") {
  const Scratch files;
  for (const std::string& file :
       {files.file("no/such/directory"), files.path().string(), std::string("/proc/nothing")}) {
    CHECK_THAT(only_error(run({"solve", "-p", small, "-o", file}), 1), Contains(file));
    CHECK_THAT(only_error(run({"dimacs", "-p", small, "-o", file}), 1), Contains(file));
    CHECK_THAT(only_error(run({"list", "rules", "-o", file}), 1), Contains(file));
  }
  CHECK(entries(files.path()) == 0);
}

TEST_CASE("cli: an output file without a name is an error that says so", "[cli][output]") {
  const RunResult result = run({"solve", "-p", small, "-o", ""});
  CHECK((result.status == 1 || result.status == 2));
  CHECK_THAT(only_error(result, result.status), Contains("output"));
}

TEST_CASE("cli: a failed run leaves the file that was there, and nothing else", "[cli][output]") {
  const Scratch files;
  const std::string file = files.file("out");
  const std::string cnf = files.write("x.cnf", run({"dimacs", "-p", small}).out);
  const std::string wrong = files.write("wrong", "s SATISFIABLE\nv 2 0\n");
  for (const Strings& command : {Strings{"solve", "-p", "bad"},
                                 {"solve", "no-such-file"},
                                 {"solve", "-f", "frob"},
                                 {"check", "-p", "bad"},
                                 {"dimacs", "-p", "bad"},
                                 {"decode", cnf, wrong},
                                 {"decode", cnf, "no-such-file"},
                                 {"solve", "-p", worksheet, "-s", "no-such-solver {cnf}"},
                                 {"solve", "-p", worksheet, "--size", "4"},
                                 {"list", "frob"}}) {
    CAPTURE(command);
    files.write("out", "kept");
    Strings with_file = command;
    with_file.insert(with_file.end(), {"-o", file});
    const RunResult result = run(with_file);
    CHECK((result.status == 1 || result.status == 2));
    CHECK(read_file(file) == "kept");
    CHECK(entries(files.path()) == 3);
  }
}

TEST_CASE("cli: if no input can be read, an existing file stays", "[cli][output]") {
  const Scratch files;
  const std::string file = files.file("out");
  const std::string empty = files.write("empty", "# nothing\n");
  for (const Strings& command : {Strings{"solve", "-f", "line"},
                                 {"check", "-f", "json"},
                                 {"convert", "-f", "line"},
                                 {"count"},
                                 {"candidates"},
                                 {"rate"},
                                 {"compare", "-f", "csv"}}) {
    for (const std::string& input : {files.file("no-such-file"), empty}) {
      CAPTURE(command, input);
      files.write("out", "kept");
      Strings with_file = command;
      with_file.insert(with_file.end(), {input, "-o", file});
      only_error(run(with_file), 1);
      CHECK(read_file(file) == "kept");
    }
  }
}

TEST_CASE("cli: a failed run creates no file", "[cli][output]") {
  const Scratch files;
  CHECK(run({"solve", "-p", "bad", "-o", files.file("out")}).status == 1);
  CHECK(run({"dimacs", "-p", "bad", "-o", files.file("out")}).status == 1);
  CHECK(entries(files.path()) == 0);
}

TEST_CASE("cli: a stream with a bad puzzle is still written whole", "[cli][output]") {
  const Scratch files;
  const std::string file = files.write("out", "old");
  CHECK(run({"solve", "-p", "bad", "-p", small, "-o", file}).status == 1);
  CHECK(read_file(file) == "invalid\n" + small_solution + "\n");
}

TEST_CASE("cli: a full disk is an error with status 1", "[cli][output]") {
  const Scratch files;
  const std::string cnf = files.write("x.cnf", run({"dimacs", "-p", small}).out);
  const std::string answer = files.write("answer", "s UNSATISFIABLE\n");
  const Strings commands = {"solve -p " + small,
                            "solve -f json -p " + small,
                            "dimacs -p " + small,
                            "dimacs --empty --size 25",
                            "check -p " + clashing,
                            "list solvers",
                            "decode -f line " + cnf + " " + answer,
                            "--help",
                            "solve --help",
                            "--version"};
  for (const std::string& command : commands) {
    CAPTURE(command);
    const RunResult result = shell("\"$SUDOKU_SAT\" " + command + " > /dev/full");
    CHECK_THAT(only_error(result, 1), Contains("standard output") && Contains("space"));
  }
  CHECK_THAT(only_error(run({"solve", "-p", small, "-o", "/dev/full"}), 1),
             Contains("/dev/full") && Contains("space"));
}

TEST_CASE("cli: standard output that is closed is an error with status 1", "[cli][output]") {
  const RunResult result = shell("\"$SUDOKU_SAT\" solve -p " + small + " >&-");
  CHECK_THAT(only_error(result, 1), Contains("standard output"));
}

TEST_CASE("cli: a pipe that closes early ends the program quietly", "[cli][output]") {
  const std::string stream = "yes " + small + " | ";
  for (const std::string& command :
       {stream + "{ \"$SUDOKU_SAT\" solve; echo $? > status; }",
        stream + "{ \"$SUDOKU_SAT\" check -f json; echo $? > status; }",
        std::string("{ \"$SUDOKU_SAT\" dimacs --empty --size 36; echo $? > status; }"),
        std::string("{ \"$SUDOKU_SAT\" solve -n 0 --empty -f line; echo $? > status; }")}) {
    CAPTURE(command);
    const RunResult result = shell(command + " | head -n 1 > /dev/null; cat status");
    INFO(result);
    CHECK(result.out == "0\n");
    CHECK(result.err.empty());
    CHECK_FALSE(result.timed_out);
  }
}

TEST_CASE("cli: answers leave before the next puzzle is waited for", "[cli][output]") {
  // The writer of the second puzzle waits for the answer to the first.
  const RunResult result = shell(
      "mkfifo puzzles answers; \"$SUDOKU_SAT\" solve -f line puzzles > answers & "
      "exec 4< answers 3> puzzles; echo " +
          worksheet + " >&3; read first <&4; echo $first; echo " + worksheet +
          " >&3; exec 3>&-; cat <&4; wait",
      patience);
  CHECK(result.out == joined({worksheet_solution, worksheet_solution}));
  CHECK_FALSE(result.timed_out);
}

TEST_CASE("cli: an interrupt of counting or rating leaves the file that was there",
          "[cli][output]") {
  for (const std::string& command :
       Strings{"count --empty", "count --split r1c1 --empty", "candidates --counts --empty",
               "rate --seeds 1000000 -p " + worksheet}) {
    CAPTURE(command);
    // Once there is a second file, the output has been opened, and signals were before that.
    const RunResult result =
        shell("echo kept > out; env --default-signal=INT \"$SUDOKU_SAT\" " + command +
                  " -o out & pid=$!; until [ $(ls -A | wc -l) = 2 ]; do sleep 0.02; done; "
                  "sleep 0.2; kill -INT $pid; wait $pid; status=$?; cat out; ls -A; exit $status",
              patience);
    INFO(result);
    CHECK(result.status == 30);
    CHECK(result.out == "kept\nout\n");
    CHECK_THAT(result.err, Contains("interrupted"));
  }
}

TEST_CASE("cli: messages never get into the output file, not even with standard error closed") {
  const RunResult result = shell(
      "printf '12..............\\n?\\n' | \"$SUDOKU_SAT\" solve -f line -o out - 2>&-; cat out");
  CHECK(result.out == "1234341221434321\ninvalid\n");
}

TEST_CASE("cli: an svg has the puzzle's label as its title") {
  const RunResult result = run({"solve", "-f", "svg", "-p", "12.............. by <me>"});
  CHECK(result.status == 0);
  CHECK(result.out.find("<title>by &lt;me&gt;</title>") != std::string::npos);
}

TEST_CASE("cli: a full disk is an output that can't be written, not a solver that failed") {
  const RunResult result = shell("\"$SUDOKU_SAT\" solve -n 5000 --empty -f line > /dev/full");
  CHECK(result.status == 1);
  CHECK(result.err == "sudoku-sat: error: standard output: No space left on device\n");
}
