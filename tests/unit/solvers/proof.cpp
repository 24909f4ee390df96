// Proofs that CaDiCaL writes, and their size.
#include <array>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "pigeons.hpp"
#include "solvers/cadical_parts.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/solver.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

std::vector<std::string> lines_of(const std::string& path) {
  std::ifstream file(path);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

void write(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

/// Solves the pigeons, and leaves the proof in `path`.
void prove_pigeons(const std::string& path) {
  const auto solver = make_proving_solver(path);
  add_pigeons(*solver, few_holes);
  REQUIRE(solver->solve({}) == Answer::unsatisfiable);
}

std::string pigeons_as_dimacs() {
  const auto clauses = pigeons(few_holes);
  std::string text = "p cnf " + std::to_string((few_holes + 1) * few_holes) + " " +
                     std::to_string(clauses.size()) + "\n";
  for (const auto& clause : clauses) {
    for (const Lit literal : clause) text += std::to_string(literal) + " ";
    text += "0\n";
  }
  return text;
}

}  // namespace

TEST_CASE("a proof is text and ends in the empty clause", "[proof]") {
  const TemporaryDirectory directory;
  const std::string path = directory.file("proof");
  prove_pigeons(path);
  const std::vector<std::string> lines = lines_of(path);
  REQUIRE(lines.size() > 1);
  CHECK(lines.back() == "0");
  for (const std::string& line : lines) {
    CAPTURE(line);
    CHECK(line.find_first_not_of("d -0123456789") == line.npos);
    CHECK(line.ends_with('0'));
  }
}

TEST_CASE("the proof is complete as soon as solve returns", "[proof]") {
  const TemporaryDirectory directory;
  const std::string path = directory.file("proof");
  const auto solver = make_proving_solver(path);
  add_pigeons(*solver, few_holes);
  REQUIRE(solver->solve({}) == Answer::unsatisfiable);
  REQUIRE_FALSE(lines_of(path).empty());
  CHECK(lines_of(path).back() == "0");
}

TEST_CASE("a proof's lemmas are its lines but for the deletions", "[proof]") {
  const TemporaryDirectory directory;
  const std::string path = directory.file("proof");
  prove_pigeons(path);
  std::uint64_t lemmas = 0;
  std::uint64_t deletions = 0;
  for (const std::string& line : lines_of(path)) ++(line.starts_with('d') ? deletions : lemmas);
  CHECK(deletions > 0);
  const ProofSize size = proof_size(path);
  CHECK(size.lemmas == lemmas);
  CHECK(size.bytes == std::filesystem::file_size(path));
}

TEST_CASE("drat-trim, if installed, accepts the proof", "[proof]") {
  if (std::system("command -v drat-trim > /dev/null 2>&1") != 0) return;
  const TemporaryDirectory directory;
  prove_pigeons(directory.file("proof"));
  write(directory.file("cnf"), pigeons_as_dimacs());
  const std::string command = "drat-trim " + directory.file("cnf") + " " + directory.file("proof");
  CHECK(std::system((command + " | grep -q '^s VERIFIED'").c_str()) == 0);
}

TEST_CASE("a proving solver finds models and reports its statistics", "[proof]") {
  const TemporaryDirectory directory;
  const auto solver = make_proving_solver(directory.file("proof"));
  solver->new_vars(2);
  solver->add_clause(std::array{1, 2});
  solver->add_clause(std::array{-1});
  REQUIRE(solver->solve({}) == Answer::satisfiable);
  CHECK(solver->value(2));
  CHECK(solver->statistics().conflicts == 0);
  for (const std::string& line : lines_of(directory.file("proof"))) CHECK(line != "0");
}

TEST_CASE("a formula with the empty clause needs no proof but that clause", "[proof]") {
  const TemporaryDirectory directory;
  const auto solver = make_proving_solver(directory.file("proof"));
  solver->add_clause({});
  REQUIRE(solver->solve({}) == Answer::unsatisfiable);
  // Releases differ in whether they repeat it.
  for (const std::string& line : lines_of(directory.file("proof"))) CHECK(line == "0");
}

TEST_CASE("the proof from two unit clauses has the empty clause alone", "[proof]") {
  const TemporaryDirectory directory;
  const auto solver = make_proving_solver(directory.file("proof"));
  solver->new_vars(1);
  for (const Lit literal : {1, -1}) solver->add_clause(std::array{literal});
  REQUIRE(solver->solve({}) == Answer::unsatisfiable);
  CHECK(lines_of(directory.file("proof")).front() == "0");
  CHECK(proof_size(directory.file("proof")).lemmas == 1);
}

TEST_CASE("a proof replaces what its file held before", "[proof]") {
  const TemporaryDirectory directory;
  const std::string path = directory.file("proof");
  write(path, "something else\n");
  prove_pigeons(path);
  CHECK(lines_of(path).front() != "something else");
}

TEST_CASE("a proof goes to a file of just that name", "[proof]") {
  const TemporaryDirectory directory;
  for (const char* name : {"proof.gz", "proof.xz", "it's a proof; exit"}) {
    CAPTURE(name);
    prove_pigeons(directory.file(name));
    CHECK(lines_of(directory.file(name)).back() == "0");
  }
}

TEST_CASE("a proof's file that can't be written is an error that names it", "[proof]") {
  const TemporaryDirectory directory;
  const std::string path = directory.file("no/such/folder");
  CHECK_THROWS_AS(make_proving_solver(path), SolverError);
  CHECK_THROWS_WITH(make_proving_solver(path), Contains(path) && Contains("No such file"));
}

TEST_CASE("a full disk under a proof is an error", "[proof]") {
  // The second proof is longer than the C library's buffer.
  for (const int holes : {few_holes, few_holes + 1}) {
    CAPTURE(holes);
    const auto solver = make_proving_solver("/dev/full");
    add_pigeons(*solver, holes);
    CHECK_THROWS_WITH(solver->solve({}),
                      Contains("can't write the proof to /dev/full: No space left on device"));
    CHECK_THROWS_AS(solver->failed(1), std::logic_error);
  }
}

TEST_CASE("the size of a proof counts every byte and every clause", "[proof]") {
  const TemporaryDirectory directory;
  const std::string path = directory.file("proof");
  const auto size_of = [&path](const std::string& text) {
    write(path, text);
    const ProofSize size = proof_size(path);
    CHECK(size.bytes == text.size());
    return size.lemmas;
  };
  CHECK(size_of("") == 0);
  CHECK(size_of("0\n") == 1);
  CHECK(size_of("1 2 0\nd 1 2 0\n-1 0\n0\n") == 3);
  CHECK(size_of("d 1 0\n0") == 1);
  const std::string lemma = "1 2 3 4 5 6 7 8 9 0\n";
  std::string many;
  for (int i = 0; i < 20000; ++i) many += lemma + "d " + lemma;
  CHECK(size_of(many) == 20000);
}

TEST_CASE("a proof that can't be read has no size but an error", "[proof]") {
  const TemporaryDirectory directory;
  for (const std::string& path : {directory.file("none"), directory.file("")}) {
    CHECK_THROWS_AS(proof_size(path), SolverError);
    CHECK_THROWS_WITH(proof_size(path), Contains(path));
  }
}

TEST_CASE("a proof in memory ends when there is no room, and what was written stays") {
  std::string text = "left from before";
  solvers::ProofFile proof(&text);
  const std::string chunk(std::size_t{1} << 20, 'd');
  std::fwrite(chunk.data(), 1, chunk.size(), proof.stream());
  proof.flush();
  CHECK(text == chunk);
  for (std::size_t i = 1; i <= solvers::max_proof_in_memory / chunk.size(); ++i) {
    std::fwrite(chunk.data(), 1, chunk.size(), proof.stream());
  }
  CHECK_THROWS_AS(proof.flush(), SolverError);
  CHECK(text.size() <= solvers::max_proof_in_memory);
  CHECK(text.size() > solvers::max_proof_in_memory - chunk.size());
}
