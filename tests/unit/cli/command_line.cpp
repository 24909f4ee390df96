// Options with older names, and rarely needed ones.
#include "cli/command_line.hpp"

#include <catch2/catch.hpp>

#include "sudoku_sat/base.hpp"

using namespace sudoku_sat;
using Catch::Contains;

namespace {

constexpr app::Option options[] = {
    app::text("n,new-name", "TEXT", "renamed").once("old-name oldest"),
    app::flag("shy", "rarely needed").rarely(),
    app::flag("other", "anything else").without("new-name")};
constexpr app::Command command{.name = "test", .groups = {{{"Options", options}}}};

cli::CommandLine line(const std::vector<std::string>& arguments) {
  return cli::CommandLine(command, arguments);
}

std::string complaint(const std::vector<std::string>& arguments) {
  try {
    line(arguments);
  } catch (const UsageError& error) {
    return error.what();
  }
  return {};
}

}  // namespace

TEST_CASE("an option's older names are read as the new one", "[app]") {
  for (const char* name : {"--new-name", "--old-name", "--oldest", "-n"}) {
    CAPTURE(name);
    CHECK(line({name, "x"}).get("new-name") == "x");
    CHECK_FALSE(line({name, "x"}).has("old-name"));
    CHECK_THAT(complaint({name, "x", "--new-name", "y"}),
               Contains("--new-name can be given only once"));
    CHECK_THAT(complaint({name, "x", "--other"}), Contains("--new-name can't be combined"));
    CHECK_THAT(complaint({name}), Contains("--new-name needs a value"));
  }
  CHECK(line({"--old-name=x"}).get("new-name") == "x");
}

TEST_CASE("older names and rarely needed options work but are never suggested", "[app]") {
  CHECK(line({"--shy"}).has("shy"));
  CHECK_THAT(complaint({"--shyy"}), !Contains("did you mean"));
  CHECK_THAT(complaint({"--old-nam"}), !Contains("--old-name"));
  CHECK_THAT(complaint({"--new-nam"}), Contains("did you mean --new-name?"));
}
