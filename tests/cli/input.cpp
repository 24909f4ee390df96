// Input: every form of a puzzle that the program has to accept, and everything else, which gets one
// clear line on standard error and the right status.
#include <unistd.h>

#include <random>

#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

constexpr int big = 16;

/// The solution that the program finds in `text`, as one line.
std::string solved(const std::string& text, const Strings& options = {}) {
  Strings arguments = {"solve", "-f", "line"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  const RunResult result = run(arguments, text);
  INFO(result);
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  return result.out;
}

/// The error for `content` as a file and as standard input, by solve and by the other commands.
std::string error_for(const std::string& content) {
  const Scratch files;
  const std::string file = files.write("puzzle.txt", content);
  std::string error = only_error(run({"solve", file}), 1);
  CHECK_THAT(error, Contains(file));
  CHECK_THAT(only_error(run({"solve", "-"}, content), 1), Contains("standard input"));
  CHECK_THAT(only_error(run({"check", file}), 1), Contains(file));
  CHECK_THAT(only_error(run({"dimacs", file}), 1), Contains(file));
  return error;
}

std::string noise(std::size_t bytes) {
  std::mt19937 random(1);
  std::string text(bytes, '\0');
  for (char& c : text) c = static_cast<char>(random());
  return text;
}

}  // namespace

TEST_CASE("cli: a puzzle comes from a file, standard input, - or -p", "[cli][input]") {
  const Scratch files;
  const std::string file = files.write("puzzle.txt", worksheet + "\n");
  const std::string expected = worksheet_solution + "\n";
  CHECK(run({"solve", "-f", "line", file}).out == expected);
  CHECK(run({"solve", "-f", "line"}, worksheet + "\n").out == expected);
  CHECK(run({"solve", "-f", "line", "-"}, worksheet).out == expected);
  CHECK(run({"solve", "-f", "line", "-p", worksheet}).out == expected);
  CHECK(run({"solve", "-f", "line", "--puzzle=" + worksheet}).out == expected);
}

TEST_CASE("cli: -p may be repeated, and files follow in their order", "[cli][input]") {
  const Scratch files;
  const std::string one = files.write("one.txt", small + "\n" + worksheet + "\n");
  const std::string two = files.write("a,b.txt", small + "\n");
  CHECK(run({"solve", "-p", small, "-p", worksheet}).out ==
        joined({small_solution, worksheet_solution}));
  CHECK(run({"solve", one, "-", two}, worksheet).out ==
        joined({small_solution, worksheet_solution, worksheet_solution, small_solution}));
}

TEST_CASE("cli: --empty is the board without givens, 9x9 unless --size says otherwise",
          "[cli][input]") {
  const auto puzzle = [](const Strings& options) {
    Strings arguments = {"check", "-f", "json", "--empty"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return objects_of(run(arguments)).at(0).at("puzzle").get<std::string>();
  };
  CHECK(puzzle({}) == std::string(81, '.'));
  CHECK(puzzle({"--size", "4"}) == std::string(16, '.'));
  CHECK(puzzle({"--box", "2x3"}) == std::string(36, '.'));
}

TEST_CASE("cli: empty cells are written . 0 _ * or -", "[cli][input]") {
  for (const char empty : {'.', '0', '_', '*', '-'}) {
    CAPTURE(empty);
    std::string puzzle = worksheet;
    for (char& c : puzzle) c = c == '.' ? empty : c;
    CHECK(solved(puzzle) == worksheet_solution + "\n");
  }
}

TEST_CASE("cli: values above 9 are letters in either case", "[cli][input]") {
  const auto board = solved_board(4, 4);
  std::string puzzle = in_symbols(with_holes(board, 3));
  CHECK(solved(puzzle) == in_symbols(board) + "\n");
  for (char& c : puzzle) c = static_cast<char>(std::tolower(c));
  CHECK(solved(puzzle) == in_symbols(board) + "\n");
}

TEST_CASE("cli: N lines of N symbols on standard input are one board", "[cli][input]") {
  CHECK(solved(in_rows(worksheet, 9)) == worksheet_solution + "\n");
  CHECK(solved(in_rows(small, 4)) == small_solution + "\n");
  const auto board = solved_board(4, 4);
  CHECK(solved(in_rows(in_symbols(with_holes(board, 3)), big)) == in_symbols(board) + "\n");
}

TEST_CASE("cli: with --size N lines of N symbols may be N puzzles", "[cli][input]") {
  Strings puzzles(16, small);
  CHECK(solved(joined(puzzles), {"--size", "4"}) == joined(Strings(16, small_solution)));
}

TEST_CASE("cli: drawn grids are read, the program's own too", "[cli][input]") {
  CHECK(solved("+-----+-----+\n| 1 . | . . |\n| . . | 2 . |\n+-----+-----+\n"
               "| . 3 | . . |\n| . . | . 4 |\n+-----+-----+\n") == small_solution + "\n");
  CHECK(solved("1.|..\n..|2.\n--+--\n.3|..\n..|.4\n") == small_solution + "\n");
  CHECK(solved("1 . . .\n. . 2 .\n. 3 . .\n. . . 4\n") == small_solution + "\n");
  for (const std::string& puzzle : {worksheet, clashing}) {
    const std::string drawn = run({"check", "-p", puzzle}).out;
    const std::string grid = drawn.substr(0, drawn.rfind("+\n") + 2);
    CHECK(objects_of(run({"check", "-f", "json"}, grid)).at(0).at("puzzle") == puzzle);
  }
}

TEST_CASE("cli: comma-separated values are read, with 0 or nothing for an empty cell",
          "[cli][input]") {
  CHECK(solved("1,0,0,0\n0,0,2,0\n0,3,0,0\n0,0,0,4\n") == small_solution + "\n");
  CHECK(solved("1,,,\n,,2,\n,3,,\n,,,4\n") == small_solution + "\n");
}

TEST_CASE("cli: boards above 35 are read as numbers with spaces or commas", "[cli][input]") {
  const auto board = solved_board(6, 6);
  const auto puzzle = with_holes(board, 5);
  const std::string expected = in_numbers(board, ",", 36 * 36);
  CHECK(solved(in_numbers(puzzle, " ", 36)) == expected);
  CHECK(solved(in_numbers(puzzle, ",", 36)) == expected);
  CHECK(solved(in_numbers(puzzle, ",", 36 * 36)) == expected);
}

TEST_CASE("cli: text after a puzzle on its line is its label", "[cli][input]") {
  const auto label = [](const std::string& line) {
    return objects_of(run({"solve", "-f", "json"}, line + "\n")).at(0).at("label");
  };
  CHECK(label(worksheet) == nullptr);
  CHECK(label(worksheet + " Inkala 2012") == "Inkala 2012");
  CHECK(label(worksheet + "\tInkala") == "Inkala");
  CHECK(label(worksheet + ":Inkala") == "Inkala");
  CHECK(label(worksheet + " # Inkala") == "Inkala");
  CHECK(label(small + "#\"quoted\\") == "\"quoted\\");
}

TEST_CASE("cli: blank lines and comments between puzzles are skipped", "[cli][input]") {
  CHECK(solved("# a comment\n\n  \n" + small + "\n\n# another\n" + worksheet + "\n#end") ==
        joined({small_solution, worksheet_solution}));
}

TEST_CASE("cli: Windows line ends, a byte-order mark and a missing last line end do no harm",
          "[cli][input]") {
  CHECK(solved("\xEF\xBB\xBF" + small + "\r\n" + worksheet + "\r\n") ==
        joined({small_solution, worksheet_solution}));
  CHECK(solved("\xEF\xBB\xBF" + small) == small_solution + "\n");
  CHECK(solved("1...\r\n..2.\r\n.3..\r\n...4\r\n") == small_solution + "\n");
}

TEST_CASE("cli: the default box is the squarest with no more rows than columns", "[cli][input]") {
  for (const auto& [rows, columns] :
       {std::pair(2, 3), std::pair(3, 4), std::pair(2, 5), std::pair(1, 7), std::pair(5, 5)}) {
    CAPTURE(rows, columns);
    const auto board = solved_board(rows, columns);
    CHECK(solved(in_symbols(with_holes(board, 4))) == in_symbols(board) + "\n");
  }
}

TEST_CASE("cli: --box gives other boxes, rows by columns", "[cli][input]") {
  const auto board = solved_board(3, 2);
  const std::string puzzle = in_symbols(with_holes(board, 4));
  CHECK(solved(puzzle, {"--box", "3x2"}) == in_symbols(board) + "\n");
  CHECK(run({"solve", "-p", puzzle}).status == 20);
}

TEST_CASE("cli: a size or box that contradicts the input is wrong usage", "[cli][input]") {
  for (const Strings& options : {Strings{"--size", "16"},
                                 {"--size", "8"},
                                 {"--box", "2x3"},
                                 {"--box", "4x4"},
                                 {"--size", "9", "--box", "2x3"}}) {
    CAPTURE(options);
    Strings arguments = {"solve", "-p", worksheet};
    arguments.insert(arguments.end(), options.begin(), options.end());
    CHECK_THAT(only_error(run(arguments), 2), Contains(options.at(options.size() - 2)));
  }
  CHECK(run({"solve", "-p", worksheet, "--size", "9", "--box", "3x3"}).status == 0);
}

TEST_CASE("cli: a size above 1290 is wrong usage, before memory is taken", "[cli][input]") {
  for (const char* command : {"solve", "check", "dimacs"}) {
    CHECK_THAT(only_error(run({command, "--empty", "--size", "10007"}), 2),
               Contains("10007") && Contains("1290"));
  }
}

TEST_CASE("cli: a board too large for a search is an error before memory is taken") {
  const std::string error = "the board is too large for a search of all its solutions";
  CHECK_THAT(only_error(run({"count", "--empty", "--size", "1290"}), 1), Contains(error));
  const RunResult made = run({"generate", "--size", "1290"});
  CHECK(made.status == 1);
  CHECK_THAT(made.err, Contains(error));
}

TEST_CASE("cli: an empty input is an error", "[cli][input]") {
  for (const char* content : {"", "\n", "\n\n  \n", "# nothing\n", "\xEF\xBB\xBF", "\r\n"}) {
    CAPTURE(content);
    CHECK_THAT(error_for(content), Contains("no puzzle"));
  }
  only_error(run({"solve", "-p", ""}), 1);
}

TEST_CASE("cli: one symbol too few or too many is an error that counts", "[cli][input]") {
  CHECK_THAT(error_for(worksheet.substr(1)), Contains(":1") && Contains("80") && Contains("81"));
  CHECK_THAT(error_for(worksheet + "."), Contains(":1") && Contains("82") && Contains("81"));
}

TEST_CASE("cli: one symbol too few or too many for a 4x4 puzzle is an error that says so",
          "[cli][input]") {
  CHECK_THAT(error_for(small.substr(1)), Contains("15") && Contains("16"));
  CHECK_THAT(error_for(small + "."), Contains("17") && Contains("16"));
}

TEST_CASE("cli: a symbol outside the board's range is an error with its place", "[cli][input]") {
  std::string puzzle = worksheet;
  for (const char* symbol : {"A", "x", "?", "\x80"}) {
    puzzle.replace(20, 1, symbol);
    CHECK_THAT(error_for(puzzle), Contains(":1:21"));
  }
  CHECK_THAT(error_for("1234341221434325"), Contains(":1:16") && Contains("'5'"));
}

TEST_CASE("cli: a value of N+1 is an error with its place", "[cli][input]") {
  CHECK_THAT(error_for("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 5\n"), Contains(":4:7") && Contains("5"));
  CHECK_THAT(error_for("1,2,3,4\n3,4,1,2\n2,1,4,3\n4,3,2,5\n"), Contains(":4:7") && Contains("5"));
  auto board = solved_board(6, 6);
  board.back() = 37;
  CHECK_THAT(error_for(in_numbers(board, ",", 36)), Contains(":36:") && Contains("37"));
}

TEST_CASE("cli: ragged rows are an error that names the row", "[cli][input]") {
  CHECK_THAT(error_for("1234\n341\n2143\n4321\n"), Contains(":2"));
  CHECK_THAT(error_for("1,2,3,4\n3,4,1,2,1\n2,1,4,3\n4,3,2,1\n"), Contains(":2"));
  CHECK_THAT(error_for("1234\n3412\n2143\n"), Contains("row 4"));
}

TEST_CASE("cli: bytes that are not text are an error", "[cli][input]") {
  const std::string nul(1, '\0');
  CHECK_THAT(error_for(worksheet.substr(0, 40) + nul + worksheet.substr(41)), Contains(":1:41"));
  CHECK_THAT(error_for(worksheet + nul + "\n"), Contains("NUL"));
  CHECK_THAT(error_for("\xFF\xFE"
                       "8\0.\0"),
             Contains("UTF-16"));
  error_for(std::string(1000, '\0'));
}

TEST_CASE("cli: megabytes of noise are one error", "[cli][input]") {
  const Scratch files;
  const std::string text = noise(2'000'000);
  for (const std::string& content :
       {text, std::string(2'000'000, '\0'), std::string(4'000'000, '1'),
        std::string(2'000'000, '\n') + "x", std::string(1'000'000, ',')}) {
    const std::string file = files.write("noise", content);
    CHECK_THAT(only_error(run({"solve", file}), 1), Contains(file));
    only_error(run({"check", file}), 1);
    only_error(run({"dimacs", file}), 1);
    only_error(run({"decode", file, file}), 1);
  }
}

TEST_CASE("cli: a file of many unreadable lines is one error", "[cli][input]") {
  const RunResult result = run({"solve", "-f", "csv"}, joined(Strings(500, "hello")));
  CHECK_THAT(only_error(result, 1), Contains("standard input"));
}

TEST_CASE("cli: a missing file, a directory and a file that fails are errors that name it",
          "[cli][input]") {
  const Scratch files;
  for (const std::string& file :
       {files.file("missing.txt"), files.path().string(), std::string("/proc/self/mem")}) {
    for (const char* command : {"solve", "check", "dimacs", "decode"}) {
      CAPTURE(command);
      CHECK_THAT(only_error(run({command, file}), 1), Contains(file));
    }
  }
}

TEST_CASE("cli: messages don't repeat characters that a terminal would obey", "[cli][input]") {
  for (const Strings& arguments : {Strings{"solve", "no\nfile\x1b[31m"},
                                   {"so\nlve\x1b[31m"},
                                   {"solve", "-f", "x\ny\x1b[31m"},
                                   {"solve", "-s", "x\ny\x1b[31m"},
                                   {"solve", "-p", "8\x1b[31m"},
                                   {"list", "x\ny\x1b[31m"}}) {
    CAPTURE(arguments);
    const RunResult result = run(arguments);
    CHECK_THAT(only_error(result, result.status), !Contains("\x1b"));
  }
}

TEST_CASE("cli: a file that may not be read is an error", "[cli][input]") {
  if (geteuid() == 0) return;
  const Scratch files;
  const std::string file = files.write("secret.txt", worksheet);
  std::filesystem::permissions(file, std::filesystem::perms::none);
  CHECK_THAT(only_error(run({"solve", file}), 1), Contains(file));
}

TEST_CASE("cli: a link without its beginning is a link unless there is such a file",
          "[cli][input]") {
  const std::string link = run({"convert", "-f", "link", "-p", small}).out;
  const std::string scheme = "https://";
  REQUIRE(link.starts_with(scheme));
  const std::string bare = link.substr(scheme.size(), link.size() - scheme.size() - 1);
  const std::string code = bare.substr(bare.find("N4Ig"));
  for (const std::string& text : {bare, "www." + bare, "sudokupad.app/fpuzzles" + code,
                                  "app.crackingthecryptic.com/sudoku/?load=" + code}) {
    CHECK(run({"convert", "-f", "line", text}).out == small + "\n");
    CHECK(run({"convert", "-f", "line", "-p", text}).out == small + "\n");
  }
  CHECK_THAT(run({"convert", "f-puzzle.com/?load=" + code}).err, Contains("No such file"));
}

TEST_CASE("cli: a constraint string is an input by itself, as a link is", "[cli][input]") {
  const RunResult solved =
      run({"solve", "-f", "line", ".AntiKnight.AntiKing.AntiConsecutive.~R5C3_1~R6C7_2"});
  CHECK(solved.status == 0);
  CHECK(solved.out.starts_with("483726159"));
  const RunResult unknown = run({"check", ".Foo~R1C1"});
  CHECK(unknown.status == 1);
  CHECK_THAT(unknown.err, Catch::Contains("this program has no rule 'Foo'"));
}
