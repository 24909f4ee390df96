// tools/build_times adds up the times in ninja's log, only the last build of each object.
#include "helpers.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat::support;

TEST_CASE("build_times: seconds by folder from ninja's log, each object's last build", "[cli]") {
  const Scratch scratch;
  scratch.write(".ninja_log",
                "# ninja log v5\n"
                "0\t9000\t1\tsrc/CMakeFiles/a.dir/Unity/unity_rules/language_cxx.cxx.o\tx\n"
                "100\t1600\t1\tsrc/CMakeFiles/a.dir/Unity/unity_rules/language_cxx.cxx.o\tx\n"
                "0\t250\t1\tsrc/CMakeFiles/a.dir/search/plain9/state.cpp.o\tx\n"
                "250\t500\t1\tsrc/CMakeFiles/a.dir/search/plain9/wide.cpp.o\tx\n"
                "0\t3000\t1\tsrc/CMakeFiles/a.dir/cmake_pch.hxx.gch\tx\n"
                "3000\t3900\t1\tsudoku-sat\tx\n");
  const RunResult result =
      shell(source_path("tools/build_times") + " " + scratch.path().string(), patience);
  CHECK(result.out ==
        "| folder | units | seconds |\n"
        "|---|---:|---:|\n"
        "| headers compiled beforehand | 1 | 3.0 |\n"
        "| src/rules/language | 1 | 1.5 |\n"
        "| src/search/plain9 | 2 | 0.5 |\n"
        "| all | 4 | 5.0 |\n");
}

TEST_CASE("build_times: without a log it says what to build", "[cli]") {
  const RunResult result = shell(source_path("tools/build_times") + " nowhere", patience);
  CHECK(result.status == 1);
  CHECK(result.out.empty());
  CHECK_THAT(result.err, Catch::Contains("nowhere/.ninja_log: No such file") &&
                             Catch::Contains("tools/build release"));
}
