// --reduce, --show and group sizes: what dimacs writes for a reduced puzzle, and that solve's
// answers stay the same.
#include <map>

#include "cli/helpers.hpp"
#include "sudoku_sat/encoding.hpp"
#include "support/cnf.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

const Strings reductions = {"none", "givens", "units", "probe"};
/// Unit propagation decides all of it.
const std::string decided = "1.4.....2.....3.";
const std::string decided_solution = "1243342123144132";
/// No two givens clash, and unit propagation finds that there is no solution.
const std::string contradicting = "1.....24........";

Strings encoding_names() {
  Strings names;
  for (const sudoku_sat::Encoding& encoding : sudoku_sat::encodings()) {
    names.emplace_back(encoding.name);
  }
  return names;
}

bool has_line(const std::string& text, const std::string& line) {
  const Strings lines = lines_of(text);
  return std::count(lines.begin(), lines.end(), line) == 1;
}

RunResult decoded(const std::string& cnf, const std::string& answer) {
  const Scratch files;
  return run({"decode", "-f", "line", files.write("x.cnf", cnf), files.write("answer", answer)});
}

/// What a comment "7 S[1,2,3]" says, where it names a variable.
struct Name {
  int variable;
  char kind;
  int row;
  int column;
  int number;
};

std::vector<Name> names_in(const Cnf& cnf) {
  std::vector<Name> names;
  for (const std::string& comment : cnf.comments) {
    Name name{};
    char end{};
    if (std::sscanf(comment.c_str(), "%d %c%*[[(]%d,%d,%d%c", &name.variable, &name.kind, &name.row,
                    &name.column, &name.number, &end) == 6) {
      names.push_back(name);
    }
  }
  return names;
}

/// The literal that is true in the solution, by the variable's name.
int literal(const Name& name, const std::string& solution, int size) {
  const int value =
      solution.at(static_cast<std::size_t>((name.row - 1) * size + name.column - 1)) - '0';
  const bool is_true = name.kind == 'S'   ? value == name.number
                       : name.kind == 'O' ? value <= name.number
                                          : (value >> name.number & 1) != 0;
  return is_true ? name.variable : -name.variable;
}

/// The names' numbers are 1, 2, ..., and the solution that they spell is the formula's model.
void check_names(const std::string& text, const std::string& solution, int size) {
  const Cnf cnf = parse_cnf(text);
  std::vector<int> literals;
  std::string shown = "p show ";
  for (const Name& name : names_in(cnf)) {
    literals.push_back(literal(name, solution, size));
    CHECK(name.variable == static_cast<int>(literals.size()));
    shown += std::to_string(name.variable) + " ";
  }
  const auto model = propagate(cnf, literals);
  REQUIRE(model);
  CHECK(static_cast<int>(model->size()) == cnf.variables);
  CHECK(std::count(cnf.comments.begin(), cnf.comments.end(), shown + "0") == 1);
}

}  // namespace

TEST_CASE(
    "cli: the names of a reduced puzzle's variables agree with their numbers, and --show lists all "
    "of them",
    "[cli][reduce]") {
  for (const std::string& encoding : encoding_names()) {
    for (const std::string& reduction : reductions) {
      CAPTURE(encoding, reduction);
      const Strings options = {"-e", encoding, "--reduce", reduction, "--names", "--show"};
      Strings pairs = options;
      pairs.insert(pairs.end(), {"-p", worksheet});
      check_names(dimacs(pairs), worksheet_solution, 9);
      Strings auxiliary = options;
      auxiliary.insert(auxiliary.end(), {"-p", small, "--amo", "sequential"});
      check_names(dimacs(auxiliary), small_solution, 4);
    }
  }
}

TEST_CASE("cli: --show leaves auxiliary variables out, so that solutions are counted",
          "[cli][reduce]") {
  const std::string text =
      dimacs({"--empty", "--size", "4", "-e", "extended", "--amo", "commander", "--show"});
  const Cnf cnf = parse_cnf(text);
  CHECK(cnf.variables > 64);
  std::string expected = "p show ";
  for (int variable = 1; variable <= 64; ++variable) expected += std::to_string(variable) + " ";
  CHECK(std::count(cnf.comments.begin(), cnf.comments.end(), expected + "0") == 1);
  CHECK(count_models(cnf, 64) == 288);
  // Behind the problem line a checker of binary proofs takes comments for empty clauses.
  CHECK(text.find("\nc p show ") < text.find("\np cnf "));
  CHECK_THAT(dimacs({"--empty", "--size", "4"}), !Contains("c p show"));
}

TEST_CASE("cli: a reduced file says the reduction, the decided cells and the candidates",
          "[cli][reduce]") {
  const std::string text = dimacs({"-p", small, "--reduce", "givens", "-e", "extended"});
  CHECK(has_line(text, "c reduce givens"));
  CHECK(has_line(text, "c puzzle " + small));
  CHECK(has_line(text, "c decided " + small));
  CHECK(has_line(text, "c candidates r1c2 2 4"));
  CHECK(has_line(text, "c candidates r1c4 3"));
  CHECK_THAT(text, !Contains("candidates r1c1"));
  const std::string probed = dimacs({"-p", worksheet, "--reduce", "givens", "-e", "extended"});
  CHECK(has_line(probed, "p cnf 254 2080"));
}

TEST_CASE("cli: the clause numbers of the families cover a reduced file too", "[cli][reduce]") {
  for (const std::string& encoding : encoding_names()) {
    CAPTURE(encoding);
    const std::string text = dimacs({"-p", worksheet, "-e", encoding, "--reduce", "units"});
    std::size_t next = 1;
    for (const std::string& line : lines_of(text)) {
      if (!line.starts_with("c clauses ")) continue;
      const std::string range = line.substr(10);
      CHECK(std::stoul(range) == next);
      next = std::stoul(range.substr(range.find('-') + 1)) + 1;
    }
    CHECK(next == parse_cnf(text).clauses.size() + 1);
  }
}

TEST_CASE("cli: a puzzle that the reduction decides is a formula without clauses that is decoded",
          "[cli][reduce]") {
  for (const std::string& encoding : encoding_names()) {
    CAPTURE(encoding);
    const std::string cnf =
        dimacs({"-p", decided, "-e", encoding, "--reduce", "units", "--names", "--show"});
    CHECK(cnf.ends_with("c p show 0\np cnf 0 0\n"));
    const RunResult result = decoded(cnf, "s SATISFIABLE\nv 0\n");
    INFO(result);
    CHECK(result.status == 0);
    CHECK(result.out == decided_solution + "\n");
  }
}

TEST_CASE("cli: every form of an answer without a literal is decoded", "[cli][reduce]") {
  const std::string cnf = dimacs({"-p", decided, "--reduce", "probe"});
  for (const char* answer : {"s SATISFIABLE\nv 0\n", "s SATISFIABLE\n", "SAT\n0\n", "v 0\n"}) {
    CAPTURE(answer);
    CHECK(decoded(cnf, answer).status == 0);
    CHECK(decoded(cnf, answer).out == decided_solution + "\n");
  }
  CHECK(decoded(cnf, "s UNSATISFIABLE\n").status == 20);
  CHECK_THAT(only_error(decoded(cnf, "s SATISFIABLE\nv 1 0\n"), 1), Contains("1"));
}

TEST_CASE("cli: a contradiction that the reduction finds is a formula of one empty clause",
          "[cli][reduce]") {
  for (const std::string& encoding : encoding_names()) {
    CAPTURE(encoding);
    const std::string cnf =
        dimacs({"-p", contradicting, "-e", encoding, "--reduce", "units", "--names", "--show"});
    CHECK(has_line(cnf, "c contradiction"));
    CHECK(cnf.ends_with("c p show 0\np cnf 0 1\n0\n"));
    CHECK(decoded(cnf, "s UNSATISFIABLE\n").status == 20);
    CHECK_THAT(only_error(decoded(cnf, "s SATISFIABLE\nv 0\n"), 1), Contains("no model"));
  }
}

TEST_CASE("cli: givens that clash are a contradiction for every reduction, with a warning",
          "[cli][reduce]") {
  for (const std::string reduction : {"givens", "units", "probe"}) {
    const RunResult result = run({"dimacs", "-p", clashing, "--reduce", reduction});
    CHECK(result.status == 0);
    CHECK(result.out.ends_with("p cnf 0 1\n0\n"));
    CHECK(lines_of(result.err).size() == 1);
    CHECK_THAT(result.err, Contains("r1c1") && Contains("r1c2"));
  }
}

TEST_CASE("cli: a reduction with givens that are not in the formula is wrong usage",
          "[cli][reduce]") {
  for (const std::string givens : {"assume", "none"}) {
    for (const std::string reduction : {"givens", "units", "probe"}) {
      CHECK_THAT(
          only_error(run({"dimacs", "-p", small, "--givens", givens, "--reduce", reduction}), 2),
          Contains("--givens") && Contains("--reduce"));
    }
    dimacs({"-p", small, "--givens", givens, "--reduce", "none"});
  }
}

TEST_CASE("cli: an unknown reduction is wrong usage", "[cli][reduce]") {
  for (const std::string command : {"dimacs", "solve"}) {
    CHECK_THAT(only_error(run({command, "-p", small, "--reduce", "frob"}), 2),
               Contains("'frob'") && Contains("none, givens, unit-propagation, probe"));
    CHECK_THAT(only_error(run({command, "-p", small, "--reduce", "unit"}), 2),
               Contains("did you mean unit-propagation?"));
    only_error(run({command, "-p", small, "--reduce", ""}), 2);
  }
}

TEST_CASE("cli: a method's group size is used and written to the header", "[cli][reduce]") {
  const std::map<std::string, std::string> sizes = {{"commander", "p cnf 1701 7149"},
                                                    {"commander:3", "p cnf 1701 7149"},
                                                    {"bimander:3", "p cnf 1377 9093"},
                                                    {"commander:9", "p cnf 729 12009"}};
  for (const auto& [amo, problem] : sizes) {
    CAPTURE(amo);
    const std::string text = dimacs({"-p", worksheet, "-e", "extended", "--amo", amo});
    CHECK(has_line(text, problem));
    CHECK(has_line(text, "c amo " + (amo == "commander" ? "commander:3" : amo)));
  }
  for (const std::string amo : {"commander:4", "bimander:5", "commander-defined:2"}) {
    CAPTURE(amo);
    CHECK(has_line(dimacs({"-p", small, "--amo", amo}), "c amo " + amo));
    CHECK(run({"solve", "-f", "line", "-p", worksheet, "--amo", amo}).out ==
          worksheet_solution + "\n");
    CHECK(run({"solve", "-f", "line", "-p", worksheet, "-e", "efficient", "--amo", amo}).out ==
          worksheet_solution + "\n");
  }
}

TEST_CASE("cli: an unknown method or an impossible group size is wrong usage", "[cli][reduce]") {
  for (const std::string command : {"dimacs", "solve"}) {
    for (const std::string amo :
         {"commander:1", "commander:0", "commander:", "commander:x", "commander:-3", "commander:03",
          "commander:1291", "commander:99999999999999999999", "commander:3:3"}) {
      CAPTURE(command, amo);
      CHECK_THAT(only_error(run({command, "-p", small, "--amo", amo}), 2),
                 Contains("--amo " + amo) && Contains("from 2 to 1290"));
    }
    CHECK_THAT(only_error(run({command, "-p", small, "--amo", "pairwise:3"}), 2),
               Contains("pairwise takes no group size"));
    CHECK_THAT(only_error(run({command, "-p", small, "--amo", "comander:3"}), 2),
               Contains("did you mean commander?"));
    only_error(run({command, "-p", small, "--amo", "frob"}), 2);
    only_error(run({command, "-p", small, "--amo", ""}), 2);
    only_error(run({command, "-p", small, "--amo", ":"}), 2);
  }
}

TEST_CASE("cli: solve gives the same answers after every reduction", "[cli][reduce]") {
  const Strings puzzles = {worksheet, small, decided, clashing, unsolvable, contradicting};
  const Strings expected = {worksheet_solution, small_solution,  decided_solution,
                            "inconsistent",     "unsatisfiable", "unsatisfiable"};
  for (const Strings& encoding : {Strings{}, {"-e", "extended"}, {"-e", "order"}}) {
    for (const std::string& reduction : reductions) {
      CAPTURE(encoding, reduction);
      Strings arguments = {"solve", "-f", "line", "--reduce", reduction};
      arguments.insert(arguments.end(), encoding.begin(), encoding.end());
      const RunResult result = run(arguments, joined(puzzles));
      CHECK(result.status == 20);
      CHECK(result.out == joined(expected));
    }
  }
}

TEST_CASE("cli: solve's json has the sizes of the file that dimacs writes", "[cli][reduce]") {
  for (const std::string encoding : {"extended", "binary", "order", "minimal"}) {
    for (const std::string& reduction : reductions) {
      for (const std::string& puzzle : {worksheet, small, decided}) {
        CAPTURE(encoding, reduction, puzzle);
        const Strings options = {"-p", puzzle, "-e", encoding, "--reduce", reduction};
        Strings arguments = {"solve", "-f", "json"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        const Json object = objects_of(run(arguments)).at(0);
        const Cnf cnf = parse_cnf(dimacs(options));
        CHECK(object.at("encoding") == encoding);
        CHECK(object.at("variables") == cnf.variables);
        CHECK(object.at("clauses") == cnf.clauses.size());
      }
    }
  }
  const Json none =
      objects_of(run({"solve", "-f", "json", "-p", worksheet, "--reduce", "none"}))[0];
  CHECK(none.at("variables") == 729);
  CHECK(none.at("clauses") == 12009);
}

TEST_CASE("cli: a core is found after every reduction, all solutions are listed", "[cli][reduce]") {
  for (const std::string& reduction : reductions) {
    CAPTURE(reduction);
    const Json object =
        objects_of(run({"solve", "-f", "json", "--core", "-p", unsolvable, "--reduce", reduction}))
            .at(0);
    CHECK(object.at("status") == "unsatisfiable");
    CHECK(object.at("core").size() == 21);
    const Strings options = {"solve", "-n", "0", "-f", "line", "--reduce", reduction};
    Strings arguments = options;
    arguments.insert(arguments.end(), {"-p", "1.............1.", "-e", "binary"});
    CHECK(lines_of(run(arguments).out).size() == 18);
  }
}

TEST_CASE("cli: an incremental file's answer may name auxiliary variables", "[cli][reduce]") {
  const std::string cnf =
      dimacs({"-p", small, "-e", "extended", "--amo", "sequential", "--givens", "assume"});
  std::string literals;
  for (std::size_t cell = 0; cell < 16; ++cell) {
    literals +=
        std::to_string(4 * cell + static_cast<std::size_t>(small_solution[cell] - '0')) + " ";
  }
  const RunResult result = decoded(cnf, "s SATISFIABLE\nv " + literals + "65 -256 0\n");
  INFO(result);
  CHECK(result.status == 0);
  CHECK(result.out == small_solution + "\n");
  CHECK_THAT(only_error(decoded(cnf, "v 257 0\n"), 1), Contains("257") && Contains("1 to 256"));
}
