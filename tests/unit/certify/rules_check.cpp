// Formulas held against the rules by the referee: those of the encoder pass, and of altered ones
// none passes that excludes a grid. Which grids there are, and which of them satisfy a formula, is
// found by brute force.
#include <catch2/catch.hpp>

#include "certify/files.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/solver.hpp"
#include "support/certificates.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

Certificate certificate_of(std::string_view text, const Encoding& encoding,
                           const AtMostOne& amo = {}, Claim::Kind kind = Claim::Kind::unsat) {
  return {parse_puzzle(text), {.kind = kind}, {.encoding = &encoding, .amo = amo}, {}};
}

/// What is not checked by the rules; empty if all clauses are.
std::string trusted(const Certificate& certificate, const ClaimFormula& formula) {
  std::string names;
  const FormulaCheck result =
      certify::check_by_rules(certificate, formula, {"claim", "formula"}, {});
  CHECK(result.clauses == formula.size.clauses);
  CHECK((result.checked == result.clauses) == result.trusted.empty());
  for (const std::string& name : result.trusted) names += name + ". ";
  return names;
}

std::string trusted(const Certificate& certificate) {
  return trusted(certificate, certify::formula_of(certificate, {}));
}

std::vector<std::vector<int>> clauses_of(const ClaimFormula& formula) {
  std::vector<std::vector<int>> clauses(1);
  for (const Lit literal : formula.formula.literals) {
    if (literal == 0) {
      clauses.emplace_back();
    } else {
      clauses.back().push_back(literal);
    }
  }
  clauses.pop_back();
  return clauses;
}

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

/// All variables of the grid's cells, each as its code means it.
std::vector<Lit> literals_of(const Grid& grid, const VariableMap& variables) {
  const std::string_view code = variables.code().name;
  const auto holds = [&](int value, int number) {
    if (code == "direct") return value == number;
    return code == "binary" ? (value >> (number - 1)) % 2 == 1 : value <= number;
  };
  std::vector<Lit> literals;
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    const CodedCell coded = variables.coded(cell);
    const auto count = static_cast<int>(variables.code().variables(coded));
    for (int number = 1; number <= count; ++number) {
      const Lit variable = coded.before + number;
      literals.push_back(holds(grid[cell], number) ? variable : -variable);
    }
  }
  return literals;
}

/// Whether each of the grids, given by the literals of its cells, extends to a model.
bool allows_all(const std::vector<std::vector<int>>& clauses, int variables,
                const std::vector<std::vector<Lit>>& grids) {
  const auto solver = make_solver({});
  solver->new_vars(static_cast<std::size_t>(variables));
  ClauseStream out(*solver);
  for (const std::vector<int>& clause : clauses) out.add(clause);
  out.flush();
  return std::all_of(grids.begin(), grids.end(), [&](const std::vector<Lit>& grid) {
    for (const Lit literal : grid) solver->assume(literal);
    return solver->solve({}) == Answer::satisfiable;
  });
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

enum class Finding { checked, open, refused };

Finding finding_of(const Certificate& certificate, const ClaimFormula& formula) {
  try {
    const bool all =
        certify::check_by_rules(certificate, formula, {"claim", "formula"}, {}).trusted.empty();
    return all ? Finding::checked : Finding::open;
  } catch (const InputError&) {
    return Finding::refused;
  }
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
    ClaimFormula other{{}, formula.size};
    for (const std::vector<int>& clause : changed) {
      other.formula.literals.insert(other.formula.literals.end(), clause.begin(), clause.end());
      other.formula.literals.push_back(0);
    }
    other.size.clauses = changed.size();
    const Finding finding = finding_of(certificate, other);
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

ClaimFormula formula_from(const std::vector<std::vector<int>>& clauses, ClaimFormula formula) {
  formula.formula.literals.clear();
  for (const std::vector<int>& clause : clauses) {
    formula.formula.literals.insert(formula.formula.literals.end(), clause.begin(), clause.end());
    formula.formula.literals.push_back(0);
  }
  return formula;
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
