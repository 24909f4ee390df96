// `sudoku-sat status`: how parts that are begun, failed and done are shown.
#include <fstream>

#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::StartsWith;

namespace {

struct StreamInParts {
  Scratch scratch;
  std::string stream;
  std::string directory = scratch.file("parts");
  std::string manifest = directory + "/manifest.json";

  explicit StreamInParts(int parts) {
    std::string text;
    for (int i = 0; i < parts; ++i) text += worksheet + "\n";
    stream = scratch.write("stream.txt", text);
    REQUIRE(
        run({"parts", "split", stream, "--parts", std::to_string(parts), "-o", directory}).status ==
        0);
  }

  RunResult run_part(int part) const {
    return run({"parts", "run", manifest, std::to_string(part)});
  }

  /// Makes the runs of the last part fail: its end is another than that which was split.
  void alter_end() const {
    std::fstream file(stream, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(-2, std::ios::end);
    file.put('1');
  }

  std::string text() const { return run({"parts", "status", manifest}).out; }
  std::string summary() const { return lines_of(text()).at(0); }
};

}  // namespace

TEST_CASE("cli: status begins with how much is done and how much is left", "[cli][parts]") {
  const StreamInParts parts(4);
  CHECK(parts.summary() == "[                    ] 0 %  0 of 4 parts done");
  REQUIRE(parts.run_part(2).status == 0);
  REQUIRE(parts.run_part(1).status == 0);
  CHECK_THAT(parts.summary(), StartsWith("[##########          ] 50 %  2 of 4 parts done; about "));
  parts.alter_end();
  REQUIRE(parts.run_part(4).status == 1);
  CHECK_THAT(parts.summary(), Contains(" 50 %  2 of 4 parts done, 1 failed; about "));
  CHECK_THAT(parts.text(), Contains("\n   4  failed ") && Contains(parts.stream));
}

TEST_CASE("cli: parts that are all done leave nothing", "[cli][parts]") {
  const StreamInParts parts(3);
  for (const int part : {1, 2, 3}) REQUIRE(parts.run_part(part).status == 0);
  CHECK(parts.summary() == "[####################] 100 %  3 of 3 parts done");
}

TEST_CASE("cli: with many parts the table lists those begun and not done", "[cli][parts]") {
  const StreamInParts parts(41);
  CHECK(lines_of(parts.text()).size() == 1);
  REQUIRE(parts.run_part(1).status == 0);
  parts.alter_end();
  REQUIRE(parts.run_part(41).status == 1);
  CHECK_THAT(parts.text(), Contains("\n  41  failed ") && !Contains("\n   1  done"));
  CHECK(lines_of(run({"parts", "status", "-f", "csv", parts.manifest}).out).size() == 1 + 41);
}

TEST_CASE("cli: a part that the manifest doesn't have is wrong usage", "[cli][parts]") {
  const StreamInParts parts(3);
  for (const char* const number : {"0", "4", "1x", "-1", ""}) {
    const RunResult refused = run({"parts", "run", "--", parts.manifest, number});
    CHECK(refused.status == 2);
    CHECK_THAT(refused.err, Contains("the manifest has parts 1 to 3"));
  }
}
