// Requests answered by the library: errors are answers, and limits hold.
#include <atomic>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "sudoku_sat/api.hpp"
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/io.hpp"
#include "support/fixtures.hpp"
#include "support/run.hpp"

using namespace sudoku_sat;

namespace {

using Json = nlohmann::json;

const std::string requested_4x4 = "1.....2..3.....4";

Json answered(const Json& request, const RequestLimits& limits = {}) {
  return Json::parse(answer_request(request.dump(), limits));
}

std::string complaint(const std::string& request, const RequestLimits& limits = {}) {
  return Json::parse(answer_request(request, limits)).at("error").at("message");
}

/// A solved board of boxes of two rows, without four cells in each pair of rows. Each four can be
/// filled in two ways, whatever the others are.
std::string board_with_pairs_open(int pairs) {
  std::string text;
  for (int row = 0; row < 2 * pairs; ++row) {
    for (int column = 0; column < 2 * pairs; ++column) {
      const int value = (row % 2 * pairs + row / 2 + column) % (2 * pairs) + 1;
      text += std::to_string(column % pairs == row / 2 ? 0 : value);
      text += column + 1 < 2 * pairs ? ' ' : '\n';
    }
  }
  return text;
}

}  // namespace

TEST_CASE("a request gives back its id and an answer for each puzzle", "[api]") {
  const Json answer = answered({{"id", "a7"},
                                {"command", "solve"},
                                {"puzzle", requested_4x4 + "\n" + "11" + requested_4x4.substr(2)},
                                {"options", {{"unique", true}}}});
  CHECK(answer.at("id") == "a7");
  CHECK(answer.at("status") == 20);
  REQUIRE(answer.at("answers").size() == 2);
  CHECK(answer.at("answers")[0].at("solution") == "1243342143122134");
  CHECK(answer.at("answers")[0].at("unique") == true);
  CHECK(answer.at("answers")[1].at("conflicts")[0].at("cells") == Json{"r1c1", "r1c2"});
}

TEST_CASE("a count may have more digits than 64 bits hold", "[api]") {
  const Json request{
      {"command", "count"}, {"puzzle", board_with_pairs_open(65)}, {"options", {{"box", "2x65"}}}};
  const std::string answer =
      answer_request(request.dump(), {.cells = 20'000, .memory_bytes = std::size_t{1} << 40});
  CHECK(answer.find("\"solutions\":36893488147419103232,\"complete\":true") != answer.npos);
}

TEST_CASE("errors in a request are reported in one line", "[api]") {
  CHECK(complaint("{").starts_with("request"));
  CHECK(complaint("[]") == "request: expected an object with a command");
  CHECK(complaint("{}") == "request: command is missing");
  CHECK(complaint(R"({"command":"sovle"})") == "unknown command 'sovle'; did you mean solve?");
  CHECK(complaint(R"({"command":"solve"})") == "request: puzzle is missing (or the option empty)");
  CHECK(complaint(R"({"command":"solve","puzzel":""})") ==
        "unknown field of a request 'puzzel'; did you mean puzzle?");
  CHECK(complaint(R"({"command":"solve","options":{"uniqe":true}})") ==
        "unknown option of solve 'uniqe'; did you mean unique?");
  CHECK(complaint(R"({"command":"solve","options":{"unique":1}})") ==
        "request: option unique must be true or false");
  CHECK(complaint(R"({"id":[],"command":"solve"})").starts_with("request: id must be"));
  CHECK(complaint(R"({"command":"solve","puzzle":""})").find('\n') == std::string::npos);
}

TEST_CASE("a wrong option is called as requests call it", "[api]") {
  const auto complaint_of = [](const Json& options) {
    return complaint(Json{{"command", "count"}, {"options", options}}.dump());
  };
  CHECK(complaint_of({{"empty", true}, {"limit", 0}}) ==
        "limit: expected a whole number from 1 to 2^64 - 1, got '0'");
  CHECK(complaint_of({{"empty", true}, {"timeout", -1}}) ==
        "timeout: expected a positive number of seconds, got '-1'");
  CHECK(complaint_of({{"empty", true}, {"size", 8}, {"box", "3x3"}}) ==
        "box 3x3 makes a board of size 9, not 8 as size says");
  CHECK(complaint_of({{"empty", true}, {"rules", "anti-king, "}}).starts_with("rules"));
}

TEST_CASE("an answer describes the board: rows and columns, values, cells of several grids",
          "[api]") {
  const auto board = [](const std::string& rules) {
    return answered({{"command", "convert"}, {"options", {{"empty", true}, {"rules", rules}}}})
        .at("answers")[0];
  };
  const Json oblong = board("shape=8x6");
  CHECK(oblong.at("size") == 8);
  CHECK(oblong.at("rows") == 8);
  CHECK(oblong.at("columns") == 6);
  CHECK(oblong.at("least") == 1);
  CHECK_FALSE(oblong.contains("cells"));
  const Json from_zero = board("values=0-8");
  CHECK(from_zero.at("size") == 9);
  CHECK(from_zero.at("rows") == 9);
  CHECK(from_zero.at("least") == 0);
  CHECK_FALSE(from_zero.contains("two_digits"));
  CHECK(board("schrodinger-cells").at("two_digits") == 10);
  const Json two_grids = board("grids=r1c1 r4c7");
  CHECK(two_grids.at("rows") == 12);
  CHECK(two_grids.at("columns") == 15);
  CHECK(two_grids.at("cells").size() == two_grids.at("puzzle").get<std::string>().size());
  CHECK(two_grids.at("cells")[27] == "r4c1");
  CHECK(two_grids.at("cells").back() == "r12c15");
}

TEST_CASE("a request for canonical forms or for what is the same answers for each puzzle",
          "[api]") {
  const auto converted = [](const char* option) {
    return answered({{"command", "convert"},
                     {"puzzle", "1.....2..3.....4\n2.....1..3.....4\n11..............\n"},
                     {"options", {{option, true}}}})
        .at("answers");
  };
  const Json forms = converted("canonical");
  CHECK(forms[0].at("status") == "canonical");
  CHECK(forms[0].at("puzzle") == forms[1].at("puzzle"));
  CHECK(forms[2].at("status") == "unknown");
  CHECK(forms[2].at("reason") == "givens conflict, so there is no canonical form");
  const Json same = converted("same");
  CHECK(same[1].at("same_as") == 0);
  CHECK(same[1].at("puzzle") == "2.....1..3.....4");
  CHECK(same[2].at("same_as") == nullptr);
}

TEST_CASE("a request can't run a program", "[api]") {
  const std::string message = complaint(
      R"({"command":"solve","puzzle":"1.....2..3.....4","options":{"solver":"touch {cnf}"}})");
  CHECK(message.starts_with("unknown solver"));
}

TEST_CASE("what is larger than a request's limits is refused", "[api]") {
  CHECK(complaint(std::string(2000, ' '), {.request_bytes = 1000}) ==
        "the request has 2000 bytes, but at most 1000 are allowed");
  const Json large{{"command", "solve"}, {"options", {{"empty", true}, {"size", 1290}}}};
  CHECK(complaint(large.dump()) ==
        "the board has 1664100 cells, but at most 2500 are allowed here");
  const Json all{{"command", "solve"}, {"options", {{"empty", true}, {"solutions", 0}}}};
  CHECK(complaint(all.dump(), {.answer_bytes = 10'000}) ==
        "the answer is longer than 10000 bytes: ask for less");
  const Json two{{"command", "solve"}, {"puzzle", requested_4x4 + "\n" + requested_4x4}};
  CHECK(complaint(two.dump(), {.puzzles = 1}) == "request: at most 1 puzzles are allowed");
  const Json board{{"command", "solve"}, {"options", {{"empty", true}}}};
  CHECK(complaint(board.dump(), {.memory_bytes = 1000}).starts_with("this board's formula has"));
}

TEST_CASE("a CNF that is requested is what the library writes into a file", "[api]") {
  const Json request{
      {"command", "dimacs"},
      {"puzzle", requested_4x4},
      {"options",
       {{"encoding", "binary"}, {"amo", "product"}, {"reduce", "givens"}, {"names", true}}}};
  const Json answer = answered(request).at("answers").at(0);
  CHECK(answer.at("encoding") == "binary");
  CHECK(answer.at("amo") == "product");
  CHECK(answer.at("reduce") == "givens");

  const support::Scratch scratch;
  Output out(scratch.file("out.cnf"));
  write_cnf(support::puzzle_of(requested_4x4),
            {.formulation = {.encoding = &encoding_named("binary"),
                             .amo = *AtMostOne::parse("product"),
                             .reduction = &reduction_named("givens")},
             .names = true},
            out);
  out.commit();
  CHECK(answer.at("document") == support::read_file(scratch.file("out.cnf")));
}

TEST_CASE("a CNF that is too long is refused by the formula of its size", "[api]") {
  const Json large{
      {"command", "dimacs"},
      {"options", {{"empty", true}, {"size", 36}, {"encoding", "extended"}, {"timeout", 1e-9}}}};
  const std::string message = complaint(large.dump());
  CHECK(message.starts_with("this CNF has up to "));
  CHECK(message.ends_with(
      "but at most 50 MB are allowed here; the command dimacs has no such bound"));
  const Json small{{"command", "dimacs"}, {"options", {{"empty", true}, {"timeout", 1e-9}}}};
  CHECK(complaint(small.dump(), {.answer_bytes = 10'000}) ==
        "the answer is longer than 10000 bytes: ask for less");
}

TEST_CASE("each puzzle's trace leads to its answer, on one line", "[api]") {
  const Json request{{"command", "trace"},
                     {"puzzle", requested_4x4 + "\n" + "11" + requested_4x4.substr(2)},
                     {"options", {{"mode", "dpll"}, {"encoding", "extended"}}}};
  const std::string text = answer_request(request.dump());
  CHECK(text.find('\n') == text.npos);
  const Json answer = Json::parse(text);
  CHECK(answer.at("status") == 20);
  const Json& solved = answer.at("answers").at(0);
  CHECK(solved.at("mode") == "dpll");
  CHECK(solved.at("solution") == "1243342143122134");
  CHECK(solved.at("events").back().at("event") == "model");
  const Json& refuted = answer.at("answers").at(1);
  CHECK(refuted.at("index") == 1);
  CHECK(refuted.at("events").back().at("event") == "refuted");
}

TEST_CASE("a requested trace ends where its options say, and a wrong mode is reported", "[api]") {
  const Json request{{"command", "trace"}, {"options", {{"empty", true}, {"steps", 5}}}};
  const Json answer = answered(request);
  CHECK(answer.at("status") == 30);
  const Json& trace = answer.at("answers").at(0);
  CHECK(trace.at("status") == "unknown");
  // Up to as many more as there are variables may follow.
  CHECK(trace.at("events").size() <= 5 + 729);
  CHECK(complaint(request.dump(), {.answer_bytes = 1000}) ==
        "the answer is longer than 1000 bytes: ask for less");
  CHECK(complaint(R"({"command":"trace","options":{"empty":true,"mode":"cdlc"}})") ==
        "mode cdlc: did you mean cdcl?");
}

TEST_CASE("a request that is cancelled ends with what is known", "[api]") {
  const std::atomic<bool> cancelled = true;
  const Json answer = Json::parse(
      answer_request(R"({"command":"count","options":{"empty":true}})", {}, &cancelled));
  CHECK(answer.at("status") == 30);
  CHECK(answer.at("answers")[0].at("complete") == false);
}

TEST_CASE("a request reports its progress", "[api]") {
  std::string first;
  const auto note = [&](std::string_view line) {
    if (first.empty()) first = line;
  };
  answer_request(
      R"({"id":3,"command":"count","options":{"empty":true,"size":9,"rules":"anti-king",)"
      R"("timeout":1}})",
      {}, nullptr, note);
  const Json event = Json::parse(first);
  CHECK(event.at("id") == 3);
  CHECK(event.at("progress").contains("done"));
}
