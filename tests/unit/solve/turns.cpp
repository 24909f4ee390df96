// Search on the board and solver in turns: who is asked when, with a search in place of the solver
// that answers as it is told.
#include "solve/turns.hpp"

#include <catch2/catch.hpp>
#include <deque>

using namespace sudoku_sat;
using search::FormulaFreeSearch;
using solving::InTurns;

namespace {

/// What a call of the solver gives.
enum class Told { solution, nothing, no_more };

class ToldSearch {
 public:
  explicit ToldSearch(std::deque<Told> answers) : answers_(std::move(answers)) {}

  void limit_work(std::int64_t microseconds) { work.push_back(microseconds); }
  std::optional<Grid> next(const Limits&) {
    REQUIRE_FALSE(answers_.empty());
    const Told answer = answers_.front();
    answers_.pop_front();
    exhausted_ = answer == Told::no_more;
    if (answer != Told::solution) return std::nullopt;
    return Grid{++solutions_};
  }
  bool exhausted() const { return exhausted_; }
  bool all_asked() const { return answers_.empty(); }

  std::vector<std::int64_t> work = {};  ///< the limits that were set

 private:
  std::deque<Told> answers_;
  Value solutions_ = 0;
  bool exhausted_ = false;
};

struct TurnCase {
  std::deque<Told> answers;
  bool unique;
  std::vector<bool> by_cubes;  ///< whether each turn of the search gives the answer
};

struct Run {
  InTurns found;
  std::vector<std::int64_t> work;
  std::size_t turns = 0;  ///< of the search on the board
};

Run run(const TurnCase& told, const Limits& limits = {}) {
  ToldSearch search(told.answers);
  Run result;
  result.found =
      solving::search_in_turns(search, told.unique, limits, [&](solving::CubesOfTurn turn) {
        REQUIRE(result.turns < told.by_cubes.size());
        // The first one has a limit; the second one has the search's own.
        CHECK((turn == nullptr) == (result.turns == 1));
        return bool{told.by_cubes[result.turns++]};
      });
  CHECK(search.all_asked());
  result.work = search.work;
  return result;
}

}  // namespace

TEST_CASE("a solver that answers in its first turn leaves none to the search", "[turns]") {
  const Run one = run({{Told::solution}, false, {}});
  CHECK(one.found.first == Grid{1});
  CHECK_FALSE(one.found.second);
  CHECK(one.turns == 0);

  const Run none = run({{Told::no_more}, true, {}});
  CHECK_FALSE(none.found.first);
  CHECK_FALSE(none.found.by_cubes);

  const Run two = run({{Told::solution, Told::solution}, true, {}});
  CHECK(two.found.first == Grid{1});
  CHECK(two.found.second);

  const Run only = run({{Told::solution, Told::no_more}, true, {}});
  CHECK(only.found.first == Grid{1});
  CHECK_FALSE(only.found.second);
}

TEST_CASE("the solver's second turn is longer, and comes after one of the search", "[turns]") {
  const Run late = run({{Told::nothing, Told::solution}, false, {false}});
  CHECK(late.found.first == Grid{1});
  CHECK(late.turns == 1);
  REQUIRE(late.work.size() >= 2);
  CHECK(late.work[1] == 10 * late.work[0]);

  // The second solution is looked for with the same limit as the first one.
  const Run second = run({{Told::solution, Told::nothing, Told::solution}, true, {false}});
  CHECK(second.found.first == Grid{1});
  CHECK(second.found.second);
  CHECK(second.work == std::vector<std::int64_t>{late.work[0], late.work[0], late.work[1]});
}

TEST_CASE("the search's answer ends the turns", "[turns]") {
  const Run first = run({{Told::nothing}, true, {true}});
  CHECK(first.found.by_cubes);
  CHECK(first.turns == 1);

  const Run last = run({{Told::nothing, Told::nothing}, true, {false, true}});
  CHECK(last.found.by_cubes);
  CHECK(last.turns == 2);

  const Run neither = run({{Told::nothing, Told::nothing}, true, {false, false}});
  CHECK_FALSE(neither.found.by_cubes);
  CHECK_FALSE(neither.found.first);
}

TEST_CASE("a limit in the search's turn loses no solution that is known", "[turns]") {
  const auto stopped = [](std::deque<Told> answers) {
    ToldSearch search(std::move(answers));
    return solving::search_in_turns(search, true, Limits(), [](solving::CubesOfTurn) -> bool {
      throw Stopped(Limits::Reached::timeout);
    });
  };
  CHECK(stopped({Told::solution, Told::nothing}).first == Grid{1});
  CHECK_THROWS_AS(stopped({Told::nothing}), Stopped);
}
