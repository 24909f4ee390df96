// The rules' matrix: each rule on each kind of board, as the program and the referee count it.
//
// Prints what came out by rule, the sentences with which the program refuses something, and each
// difference as a small puzzle file with both answers and the command that shows it.
#include <fmt/format.h>

#include <cstdio>
#include <cxxopts.hpp>
#include <exception>

#include "matrix/make_case.hpp"
#include "matrix/run.hpp"
#include "matrix/shrink.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::matrix {

namespace {

struct Settings {
  RunOptions run;
  int examples = 1;
  bool help = false;
  std::string help_text = {};
};

Settings settings_of(int argc, const char* const* argv) {
  cxxopts::Options declared(
      "rule_matrix",
      "Counts solutions of random puzzles of each rule on each kind of board,\n"
      "by the program and by brute force.\n");
  Settings settings;
  declared.add_options()("seed", "of the random cases (default: 1)",
                         cxxopts::value(settings.run.seed),
                         "S")("cases", "of each rule, on all boards together (default: 200)",
                              cxxopts::value(settings.run.cases), "N")(
      "rule", "only these rules", cxxopts::value(settings.run.rules), "NAME,...")(
      "board", "only these boards: their names as the table has them",
      cxxopts::value(settings.run.boards), "NAME,...")(
      "examples", "differences shown of a rule and a board (default: 1)",
      cxxopts::value(settings.examples), "N")("h,help", "this text", cxxopts::value(settings.help));
  declared.parse(argc, argv);
  settings.help_text = declared.help();
  return settings;
}

void print_row(const std::string& name, const Tally& tally) {
  fmt::print("{:28} {:>6} {:>8} {:>8} {:>9} {:>9} {:>9} {:>7}\n", name, tally.cases, tally.refused,
             tally.unclear, tally.undecided, tally.compared, tally.solvable, tally.differ);
}

void add(Tally& all, const Tally& tally) {
  all.cases += tally.cases;
  all.refused += tally.refused;
  all.unclear += tally.unclear;
  all.undecided += tally.undecided;
  all.compared += tally.compared;
  all.solvable += tally.solvable;
  all.differ += tally.differ;
}

void print_table(const Report& report) {
  fmt::print("{:28} {:>6} {:>8} {:>8} {:>9} {:>9} {:>9} {:>7}\n", "rule or board", "cases",
             "refused", "unclear", "undecided", "compared", "solvable", "differ");
  std::map<std::string, Tally> boards;
  Tally all;
  for (const auto& [rule, by_board] : report.tallies) {
    Tally of_rule;
    for (const auto& [board, tally] : by_board) {
      add(of_rule, tally);
      add(boards[board], tally);
    }
    print_row(rule, of_rule);
    add(all, of_rule);
  }
  for (const auto& [board, tally] : boards) print_row(board, tally);
  print_row("all", all);
}

void print_sentences(const char* heading,
                     const std::map<std::string, std::pair<int, std::string>>& sentences) {
  fmt::print("\n{}\n", heading);
  for (const auto& [sentence, noted] : sentences) {
    fmt::print("{:5}  {}\n       {}\n", noted.first, sentence, noted.second);
  }
}

void print_difference(const Difference& difference) {
  const Case small = shrunk(difference.puzzle, difference.turn);
  const Finding finding = compare(small, difference.turn);
  fmt::print("\n{} on {}: {}\n", difference.rule, difference.board, finding.command);
  fmt::print("  the program: {}; the referee: {}\n", finding.program, finding.referee);
  fmt::print("{}", puzzle_file(small, referee::parse_puzzle(header_text(small)).board));
  if (!finding.sentence.empty()) fmt::print("GRID\n{}", finding.sentence);
  std::fflush(stdout);
}

void print_differing(const Report& report) {
  fmt::print("\nDifferences by rule and board\n");
  for (const auto& [rule, by_board] : report.tallies) {
    for (const auto& [board, tally] : by_board) {
      if (tally.differ > 0) fmt::print("{:5}  {} on {}\n", tally.differ, rule, board);
    }
  }
}

int run_program(int argc, const char* const* argv) {
  Settings settings = settings_of(argc, argv);
  if (settings.help) {
    fmt::print("{}", settings.help_text);
    return 0;
  }
  settings.run.on_rule = [](const std::string& rule) { fmt::print(stderr, "{}\n", rule); };
  fmt::print("seed {}, {} cases of each rule\n\n", settings.run.seed, settings.run.cases);
  std::map<std::pair<std::string, std::string>, int> shown;
  settings.run.on_difference = [&](const Difference& difference) {
    if (++shown[{difference.rule, difference.board}] <= settings.examples) {
      print_difference(difference);
    }
  };
  const Report report = run(settings.run);
  fmt::print("\n");
  print_table(report);
  print_sentences("Refused by the program", report.refusals);
  print_sentences("Not understood by the referee", report.unclear);
  if (report.differences > 0) print_differing(report);
  return report.differences == 0 ? 0 : 1;
}

}  // namespace

}  // namespace sudoku_sat::matrix

int main(int argc, char** argv) {
  try {
    return sudoku_sat::matrix::run_program(argc, argv);
  } catch (const std::exception& error) {
    fmt::print(stderr, "rule_matrix: error: {}\n", error.what());
    return 2;
  }
}
