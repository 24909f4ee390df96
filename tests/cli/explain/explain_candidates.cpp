// The candidates in the JSON of explain, beside a count of them that knows nothing of the program:
// a value is left as long as no cell that must differ has it and no step has excluded it.
#include <map>
#include <set>

#include "explain.hpp"

using namespace sudoku_sat::support;

namespace {

struct ShownStatement {
  int cell = 0;
  int value = 0;
  bool holds = true;
};

/// "r2c3!=4"
ShownStatement shown_statement(const std::string& text) {
  const std::size_t equal = text.find('=');
  return {.cell = (text[1] - '1') * 9 + text[3] - '1',
          .value = std::stoi(text.substr(equal + 1)),
          .holds = text[equal - 1] != '!'};
}

bool must_differ(int one, int other, bool kings) {
  const int rows = std::abs(one / 9 - other / 9);
  const int columns = std::abs(one % 9 - other % 9);
  if (one == other) return false;
  if (rows == 0 || columns == 0 || (kings && rows == 1 && columns == 1)) return true;
  return one / 27 == other / 27 && one % 9 / 3 == other % 9 / 3;
}

using Candidates = std::map<int, std::set<int>>;

void check_candidates(const Json& json, bool kings) {
  std::map<int, int> values;
  const std::string puzzle = json["puzzle"];
  for (int cell = 0; cell < 81; ++cell) {
    if (puzzle[cell] != '.') values[cell] = puzzle[cell] - '0';
  }
  std::set<std::pair<int, int>> excluded;
  const auto left = [&] {
    Candidates all;
    for (int cell = 0; cell < 81; ++cell) {
      for (int value = 1; value <= 9 && !values.contains(cell); ++value) {
        const bool taken = std::any_of(values.begin(), values.end(), [&](const auto& one) {
          return one.second == value && must_differ(one.first, cell, kings);
        });
        if (!taken && !excluded.contains({cell, value})) all[cell].insert(value);
      }
    }
    return all;
  };
  Candidates told;
  for (const auto& [name, all] : json["candidates"].items()) {
    for (const int value : all) told[shown_statement(name + "=1").cell].insert(value);
  }
  CHECK(told == left());
  for (const Json& step : json["steps"]) {
    for (const char* part : {"conclusions", "also_gone"}) {
      for (const std::string text : step[part]) {
        const ShownStatement shown = shown_statement(text);
        INFO(text << " of step " << step["number"]);
        CHECK(told[shown.cell].contains(shown.value));
        told[shown.cell].erase(shown.value);
        if (shown.holds) values[shown.cell] = shown.value;
        if (shown.holds || told[shown.cell].empty()) told.erase(shown.cell);
        if (!shown.holds && std::string(part) == "conclusions") {
          excluded.insert({shown.cell, shown.value});
        }
      }
    }
    CHECK(told == left());
  }
}

}  // namespace

TEST_CASE("cli: explain's JSON follows the candidates that are left on the board") {
  check_candidates(explained({}, worksheet), false);
  check_candidates(explained({}, escargot), false);
}

TEST_CASE("cli: explain's JSON follows the candidates where kings must differ") {
  const RunResult made = run({"generate", "--rules", "anti-king", "--seed", "3", "-f", "line"});
  const std::string grid = lines_of(made.out).front();
  check_candidates(explained({"--rules", "anti-king"}, grid), true);
}
