// Sums of the encoding `sums` that follow from cages and units: the referee adds them up by itself,
// and refuses those that are altered. Which grids there are, and which of them satisfy a formula,
// is found by brute force.
#include <catch2/catch.hpp>

#include "held_formulas.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

/// The formula of sums, and the clauses of sums that follow from others, by number from 0.
struct WithImplied {
  ClaimFormula formula;
  std::size_t first = 0;
  std::size_t last = 0;
};

WithImplied with_implied(const Certificate& certificate) {
  WithImplied result{certify::formula_of(certificate, {})};
  MemorySink sink;
  const auto ranges = encode_rules(*certificate.puzzle.board, certify::variables_of(certificate),
                                   certificate.formulation, sink);
  for (const FamilyRange& range : ranges) {
    if (range.name != "implied sums") continue;
    result.first = static_cast<std::size_t>(range.first - 1);
    result.last = static_cast<std::size_t>(range.last);
  }
  REQUIRE(result.first < result.last);
  return result;
}

}  // namespace

TEST_CASE("sums that follow from cages and units are checked, and refused if they are altered",
          "[certificate]") {
  // Two rows less two cages leave r2c2 and r2c3: 5. The last cage has r3c4 outside of the rows.
  const Certificate certificate = certificate_of(
      "size: 4\ncages: 6: r1c1 r1c2 r2c1; 9: r1c3 r1c4 r2c4; 8: r2c3 r3c3 r3c4\n"
      "grid:\n....\n....\n....\n....\n",
      encoding("sums"));
  const WithImplied with = with_implied(certificate);
  CHECK(trusted(certificate, with.formula).empty());
  const auto variables = static_cast<int>(with.formula.size.variables);
  std::vector<std::vector<Lit>> grids;
  for (const Grid& grid : solutions(certificate.puzzle)) {
    grids.push_back(literals_of(grid, certify::variables_of(certificate)));
  }
  const auto clauses = clauses_of(with.formula);
  int wrong = 0;
  const std::size_t distance = soak() ? 1 : 89;
  for (std::size_t number = with.first; number < with.last; number += distance) {
    for (std::size_t place = 0; place < clauses[number].size(); ++place) {
      auto altered = clauses;
      altered[number].erase(altered[number].begin() + static_cast<std::ptrdiff_t>(place));
      const bool fine = allows_all(altered, variables, grids);
      const Finding finding = finding_of(certificate, formula_from(altered, with.formula));
      CAPTURE(number, place);
      CHECK(finding != (fine ? Finding::refused : Finding::checked));
      if (!fine) CHECK(finding == Finding::refused);
      wrong += fine ? 0 : 1;
    }
  }
  CHECK(wrong > 5);
}

TEST_CASE("sums of a 9x9 killer follow from many cages", "[certificate]") {
  const Puzzle puzzle = parse_puzzle(read_file(source_path("puzzles/variants/cages.txt")));
  const Certificate certificate{
      puzzle, {.kind = Claim::Kind::unsat}, {.encoding = &encoding("sums")}, {}};
  const WithImplied with = with_implied(certificate);
  CHECK(trusted(certificate, with.formula).empty());
  const auto variables = static_cast<int>(with.formula.size.variables);
  const std::vector<Grid> grids = solutions(puzzle);
  REQUIRE(grids.size() == 1);
  const auto literals = literals_of(grids[0], certify::variables_of(certificate));
  const auto clauses = clauses_of(with.formula);
  int wrong = 0;
  const int enough = soak() ? 200 : 2;
  for (std::size_t number = with.first; number < with.last && wrong < enough; number += 997) {
    auto altered = clauses;
    altered[number].assign({-clauses[number][0]});
    if (allows_all(altered, variables, {literals})) continue;
    ++wrong;
    CHECK(finding_of(certificate, formula_from(altered, with.formula)) != Finding::checked);
  }
  CHECK(wrong > 1);
}
