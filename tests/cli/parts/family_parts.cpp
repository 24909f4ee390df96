// sudoku-sat family --range, --pack and --from: some of a family's boards, and all of them merged;
// --resume: a calibration in several runs.
#include "cli/family.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
namespace fs = std::filesystem;

TEST_CASE("cli: ranges of a family have its files and its instances in their order",
          "[long][cli][family]") {
  const auto [options, ranges] =
      GENERATE(std::pair<std::string, Strings>{"--sizes 4,9 --open 0.4:0.6 --count 3 --seed 3",
                                               {"0:2", "2:5", "5:6"}},
               std::pair<std::string, Strings>{
                   "--sizes 9 --open 0.55:0.6 --count 4 --unsat --proofs -e triads,extended",
                   {"0:1", "1:4"}},
               std::pair<std::string, Strings>{
                   "--sizes 9,16 --open 0.6:0.66 --count 1 --calibrate in-process "
                   "--window 0,9 --tries 4",
                   {"0:1", "1:2"}});
  INFO(options);
  const Family whole(options);
  REQUIRE(whole.result.status == 0);
  std::map<std::string, std::string> files;
  Json instances = Json::array();
  for (const std::string& range : ranges) {
    const Family part(options + " --range " + range);
    INFO(part.result);
    REQUIRE(part.result.status == 0);
    CHECK_THAT(part.manifest["command"].get<std::string>(), Contains("--range " + range));
    for (const Json& instance : part.instances()) instances.push_back(instance);
    for (const auto& [name, bytes] : part.files()) CHECK(files.emplace(name, bytes).second);
    CHECK(files.erase("made/manifest.json") == 1);
  }
  std::map<std::string, std::string> expected = whole.files();
  for (const char* document : {"manifest.json", "README.md", "description.tex"}) {
    CHECK(expected.erase(std::string("made/") + document) == 1);
  }
  CHECK(files == expected);
  CHECK(instances == whole.instances());
}

TEST_CASE("cli: a family's range must be one of its boards, calibrated one of its sizes",
          "[cli][family]") {
  CHECK_THAT(only_error(Family("--sizes 4,9 --open 0.5 --count 3 --range 5:7").result, 2),
             Contains("--range 5:7") && Contains("B <= 6"));
  CHECK_THAT(only_error(Family("--sizes 4,9 --open 0.5 --count 3 --calibrate in-process "
                               "--range 1:3")
                            .result,
                        2),
             Contains("B <= 2"));
}

namespace {

/// The family of packs, put together.
RunResult joined_from(const Family& family, const std::string& options, const Strings& packs) {
  std::string all = "\"$PROGRAM\" family -o joined " + options;
  for (const std::string& pack : packs) all += " --from " + pack;
  return shell_in(family.scratch.path(), all, {"PROGRAM=" + program_path().string()});
}

/// Makes packs of these ranges, called by them.
void make_packs(const Family& family, const std::string& options, const Strings& ranges) {
  for (const std::string& range : ranges) {
    const RunResult made =
        shell_in(family.scratch.path(),
                 "\"$PROGRAM\" family --pack -o " + range + " --range " + range + " " + options,
                 {"PROGRAM=" + program_path().string()});
    INFO(made);
    REQUIRE(made.status == 0);
  }
}

}  // namespace

TEST_CASE("cli: packs of a family's boards combine to the same bytes", "[cli][family]") {
  const auto [options, ranges] = GENERATE(
      std::pair<std::string, Strings>{"--sizes 4,9 --open 0.4:0.6 --count 3", {"0:6"}},
      std::pair<std::string, Strings>{"--sizes 4,9 --open 0.4:0.6 --count 3 --compress gz",
                                      {"0:2", "2:5", "5:6"}},
      std::pair<std::string, Strings>{"--sizes 9 --open 0.4 --count 3 --boards", {"0:1", "1:3"}},
      std::pair<std::string, Strings>{"--sizes 9 --open 0.5 --count 3 --unsat --proofs -e triads",
                                      {"0:1", "1:3"}},
      std::pair<std::string, Strings>{"--sizes 9,16 --open 0.6:0.66 --count 1 --calibrate "
                                      "in-process --window 0,9 --tries 4",
                                      {"0:1", "1:2"}});
  INFO(options);
  const Family whole(options);
  make_packs(whole, options, ranges);
  const RunResult result = joined_from(whole, options, ranges);
  INFO(result);
  REQUIRE(result.status == 0);
  const RunResult difference =
      shell_in(whole.scratch.path(), "diff -r -x times.json made joined", {});
  CHECK(difference.out.empty());
  CHECK(difference.status == 0);
}

TEST_CASE("cli: packs that are missing, damaged or foreign leave no family", "[cli][family]") {
  const std::string options = "--sizes 4 --open 0.4:0.6 --count 3";
  const Family family(options);
  make_packs(family, options, {"0:1", "1:2", "2:3", "0:3"});
  const auto refused = [&](const Strings& packs, const std::string& more = "") {
    const std::string error = only_error(joined_from(family, options + more, packs), 1);
    CHECK_FALSE(fs::exists(family.scratch.file("joined")));
    return error;
  };
  CHECK_THAT(refused({"0:1", "1:2"}), Contains("1:2: 2 to 2 are missing"));
  CHECK_THAT(refused({"0:1", "2:3"}), Contains("2:3: has 2 to 2, where 1 is next"));
  CHECK_THAT(refused({"0:1", "0:1"}), Contains("has 0 to 0, where 1 is next"));
  CHECK_THAT(refused({"0:3"}, " --seed 2"), Contains("belongs to another family"));
  CHECK_THAT(refused({"none"}), Contains("none: "));
  const std::string pack = read_file(family.scratch.file("0:3"));
  const auto damaged = [&](const std::string& text) {
    family.scratch.write("damaged", text);
    return refused({"damaged"});
  };
  CHECK_THAT(damaged(pack.substr(0, pack.size() / 2)), Contains("damaged"));
  CHECK_THAT(damaged("boards"), Contains("not a pack"));
  CHECK_THAT(damaged(std::string(100'000, 'x')), Contains("not a pack"));
  for (const std::string name : {"boards/../x", "../x", "/x", "boards/..", "boards/", "x/y"}) {
    INFO(name);
    const std::string head = pack.substr(0, pack.find('\n') + 1);
    CHECK_THAT(damaged(head + R"({"name":")" + name + R"(","bytes":1})" + "\nx"),
               Contains("damaged"));
  }
}

namespace {

/// A calibrated family whose tries are kept, with or without more options.
struct Calibrated {
  Scratch scratch;
  std::string tries = scratch.file("tries");

  RunResult make(const std::string& name, const std::string& more = "--resume tries") const {
    return shell_in(scratch.path(),
                    "\"$PROGRAM\" family --sizes 16 --open 0.5:0.66 --count 2 --calibrate "
                    "in-process --window 0.01,1 --tries 40 " +
                        more + " -o " + name,
                    {"PROGRAM=" + program_path().string()});
  }

  /// Whether both are the same but for their times.
  bool same(const std::string& one, const std::string& other) const {
    return shell_in(scratch.path(), "diff -r -x times.json " + one + " " + other, {}).out.empty();
  }
};

}  // namespace

TEST_CASE("cli: an interrupted calibration continues with what was kept", "[long][cli][family]") {
  const Calibrated family;
  REQUIRE(family.make("whole", "").status == 0);
  REQUIRE(family.make("kept").status == 0);
  CHECK(family.same("whole", "kept"));
  const std::string tries = read_file(family.tries);
  SECTION("with nothing to try again") {
    REQUIRE(family.make("again").status == 0);
    CHECK(read_file(family.tries) == tries);
    CHECK(family.same("whole", "again"));
  }
  SECTION("with half a line at the end") {
    fs::resize_file(family.tries, tries.size() / 2);
    REQUIRE(family.make("again").status == 0);
    CHECK(lines_of(read_file(family.tries)).size() == lines_of(tries).size());
    CHECK(family.same("whole", "again"));
  }
  SECTION("which is believed") {
    // The boards that were chosen are said not to fit.
    std::string other = tries;
    for (std::size_t at = 0; (at = other.find("\"fit\":0", at)) != std::string::npos;) {
      other.replace(at, 7, "\"fit\":2");
    }
    family.scratch.write("tries", other);
    const RunResult again = family.make("again");
    CHECK_FALSE((again.status == 0 && family.same("whole", "again")));
  }
}

TEST_CASE("cli: an interrupted calibration says how to continue", "[cli][family]") {
  const Calibrated family;
  const RunResult stopped =
      shell_in(family.scratch.path(),
               "\"$PROGRAM\" family --sizes 36 --open 0.48 --count 9 --calibrate in-process "
               "--window 500,9999 --resume tries -o made --timeout 0.5",
               {"PROGRAM=" + program_path().string()});
  CHECK(stopped.status == 30);
  CHECK_THAT(stopped.err, Contains("tries: the next run continues from there"));
  CHECK_FALSE(fs::exists(family.scratch.file("made")));
  CHECK(fs::exists(family.tries));
}

TEST_CASE("cli: tries of another family, or of none, are refused", "[cli][family]") {
  const Calibrated family;
  const auto refused = [&](const std::string& text) {
    family.scratch.write("tries", text);
    const std::string error = only_error(family.make("made"), 1);
    CHECK(read_file(family.tries) == text);
    return error;
  };
  CHECK_THAT(refused("{\"family\":\"sudoku-sat family\"}\n"),
             Contains("belongs to another family"));
  CHECK_THAT(refused("no JSON\n"), Contains("not a file of --resume"));
  CHECK_THAT(refused("no line"), Contains("not a file of --resume"));
  family.scratch.write("tries", "{\"fam");  // the first line, cut off
  REQUIRE(family.make("good").status == 0);
  const std::string head = lines_of(read_file(family.tries)).front() + "\n";
  CHECK_THAT(refused(head + "{}\n"), Contains("tries:2: not a line"));
  CHECK_THAT(refused(head + "[1\n"), Contains("tries:2: not a line"));
  CHECK_THAT(only_error(shell_in(family.scratch.path(),
                                 "\"$PROGRAM\" family --sizes 9 --open 0.5 --resume t -o d",
                                 {"PROGRAM=" + program_path().string()}),
                        2),
             Contains("--resume needs --calibrate"));
}
