// Clauses in words: the same clauses as without, each described correctly.
#include <algorithm>
#include <catch2/catch.hpp>
#include <regex>
#include <set>
#include <sstream>

#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/fixtures.hpp"
#include "support/run.hpp"

using namespace sudoku_sat;
using Catch::Contains;

namespace {

std::string annotation_test_text(const Puzzle& puzzle, const CnfOptions& options) {
  const support::Scratch scratch;
  Output out(scratch.file("x.cnf"));
  write_cnf(puzzle, options, out);
  out.commit();
  return support::read_file(scratch.file("x.cnf"));
}

/// The clauses of a file, as lines, with the comment before each.
struct Annotated {
  std::string head;
  std::vector<std::string> comments;
  std::vector<std::string> clauses;
  bool paired = true;  ///< each clause has exactly one comment, before it
};

Annotated take_apart(const std::string& text) {
  Annotated result;
  std::istringstream lines(text);
  bool head = true;
  for (std::string line; std::getline(lines, line);) {
    if (head) {
      result.head += line + "\n";
      head = !line.starts_with("p ");
    } else if (line.starts_with("c ")) {
      result.comments.push_back(line.substr(2));
      CHECK(line.size() <= 1000);
    } else {
      result.clauses.push_back(line);
      result.paired &= result.comments.size() == result.clauses.size();
    }
  }
  return result;
}

/// What "r1c2 is not 4 or r1c3 is 2", on a 4x4 board of the direct code, says as a clause.
std::string clause_of_words(const std::string& words) {
  std::string clause;
  std::size_t begin = 0;
  while (begin < words.size()) {
    const std::size_t end = std::min(words.find(" or ", begin), words.size());
    const std::string literal = words.substr(begin, end - begin);
    const std::string auxiliary = "auxiliary ";
    if (const std::size_t place = literal.find(auxiliary); place != std::string::npos) {
      clause += (place == 0 ? "" : "-") + literal.substr(place + auxiliary.size()) + " ";
    } else {
      const int variable =
          (literal[1] - '1') * 16 + (literal[3] - '1') * 4 + (literal.back() - '0');
      clause +=
          (literal.find(" not ") == std::string::npos ? "" : "-") + std::to_string(variable) + " ";
    }
    begin = end + 4;
  }
  return clause + "0";
}

Puzzle variant(const std::string& name) {
  PuzzleReader reader(LineReader::open(support::source_path("puzzles/variants/" + name + ".txt")));
  return *reader.next()->puzzle;
}

bool has_comment(const Puzzle& puzzle, const char* encoding, const std::string& comment) {
  const auto comments =
      take_apart(annotation_test_text(
                     puzzle,
                     {.formulation = {.encoding = &support::encoding(encoding)}, .annotate = true}))
          .comments;
  return std::find(comments.begin(), comments.end(), comment) != comments.end();
}

const std::string annotated_givens = "1.....2..3.....4";

}  // namespace

TEST_CASE("annotations add a comment to each clause and change nothing else") {
  const Puzzle puzzle = support::puzzle_of(annotated_givens);
  for (const Encoding& encoding : encodings()) {
    for (const Reduction* reduction : reductions()) {
      for (const AmoMethod* method : amo_methods()) {
        CAPTURE(encoding.name, reduction->name, method->name);
        CnfOptions options{.formulation = {&encoding, AtMostOne(*method), reduction}};
        const Annotated plain = take_apart(annotation_test_text(puzzle, options));
        options.annotate = true;
        const std::string text = annotation_test_text(puzzle, options);
        const Annotated annotated = take_apart(text);
        CHECK(annotated.head == plain.head);
        CHECK(annotated.clauses == plain.clauses);
        CHECK(annotated.comments.size() == plain.clauses.size());
        CHECK(annotated.paired);
        LineReader lines = LineReader::of_text(text, "test.cnf");
        CHECK(read_cnf(lines).puzzle.givens == puzzle.givens);
      }
    }
  }
}

TEST_CASE("what an annotation says of its literals is the clause below it") {
  for (const Encoding& encoding : encodings()) {
    if (encoding.code != &direct_code()) continue;
    for (const char* amo : {"pairwise", "sequential", "product"}) {
      CAPTURE(encoding.name, amo);
      const CnfOptions options{.formulation = {&encoding, *AtMostOne::parse(amo)},
                               .annotate = true};
      const Annotated annotated =
          take_apart(annotation_test_text(support::puzzle_of(annotated_givens), options));
      REQUIRE(annotated.comments.size() == annotated.clauses.size());
      for (std::size_t i = 0; i < annotated.clauses.size(); ++i) {
        CAPTURE(annotated.comments[i]);
        const std::string words =
            annotated.comments[i].substr(annotated.comments[i].rfind(": ") + 2);
        REQUIRE(clause_of_words(words) == annotated.clauses[i]);
      }
    }
  }
}

TEST_CASE("annotations name family, unit and what is on the board") {
  const Puzzle puzzle = support::puzzle_of(annotated_givens);
  CHECK(has_comment(puzzle, "extended",
                    "row uniqueness: row 2 has 3 only once: r2c1 is not 3 or r2c4 is not 3"));
  CHECK(has_comment(puzzle, "extended",
                    "box definedness: box 4 has a 1: r3c3 is 1 or r3c4 is 1 or r4c3 is 1 or r4c4 "
                    "is 1"));
  CHECK(has_comment(puzzle, "extended", "givens: r4c4 is 4: r4c4 is 4"));
  CHECK(has_comment(puzzle, "maple",
                    "peer distinctness: r1c1 and r2c2 differ (box 1): r1c1 is not 4 or r2c2 is "
                    "not 4"));
  CHECK(has_comment(puzzle, "order", "givens: r1c1 is 1: O[1,1,1]"));
  CHECK(has_comment(variant("cages"), "extended",
                    "cage relations: r2c6 + r3c6 = 5 (the 5-cage at r2c6): r2c6 is not 1 or r3c6 "
                    "is not 1"));
  CHECK(has_comment(variant("even"), "triads",
                    "even allowed values: even: r1c5 is 2, 4, 6 or 8: r1c5 is not 1"));
}

TEST_CASE("a scrambled clause has the annotation that it has in order") {
  const Puzzle puzzle = support::puzzle_of(annotated_givens);
  for (const char* encoding : {"maple", "triads", "binary", "adder"}) {
    CAPTURE(encoding);
    CnfOptions options{.formulation = {.encoding = &support::encoding(encoding),
                                       .amo = *AtMostOne::parse("sequential")},
                       .annotate = true};
    const Annotated in_order = take_apart(annotation_test_text(puzzle, options));
    options.scramble = 5;
    const Annotated scrambled = take_apart(annotation_test_text(puzzle, options));
    options.annotate = false;
    CHECK(take_apart(annotation_test_text(puzzle, options)).clauses == scrambled.clauses);
    // The same variable for the same words, wherever they stand alone.
    std::multiset<std::pair<std::string, std::size_t>> expected;
    std::multiset<std::pair<std::string, std::size_t>> found;
    const auto literals = [](const std::string& clause) {
      return static_cast<std::size_t>(std::count(clause.begin(), clause.end(), ' '));
    };
    REQUIRE(scrambled.comments.size() == in_order.comments.size());
    for (std::size_t i = 0; i < in_order.comments.size(); ++i) {
      expected.emplace(in_order.comments[i], literals(in_order.clauses[i]));
      found.emplace(scrambled.comments[i], literals(scrambled.clauses[i]));
    }
    CHECK(found == expected);
  }
}

TEST_CASE("an annotation is cut if it would exceed the longest comment") {
  Puzzle puzzle{make_board(Geometry(16)), Grid(256, 0)};
  CnfOptions options{.formulation = {.encoding = &support::encoding("onehot")},
                     .annotate = true,
                     .excluded = {Grid(256, 3)}};
  const Annotated annotated = take_apart(annotation_test_text(puzzle, options));
  CHECK_THAT(annotated.comments.back(), Catch::StartsWith("excluded solution: r1c1 is not 3 or ") &&
                                            Catch::EndsWith(" or ..., 256 literals"));
}

TEST_CASE("a contradiction is annotated too") {
  const CnfOptions options{.formulation = {.encoding = &support::encoding("maple"),
                                           .reduction = &reduction_named("units")},
                           .annotate = true};
  const Annotated annotated =
      take_apart(annotation_test_text(support::puzzle_of("11.............."), options));
  CHECK(annotated.comments == std::vector<std::string>{"contradiction"});
  CHECK(annotated.clauses == std::vector<std::string>{"0"});
}

TEST_CASE("a formula that excludes a solution has all other models") {
  const Puzzle puzzle = support::puzzle_of("1.............1.");
  const Grid solution = from_line(puzzle.geometry(), "1234432131422413", {"test"});
  std::uint64_t others = 0;
  for (const Encoding& encoding : encodings()) {
    for (const Reduction* reduction : reductions()) {
      CAPTURE(encoding.name, reduction->name);
      CnfOptions options{.formulation = {&encoding, {}, reduction}};
      const auto all = count_models(support::parse_cnf(annotation_test_text(puzzle, options)));
      CHECK(all == 18);
      options.excluded = {solution};
      others = count_models(support::parse_cnf(annotation_test_text(puzzle, options)));
      CHECK(others == 17);
    }
  }
}

namespace {

/// The text with each number that is a value lowered by one, not those of cells, units and
/// variables.
std::string with_values_lowered(const std::string& text) {
  static const std::regex word(
      R"(r\d+c\d+|x\([\d,]+\)|O\[\d+,\d+|2\^value|(?:row|column|box|auxiliary|segment|clause) \d+|\d+|[^\d])");
  std::string lowered;
  for (std::sregex_iterator at(text.begin(), text.end(), word), end; at != end; ++at) {
    const std::string found = at->str();
    const bool value = found.find_first_not_of("0123456789") == std::string::npos;
    lowered += value ? std::to_string(std::stoi(found) - 1) : found;
  }
  return lowered;
}

}  // namespace

TEST_CASE("every encoding's clauses are told in the values that the puzzle is written in") {
  const Puzzle from_one = parse_puzzle("size: 4\n\n1...\n..4.\n....\n....\n");
  const Puzzle from_zero = parse_puzzle("size: 4\nvalues: 0-3\n\n0...\n..3.\n....\n....\n");
  for (const Encoding& encoding : encodings()) {
    for (const Reencoding& step : {Reencoding{}, {.order = true}, {.variable_addition = true}}) {
      CAPTURE(encoding.name, step.name());
      const CnfOptions options{.formulation = {.encoding = &encoding, .reencoding = step},
                               .annotate = true};
      const Annotated one = take_apart(annotation_test_text(from_one, options));
      const Annotated zero = take_apart(annotation_test_text(from_zero, options));
      REQUIRE(one.comments.size() == zero.comments.size());
      CHECK(one.clauses == zero.clauses);
      for (std::size_t i = 0; i < one.comments.size(); ++i) {
        if (with_values_lowered(one.comments[i]) == zero.comments[i]) continue;
        CHECK(with_values_lowered(one.comments[i]) == zero.comments[i]);
        break;
      }
    }
  }
}
