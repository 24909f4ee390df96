// Certificates in parts: alterations, exchanges, omissions and insertions are refused, or the claim
// is still true by brute force; receipts are valid only for the proofs that they were written for.
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

/// Parts of which more than propagation is needed.
std::vector<std::size_t> hard_parts() {
  std::vector<std::size_t> parts;
  for (std::size_t part = 1; part <= hard().parts(); ++part) {
    if (hard().files().at(hard().proof(part)) != "0\n") parts.push_back(part);
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
    const Verified verified = verify_in_parts(bundle.directory(), {});
    ++accepted;
    if (!is_true(verified.certificate)) FAIL("a false claim is accepted");
  } catch (const InputError& error) {
    const std::string said = error.what();
    if (!said.starts_with(bundle.directory() + "/")) FAIL(said);
  }
}

/// The bundle's cubes without one, and the files of the parts after it renamed.
void leave_out(const PartsBundle& bundle, std::size_t part) {
  std::vector<std::string> cubes = bundle.cubes();
  cubes.erase(cubes.begin() + static_cast<std::ptrdiff_t>(part - 1));
  REQUIRE(std::to_string(cubes.size()).size() == std::to_string(bundle.parts()).size());
  bundle.write_cubes(cubes);
  for (std::size_t i = part; i < bundle.parts(); ++i) {
    bundle.write(bundle.proof(i), bundle.files().at(bundle.proof(i + 1)));
  }
  std::filesystem::remove(bundle.file(bundle.proof(bundle.parts())));
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
    if (i % 8 != 0) bundle.seal();
    judge_parts(bundle, accepted);
    bundle.write(file->first, file->second);
    bundle.write("manifest.json", bundle.files().at("manifest.json"));
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
        bundle->seal();
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
    const std::string first = hard().proof(parts[i - 1]);
    const std::string second = hard().proof(parts[i]);
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
    leave_out(hard(), part);
    CHECK_THAT(hard().verdict(), Contains("/cover.drat"));
    hard().restore();
  }
}

TEST_CASE("a cube that the formula doesn't have, or without a proof, is refused",
          "[parts-certificate]") {
  const std::vector<std::string> cubes = hard().cubes();
  const auto with = [&](const std::string& cube) {
    std::vector<std::string> more = cubes;
    more.push_back(cube);
    hard().write_cubes(more);
    return hard().verdict();
  };
  const std::size_t last = hard().parts() + 1;
  REQUIRE(cubes.size() + 1 == last);
  CHECK_THAT(with("729 730"), EndsWith("cover.drat: a cube has variable 730, the formula has 729"));
  hard().write(hard().proof(last), "0\n");
  CHECK_THAT(hard().verdict({.parts = {last}}),
             EndsWith(hard().proof(last) + ": a cube has variable 730, the formula has 729"));
  std::filesystem::remove(hard().file(hard().proof(last)));
  for (const char* const text : {"0", "x", "-2147483648", "2147483648", "1,2"}) {
    CAPTURE(text);
    CHECK_THAT(with(text), EndsWith("not literals of the formula"));
  }
  CHECK_THAT(with("-2147483647"), Contains("cover.drat: a cube has variable 2147483647"));
  // Cubes may overlap, and say nothing; but each has a proof.
  for (const std::string& cube : {cubes.front(), std::string("5 -5"), std::string("-5")}) {
    CAPTURE(cube);
    CHECK_THAT(with(cube), Contains(hard().proof(last)));
    const bool same = cube == cubes.front();
    hard().write(hard().proof(last), same ? hard().files().at(hard().proof(1)) : "0\n");
    const std::string said = hard().verdict();
    CHECK((cube == "-5" ? said.find(hard().proof(last)) != said.npos : said == "verified"));
    std::filesystem::remove(hard().file(hard().proof(last)));
  }
  hard().write_cubes({"5 -5"});
  CHECK_THAT(hard().verdict(), Contains("cover.drat"));
  hard().restore();
  CHECK(hard().verdict() == "verified");
}

TEST_CASE("only the manifest of a certificate is one, of any version", "[parts-certificate]") {
  const std::string manifest = hard().files().at("manifest.json");
  const auto with = [&](const std::string& text, const std::string& other) {
    std::string altered = manifest;
    altered.replace(altered.find(text), text.size(), other);
    hard().write("manifest.json", altered);
    hard().seal();
    return hard().verdict();
  };
  CHECK(with("\"version\": \"", "\"version\": \"0.") == "verified");
  CHECK_THAT(with("\"replaced\": []", "\"replaced\": [{\"part\":1,\"first\":2,\"last\":2}]"),
             EndsWith("proofs can't be split again"));
  CHECK_THAT(with("{\"claim\":", "{\"more\":\"\",\"claim\":"), Contains("more"));
  hard().write("manifest.json", manifest);
  hard().write("claim.json", small_bundles()[0]->files().at("claim.json"));
  CHECK_THAT(hard().verdict(), EndsWith("belongs to another puzzle.json or claim.json"));
  hard().restore();
  const Scratch scratch;
  const Manifest cubes =
      split_puzzle(puzzle_of(inkala), "here", {{"solve"}, "line"}, Purpose::solve, {});
  scratch.write("manifest.json", to_text(cubes));
  CHECK(is_in_parts(scratch.path()));
  CHECK_THROWS_WITH(verify_in_parts(scratch.path(), {}),
                    Contains("manifest.json: not a certificate"));
}

TEST_CASE("a part's proof may be any valid one, compressed or binary", "[parts-certificate]") {
  const std::string name = hard().proof(hard_parts().front());
  const Scratch scratch;
  for (const std::string ending : {".gz", ".xz", ".zst"}) {
    Output out(scratch.file("proof" + ending));
    out.write(hard().files().at(name));
    out.commit();
    std::string compressed = read_file(scratch.file("proof" + ending));
    hard().write(name, compressed);
    CHECK(hard().verdict() == "verified");
    compressed.resize(compressed.size() / 2);
    hard().write(name, compressed);
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
  for (const std::size_t part : parts) hard().write(hard().proof(part), "0\n");
  for (const unsigned threads : {1U, 2U, 7U}) {
    CHECK_THAT(hard().verdict({.threads = threads}), Contains(hard().proof(parts.front())));
  }
  hard().restore();
}

TEST_CASE("receipts stand for the proofs that were checked", "[parts-certificate]") {
  const std::size_t parts = hard().parts();
  CHECK_THAT(hard().verdict({.receipts = true}), Contains("manifest.json: missing: parts 1-"));
  CHECK(hard().verdict({.parts = {1, 3}}) == "verified");
  CHECK_THAT(hard().verdict({.receipts = true}), Contains("missing: parts 2, 4-"));
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
  const std::string proof = hard().proof(2);
  const std::string receipt = hard().receipt(2);
  const std::string text = read_file(hard().file(receipt));
  hard().write(proof, hard().files().at(proof) + "\n");
  CHECK_THAT(hard().verdict(trusting), Contains(proof + ": altered: "));
  std::string same_size = hard().files().at(proof);
  same_size.back() = ' ';
  hard().write(proof, same_size);
  CHECK_THAT(hard().verdict(trusting), Contains(proof + ": altered: its digest differs"));
  hard().write(proof, hard().files().at(proof));
  hard().write(receipt, read_file(hard().file(hard().receipt(3))));
  CHECK_THAT(hard().verdict(trusting), Contains("duplicate of part 3 in place of part 2"));
  std::string altered = text;
  const std::size_t lemmas = altered.find("\"lines\":") + 8;
  altered[lemmas] = altered[lemmas] == '1' ? '2' : '1';
  hard().write(receipt, altered);
  CHECK_THAT(hard().verdict(trusting), Contains("altered: the digest of its fields"));
  hard().write(receipt, text);
  CHECK(hard().verdict(trusting) == "verified");
  // It is for the version that checked the proof, whichever made the certificate.
  std::string manifest = hard().files().at("manifest.json");
  hard().write("manifest.json", manifest.insert(manifest.find("\"version\": \"") + 12, "0."));
  hard().seal();
  CHECK(hard().verdict(trusting) == "verified");
  // With receipts the cover is checked all the same.
  hard().write("cover.drat", "");
  CHECK_THAT(hard().verdict(trusting), Contains("cover.drat"));
  hard().restore();
}

TEST_CASE("a receipt says nothing about other cubes, the cover does", "[parts-certificate]") {
  PartsCheck all{.threads = 2};
  for (std::size_t part = 1; part <= hard().parts(); ++part) all.parts.push_back(part);
  REQUIRE(hard().verdict(all) == "verified");
  std::vector<std::string> cubes = hard().cubes();
  const std::string last = cubes.back();
  cubes.back() = cubes.front();
  hard().write_cubes(cubes);
  CHECK_THAT(hard().verdict({.receipts = true}), Contains("cover.drat"));
  // That r1c1 is not 1 follows from its given: nothing but the part's own cube is another.
  cubes.back() = last + " -1";
  hard().write_cubes(cubes);
  CHECK(hard().verdict() == "verified");
  CHECK_THAT(hard().verdict({.receipts = true}),
             Contains(hard().receipt(hard().parts())) && Contains("another split: foreign"));
  hard().restore();
}

TEST_CASE("a receipt of another certificate is refused", "[parts-certificate]") {
  const PartsBundle& one = *small_bundles()[0];
  const Puzzle puzzle = puzzle_of("......4....1..32");
  const PartsBundle other(puzzle, claimed("unsat", 4), first_cells_cubes(puzzle, 1));
  CHECK(one.verdict({.parts = {1}}) == "verified");
  other.write(other.receipt(1), read_file(one.file(one.receipt(1))));
  CHECK_THAT(other.verdict({.receipts = true}), Contains("belongs to another manifest: foreign"));
  one.restore();
}

TEST_CASE("a wrong part gets no receipt", "[parts-certificate]") {
  const std::size_t part = hard_parts().front();
  const std::string name = hard().proof(part);
  hard().write(name, "0\n");
  CHECK_THAT(hard().verdict({.parts = {part}}), Contains(name));
  CHECK_FALSE(std::filesystem::exists(hard().file(hard().receipt(part))));
  hard().restore();
  CHECK(hard().verdict() == "verified");
  CHECK_THROWS_WITH(verify_in_parts(hard().directory(), {.parts = {1, 99}}),
                    Contains("there is no part 99"));
  CHECK_THROWS_AS(verify_in_parts(hard().directory(), {.parts = {0}}), UsageError);
  CHECK_FALSE(std::filesystem::exists(hard().file(hard().receipt(1))));
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
