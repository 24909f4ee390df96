// Certificates altered at random: they are refused, or their new claim is true as well. Brute force
// decides which claims are true.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "certify/files.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"
#include "support/certificates.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

using Json = nlohmann::ordered_json;

const std::vector<std::unique_ptr<Bundle>>& bundles() {
  static const auto made = [] {
    const auto claim = [](std::string_view text, int size) {
      return parse_claim(text, Geometry(size), {"test"});
    };
    std::vector<std::unique_ptr<Bundle>> all;
    const auto add = [&](const char* puzzle, int size, const char* text, const char* name) {
      all.push_back(
          std::make_unique<Bundle>(puzzle_of(puzzle), claim(text, size),
                                   ProveOptions{.formulation = {.encoding = &encoding(name)}}));
    };
    add("13....2..3.....4", 4, "unsat", "minimal");
    add("1.....2..3.....4", 4, "unique", "minimal");
    add("1...2..4........", 4, "impossible:r1c2=3", "maple");
    add("1.....2..3.....4", 4, "fewest", "minimal");
    add("1.....2..3.....4", 4, "minimal", "distinct");
    add("1.....2........4", 4, "candidates", "minimal");
    add("....1..2....4....2...6...3......645.", 6, "unique", "minimal");
    return all;
  }();
  return made;
}

/// What brute force says of a claim, once.
bool known_truth(const Certificate& certificate) {
  static std::map<std::string, bool> known;
  const Geometry& geometry = certificate.puzzle.geometry();
  const std::string key =
      std::to_string(geometry.box_rows()) + to_line(geometry, certificate.puzzle.givens) + ' ' +
      to_string(certificate.claim, geometry) + ' ' + to_line(geometry, certificate.claim.solution);
  // Any further solution may belong to the claim.
  if (certificate.claim.kind == Claim::Kind::candidates) return is_true(certificate);
  const auto found = known.find(key);
  return found != known.end() ? found->second : known[key] = is_true(certificate);
}

/// Fails the test where a false claim is accepted, or where a refusal names no file.
void judge(const Bundle& bundle, std::size_t& accepted) {
  try {
    const Verified verified = verify_certificate(bundle.directory());
    ++accepted;
    if (!known_truth(verified.certificate)) FAIL("a false claim is accepted");
  } catch (const InputError& error) {
    const std::string said = error.what();
    if (!said.starts_with(bundle.directory() + "/")) FAIL(said);
    if (said.find('\n') != said.npos) FAIL(said);
  }
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
    lines.push_back(text.substr(begin, end - begin));
    begin = end;
  }
  return lines;
}

void alter_lines(std::string& text, Random& random) {
  std::vector<std::string> lines = lines_of(text);
  if (lines.empty()) return;
  const std::size_t one = random.below(lines.size());
  const std::size_t other = random.below(lines.size());
  switch (random.below(3)) {
    case 0:
      lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(one));
      break;
    case 1:
      std::swap(lines[one], lines[other]);
      break;
    default:
      lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(one), lines[other]);
  }
  text.clear();
  for (const std::string& line : lines) text += line;
}

/// A number with another sign, or another number in its place.
void alter_number(std::string& text, Random& random) {
  const std::size_t from = text.find_first_of("0123456789", random.below(text.size()));
  if (from == text.npos) return;
  if (random.below(2) == 0) {
    text.insert(from, "-");
  } else {
    const std::size_t end = std::min(text.find_first_not_of("0123456789", from), text.size());
    text.replace(from, end - from, std::to_string(random.below(70)));
  }
}

void alter_bytes(std::string& text, Random& random) {
  static constexpr std::string_view signs = "0123456789 -.d\n\"{}[],:rc=";
  const std::size_t at = random.below(text.size());
  switch (random.below(4)) {
    case 0:
      text[at] = static_cast<char>(text[at] ^ static_cast<char>(1U << random.below(8)));
      break;
    case 1:
      text[at] = signs[random.below(signs.size())];
      break;
    case 2:
      text.erase(at, 1 + random.below(20));
      break;
    default:
      text.resize(at);
  }
}

/// A value of a JSON file: near the one that was there, or of another kind.
Json other_value(const Json& value, Random& random) {
  static const std::vector<Json> any{nullptr, true,    -1,       4,        1e300,
                                     "",      "unsat", "unique", "fewest", Json::array()};
  if (value.is_string() && !value.get<std::string>().empty() && random.below(4) != 0) {
    std::string text = value;
    text[random.below(text.size())] = ".1234x"[random.below(6)];
    return text;
  }
  if (value.is_number() && random.below(2) == 0) return value.get<int>() + 1;
  return any[random.below(any.size())];
}

void alter_json(std::string& text, Random& random) {
  Json json = Json::parse(text);
  if (!json.is_object() || json.empty()) return;
  auto field = json.begin();
  std::advance(field, random.below(json.size()));
  if (random.below(10) == 0) {
    json.erase(field);
  } else if (field->is_array() && !field->empty() && random.below(4) != 0) {
    Json& entry = (*field)[random.below(field->size())];
    if (random.below(3) == 0) {
      field->erase(random.below(field->size()));
    } else {
      entry = other_value(entry, random);
    }
  } else {
    *field = other_value(*field, random);
  }
  text = json.dump(2) + "\n";
}

std::string altered(std::string text, bool json, Random& random) {
  for (std::size_t times = 1 + random.below(2); times > 0 && !text.empty(); --times) {
    switch (random.below(json ? 4 : 3)) {
      case 0:
        alter_lines(text, random);
        break;
      case 1:
        alter_number(text, random);
        break;
      case 2:
        alter_bytes(text, random);
        break;
      default:
        if (Json::accept(text)) alter_json(text, random);
    }
  }
  return text;
}

/// A thousand alterations of one file, spread over the bundles; the number of those accepted.
std::size_t alter(const std::string& file, std::uint64_t seed) {
  constexpr std::size_t alterations = 1000;
  Random random(seed);
  std::size_t accepted = 0;
  for (std::size_t i = 0; i < alterations; ++i) {
    const Bundle& bundle = *bundles()[i % bundles().size()];
    bundle.write(file, altered(bundle.files().at(file), file.ends_with(".json"), random));
    judge(bundle, accepted);
    bundle.restore();
  }
  return accepted;
}

/// Whoever alters a puzzle or a claim makes the formula anew.
bool write_formula(const Bundle& bundle) {
  try {
    const Certificate certificate = certify::read_certificate(bundle.directory());
    const ClaimFormula formula = certify::formula_of(certificate, Limits());
    std::string text = certify::formula_head(certificate, formula.size);
    for (const std::int32_t literal : formula.formula.literals) {
      text += std::to_string(literal) + (literal == 0 ? "\n" : " ");
    }
    bundle.write("formula.cnf", text);
    return true;
  } catch (const InputError&) {
    return false;
  }
}

}  // namespace

TEST_CASE("an altered proof is refused or its claim is true all the same", "[certificate]") {
  // Most lemmas are not needed, or follow in other ways.
  CHECK(alter("proof.drat", 1) < 1000);
}

TEST_CASE("an altered formula is refused or its claim is true all the same", "[certificate]") {
  // Comments say nothing, the order of clauses means nothing, and some clauses aren't needed.
  CHECK(alter("formula.cnf", 2) < 700);
}

TEST_CASE("an altered claim is refused or true", "[certificate]") {
  CHECK(alter("claim.json", 3) < 1000);
}

TEST_CASE("an altered puzzle is refused or its claim is true", "[certificate]") {
  CHECK(alter("puzzle.json", 4) < 1000);
}

TEST_CASE("an altered claim with the formula that goes with it is refused or true",
          "[certificate]") {
  Random random(5);
  std::size_t fitting = 0;
  std::size_t accepted = 0;
  for (std::size_t i = 0; i < 1000; ++i) {
    const Bundle& bundle = *bundles()[i % bundles().size()];
    const std::string file = i % 2 == 0 ? "claim.json" : "puzzle.json";
    std::string text = bundle.files().at(file);
    alter_json(text, random);
    bundle.write(file, text);
    if (write_formula(bundle)) {
      ++fitting;
      judge(bundle, accepted);
    }
    bundle.restore();
  }
  // Some are refused for the proof alone.
  CHECK(accepted < fitting);
  CHECK(accepted > 0);
}
