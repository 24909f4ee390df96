// parts split --proofs: the proofs of the parts are merged into a certificate that verify accepts,
// which shares no code with the prover; missing, exchanged and altered parts are refused by name.
#include <filesystem>

#include "cubes_run.hpp"
#include "sealed.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::StartsWith;
namespace fs = std::filesystem;

namespace {

// Other givens of the 4x4 puzzle: no solution, and two.
const std::string four_refuted = "13....2..3.....4";
const std::string four_with_two = "1.....2........4";
// A wrong value, which propagation alone does not find.
const std::string refuted_worksheet = worksheet.substr(0, 2) + "9" + worksheet.substr(3);
const std::string loose_worksheet = worksheet.substr(0, 75) + "......";

struct ProofsRun : CubesRun {
  ProofsRun(const std::string& puzzle, const std::string& purpose, const Strings& more = {}) {
    Strings options{"-p", puzzle, "--for", purpose, "--proofs"};
    const Strings usual{"--cubes", "6"};
    const Strings& rest = more.empty() ? usual : more;
    options.insert(options.end(), rest.begin(), rest.end());
    const RunResult result = split(options);
    INFO(result);
    REQUIRE(result.status == 0);
  }

  std::string certificate() const { return scratch.file("certificate"); }
  RunResult certify(const Strings& more = {}) const {
    Strings options{"-o", certificate()};
    options.insert(options.end(), more.begin(), more.end());
    return merge(options);
  }
  Json receipt(int part) const {
    return Json::parse(read_file(file("part-" + std::to_string(part) + ".json")));
  }
  void write(const std::string& name, const std::string& text) const {
    fs::rename(scratch.write("new", text), file(name));
  }
  /// A message, after which there is no certificate.
  std::string refused(int status = 1) const {
    const std::string error = only_error(certify(), status);
    CHECK_FALSE(fs::exists(certificate()));
    return error;
  }
};

/// Verified as a certificate for this puzzle.
Json certificate_for(const std::string& directory, const std::string& puzzle) {
  const Scratch scratch;
  const RunResult result =
      run({"verify", "-f", "json", directory, "--puzzle", scratch.write("puzzle", puzzle + "\n")});
  INFO(result);
  REQUIRE(result.status == 0);
  return Json::parse(result.out);
}

}  // namespace

TEST_CASE("cli: the proofs of parts are merged to a certificate", "[long][cli][cubes]") {
  struct Case {
    std::string puzzle, purpose, claim;
  };
  const std::string clash = "11" + std::string(79, '.');
  for (const Case& one :
       {Case{small, "unique", "unique"}, Case{four_refuted, "unsat", "unsat"},
        Case{worksheet, "unique", "unique"}, Case{refuted_worksheet, "unsat", "unsat"},
        Case{refuted_worksheet, "unique", "unsat"}, Case{clash, "unsat", "unsat"}}) {
    INFO(one.purpose << " " << one.puzzle);
    const ProofsRun proofs(one.puzzle, one.purpose);
    proofs.run_all();
    for (const Strings& form : {Strings{}, Strings{"--joined"}}) {
      fs::remove_all(proofs.certificate());
      const RunResult merged = proofs.certify(form);
      CHECK(merged.status == 0);
      CHECK(merged.out.empty());
      CHECK_THAT(merged.err, Contains("certificate: " + one.claim));
      CHECK(fs::exists(proofs.certificate() + "/manifest.json") == form.empty());
      const std::string alone = proofs.file("alone" + std::to_string(form.size()));
      Strings prove{"prove", "-p", one.puzzle, "--cubes", "6", "-o", alone};
      if (form.empty()) prove.push_back("--in-parts");
      REQUIRE(run(prove).status == 0);
      CHECK(shell("diff -r '" + alone + "' '" + proofs.certificate() + "'").status == 0);
      const Json said = certificate_for(proofs.certificate(), one.puzzle);
      CHECK(said["claim"] == one.claim);
      // Of a puzzle that propagation refutes there is no cube; as a part it is one.
      CHECK(said["all_parts"] == (form.empty() ? proofs.parts() : 0));
      if (one.puzzle == worksheet) CHECK(said["solution"] == worksheet_solution);
      if (one.puzzle == small) CHECK(said["solution"] == small_solution);
    }
  }
}

TEST_CASE("cli: parts prove in the encoding that is asked for", "[cli][cubes]") {
  const ProofsRun proofs(
      worksheet, "unique",
      {"--depth", "2", "--", "-e", "triads", "--amo", "product", "--reencode", "bva"});
  proofs.run_all();
  CHECK(proofs.certify().status == 0);
  CHECK(certificate_for(proofs.certificate(), worksheet)["encoding"] == "triads");
  CHECK_THAT(read_file(proofs.certificate() + "/puzzle.json"),
             Contains("product") && Contains("\"reencode\": \"bva\""));
}

TEST_CASE("cli: a certificate of parts can be verified on several machines", "[cli][cubes]") {
  const ProofsRun proofs(worksheet, "unique");
  proofs.run_all();
  REQUIRE(proofs.certify().status == 0);
  CHECK_THAT(run({"verify", proofs.certificate(), "--parts", "1"}).out, StartsWith("checked: 1"));
  CHECK_THAT(only_error(run({"verify", proofs.certificate(), "--receipts"}), 1),
             Contains("certificate/manifest.json: missing: parts 2-"));
}

TEST_CASE("cli: a proof that takes too long is cut into others, which join", "[cli][cubes]") {
  for (const auto& [puzzle, purpose] :
       {std::pair{worksheet, "unique"}, {refuted_worksheet, "unsat"}}) {
    INFO(purpose);
    const ProofsRun proofs(puzzle, purpose, {"--cubes", "3"});
    const int before = proofs.parts();
    CHECK(proofs.run_part(2, {"--timeout", "1e-9"}).status == 30);
    CHECK(proofs.state(2) == "unfinished");
    REQUIRE(run({"parts", "split", "--again", proofs.manifest, "--cubes", "4"}).status == 0);
    const int between = proofs.parts();
    CHECK(between >= before + 2);
    CHECK(proofs.run_part(between, {"--timeout", "1e-9"}).status == 30);
    const bool twice =
        run({"parts", "split", "--again", proofs.manifest, "--cubes", "2"}).status == 0;
    CHECK_THAT(proofs.refused(), Contains("missing: parts 1, 3"));
    proofs.run_all();
    for (const Strings& form : {Strings{}, Strings{"--joined"}}) {
      fs::remove_all(proofs.certificate());
      CHECK(proofs.certify(form).status == 0);
      const Json said = certificate_for(proofs.certificate(), puzzle);
      CHECK(said["claim"] == purpose);
      if (form.empty()) CHECK(said["all_parts"] == proofs.parts() - (twice ? 2 : 1));
    }
    // Without the files of covers another proof is found that nothing is missing.
    for (const int first : {0, before + 1, between + 1}) {
      fs::remove(
          proofs.file(first == 0 ? "cover.drat" : "cover-" + std::to_string(first) + ".drat"));
    }
    fs::remove_all(proofs.certificate());
    CHECK(proofs.certify().status == 0);
    certificate_for(proofs.certificate(), puzzle);
  }
}

TEST_CASE("cli: a false claim is reported with the solutions, and no certificate is left",
          "[cli][cubes]") {
  SECTION("a solution of what should have none") {
    const ProofsRun proofs(worksheet, "unsat");
    proofs.run_all();
    CHECK_THAT(proofs.refused(), Contains("the claim is false: part ") &&
                                     Contains(" has a solution, in " + proofs.directory));
  }
  SECTION("two solutions in a part") {
    const ProofsRun proofs(loose_worksheet, "unique", {"--cubes", "1"});
    CHECK(proofs.run_part(1).status == 0);
    const std::string error = proofs.refused();
    CHECK_THAT(error, Contains("the claim is false: part 1 has two solutions, in "));
    const RunResult result = shell("zstd -dc '" + proofs.file("part-1.result") + "'");
    const Strings found = lines_of(result.out);
    REQUIRE(found.size() == 2);
    CHECK(found[0] != found[1]);
    const std::string all = run({"solve", "-n", "0", "-f", "line", "-p", loose_worksheet}).out;
    for (const std::string& solution : found) CHECK_THAT(all, Contains(solution));
  }
  SECTION("one each in two parts, before the others have been run") {
    REQUIRE(lines_of(run({"solve", "-n", "0", "-f", "line", "-p", four_with_two}).out).size() > 1);
    const ProofsRun proofs(four_with_two, "unique", {"--cubes", "16"});
    for (int part = 1; part < proofs.parts(); ++part) CHECK(proofs.run_part(part).status == 0);
    CHECK_THAT(proofs.refused(),
               Contains("the claim is false: parts ") && Contains(" have a solution each, in "));
  }
}

TEST_CASE("cli: proofs that are missing, exchanged or altered are refused by name",
          "[long][cli][cubes]") {
  const ProofsRun proofs(worksheet, "unique");
  const int last = proofs.parts();
  for (int part = 1; part < last; ++part) CHECK(proofs.run_part(part).status == 0);
  CHECK_THAT(proofs.refused(), Contains("missing: part " + std::to_string(last)));
  CHECK(proofs.run_part(last).status == 0);
  const auto overwrite = fs::copy_options::overwrite_existing;
  SECTION("altered") {
    proofs.write("part-2.result", read_file(proofs.file("part-2.result")) + "\n");
    CHECK_THAT(proofs.refused(), Contains("part-2.result: altered"));
  }
  SECTION("without its file") {
    fs::remove(proofs.file("part-3.result"));
    CHECK_THAT(proofs.refused(), Contains("part-3.result: No such file"));
  }
  SECTION("exchanged with its receipt") {
    for (const std::string kind : {"json", "result"}) {
      fs::copy_file(proofs.file("part-1." + kind), proofs.file("part-2." + kind), overwrite);
    }
    CHECK_THAT(proofs.refused(), Contains("duplicate of part 1 in place of part 2"));
  }
  SECTION("exchanged, with receipts made to fit") {
    Json receipt = proofs.receipt(2);
    const Json other = proofs.receipt(3);
    for (const char* const field : {"bytes", "digest"}) receipt[field] = other[field];
    proofs.write("part-2.json", sealed(receipt));
    fs::copy_file(proofs.file("part-3.result"), proofs.file("part-2.result"), overwrite);
    CHECK(proofs.certify().status == 0);
    CHECK_THAT(only_error(run({"verify", proofs.certificate()}), 1), Contains("part-2.drat.zst:"));
    fs::remove_all(proofs.certificate());
    CHECK_THAT(only_error(proofs.certify({"--joined"}), 1),
               Contains("part-2.result:4: the lemma follows neither by "));
  }
  SECTION("another solution in a receipt") {
    int part = 1;
    while (proofs.receipt(part)["solution"] == "") ++part;
    const std::string name = "part-" + std::to_string(part) + ".json";
    replace_in(proofs.file(name), worksheet_solution.substr(0, 3), "821");
    proofs.write(name, sealed(proofs.receipt(part)));
    CHECK_THAT(proofs.refused(), Contains(name + ": no solution"));
  }
  SECTION("a cover that is none") {
    proofs.write("cover.drat", "1 x 0\n");
    CHECK_THAT(proofs.refused(), Contains("cover.drat:1: altered"));
  }
  SECTION("of another encoding") {
    const ProofsRun other(worksheet, "unique", {"--cubes", "6", "--", "-e", "triads"});
    other.run_all();
    fs::copy_file(other.file("part-2.json"), proofs.file("part-2.json"), overwrite);
    CHECK_THAT(proofs.refused(), Contains("belongs to another manifest: foreign"));
  }
}

TEST_CASE("cli: split and merge say what proofs of parts can't be", "[cli][cubes]") {
  const Scratch scratch;
  const auto split_refused = [&](const Strings& more) {
    Strings options{"parts", "split", "-p", worksheet, "--proofs", "-o", scratch.file("parts")};
    options.insert(options.end(), more.begin(), more.end());
    return only_error(run(options), 2);
  };
  CHECK_THAT(split_refused({}), Contains("--proofs needs --cubes or --depth"));
  CHECK_THAT(split_refused({"--parts", "2"}), Contains("--proofs needs --cubes or --depth"));
  CHECK_THAT(split_refused({"--again", "x"}), Contains("--again and --proofs"));
  for (const Strings& purpose : {Strings{}, Strings{"--for", "solve"}, Strings{"--for", "count"}}) {
    Strings options{"--cubes", "2"};
    options.insert(options.end(), purpose.begin(), purpose.end());
    CHECK_THAT(split_refused(options), Contains("--proofs needs --for unsat or unique"));
  }
  const auto behind = [&](const std::string& word, const std::string& value) {
    return split_refused({"--cubes", "2", "--for", "unsat", "--", word, value});
  };
  CHECK_THAT(behind("-e", "binary"), Contains("an encoding of the direct code"));
  CHECK_THAT(behind("-e", "none"), Contains("none"));
  CHECK_THAT(behind("-s", "cadical"), Contains("-s"));
  const ProofsRun proofs(small, "unsat");
  CHECK_THAT(only_error(proofs.merge(), 2), Contains("merge needs -o DIR"));
  CHECK_THAT(only_error(proofs.certify({"--any"}), 2), Contains("--any"));
  const CubesRun other;
  REQUIRE(other.split({"-p", small, "--cubes", "2"}).status == 0);
  CHECK_THAT(only_error(other.merge({"--joined"}), 2),
             Contains("--joined needs parts with proofs"));
  const ProofsRun full(small, "unique");
  full.run_all();
  fs::create_directories(full.certificate() + "/inside");
  CHECK_THAT(only_error(full.certify(), 1), Contains("certificate"));
}
