// The reference files of cnf/: what `dimacs` writes, byte for byte, and what expected.tsv says
// about them.
#include <catch2/catch.hpp>
#include <fstream>
#include <set>
#include <sstream>

#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/solver.hpp"
#include "support/fixtures.hpp"
#include "support/run.hpp"

using namespace sudoku_sat;
using support::read_file;
using support::source_path;

namespace {

struct Expected {
  std::string file;  ///< PUZZLE.ENCODING.cnf
  std::string status;
  std::uint64_t variables;
  std::uint64_t clauses;

  std::string puzzle_file() const {
    const std::string name = file.substr(0, file.find('.'));
    return "puzzles/" + std::string(name == "board-4" ? "generated/" : "") + name + ".txt";
  }
  std::string encoding() const {
    const std::size_t begin = file.find('.') + 1;
    return file.substr(begin, file.rfind('.') - begin);
  }
};

std::vector<Expected> expected_files() {
  std::ifstream in(source_path("cnf/expected.tsv"));
  std::string header;
  std::getline(in, header);
  std::vector<Expected> rows;
  for (Expected row; in >> row.file >> row.status >> row.variables >> row.clauses;) {
    rows.push_back(row);
  }
  return rows;
}

}  // namespace

TEST_CASE("cnf/ has the 4x4 and the worksheet's puzzle in every encoding") {
  std::set<std::string> files;
  for (const Expected& row : expected_files()) files.insert(row.file);
  for (const Encoding& encoding : encodings()) {
    CAPTURE(encoding.name);
    CHECK(files.contains("board-4." + std::string(encoding.name) + ".cnf"));
    CHECK(files.contains("inkala-2012." + std::string(encoding.name) + ".cnf"));
  }
  CHECK(files.size() == 2 * encodings().size());
}

TEST_CASE("dimacs writes the files of cnf/ byte for byte") {
  for (const Expected& row : expected_files()) {
    DYNAMIC_SECTION(row.file) {
      const support::RunResult written =
          support::run({"dimacs", "-e", row.encoding(), source_path(row.puzzle_file())});
      CHECK(written.status == 0);
      CHECK(written.err.empty());
      // Not compared by CHECK, which would print them.
      const bool same = written.out == read_file(source_path("cnf/" + row.file));
      CHECK(same);
    }
  }
}

TEST_CASE("the files of cnf/ have the size and the status of expected.tsv") {
  for (const Expected& row : expected_files()) {
    DYNAMIC_SECTION(row.file) {
      LineReader lines = LineReader::open(source_path("cnf/" + row.file));
      DimacsReader reader(lines);
      const auto problem = reader.read_problem([](std::string_view) {});
      CHECK(problem.variables == row.variables);
      CHECK(problem.clauses == row.clauses);
      const auto solver = make_solver(choose_solver(""));
      solver->new_vars(problem.variables);
      reader.read_clauses(*solver);
      CHECK(row.status == "SATISFIABLE");
      CHECK(solver->solve(Limits()) == Answer::satisfiable);
    }
  }
}

TEST_CASE("the worksheet's puzzle has the worksheet's number of clauses") {
  for (const Expected& row : expected_files()) {
    if (row.file == "inkala-2012.maple.cnf") CHECK(row.clauses == 10308);
    if (row.file == "inkala-2012.maple-worksheet.cnf") CHECK(row.clauses == 17598);
    if (row.file == "inkala-2012.extended.cnf") CHECK(row.clauses == 12009);
  }
}
