// The fast ways of DIMACS: pairs of literals written as they are, literals read in their usual
// form. Both are compared with the plain way.
#include <catch2/catch.hpp>
#include <random>

#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/propagation.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
#include "support/run.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat;

namespace {

/// Hands on clauses only: to whom it hands them, pairs come as clauses.
class PlainSink {
 public:
  explicit PlainSink(SinkRef sink) : sink_(sink) {}
  Var new_vars(std::size_t n) { return sink_.new_vars(n); }
  void add(const ClauseBlock& block) { sink_.add(block); }

 private:
  SinkRef sink_;
};

/// What `emit` (sink → nothing) leaves in a DIMACS file, by the fast or the plain way.
template <class Emit>
std::string written_pairs(std::uint64_t variables, bool fast, Emit&& emit) {
  const support::Scratch scratch;
  const std::string file = scratch.file("out.cnf");
  Output out(file);
  DimacsWriter writer(out, variables);
  PlainSink plain(writer);
  emit(fast ? SinkRef(writer) : SinkRef(plain));
  out.commit();
  return support::read_file(file);
}

struct Pairs {
  std::vector<Lit> literals;
  std::size_t firsts;
};

std::vector<Pairs> random_pairs(unsigned seed, std::size_t blocks, Var most) {
  std::mt19937 random(seed);
  std::vector<Pairs> result(blocks);
  for (Pairs& pairs : result) {
    // Some are too few to be handed over as pairs.
    pairs.literals.resize(random() % (random() % 32 == 0 ? 60 : 20));
    for (Lit& literal : pairs.literals) {
      // Any number of digits is as likely.
      const auto bound = static_cast<unsigned>(most) >> random() % 31;
      literal = static_cast<Lit>(random() % std::max(bound, 1U)) + 1;
      if (random() % 4 == 0) literal = -literal;
    }
    const std::size_t size = pairs.literals.size();
    pairs.firsts = size == 0 ? 0 : random() % 2 == 0 ? size - 1 : random() % size;
  }
  return result;
}

void emit_all(const std::vector<Pairs>& blocks, SinkRef sink) {
  ClauseStream out(sink);
  for (const Pairs& pairs : blocks) {
    out.add_pairs({pairs.literals, pairs.firsts});
    if (pairs.literals.size() % 3 == 0) out.add(pairs.literals);
  }
  out.flush();
}

/// A literal as a file may have it, usual or odd.
std::string random_word(std::mt19937& random) {
  const auto kind = random() % 400;
  if (kind == 0) return "x" + std::to_string(random() % 10);
  if (kind == 1) return std::to_string(random());
  if (kind == 2) return "1-2";
  if (kind == 3) return "+3";
  const std::string zeros(kind < 20 ? random() % 12 : 0, '0');
  const std::string sign = random() % 2 == 0 ? "-" : "";
  return sign + zeros + std::to_string(random() % (random() % 2 == 0 ? 10 : 5000));
}

/// The text, or what is wrong with it.
std::string read_back(const std::string& text) {
  LineReader lines = LineReader::of_text(text, "x");
  DimacsReader reader(lines);
  MemorySink sink;
  try {
    reader.read_problem([](std::string_view) {});
    reader.read_clauses(sink);
  } catch (const InputError& error) {
    return error.what();
  }
  std::string result;
  for (const Lit literal : sink.block().literals) result += std::to_string(literal) + " ";
  return result;
}

}  // namespace

TEST_CASE("pairs of literals are written as the clauses that they represent") {
  const Var most = GENERATE(9, 1000, 1 << 20, 2147483646);
  const auto blocks =
      random_pairs(static_cast<unsigned>(most), support::random_inputs(25'000), most);
  const auto emit = [&](SinkRef sink) { emit_all(blocks, sink); };
  const auto variables = static_cast<std::uint64_t>(most);
  CHECK(written_pairs(variables, true, emit) == written_pairs(variables, false, emit));
}

TEST_CASE("pairs of literals are counted as the clauses that they represent") {
  const auto blocks = random_pairs(7, support::random_inputs(100'000), 1000);
  CountingSink fast;
  CountingSink counted;
  PlainSink plain(counted);
  emit_all(blocks, fast);
  emit_all(blocks, plain);
  CHECK(fast.size() == counted.size());
}

TEST_CASE("more pairs at once than the output has room for are written whole") {
  std::vector<Lit> literals(9000);
  for (std::size_t i = 0; i < literals.size(); ++i) literals[i] = static_cast<Lit>(i + 1);
  const auto emit = [&](SinkRef sink) {
    ClauseStream out(sink);
    out.add_pairs({literals, 3});
    out.flush();
  };
  CHECK(written_pairs(9000, true, emit) == written_pairs(9000, false, emit));
}

TEST_CASE("each encoding's bytes are the same by the fast and by the plain way") {
  const std::vector<std::string> lines{"1............41.", std::string(36, '.'),
                                       std::string(support::inkala), std::string(144, '.')};
  const std::string& line = lines[GENERATE(0U, 1U, 2U, 3U)];
  const Puzzle puzzle = support::puzzle_of(line);
  for (const Encoding& encoding : encodings()) {
    for (const Reduction* reduction : reductions()) {
      const auto variables = variables_after(*reduction, puzzle, *encoding.code);
      if (!variables) continue;
      CAPTURE(line, encoding.name, reduction->name);
      const auto emit = [&](SinkRef sink) { encode(encoding, {*puzzle.board, *variables}, sink); };
      CHECK(written_pairs(5000, true, emit) == written_pairs(5000, false, emit));
    }
  }
}

TEST_CASE("literals on one line are read like those on lines of their own") {
  std::mt19937 random(1);
  for (int round = 0; round < 4000; ++round) {
    std::string close;
    std::string apart;
    for (auto words = random() % 50; words != 0; --words) {
      const std::string word = random_word(random);
      close += word + (random() % 8 == 0 ? "  " : " ");
      // A tab is a blank too, but not to the fast way.
      apart += "\t" + word + "\t";
    }
    const std::string problem = "p inccnf\n";
    const auto without_column = [](const std::string& text) {
      return text.starts_with("x:2:") ? text.substr(text.find(' ')) : text;
    };
    CAPTURE(close);
    CHECK(without_column(read_back(problem + close + " 0\n")) ==
          without_column(read_back(problem + apart + "0\n")));
  }
}

TEST_CASE("an odd literal after usual ones is named with its column") {
  CHECK(read_back("p cnf 99 1\n12 -7 100 0\n") == "x:2:7: " + says::not_a_literal("100", 99));
  CHECK(read_back("p cnf 99 1\n12 -7  1x 0\n") == "x:2:8: " + says::not_a_literal("1x", 99));
  CHECK(read_back("p cnf 99 1\n12 -0000000007\t8 0\n") == "12 -7 8 0 ");
}
