// sudoku-sat decode: every form of an answer, wrong ones, and CNF files of other programs.
#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::StartsWith;

namespace {

/// A CNF file of the 4x4 puzzle, or of another one, and answers to it.
class Decode {
 public:
  explicit Decode(const Strings& options = {"-p", small}) {
    Strings arguments = {"dimacs"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    cnf_ = files_.write("puzzle.cnf", run(arguments).out);
  }

  RunResult operator()(const std::string& answer, const Strings& options = {"-f", "line"}) const {
    Strings arguments = {"decode", cnf_, files_.write("answer", answer)};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run(arguments);
  }

  const std::string& cnf() const { return cnf_; }
  const Scratch& files() const { return files_; }

 private:
  Scratch files_;
  std::string cnf_;
};

/// The literals of the first `variables` variables (all, unless said), true where `solution` is so.
std::string literals_of(const std::string& solution, std::size_t size,
                        std::size_t variables = std::string::npos, bool negative = true) {
  std::string literals;
  for (std::size_t i = 0; i < std::min(variables, solution.size() * size); ++i) {
    const bool is_true =
        solution[i / size] != '.' && i % size == static_cast<std::size_t>(solution[i / size] - '1');
    if (is_true || negative) literals += (is_true ? "" : "-") + std::to_string(i + 1) + " ";
  }
  return literals;
}

const std::string all_literals = literals_of(small_solution, 4);

/// The answer in lines of a few literals, as solvers print it.
std::string value_lines(const std::string& literals) {
  std::string text;
  std::istringstream words(literals + "0");
  int count = 0;
  for (std::string word; words >> word; ++count) {
    text += (count % 7 == 0 ? (count == 0 ? "v " : "\nv ") : " ") + word;
  }
  return text + "\n";
}

void check_solved(const RunResult& result) {
  INFO(result);
  CHECK(result.status == 0);
  CHECK(result.out == small_solution + "\n");
  CHECK(result.err.empty());
}

/// Of a formula without header.
void check_solved_as_numbered(const RunResult& result) {
  INFO(result);
  CHECK(result.status == 0);
  CHECK(result.out == small_solution + "\n");
  CHECK_THAT(result.err, StartsWith("sudoku-sat: warning: ") && Contains("no header"));
}

}  // namespace

TEST_CASE("cli: every form of an answer is decoded", "[cli][decode]") {
  const Decode decode;
  const std::string satisfiable = "s SATISFIABLE\n";
  const std::string values = value_lines(all_literals);
  check_solved(decode(satisfiable + values));
  check_solved(decode("c comment\n" + satisfiable + "c 1 2 3\n" + values + "c the end\n"));
  check_solved(decode(values + satisfiable));
  check_solved(decode(satisfiable + "v " + all_literals + "0\n"));
  check_solved(decode("SAT\n" + all_literals + "0\n"));
  check_solved(decode(all_literals + "0\n"));
  check_solved(decode(satisfiable + "v " + all_literals + "\n"));
}

TEST_CASE("cli: Windows line ends and a missing last one do no harm to an answer",
          "[cli][decode]") {
  const Decode decode;
  check_solved(decode("s SATISFIABLE\r\nv " + all_literals + "0\r\n"));
  check_solved(decode("SAT\r\n" + all_literals + "0"));
}

TEST_CASE("cli: an answer that names only the true variables is enough", "[cli][decode]") {
  const Decode decode;
  const std::string positive = literals_of(small_solution, 4, std::string::npos, false);
  check_solved(decode("s SATISFIABLE\nv " + positive + "0\n"));
  check_solved(decode(positive + "0\n"));
}

TEST_CASE("cli: the answer comes from a file, standard input or -", "[cli][decode]") {
  const Decode decode;
  const std::string answer = "s SATISFIABLE\nv " + all_literals + "0\n";
  check_solved(run({"decode", "-f", "line", decode.cnf()}, answer));
  check_solved(run({"decode", "-f", "line", decode.cnf(), "-"}, answer));
  const std::string file = decode.files().write("answer", answer);
  check_solved(run({"decode", "-f", "line", "-", file}, read_file(decode.cnf())));
}

TEST_CASE("cli: both files from standard input are wrong usage", "[cli][decode]") {
  only_error(run({"decode", "-", "-"}, "p cnf 1 0\n"), 2);
  only_error(run({"decode", "-"}, "p cnf 1 0\n"), 2);
  only_error(run({"decode"}), 2);
  only_error(run({"decode", "a", "b", "c"}), 2);
}

TEST_CASE("cli: decode writes every format of a grid", "[cli][decode]") {
  const Decode decode;
  const std::string answer = "s SATISFIABLE\nv " + all_literals + "0\n";
  CHECK(decode(answer, {}).out == run({"solve", "-p", small}).out);
  CHECK(decode(answer, {"-f", "csv"}).out == "1,2,4,3\n3,4,2,1\n4,3,1,2\n2,1,3,4\n");
  CHECK_THAT(decode(answer, {"-f", "svg"}).out, StartsWith("<svg"));
  const Json object = objects_of(decode(answer, {"-f", "json"})).at(0);
  CHECK(object.at("status") == "solved");
  CHECK(object.at("puzzle") == small);
  CHECK(object.at("solution") == small_solution);
}

TEST_CASE("cli: every encoding and form of the givens is decoded", "[cli][decode]") {
  for (const char* encoding : {"maple", "maple-worksheet", "minimal", "efficient", "extended"}) {
    for (const char* givens : {"units", "assume", "none"}) {
      CAPTURE(encoding, givens);
      const Decode decode({"-p", small, "-e", encoding, "--givens", givens, "--names"});
      check_solved(decode("s SATISFIABLE\nv " + all_literals + "0\n"));
      CHECK(decode("s SATISFIABLE\nv 2 0\n").status == 1);
    }
  }
}

TEST_CASE("cli: cells that an answer leaves open stay empty, which is incomplete",
          "[cli][decode]") {
  const Decode decode;
  const std::string answer = "s SATISFIABLE\nv " + literals_of(small_solution, 4, 20) + "0\n";
  const RunResult line = decode(answer);
  CHECK(line.status == 1);
  CHECK(line.out == "12433...........\n");
  CHECK_THAT(line.err, Contains("incomplete") && Contains("11"));
  const Json object = objects_of(decode(answer, {"-f", "json"})).at(0);
  CHECK(object.at("status") == "incomplete");
  CHECK(object.at("solution") == "12433...........");
  CHECK(decode("1 0\n").status == 1);
  CHECK(decode("1 0\n").out == "1...............\n");
}

TEST_CASE("cli: an answer without a solution gives the solver's status", "[cli][decode]") {
  const Decode decode;
  for (const char* answer : {"s UNSATISFIABLE\n", "UNSAT\n", "c x\ns UNSATISFIABLE\nc y\n"}) {
    CAPTURE(answer);
    CHECK(decode(answer).status == 20);
    CHECK(decode(answer).out == "unsatisfiable\n");
    CHECK(objects_of(decode(answer, {"-f", "json"})).at(0).at("status") == "unsatisfiable");
    CHECK(decode(answer, {}).out.empty());
  }
  for (const char* answer : {"s UNKNOWN\n", "INDET\n"}) {
    CAPTURE(answer);
    CHECK(decode(answer).status == 30);
    CHECK(decode(answer).out == "unknown\n");
    CHECK(objects_of(decode(answer, {"-f", "json"})).at(0).at("status") == "unknown");
  }
}

TEST_CASE("cli: a solution with one value changed is refused with the reason", "[cli][decode]") {
  const Decode decode;
  const auto refused = [&](std::size_t cell, char value) {
    std::string wrong = small_solution;
    wrong[cell] = value;
    return only_error(decode("s SATISFIABLE\nv " + literals_of(wrong, 4) + "0\n"), 1);
  };
  CHECK_THAT(refused(0, '2'), Contains("r1c1") && Contains("2") && Contains("1 is given"));
  CHECK_THAT(refused(1, '4'), Contains("r1c2") && Contains("4") && Contains("row 1"));
  for (std::size_t cell = 0; cell < 16; ++cell) {
    CAPTURE(cell);
    CHECK_THAT(refused(cell, small_solution[cell] == '1' ? '3' : '1'), Contains("answer"));
  }
}

TEST_CASE("cli: an answer that is wrong in what it says is refused though it is incomplete",
          "[cli][decode]") {
  const Decode decode;
  CHECK_THAT(only_error(decode("s SATISFIABLE\nv 2 0\n"), 1), Contains("r1c1"));
  CHECK_THAT(only_error(decode("s SATISFIABLE\nv 12 16 0\n"), 1), Contains("row 1"));
}

TEST_CASE("cli: two values in a cell are refused", "[cli][decode]") {
  const Decode decode;
  CHECK_THAT(only_error(decode("s SATISFIABLE\nv 1 2 0\n"), 1),
             Contains("r1c1") && Contains("1") && Contains("2"));
}

TEST_CASE("cli: an answer that contradicts itself or the formula is refused with its place",
          "[cli][decode]") {
  const Decode decode;
  const auto error = [&](const std::string& answer) { return only_error(decode(answer), 1); };
  CHECK_THAT(error("s SATISFIABLE\nv 1 -1 0\n"), Contains(":2:5") && Contains("1"));
  CHECK_THAT(error("s SATISFIABLE\nv 65 0\n"), Contains(":2:3") && Contains("65"));
  CHECK_THAT(error("v -65 0\n"), Contains("-65"));
  CHECK_THAT(error("s SATISFIABLE\ns UNSATISFIABLE\n"), Contains(":2"));
  CHECK_THAT(error("s UNSATISFIABLE\nv 1 0\n"), Contains("unsatisfiable"));
  CHECK_THAT(error("s MAYBE\n"), Contains("MAYBE"));
  CHECK_THAT(error("v 99999999999999999999 0\n"), Contains("99999999999999999999"));
}

TEST_CASE("cli: text that is not an answer is refused", "[cli][decode]") {
  const Decode decode;
  for (const std::string& answer :
       {std::string(), std::string("\n\n"), std::string("c only a comment\n"),
        std::string("hello\n"), std::string("v 1 x 0\n"), std::string("s SATISFIABLE\nv 1,2 0\n"),
        std::string("SAT\0\n", 5), std::string(100'000, 'x'), read_file(decode.cnf())}) {
    CAPTURE(answer.substr(0, 40));
    only_error(decode(answer), 1);
  }
}

TEST_CASE("cli: a truncated answer is incomplete, not a solution", "[cli][decode]") {
  const Decode decode;
  const std::string whole = "s SATISFIABLE\nv " + all_literals + "0\n";
  for (const std::size_t length : {10U, 14U, 16U, 60U, 100U}) {
    CAPTURE(length);
    const RunResult result = decode(whole.substr(0, length));
    INFO(result);
    CHECK(result.status == 1);
    CHECK(lines_of(result.err).size() == 1);
    if (length > 16) CHECK_THAT(result.err, Contains("0 is missing"));
  }
  CHECK_THAT(decode("1 0\n").err, !Contains("0 is missing"));
}

TEST_CASE("cli: an answer to a formula without any model is refused", "[cli][decode]") {
  const Scratch files;
  const std::string cnf = files.file("contradiction.cnf");
  REQUIRE(run({"dimacs", "-q", "-p", "11..............", "--reduce", "units", "-o", cnf}).status ==
          0);
  const RunResult result = run({"decode", cnf, files.write("answer", "s SATISFIABLE\nv 0\n")});
  INFO(result);
  CHECK(result.status == 1);
  CHECK_THAT(result.err, Contains("no model"));
  CHECK(run({"decode", cnf, files.write("denied", "s UNSATISFIABLE\n")}).status == 20);
}

TEST_CASE("cli: a damaged header is refused, and the message names the line", "[cli][decode]") {
  const Decode decode;
  const std::string answer = decode.files().write("whole", all_literals + "0\n");
  const std::string text = read_file(decode.cnf());
  for (const std::string key : {"board", "box", "rules", "encoding", "amo", "reduce", "puzzle"}) {
    CAPTURE(key);
    const std::size_t begin = text.find("c " + key + " ");
    REQUIRE(begin != std::string::npos);
    const std::size_t end = text.find('\n', begin) + 1;
    const std::string without = text.substr(0, begin) + text.substr(end);
    const std::string file = decode.files().write("without.cnf", without);
    CHECK_THAT(only_error(run({"decode", file, answer}), 1), Contains(key) && Contains(file));
  }
  const std::vector<std::pair<std::string, std::string>> changes = {
      {"c board 4", "c board 9"},
      {"c box 2x2", "c box 2x3"},
      {"c rules rows", "c rules knight"},
      {"c reduce none", "c reduce x"},
      {"c encoding maple", "c encoding frob"},
      {small, small + "."},
      {small, "5" + small.substr(1)}};
  for (const auto& [from, to] : changes) {
    CAPTURE(to);
    std::string changed = text;
    changed.replace(changed.find(from), from.size(), to);
    const std::string file = decode.files().write("changed.cnf", changed);
    CHECK_THAT(only_error(run({"decode", file, answer}), 1), Contains(file));
  }
}

TEST_CASE("cli: --size and --box that contradict the header are wrong usage", "[cli][decode]") {
  const Decode decode;
  const std::string answer = all_literals + "0\n";
  check_solved(decode(answer, {"-f", "line", "--size", "4"}));
  only_error(decode(answer, {"--size", "9"}), 2);
  only_error(decode(answer, {"--box", "1x4"}), 2);
}

TEST_CASE("cli: a CNF file of another program is decoded by the standard numbering",
          "[cli][decode]") {
  const Decode decode;
  std::string text;
  for (const std::string& line : lines_of(read_file(decode.cnf()))) {
    if (!line.starts_with("c")) text += line + "\n";
  }
  const std::string cnf = decode.files().write("foreign.cnf", "c another program\n" + text);
  const std::string answer = decode.files().write("whole", all_literals + "0\n");
  const std::string changed = decode.files().write("changed", "2 0\n");
  for (const Strings& size : {Strings{}, {"--size", "4"}}) {
    Strings arguments = {"decode", "-f", "line", cnf, answer};
    arguments.insert(arguments.end(), size.begin(), size.end());
    check_solved_as_numbered(run(arguments));
  }
  CHECK(run({"decode", "--size", "4", cnf, answer}).out == run({"solve", "-p", small}).out);
  CHECK_THAT(only_error(run({"decode", "--size", "4", cnf, changed}), 1), Contains("given"));
}

TEST_CASE("cli: a CNF file of another program may have auxiliary variables, with --size",
          "[cli][decode]") {
  const Decode decode;
  const std::string cnf = decode.files().write("foreign.cnf", "p cnf 70 1\n1 0\n");
  const std::string answer = decode.files().write("whole", all_literals + "65 -70 0\n");
  check_solved_as_numbered(run({"decode", "-f", "line", "--size", "4", cnf, answer}));
  CHECK_THAT(only_error(run({"decode", cnf, answer}), 1),
             Contains("70 variables: not N^3") && Contains("--size"));
}

TEST_CASE("cli: a file that is not CNF is refused", "[cli][decode]") {
  const Scratch files;
  const std::string answer = files.write("answer", "1 0\n");
  for (const char* content :
       {"", "hello\n", "p cnf x y\n", "p cnf 64\n", "p dnf 64 1\n1 0\n", "1 2 0\n",
        "p cnf 64 2\n1 0\n", "p cnf 64 1\n1 2\n", "p cnf 64 1\n65 0\n", "p cnf 64 1\nx 0\n",
        "p cnf 99999999999 1\n1 0\n", "p cnf 64 2\n1 0\n2 0\n"}) {
    CAPTURE(content);
    const std::string cnf = files.write("x.cnf", content);
    CHECK_THAT(only_error(run({"decode", "--size", "4", cnf, answer}), 1), Contains(cnf));
  }
}

TEST_CASE("cli: a CNF file with too few variables for its board is refused", "[cli][decode]") {
  const Decode decode;
  const std::string answer = decode.files().write("whole", all_literals + "0\n");
  std::string text = read_file(decode.cnf());
  text.replace(text.find("p cnf 64"), 8, "p cnf 63");
  const std::string cnf = decode.files().write("few.cnf", text);
  CHECK_THAT(only_error(run({"decode", cnf, answer}), 1),
             Contains(cnf) && Contains("63") && Contains("64"));
  const std::string foreign = decode.files().write("foreign.cnf", "p cnf 64 1\n1 0\n");
  CHECK_THAT(only_error(run({"decode", "--size", "9", foreign, answer}), 2),
             Contains(foreign) && Contains("64") && Contains("729"));
}

TEST_CASE("cli: boards above 35 are decoded", "[cli][decode]") {
  const auto board = solved_board(6, 6);
  std::string literals;
  for (std::size_t cell = 0; cell < board.size(); ++cell) {
    literals += std::to_string(cell * 36 + static_cast<std::size_t>(board[cell])) + " ";
  }
  const Scratch files;
  const std::string answer = files.write("answer", "v " + literals + "0\n");
  const RunResult result = shell(
      "\"$SUDOKU_SAT\" dimacs --empty --size 36 | sed '/^p /q' > x.cnf; "
      "\"$SUDOKU_SAT\" decode -f line x.cnf " +
      answer);
  INFO(result);
  CHECK(result.out == in_numbers(board, ",", 36 * 36));
}

TEST_CASE("cli: a numbering is for formulas from elsewhere", "[cli][decode]") {
  const std::string numbered =
      "\"$SUDOKU_SAT\" dimacs --numbering digits -p 1.....2..3.....4 > own.cnf; "
      "grep -v '^c' own.cnf > foreign.cnf; ";
  const std::string model = "v 111 122 134 143 213 224 232 241 314 323 331 342 412 421 433 444 0";
  const auto decoded = [&](const std::string& arguments) {
    return shell(numbered + "echo '" + model + "' | \"$SUDOKU_SAT\" decode -f line " + arguments);
  };
  const std::string own = decoded("own.cnf").out;
  CHECK(own.size() == 17);
  CHECK(decoded("foreign.cnf").out == own);
  CHECK(decoded("--numbering '100*i+10*j+k' foreign.cnf").out == own);
  const RunResult refused = decoded("--numbering digits own.cnf");
  CHECK(refused.status == 2);
  CHECK_THAT(refused.err, Contains("--numbering is for formulas from elsewhere"));
}

TEST_CASE("cli: a log of MiniSat without its result file has no model", "[cli][decode]") {
  const RunResult result = Decode()("====[ Problem Statistics ]====\n|  64 |\nSATISFIABLE\n");
  CHECK(result.status == 1);
  CHECK_THAT(result.err, Contains("printed no model") && Contains("MiniSat a second file"));
}

TEST_CASE("cli: all models of a formula are decoded, however solvers separate them",
          "[cli][decode]") {
  const std::string model = "v " + all_literals + "0\n";
  const std::string grid = Decode()("s SATISFIABLE\n" + model).out;
  CHECK(Decode()("s SATISFIABLE\n" + model + "s SATISFIABLE\n" + model + "s SOLUTIONS 2\n").out ==
        grid + grid);
  CHECK(Decode()(model + model + "s SATISFIABLE\n").out == grid + grid);
  CHECK(Decode()("s SATISFIABLE\n" + model + "s SATISFIABLE\n" + model + "s UNSATISFIABLE\n").out ==
        grid + grid);
}
