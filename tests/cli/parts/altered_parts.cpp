// Parts whose files were altered: parts merge and status name them, parts run makes them again, and
// leftovers of killed runs are removed.
#include <chrono>
#include <filesystem>
#include <fstream>

#include "cubes_run.hpp"
#include "parts_run.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

Json state_of(const Split& parts, std::size_t part) {
  return Json::parse(run({"parts", "status", "-f", "json", parts.manifest}).out)[part - 1];
}

/// The same size, and as old as it was.
void change_unnoticed(const std::string& file) {
  const auto written = fs::last_write_time(file);
  replace_in(file, "1", "2");
  fs::last_write_time(file, written);
}

void replace_file(const std::string& file, const std::string& text) {
  std::ofstream(file, std::ios::binary) << text;
}

constexpr auto overwriting = fs::copy_options::overwrite_existing;

}  // namespace

TEST_CASE("cli: merge names a part that is altered, duplicated or foreign", "[cli][parts]") {
  const Split parts(mixed_stream(40));
  parts.work(3);
  SECTION("a result cut short") {
    fs::resize_file(parts.file("part-2.result"), 100);
    CHECK_THAT(only_error(parts.merge(), 1), Contains("part-2.result: altered"));
  }
  SECTION("a result changed in one byte") {
    replace_in(parts.file("part-3.result"), "1", "2");
    CHECK_THAT(only_error(parts.merge(), 1), Contains("part-3.result: altered"));
  }
  SECTION("the files of one part in the place of another") {
    fs::copy_file(parts.file("part-1.json"), parts.file("part-2.json"), overwriting);
    fs::copy_file(parts.file("part-1.result"), parts.file("part-2.result"), overwriting);
    CHECK_THAT(only_error(parts.merge(), 1),
               Contains("part-2.json") && Contains("duplicate of part 1 in place of part 2"));
  }
  SECTION("a part of another manifest") {
    const Split others(mixed_stream(41));
    others.work(3);
    fs::copy_file(others.file("part-2.json"), parts.file("part-2.json"), overwriting);
    CHECK_THAT(only_error(parts.merge(), 1), Contains("part-2.json") && Contains("foreign"));
  }
  SECTION("a part of the same stream, cut in another way") {
    const Scratch scratch;
    const std::string other = scratch.file("other");
    REQUIRE(run({"parts", "split", parts.stream, "--parts", "4", "-o", other}).status == 0);
    REQUIRE(run({"parts", "run", other + "/manifest.json", "2"}).status == 0);
    fs::copy_file(other + "/part-2.json", parts.file("part-2.json"), overwriting);
    CHECK_THAT(only_error(parts.merge(), 1), Contains("part-2.json") && Contains("foreign"));
  }
  SECTION("a receipt that is no JSON") {
    fs::resize_file(parts.file("part-2.json"), 20);
    CHECK_THAT(only_error(parts.merge(), 1), Contains("part-2.json"));
  }
}

TEST_CASE("cli: merge names a receipt of which any field was altered", "[cli][parts]") {
  const Split stream(mixed_stream(20));
  stream.work(2);
  const CubesRun cubes;
  REQUIRE(cubes.split({"-p", worksheet, "--cubes", "2", "--for", "unique"}).status == 0);
  cubes.run_all();
  const CubesRun proofs;
  REQUIRE(proofs.split({"-p", worksheet, "--cubes", "2", "--for", "unique", "--proofs"}).status ==
          0);
  proofs.run_all();
  const Scratch scratch;
  const std::string range = scratch.file("range");
  REQUIRE(run({"parts", "split", "--parts", "2", "-o", range, "--", "generate", "-n", "2", "--size",
               "4", "--seed", "1"})
              .status == 0);
  for (const char* const part : {"1", "2"}) {
    REQUIRE(run({"parts", "run", range + "/manifest.json", part}).status == 0);
  }
  for (const std::string& directory :
       {stream.directory, cubes.directory, proofs.directory, range}) {
    const std::string file = directory + "/part-1.json";
    const Json receipt = Json::parse(read_file(file));
    for (const auto& [key, value] : receipt.items()) {
      CAPTURE(directory, key);
      const std::string whole = read_file(file);
      std::string text = whole;
      // The last character of the value: of a number another digit, of a text another letter.
      const std::string written = "\"" + key + "\":" + value.dump();
      const std::size_t begin = text.find(written);
      REQUIRE(begin != text.npos);
      const std::size_t last = begin + written.size() - (value.is_string() ? 2 : 1);
      if (text[last] == '"') {
        text.insert(last + 1, "1");
      } else {
        text[last] = text[last] == '1' ? '2' : '1';
      }
      replace_file(file, text);
      const RunResult merged =
          run({"parts", "merge", directory + "/manifest.json", "-o", scratch.file("out")});
      CHECK_THAT(only_error(merged, 1), Contains("part-1.json"));
      CHECK_FALSE(fs::exists(scratch.file("out")));
      const Json state =
          Json::parse(run({"parts", "status", "-f", "json", directory + "/manifest.json"}).out)[0];
      CHECK((state["state"] == "altered" || state["state"] == "foreign"));
      replace_file(file, whole);
    }
    const RunResult whole =
        run({"parts", "merge", directory + "/manifest.json", "-o", scratch.file("out")});
    CHECK_THAT(whole.err, !Contains("part-1.json"));
    fs::remove_all(scratch.file("out"));
  }
}

TEST_CASE("cli: merge names a manifest of which any field was altered", "[cli][parts]") {
  const Split parts(mixed_stream(20));
  parts.work(2);
  const std::string whole = read_file(parts.manifest);
  const Json manifest = Json::parse(whole);
  for (const auto& [key, value] : manifest.items()) {
    CAPTURE(key);
    std::string text = whole;
    const std::size_t begin = text.find("\"" + key + "\": ") + key.size() + 4;
    const std::size_t digit = text.find_first_of("0123456789abcdefghijklmnopqrstuvwxyz]", begin);
    REQUIRE(digit != text.npos);
    text[digit] = text[digit] == '1' ? '2' : '1';
    replace_file(parts.manifest, text);
    CHECK_THAT(only_error(parts.merge(), 1), Contains("manifest.json"));
    replace_file(parts.manifest, whole);
  }
  CHECK(parts.merge().status != 2);
}

TEST_CASE("cli: parts run makes a part again whose files were altered", "[cli][parts]") {
  const Split parts(mixed_stream(40));
  parts.work(3);
  const std::string whole = parts.merge().out;
  SECTION("cut short") { fs::resize_file(parts.file("part-2.result"), 100); }
  SECTION("changed in one byte") { replace_in(parts.file("part-2.result"), "1", "2"); }
  SECTION("removed") { fs::remove(parts.file("part-2.result")); }
  SECTION("a damaged receipt") { fs::resize_file(parts.file("part-2.json"), 20); }
  SECTION("the files of another part") {
    fs::copy_file(parts.file("part-1.json"), parts.file("part-2.json"), overwriting);
    fs::copy_file(parts.file("part-1.result"), parts.file("part-2.result"), overwriting);
  }
  CHECK(state_of(parts, 1)["state"] == "done");
  CHECK(state_of(parts, 2)["state"] == "altered");
  CHECK_THAT(state_of(parts, 2)["message"].get<std::string>(), Contains("part-2."));
  const RunResult again = parts.run_part(2);
  CHECK(again.status == 0);
  CHECK_THAT(again.err, Contains("part 2: ") && Contains("running it again"));
  CHECK(state_of(parts, 2)["state"] == "done");
  CHECK(parts.merge().out == whole);
}

TEST_CASE("cli: status knows of an alteration that only merge could notice", "[cli][parts]") {
  const Split parts(mixed_stream(20));
  parts.work(2);
  const std::string whole = parts.merge().out;
  change_unnoticed(parts.file("part-1.result"));
  CHECK_THAT(only_error(parts.merge(), 1), Contains("part-1.result: altered"));
  CHECK(state_of(parts, 1)["state"] == "altered");
  parts.run_part(1);
  CHECK(parts.merge().out == whole);
}

TEST_CASE("cli: a result that was only copied is not altered", "[cli][parts]") {
  const Split parts(mixed_stream(20));
  parts.work(2);
  const std::string file = parts.file("part-1.result");
  fs::last_write_time(file, fs::last_write_time(file) + std::chrono::hours(1));
  CHECK(state_of(parts, 1)["state"] == "done");
}

TEST_CASE("cli: parts run leaves the result of other work alone", "[cli][parts]") {
  const Split parts(mixed_stream(20));
  const Split others(mixed_stream(21));
  parts.work(2);
  others.work(2);
  fs::copy_file(others.file("part-2.json"), parts.file("part-2.json"), overwriting);
  fs::copy_file(others.file("part-2.result"), parts.file("part-2.result"), overwriting);
  CHECK(state_of(parts, 2)["state"] == "foreign");
  CHECK_THAT(only_error(parts.run_part(2), 1), Contains("part-2.json") && Contains("foreign"));
  CHECK(read_file(parts.file("part-2.result")) == read_file(others.file("part-2.result")));
}

TEST_CASE("cli: what a killed run has left goes with the next one", "[cli][parts]") {
  const Split parts(mixed_stream(20));
  REQUIRE(parts.split(2).status == 0);
  const std::string scrap = parts.file("part-1.scrap");
  fs::create_directory(scrap);
  const Scratch scratch;
  fs::copy_file(scratch.write("torn", "123"), scrap + "/torn");
  REQUIRE(parts.run_part(1).status == 0);
  REQUIRE(parts.run_part(2).status == 0);
  CHECK_FALSE(fs::exists(scrap));
}

TEST_CASE("cli: merge removes leftovers of finished parts, unless a process is running them",
          "[cli][parts]") {
  const Split parts(mixed_stream(20));
  parts.work(2);
  for (const std::string part : {"part-1", "part-2"}) {
    fs::create_directory(parts.file(part + ".scrap"));
    fs::copy_file(parts.stream, parts.file(part + ".partial"));
  }
  const RunResult merged = shell_in(
      parts.directory,
      "flock part-2.partial " + program_path().string() + " parts merge manifest.json", {});
  CHECK_FALSE(fs::exists(parts.file("part-1.scrap")));
  CHECK_FALSE(fs::exists(parts.file("part-1.partial")));
  CHECK(fs::exists(parts.file("part-2.scrap")));
  CHECK(merged.out == parts.merge().out);
  CHECK_FALSE(fs::exists(parts.file("part-2.scrap")));
}

TEST_CASE("cli: a part that another process is running has not failed", "[cli][parts]") {
  const Split parts(mixed_stream(20));
  REQUIRE(parts.split(2).status == 0);
  const RunResult second = shell_in(
      parts.directory,
      "flock part-1.partial " + program_path().string() + " parts run manifest.json 1", {});
  CHECK_THAT(only_error(second, 1),
             Contains("part-1.partial: another process is running this part"));
  CHECK(state_of(parts, 1)["state"] == "running");
  CHECK(parts.run_part(1).status == 0);
}
