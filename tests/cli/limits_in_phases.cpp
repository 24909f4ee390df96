// Every command ends soon after its time limit, and after Ctrl-C, whatever it is doing: each input
// keeps a command in one phase of its work for minutes. On an idle machine all end within a second;
// the limits here are generous, because tests share theirs.
#include <fmt/format.h>

#include <chrono>

#include "helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

constexpr double limit = 0.5;
constexpr double grace = 5;

/// Rules that take minutes to become a board of 36x36.
const std::string& slow_rules() {
  static const std::string rules = [] {
    std::string text = "rule=";
    for (int row = 1; row <= 36; ++row) {
      text += fmt::format("sum(row({})) <= {};", row, 600 + row);
    }
    return text;
  }();
  return rules;
}

struct Run {
  std::string phase;
  Strings arguments;
};

Strings with_slow_rules(Strings arguments) {
  for (const std::string& word : {std::string("--empty"), std::string("--size"), std::string("36"),
                                  std::string("--rules"), slow_rules()}) {
    arguments.push_back(word);
  }
  return arguments;
}

/// Boards whose next phases take minutes, as files.
class Boards {
 public:
  Boards()
      : full(scratch_.write("full.csv", in_numbers(solved_board(20, 20), ",", 400))),
        half(scratch_.write("half.csv",
                            in_numbers(with_holes(solved_board(12, 12), 2), ",", 144))) {}

  std::string file(const std::string& name) const { return scratch_.file(name); }

 private:
  Scratch scratch_;

 public:
  const std::string full;  ///< 400x400
  const std::string half;  ///< 144x144, half of its cells open
};

std::vector<Run> limited_runs(const Boards& boards) {
  std::vector<Run> runs;
  for (const std::string command : {"solve", "check", "count", "candidates", "explain", "rate",
                                    "trace", "generate", "compare"}) {
    runs.push_back({"making the board", with_slow_rules({command})});
  }
  runs.push_back({"making the board", with_slow_rules({"prove", "-o", boards.file("made")})});
  runs.push_back({"loading and solving", {"solve", "--unique", boards.half}});
  runs.push_back({"solving", {"candidates", "--empty", "--size", "36"}});
  runs.push_back({"rating", {"rate", boards.half}});
  runs.push_back({"encoding", {"prove", boards.half, "-o", boards.file("proof")}});
  runs.push_back({"solving", {"generate", "--size", "100"}});
  runs.push_back({"listing", {"solve", "--empty", "-n", "0", "-o", boards.file("all")}});
  runs.push_back({"counting", {"count", "--empty"}});
  runs.push_back({"drawing", {"solve", boards.full, "-f", "png", "-o", boards.file("full.png")}});
  return runs;
}

/// What has no time limit.
std::vector<Run> further_runs(const Boards& boards) {
  std::vector<Run> runs;
  for (const std::string command : {"dimacs", "convert"}) {
    runs.push_back({"making the board", with_slow_rules({command})});
  }
  runs.push_back({"making the board",
                  with_slow_rules({"parts", "split", "--cubes", "4", "-o", boards.file("parts")})});
  runs.push_back({"cutting",
                  {"parts", "split", "--cubes", "100000", "--empty", "--size", "25", "-o",
                   boards.file("cubes")}});
  runs.push_back({"writing", {"dimacs", boards.half, "-e", "maple-worksheet", "-o", "/dev/null"}});
  runs.push_back({"drawing", {"convert", boards.full, "-f", "pdf", "-o", boards.file("a.pdf")}});
  return runs;
}

struct Timed {
  RunResult result;
  double late;  ///< how many seconds after `limit` it ended
};

template <class Work>
Timed timed(const Work& work) {
  const auto begin = Clock::now();
  Timed timed{work(), 0};
  timed.late = Seconds(Clock::now() - begin).count() - limit;
  return timed;
}

Timed interrupted(const Strings& arguments) {
  std::string line = "\"$SUDOKU_SAT\"";
  for (const std::string& argument : arguments) line += " '" + argument + "'";
  return timed([&] {
    return shell(line + fmt::format(" > /dev/null & sleep {}; kill -INT $!; wait $!", limit),
                 default_time_limit);
  });
}

/// The answer behind lines of progress.
Json last_of(const RunResult& result) {
  const std::vector<Json> objects = objects_of(result);
  REQUIRE_FALSE(objects.empty());
  return objects.back();
}

}  // namespace

TEST_CASE("cli: each command ends soon after its time limit, whatever it is at", "[cli][limits]") {
  const Boards boards;
  for (Run& one : limited_runs(boards)) {
    INFO(one.arguments.front() << ", " << one.phase);
    one.arguments.insert(one.arguments.end(), {"--timeout", std::to_string(limit)});
    const Timed run = timed([&] { return sudoku_sat::support::run(one.arguments); });
    INFO(run.result);
    CHECK(run.late < grace);
    CHECK(run.result.status == 30);
    CHECK_THAT(run.result.err, Contains("time-out"));
  }
}

TEST_CASE("cli: each command ends soon after Ctrl-C, whatever it is at", "[cli][limits]") {
  const Boards boards;
  std::vector<Run> runs = limited_runs(boards);
  const std::vector<Run> further = further_runs(boards);
  runs.insert(runs.end(), further.begin(), further.end());
  for (const Run& one : runs) {
    INFO(one.arguments.front() << ", " << one.phase);
    const Timed run = interrupted(one.arguments);
    INFO(run.result);
    CHECK(run.late < grace);
    CHECK(run.result.status == 30);
    CHECK_THAT(run.result.err, Contains("interrupted"));
  }
}

TEST_CASE(
    "cli: a puzzle whose time runs out before it is read is unknown, and the stream continues",
    "[cli][limits]") {
  const Scratch scratch;
  const std::string file = scratch.write(
      "stream.txt", "size: 36\nrule: " + slow_rules().substr(5) + "\n\nsize: 4\n\n" + small + "\n");
  const RunResult lines = run({"solve", "-f", "line", "--timeout", "0.5", file});
  INFO(lines);
  CHECK(lines.out == "unknown\n" + small_solution + "\n");
  CHECK(lines.status == 30);
  CHECK_THAT(lines.err, Contains("stream.txt:") && Contains("time-out"));
  const std::vector<Json> json = objects_of(run({"check", "-f", "json", "--timeout", "0.5", file}));
  REQUIRE(json.size() == 2);
  CHECK(json[0].at("status") == "unknown");
  CHECK_THAT(json[0].at("reason").get<std::string>(), Contains("time-out"));
  CHECK(json[1].at("status") == "consistent");
}

TEST_CASE("cli: requests end soon after their limit, and when they are cancelled",
          "[cli][limits]") {
  const Json options{{"empty", true}, {"size", 36}, {"rules", slow_rules()}};
  for (const std::string command : {"solve", "check", "count", "candidates", "explain", "rate",
                                    "convert", "dimacs", "clauses", "trace", "prove"}) {
    INFO(command);
    Json asked{{"id", 1}, {"command", command}, {"options", options}};
    if (command == "clauses") asked["options"]["about"] = "r1c1";
    const std::string request = asked.dump() + "\n";
    const Timed run = timed([&] {
      return sudoku_sat::support::run({"serve", "--stdio", "--timeout", std::to_string(limit)},
                                      request);
    });
    INFO(run.result);
    CHECK(run.late < grace);
    const Json answer = last_of(run.result);
    CHECK(answer.at("status") == 30);
    CHECK_THAT(answer.dump(), Contains("time-out"));
    const Timed cancelled = timed([&] {
      return shell(
          fmt::format("(echo '{}'; sleep {}; echo '{{\"cancel\":1}}') | \"$SUDOKU_SAT\" "
                      "serve --stdio",
                      request.substr(0, request.size() - 1), limit));
    });
    INFO(cancelled.result);
    CHECK(cancelled.late < grace);
    CHECK(last_of(cancelled.result).at("status") == 30);
  }
}
