// Certificates made and verified: every claim, encoding and at-most-one method; refusals.
#include "sudoku_sat/certificate.hpp"

#include <catch2/catch.hpp>
#include <filesystem>

#include "certify/files.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solver.hpp"
#include "support/certificates.hpp"
#include "support/cnf.hpp"
#include "support/fixtures.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::StartsWith;

namespace {

const std::string small = "1.....2..3.....4";
const std::string small_solution = "1243342143122134";
const std::string unsolvable = "13....2..3.....4";
const std::string clashing = "11....2..3.....4";
const std::string with_two = "1.....2........4";

Claim claim(std::string_view text) { return parse_claim(text, Geometry(4), {"test"}); }

/// What prove() says is false about it, or "true".
std::string denial(const std::string& puzzle, const std::optional<Claim>& asked) {
  const Scratch scratch;
  const std::string directory = scratch.file("bundle");
  std::string said = "true";
  try {
    prove(puzzle_of(puzzle), asked, {}, directory, Limits());
  } catch (const FalseClaim& error) {
    said = error.what();
  }
  CHECK(std::filesystem::exists(directory) == (said == "true"));
  // Nothing else was left beside it either.
  CHECK(std::filesystem::is_empty(scratch.path()) == (said != "true"));
  return said;
}

Verified proved(const std::string& puzzle, const std::optional<Claim>& asked,
                const ProveOptions& options = {}) {
  const Scratch scratch;
  prove(puzzle_of(puzzle), asked, options, scratch.file("bundle"), Limits());
  return verify_certificate(scratch.file("bundle"));
}

}  // namespace

TEST_CASE("every encoding proves and verifies every claim", "[certificate]") {
  for (const Encoding& encoding : encodings()) {
    CAPTURE(encoding.name);
    for (const bool trim : {false, true}) {
      const ProveOptions options{.formulation = {.encoding = &encoding}, .trim = trim};
      CHECK(is_true(proved(unsolvable, claim("unsat"), options).certificate));
      CHECK(is_true(proved(clashing, claim("unsat"), options).certificate));
      CHECK(is_true(proved(small, claim("unique"), options).certificate));
      CHECK(is_true(proved(small_solution, claim("unique"), options).certificate));
      CHECK(is_true(proved(small, claim("impossible:r2c1=2"), options).certificate));
      CHECK(is_true(proved(small, claim("minimal"), options).certificate));
      CHECK(proved(small, claim("fewest"), options).certificate.puzzle.given_count() == 4);
      if (encoding.code->name == "direct") {
        CHECK(is_true(proved(with_two, claim("candidates"), options).certificate));
      } else {
        CHECK_THROWS_WITH(proved(with_two, claim("candidates"), options),
                          Contains("the claim candidates needs an encoding with a variable"));
      }
    }
  }
}

TEST_CASE("every at-most-one method proves and verifies", "[certificate]") {
  for (const AmoMethod* method : amo_methods()) {
    CAPTURE(method->name);
    const ProveOptions options{
        .formulation = {.encoding = &encoding("maple"), .amo = AtMostOne(*method)}};
    const Verified verified = proved(small, claim("unique"), options);
    CHECK(verified.certificate.formulation.amo == options.formulation.amo);
    CHECK(to_line(Geometry(4), verified.certificate.claim.solution) == small_solution);
  }
}

TEST_CASE("without a claim a certificate says what is true", "[certificate]") {
  CHECK(proved(small, std::nullopt).certificate.claim.kind == Claim::Kind::unique);
  CHECK(proved(unsolvable, std::nullopt).certificate.claim.kind == Claim::Kind::unsat);
  CHECK(proved(clashing, std::nullopt).certificate.claim.kind == Claim::Kind::unsat);
}

TEST_CASE("a false claim has its reason and leaves nothing behind", "[certificate]") {
  CHECK(denial(small, claim("unsat")) == "there is a solution");
  CHECK(denial(with_two, claim("unique")) == "there is a second solution");
  CHECK(denial(with_two, std::nullopt) == "there is a second solution");
  CHECK(denial(with_two, claim("fewest")) == "there is a second solution");
  CHECK(denial(unsolvable, claim("unique")) == "there is no solution");
  CHECK(denial(unsolvable, claim("fewest")) == "there is no solution");
  CHECK(denial(small, claim("impossible:r1c2=2")) == "there is a solution with r1c2=2");
  CHECK(denial(small_solution, claim("fewest")) ==
        "there is a puzzle with this solution and 4 givens, not 16");
  CHECK(denial(small, claim("fewest=5")) == "the puzzle has 4 givens, not 5");
  CHECK(denial(small, claim("fewest=4")) == "true");
  CHECK(denial(small_solution, claim("minimal")) == "the given r1c1=1 is not needed");
  CHECK(denial(with_two, claim("minimal")) == "there is a second solution");
  CHECK(denial(unsolvable, claim("minimal")) == "there is no solution");
  CHECK(denial(unsolvable, claim("candidates")) == "true");
  CHECK(denial(small, claim("impossible:r1c2=3")) == "true");
}

TEST_CASE("minimal puzzles and candidates that are proved are those of brute force",
          "[certificate]") {
  Random random(2);
  std::size_t proofs = 0, denials = 0, several = 0;
  for (int i = 0; i < 40; ++i) {
    Puzzle puzzle = puzzle_of(std::string(16, '.'));
    const Grid solution = shuffled_pattern(Geometry(4), random);
    const auto order = random.permutation(16, Cell{0});
    const std::size_t givens = 4 + random.below(2);
    for (std::size_t given = 0; given < givens; ++given) {
      puzzle.givens[order[given]] = solution[order[given]];
    }
    const Bundle candidates(puzzle, claim("candidates"));
    const Verified verified = verify_certificate(candidates.directory());
    CHECK(is_true(verified.certificate));
    CHECK(verified.formula.trusted.empty());
    several += verified.certificate.claim.others.size() > 1 ? 1 : 0;
    try {
      const Bundle minimal(puzzle, claim("minimal"));
      const Verified read = verify_certificate(minimal.directory());
      CHECK(is_true(read.certificate));
      CHECK(read.formula.trusted.empty());
      ++proofs;
    } catch (const FalseClaim&) {
      Certificate certificate{puzzle, claim("minimal")};
      certificate.claim.solution = solution;
      CHECK_FALSE(is_true(certificate));
      ++denials;
    }
  }
  CHECK(proofs > 3);
  CHECK(denials > 3);
  CHECK(several > 3);
}

TEST_CASE("the fewest givens are certified without trusting the encoder", "[certificate]") {
  for (const char* name : {"extended", "minimal", "order"}) {
    const Verified verified =
        proved(small, claim("fewest"), {.formulation = {.encoding = &encoding(name)}});
    CAPTURE(name);
    CHECK(to_string(verified.certificate.claim, Geometry(4)) == "fewest=4");
    CHECK(verified.formula.trusted.empty());
    CHECK_FALSE(verified.formula.rebuilt);
    CHECK(verified.formula.checked == verified.formula.clauses);
  }
}

TEST_CASE("candidates of a puzzle without solutions are none, of one on a single cell too",
          "[certificate]") {
  const Verified none = proved(unsolvable, claim("candidates"));
  CHECK(none.certificate.claim.others.empty());
  CHECK(none.formula.trusted.empty());
  const Scratch scratch;
  prove({make_board(Geometry(1, 1)), {0}}, claim("candidates"), {}, scratch.file("bundle"));
  CHECK(verify_certificate(scratch.file("bundle")).certificate.claim.others.size() == 1);
}

TEST_CASE("the fewest givens that are proved are those of brute force", "[certificate]") {
  Random random(1);
  std::size_t proofs = 0;
  std::size_t denials = 0;
  for (int i = 0; i < 300; ++i) {
    Certificate certificate{puzzle_of(std::string(16, '.')), claim("fewest")};
    certificate.claim.solution = shuffled_pattern(Geometry(4), random);
    const auto order = random.permutation(16, Cell{0});
    const std::size_t givens = 4 + random.below(3);
    for (std::size_t given = 0; given < givens; ++given) {
      certificate.puzzle.givens[order[given]] = certificate.claim.solution[order[given]];
    }
    const Scratch scratch;
    try {
      prove(certificate.puzzle, certificate.claim, {}, scratch.file("bundle"), Limits());
      CHECK(is_true(certificate));
      ++proofs;
    } catch (const FalseClaim&) {
      CHECK_FALSE(is_true(certificate));
      ++denials;
    }
  }
  CHECK(proofs > 5);
  CHECK(denials > 5);
}

TEST_CASE("the formula of the fewest givens has a model where one given less would do",
          "[certificate]") {
  Certificate certificate = proved(small, claim("fewest")).certificate;
  const auto answer = [&] {
    const auto solver = make_solver({});
    certify::encode_claim(certificate, *solver);
    return solver->solve({});
  };
  CHECK(answer() == Answer::unsatisfiable);
  certificate.puzzle.givens[1] = certificate.claim.solution[1];
  CHECK(answer() == Answer::satisfiable);
  certificate.puzzle.givens[1] = 0;
  certificate.claim.others.clear();
  CHECK(answer() == Answer::satisfiable);
}

TEST_CASE("the fewest givens of a board may be none", "[certificate]") {
  const auto board = make_board(Geometry(1, 2), parse_rules("allowed=1: r1c1", {"test"}));
  const Scratch scratch;
  prove({board, Grid(4, 0)}, claim("fewest"), {}, scratch.file("bundle"), Limits());
  CHECK(verify_certificate(scratch.file("bundle")).certificate.claim.others.empty());
}

TEST_CASE("the fewest givens of a board may be one", "[certificate]") {
  const auto board = make_board(Geometry(1, 2));
  const Scratch scratch;
  prove({board, {1, 0, 0, 0}}, claim("fewest"), {}, scratch.file("bundle"), Limits());
  const Verified verified = verify_certificate(scratch.file("bundle"));
  CHECK(verified.proof.accepted);
  CHECK(verified.certificate.claim.others.size() == 1);
}

TEST_CASE("a certificate keeps the data of every rule", "[certificate]") {
  for (const RuleCase& rule_case : rule_cases()) {
    CAPTURE(rule_case.rule, rule_case.data);
    const auto board = board_of(rule_case);
    const Scratch scratch;
    Puzzle puzzle{board, Grid(board->cells(), 0)};
    std::optional<Claim> none;
    // An impossible pair of givens: whatever the rules, there is no solution.
    puzzle.givens[0] = puzzle.givens[1] = 1;
    prove(puzzle, none, {}, scratch.file("bundle"), Limits());
    CHECK(verify_certificate(scratch.file("bundle"))
              .certificate.puzzle.board->same_rules(*puzzle.board));
  }
}

TEST_CASE("a certificate keeps boards of several grids", "[certificate]") {
  const auto board = make_board(Geometry(2, 2), parse_rules("grids=r1c1 r3c3", {"test"}));
  Puzzle puzzle{board, Grid(board->cells(), 0)};
  puzzle.givens[0] = puzzle.givens[1] = 1;
  const Scratch scratch;
  prove(puzzle, std::nullopt, {}, scratch.file("bundle"), Limits());
  const Verified verified = verify_certificate(scratch.file("bundle"));
  CHECK(verified.certificate.puzzle.geometry() == puzzle.geometry());
  CHECK(verified.certificate.puzzle.givens == puzzle.givens);
}

TEST_CASE("a certificate's formula is strict DIMACS and its proof ends with the empty clause",
          "[certificate]") {
  for (const std::string& puzzle : {small, small_solution, clashing, unsolvable}) {
    const Scratch scratch;
    prove(puzzle_of(puzzle), std::nullopt, {}, scratch.file("bundle"), Limits());
    const Cnf cnf = parse_cnf(read_file(scratch.file("bundle/formula.cnf")));
    CHECK_THAT(cnf.comments.at(0), StartsWith("certificate of sudoku-sat "));
    CHECK(count_models(cnf) == 0);
    const std::string proof = read_file(scratch.file("bundle/proof.drat"));
    CHECK((proof == "0\n" || Catch::EndsWith("\n0\n").match(proof)));
  }
}

TEST_CASE("the same certificate has the same bytes", "[certificate]") {
  const Bundle first(puzzle_of(small), claim("fewest"));
  const Bundle second(puzzle_of(small), claim("fewest"));
  CHECK(first.files() == second.files());
  CHECK(first.files().size() == 4);
}

TEST_CASE("a trimmed proof has no lemma that is not needed", "[certificate]") {
  const Puzzle puzzle = puzzle_of(inkala);
  const Bundle whole(puzzle, {.kind = Claim::Kind::unique});
  const Bundle trimmed(puzzle, {.kind = Claim::Kind::unique}, {.trim = true});
  CHECK(trimmed.files().at("proof.drat").size() < whole.files().at("proof.drat").size());
  CHECK(trimmed.files().at("formula.cnf") == whole.files().at("formula.cnf"));
  CHECK(verify_certificate(trimmed.directory()).proof.lemmas <=
        verify_certificate(whole.directory()).proof.core_lemmas);
}

TEST_CASE("a certificate needs a place that holds nothing", "[certificate]") {
  const Scratch scratch;
  const Puzzle puzzle = puzzle_of(small);
  const auto into = [&](const std::string& place) {
    prove(puzzle, std::nullopt, {}, place, Limits());
  };
  std::filesystem::create_directory(scratch.file("empty"));
  into(scratch.file("empty"));
  into(scratch.file("slash") + "/");
  verify_certificate(scratch.file("empty"));
  verify_certificate(scratch.file("slash") + "/");
  CHECK_THROWS_WITH(into(scratch.file("empty")), Contains("empty: the directory is not empty"));
  CHECK_THROWS_AS(into(scratch.write("file", "x")), OutputError);
  CHECK_THROWS_WITH(into(scratch.file("no/such")), Contains("No such file"));
  CHECK_THROWS_AS(into(""), OutputError);
  CHECK(read_file(scratch.file("file")) == "x");
}

TEST_CASE("a limit ends a proof and its check", "[certificate]") {
  const std::atomic<bool> stop = true;
  const Limits limits({}, &stop);
  const Scratch scratch;
  for (const char* text :
       {"unsat", "unique", "impossible:r1c2=3", "fewest", "minimal", "candidates"}) {
    CHECK_THROWS_AS(prove(puzzle_of(small), claim(text), {}, scratch.file("bundle"), limits),
                    Stopped);
  }
  CHECK(std::filesystem::is_empty(scratch.path()));
  const Bundle bundle(puzzle_of(small), claim("unique"));
  CHECK_THROWS_AS(verify_certificate(bundle.directory(), limits), Stopped);
}

TEST_CASE("claims are read back from their words", "[certificate]") {
  for (const char* text : {"unsat", "unique", "minimal", "candidates", "fewest", "fewest=4",
                           "formula", "count", "impossible:r1c2=3"}) {
    CHECK(to_string(claim(text), Geometry(4)) == text);
  }
  for (const char* text :
       {"", "sat", "fewest4", "fewest=", "fewest=04", "minimal ", "impossible", "impossible:r5c1=1",
        "impossible:r1c1=5", "impossible:r1c1=0", "impossible:r1c1", "impossible:r1c1=1 ."}) {
    CAPTURE(text);
    CHECK_THROWS_AS(claim(text), InputError);
  }
}
