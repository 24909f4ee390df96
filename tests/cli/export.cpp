// The command export and decode of its files: what is refused, and what answers mean.
#include "helpers.hpp"

using namespace sudoku_sat::support;

namespace {

const Strings languages{"opb", "knf", "wcnf", "smt-bool", "smt-or", "smt-sum", "smt-int", "mzn"};

std::string exported(const std::string& language, const std::string& puzzle) {
  const RunResult result = run({"export", "-f", language, "-p", puzzle});
  INFO(result);
  REQUIRE(result.status == 0);
  return result.out;
}

RunResult decoded_export(const std::string& file, const std::string& answer) {
  const Scratch scratch;
  return run({"decode", scratch.write("file", file), scratch.write("answer", answer)});
}

std::string unsatisfiable_answer(const std::string& language) {
  if (language == "mzn") return "=====UNSATISFIABLE=====\n";
  if (language.starts_with("smt")) return "unsat\n(error \"model is not available\")\n";
  return "s UNSATISFIABLE\n";
}

}  // namespace

TEST_CASE("cli: export writes one puzzle, and no other number of them") {
  for (const std::string& language : languages) {
    CHECK(exported(language, small) == exported(language, small));
    const RunResult two = run({"export", "-f", language, "-p", small, "-p", small});
    CHECK(two.status == 2);
    CHECK(two.out.empty());
  }
  CHECK(run({"export", "-p", small}).status == 2);
}

TEST_CASE("cli: options of an encoding belong to weighted clauses") {
  CHECK(run({"export", "-f", "wcnf", "-e", "binary", "-p", small}).status == 0);
  CHECK(run({"export", "-f", "opb", "-e", "binary", "-p", small}).status == 2);
  CHECK(run({"export", "-f", "opb", "--reencode", "bva", "-p", small}).status == 2);
}

TEST_CASE("cli: decode says with status 20 that a solver found no answer in any language") {
  for (const std::string& language : languages) {
    const RunResult result =
        decoded_export(exported(language, small), unsatisfiable_answer(language));
    CAPTURE(language, result);
    CHECK(result.status == 20);
  }
}

TEST_CASE("cli: decode refuses wrong answers in other languages, and damaged files") {
  const std::string opb = exported("opb", small);
  CHECK(decoded_export(opb, "s SATISFIABLE\nv x1 x2\n").status == 1);
  CHECK(decoded_export(opb, "s SATISFIABLE\nv x65\n").status == 1);
  CHECK(decoded_export(opb, "v x2\n").status == 1);
  CHECK(decoded_export(opb, "hello\n").status == 1);
  CHECK(decoded_export(opb, "").status == 1);
  const std::string integers = exported("smt-int", small);
  CHECK(decoded_export(integers, "sat\n((r1c1 2))\n").status == 1);
  CHECK(decoded_export(integers, "sat\n((r9c9 2))\n").status == 1);
  CHECK(decoded_export(integers, "sat\n((r1c1 1)\n").status == 1);
  CHECK(decoded_export(exported("mzn", small), "1 2 4 3\n").status == 1);
  std::string damaged = opb;
  damaged.erase(damaged.find("* board"), std::string("* board 4\n").size());
  const RunResult result = decoded_export(damaged, "s SATISFIABLE\nv x1\n");
  CHECK(result.status == 1);
  CHECK(result.err.find("'c board ...' is missing") != std::string::npos);
}

TEST_CASE("cli: decode reads rows of a MiniZinc answer and names the givens of a repair") {
  CHECK(decoded_export(exported("mzn", small), "1 2 4 3\n3 4 2 1\n4 3 1 2\n2 1 3 4\n----------\n")
            .status == 0);
  for (const std::string options : {"-e binary", "--reencode order --literal-order random:2"}) {
    const RunResult repaired = shell("\"$SUDOKU_SAT\" export -f wcnf " + options +
                                     " -p 11.3............ > x && clasp x | "
                                     "\"$SUDOKU_SAT\" decode -f line x");
    CHECK(repaired.status == 0);
    CHECK(repaired.err.find("the answer gives up 1 given: r1c") != std::string::npos);
  }
  const std::string reencoded = run({"export", "-f", "wcnf", "--reencode", "order",
                                     "--literal-order", "random:2", "-p", small})
                                    .out;
  CHECK(reencoded.find("\nc reencode order random:2\n") != std::string::npos);
  CHECK(reencoded != exported("wcnf", small));
}
