// sudoku-sat family: formulas scrambled, re-encoded, compressed.
#include "cli/family.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

TEST_CASE("cli: a family's formulas may be scrambled, as dimacs does it", "[cli][family]") {
  const Family family("--sizes 9 --open 0.5 --count 2 -e triads --scramble 7");
  INFO(family.result);
  REQUIRE(family.instances().size() == 2);
  for (const Json& instance : family.instances()) {
    CHECK(instance["scramble"] == 7);
    CHECK_THAT(instance["name"].get<std::string>(), Contains("-triads-scrambled7-s1-"));
    const std::string file = family.file(instance["file"]);
    CHECK(instance["md5"] == hash_of(file));
    const std::string board = family.file(instance["board"]);
    const RunResult dimacs = run({"dimacs", "-q", "-e", "triads", "--scramble", "7", board});
    const auto clauses = [](const std::string& text) {
      std::string kept;
      for (const std::string& line : lines_of(text)) {
        if (line.front() != 'c') kept += line + "\n";
      }
      return kept;
    };
    CHECK(clauses(read_file(file)) == clauses(dimacs.out));
  }
  const std::string plain = "--sizes 9 --open 0.5 --scramble 7 ";
  CHECK_THAT(only_error(Family(plain + "--unsat --proofs").result, 2), Contains("--proofs"));
  CHECK_THAT(only_error(Family(plain + "--times minisat").result, 2), Contains("--times"));
  CHECK_THAT(only_error(Family(plain + "--boards").result, 2), Contains("--scramble"));
}

TEST_CASE("cli: a family's formulas may be re-encoded, each step beside the others",
          "[cli][family]") {
  const Family family(
      "--sizes 9 --open 0.6 --count 1 -e minimal --reencode none,order,bva "
      "--literal-order board,random:3");
  REQUIRE(family.instances().size() == 4);
  const std::vector<std::string> options{
      "", "--reencode order", "--reencode order --literal-order random:3", "--reencode bva"};
  const std::vector<std::string> names{"minimal-s1", "minimal-order-board-s1",
                                       "minimal-order-random3-s1", "minimal-bva-s1"};
  for (std::size_t i = 0; i < 4; ++i) {
    const Json& instance = family.instances()[i];
    CAPTURE(instance);
    CHECK_THAT(instance["file"].get<std::string>(), Contains(names[i]));
    CHECK(instance.contains("reencoding") == (i != 0));
    const std::string board = family.file(instance["board"]);
    const RunResult alone = shell("$SUDOKU_SAT dimacs -e minimal " + options[i] + " " + board);
    CHECK(alone.out == read_file(family.file(instance["file"])));
  }
  CHECK_THAT(read_file(family.file("README.md")),
             Contains("--reencode none,order,bva --literal-order board,random:3"));
}

TEST_CASE("cli: a family's formulas may be compressed, their hashes stay", "[cli][family]") {
  const std::string options = "--sizes 9 --open 0.5 --count 1";
  const Json plain = Family(options).instances()[0];
  for (const std::string format : {"gz", "xz", "zst"}) {
    const Family family(options + " --compress " + format);
    INFO(family.result);
    const Json& instance = family.instances()[0];
    CHECK(instance["file"] == plain["file"].get<std::string>() + "." + format);
    CHECK(instance["md5"] == plain["md5"]);
    const std::string program = format == "gz" ? "gzip" : format == "xz" ? "xz" : "";
    if (program.empty()) continue;
    const RunResult unpacked = shell(program + " -dc '" + family.file(instance["file"]) + "'");
    CHECK_THAT(unpacked.out, Contains("\np cnf 729 "));
  }
  CHECK_THAT(only_error(Family(options + " --compress bz2").result, 2), Contains("bz2"));
}
