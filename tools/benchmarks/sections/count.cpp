// Counting and listing the solutions of one puzzle, a full grid from which values were taken in a
// fixed order, against clasp, which lists the models of its CNF without printing them. Thousands of
// solutions take less time than the start of a process: our runs read the puzzle from a file that
// repeats it so often that starting doesn't count.
#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bench.hpp"
#include "registry.hpp"
#include "streams.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::bench {

namespace {

constexpr std::uint64_t fewest = 1000;

struct Loose {
  std::string file;
  std::uint64_t solutions;
};

std::string write_line(const Bench& bench, const std::string& name, const std::string& line) {
  std::string file = bench.file(name);
  Output output(file);
  output.write(line + '\n');
  output.commit();
  return file;
}

std::string first_line(const std::string& file) {
  LineReader lines = LineReader::open(file);
  std::string_view line;
  lines.next(line);
  return std::string(line);
}

std::uint64_t count_solutions(const Bench& bench, const std::string& file, std::uint64_t limit) {
  const std::string answer = bench.file("count.txt");
  Command count =
      bench.program({"count", "--quiet", "--limit", std::to_string(limit), "-o", answer, file});
  count.fine = {0, 30};
  bench.prepare(count);
  const std::string text = first_line(answer);
  std::string_view rest = text;
  return parse_number<std::uint64_t>(take_word(rest)).value_or(limit + 1);
}

/// Arto Inkala's puzzle of 2012, solved.
std::string solved_line(const Bench& bench) {
  const std::string file = bench.file("solved.txt");
  bench.prepare(bench.program(
      {"solve", "-f", "line", SUDOKU_SAT_SOURCE "/puzzles/inkala-2012.txt", "-o", file}));
  return first_line(file);
}

/// Values of a full grid are taken away in a fixed order: for each power of ten from 10^3 to `most`
/// the first puzzle on the way that has as many solutions.
std::vector<Loose> loosened(const Bench& bench, std::uint64_t most) {
  std::string line = solved_line(bench);
  std::vector<Loose> found;
  std::uint64_t wanted = fewest;
  Random random(1);
  for (const std::size_t place : random.permutation(line.size(), std::size_t{0})) {
    if (wanted > most) break;
    line[place] = '.';
    const std::string file = write_line(bench, fmt::format("open-{}.txt", place), line);
    const std::uint64_t solutions = count_solutions(bench, file, 10 * most);
    if (solutions > 10 * most) break;
    if (solutions >= wanted) found.push_back({file, solutions});
    while (wanted <= solutions) wanted *= 10;
  }
  return found;
}

/// The CNF whose models clasp lists.
std::string write_formula(const Bench& bench, const std::string& puzzle) {
  std::string formula = bench.file("count.cnf");
  bench.prepare(bench.program({"dimacs", "-e", "extended", "-o", formula, puzzle}));
  return formula;
}

/// One of our ways to go through the solutions, and how often a run does so.
struct Way {
  std::string name;
  Command command;
  std::size_t times;
};

Way way_of(const Bench& bench, const Loose& puzzle, std::string_view name,
           std::vector<std::string> arguments) {
  arguments.push_back(puzzle.file);
  Command command = bench.program(std::move(arguments));
  const Stream all = stretched(bench, {std::string(name), puzzle.file, 1}, command);
  command.words.back() = all.file;
  return {fmt::format("{} {}", puzzle.solutions, name), std::move(command), all.count};
}

void measure_puzzle(Bench& bench, const Loose& puzzle, bool with_clasp) {
  const std::array ways{
      way_of(bench, puzzle, "counted", {"count"}),
      way_of(bench, puzzle, "listed", {"solve", "--quiet", "-n", "0", "-f", "line"})};
  std::vector<Command> commands{ways[0].command, ways[1].command};
  if (with_clasp) {
    commands.push_back({.words = {"clasp", "-n", "0", "-q", write_formula(bench, puzzle.file)},
                        .fine = {0, 10, 20, 30}});
  }
  const auto runs = bench.in_turn(commands, bench.settings().runs);
  const auto once = static_cast<double>(puzzle.solutions);
  for (std::size_t i = 0; i < ways.size(); ++i) {
    const std::string& name = ways[i].name;
    Measurement row =
        with_clasp
            ? row_of(name, commands[i], runs[i], commands[2], runs[2])
            : Measurement{.section = {}, .name = name, .ours = side_of(commands[i], runs[i])};
    if (row.theirs) row.theirs->command = "clasp -n 0 -q";
    row.note = fmt::format("ours: the puzzle {} times", ways[i].times);
    set_rates(row, {once * static_cast<double>(ways[i].times), once, "solutions/s"});
    bench.add(std::move(row));
  }
}

void measure(Bench& bench) {
  const bool with_clasp = bench.is_installed("clasp");
  if (!with_clasp) bench.skip("clasp", "it is not installed");
  for (const Loose& puzzle : loosened(bench, bench.settings().quick ? 100'000 : 10'000'000)) {
    measure_puzzle(bench, puzzle, with_clasp);
  }
}

}  // namespace

const Section section_entries::count = {
    "count", "solutions counted and listed, puzzles with 10^3 to 10^7 of them", false, measure};

}  // namespace sudoku_sat::bench
