// sudoku-sat compare --range and --from: pieces of a comparison are merged into what one process
// writes, except for times.
#include <algorithm>

#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

RunResult compared(const Strings& options, const Strings& more) {
  Strings arguments{"compare"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  arguments.insert(arguments.end(), more.begin(), more.end());
  return run(arguments);
}

/// How many pieces there are, of which the error for a range beyond them tells.
std::size_t pieces_of(const Strings& options) {
  const std::string error = only_error(compared(options, {"--range", "0:999999"}), 2);
  return std::stoul(error.substr(error.find("<= ") + 3));
}

/// The lines of all pieces, in so many ranges.
Strings measured(const Strings& options, std::size_t ranges) {
  const std::size_t pieces = pieces_of(options);
  Strings lines;
  for (std::size_t i = 0; i < ranges; ++i) {
    const std::string range =
        std::to_string(pieces * i / ranges) + ":" + std::to_string(pieces * (i + 1) / ranges);
    for (const std::string& line : lines_of(compared(options, {"--range", range}).out)) {
      lines.push_back(line);
    }
  }
  CHECK(lines.size() == pieces);
  return lines;
}

RunResult joined_from(const Strings& lines, const Strings& options) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  const Scratch files;
  return compared({"--from", files.write("pieces", text)}, options);
}

/// Without times, which differ from run to run.
const std::string timeless =
    "name,amo,reduce,solver,size,puzzles,density,givens,seeds,variables,auxiliary,clauses,units,"
    "binary,ternary,longer,duplicates,literals,bytes,up_cells,up_solved,fl_cells,fl_solved,solved,"
    "timeouts,failures,conflicts,conflicts_q1,conflicts_q3,decisions,propagations,lemmas,"
    "unfinished,proof_bytes,options";

}  // namespace

TEST_CASE("cli: pieces of a comparison combine to the same tables", "[long][cli][compare]") {
  const std::vector<Strings> commands = {
      {"--sizes", "4,6", "--encodings", "minimal,triads"},
      {"--encodings", "extended,triads", "--reduce", "none,units", "--solve", "--seeds", "3",
       "--proofs", "-p", worksheet, "-p", worksheet},
      {"--encodings", "all", "--boards", "mixed", "--givens", "20,30", "--count", "2"},
      {"--encodings", "minimal", "--solvers", "in-process,minisat", "-p", worksheet, "-p",
       "1..............."}};
  for (const Strings& command : commands) {
    INFO(joined(command));
    const Strings lines = measured(command, 3);
    for (const std::string format : {"csv", "json", "table", "markdown"}) {
      const Strings output = {"-f", format, "--columns", timeless};
      const RunResult whole = compared(command, output);
      const RunResult from = joined_from(lines, output);
      CHECK(from.status == whole.status);
      const bool times = format == "json" && joined(command).find("--seeds") != std::string::npos;
      if (!times) CHECK(from.out == whole.out);
    }
  }
}

TEST_CASE("cli: pieces of a comparison may come in any order and from any file",
          "[long][cli][compare]") {
  const Strings command = {"--encodings", "all", "--sizes", "4", "--solve"};
  const Strings output = {"-f", "csv", "--columns", timeless};
  Strings lines = measured(command, 7);
  std::reverse(lines.begin(), lines.end());
  CHECK(joined_from(lines, output).out == compared(command, output).out);
}

TEST_CASE("cli: failures and time-outs of pieces are those of the whole", "[cli][compare]") {
  const Strings failing = {"--encodings", "extended", "--solvers", "false {cnf}",
                           "--runs",      "3",        "-p",        worksheet};
  const Strings slow = {"--encodings", "extended", "--solvers", sleeper,
                        "--timeout",   "0.2",      "-p",        worksheet};
  for (const Strings& command : {failing, slow}) {
    INFO(joined(command));
    const Strings output = {"-f", "csv", "--columns", timeless};
    const RunResult whole = compared(command, output);
    const RunResult from = joined_from(measured(command, 2), output);
    CHECK(from.out == whole.out);
    CHECK(from.err == whole.err);
    CHECK(from.status == whole.status);
  }
}

TEST_CASE("cli: pieces that are missing, duplicated or foreign are named", "[cli][compare]") {
  const Strings lines = measured({"--encodings", "minimal", "--sizes", "4,6,9"}, 1);
  REQUIRE(lines.size() == 3);
  const auto refused = [](const Strings& some) { return only_error(joined_from(some, {}), 1); };
  CHECK_THAT(refused({lines[0], lines[2]}), Contains("2 of 3 pieces: number 1 is missing"));
  CHECK_THAT(refused({lines[0], lines[1]}), Contains("number 2 is missing"));
  CHECK_THAT(refused({lines[0], lines[1], lines[1], lines[2]}), Contains("piece 1 occurs twice"));
  const Strings others = measured({"--encodings", "minimal", "--sizes", "4,6,16"}, 1);
  CHECK_THAT(refused({lines[0], others[1], others[1]}), Contains("occurs twice"));
  const Strings more = measured({"--encodings", "minimal", "--sizes", "4,6"}, 1);
  CHECK_THAT(refused({lines[0], more[1], lines[2]}), Contains(":2: this piece belongs to another"));
  CHECK_THAT(refused({lines[0], "no JSON"}), Contains(":2: not a piece of a comparison"));
  CHECK_THAT(refused({lines[0].substr(0, lines[0].size() / 2)}), Contains("not a piece"));
  CHECK_THAT(refused({}), Contains("contains no piece of a comparison"));
}

TEST_CASE("cli: compare takes pieces or measures some, not both", "[cli][compare]") {
  CHECK_THAT(only_error(compared({"--range", "0:1", "--from", "x"}, {}), 2), Contains("--from"));
  CHECK_THAT(only_error(compared({"--range", "1:1", "--sizes", "4"}, {}), 2), Contains("A:B"));
}
