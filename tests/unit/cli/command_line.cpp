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

std::string complaint_of(const std::vector<std::string>& arguments,
                         const app::Command& of = command) {
  try {
    cli::CommandLine(of, arguments);
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
    CHECK_THAT(complaint_of({name, "x", "--new-name", "y"}),
               Contains("--new-name can be given only once"));
    CHECK_THAT(complaint_of({name, "x", "--other"}), Contains("--new-name can't be combined"));
    CHECK_THAT(complaint_of({name}), Contains("--new-name needs a value"));
  }
  CHECK(line({"--old-name=x"}).get("new-name") == "x");
}

TEST_CASE("older names and rarely needed options work but are never suggested", "[app]") {
  CHECK(line({"--shy"}).has("shy"));
  CHECK_THAT(complaint_of({"--shyy"}), !Contains("did you mean"));
  CHECK_THAT(complaint_of({"--old-nam"}), !Contains("--old-name"));
  CHECK_THAT(complaint_of({"--new-nam"}), Contains("did you mean --new-name?"));
}

TEST_CASE("the name of an option is not taken for the value of another, in any command", "[app]") {
  std::size_t tried = 0;
  for (const app::Command* known : app::commands()) {
    for_each_option(*known, [&](const app::Option& option, const app::Group&) {
      if (!option.on_line() || !option.takes_value() || option.may_be_bare()) return;
      std::vector<std::string> names{"--" + std::string(option.name)};
      if (option.brief != '\0') names.push_back({'-', option.brief});
      for (const std::string& name : names) {
        CAPTURE(known->name, name);
        const std::string missing = "--" + std::string(option.name) + " needs a value";
        CHECK_THAT(complaint_of({name, names.front()}, *known), Contains(missing));
        CHECK_THAT(complaint_of({name, names.back()}, *known), Contains(missing));
        ++tried;
      }
    });
  }
  CHECK(tried > 200);
  CHECK(line({"--new-name=--shy"}).get("new-name") == "--shy");
  CHECK(line({"-n", "-1"}).get("new-name") == "-1");
  CHECK(line({"-n", "-"}).get("new-name") == "-");
}
