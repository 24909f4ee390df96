// sudoku-sat prove with --reencode: the certificate names it, and verify needs no encoder.
#include "cli/helpers.hpp"
#include "support/fixtures.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

TEST_CASE("cli: claims are proved by re-encoded formulas, which the certificate names",
          "[certificates]") {
  using Settings = std::pair<Strings, std::string>;
  for (const auto& [options, named] :
       {Settings{{"-e", "minimal", "--reencode", "order", "--literal-order", "random:3"},
                 "\"reencode\": \"order random:3\""},
        Settings{{"--reencode", "bva"}, "\"reencode\": \"bva\""}, Settings{{}, ""}}) {
    for (const Strings& claim : {Strings{"-p", worksheet},
                                 {"-p", small, "--claim", "count"},
                                 {"-p", worksheet, "--cubes", "3"}}) {
      CAPTURE(named, claim);
      const Scratch scratch;
      const std::string directory = scratch.file("proved");
      REQUIRE(run(with_words(with_words({"prove", "-o", directory}, claim), options)).status == 0);
      const RunResult result = run({"verify", directory});
      INFO(result);
      CHECK(result.status == 0);
      CHECK_THAT(result.out, Contains(says::all_checked));
      const std::string puzzle = read_file(directory + "/puzzle.json");
      CHECK((puzzle.find(named.empty() ? "reencode" : named) == puzzle.npos) == named.empty());
    }
  }
}
