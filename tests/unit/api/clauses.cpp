// The clauses about a cell or a candidate, compared with the CNF of `dimacs`.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>

#include "sudoku_sat/api.hpp"
#include "support/cnf.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat;

namespace {

using Json = nlohmann::json;

Json answer_to(const char* command, const Json& options) {
  const Json request{{"command", command}, {"puzzle", "1.....2..3.....4"}, {"options", options}};
  return Json::parse(answer_request(request.dump()));
}

Json clauses_about(const Json& options) {
  return answer_to("clauses", options).at("answers").at(0);
}

/// The numbers of the clauses in the CNF that have a variable from `first` to `last`.
std::vector<std::size_t> numbers_in_cnf(const char* encoding, int first, int last) {
  const Json answer = answer_to("dimacs", {{"encoding", encoding}});
  const support::Cnf cnf =
      support::parse_cnf(answer.at("answers").at(0).at("document").get<std::string>());
  std::vector<std::size_t> numbers;
  for (std::size_t i = 0; i < cnf.clauses.size(); ++i) {
    const auto& clause = cnf.clauses[i];
    const bool speaks = std::any_of(clause.begin(), clause.end(), [&](int literal) {
      return std::abs(literal) >= first && std::abs(literal) <= last;
    });
    if (speaks) numbers.push_back(i + 1);
  }
  return numbers;
}

std::vector<std::size_t> shown_numbers(const Json& answer) {
  std::vector<std::size_t> numbers;
  for (const Json& clause : answer.at("shown")) numbers.push_back(clause.at("clause"));
  return numbers;
}

}  // namespace

TEST_CASE("clauses about a cell or candidate are those of the CNF with its variables", "[api]") {
  const int before = 4 * (4 + 2);  // r2c3 is the seventh cell
  const Json of_cell = clauses_about({{"encoding", "extended"}, {"about", "r2c3"}});
  CHECK(shown_numbers(of_cell) == numbers_in_cnf("extended", before + 1, before + 4));
  CHECK(of_cell.at("matching") == of_cell.at("shown").size());
  const Json of_candidate = clauses_about({{"encoding", "extended"}, {"about", "r2c3=2"}});
  CHECK(shown_numbers(of_candidate) == numbers_in_cnf("extended", before + 2, before + 2));
  const Json of_bits = clauses_about({{"encoding", "binary"}, {"about", "r2c3=2"}});
  CHECK(shown_numbers(of_bits) == numbers_in_cnf("binary", 3 * 6 + 1, 3 * 6 + 3));
}

TEST_CASE("clauses about a candidate are described in words, and counted by family", "[api]") {
  const Json answer = clauses_about({{"encoding", "extended"}, {"about", "r2c3=2"}});
  std::uint64_t sum = 0;
  for (const Json& family : answer.at("families")) sum += family.at("clauses").get<int>();
  CHECK(sum == answer.at("matching"));
  CHECK(answer.at("families").at(0) == Json{{"family", "cell definedness"}, {"clauses", 1}});
  const Json first = answer.at("shown").at(0);
  CHECK(first.at("words") == "r2c3=1 or r2c3=2 or r2c3=3 or r2c3=4");
  CHECK(first.at("family") == "cell definedness");
  CHECK(first.at("about") == "r2c3 has a value");
}

TEST_CASE("only some of many clauses are shown, or those of a family", "[api]") {
  const Json few = clauses_about({{"encoding", "extended"}, {"about", "r2c3"}, {"limit", 3}});
  CHECK(few.at("shown").size() == 3);
  CHECK(few.at("matching") > 3);
  const Json family =
      clauses_about({{"encoding", "extended"}, {"about", "r2c3"}, {"family", "row definedness"}});
  CHECK(family.at("shown").size() == 4);
  for (const Json& clause : family.at("shown")) CHECK(clause.at("family") == "row definedness");
}

TEST_CASE("a question about clauses says what it lacks", "[api]") {
  const auto complaint = [](const Json& options) {
    return answer_to("clauses", options).at("error").at("message").get<std::string>();
  };
  CHECK(complaint(Json::object()) == "clauses needs about CELL");
  CHECK(complaint({{"about", "r5c1"}}) == "about: " + says::no_cell("r5c1", 4));
  CHECK(complaint({{"about", "r1c1=7"}}) == "about: " + says::out_of_range("7", 1, 4));
  CHECK(complaint({{"about", "r1c1"}, {"limit", 1'000'000}}) ==
        "limit: expected a number from 0 to 5000, got '1000000'");
}
