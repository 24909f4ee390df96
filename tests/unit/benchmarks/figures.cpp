// Figures of the benchmark: medians, ratios, tables, JSON.
#include <array>
#include <catch2/catch.hpp>

#include "benchmarks/measurement.hpp"
#include "benchmarks/samples.hpp"

using namespace sudoku_sat::bench;

namespace {

Report example() {
  const Side ours{.command = "sudoku-sat dimacs",
                  .wall = {.median = 0.5, .least = 0.25, .most = 1},
                  .memory = 64'000'000,
                  .rate = 1000};
  const Side theirs{.command = "cat a|b", .wall = {.median = 0.25, .least = 0.25, .most = 0.25}};
  Report report{.circumstances = {.processor = "a processor",
                                  .cores = 2,
                                  .compiler = "g++ 12",
                                  .version = "0.1.0",
                                  .runs = 5},
                .measurements = {}};
  report.measurements = {
      {.section = "first", .name = "alone", .ours = ours, .unit = "MB/s"},
      {.section = "first", .name = "compared", .ours = ours, .theirs = theirs, .ratio = 2}};
  return report;
}

}  // namespace

TEST_CASE("the benchmark's median is the middle run, or the mean of the two in the middle") {
  CHECK(median({3, 1, 2}) == 2);
  CHECK(median({4, 1, 3, 2}) == 2.5);
  CHECK(median({7}) == 7);
  CHECK(spread_of(std::array{5.0, 1.0, 9.0}) == Spread{.median = 5, .least = 1, .most = 9});
}

TEST_CASE("the benchmark's ratio is the median of the turns' ratios") {
  // The machine was slow in the second turn, for both.
  CHECK(median_ratio(std::array{2.0, 20.0, 3.0}, std::array{1.0, 10.0, 1.0}) == 2);
  CHECK(median_ratio(std::array{2.0, 6.0}, std::array{0.0, 2.0}) == 3);
  CHECK(median_ratio(std::array{2.0}, std::array{0.0}) == 0);
}

TEST_CASE("the benchmark's tables show three digits that count") {
  CHECK(three_digits(0) == "0");
  CHECK(three_digits(0.00001234) == "0.000012");
  CHECK(three_digits(0.01234) == "0.0123");
  CHECK(three_digits(1.234) == "1.23");
  CHECK(three_digits(12.34) == "12.3");
  CHECK(three_digits(123.4) == "123");
  CHECK(three_digits(12345.6) == "12346");
}

TEST_CASE("the benchmark's table has a column for each figure that there is") {
  CHECK(to_table(example(), false) ==
        "sudoku-sat 0.1.0, a processor, 2 cores, g++ 12; medians of 5 runs\n"
        "\n"
        "first\n"
        "          seconds  CPU    MB  rate  against  seconds  CPU  MB  unit  ratio\n"
        "alone       0.500    0  64.0  1000                             MB/s\n"
        "compared    0.500    0  64.0  1000  cat a|b    0.250    0   0         2.00\n");
}

TEST_CASE("the benchmark's table in Markdown escapes what would end a cell") {
  const std::string text = to_table(example(), true);
  CHECK_THAT(text, Catch::Contains("\n### first\n\n|"));
  CHECK_THAT(text, Catch::Contains("\n|---|---:|"));
  CHECK_THAT(text, Catch::Contains("| cat a\\|b |"));
}

TEST_CASE("the benchmark's JSON has null for missing figures") {
  const auto json = to_json(example());
  CHECK(json["machine"]["processor"] == "a processor");
  CHECK(json["runs"] == 5);
  const auto& alone = json["measurements"][0];
  CHECK(alone["ours"]["seconds"]["max"] == 1);
  CHECK(alone["ours"]["peak_bytes"] == 64'000'000);
  CHECK(alone["ours"]["rate"] == 1000);
  CHECK(alone["unit"] == "MB/s");
  CHECK(alone["theirs"].is_null());
  CHECK(alone["ratio"].is_null());
  const auto& compared = json["measurements"][1];
  CHECK(compared["theirs"]["command"] == "cat a|b");
  CHECK(compared["ratio"] == 2);
  CHECK(compared["unit"].is_null());
}
