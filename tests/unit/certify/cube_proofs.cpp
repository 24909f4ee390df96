// Claims proved by cubes, compared with brute force, in both forms of the certificate.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <set>
#include <sstream>

#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/parts.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/cubes.hpp"
#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"
#include "support/sentences.hpp"
#include "unit/proof/naive_checker.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

const std::string four = "1.....2..3.....4";
const std::string four_without = "13....2..3.....4";
const std::string four_with_two = "1.....2........4";
const std::string nine_without =
    "5.9...4..7.83.49..6.1...73..4625.............2...7.4...3...5..8.9.1.7..6.8.....1.";

/// What is proved, or the reason why the claim is false.
std::string result(const Puzzle& puzzle, const std::optional<Claim>& claim,
                   const std::vector<Cube>& cubes, const CubeProofOptions& options = {}) {
  const Scratch scratch;
  const std::string directory = scratch.file("bundle");
  try {
    prove_by_cubes(puzzle, claim, cubes, options, directory);
  } catch (const FalseClaim& error) {
    CHECK(std::filesystem::is_empty(scratch.path()));
    return error.what();
  }
  CHECK(is_in_parts(directory) == options.in_parts);
  CHECK(std::distance(std::filesystem::directory_iterator(scratch.path()), {}) == 1);
  const Verified verified = options.in_parts ? verify_in_parts(directory, {}, {}, puzzle)
                                             : verify_certificate(directory, {}, puzzle);
  CHECK(is_true(verified.certificate));
  CHECK(verified.proof.rat_lemmas == 0);
  CHECK(verified.all_parts == (options.in_parts ? std::max<std::size_t>(cubes.size(), 1) : 0));
  return to_string(verified.certificate.claim, puzzle.geometry());
}

/// What brute force makes of a claim that is unsat, unique, or whichever of them is true.
std::string truth(const Puzzle& puzzle, const std::optional<Claim>& claim) {
  const std::size_t solutions = all_solutions(puzzle).size();
  const bool unsat = claim && claim->kind == Claim::Kind::unsat;
  if (solutions == 0) return claim && !unsat ? "there is no solution" : "unsat";
  if (unsat) return "there is a solution";
  return solutions == 1 ? "unique" : "there is a second solution";
}

/// All files of a directory, by name.
std::map<std::string, std::string> contents(const std::string& directory) {
  std::map<std::string, std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(directory)) {
    if (entry.is_regular_file()) files[entry.path()] = read_file(entry.path());
  }
  return files;
}

}  // namespace

TEST_CASE("cubes prove of random puzzles what brute force says", "[cubes]") {
  Random random(21);
  const std::vector<std::optional<Claim>> claims{std::nullopt, claimed("unsat", 4),
                                                 claimed("unique", 4)};
  std::map<std::string, int> seen;
  for (std::size_t round = 0; round < 60; ++round) {
    const Puzzle puzzle = random_puzzle(Geometry(4), 4 + random.below(4), random);
    const auto& claim = claims[round % claims.size()];
    const std::vector<Cube> cubes = first_cells_cubes(puzzle, round % 4);
    CAPTURE(to_line(puzzle.geometry(), puzzle.givens), round, cubes.size());
    const std::string said = result(puzzle, claim, cubes, {.in_parts = round % 2 == 0});
    CHECK(said == truth(puzzle, claim));
    ++seen[said];
  }
  CHECK(seen.size() == 5);
}

TEST_CASE("cubes prove in every encoding of the direct code", "[cubes]") {
  int proved = 0;
  for (const Encoding& encoding : encodings()) {
    if (encoding.code != &direct_code()) continue;
    CAPTURE(encoding.name);
    for (const bool in_parts : {false, true}) {
      const CubeProofOptions options{.formulation = {.encoding = &encoding}, .in_parts = in_parts};
      const Puzzle with_one = puzzle_of(four);
      const Puzzle without = puzzle_of(four_without);
      CHECK(result(with_one, claimed("unique", 4), first_cells_cubes(with_one, 2), options) ==
            "unique");
      CHECK(result(without, claimed("unsat", 4), first_cells_cubes(without, 2), options) ==
            "unsat");
      CHECK(result(with_one, claimed("impossible:r2c1=2", 4), first_cells_cubes(with_one, 2),
                   options) == "impossible:r2c1=2");
      ++proved;
    }
  }
  CHECK(proved >= 4);
}

TEST_CASE("cubes prove hard puzzles of 9x9", "[cubes]") {
  for (const bool in_parts : {false, true}) {
    const CubeProofOptions options{.in_parts = in_parts, .threads = 2};
    const Puzzle hard = puzzle_of(inkala);
    CHECK(result(hard, std::nullopt, first_cells_cubes(hard, 3), options) == "unique");
    // With a wrong value in a cell of its solution.
    const std::size_t cell = inkala.find('.');
    const char wrong = inkala_solution[cell] == '5' ? '4' : '5';
    const Puzzle unsat = puzzle_of(with(inkala, cell, wrong));
    CHECK(result(unsat, std::nullopt, first_cells_cubes(unsat, 2), options) == "unsat");
  }
}

TEST_CASE("cubes prove of 16x16 boards what the search for a second solution finds", "[cubes]") {
  std::set<std::string> seen;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const Puzzle puzzle = opened_board(16, seed % 2 == 0 ? 80 : 150, seed);
    const Outcome outcome = PuzzleSolver({.unique = true}).solve(puzzle);
    const Scratch scratch;
    std::string said = "there is one solution";
    try {
      const Verified verified = prove_by_cubes(puzzle, std::nullopt, first_cells_cubes(puzzle, 2),
                                               {}, scratch.file("bundle"));
      CHECK(verified.certificate.claim.solution == outcome.solution);
    } catch (const FalseClaim& error) {
      said = error.what();
    }
    CHECK((said == "there is one solution") == (outcome.uniqueness == Uniqueness::unique));
    seen.insert(said);
  }
  CHECK(seen.size() == 2);
}

TEST_CASE("a cube that makes a claim false is reported with its solutions", "[cubes]") {
  const auto found_in = [](const std::string& line, const std::optional<Claim>& claim) {
    const Puzzle puzzle = puzzle_of(line);
    const Scratch scratch;
    try {
      CubeProver(puzzle, claim, {}, {}).prove({}, scratch.file("part.drat"), {});
    } catch (const FalseClaim& error) {
      const std::vector<Grid> all = all_solutions(puzzle);
      for (const Grid& grid : error.solutions()) CHECK(std::count(all.begin(), all.end(), grid));
      return std::set<Grid>(error.solutions().begin(), error.solutions().end()).size();
    }
    return std::size_t{0};
  };
  CHECK(found_in(four, claimed("unsat", 4)) == 1);
  CHECK(found_in(four, claimed("unique", 4)) == 0);
  CHECK(found_in(four_with_two, claimed("unique", 4)) == 2);
  CHECK(found_in(four_with_two, std::nullopt) == 2);
}

TEST_CASE("a joined proof is the same with any number of threads", "[cubes]") {
  const Puzzle puzzle = puzzle_of(inkala);
  const std::vector<Cube> cubes = first_cells_cubes(puzzle, 2);
  for (const bool in_parts : {false, true}) {
    std::map<std::string, std::string> first;
    for (const unsigned threads : {1U, 2U, 5U}) {
      const Scratch scratch;
      const std::filesystem::path here = std::filesystem::current_path();
      std::filesystem::current_path(scratch.path());
      prove_by_cubes(puzzle, std::nullopt, cubes, {.in_parts = in_parts, .threads = threads},
                     "bundle");
      const auto files = contents("bundle");
      std::filesystem::current_path(here);
      if (first.empty()) first = files;
      CHECK(files == first);
    }
    CHECK(first.size() == (in_parts ? 4 + cubes.size() : 4));
  }
}

TEST_CASE("what cubes leave out is refuted too, or found to have a solution", "[cubes]") {
  const Puzzle unsat = puzzle_of(with(inkala, inkala.find('.'), '4'));
  std::vector<Cube> cubes = first_cells_cubes(unsat, 2);
  std::vector<Cube> some(cubes.begin() + 1, cubes.end() - 1);
  CHECK(result(unsat, claimed("unsat", 9), some) == "unsat");
  // Cubes that are no tree and overlap.
  CHECK(result(unsat, claimed("unsat", 9), {{-1, -2}, {3}, {20, 1}}) == "unsat");
  const Puzzle one = puzzle_of(four);
  // Nothing but the second cell's 2 is left out, and that is its value.
  CHECK(result(one, std::nullopt, {{-6}}) == "there is a solution, in none of the cubes");
  CHECK(result(one, claimed("unique", 4), {{-6}}) == "there is no solution");
  CHECK(result(puzzle_of(four_with_two), claimed("unique", 4), {{6}, {-6}}) ==
        "there is a second solution");
}

TEST_CASE("a puzzle split with a proof of the cover is proved", "[cubes]") {
  for (const KnownPuzzle& known : known_puzzles()) {
    CAPTURE(known.name);
    const Puzzle puzzle = puzzle_of(known.puzzle);
    const CubeCover cover = split_into_cubes(puzzle, {.cubes = 12});
    CHECK(result(puzzle, std::nullopt, cover.cubes, {.cover = cover.proof}) == "unique");
    CHECK(result(puzzle, std::nullopt, cover.cubes, {.in_parts = true, .cover = cover.proof}) ==
          "unique");
    // Clauses that don't show it are not taken.
    CHECK(result(puzzle, std::nullopt, cover.cubes, {.cover = {{1, 2}, {}}}) == "unique");
  }
}

TEST_CASE("a joined proof holds lemma by lemma, by unit propagation alone", "[cubes]") {
  const Puzzle puzzle = puzzle_of("......4....1..32");
  const CubeProofOptions options{.formulation = {.encoding = &encoding("minimal")}};
  const Scratch scratch;
  const std::string directory = scratch.file("bundle");
  prove_by_cubes(puzzle, std::nullopt, first_cells_cubes(puzzle, 2), options, directory);
  // With other means: all clauses are looked at again and again, and nothing is ever deleted or
  // RAT.
  NaiveChecker checker(parse_cnf(read_file(directory + "/formula.cnf")).clauses);
  std::istringstream proof(read_file(directory + "/proof.drat"));
  int lemmas = 0;
  for (std::string line; std::getline(proof, line);) {
    if (line.starts_with('d')) continue;
    std::istringstream words(line);
    Clause lemma;
    for (int literal = 0; words >> literal && literal != 0;) lemma.push_back(literal);
    CAPTURE(line);
    // Without a first literal it can't be RAT.
    NaiveChecker denying = checker;
    for (const int literal : lemma) denying.add({-literal});
    CHECK(denying.refuted());
    checker.add(lemma);
    ++lemmas;
  }
  CHECK(checker.refuted());
  CHECK(lemmas >= 12);
}

TEST_CASE("one empty cube is the whole puzzle", "[cubes]") {
  CHECK(result(puzzle_of(inkala), std::nullopt, {{}}) == "unique");
  CHECK(result(puzzle_of(inkala), std::nullopt, {{}}, {.in_parts = true}) == "unique");
}

TEST_CASE("each lemma of a joined proof has what its part's cube denies", "[cubes]") {
  // The part's lemma says nothing where it has a literal of the cube; deletions of other clauses
  // than its own lemmas are left out.
  const Scratch scratch;
  const Puzzle puzzle = puzzle_of(four_without);
  const std::vector<Cube> cubes = {{3}, {-3}};
  const CubeProver prover(puzzle, claimed("unsat", 4), {}, {});
  std::string first =
      scratch.write("first.drat", "5 3 0\n7 0\nd -1 -2 0\n-3 8 0\nd 7 0\nd 5 3 0\n0\n9 0\n");
  const std::string second = scratch.file("second.drat");
  prover.prove(cubes[1], second, {});
  const auto proof = [&](std::size_t part) { return part == 0 ? first : second; };
  const std::string directory = scratch.file("bundle");
  join_proofs({prover.proved({}), cubes, proof}, directory);
  CHECK_THAT(read_file(directory + "/proof.drat"),
             Catch::StartsWith("7 -3 0\n-3 8 0\nd 7 -3 0\n-3 0\nd -3 8 0\n"));
  // Nothing that isn't a textual proof to its end is joined.
  for (const std::string text : {"7 0\n", "7 x 0\n", "7\n", ""}) {
    CAPTURE(text);
    scratch.write("first.drat", text);
    CHECK_THROWS_AS(join_proofs({prover.proved({}), cubes, proof}, scratch.file("other")),
                    InputError);
    CHECK_FALSE(std::filesystem::exists(scratch.file("other")));
  }
}

TEST_CASE("cubes are read as they are written", "[cubes]") {
  const Scratch scratch;
  const std::vector<Cube> cubes = {{1, -2}, {-3}, {}};
  CHECK(to_text(cubes) == "a 1 -2 0\na -3 0\na 0\n");
  CHECK(read_cubes(scratch.write("cubes", "c a comment\n\n" + to_text(cubes))) == cubes);
  const auto refusal = [&](const std::string& text) -> std::string {
    try {
      read_cubes(scratch.write("cubes", text));
    } catch (const InputError& error) {
      const std::string said = error.what();
      return said.substr(said.find("cubes") + 5);
    }
    return "read";
  };
  CHECK(refusal("a 1 0\n1 0\n") == ":2: a cube is a line such as 'a 1 -2 0'");
  CHECK(refusal("a 1 x 0\n") == ":1: " + says::not_a_literal("x"));
  CHECK(refusal("a -2147483648 0\n") == ":1: " + says::not_a_literal("-2147483648"));
  CHECK(refusal("a 1\n") == ":1: the cube does not end in 0");
  CHECK(refusal("a 1 0 2\n") == ":1: something follows the 0");
  CHECK(refusal("a 1 2 -1 0\n") == ":1: the cube has a variable twice");
  CHECK(refusal("a 1 2 0\na 3 0\na 2 1 0\n") == ":3: cube 3 is the same as cube 1");
  CHECK(read_cubes(scratch.write("cubes", "")).empty());
}

TEST_CASE("a cube prover refuses what it can't prove", "[cubes]") {
  const Puzzle puzzle = puzzle_of(four);
  CHECK_THROWS_WITH(CubeProver(puzzle, claimed("fewest", 4), {}, {}),
                    "the claim fewest can't be proved by cubes");
  const Scratch scratch;
  const CubeProver prover(puzzle, std::nullopt, {}, {});
  CHECK_THROWS_AS(prover.prove({65}, scratch.file("part"), {}), UsageError);
  CHECK(std::filesystem::is_empty(scratch.path()));
  CHECK_THROWS_AS(prove_by_cubes(puzzle, std::nullopt, {{1}, {65}}, {}, scratch.file("bundle")),
                  UsageError);
  CHECK(std::filesystem::is_empty(scratch.path()));
  const std::vector<Cube> too_many(max_parts + 1);
  CHECK_THROWS_WITH(
      prove_by_cubes(puzzle, std::nullopt, too_many, {.in_parts = true}, scratch.file("bundle")),
      "a certificate has at most 200000 parts");
}
