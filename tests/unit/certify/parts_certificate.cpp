// Certificates in parts: what was altered, exchanged, left out or put in is refused, or the claim
// is true all the same, as brute force says; receipts stand for the proofs that they were written
// for and for no others.
#include <catch2/catch.hpp>
#include <filesystem>

#include "base/whole_file.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/io.hpp"
#include "support/cubes.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::EndsWith;

namespace {

/// That a hard puzzle has one solution, by two cells.
const PartsBundle& hard() {
  static const PartsBundle bundle(puzzle_of(inkala), claimed("unique", 9),
                                  first_cells_cubes(puzzle_of(inkala), 2));
  return bundle;
}

std::size_t count_of_parts(const PartsBundle& bundle) { return bundle.files().size() - 4; }

/// Parts of which more than propagation is needed.
std::vector<std::size_t> hard_parts() {
  std::vector<std::size_t> parts;
  for (std::size_t part = 1; part <= count_of_parts(hard()); ++part) {
    if (hard().files().at(PartsBundle::proof(part)) != "0\n") parts.push_back(part);
  }
  REQUIRE(parts.size() > 2);
  return parts;
}

const std::vector<std::unique_ptr<PartsBundle>>& small_bundles() {
  static const auto made = [] {
    std::vector<std::unique_ptr<PartsBundle>> all;
    const auto add = [&](const std::string& line, std::string_view claim, std::size_t cells) {
      const Puzzle puzzle = puzzle_of(line);
      const Formulation formulation{.encoding = &encoding("minimal")};
      all.push_back(std::make_unique<PartsBundle>(puzzle, claimed(claim, 4),
                                                  first_cells_cubes(puzzle, cells), formulation));
    };
    add("......4....1..32", "unsat", 2);
    add("1.....2..3.....4", "unique", 3);
    add("1...2..4........", "impossible:r1c2=3", 3);
    return all;
  }();
  return made;
}

/// The line with one of its numbers changed: another sign, or another number.
std::string altered_part(std::string text, Random& random) {
  if (text.empty()) return "0\n";
  const std::size_t at = text.find_first_of("123456789", random.below(text.size()));
  switch (random.below(4)) {
    case 0:
      if (at != text.npos) text.insert(at, "-");
      return text;
    case 1:
      if (at != text.npos) text[at] = static_cast<char>('0' + random.below(10));
      return text;
    case 2: {
      const std::size_t begin = text.rfind('\n', random.below(text.size())) + 1;
      return text.erase(begin, text.find('\n', begin) + 1 - begin);
    }
    default:
      return text.substr(0, random.below(text.size()));
  }
}

/// Counts what is accepted; fails the test where that is false.
void judge_parts(const PartsBundle& bundle, int& accepted) {
  try {
    const Verified verified = verify_certificate(bundle.directory());
    ++accepted;
    if (!is_true(verified.certificate)) FAIL("a false claim is accepted");
  } catch (const InputError& error) {
    const std::string said = error.what();
    if (!said.starts_with(bundle.directory() + "/")) FAIL(said);
  }
}

/// The bundle's cubes without one, and the files of the parts behind it renamed.
void leave_out(const PartsBundle& bundle, std::size_t part, std::size_t parts) {
  std::string cubes = bundle.files().at("cubes.icnf");
  std::size_t begin = 0;
  for (std::size_t i = 1; i < part; ++i) begin = cubes.find('\n', begin) + 1;
  cubes.erase(begin, cubes.find('\n', begin) + 1 - begin);
  bundle.write("cubes.icnf", cubes);
  for (std::size_t i = part; i < parts; ++i) {
    bundle.write(PartsBundle::proof(i), bundle.files().at(PartsBundle::proof(i + 1)));
  }
  std::filesystem::remove(bundle.file(PartsBundle::proof(parts)));
}

}  // namespace

TEST_CASE("any file of a certificate in parts altered: refused, or the claim is true",
          "[parts-certificate]") {
  Random random(7);
  int accepted = 0;
  constexpr int alterations = 1500;
  for (std::size_t i = 0; i < alterations; ++i) {
    const PartsBundle& bundle = *small_bundles()[i % small_bundles().size()];
    auto file = bundle.files().begin();
    std::advance(file, random.below(bundle.files().size()));
    bundle.write(file->first, altered_part(file->second, random));
    judge_parts(bundle, accepted);
    bundle.write(file->first, file->second);
  }
  CHECK(alterations - accepted > 200);
}

TEST_CASE("proofs in parts of another puzzle or claim are refused", "[parts-certificate]") {
  // Without any of its givens the puzzle has solutions, or still none.
  int refused = 0;
  for (const auto& bundle : small_bundles()) {
    const std::string puzzle = bundle->files().at("puzzle.json");
    const std::size_t givens = puzzle.find("\"givens\": \"") + 11;
    for (std::size_t cell = 0; cell < 16; ++cell) {
      for (const char value : std::string(".1234")) {
        std::string other = puzzle;
        other[givens + cell] = value;
        bundle->write("puzzle.json", other);
        int accepted = 0;
        judge_parts(*bundle, accepted);
        refused += 1 - accepted;
      }
    }
    bundle->restore();
    int accepted = 0;
    judge_parts(*bundle, accepted);
    CHECK(accepted == 1);
  }
  CHECK(refused > 40);
}

TEST_CASE("a part's proof exchanged with another's is refused, with its name",
          "[parts-certificate]") {
  const std::vector<std::size_t> parts = hard_parts();
  std::size_t refused = 0;
  std::size_t pairs = 0;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const std::string first = PartsBundle::proof(parts[i - 1]);
    const std::string second = PartsBundle::proof(parts[i]);
    hard().write(first, hard().files().at(second));
    hard().write(second, hard().files().at(first));
    const std::string said = hard().verdict({.threads = 2});
    hard().restore();
    ++pairs;
    refused += said.find(first) != said.npos || said.find(second) != said.npos ? 1 : 0;
  }
  // A proof may do for both.
  CAPTURE(refused, pairs);
  CHECK(2 * refused > pairs);
  CHECK(hard().verdict() == "verified");
}

TEST_CASE("a cube left out is not covered", "[parts-certificate]") {
  // Where propagation refutes it, it is.
  for (const std::size_t part : hard_parts()) {
    CAPTURE(part);
    leave_out(hard(), part, count_of_parts(hard()));
    CHECK_THAT(hard().verdict(), Contains("/cover.drat"));
    hard().restore();
  }
}

TEST_CASE("a cube that comes twice, or has no proof, or two, is refused", "[parts-certificate]") {
  const std::size_t parts = count_of_parts(hard());
  const std::string cubes = hard().files().at("cubes.icnf");
  hard().write("cubes.icnf", cubes + cubes.substr(0, cubes.find('\n') + 1));
  CHECK_THAT(hard().verdict(), EndsWith("is the same as cube 1"));
  hard().write("cubes.icnf", cubes + "a 730 0\n");
  CHECK_THAT(hard().verdict(), Contains("cubes.icnf:" + std::to_string(parts + 1) +
                                        ": variable 730 is none of this formula"));
  hard().write("cubes.icnf", cubes + "a 729 0\n");
  CHECK_THAT(hard().verdict(), Contains("missing"));
  hard().write("cubes.icnf", "c a comment\n" + cubes);
  CHECK_THAT(hard().verdict(), EndsWith("not the text that `prove` writes for these cubes"));
  hard().restore();
  hard().write(PartsBundle::proof(2) + ".zst", "");
  CHECK_THAT(hard().verdict(), Contains("the part has another proof"));
  hard().restore();
  CHECK(hard().verdict() == "verified");
}

TEST_CASE("a part's proof may be any valid one, compressed or binary", "[parts-certificate]") {
  const std::string name = PartsBundle::proof(hard_parts().front());
  for (const std::string ending : {".gz", ".xz", ".zst"}) {
    std::filesystem::remove(hard().file(name));
    Output out(hard().file(name + ending));
    out.write(hard().files().at(name));
    out.commit();
    CHECK(hard().verdict() == "verified");
    std::string damaged = read_file(hard().file(name + ending));
    damaged.resize(damaged.size() / 2);
    hard().write(name + ending, damaged);
    CHECK_THAT(hard().verdict(), Contains("data is"));
    hard().restore();
  }
  hard().write(name, "0\n");
  CHECK_THAT(hard().verdict(), Contains(name + ":1: the empty clause does not follow"));
  hard().write(name, std::string("a\0", 2));
  CHECK_THAT(hard().verdict(), Contains(name + ":1: the empty clause does not follow"));
  hard().restore();
}

TEST_CASE("the first of several wrong parts is reported, with any number of threads",
          "[parts-certificate]") {
  const std::vector<std::size_t> parts = hard_parts();
  for (const std::size_t part : parts) hard().write(PartsBundle::proof(part), "0\n");
  for (const unsigned threads : {1U, 2U, 7U}) {
    CHECK_THAT(hard().verdict({.threads = threads}), Contains(PartsBundle::proof(parts.front())));
  }
  hard().restore();
}

TEST_CASE("receipts replace the proofs that were checked", "[parts-certificate]") {
  const std::size_t parts = count_of_parts(hard());
  CHECK_THAT(hard().verdict({.receipts = true}), Contains("part 1 has no receipt"));
  CHECK(hard().verdict({.parts = {1, 3}}) == "verified");
  CHECK_THAT(hard().verdict({.receipts = true}), Contains("part 2 has no receipt"));
  PartsCheck rest{.threads = 2};
  for (std::size_t part = 1; part <= parts; ++part) {
    if (part != 1 && part != 3) rest.parts.push_back(part);
  }
  const Verified some = verify_in_parts(hard().directory(), rest);
  CHECK(some.parts == parts - 2);
  CHECK(some.all_parts == parts);
  CHECK(some.proof.lemmas > 0);
  const Verified by_receipt = verify_in_parts(hard().directory(), {.receipts = true});
  const Verified by_proof = verify_in_parts(hard().directory(), {});
  CHECK(by_receipt.proof.lemmas == by_proof.proof.lemmas);
  CHECK(by_receipt.proof.core_lemmas == by_proof.proof.core_lemmas);

  const PartsCheck trusting{.receipts = true};
  const std::string proof = PartsBundle::proof(2);
  const std::string receipt = "parts/000002.receipt.json";
  const std::string text = read_file(hard().file(receipt));
  hard().write(proof, hard().files().at(proof) + "\n");
  CHECK_THAT(hard().verdict(trusting), EndsWith(proof + ": not the proof that its receipt is for"));
  hard().write(proof, hard().files().at(proof));
  hard().write(receipt, read_file(hard().file("parts/000003.receipt.json")));
  CHECK_THAT(hard().verdict(trusting), EndsWith("this is the receipt of another part"));
  std::string altered = text;
  const std::size_t lemmas = altered.find("\"lemmas\": ") + 10;
  altered[lemmas] = altered[lemmas] == '1' ? '2' : '1';
  hard().write(receipt, altered);
  CHECK_THAT(hard().verdict(trusting), EndsWith("the receipt was altered"));
  hard().write(receipt, text);
  CHECK(hard().verdict(trusting) == "verified");
  // With receipts the cover is checked all the same.
  hard().write("cover.drat", "");
  CHECK_THAT(hard().verdict(trusting), Contains("cover.drat"));
  hard().restore();
}

TEST_CASE("a receipt of another certificate is refused", "[parts-certificate]") {
  const PartsBundle& one = *small_bundles()[0];
  const Puzzle puzzle = puzzle_of("......4....1..32");
  const PartsBundle other(puzzle, claimed("unsat", 4), first_cells_cubes(puzzle, 1));
  CHECK(one.verdict({.parts = {1}}) == "verified");
  other.write("parts/000001.receipt.json", read_file(one.file("parts/000001.receipt.json")));
  CHECK_THAT(other.verdict({.receipts = true}),
             EndsWith("this is the receipt of another certificate"));
  one.restore();
}

TEST_CASE("a wrong part gets no receipt", "[parts-certificate]") {
  const std::size_t part = hard_parts().front();
  const std::string name = PartsBundle::proof(part);
  hard().write(name, "0\n");
  CHECK_THAT(hard().verdict({.parts = {part}}), Contains(name));
  for (const auto& entry : std::filesystem::directory_iterator(hard().file("parts"))) {
    CHECK(entry.path().extension() == ".drat");
  }
  hard().restore();
  CHECK_THROWS_WITH(verify_in_parts(hard().directory(), {.parts = {1, 99}}),
                    Contains("there is no part 99"));
  CHECK_THROWS_AS(verify_in_parts(hard().directory(), {.parts = {0}}), UsageError);
  hard().restore();
}

TEST_CASE("a compressed file is read up to a number of decompressed bytes", "[whole-file]") {
  const Scratch scratch;
  const std::string text(5'000'000, 'x');
  for (const std::string ending : {"", ".gz", ".xz", ".zst"}) {
    const std::string file = scratch.file("file" + ending);
    Output out(file);
    out.write(text);
    out.commit();
    CHECK(base::read_plain(file, text.size()) == text);
    CHECK_THROWS_WITH(base::read_plain(file, 4 << 20), EndsWith("more than 4 MB"));
  }
}
