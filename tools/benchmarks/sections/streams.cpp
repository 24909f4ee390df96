// Streams of puzzles on one thread, and how long it takes to start. Other Sudoku solvers read the
// same files; SAT solvers take the puzzles one by one, a process each.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "registry.hpp"
#include "streams.hpp"

namespace sudoku_sat::bench {

namespace {

constexpr std::string_view unit = "puzzles/s";

Command solver(const Bench& bench, const Stream& stream, std::vector<std::string> arguments) {
  std::vector<std::string> words{"solve", "--quiet", "-f", "line"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  words.push_back(stream.file);
  Command command = bench.program(std::move(words));
  command.fine = {0, 20, 40};
  return command;
}

/// The stream, repeated often enough to be timed.
Stream timed(const Bench& bench, const Stream& stream, const std::vector<std::string>& arguments) {
  return stretched(bench, stream, solver(bench, stream, arguments));
}

void measure_alone(Bench& bench, const Stream& stream, const std::string& name,
                   const std::vector<std::string>& arguments) {
  const Stream all = timed(bench, stream, arguments);
  Measurement row =
      bench.measure(fmt::format("{}: {}", stream.name, name), solver(bench, all, arguments));
  set_rate(row, static_cast<double>(all.count), std::string(unit));
  bench.add(std::move(row));
}

/// Ours takes all the puzzles, `theirs` those of `part`.
void measure_against(Bench& bench, const Stream& all, const Stream& part, const Command& theirs,
                     const std::string& called, std::string note = {}) {
  Measurement row = bench.measure(all.name + ": unique", solver(bench, all, {"--unique"}), theirs);
  row.theirs->command = called;
  row.note = std::move(note);
  set_rates(row,
            {static_cast<double>(all.count), static_cast<double>(part.count), std::string(unit)});
  bench.add(std::move(row));
}

bool all_nine_by_nine(const Stream& stream) {
  LineReader lines = LineReader::open(stream.file);
  std::string_view line;
  while (lines.next(line)) {
    if (line.size() != 81) return false;
  }
  return true;
}

void measure_qqwing(Bench& bench, const Stream& stream, const Stream& all) {
  if (!all_nine_by_nine(stream)) return bench.skip("qqwing", "it knows 9x9 alone");
  const Stream part = first_of(bench, stream, 1000);
  const Command qqwing{.words = {"qqwing", "--solve", "--count-solutions", "--one-line"},
                       .input = part.file};
  measure_against(bench, all, part, qqwing, "qqwing");
}

void measure_named_rivals(Bench& bench, const Stream& all) {
  for (const Rival& rival : bench.settings().rivals) {
    std::string text = rival.command;
    const std::size_t place = text.find("{file}");
    text.replace(place, 6, all.file);
    measure_against(bench, all, all, {.words = {"sh", "-c", text}}, rival.name);
  }
}

/// SAT solvers, as our program runs them: a file, a process and a second call for each puzzle.
void measure_solvers(Bench& bench, const Stream& stream, const Stream& all,
                     const std::vector<std::string>& names) {
  const Stream part = first_of(bench, stream, bench.settings().quick ? 10 : 50);
  for (const std::string& name : names) {
    const Command theirs = solver(bench, part, {"--unique", "-s", name});
    measure_against(bench, all, part, theirs, name,
                    fmt::format("{}: a process a puzzle, the first {}", name, part.count));
  }
}

/// The command twice at once, in processes that know nothing of each other.
Command twice_at_once(Command command) {
  std::vector<std::string> words{"sh", "-c", R"("$@" & "$@" & wait)", "sh"};
  words.insert(words.end(), command.words.begin(), command.words.end());
  command.words = std::move(words);
  return command;
}

/// Two threads against one, and against the most that two cores can do; if the program has threads
/// for streams.
void measure_threads(Bench& bench, const Stream& stream, const Stream& all) {
  Command probe = solver(bench, first_of(bench, stream, 2), {"--unique", "-j", "2"});
  probe.fine.push_back(2);
  if (bench.prepare(probe).status == 2) {
    return bench.skip("-j 2", "the program has no threads for streams");
  }
  const std::string name = stream.name + ": unique, -j 2";
  const Command ours = solver(bench, all, {"--unique", "-j", "2"});
  const Command alone = solver(bench, all, {"--unique"});
  const auto count = static_cast<double>(all.count);
  Measurement row = bench.measure(name, ours, alone);
  row.theirs->command = "-j 1";
  set_rate(row, count, std::string(unit));
  bench.add(std::move(row));
  row = bench.measure(name, ours, twice_at_once(alone));
  row.theirs->command = "two processes at once";
  set_rates(row, {count, 2 * count, std::string(unit)});
  bench.add(std::move(row));
}

void measure_stream(Bench& bench, const Stream& stream, const std::vector<std::string>& solvers) {
  const Stream few = first_of(bench, stream, bench.settings().quick ? 200 : 1000);
  measure_alone(bench, stream, "unique", {"--unique"});
  measure_alone(bench, stream, "one solution", {});
  measure_alone(bench, few, "unique, -e extended", {"--unique", "-e", "extended"});
  measure_alone(bench, few, "unique, --reduce none", {"--unique", "--reduce", "none"});
  const Stream all = timed(bench, stream, {"--unique"});
  if (bench.is_installed("qqwing")) measure_qqwing(bench, stream, all);
  measure_named_rivals(bench, all);
  measure_solvers(bench, stream, all, solvers);
  measure_threads(bench, stream, all);
}

void measure_start(Bench& bench) {
  const std::array commands{
      bench.program({"solve", SUDOKU_SAT_SOURCE "/puzzles/inkala-2012.txt", "-f", "line"}),
      Command{.words = {"true"}}};
  const auto runs = bench.in_turn(commands, 10 * bench.settings().runs);
  Measurement row =
      row_of("one puzzle, the whole process", commands[0], runs[0], commands[1], runs[1]);
  bench.add(std::move(row));
}

std::string made(const Bench& bench, const std::string& name, std::vector<std::string> arguments) {
  std::string file = bench.file(name);
  std::vector<std::string> words{"generate", "--quiet", "--seed", "1", "-f", "line", "-o", file};
  words.insert(words.end(), arguments.begin(), arguments.end());
  bench.prepare(bench.program(std::move(words)));
  return file;
}

std::vector<std::string> own_streams(const Bench& bench) {
  const bool quick = bench.settings().quick;
  return {made(bench, "minimal", {"--minimal", "-n", quick ? "500" : "5000"}),
          SUDOKU_SAT_SOURCE "/puzzles/named.txt"};
}

void measure(Bench& bench) {
  const Settings& asked = bench.settings();
  const std::vector<std::string> usual =
      asked.quick ? std::vector<std::string>{"minisat", "cadical"}
                  : std::vector<std::string>{"minisat", "cadical", "clasp"};
  const auto solvers = bench.installed(asked.solvers.empty() ? usual : asked.solvers);
  if (!bench.is_installed("qqwing")) bench.skip("qqwing", "it is not installed");
  measure_start(bench);
  for (const std::string& path : asked.streams.empty() ? own_streams(bench) : asked.streams) {
    measure_stream(bench, read_stream(bench, path), solvers);
  }
}

}  // namespace

const Section section_entries::streams = {
    "streams", "streams of 9x9 puzzles on one thread, each with uniqueness; start-up", false,
    measure};

}  // namespace sudoku_sat::bench
