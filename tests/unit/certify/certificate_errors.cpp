// Changed certificates: the errors of verify, file by file.
#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"
#include "support/certificates.hpp"
#include "support/fixtures.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

using Json = nlohmann::ordered_json;

const Bundle& unique_bundle() {
  static const Bundle bundle(puzzle_of("1.....2..3.....4"), {.kind = Claim::Kind::unique});
  return bundle;
}

const Bundle& fewest_bundle() {
  static const Bundle bundle(puzzle_of("1.....2..3.....4"), {.kind = Claim::Kind::fewest});
  return bundle;
}

/// What is said of the bundle with that text in a file, without the directory's name.
std::string verdict_with(const Bundle& bundle, const std::string& file, const std::string& text) {
  bundle.restore();
  bundle.write(file, text);
  std::string said = verdict(bundle);
  bundle.restore();
  const std::string directory = bundle.directory() + "/";
  if (said.starts_with(directory)) said.erase(0, directory.size());
  CHECK(said.find('\n') == said.npos);
  return said;
}

/// With one field of a JSON file set; a null takes it away.
std::string verdict_with_field(const Bundle& bundle, const std::string& file,
                               const std::string& field, const Json& value) {
  Json json = Json::parse(bundle.files().at(file));
  json[field] = value;
  if (value.is_null()) json.erase(field);
  return verdict_with(bundle, file, json.dump(2) + "\n");
}

std::string with_puzzle_field(const std::string& field, const Json& value) {
  return verdict_with_field(unique_bundle(), "puzzle.json", field, value);
}

std::string replaced(std::string text, const std::string& old, const std::string& now) {
  return text.replace(text.find(old), old.size(), now);
}

}  // namespace

TEST_CASE("each field of a certificate's puzzle is missed by its name", "[certificate]") {
  for (const char* field : {"version", "size", "box", "rules", "givens", "encoding", "amo"}) {
    CHECK(with_puzzle_field(field, nullptr) ==
          "puzzle.json: the field '" + std::string(field) + "' is missing");
    CHECK_THAT(
        with_puzzle_field(field, Json::object()),
        Contains("puzzle.json: field '" + std::string(field) + "': ") && Contains("expected "));
  }
  CHECK(with_puzzle_field("more", 1) ==
        "puzzle.json: the field 'more' is not known to this version");
}

TEST_CASE("what a certificate's puzzle can't be is named with its field", "[certificate]") {
  CHECK(with_puzzle_field("size", 1291) ==
        "puzzle.json: field 'size': expected a number from 1 to 1290");
  CHECK(with_puzzle_field("size", UINT64_MAX) == with_puzzle_field("size", -1));
  CHECK(with_puzzle_field("size", 9) == "puzzle.json: field 'box': not the boxes of a 9x9 board");
  CHECK_THAT(with_puzzle_field("box", "3x"), Contains("puzzle.json: field 'box': "));
  CHECK(with_puzzle_field("encoding", "auto") ==
        "puzzle.json: field 'encoding': 'auto' is not known to this version");
  CHECK(with_puzzle_field("amo", "commander:0") ==
        "puzzle.json: field 'amo': 'commander:0' is not known to this version");
  CHECK_THAT(with_puzzle_field("givens", "1.....2..3....."),
             Contains("puzzle.json: field 'givens': "));
  CHECK_THAT(with_puzzle_field("givens", "1.....2..3.....5"),
             Contains("puzzle.json: field 'givens': "));
}

TEST_CASE("what a certificate's rules can't be is named with its place", "[certificate]") {
  const auto with_rules = [](const char* text) {
    return with_puzzle_field("rules", Json::parse(text));
  };
  CHECK(with_rules("[1]") == "puzzle.json: field 'rules[0]': expected an object");
  CHECK(with_rules(R"([{"name": "anti-frog", "data": []}])") ==
        "puzzle.json: field 'rules[0].name': the rule 'anti-frog' is not known to this version");
  CHECK(with_rules(R"([{"name": "anti-king"}])") ==
        "puzzle.json: field 'rules[0]': the field 'data' is missing");
  CHECK(with_rules(R"([{"name": "anti-king", "data": [1]}])") ==
        "puzzle.json: field 'rules[0].data[0]': expected a text");
  CHECK_THAT(with_rules(R"([{"name": "cages", "data": ["7: r1c1 r9c9"]}])"),
             Contains("puzzle.json: field 'rules[0].data[0]': there is no cell r9c9"));
  CHECK(with_rules(R"([{"name": "anti-king", "data": []}, {"name": "anti-king", "data": []}])") ==
        "puzzle.json:9:6: not the text that `prove` writes for this");
}

TEST_CASE("invalid JSON is reported with its place", "[certificate]") {
  const auto with_text = [](const std::string& text) {
    return verdict_with(unique_bundle(), "claim.json", text);
  };
  CHECK(with_text("{\n  \"claim\": \"unique,\n}") == "claim.json:2:20: " + says::not_json);
  CHECK_THAT(with_text(""), Contains("claim.json:1:1: " + says::not_json));
  CHECK_THAT(with_text("{\"claim\": \"\xff\"}"), Contains(says::not_json));
  CHECK(with_text(std::string(100'000, '[')) == "claim.json: nested too deeply");
  CHECK(with_text("[]") == "claim.json: expected an object");
  CHECK(with_text(std::string((16 << 20) + 1, ' ')) == "claim.json: more than 16 MB");
}

TEST_CASE("a claim's solutions are checked by the rules", "[certificate]") {
  const auto with_field = [](const std::string& field, const Json& value) {
    return verdict_with_field(fewest_bundle(), "claim.json", field, value);
  };
  CHECK_THAT(with_field("solution", "1243342143122143"),
             Contains("claim.json: field 'solution': not a solution of the puzzle: "));
  CHECK_THAT(with_field("solution", "124334214312213."), Contains("not a solution"));
  CHECK(with_field("givens", 5) == "claim.json: field 'givens': the puzzle has 4");
  CHECK_THAT(with_field("others", {"1243342143122143"}),
             Contains("claim.json: field 'others[0]': not a solution of the board: "));
  CHECK(with_field("others", {"1243342143122134"}) ==
        "claim.json: field 'others[0]': this is the solution itself");
  CHECK_THAT(with_field("others", Json::array()), Contains("formula.cnf:"));
  CHECK_THAT(with_field("claim", "unique"), Contains("field 'givens' is not known"));
  CHECK_THAT(with_field("claim", "most"), Contains("claim.json: field 'claim': unknown claim"));
}

TEST_CASE("the first line of a formula that the encoder is trusted for is named if changed",
          "[certificate]") {
  // The referee leaves rules about something beside the grid open.
  const Bundle bundle(parse_puzzle("size: 6\nchaos-construction:\n  region(r1c1) = region(r2c1); "
                                   "region(r1c2) = region(r1c3); region(r1c5) = region(r2c5)\n"
                                   "  region(r2c1) != region(r2c2); region(r2c1) = region(r3c1); "
                                   "region(r2c4) = region(r2c5)\n"
                                   "  region(r2c4) = region(r3c4); region(r2c5) != region(r2c6); "
                                   "region(r2c5) = region(r3c5)\n"
                                   "  region(r2c6) = region(r3c6); region(r3c3) = region(r3c4); "
                                   "region(r4c3) != region(r5c3)\n"
                                   "  region(r4c4) = region(r4c5); region(r4c4) != region(r5c4); "
                                   "region(r4c5) = region(r4c6)\n"
                                   "  region(r4c6) != region(r5c6); region(r5c4) != region(r6c4); "
                                   "region(r5c5) = region(r5c6)\n"
                                   "  region(r5c6) = region(r6c6); region(r6c4) = region(r6c5)\n"
                                   "\n.3....\n3.2...\n.14...\n...5..\n......\n2.....\n"),
                      {.kind = Claim::Kind::unique});
  const std::string& formula = bundle.files().at("formula.cnf");
  const auto with_text = [&](const std::string& text) {
    return verdict_with(bundle, "formula.cnf", text);
  };
  CHECK(with_text(formula) == "verified");
  CHECK(with_text(replaced(formula, "claim unique", "claim unsat")) ==
        "formula.cnf:2:9: expected 'unique', got 'unsat'");
  CHECK_THAT(with_text(replaced(formula, "1 2 3 4 ", "1 2 4 3 ")),
             Contains("formula.cnf:6:5: expected '3 4 ") && Contains("got '4 3 "));
  CHECK_THAT(with_text(replaced(formula, "28004\n", "28005\n") + "1 -1 0\n"),
             Contains("formula.cnf:5:12: expected '28004', got '28005'"));
  CHECK_THAT(with_text(replaced(formula, "0\n", "0\r\n")), Contains("lines don't end as"));
}

TEST_CASE("clauses about sets of givens have to be those that follow from the solutions",
          "[certificate]") {
  const std::string& formula = fewest_bundle().files().at("formula.cnf");
  const auto with_text = [](const std::string& text) {
    return verdict_with(fewest_bundle(), "formula.cnf", text);
  };
  // The last clause is one of the counter's.
  const std::size_t last = formula.rfind('\n', formula.size() - 2) + 1;
  CHECK_THAT(with_text(formula.substr(0, last) + "-65 -66 0\n"), Contains("expected '"));
  CHECK_THAT(with_text(formula.substr(0, last) + "0\n"), Contains("expected '"));
  CHECK_THAT(with_text(formula.substr(0, formula.rfind('-'))),
             Contains("the last clause has no 0 at its end"));
  CHECK_THAT(with_text(""), Contains("not a DIMACS file"));
}

TEST_CASE("a formula is refused for what it means, whoever made it", "[certificate]") {
  const std::string& formula = unique_bundle().files().at("formula.cnf");
  const auto with_text = [](const std::string& text) {
    return verdict_with(unique_bundle(), "formula.cnf", text);
  };
  CHECK(with_text(replaced(formula, "claim unique", "nothing")) == "verified");
  CHECK(with_text(replaced(formula, "1 2 3 4 0", "4 3 2 1 0")) == "verified");
  CHECK_THAT(with_text(replaced(formula, "1 2 3 4 0", "1 2 -3 4 x")), Contains("formula.cnf:6:"));
  CHECK_THAT(with_text(""), Contains("formula.cnf"));
  CHECK_THAT(with_text(replaced(formula, "p cnf ", "p cnf 999999")),
             Contains("formula.cnf:5: more"));
  CHECK_THAT(with_text("p inccnf\na 1 0\n"), Contains("formula.cnf:1: an incremental formula"));
  CHECK_THAT(with_text(formula + "1 0\n"), Contains("formula.cnf"));
}

TEST_CASE("a proof that does not hold is named with its line", "[certificate]") {
  // Too hard for unit propagation alone.
  const Bundle bundle(puzzle_of(inkala), {.kind = Claim::Kind::unique}, {.trim = true});
  const std::string& proof = bundle.files().at("proof.drat");
  CHECK_THAT(verdict_with(bundle, "proof.drat", "0\n"), Contains("proof.drat:1: "));
  CHECK_THAT(verdict_with(bundle, "proof.drat", "1 x 0\n" + proof), Contains("proof.drat:1: "));
  CHECK_THAT(verdict_with(bundle, "proof.drat", ""), Contains("proof.drat"));
  CHECK_THAT(verdict_with(bundle, "proof.drat", "-8 0\n" + proof), Contains("proof.drat:1: "));
}

TEST_CASE("a file that is missing or no file is named", "[certificate]") {
  for (const auto& [name, text] : unique_bundle().files()) {
    const std::string path = unique_bundle().directory() + "/" + name;
    std::filesystem::remove(path);
    CHECK_THAT(verdict(unique_bundle()), Contains(path + ": No such file"));
    std::filesystem::create_directory(path);
    CHECK_THAT(verdict(unique_bundle()), Contains(path + ": not a regular file"));
    std::filesystem::remove(path);
    std::filesystem::create_symlink("/dev/zero", path);
    CHECK_THAT(verdict(unique_bundle()), Contains(path + ": not a regular file"));
    std::filesystem::remove(path);
    unique_bundle().restore();
  }
}
