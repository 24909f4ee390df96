// sudoku-sat explain: the derivation as text and JSON, questions about single cells, limits,
// statuses. Its pictures and pages: explain_pictures.cpp.
#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <set>

#include "explain.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::EndsWith;
using Catch::StartsWith;

namespace {

const std::string easy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string easy_solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

bool has_line(const std::string& text, const std::string& pattern) {
  const Strings lines = lines_of(text);
  const std::regex regex(pattern);
  return std::any_of(lines.begin(), lines.end(),
                     [&](const std::string& line) { return std::regex_match(line, regex); });
}

/// The numbers of the steps that stand in the text.
std::vector<std::size_t> step_numbers(const std::string& text) {
  std::vector<std::size_t> numbers;
  for (const std::string& line : lines_of(text)) {
    const std::size_t point = line.find_first_not_of("0123456789");
    if (point != 0 && point != line.npos && line.compare(point, 3, ". r") == 0) {
      numbers.push_back(std::stoul(line));
    }
  }
  return numbers;
}

}  // namespace

TEST_CASE("cli: explain shows the puzzle, numbered steps, the solution and a summary") {
  const RunResult result = explain({}, small);
  INFO(result);
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  CHECK_THAT(result.out, StartsWith("+-------+-------+\n| 1' .  | .  .  |\n"));
  const std::vector<std::size_t> numbers = step_numbers(result.out);
  REQUIRE(numbers.size() >= 6);
  for (std::size_t i = 0; i < numbers.size(); ++i) CHECK(numbers[i] == i + 1);
  CHECK_THAT(result.out, Contains("| 1' 2  | 4  3  |\n") &&
                             Contains("\n" + std::to_string(numbers.size()) + " steps, with "));
}

TEST_CASE("cli: explain names the unit of a full house") {
  const RunResult result = explain({}, "123434122143432.");
  INFO(result);
  const Strings lines = lines_of(result.out);
  const auto step = std::find_if(lines.begin(), lines.end(), [](const std::string& line) {
    return line.starts_with("1. r4c4=1");
  });
  REQUIRE(lines.end() - step > 1);
  CHECK(step[0] == "1. r4c4=1 (full house)");
  CHECK(step[1] == "    r4c4 is the last open cell of row 4, where only 1 is missing.");
  CHECK(step_numbers(result.out).size() == 1);
}

TEST_CASE("cli: explain says what rules out the other places and values") {
  const std::string text = explain({}, worksheet).out;
  CHECK(has_line(text, "    In (box|row|column) . the . can only be in r.c.: the .*rules? out .*"));
  CHECK(has_line(text, "    Only . fits r.c.: .*(box|row|column) . has .*"));
}

TEST_CASE("cli: explain shows arguments step by step, unless they are too long", "[long]") {
  const std::string text = explain({}, escargot).out;
  CHECK(has_line(text, "[0-9]+\\. r.c.!=. \\(nested chains\\)"));
  CHECK(has_line(text, "      \\[1[3-9]\\] .*"));
  CHECK(has_line(text, "    not explained: [2-9][0-9] small steps refute r.c.=. .*"));
  CHECK(!has_line(text, " *\\[(2[5-9]|[3-9].)\\] .*"));
  CHECK(has_line(text, "    suppose r.c.=."));
  CHECK(has_line(text, "      \\[1\\] r.c.=. \\((hidden|naked) single\\): .*"));
  CHECK(has_line(text, "      \\[[0-9]+\\] contradiction: .*"));
  CHECK_THAT(text, Contains(" [supposed] "));
  const std::string page = explain({"-f", "html"}, escargot).out;
  const std::size_t folded = count(text, "    not explained: ");
  CHECK(count(page, "<details>") == folded);
  const std::string told =
      std::to_string(folded) + " of [0-9]+ steps are not explained: they exclude [0-9]+ candidates";
  CHECK(has_line(text, told));
  CHECK(std::regex_search(page, std::regex("; " + told)));
}

TEST_CASE("cli: explain says how much a solver found, where that is all it knows", "[long]") {
  const std::string file = source_path("puzzles/variants/non-consecutive.txt");
  const RunResult result = run({"explain", file});
  CHECK(has_line(result.out,
                 "    not explained: a solver found these [0-9]+ values, from [0-9]+ reasons "
                 "together \\(-f html lists them\\)"));
  CHECK_THAT(result.out, !Contains("(search)\n    not explained: "));
  const std::size_t times = count(result.out, "    not explained: ");
  CHECK(has_line(result.out, std::to_string(times) +
                                 " of [0-9]+ steps are not explained: they give [0-9]+ values and "
                                 "exclude [0-9]+ candidates"));
  CHECK(Json::parse(run({"explain", "-f", "json", file}).out)["summary"]["not_explained"] == times);
}

TEST_CASE("cli: explain folds a long list of clues, which is no search", "[long]") {
  const RunResult result = run({"explain", source_path("puzzles/variants/loop.txt")});
  CHECK(has_line(result.out,
                 "    this value follows from [0-9]+ reasons together \\(-f html lists them\\)"));
}

TEST_CASE("cli: the JSON of explain has each argument, whose small steps rest on what it says",
          "[long]") {
  const Json json = explained({}, escargot);
  std::size_t arguments = 0;
  for (const Json& step : json["steps"]) {
    CHECK(step["constraints"].get<std::size_t>() < step["size"].get<std::size_t>());
    if (!step.contains("cases")) continue;
    ++arguments;
    REQUIRE(step["cases"].size() == 1);
    const Json& only = step["cases"][0];
    const std::string concluded = step["conclusions"][0];
    CHECK(only["assumption"] == concluded.substr(0, 4) + "=" + concluded.substr(6));
    CHECK(only["steps"].back()["conclusions"].empty());
  }
  CHECK(arguments >= 10);
}

TEST_CASE("cli: lines of explain are at most 100 columns wide") {
  const RunResult result = explain({}, worksheet);
  CHECK(result.status == 0);
  for (const std::string& line : lines_of(result.out)) CHECK(line.size() <= 100);
}

TEST_CASE("cli: explain uses colours only if they are wanted") {
  CHECK_THAT(explain({"--color", "always"}, small).out, Contains("\x1b["));
  CHECK_THAT(explain({}, small).out, !Contains("\x1b"));
  const Scratch scratch;
  explain({"-o", scratch.file("steps.txt")}, small);
  CHECK(read_file(scratch.file("steps.txt")) == explain({}, small).out);
}

TEST_CASE("cli: the JSON of explain derives every open cell from what is known by then", "[long]") {
  const Json json = explained({}, easy);
  CHECK(json["status"] == "solved");
  CHECK(json["puzzle"] == easy);
  CHECK(json["solution"] == easy_solution);
  std::map<std::string, std::size_t> known;
  for (const Json& step : json["steps"]) {
    CAPTURE(step);
    CHECK(step["reasons"].size() == step["size"]);
    for (const Json& reason : step["reasons"]) {
      if (reason["kind"] != "conclusion") continue;
      REQUIRE(known.contains(reason["text"]));
      CHECK(known[reason["text"]] == reason["step"]);
    }
    for (const Json& conclusion : step["conclusions"]) known[conclusion] = step["number"];
  }
  for (int cell = 0; cell < 81; ++cell) {
    const auto at = static_cast<std::size_t>(cell);
    const std::string text = "r" + std::to_string(cell / 9 + 1) + "c" +
                             std::to_string(cell % 9 + 1) + "=" + easy_solution[at];
    CHECK(known.contains(text) == (easy[at] == '.'));
  }
}

TEST_CASE("cli: reasons in JSON have their kind, cells and value") {
  const Json json = explained({}, "123434122143432.");
  REQUIRE(json["steps"].size() == 1);
  const Json& step = json["steps"][0];
  CHECK(step["conclusions"] == Json{"r4c4=1"});
  static const std::set<std::string> kinds{"value",    "one_value", "place", "once",      "allowed",
                                           "relation", "diagram",   "given", "conclusion"};
  for (const Json& reason : step["reasons"]) {
    CHECK(kinds.contains(reason["kind"]));
    CHECK(!reason["cells"].empty());
    CHECK(reason["text"].is_string());
    if (reason["kind"] == "given") {
      CHECK(reason["text"] == reason["cells"][0].get<std::string>() + "=" + reason["value"].dump());
    }
  }
}

TEST_CASE("cli: the summary of explain follows from the steps") {
  const Json json = explained({}, easy);
  std::size_t largest = 0;
  double total = 0;
  std::map<std::string, std::size_t> names;
  for (const Json& step : json["steps"]) {
    largest = std::max<std::size_t>(largest, step["size"]);
    total += step["size"].get<double>();
    if (!step["name"].is_null()) ++names[step["name"]];
  }
  const Json& summary = json["summary"];
  CHECK(summary["steps"] == json["steps"].size());
  CHECK(summary["largest"] == largest);
  CHECK(summary["not_explained"] == 0);
  CHECK(summary["mean"].get<double>() ==
        Approx(total / static_cast<double>(json["steps"].size())).margin(0.006));
  CHECK(summary["names"].get<std::map<std::string, std::size_t>>() == names);
}

TEST_CASE("cli: explain goes as far as several solutions agree") {
  const std::string several = "1.....2........4";
  const RunResult result = explain({}, several);
  CHECK(result.status == 0);
  CHECK_THAT(result.out, Contains("7 cells are left open, where the solutions differ"));
  const Json open = explained({}, several);
  CHECK(open["status"] == "incomplete");
  CHECK(open["solution"].is_null());
  CHECK(open["open_cells"] == 7);
}

TEST_CASE("cli: explain of a puzzle without steps says why nothing follows") {
  const RunResult result = run({"explain", "--empty", "--size", "4"});
  CHECK(result.status == 0);
  CHECK_THAT(result.out, Contains("nothing can be derived: there are several solutions, which "
                                  "differ in all 16 open cells") &&
                             !Contains("step"));
  CHECK(explained({"--size", "4"}, "................")["reason"] == "there are several solutions");
}

TEST_CASE("cli: explain points to check if there is no solution") {
  for (const std::string& puzzle : {clashing, unsolvable}) {
    const RunResult result = explain({}, puzzle);
    CHECK(result.status == 20);
    CHECK_THAT(result.out, Contains("`sudoku-sat check`"));
    CHECK(step_numbers(result.out).empty());
  }
  CHECK(explained({}, clashing)["status"] == "inconsistent");
  CHECK(explained({}, unsolvable)["status"] == "unsatisfiable");
  const Scratch scratch;
  const RunResult drawn = explain({"-f", "svg", "-o", scratch.file("none.svg")}, unsolvable);
  CHECK(drawn.status == 20);
  CHECK_THAT(drawn.err, Contains("no solution"));
  CHECK(!std::filesystem::exists(scratch.file("none.svg")));
}

TEST_CASE("cli: explain takes a stream and continues after lines that are not puzzles") {
  const std::string input = small + " first\n1x\n" + small + "\n";
  const auto objects = objects_of(run({"explain", "--size", "4", "-f", "json"}, input));
  REQUIRE(objects.size() == 3);
  CHECK(objects[0]["label"] == "first");
  CHECK(objects[1]["status"] == "invalid");
  CHECK(objects[1]["puzzle"].is_null());
  CHECK(objects[2]["index"] == 2);
  CHECK(objects[2]["steps"] == objects[0]["steps"]);
  const RunResult text = run({"explain", "--size", "4"}, input);
  CHECK(text.status == 1);
  CHECK_THAT(text.out, StartsWith("first\n"));
  CHECK(count(text.out, "steps, with ") == 2);
}

TEST_CASE("cli: explain --cell shows the steps that a value rests on") {
  const Json all = explained({}, easy);
  const Json json = explained({"--cell", "r5c5"}, easy);
  CHECK(json["question"] == Json{{"cell", "r5c5"}});
  REQUIRE(!json["steps"].empty());
  CHECK(json["steps"].size() < all["steps"].size());
  std::set<std::size_t> shown;
  for (const Json& step : json["steps"]) {
    for (const Json& reason : step["reasons"]) {
      if (reason["kind"] == "conclusion") CHECK(shown.contains(reason["step"]));
    }
    shown.insert(step["number"].get<std::size_t>());
  }
  const Json& conclusions = json["steps"].back()["conclusions"];
  CHECK(std::find(conclusions.begin(), conclusions.end(), "r5c5=5") != conclusions.end());
  const RunResult text = explain({"--cell", "r5c5"}, easy);
  CHECK(text.status == 0);
  CHECK(step_numbers(text.out).size() == json["steps"].size());
  CHECK_THAT(text.out, EndsWith(json["answer"].get<std::string>() + "\n"));
}

TEST_CASE("cli: explain answers in a sentence what needs no step") {
  CHECK(explained({"--cell", "r1c1"}, easy)["answer"] == "r1c1=5 is given");
  CHECK(explained({"--why-not", "r1c1=6"}, easy)["answer"] == "r1c1 can't be 6: r1c1=5 is given");
  const RunResult result = explain({"--why-not", "r1c3=3"}, easy);
  CHECK(result.status == 0);
  CHECK_THAT(result.out,
             EndsWith("\nr1c3 can't be 3: row 1 has 3 only once, and r1c2=3 is given\n"));
  CHECK(step_numbers(result.out).empty());
}

TEST_CASE("cli: explain --why-not shows the steps up to what excludes the value") {
  // r1c3 is 4, and no given of its row, column or box is 2.
  const Json json = explained({"--why-not", "r1c3=2"}, easy);
  CHECK(json["question"] == Json{{"why_not", "r1c3=2"}});
  REQUIRE(!json["steps"].empty());
  CHECK_THAT(json["answer"].get<std::string>(), StartsWith("r1c3 can't be 2: "));
  const std::string last = std::to_string(json["steps"].back()["number"].get<int>());
  CHECK_THAT(json["answer"].get<std::string>(), Contains("step " + last));
}

TEST_CASE("cli: explain refuses a question that assumes what is not so") {
  const RunResult value = explain({"--why-not", "r1c3=4"}, easy);
  CHECK(value.status == 1);
  CHECK_THAT(value.err, Contains("r1c3=4 holds in the solution"));
  const std::string several = "12343412........";
  CHECK_THAT(explain({"--cell", "r3c1"}, several).err, Contains("the solutions differ there"));
  for (const char* possible : {"r3c1=2", "r3c1=4"}) {
    const RunResult result = explain({"--why-not", possible}, several);
    CHECK(result.status == 1);
    CHECK_THAT(result.err, Contains(std::string(possible) + " is possible"));
  }
}

TEST_CASE("cli: explain reads cells and values strictly") {
  for (const char* cell : {"r5c1", "r0c1", "r1", "c1r1", "", "r1c1=3", "r1c1 r1c2", "1"}) {
    CAPTURE(cell);
    CHECK_THAT(only_error(run({"explain", "-f", "json", "-p", small, "--cell", cell}), 2),
               Contains("--cell"));
  }
  for (const char* value : {"r1c1", "r1c1=", "r1c1=0", "r1c1=5", "r1c1=x", "r1c1!=2", "r9c9=1"}) {
    CAPTURE(value);
    CHECK_THAT(only_error(run({"explain", "-f", "json", "-p", small, "--why-not", value}), 2),
               Contains("--why-not"));
  }
}

TEST_CASE("cli: options of explain that contradict each other are wrong usage") {
  const std::vector<Strings> wrong{{"--cell", "r1c1", "--why-not", "r1c1=2"},
                                   {"--step", "1"},
                                   {"--split", "-o", "steps"},
                                   {"-f", "svg", "--split"},
                                   {"-f", "svg", "--split", "--step", "1", "-o", "steps"},
                                   {"-f", "svg", "--step", "0"},
                                   {"-f", "svg", "--step", "1000"},
                                   {"-f", "line"}};
  for (const Strings& arguments : wrong) {
    CAPTURE(arguments);
    const RunResult result = explain(arguments, small);
    CHECK(result.status == 2);
    CHECK(lines_of(result.err).size() == 1);
  }
}

TEST_CASE("cli: a time-out of explain writes what is found so far") {
  const RunResult result = explain({"--timeout", "0.000001"}, worksheet);
  CHECK(result.status == 30);
  CHECK_THAT(result.out, Contains("unknown: time-out after "));
  const RunResult data = explain({"--timeout", "0.000001", "-f", "json"}, worksheet);
  CHECK(data.status == 30);
  const Json json = Json::parse(data.out);
  CHECK(json["status"] == "unknown");
  CHECK(json["reason"] == "time-out");
  CHECK(json["solution"].is_null());
}

TEST_CASE("cli: an interrupt of explain writes the steps so far") {
  // Many puzzles, so that there is work left when the signal comes.
  const RunResult result =
      shell("i=0; while [ $i -lt 400 ]; do echo " + worksheet +
            "; i=$((i+1)); done > many.txt; "
            "\"$SUDOKU_SAT\" explain -f json many.txt > out.txt & pid=$!; "
            "while [ ! -s out.txt ]; do sleep 0.05; done; kill -INT $pid; wait $pid; echo $?; "
            "head -c 12 out.txt");
  INFO(result);
  CHECK(result.out == "30\n{\"index\":0,\"");
  CHECK_THAT(result.err, Contains("interrupted"));
}

TEST_CASE("cli: explain says that a board is too large, and continues with the next puzzle") {
  const RunResult result = run({"explain", "-f", "json", "--empty", "--size", "64"});
  CHECK(result.status == 1);
  const Json refused = objects_of(result).at(0);
  CHECK(refused["status"] == "unknown");
  CHECK_THAT(refused["reason"].get<std::string>(), Contains("too large"));
  std::string large;
  for (int row = 0; row < 49; ++row) {
    for (int column = 0; column < 49; ++column) large += column == 0 ? "0" : ",0";
    large += '\n';
  }
  const std::vector<Json> objects =
      objects_of(run({"explain", "-f", "json"}, large + "\n" + small));
  REQUIRE(objects.size() == 2);
  CHECK(objects[1]["status"] == "solved");
}

TEST_CASE("cli: explain writes the same bytes each time") {
  for (const char* format : {"text", "json", "svg", "html"}) {
    CHECK(explain({"-f", format}, small).out == explain({"-f", format}, small).out);
  }
}
