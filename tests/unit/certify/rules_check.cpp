// Formulas held against the rules by the referee: those of the encoder pass, and of altered ones
// none passes that excludes a grid. Which grids there are, and which of them satisfy a formula, is
// found by brute force.
#include <catch2/catch.hpp>

#include "held_formulas.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

/// One clause gets another literal, loses one, or is added.
std::vector<std::vector<int>> altered(std::vector<std::vector<int>> clauses, int variables,
                                      Random& random) {
  const std::size_t at = random.below(clauses.size());
  std::vector<int>& clause = clauses[at];
  const auto some_literal = [&] {
    const auto any = static_cast<int>(1 + random.below(static_cast<std::uint64_t>(variables)));
    return random.below(2) == 0 ? any : -any;
  };
  const std::size_t place = clause.empty() ? 0 : random.below(clause.size());
  switch (random.below(4)) {
    case 0:
      if (!clause.empty()) clause[place] = -clause[place];
      break;
    case 1:
      if (!clause.empty()) clause.erase(clause.begin() + static_cast<std::ptrdiff_t>(place));
      break;
    case 2:
      if (!clause.empty()) clause[place] = some_literal();
      break;
    default:
      clauses.push_back({some_literal(), some_literal(), clause.empty() ? 1 : clause[0]});
  }
  return clauses;
}

/// Whether a model says something else of the cells than one of these grids.
bool allows_others(const std::vector<std::vector<int>>& clauses, int variables,
                   const std::vector<std::vector<Lit>>& grids) {
  const auto solver = make_solver({});
  solver->new_vars(static_cast<std::size_t>(variables));
  ClauseStream out(*solver);
  for (const std::vector<int>& clause : clauses) out.add(clause);
  for (std::vector<Lit> grid : grids) {
    for (Lit& literal : grid) literal = -literal;
    out.add(grid);
  }
  out.flush();
  return solver->solve({}) == Answer::satisfiable;
}

struct Alterations {
  int wrong = 0;     ///< exclude a grid, or for the claim `formula` allow something else
  int refused = 0;   ///< because this was found
  int harmless = 0;  ///< and are found to be so
};

/// Fails where an altered formula is wrong and all of it is said to be checked, or where it is
/// refused although it isn't.
void alter(const Certificate& certificate, int times, Random& random, Alterations& sum) {
  REQUIRE(trusted(certificate).empty());
  const ClaimFormula formula = certify::formula_of(certificate, {});
  const VariableMap variables = certify::variables_of(certificate);
  const auto count = static_cast<int>(formula.size.variables);
  std::vector<std::vector<Lit>> grids;
  for (const Grid& grid : solutions(certificate.puzzle)) {
    grids.push_back(literals_of(grid, variables));
  }
  const auto clauses = clauses_of(formula);
  REQUIRE(allows_all(clauses, count, grids));
  for (int i = 0; i < times; ++i) {
    const auto changed = altered(clauses, count, random);
    const Finding finding = finding_of(certificate, formula_from(changed, formula));
    const bool both = certificate.claim.kind == Claim::Kind::formula;
    const bool fine =
        allows_all(changed, count, grids) && !(both && allows_others(changed, count, grids));
    sum.wrong += fine ? 0 : 1;
    sum.refused += finding == Finding::refused ? 1 : 0;
    sum.harmless += finding == Finding::checked ? 1 : 0;
    if (finding == (fine ? Finding::refused : Finding::checked)) {
      FAIL(chosen_encoding(certificate.formulation).name
           << ", " << certificate.formulation.amo.name() << ": alteration " << i);
    }
  }
}

const std::string rules_of_all_kinds =
    "size: 4\ncages: 7: r1c1 r1c2 r2c1\nthermometers: r3c1 r3c2\nskyscrapers: left: 2 . . .\n"
    "between: r4c1 r4c2 r4c3\ngrid:\n....\n....\n....\n....\n";

}  // namespace

TEST_CASE("each encoding's clauses are checked by the rules", "[certificate]") {
  for (const Encoding& encoding : encodings()) {
    for (const char* puzzle : {"1.....2..3.....4", "....1..2....4....2...6...3......645."}) {
      CAPTURE(encoding.name, puzzle);
      CHECK(trusted(certificate_of(puzzle, encoding)).empty());
    }
    CAPTURE(encoding.name);
    CHECK(trusted(certificate_of("size: 6\ngrid:\n......\n......\n......\n......\n......\n......\n",
                                 encoding))
              .empty());
    CHECK(trusted(certificate_of(inkala, encoding)).empty());
  }
}

TEST_CASE("each at-most-one method's clauses are checked by the rules", "[certificate]") {
  for (const AmoMethod* method : amo_methods()) {
    CAPTURE(method->name);
    CHECK(trusted(certificate_of(inkala, encoding("extended"), AtMostOne(*method))).empty());
    CHECK(trusted(certificate_of("size: 4\ngrid:\n....\n....\n....\n....\n", encoding("minimal"),
                                 AtMostOne(*method)))
              .empty());
  }
}

TEST_CASE("an altered formula is refused if it excludes a grid", "[certificate]") {
  Random random(55);
  Alterations sum;
  const int times = soak() ? 200 : 4;
  for (const Encoding& encoding : encodings()) {
    alter(certificate_of("size: 4\ngrid:\n1...\n..2.\n....\n....\n", encoding), times, random, sum);
    alter(certificate_of(rules_of_all_kinds, encoding), times, random, sum);
  }
  for (const AmoMethod* method : amo_methods()) {
    alter(certificate_of(rules_of_all_kinds, encoding("extended"), AtMostOne(*method)), times,
          random, sum);
  }
  CHECK(sum.wrong > 10);
  // In these small boards a grid that shows it is always found.
  CHECK(sum.refused == sum.wrong);
  CHECK(sum.harmless > 10);
}

TEST_CASE("an altered formula is not certified if its models are others", "[certificate]") {
  Random random(56);
  Alterations sum;
  const int times = soak() ? 200 : 3;
  for (const Encoding& encoding : encodings()) {
    for (const char* text :
         {"size: 4\ngrid:\n....\n....\n....\n....\n", rules_of_all_kinds.c_str()}) {
      alter(certificate_of(text, encoding, {}, Claim::Kind::formula), times, random, sum);
    }
  }
  for (const AmoMethod* method : amo_methods()) {
    alter(certificate_of(rules_of_all_kinds, encoding("minimal"), AtMostOne(*method),
                         Claim::Kind::formula),
          times, random, sum);
  }
  CHECK(sum.wrong > 30);
  // Where a model that shows it is too hard to find, the formula is open.
  CHECK(sum.refused * 10 > sum.wrong * 9);
  CHECK(sum.harmless > 10);
}

TEST_CASE("each encoding's models are found to be the solutions", "[certificate]") {
  std::string empty9 = "size: 9\ngrid:\n";
  for (int row = 0; row < 9; ++row) empty9 += ".........\n";
  for (const Encoding& encoding : encodings()) {
    for (const std::string& text :
         {std::string("....1..2....4....2...6...3......645."), std::string(inkala), empty9}) {
      CAPTURE(encoding.name, text);
      // Sums of powers of two: there is too much to try in units of more than four cells.
      if (encoding.name == "adder") continue;
      CHECK(trusted(certificate_of(text, encoding, {}, Claim::Kind::formula)).empty());
    }
  }
  for (const AmoMethod* method : amo_methods()) {
    CAPTURE(method->name);
    CHECK(trusted(
              certificate_of(empty9, encoding("minimal"), AtMostOne(*method), Claim::Kind::formula))
              .empty());
  }
}

TEST_CASE("a clause that forgets a case is refused with a grid that it excludes", "[certificate]") {
  const Certificate certificate = certificate_of("1.....2.........", encoding("extended"));
  ClaimFormula formula = certify::formula_of(certificate, {});
  const std::vector<Grid> grids = solutions(certificate.puzzle);
  // "r4c4 doesn't hold this value."
  formula.formula.literals.insert(formula.formula.literals.end(), {-60 - grids[0][15], 0});
  ++formula.size.clauses;
  try {
    certify::check_by_rules(certificate, formula, {"claim", "formula"}, {});
    FAIL("nothing is wrong");
  } catch (const InputError& error) {
    const std::string said = error.what();
    CAPTURE(said);
    CHECK_THAT(said,
               Catch::StartsWith("formula: the clauses of the claim exclude a grid that obeys"));
    const std::string line = said.substr(said.rfind(' ') + 1);
    CHECK(std::any_of(grids.begin(), grids.end(), [&](const Grid& grid) {
      return grid[15] == grids[0][15] && to_line(grid) == line;
    }));
  }
}

TEST_CASE("the formula of a rule that means something else is refused", "[certificate]") {
  // What is claimed, and what the clauses say: mistakes such as an encoder has made.
  const std::pair<const char*, const char*> mistakes[] = {
      {"cages: 6: r1c1 r1c2 r2c1", "cages: 7: r1c1 r1c2 r2c1"},
      {"values: 0-3\ncages: 3: r1c1 r1c2", "cages: 3: r1c1 r1c2"},
      {"thermometers: slow: r1c1 r2c2 r3c3", "thermometers: r1c1 r2c2 r3c3"},
      {"sums: 8: r1c1 r2c2 r3c3", "cages: 8: r1c1 r2c2 r3c3"},
      {"between: r1c1 r2c2 r3c3", "thermometers: r1c1 r2c2 r3c3"},
      {"arrows: r1c1 : r1c2 r2c2", "arrows: r1c1 : r1c2 r1c3"},
      {"palindromes: r1c1 r1c2 r2c3 r3c3", "palindromes: r1c1 r1c2 r2c3 r3c4"},
      {"skyscrapers: left: 2 . . .", "skyscrapers: right: 2 . . ."},
      {"sandwich: left: 2 . . .", "sandwich: left: 3 . . ."},
      // A 0 was once no value in a lunchbox.
      {"values: 0-3\nlunchboxes: 1: r1c1 r2c2 r3c3",
       "values: 0-3\nlunchboxes: 1: r1c1 r2c2 r3c3\nrule: r1c1 > 0"},
      {"latin:", "diagonals:"},
      {"latin:", "free-grid:\nextra: r1c1-r1c4; r2c1-r2c4; r3c1-r3c4; r1c1 r1c2 r2c1 r2c2"},
      {"anti-knight:", "anti-king:"},
  };
  for (const auto& [claimed, encoded] : mistakes) {
    for (const char* name : {"extended", "minimal", "binary", "order"}) {
      CAPTURE(claimed, encoded, name);
      const auto certificate = [&](std::string_view rules) {
        return certificate_of(fmt::format("size: 4\n{}\ngrid:\n....\n....\n....\n....\n", rules),
                              encoding(name));
      };
      const ClaimFormula formula = certify::formula_of(certificate(encoded), {});
      CHECK(finding_of(certificate(claimed), formula) == Finding::refused);
      CHECK(finding_of(certificate(encoded), formula) == Finding::checked);
    }
  }
}

TEST_CASE("the formula of a rule that asks for less is not certified", "[certificate]") {
  const std::pair<const char*, const char*> mistakes[] = {
      {"diagonals:", "latin:"},
      {"thermometers: r1c1 r2c2 r3c3", "thermometers: slow: r1c1 r2c2 r3c3"},
      {"cages: 8: r1c1 r2c2 r3c3", "sums: 8: r1c1 r2c2 r3c3"},
      {"sandwich: left: 2 . . .", "latin:"},
      {"even: r1c1 r2c2", "even: r1c1"},
      {"renban: r1c1 r2c2 r3c3", "extra: r1c1 r2c2 r3c3"},
      {"anti-king:", "anti-knight:"},
      // Zeros alone were once a piece of a line of sums.
      {"values: 0-3\nsum-lines: 3: r2c2 r3c3", "values: 0-3\nrule: (r2c2 + r3c3) mod 3 = 0"},
  };
  for (const auto& [claimed, encoded] : mistakes) {
    for (const char* name : {"extended", "minimal", "binary", "order", "onehot"}) {
      CAPTURE(claimed, encoded, name);
      const auto certificate = [&](std::string_view rules) {
        return certificate_of(fmt::format("size: 4\n{}\ngrid:\n....\n....\n....\n....\n", rules),
                              encoding(name), {}, Claim::Kind::formula);
      };
      const ClaimFormula formula = certify::formula_of(certificate(encoded), {});
      CHECK(finding_of(certificate(claimed), formula) == Finding::refused);
      CHECK(finding_of(certificate(encoded), formula) == Finding::checked);
    }
  }
}
