// Clauses made, written and read.
#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>
#include <string>

#include "examples.hpp"
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/formula.hpp"
#include "sudoku_sat/rule.hpp"

using namespace sudoku_sat;

namespace {

void write(const Puzzle& puzzle, const Encoding& encoding, const std::string& file) {
  Output out(file);
  write_cnf(puzzle, {.formulation = {.encoding = &encoding}}, out, {});
  out.commit();
}

}  // namespace

TEST_CASE("clauses made") {
  const Encoding& extended = encoding_named("extended");
  const Puzzle nine = micro::nine(micro::inkala);
  const auto board = make_board(Geometry(25));
  const auto count = [&](const Board& of, const VariableMap& variables) {
    CountingSink sink;
    encode(extended, {of, variables}, sink);
    return sink.size().clauses;
  };
  const VariableMap whole(board->geometry());
  const VariableMap reduced(nine.geometry(), *propagate(nine));
  BENCHMARK("25x25 extended, counted") { return count(*board, whole); };
  BENCHMARK("9x9 extended, open cells counted") { return count(*nine.board, reduced); };
}

TEST_CASE("DIMACS written and read") {
  const Encoding& extended = encoding_named("extended");
  const auto board = make_board(Geometry(25));
  const Puzzle empty{board, Grid(board->cells())};
  const TemporaryDirectory directory;
  const std::string file = directory.file("board.cnf");
  write(empty, extended, file);
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  WARN("25x25 extended: " << text.str().size() << " bytes");
  BENCHMARK("25x25 extended to /dev/null") { write(empty, extended, "/dev/null"); };
  BENCHMARK("25x25 extended read") {
    LineReader lines = LineReader::of_text(text.str(), "board.cnf");
    DimacsReader reader(lines);
    reader.read_problem([](std::string_view) {});
    CountingSink sink;
    reader.read_clauses(sink);
    return sink.size().clauses;
  };
}
