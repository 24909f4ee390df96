// The size of every encoding: the published numbers; and the closed form, the count during
// encoding, and the count in the file read back are equal.
#include <catch2/catch.hpp>
#include <map>

#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
#include "support/run.hpp"

using namespace sudoku_sat;

namespace {

using Counts = std::map<int, std::uint64_t>;

Counts by_size(const std::vector<std::uint64_t>& counts) {
  static const std::vector<int> sizes{4, 6, 9, 12, 16, 25, 36, 64, 100};
  Counts result;
  for (std::size_t i = 0; i < counts.size(); ++i) result[sizes[i]] = counts[i];
  return result;
}

// Clauses without givens under pairwise; 8829, 11745 and 11988 are published (Lynce & Ouaknine
// 2006, Weber 2005). Those that are not in the literature follow from the definitions. With boxes
// of R rows and C columns, P = 3(N-1) - (R-1) - (C-1) peers and B = ceil(log2(N+1)) digits:
//   distinct  N^2 + N^2 pairs(N) + 3 N^2 + N^3 P/2
//   support   N^2 + N^2 pairs(N) + N^3 P
//   binary    N^2 (2^B - N) + N^3 P/2, on 9x9 567 + 7290
//   order     N^2 (N-2) + N^3 P/2
//   adder     N^2 (1 + pairs(N)) + 3N ((N-1) (7 + 14 (N-2) + 11) + N): in each unit N-1 additions,
//             of a half adder, N-2 full adders and a sum that has no carry
//   triads    N^2 (1 + pairs(N)) + N^2 R (1 + pairs(C+1)) + N^2 C (1 + pairs(R+1))
//             + 2 N^2 (1 + pairs(R)) + 2 N^2 (1 + pairs(C)), on 9x9 2997 + 3402 + 1296
//   chains    4 N^2 (4N-4): cells, rows, columns and boxes
//   sums      those of extended: there are no sums
const std::map<std::string_view, Counts> expected_clauses{
    {"maple", by_size({336, 1872, 10287, 33840, 110848, 688125, 3033936, 31199232, 189010000})},
    {"maple-worksheet",
     by_size({560, 3168, 17577, 58032, 190720, 1188125, 5250096, 54136832, 328510000})},
    {"minimal", by_size({304, 1656, 8829, 28656, 92416, 563125, 2450736, 24776704, 148510000})},
    {"efficient", by_size({400, 2196, 11745, 38160, 123136, 750625, 3267216, 33034240, 198010000})},
    {"extended", by_size({448, 2304, 11988, 38592, 123904, 752500, 3271104, 33046528, 198040000})},
    {"onehot", by_size({144, 648, 3159, 9936, 31488, 189375, 820368, 8269824, 49530000})},
    {"distinct", by_size({384, 1980, 10530, 34272, 111616, 690000, 3037824, 31211520, 189040000})},
    {"support", by_size({560, 3168, 17577, 58032, 190720, 1188125, 5250096, 54136832, 328510000})},
    {"binary", by_size({288, 1368, 7857, 24768, 83968, 504375, 2252448, 23199744, 139780000})},
    {"order", by_size({256, 1440, 7857, 25632, 83456, 514375, 2260224, 23191552, 140480000})},
    {"adder", by_size({1816, 7344, 28296, 72648, 185824, 802000, 2688984, 18990976, 90823000})},
    {"triads", by_size({496, 1944, 7695, 21600, 60672, 315625, 1242864, 11161600, 62550000})},
    {"chains", by_size({768, 2880, 10368, 25344, 61440, 240000, 725760, 4128768, 15840000})},
    {"sums", by_size({448, 2304, 11988, 38592, 123904, 752500, 3271104, 33046528, 198040000})},
};

// Variables, where there are not N^3:
//   binary  N^2 B
//   order   N^2 (N-1)
//   adder   N^3 + 3N (N-1) (2N-1): a sum and a carry each, no last carry
//   triads  N^3 + N^2 (R+C): a value in a box's row or column
//   chains  N^3 + 4 N^2 (N-1)
const std::map<std::string_view, Counts> expected_variables{
    {"binary", by_size({48, 108, 324, 576, 1280, 3125, 7776, 28672, 70000})},
    {"order", by_size({48, 180, 648, 1584, 3840, 15000, 45360, 258048, 990000})},
    {"adder", by_size({316, 1206, 4401, 10836, 26416, 103825, 315036, 1798336, 6910300})},
    {"triads", by_size({128, 396, 1215, 2736, 6144, 21875, 62208, 327680, 1200000})},
    {"chains", by_size({256, 936, 3321, 8064, 19456, 75625, 228096, 1294336, 4960000})},
};

std::uint64_t expected_variables_of(const Encoding& encoding, int n) {
  const auto found = expected_variables.find(encoding.name);
  if (found != expected_variables.end()) return found->second.at(n);
  const auto size = static_cast<std::uint64_t>(n);
  return size * size * size;
}

// Above this the clauses are not made one by one: it takes seconds.
constexpr int largest_published_counted = 25;

// Under the sanitizers, which are eight times slower, boards above are left to the other build.
#ifdef __SANITIZE_ADDRESS__
constexpr int largest_read_back = 9;
#else
constexpr int largest_read_back = 12;
#endif
const std::vector<int> compared_sizes{1, 2, 4, 6, 9, 12, 16};

/// Every method with its usual group size, and another one.
std::vector<AtMostOne> methods_of_two_sizes() {
  std::vector<AtMostOne> methods;
  for (const AmoMethod* method : amo_methods()) {
    methods.emplace_back(*method);
    if (method->group != 0) methods.emplace_back(*method, method->group == 4 ? 5 : 4);
  }
  return methods;
}

Size counted(const Encoding& encoding, const Board& board, const AtMostOne& amo = AtMostOne()) {
  CountingSink sink;
  encode(encoding, {board, VariableMap(board.geometry(), *encoding.code), amo}, sink);
  return sink.size();
}

/// What encode() and the givens add up to, after a reduction.
Size counted(const Puzzle& puzzle, const CnfOptions& options) {
  const auto variables = reduced_variables(puzzle, options.formulation);
  REQUIRE(variables);
  CountingSink sink;
  encode_rules(*puzzle.board, *variables, options.formulation, sink);
  Size size = sink.size();
  const std::uint64_t givens = given_literals(puzzle, *variables).size();
  size += {.variables = 0, .clauses = givens, .literals = givens};
  return size;
}

Size read_back(const Puzzle& puzzle, const CnfOptions& options) {
  const support::Scratch scratch;
  Output out(scratch.file("out.cnf"));
  write_cnf(puzzle, options, out, Limits());
  out.commit();
  const support::Cnf cnf = support::parse_cnf(support::read_file(scratch.file("out.cnf")));
  Size size{.variables = static_cast<std::uint64_t>(cnf.variables), .clauses = cnf.clauses.size()};
  for (const auto& clause : cnf.clauses) size.literals += clause.size();
  return size;
}

Puzzle empty(const Geometry& geometry) { return {make_board(geometry), Grid(geometry.cells(), 0)}; }

/// A solved grid with three of four cells open.
Puzzle with_givens(const Geometry& geometry) {
  Puzzle puzzle = empty(geometry);
  const int n = geometry.size();
  for (Cell cell = 0; cell < puzzle.givens.size(); cell += 4) {
    const int row = geometry.row(cell);
    const int shift =
        geometry.box_columns() * (row % geometry.box_rows()) + row / geometry.box_rows();
    puzzle.givens[cell] = static_cast<Value>((shift + geometry.column(cell)) % n + 1);
  }
  return puzzle;
}

/// Unit clauses that the givens are under the code, as it defines them.
std::uint64_t unit_clauses(const Puzzle& puzzle, const ValueCode& code) {
  const auto n = static_cast<unsigned>(puzzle.board->size());
  std::uint64_t total = 0;
  for (const Value given : puzzle.givens) {
    if (given == 0) continue;
    if (code.name == "direct") total += 1;
    if (code.name == "binary") {
      for (unsigned rest = n; rest != 0; rest /= 2) ++total;
    }
    if (code.name == "order") total += (given > 1 ? 1U : 0U) + (given < n ? 1U : 0U);
  }
  return total;
}

}  // namespace

TEST_CASE("every encoding has the published number of clauses, by formula and by count") {
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      REQUIRE(expected_clauses.contains(encoding.name));
      for (const auto& [n, clauses] : expected_clauses.at(encoding.name)) {
        CAPTURE(n);
        const auto board = make_board(Geometry(n));
        const Size formula = size_of(encoding, *board, AtMostOne());
        CHECK(formula.clauses == clauses);
        CHECK(formula.variables == expected_variables_of(encoding, n));
        if (n <= largest_published_counted) CHECK(counted(encoding, *board) == formula);
      }
    }
  }
}

TEST_CASE("the extended encoding of 9x9 has the published size under every method") {
  const std::map<std::string, std::pair<std::uint64_t, std::uint64_t>> published{
      {"pairwise", {11988, 729}},    {"sequential", {7776, 3321}},
      {"bitwise", {11988, 2025}},    {"product", {8100, 2673}},
      {"commander:3", {7128, 1701}}, {"commander-defined:3", {8100, 1701}},
      {"bimander:2", {10368, 1701}}, {"bimander:3", {9072, 1377}}};
  const auto board = make_board(Geometry(9));
  for (const auto& [name, size] : published) {
    CAPTURE(name);
    const auto amo = AtMostOne::parse(name);
    REQUIRE(amo);
    const Size found = counted(support::encoding("extended"), *board, *amo);
    CHECK(found.clauses == size.first);
    CHECK(found.variables == size.second);
  }
}

TEST_CASE("an encoding's size formula is what is counted, under every method and on every size") {
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      for (const int n : compared_sizes) {
        const auto board = make_board(Geometry(n));
        for (const AtMostOne& amo : methods_of_two_sizes()) {
          CAPTURE(n, amo.name());
          CHECK(counted(encoding, *board, amo) == size_of(encoding, *board, amo));
        }
      }
    }
  }
}

TEST_CASE("a file has the size of the encoding's formula and a unit clause for each given literal",
          "[long]") {
  const std::vector<AtMostOne> methods = methods_of_two_sizes();
  std::size_t round = 0;
  for (const Encoding& encoding : encodings()) {
    ++round;
    DYNAMIC_SECTION(encoding.name) {
      for (const int n : compared_sizes) {
        if (n > largest_read_back) continue;
        ++round;
        for (std::size_t i = 0; i < methods.size(); ++i) {
          if (!support::in_turn(i % 3, 3, round)) continue;
          const AtMostOne& amo = methods[i];
          CAPTURE(n, amo.name());
          const CnfOptions options{.formulation = {&encoding, amo}};
          const Puzzle puzzle = with_givens(Geometry(n));
          Size size = size_of(encoding, *puzzle.board, amo);
          CHECK(read_back(empty(Geometry(n)), options) == size);
          const std::uint64_t givens = unit_clauses(puzzle, *encoding.code);
          size += {.variables = 0, .clauses = givens, .literals = givens};
          CHECK(read_back(puzzle, options) == size);
        }
      }
    }
  }
}

TEST_CASE("a file of a reduced puzzle has the size that is counted") {
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      for (const Reduction* reduction : reductions()) {
        for (const AtMostOne& amo : methods_of_two_sizes()) {
          CAPTURE(reduction->name, amo.name());
          const CnfOptions options{.formulation = {&encoding, amo, reduction}};
          for (const Puzzle& puzzle : {with_givens(Geometry(6)), empty(Geometry(4))}) {
            CHECK(read_back(puzzle, options) == counted(puzzle, options));
          }
        }
        const CnfOptions pairs{.formulation = {.encoding = &encoding, .reduction = reduction}};
        const Puzzle puzzle = support::puzzle_of(support::inkala);
        CHECK(read_back(puzzle, pairs) == counted(puzzle, pairs));
      }
    }
  }
}

TEST_CASE("every encoding's size formula holds on odd boards too") {
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      for (const Geometry& geometry :
           {Geometry(3), Geometry(5), Geometry(7), Geometry(4, 2), Geometry(2, 5)}) {
        for (const AtMostOne& amo : methods_of_two_sizes()) {
          CAPTURE(geometry.size(), amo.name());
          const auto board = make_board(geometry);
          CHECK(counted(encoding, *board, amo) == size_of(encoding, *board, amo));
        }
      }
    }
  }
}

TEST_CASE("every encoding's size formula holds without boxes: Latin squares") {
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      const Puzzle puzzle{make_board(Geometry(4), {{find_rule("latin")}}), Grid(16, 0)};
      CHECK(counted(encoding, *puzzle.board) == size_of(encoding, *puzzle.board, AtMostOne()));
      CHECK(support::count_models(support::encoded(puzzle, encoding)) == 576);
    }
  }
}

TEST_CASE("every encoding says what it is, where it is from and which families it has") {
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      CHECK_FALSE(encoding.summary.empty());
      CHECK_FALSE(encoding.source.empty());
      CHECK_FALSE(encoding.families.empty());
    }
  }
}

TEST_CASE("the ranges of the families are next to each other and cover all clauses") {
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      const auto board = make_board(Geometry(6));
      CountingSink sink;
      const auto ranges =
          encode(encoding, {*board, VariableMap(board->geometry(), *encoding.code)}, sink);
      std::uint64_t next = 1;
      for (const FamilyRange& range : ranges) {
        CHECK(range.first == next);
        next = range.last + 1;
      }
      CHECK(next == sink.size().clauses + 1);
    }
  }
}
