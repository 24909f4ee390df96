// sudoku-sat list: each list in each format of a table.
#include "cli/helpers.hpp"
#include "sudoku_sat/formats.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::StartsWith;

namespace {

const Strings lists = {"encodings", "amo", "rules", "solvers", "formats"};

Json objects(const std::string& list, const Strings& options = {}) {
  Strings arguments = {"list", list, "-f", "json"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  const RunResult result = run(arguments);
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  return Json::parse(result.out);
}

Strings names(const std::string& list) {
  Strings result;
  for (const Json& object : objects(list)) result.push_back(object.at("name"));
  return result;
}

bool has(const Strings& strings, const std::string& string) {
  return std::find(strings.begin(), strings.end(), string) != strings.end();
}

}  // namespace

TEST_CASE("cli: json of a list is an array of objects, their names first", "[cli][list]") {
  for (const std::string& list : lists) {
    CAPTURE(list);
    const std::string text = run({"list", list, "-f", "json"}).out;
    CHECK_THAT(text, StartsWith("[{\"name\":"));
    CHECK(Json::parse(text).is_array());
    CHECK_FALSE(Json::parse(text).empty());
  }
}

TEST_CASE("cli: each entry has a line of explanation and its source", "[cli][list]") {
  for (const std::string& list : lists) {
    for (const Json& object : objects(list)) {
      CAPTURE(list, object.dump());
      CHECK_FALSE(object.at("name").get<std::string>().empty());
      CHECK_FALSE(object.at("summary").get<std::string>().empty());
      CHECK_FALSE(object.at("source").get<std::string>().empty());
      CHECK(object.at("summary").get<std::string>().find('\n') == std::string::npos);
    }
  }
}

TEST_CASE("cli: the lists have what the program offers", "[cli][list]") {
  for (const char* name : {"maple", "maple-worksheet", "minimal", "efficient", "extended"}) {
    CHECK(has(names("encodings"), name));
  }
  for (const char* name : {"cadical", "minisat", "picosat", "cryptominisat5", "clasp", "z3",
                           "kissat", "glucose", "lingeling"}) {
    CHECK(has(names("solvers"), name));
  }
  for (const char* name : {"grid", "line", "csv", "json", "svg"}) {
    CHECK(has(names("formats"), name));
  }
  for (const char* name : {"rows", "columns", "boxes"}) CHECK(has(names("rules"), name));
  CHECK(has(names("amo"), "pairwise"));
}

TEST_CASE("cli: what a list names can be chosen", "[cli][list]") {
  for (const std::string& name : names("encodings")) {
    CHECK(run({"solve", "-f", "line", "-p", small, "-e", name}).out == small_solution + "\n");
  }
  for (const std::string& name : names("amo")) {
    CHECK(run({"solve", "-f", "line", "-p", small, "--amo", name}).out == small_solution + "\n");
  }
  for (const std::string& name : names("formats")) {
    const sudoku_sat::Format* const format = sudoku_sat::find_format(name);
    if (format != nullptr && format->write == nullptr) continue;  // it is only read
    // Formats of the classic Sudoku have boards of 9x9 alone.
    CHECK(run({"solve", "-p", std::string(inkala), "-f", name}).status == 0);
  }
}

TEST_CASE("cli: the encodings have their sizes on the board that is asked for", "[cli][list]") {
  const auto clauses = [](const Strings& options) {
    std::map<std::string, int> result;
    for (const Json& object : objects("encodings", options)) {
      result[object.at("name")] = object.at("clauses");
    }
    return result;
  };
  const auto nine = clauses({});
  CHECK(nine.at("maple") == 10287);
  CHECK(nine.at("maple-worksheet") == 17577);
  CHECK(nine.at("minimal") == 8829);
  CHECK(nine.at("efficient") == 11745);
  CHECK(nine.at("extended") == 11988);
  CHECK(clauses({"--size", "16"}).at("extended") == 123904);
  CHECK(clauses({"--box", "2x3"}).at("maple") == 1872);
  CHECK(objects("encodings").at(0).at("variables") == 729);
}

TEST_CASE("cli: a list as a table has all that its json has", "[cli][list]") {
  for (const std::string& list : lists) {
    CAPTURE(list);
    const RunResult result = run({"list", list});
    CHECK(result.status == 0);
    CHECK_THAT(result.out, StartsWith("name"));
    for (const Json& object : objects(list)) {
      CHECK_THAT(result.out, Contains("\n" + object.at("name").get<std::string>()));
      CHECK_THAT(result.out, Contains(object.at("summary").get<std::string>()));
      CHECK_THAT(result.out, Contains(object.at("source").get<std::string>()));
    }
    CHECK(run({"list", list, "-f", "table"}).out == result.out);
  }
}

TEST_CASE("cli: a table has no lines too wide for a terminal", "[cli][list]") {
  for (const std::string& list : lists) {
    CAPTURE(list);
    for (const std::string& line : lines_of(run({"list", list}).out)) {
      CAPTURE(line);
      CHECK(line.size() <= 120);
      CHECK_THAT(line, !Catch::EndsWith(" "));
    }
  }
}

TEST_CASE("cli: a list as csv quotes what has commas", "[cli][list]") {
  for (const std::string& list : lists) {
    CAPTURE(list);
    const Strings lines = lines_of(run({"list", list, "-f", "csv"}).out);
    CHECK_THAT(lines.at(0), StartsWith("name,"));
    CHECK(lines.size() == names(list).size() + 1);
    const auto columns = std::count(lines[0].begin(), lines[0].end(), ',');
    for (const std::string& line : lines) {
      bool quoted = false;
      std::ptrdiff_t commas = 0;
      for (const char c : line) {
        quoted = quoted != (c == '"');
        commas += c == ',' && !quoted ? 1 : 0;
      }
      CAPTURE(line);
      CHECK(commas == columns);
    }
  }
}

TEST_CASE("cli: a list as markdown has a line of dashes below its header", "[cli][list]") {
  for (const std::string& list : lists) {
    CAPTURE(list);
    const Strings lines = lines_of(run({"list", list, "-f", "markdown"}).out);
    CHECK(lines.size() == names(list).size() + 2);
    CHECK_THAT(lines.at(0), StartsWith("| name |"));
    CHECK_THAT(lines.at(1), StartsWith("|---"));
    const auto bars = std::count(lines[0].begin(), lines[0].end(), '|');
    CHECK(std::count(lines[1].begin(), lines[1].end(), '|') == bars);
  }
}

TEST_CASE("cli: solvers are listed with whether they are installed and how to get them",
          "[cli][list]") {
  for (const Json& object : objects("solvers")) {
    CAPTURE(object.dump());
    CHECK(object.contains("installed"));
    CHECK_FALSE(object.at("install").get<std::string>().empty());
  }
  const RunResult none = shell("PATH=/nonexistent \"$SUDOKU_SAT\" list solvers -f csv");
  for (const std::string& line : lines_of(none.out)) {
    if (line.starts_with("minisat,")) CHECK_THAT(line, StartsWith("minisat,no,"));
  }
}

TEST_CASE("cli: an unknown list, no list and two lists are wrong usage", "[cli][list]") {
  CHECK_THAT(only_error(run({"list", "encoding"}), 2), Contains("encodings"));
  for (const Strings& arguments : {Strings{"list"}, {"list", "frob"}}) {
    CAPTURE(arguments);
    const std::string error = only_error(run(arguments), 2);
    for (const std::string& list : lists) CHECK_THAT(error, Contains(list));
  }
  CHECK_THAT(only_error(run({"list", "amo", "rules"}), 2), Contains("argument 'rules'"));
  CHECK_THAT(only_error(run({"list", "rules", "-f", "grid"}), 2), Contains("grid"));
}
