// Writing DIMACS, against programs that only copy the bytes: cat through the same pipe, cp to the
// same disk. And reading it back.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

#include "bench.hpp"
#include "registry.hpp"
#include "sudoku_sat/generate.hpp"

namespace sudoku_sat::bench {

namespace {

double megabytes(const std::string& file) {
  return static_cast<double>(std::filesystem::file_size(file)) / 1e6;
}

void measure_copies(Bench& bench, const std::string& name, const Command& writer,
                    const std::string& file) {
  if (std::filesystem::space(file).available < 3 * std::filesystem::file_size(file)) {
    return bench.skip(name + " to a file", "the disk is too full");
  }
  const std::string copy = bench.file("copy.cnf");
  Command ours = writer;
  ours.words.insert(ours.words.end(), {"-o", copy});
  ours.leaves = {copy};
  const Command cp{.words = {"cp", "--reflink=never", file, copy}, .leaves = {copy}};
  Measurement row = bench.measure(name + " to a file", ours, cp);
  set_rate(row, megabytes(file), "MB/s");
  bench.add(std::move(row));
}

void measure_writing(Bench& bench, const std::string& name, Command ours, const std::string& file) {
  ours.output = Command::pipe;
  const Command cat{.words = {"cat", file}, .output = Command::pipe};
  Measurement row = bench.measure(name + " to a pipe", ours, cat);
  set_rate(row, megabytes(file), "MB/s");
  bench.add(std::move(row));

  ours.output = "/dev/null";
  Measurement alone = bench.measure(name + " to /dev/null", ours);
  set_rate(alone, megabytes(file), "MB/s");
  bench.add(std::move(alone));
  measure_copies(bench, name, ours, file);
}

/// The file without its comments: no header of ours says what it is, so it is read to its end.
std::string foreign_copy(const Bench& bench, const std::string& file) {
  std::string foreign = bench.file("foreign.cnf");
  bench.prepare({.words = {"sh", "-c", "grep -v '^c' \"$1\" >\"$2\"", "sh", file, foreign}});
  return foreign;
}

/// A solution of the empty board, as a solver writes it.
std::string write_answer(const Bench& bench, int size) {
  const Geometry board(size);
  Random random(1);
  const Grid grid = shuffled_pattern(board, random);
  std::string file = bench.file("answer.txt");
  std::ofstream out(file);
  out << "s SATISFIABLE\n";
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    out << "v " << cell * static_cast<std::size_t>(size) + grid[cell] << '\n';
  }
  out << "v 0\n";
  return file;
}

void measure_reading(Bench& bench, int size, const std::string& file) {
  const std::string foreign = foreign_copy(bench, file);
  const Command ours = bench.program({"decode", foreign, write_answer(bench, size)});
  Measurement row = bench.measure(fmt::format("decode {0}x{0}", size), ours);
  set_rate(row, megabytes(foreign), "MB/s");
  bench.add(std::move(row));
  std::filesystem::remove(foreign);
}

void measure_size(Bench& bench, int size) {
  const std::string file = bench.file("formula.cnf");
  for (const std::string encoding : {"minimal", "maple", "extended"}) {
    const Command ours =
        bench.program({"dimacs", "-e", encoding, "--empty", "--size", std::to_string(size)});
    Command writer = ours;
    writer.output = file;
    bench.prepare(writer);
    measure_writing(bench, fmt::format("{0} {1}x{1}", encoding, size), ours, file);
  }
  measure_reading(bench, size, file);
  std::filesystem::remove(file);
}

void measure(Bench& bench) {
  measure_size(bench, 64);
  if (!bench.settings().quick) measure_size(bench, 100);
}

}  // namespace

const Section section_entries::dimacs = {
    "dimacs", "DIMACS written to a pipe, to /dev/null and to a file, and read back", false,
    measure};

}  // namespace sudoku_sat::bench
