// The reader of solvers' statistics, on their shortened output for six pigeons in five holes, and
// on lines that only look like it.
#include "solvers/external/printed_figures.hpp"

#include <catch2/catch.hpp>

using namespace sudoku_sat;

namespace {

void check(const std::string& text, std::optional<std::int64_t> decisions,
           std::optional<std::int64_t> conflicts, std::optional<std::int64_t> propagations) {
  const SolverStatistics figures = solvers::printed_figures(text);
  CHECK(figures.decisions == decisions);
  CHECK(figures.conflicts == conflicts);
  CHECK(figures.propagations == propagations);
}

}  // namespace

TEST_CASE("the figures of CaDiCaL 1.5.3 are read", "[figures]") {
  check(R"(c  seconds  reductions  redundant irredundant
c         MB    restarts       trail    variables
c          level   conflicts       glue     remaining
c
c i  0.00  4  3 0   0   34    9 100% 2   81  29 97%
s UNSATISFIABLE
c --- [ statistics ] ---------------------------------------------------------
c
c chronological:                47        34.31 %  of conflicts
c conflicts:                   137    162707.84    per second
c decisions:                   174    206650.83    per second
c learned:                     136        99.27 %  per conflict
c propagations:               1600         1.90 M  per second
c restarts:                      3        45.67    interval
c exit 20
)",
        174, 137, 1600);
}

TEST_CASE("the figures of MiniSat 2.2.1 are read", "[figures]") {
  check(R"(| Conflicts |          ORIGINAL         |          LEARNT          | Progress |
|           |    Vars  Clauses Literals |    Limit  Clauses Lit/Cl |          |
===============================================================================
|       100 |      24       75      240 |       27       31      8 |  0.226 % |
===============================================================================
restarts              : 3
conflicts             : 251            (inf /sec)
decisions             : 312            (0.00 % random) (inf /sec)
propagations          : 1893           (inf /sec)
conflict literals     : 1745           (11.24 % deleted)
CPU time              : 0 s

UNSATISFIABLE
)",
        312, 251, 1893);
}

TEST_CASE("the figures of PicoSAT 965 are read", "[figures]") {
  check(R"(c  seconds     variables   original    learned     agility
c         level        used      conflicts    limit          MB
c
c +   0.0   7.3    29 100.0     6   100    99  1100   4.0   0.0
s UNSATISFIABLE
c
c 5 iterations
c 0 failed literals
c 149 conflicts
c 182 decisions
c 30 fixed variables
c 2169 propagations
c 3.1 megaprops/second
)",
        182, 149, 2169);
}

TEST_CASE("the figures of CryptoMiniSat 5.11.4 are read", "[figures]") {
  check(R"(c ------- FINAL TOTAL SEARCH STATS ---------
c restarts                 : 2           (71.00     confls per restart)
c decisions                : 176         (0.00      % random)
c propagations             : 1646        (0         props/s)
c decisions/conflicts      : 1.24
c conflicts                : 142
c units learnt             : 7           (4.93      % of conflicts)
c Mprops                   : 0.00        (0.00      / sec)
c props/conflict           : 0.00
c Conflicts in UIP         : 142         (35332.17  confl/time_this_thread)
s UNSATISFIABLE
)",
        176, 142, 1646);
}

TEST_CASE("the figures of clasp 3.3.5 are read", "[figures]") {
  check(R"(s UNSATISFIABLE
c
c Models         : 0
c Choices        : 176
c Conflicts      : 161      (Analyzed: 160)
c Lemmas         : 160      (Deleted: 0)
c   Conflict     : 160      (Average Length:    5.8 Ratio: 100.00%)
c Variables      : 30       (Eliminated:    6 Frozen:    0)
)",
        176, 161, std::nullopt);
}

TEST_CASE("the figures of z3 4.8.12 are read, and its three kinds of propagations not added up",
          "[figures]") {
  check(R"(s UNSATISFIABLE
(:sat-backjumps           109
 :sat-conflicts           110
 :sat-decisions           145
 :sat-propagations-2ary   745
 :sat-propagations-3ary   11
 :sat-propagations-nary   635
 :total-time              0.00)
)",
        145, 110, std::nullopt);
  check("(:conflicts 12)", std::nullopt, 12, std::nullopt);
}

TEST_CASE("figures followed by a comma and a rate are read, as Lingeling prints them",
          "[figures]") {
  check(
      "c           149 conflicts,       9.5 confs/sec\n"
      "c           182 decisions,       9.9 decis/sec,      1.2 decis/conflict\n"
      "c          2169 propagations,   11.0 props/sec,     11.9 props/decision\n",
      182, 149, 2169);
}

TEST_CASE("a text without figures has none", "[figures]") {
  check("", std::nullopt, std::nullopt, std::nullopt);
  check("\n\nc\nc c\ns SATISFIABLE\nv 1 -2 3 0\n", std::nullopt, std::nullopt, std::nullopt);
  check("conflicts", std::nullopt, std::nullopt, std::nullopt);
  check("c conflicts :\nc decisions: many\n", std::nullopt, std::nullopt, std::nullopt);
}

TEST_CASE("only a non-negative whole number that fits is a figure", "[figures]") {
  check("conflicts: 1.5\ndecisions: -3\npropagations: 99999999999999999999\n", std::nullopt,
        std::nullopt, std::nullopt);
}

TEST_CASE("a number before a sentence about conflicts is not a figure", "[figures]") {
  check("c 100 conflicts limit reached\nc first 7 conflicts\n", std::nullopt, std::nullopt,
        std::nullopt);
}

TEST_CASE("the last of repeated figures counts", "[figures]") {
  check("conflicts: 5\nCONFLICTS: 7", std::nullopt, 7, std::nullopt);
}

TEST_CASE("z3's figures are cut off an answer, and nothing else is", "[figures]") {
  const auto cut = [](std::string text) {
    solvers::cut_trailing_figures(text);
    return text;
  };
  CHECK(cut("s SATISFIABLE\nv 1 2\n(:a 1\n :b 2)\n") == "s SATISFIABLE\nv 1 2");
  CHECK(cut("(:a 1)") == "");
  for (const std::string text : {"", "\n", "s SATISFIABLE\n", "v 1 0\n(:a 1", "v 1 0\n(:a 1)\nv 2",
                                 "(error \"x\")\n", "c (:a 1)\n"}) {
    CHECK(cut(text) == text);
  }
}
