// Every language of `export` with every rule: what a real solver finds in the file, decoded and
// compared with what counting finds (which rule_counts.cpp compares with brute force).
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <sstream>

#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/export.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/inputs.hpp"
#include "support/rule_cases.hpp"
#include "support/run.hpp"

using namespace sudoku_sat;

namespace {

std::string exported_text(const Puzzle& puzzle, const ExportLanguage& language) {
  std::string text;
  Output out([&](std::string_view piece) { text += piece; });
  // A reduction would make the givens hard.
  const ExportOptions options{
      .formulation = {.reduction = &no_reduction()}, .label = {}, .on_constraints = {}};
  write_export(puzzle, language, options, out, Limits());
  out.commit();
  return text;
}

struct LanguageCase {
  std::string name;
  Puzzle puzzle;
};

/// A puzzle of each case of each rule, as far as other tests have its solutions counted.
std::vector<LanguageCase> puzzles_with_rules() {
  std::vector<LanguageCase> cases;
  for (const support::RuleCase& rule_case : support::rule_cases()) {
    const std::vector<int> givens = support::givens_of(rule_case);
    cases.push_back({fmt::format("{} {} {}", rule_case.rule, rule_case.size, rule_case.data),
                     {support::board_of(rule_case), Grid(givens.begin(), givens.end())}});
  }
  return cases;
}

/// The same board with the givens of a solution in every second cell: one solution, most often.
Puzzle with_some_givens(const Puzzle& puzzle) {
  Puzzle filled = puzzle;
  const Grid solution = solve(puzzle, SolveOptions{}, Limits()).solution.value();
  for (Cell cell = 0; cell < solution.size(); cell += 2) filled.givens[cell] = solution[cell];
  return filled;
}

/// Files in one directory, answered by one program, which is run once for each of them.
class AnsweredFiles {
 public:
  void add(const std::string& text) { scratch_.write("file-" + std::to_string(count_++), text); }
  void run(const std::string& command) {
    const std::string all = "for f in file-*; do " + command + " $f > answer-$f 2>&1; done; true";
    REQUIRE(support::shell_in(scratch_.path(), all, {}).status == 0);
  }
  std::string answer(std::size_t index) const {
    return support::read_file(scratch_.path() / ("answer-file-" + std::to_string(index)));
  }

 private:
  support::Scratch scratch_;
  std::size_t count_ = 0;
};

struct DecodedAnswer {
  Answer answer;
  Grid grid;
};

DecodedAnswer decoded_answer(const std::string& file, const std::string& answer) {
  LineReader lines = LineReader::of_text(file, "file");
  auto exported = read_exported(lines);
  REQUIRE(exported);
  LineReader answer_lines = LineReader::of_text(answer, "answer");
  const AnswerText text = exported->read_answer(answer_lines);
  if (text.answer != Answer::satisfiable) return {text.answer, {}};
  const Grid grid = exported->cnf.decode(text.model);
  if (exported->language.soft_givens) give_up(exported->cnf.puzzle, grid);
  INFO(file << answer);
  CHECK_FALSE(verify(exported->cnf.puzzle, grid));
  return {text.answer, grid};
}

/// The number in clasp's line "c Models         : 12".
std::string models_of(const std::string& answer) {
  const std::size_t line = answer.find("c Models");
  if (line == std::string::npos) return "none: " + answer;
  const std::size_t begin = answer.find_first_of("0123456789", line);
  return answer.substr(begin, answer.find_first_not_of("0123456789", begin) - begin);
}

/// A cardinality file as a pseudo-Boolean one, because Debian has no solver for it.
std::string inequalities_of(const std::string& file) {
  std::istringstream lines(file);
  std::string text;
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string first;
    words >> first;
    long bound = 1;
    if (first == "c") continue;
    if (first == "p") {
      std::uint64_t variables = 0;
      std::uint64_t constraints = 0;
      words >> first >> variables >> constraints;
      REQUIRE(first == "knf");
      text += fmt::format("* #variable= {} #constraint= {}\n", variables, constraints);
      continue;
    }
    if (first == "k") words >> bound >> first;
    for (; first != "0"; words >> first) {
      const bool negative = first.starts_with('-');
      if (negative) --bound;
      text += fmt::format("{} x{} ", negative ? "-1" : "+1", first.substr(negative ? 1 : 0));
    }
    text += fmt::format(">= {} ;\n", bound);
  }
  return text;
}

std::string number_of_solutions(const Puzzle& puzzle) {
  return to_string(count(puzzle, {}, Limits()).solutions);
}

/// Debian's MiniZinc, which brings a graphical toolkit: setup doesn't install it for the tests.
bool minizinc_is_here() { return support::shell("command -v minizinc").status == 0; }

/// OPTIONS -a: all solutions, each followed by a line of dashes. Its warnings are about its own
/// library.
std::string minizinc(const std::string& options) {
  return "sh -c 'minizinc --solver gecode " + options + " --input-from-stdin < $0 2> /dev/null'";
}

std::string dashes_in(const std::string& answer) {
  std::istringstream lines(answer);
  int found = 0;
  for (std::string line; std::getline(lines, line);) found += line == "----------" ? 1 : 0;
  return std::to_string(found);
}

/// The program that reads a language; empty: none that is here.
std::string solver_of(const ExportLanguage& language) {
  if (language.name == "opb" || language.name == "wcnf") return "clasp";
  if (language.name == "mzn" && minizinc_is_here()) return minizinc("");
  if (language.name.starts_with("smt")) return "z3 -smt2";
  return "";
}

}  // namespace

TEST_CASE("a pseudo-Boolean file has one model for each solution, whatever the rules") {
  AnsweredFiles files;
  const std::vector<LanguageCase> cases = puzzles_with_rules();
  for (const LanguageCase& one : cases)
    files.add(exported_text(one.puzzle, export_language_named("opb")));
  files.run("clasp -n 0 -q");
  for (std::size_t i = 0; i < cases.size(); ++i) {
    CAPTURE(cases[i].name);
    CHECK(models_of(files.answer(i)) == number_of_solutions(cases[i].puzzle));
  }
}

TEST_CASE("a cardinality file has one model for each solution, whatever the rules") {
  AnsweredFiles files;
  const std::vector<LanguageCase> cases = puzzles_with_rules();
  for (const LanguageCase& one : cases) {
    files.add(inequalities_of(exported_text(one.puzzle, export_language_named("knf"))));
  }
  files.run("clasp -n 0 -q");
  for (std::size_t i = 0; i < cases.size(); ++i) {
    CAPTURE(cases[i].name);
    CHECK(models_of(files.answer(i)) == number_of_solutions(cases[i].puzzle));
  }
}

TEST_CASE("a MiniZinc file has each solution once, whatever the rules") {
  if (!minizinc_is_here()) {
    WARN("no minizinc here: nothing is compared");
    return;
  }
  AnsweredFiles files;
  const std::vector<LanguageCase> cases = puzzles_with_rules();
  for (const LanguageCase& one : cases)
    files.add(exported_text(one.puzzle, export_language_named("mzn")));
  files.run(minizinc("-a"));
  for (std::size_t i = 0; i < cases.size(); ++i) {
    CAPTURE(cases[i].name, files.answer(i));
    CHECK(dashes_in(files.answer(i)) == number_of_solutions(cases[i].puzzle));
  }
}

TEST_CASE("a solver's answer to a file of each language is a solution, whatever the rules") {
  const std::vector<LanguageCase> cases = puzzles_with_rules();
  for (std::size_t number = 0; number < export_languages().size(); ++number) {
    const ExportLanguage& language = *export_languages()[number];
    if (solver_of(language).empty()) continue;
    DYNAMIC_SECTION(language.name) {
      // Each language has other rules in turn.
      constexpr std::size_t turns = 12;
      AnsweredFiles files;
      std::vector<std::string> texts;
      for (std::size_t i = 0; i < cases.size(); ++i) {
        if (!support::soak() && i % turns != number % turns) continue;
        texts.push_back(exported_text(with_some_givens(cases[i].puzzle), language));
        files.add(texts.back());
      }
      files.run(solver_of(language));
      for (std::size_t i = 0; i < texts.size(); ++i) {
        CHECK(decoded_answer(texts[i], files.answer(i)).answer == Answer::satisfiable);
      }
    }
  }
}
