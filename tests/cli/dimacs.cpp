// sudoku-sat dimacs: header, clause counts, names, the forms of the givens, the same bytes always.
#include <map>

#include "cli/helpers.hpp"
#include "support/cnf.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::StartsWith;

namespace {

/// Clauses without givens, by encoding, for the sizes below; those of 9x9 are published (Lynce &
/// Ouaknine 2006, Weber 2005).
const std::vector<int> sizes = {4, 6, 9, 12, 16, 25, 36};
const std::map<std::string, std::vector<long>> clause_counts = {
    {"maple", {336, 1872, 10287, 33840, 110848, 688125, 3033936}},
    {"maple-worksheet", {560, 3168, 17577, 58032, 190720, 1188125, 5250096}},
    {"minimal", {304, 1656, 8829, 28656, 92416, 563125, 2450736}},
    {"efficient", {400, 2196, 11745, 38160, 123136, 750625, 3267216}},
    {"extended", {448, 2304, 11988, 38592, 123904, 752500, 3271104}}};

/// The only line that begins so.
std::string line_with(const std::string& text, const std::string& beginning) {
  Strings found;
  for (const std::string& line : lines_of(text)) {
    if (line.starts_with(beginning)) found.push_back(line);
  }
  CAPTURE(beginning);
  CHECK(found.size() == 1);
  return found.empty() ? "" : found.front();
}

std::vector<int> unit_literals(const Cnf& cnf) {
  std::vector<int> literals;
  for (const auto& clause : cnf.clauses) {
    if (clause.size() == 1) literals.push_back(clause.front());
  }
  return literals;
}

/// The variables that are true by the givens of the 4x4 puzzle.
const std::vector<int> small_givens = {1, 26, 39, 64};

}  // namespace

TEST_CASE("cli: the worksheet's puzzle has the known numbers of clauses", "[cli][dimacs]") {
  CHECK(line_with(dimacs({"-p", worksheet}), "p ") == "p cnf 729 10308");
  CHECK(line_with(dimacs({"-p", worksheet, "-e", "maple"}), "p ") == "p cnf 729 10308");
  CHECK(line_with(dimacs({"-p", worksheet, "-e", "maple-worksheet"}), "p ") == "p cnf 729 17598");
}

TEST_CASE("cli: an empty board has the published number of clauses, in the header and counted",
          "[cli][dimacs]") {
  for (const auto& [encoding, counts] : clause_counts) {
    for (std::size_t i = 0; i < sizes.size(); ++i) {
      const std::string size = std::to_string(sizes[i]);
      CAPTURE(encoding, size);
      const RunResult result =
          shell("\"$SUDOKU_SAT\" dimacs --empty --size " + size + " -e " + encoding +
                " > x.cnf; grep '^p' x.cnf; grep -vc '^[cp]' x.cnf");
      const int variables = sizes[i] * sizes[i] * sizes[i];
      CHECK(result.out == "p cnf " + std::to_string(variables) + " " + std::to_string(counts[i]) +
                              "\n" + std::to_string(counts[i]) + "\n");
    }
  }
}

TEST_CASE("cli: every encoding's file is strict DIMACS", "[cli][dimacs]") {
  for (const auto& [encoding, counts] : clause_counts) {
    CAPTURE(encoding);
    for (const Strings& names : {Strings{}, {"--names"}}) {
      Strings options = {"-p", worksheet, "-e", encoding};
      options.insert(options.end(), names.begin(), names.end());
      const Cnf cnf = parse_cnf(dimacs(options));
      CHECK(cnf.variables == 729);
      CHECK(static_cast<long>(cnf.clauses.size()) == counts[2] + 21);
    }
  }
}

TEST_CASE("cli: the formula of a puzzle has as many models as the puzzle solutions",
          "[cli][dimacs]") {
  for (const auto& [encoding, counts] : clause_counts) {
    CAPTURE(encoding);
    CHECK(count_models(parse_cnf(dimacs({"-p", small, "-e", encoding}))) == 1);
    CHECK(count_models(parse_cnf(dimacs({"-p", "1.............1.", "-e", encoding}))) == 18);
    CHECK(count_models(parse_cnf(dimacs({"--empty", "--size", "4", "-e", encoding}))) == 288);
  }
}

TEST_CASE("cli: the header says everything that decode needs", "[cli][dimacs]") {
  const std::string version = lines_of(run({"--version"}).out).at(0);
  const std::string name_and_number = version.substr(0, version.find(' ', version.find(' ') + 1));
  const std::string text = dimacs({"-p", worksheet, "-e", "efficient"});
  CHECK(lines_of(text).at(0) == "c " + name_and_number);
  CHECK(line_with(text, "c board ") == "c board 9");
  CHECK(line_with(text, "c box ") == "c box 3x3");
  CHECK(line_with(text, "c rules ") == "c rules rows columns boxes");
  CHECK(line_with(text, "c encoding ") == "c encoding efficient");
  CHECK(line_with(text, "c amo ") == "c amo pairwise");
  CHECK(line_with(text, "c reduce ") == "c reduce none");
  CHECK(line_with(text, "c puzzle ") == "c puzzle " + worksheet);
  CHECK(line_with(dimacs({"--empty", "--box", "3x2"}), "c box ") == "c box 3x2");
}

TEST_CASE("cli: the header's clause numbers of the families cover all clauses in their order",
          "[cli][dimacs]") {
  for (const auto& [encoding, counts] : clause_counts) {
    CAPTURE(encoding);
    const std::string text = dimacs({"-p", worksheet, "-e", encoding});
    long next = 1;
    for (const std::string& line : lines_of(text)) {
      if (!line.starts_with("c clauses ")) continue;
      const std::string range = line.substr(10);
      CHECK(std::stol(range) == next);
      next = std::stol(range.substr(range.find('-') + 1)) + 1;
    }
    CHECK(next == counts[2] + 21 + 1);
    CHECK_THAT(text, Contains(" givens\np cnf") || Contains("givens"));
  }
}

TEST_CASE("cli: a family's range names its clauses", "[cli][dimacs]") {
  const std::string text = dimacs({"-p", small, "-e", "extended"});
  const Cnf cnf = parse_cnf(text);
  const std::string givens = line_with(text, "c clauses 449-");
  CHECK(givens == "c clauses 449-452 givens");
  CHECK(unit_literals(cnf) == small_givens);
  CHECK(cnf.clauses.at(448) == std::vector{1});
  const std::string cells = line_with(text, "c clauses 1-16 ");
  CHECK_THAT(cells, Contains("cell definedness"));
  CHECK(cnf.clauses.at(15) == std::vector{61, 62, 63, 64});
}

TEST_CASE("cli: a puzzle's label is kept in the header", "[cli][dimacs]") {
  CHECK_THAT(dimacs({"-p", small + " my label"}), Contains("my label"));
}

TEST_CASE("cli: --names adds a line for each variable", "[cli][dimacs]") {
  const std::string plain = dimacs({"-p", small});
  const std::string named = dimacs({"-p", small, "--names"});
  CHECK(lines_of(named).size() == lines_of(plain).size() + 64);
  CHECK_THAT(named, Contains("c 1 S[1,1,1]\n") && Contains("c 4 S[1,1,4]\nc 5 S[1,2,1]\n") &&
                        Contains("c 17 S[2,1,1]\n") && Contains("c 64 S[4,4,4]\n"));
  CHECK(parse_cnf(named).clauses == parse_cnf(plain).clauses);
}

TEST_CASE("cli: --givens units writes a unit clause for each given, as without it",
          "[cli][dimacs]") {
  const std::string text = dimacs({"-p", small, "--givens", "units"});
  CHECK(unit_literals(parse_cnf(text)) == small_givens);
  CHECK(text == dimacs({"-p", small}));
}

TEST_CASE("cli: --givens none writes the rules alone", "[cli][dimacs]") {
  const std::string text = dimacs({"-p", small, "--givens", "none"});
  CHECK(line_with(text, "p ") == "p cnf 64 336");
  CHECK(unit_literals(parse_cnf(text)).empty());
  CHECK(line_with(text, "c puzzle ") == "c puzzle " + small);
}

TEST_CASE("cli: --givens assume writes an incremental file with one line of assumptions",
          "[cli][dimacs]") {
  const Strings lines = lines_of(dimacs({"-p", small, "--givens", "assume"}));
  CHECK(std::count(lines.begin(), lines.end(), "p inccnf") == 1);
  CHECK(lines.back() == "a 1 26 39 64 0");
  CHECK(std::count_if(lines.begin(), lines.end(),
                      [](const std::string& line) { return line.starts_with("a"); }) == 1);
  const Strings rules = lines_of(dimacs({"-p", small, "--givens", "none"}));
  CHECK(Strings(lines.end() - 337, lines.end() - 1) == Strings(rules.end() - 336, rules.end()));
}

TEST_CASE("cli: an unknown form of the givens is wrong usage", "[cli][dimacs]") {
  CHECK_THAT(only_error(run({"dimacs", "-p", small, "--givens", "frob"}), 2),
             Contains("units") && Contains("assume") && Contains("none") && Contains("frob"));
}

TEST_CASE("cli: the same input gives the same bytes, wherever it comes from", "[cli][dimacs]") {
  const Scratch files;
  const std::string rows = files.write("rows.txt", in_rows(worksheet, 9));
  for (const auto& [encoding, counts] : clause_counts) {
    const std::string text = dimacs({"-p", worksheet, "-e", encoding, "--names"});
    CHECK(dimacs({"-p", worksheet, "-e", encoding, "--names"}) == text);
    CHECK(dimacs({rows, "-e", encoding, "--names"}) == text);
    CHECK(run({"dimacs", "-e", encoding, "--names", "-o", files.file("out")}, worksheet).status ==
          0);
    CHECK(read_file(files.file("out")) == text);
  }
}

TEST_CASE("cli: two puzzles are wrong usage for dimacs", "[cli][dimacs]") {
  const Scratch files;
  only_error(run({"dimacs", "-p", small, "-p", small}), 2);
  only_error(run({"dimacs", "-p", small, files.write("one", small)}), 2);
  only_error(run({"dimacs"}, joined({small, worksheet})), 2);
  only_error(run({"dimacs"}, joined({small, small, small})), 2);
  only_error(run({"dimacs"}, joined({worksheet, "bad"})), 2);
}

TEST_CASE("cli: givens that clash are written all the same, with a warning", "[cli][dimacs]") {
  const RunResult result = run({"dimacs", "-p", clashing});
  CHECK(result.status == 0);
  CHECK(parse_cnf(result.out).clauses.size() == 10287 + 22);
  CHECK(lines_of(result.err).size() == 1);
  CHECK_THAT(result.err, Contains("r1c1") && Contains("r1c2") && Contains("row 1"));
}

TEST_CASE("cli: boards above 35 have their puzzle in the header as numbers", "[cli][dimacs]") {
  auto board = std::vector<int>(36 * 36, 0);
  board[1] = 36;
  const RunResult result = shell("echo '" + in_numbers(board, ",", 36 * 36) +
                                 "' | \"$SUDOKU_SAT\" dimacs -e minimal | grep '^c puzzle'");
  CHECK_THAT(result.out, StartsWith("c puzzle(1/3) 0,36,0,0,"));
}

TEST_CASE("cli: a scrambled file is solved by another program and decoded", "[cli][dimacs]") {
  const RunResult result =
      shell("\"$SUDOKU_SAT\" dimacs -p '" + worksheet +
            "' --scramble 18446744073709551615 -o x.cnf; cadical -q x.cnf > answer; "
            "\"$SUDOKU_SAT\" decode -f line x.cnf answer");
  INFO(result);
  CHECK(result.out == worksheet_solution + "\n");
  CHECK(result.err == "sudoku-sat: info: seed 18446744073709551615\n");
}

TEST_CASE("cli: the same seed gives the same bytes, another one another order", "[cli][dimacs]") {
  const auto scrambled = [](const std::string& seed) {
    return dimacs({"-q", "-p", small, "-e", "triads", "--names", "--scramble", seed});
  };
  CHECK(scrambled("1") == scrambled("1"));
  CHECK(scrambled("1") != scrambled("2"));
  CHECK(line_with(scrambled("2"), "c scramble ") == "c scramble 2");
  CHECK_THAT(scrambled("1"), !Contains("c clauses "));
}

TEST_CASE("cli: a seed that is not a number is wrong usage", "[cli][dimacs]") {
  for (const char* seed : {"x", "-1", "18446744073709551616", ""}) {
    CAPTURE(seed);
    CHECK_THAT(only_error(run({"dimacs", "-p", small, "--scramble", seed}), 2),
               Contains("--scramble"));
  }
}
