// Certificates of numbers of solutions: made, verified, refused if anything is changed. Brute force
// says what is true.
#include <catch2/catch.hpp>
#include <random>

#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/brute_force.hpp"
#include "support/certificates.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

const std::string open_board(16, '.');
const std::string of_two_solutions = "1.....2........4";

Claim count_claim(std::string_view number = "") {
  return {.kind = Claim::Kind::count, .count = std::string(number)};
}

std::string counted_by_force(const std::string& puzzle) {
  std::vector<int> givens;
  for (const char sign : puzzle) givens.push_back(sign == '.' ? 0 : sign - '0');
  return std::to_string(count_solutions(2, 2, givens, 1000));
}

std::string why_not(const Puzzle& puzzle, const Claim& claim, const ProveOptions& options = {}) {
  const Scratch scratch;
  try {
    prove(puzzle, claim, options, scratch.file("bundle"), Limits());
  } catch (const Error& error) {
    CHECK(std::filesystem::is_empty(scratch.path()));
    return error.what();
  }
  return "true";
}

/// What was changed is refused, or the number is right all the same.
std::size_t refused_changes(const Bundle& bundle, const std::string& file, std::uint64_t rounds) {
  std::mt19937_64 random(rounds);
  std::size_t refused = 0;
  const std::string& text = bundle.files().at(file);
  for (std::uint64_t i = 0; i < rounds; ++i) {
    std::string other = text;
    std::size_t at = other.find_first_of("0123456789", random() % other.size());
    if (at == other.npos) at = other.find_first_of("0123456789");
    if (random() % 2 == 0)
      other[at] = static_cast<char>('0' + random() % 10);
    else
      other.insert(at, "-");
    bundle.write(file, other);
    const std::string said = verdict(bundle);
    if (said == "verified") {
      const Certificate read = verify_certificate(bundle.directory()).certificate;
      CHECK(is_true(read));
    } else {
      CHECK_THAT(said, Catch::StartsWith(bundle.directory() + "/"));
      ++refused;
    }
    bundle.restore();
  }
  return refused;
}

}  // namespace

TEST_CASE("the number of solutions is certified without trusting the encoder", "[certificate]") {
  const Bundle bundle(puzzle_of(open_board), count_claim());
  const Verified verified = verify_certificate(bundle.directory());
  CHECK(verified.certificate.claim.count == "288");
  CHECK(verified.formula.trusted.empty());
  CHECK(verified.formula.constraints > 0);
  CHECK(verified.count_nodes > 100);
  CHECK(bundle.files().contains("count.nnf"));
  CHECK(bundle.files().size() == 5);
}

TEST_CASE("certified numbers of solutions are those of brute force", "[certificate]") {
  std::mt19937 random(3);
  for (int round = 0; round < 12; ++round) {
    std::string puzzle = open_board;
    for (auto given = random() % 5; given > 0; --given) {
      puzzle[random() % 16] = static_cast<char>('1' + random() % 4);
    }
    CAPTURE(puzzle);
    const Bundle bundle(puzzle_of(puzzle), count_claim());
    const Certificate read = verify_certificate(bundle.directory()).certificate;
    CHECK(read.claim.count == counted_by_force(puzzle));
    CHECK(is_true(read));
  }
}

TEST_CASE("every encoding of the direct code certifies a number, and others say so",
          "[certificate]") {
  int direct = 0;
  for (const Encoding& encoding : encodings()) {
    CAPTURE(encoding.name);
    const ProveOptions options{.formulation = {.encoding = &encoding}};
    if (encoding.code->name != "direct") {
      CHECK_THAT(why_not(puzzle_of(of_two_solutions), count_claim(), options),
                 Contains("needs an encoding with a variable for each value of a cell"));
      continue;
    }
    ++direct;
    const Bundle bundle(puzzle_of(of_two_solutions), count_claim(), options);
    CHECK(verify_certificate(bundle.directory()).certificate.claim.count ==
          counted_by_force(of_two_solutions));
  }
  CHECK(direct > 5);
}

TEST_CASE("numbers of solutions are certified with rules", "[certificate]") {
  const auto board =
      make_board(Geometry(2, 2), parse_rules("anti-knight,cages=5: r1c1 r2c1", {"test"}));
  const Bundle bundle({board, Grid(16, 0)}, count_claim());
  const Verified verified = verify_certificate(bundle.directory());
  CHECK(verified.certificate.claim.count == to_string(count({board, Grid(16, 0)}).solutions));
}

TEST_CASE("a false number of solutions is refused with the right one", "[certificate]") {
  CHECK(why_not(puzzle_of(open_board), count_claim("287")) == "the number of solutions is 288");
  CHECK(why_not(puzzle_of(open_board), count_claim("288")) == "true");
  CHECK(why_not(puzzle_of(open_board), count_claim("0")) == "the number of solutions is 288");
  CHECK(why_not(puzzle_of("11....2..3.....4"), count_claim("1")) == "the number of solutions is 0");
  CHECK(why_not(puzzle_of("11....2..3.....4"), count_claim()) == "true");
  CHECK_THAT(why_not(puzzle_of(open_board), count_claim(), {.trim = true}),
             Contains("has no proof to trim"));
}

TEST_CASE("a certificate of a number is refused where a file is changed", "[certificate]") {
  const std::uint64_t rounds = std::getenv("SUDOKU_SAT_SOAK") == nullptr ? 40 : 1000;
  const Bundle bundle(puzzle_of(of_two_solutions), count_claim());
  for (const char* file : {"claim.json", "formula.cnf", "count.nnf"}) {
    CAPTURE(file);
    CHECK(refused_changes(bundle, file, rounds) > rounds / 2);
  }
  bundle.write("count.nnf", "");
  CHECK_THAT(verdict(bundle), Contains("count.nnf: there is no node"));
}

TEST_CASE("claims of numbers are read back from their words", "[certificate]") {
  const auto parsed = [](const std::string& text) {
    return parse_claim(text, Geometry(4), {"test"});
  };
  for (const char* text : {"count", "count=0", "count=6670903752021072936960"}) {
    CHECK(to_string(parsed(text), Geometry(4)) == text);
  }
  for (const char* text : {"count=", "count=-1", "count=01", "count=1 ", "counts", "count:1"}) {
    CAPTURE(text);
    CHECK_THROWS_AS(parsed(text), InputError);
  }
}
