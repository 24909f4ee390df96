// Compressed inputs and outputs of commands; an error in them is one line and status 1.
#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

const std::string five_small = joined({small, small, small, small, small});

std::string compressed_by(const std::string& program, const Scratch& files) {
  files.write("plain", five_small);
  CHECK(shell_in(files.path(), program + " -c plain > packed", {}).status == 0);
  return files.file("packed");
}

}  // namespace

TEST_CASE("cli: compressed puzzles are read from files, standard input and pipes",
          "[cli][compressed]") {
  const Scratch files;
  for (const char* program : {"gzip", "xz", "zstd"}) {
    CAPTURE(program);
    const std::string packed = compressed_by(program, files);
    const std::string expected = run({"solve", "-f", "line"}, five_small).out;
    CHECK(run({"solve", "-f", "line", packed}).out == expected);
    CHECK(run({"solve", "-f", "line"}, read_file(packed)).out == expected);
    CHECK(shell("dd bs=1 status=none < " + packed + " | \"$SUDOKU_SAT\" solve -f line").out ==
          expected);
  }
}

TEST_CASE("cli: a formula and its answer may both be compressed", "[cli][compressed]") {
  for (const char* ending : {"gz", "xz", "zst"}) {
    const RunResult result =
        shell("for f in plain.cnf x.cnf." + std::string(ending) +
              "; do \"$SUDOKU_SAT\" dimacs -p " + small +
              " -o $f; done; { gzip -dc x.cnf.gz || xz -dc x.cnf.xz || "
              "zstd -dc x.cnf.zst; } 2>/dev/null | cmp - plain.cnf && "
              "cadical -q plain.cnf | gzip > answer.gz; \"$SUDOKU_SAT\" decode -f line x.cnf." +
              ending + " answer.gz");
    INFO(result);
    CHECK(result.out == small_solution + "\n");
    CHECK(result.status == 0);
  }
}

TEST_CASE("cli: the name of another compression format is wrong usage, and nothing is written",
          "[cli][compressed]") {
  const Scratch files;
  for (const char* ending : {".bz2", ".lz4", ".Z", ".zip", ".7z", ".zstd"}) {
    CAPTURE(ending);
    const std::string out = files.path() / ("x.cnf" + std::string(ending));
    const std::string error = only_error(run({"dimacs", "-p", small, "-o", out}), 2);
    CHECK_THAT(error, Contains(std::string(ending) + " is not supported: use .gz, .xz or .zst"));
  }
  CHECK(std::filesystem::is_empty(files.path()));
}

TEST_CASE("cli: a file of another compression says so instead of being read as text",
          "[cli][compressed]") {
  const Scratch files;
  const std::pair<std::string, std::string> inputs[] = {{"bzip2", "BZh91AY&SY\x01\x02"},
                                                        {"lz4", "\x04\x22\x4D\x18\x64"},
                                                        {"compress", "\x1F\x9D\x90"},
                                                        {"zip", "PK\x03\x04\x14"},
                                                        {"7z", "7z\xBC\xAF\x27\x1C"}};
  for (const auto& [name, bytes] : inputs) {
    CAPTURE(name);
    const std::string input = files.write("input", bytes);
    const std::string expected = "input: " + name + " is not supported: decompress it";
    CHECK_THAT(only_error(run({"solve", input}), 1), Contains(expected));
    CHECK_THAT(only_error(run({"decode", input, input}), 1), Contains(expected));
  }
}

TEST_CASE(
    "cli: a compressed output is written completely or not at all, with the same bytes each time",
    "[cli][compressed]") {
  const Scratch files;
  const std::string out = files.write("out.gz", "old");
  CHECK(run({"dimacs", "-o", out}, five_small).status == 2);
  CHECK(read_file(out) == "old");
  CHECK(run({"solve", "-f", "line", "-o", out}, five_small).status == 0);
  const std::string once = read_file(out);
  CHECK(once != "old");
  CHECK(run({"solve", "-f", "line", "-j", "2", "-o", out}, five_small).status == 0);
  CHECK(read_file(out) == once);
}

TEST_CASE("cli: a compressed stream that is cut or damaged is one error after its puzzles",
          "[cli][compressed]") {
  const Scratch files;
  const std::string many = [] {
    std::string text;
    for (int i = 0; i < 2000; ++i) text += small + "\n";
    return text;
  }();
  const std::string plain = files.write("many", many);
  for (const char* program : {"gzip", "xz", "zstd"}) {
    CAPTURE(program);
    CHECK(shell_in(files.path(), std::string(program) + " -c many > packed", {}).status == 0);
    const std::string whole = read_file(files.file("packed"));
    const std::string cut = files.write("cut", whole.substr(0, whole.size() - 3));
    const RunResult result = run({"solve", "-f", "line", cut});
    CHECK(result.status == 1);
    CHECK(lines_of(result.err).size() == 1);
    CHECK_THAT(result.err, Contains("cut: the " + std::string(program) + " data is cut short"));
    CHECK_THAT(result.out, Catch::StartsWith(small_solution + "\n"));
    // Nothing but the beginning: no puzzle, and so nothing is written.
    const std::string head = files.write("head", whole.substr(0, 8));
    CHECK_THAT(only_error(run({"solve", head}), 1), Contains("data is "));
    CHECK_THAT(only_error(run({"decode", head, plain}), 1), Contains("data is "));
  }
}

TEST_CASE("cli: few bytes that become very many are refused by the limits of any input",
          "[cli][compressed]") {
  const RunResult result = shell(
      "head -c 100000000 /dev/zero | tr '\\0' 1 | gzip > bomb.gz; "
      "\"$SUDOKU_SAT\" solve bomb.gz; echo $?; \"$SUDOKU_SAT\" decode bomb.gz bomb.gz; echo $?");
  INFO(result);
  CHECK(result.out == "1\n1\n");
  CHECK(lines_of(result.err).size() == 2);
  CHECK_THAT(result.err, Contains("bomb.gz:1: line is longer than 16 MiB"));
}
