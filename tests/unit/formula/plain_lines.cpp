// Lines of literals read by the fast path, many at a time, compared with the plain way, word by
// word: on random text, mostly right, with all kinds of errors now and then.
#include "formula/plain_lines.hpp"

#include <catch2/catch.hpp>
#include <random>

#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/formula.hpp"
#include "support/inputs.hpp"
#include "support/run.hpp"

using namespace sudoku_sat;

namespace {

using Engine = std::mt19937;

/// Any number of digits is as likely.
std::uint32_t random_number(Engine& random) {
  const auto bits = random() % 32;
  return static_cast<std::uint32_t>(random()) >> bits;
}

/// A literal, mostly of the variables 1 to `most`.
std::string random_literal(Engine& random, std::uint32_t most) {
  const std::string sign = random() % 2 == 0 ? "-" : "";
  const auto kind = random() % 1000;
  if (kind == 0) return sign + std::to_string(random_number(random));
  if (kind == 1) return sign + std::string(random() % 10, '0') + std::to_string(random() % 100);
  return sign + std::to_string(random_number(random) % most + 1);
}

std::string random_words(Engine& random, std::uint32_t most, std::size_t count) {
  std::string words;
  for (; count != 0; --count) words += " " + random_literal(random, most);
  return words;
}

/// Puts in, drops or changes a character in one of four texts.
std::string mutated(std::string text, Engine& random) {
  static constexpr std::string_view odd = " 0123456789--\n\n\r\t%cavs+x:/.\v";
  if (random() % 4 != 0 || text.empty()) return text;
  const std::size_t at = random() % text.size();
  const std::string by(random() % 2, odd[random() % odd.size()]);
  return text.replace(at, random() % 2, by);
}

/// The same to the plain way, in the same columns, and nothing for the fast one.
std::string made_odd(const std::string& text) {
  std::string result;
  for (const char c : text) result += c == ' ' ? "\t" : c == '\n' ? "\r\n" : std::string(1, c);
  return result;
}

std::string clauses_read(LineReader lines) {
  DimacsReader reader(lines);
  MemorySink sink;
  std::string result;
  try {
    reader.read_problem([](std::string_view) {});
    reader.read_clauses(sink);
  } catch (const InputError& error) {
    result = error.what();
  }
  for (const Lit literal : sink.block().literals) result += " " + std::to_string(literal);
  return result;
}

std::string clauses_read(const std::string& text) {
  return clauses_read(LineReader::of_text(text, "x"));
}

std::string random_clauses(Engine& random, std::uint32_t most, std::size_t clauses) {
  std::string text;
  for (; clauses != 0; --clauses) {
    const std::string words = random_words(random, most, random() % 5);
    text += (words.empty() ? "" : words.substr(1) + " ") + "0\n";
  }
  return text;
}

std::string answer_read(const std::string& text, std::size_t variables, std::size_t kept = 20) {
  LineReader lines = LineReader::of_text(text, "x");
  try {
    const AnswerText answer = read_answer(lines, variables, kept);
    std::string result = answer.answer == Answer::satisfiable ? "satisfiable" : "unknown";
    result += answer.closed ? " closed " : " open ";
    for (Var variable = 1; variable <= 20; ++variable) {
      result += "?+-"[static_cast<int>(answer.model[variable])];
    }
    return result;
  } catch (const InputError& error) {
    return error.what();
  }
}

/// Each variable mostly with the same sign.
std::string random_answer(Engine& random, std::uint32_t most) {
  std::string text = random() % 2 == 0 ? "s SATISFIABLE\n" : "";
  for (auto lines = random() % 6; lines != 0; --lines) {
    text += "v";
    for (auto words = random() % 6; words != 0; --words) {
      const auto variable = random_number(random) % most + 1;
      const bool negative = (variable % 3 == 0) != (random() % 200 == 0);
      text += (negative ? " -" : " ") + std::to_string(variable);
    }
    text += "\n";
  }
  return text + (random() % 2 == 0 ? "v 0\n" : "");
}

}  // namespace

TEST_CASE("eight digits at once are the digits one by one") {
  Engine random(1);
  const std::string some = "0123456789 0123456789\n-/:0123456789\xB0\xFF";
  for (std::size_t i = 0; i < support::random_inputs(100'000); ++i) {
    std::string text(8, ' ');
    for (char& c : text) c = random() % 8 == 0 ? some[random() % some.size()] : some[random() % 10];
    std::uint32_t number = 0;
    std::uint32_t count = 0;
    for (; count < 8 && text[count] >= '0' && text[count] <= '9'; ++count) {
      number = 10 * number + static_cast<std::uint32_t>(text[count] - '0');
    }
    const formula::LeadingDigits digits = formula::leading_digits(text.data());
    if (digits.number == number && digits.count == count) continue;
    CAPTURE(text, digits.number, digits.count);
    FAIL("read otherwise");
  }
}

TEST_CASE("clauses by the fast way are those of the plain way, and so are the errors") {
  Engine random(2);
  std::size_t lines = 0;
  std::size_t errors = 0;
  for (std::size_t i = 0; i < support::random_inputs(100'000); ++i) {
    const std::uint32_t most = random_number(random) % 2'000'000'000 + 1;
    const std::size_t clauses = random() % 8;
    const std::string text = mutated(random_clauses(random, most, clauses), random);
    const std::string head =
        random() % 8 == 0 ? "p inccnf\n"
                          : "p cnf " + std::to_string(most) + " " + std::to_string(clauses) + "\n";
    std::vector<Lit> room(100);
    lines += formula::read_plain_clauses(text, most, room).lines;
    const std::string fast = clauses_read(head + text);
    if (fast.starts_with('x')) ++errors;
    if (fast == clauses_read(made_odd(head + text))) continue;
    CAPTURE(head, text);
    REQUIRE(fast == clauses_read(made_odd(head + text)));
  }
  CHECK(lines > support::random_inputs(100'000));
  CHECK(errors > support::random_inputs(1000));
}

TEST_CASE("clauses of a file longer than any buffer are read as those of a text") {
  Engine random(3);
  std::string clauses;
  std::size_t count = 0;
  for (const std::size_t literals : {20'000, 8191, 8192, 1}) {
    for (std::size_t i = 0; i < literals; ++i) clauses += std::to_string(1 + random() % 100) + " ";
    clauses += "0\n";
    for (std::size_t i = 0; i < 20'000; ++i) {
      clauses += std::to_string(1 + random_number(random) % 70'000'000) + " -7 0\n";
    }
    count += 20'001;
  }
  const std::string text = "p cnf 70000000 " + std::to_string(count) + "\n" + clauses;
  const support::Scratch scratch;
  const std::string fast = clauses_read(LineReader::open(scratch.write("x", text)));
  CHECK(fast.starts_with(" "));
  CHECK((fast == clauses_read(made_odd(text))));
}

TEST_CASE("no more clauses are read at once than there is room for") {
  Engine random(4);
  for (std::size_t size = 0; size < 60; ++size) {
    const std::string text = random_clauses(random, 9, 40);
    std::vector<Lit> room(60, 10);
    const formula::PlainLines read =
        formula::read_plain_clauses(text, 9, std::span(room).first(size));
    CHECK(read.literals <= size);
    CHECK(std::count(room.begin(), room.end(), 0) >= static_cast<std::ptrdiff_t>(read.lines));
    CHECK(std::all_of(room.begin() + static_cast<std::ptrdiff_t>(size), room.end(),
                      [](Lit literal) { return literal == 10; }));
  }
}

TEST_CASE("answers by the fast way are those of the plain way, and so are the errors") {
  Engine random(5);
  std::size_t lines = 0;
  std::size_t errors = 0;
  for (std::size_t i = 0; i < support::random_inputs(100'000); ++i) {
    const std::uint32_t most = random_number(random) % 2'000'000'000 + 1;
    const std::string text = mutated(random_answer(random, most), random);
    std::vector<Lit> room(100);
    lines += formula::read_plain_values(text, most, room).lines;
    const std::string fast = answer_read(text, most);
    if (fast.starts_with('x')) ++errors;
    if (fast == answer_read(made_odd(text), most)) continue;
    CAPTURE(text, most);
    REQUIRE(fast == answer_read(made_odd(text), most));
  }
  CHECK(lines > support::random_inputs(10'000));
  CHECK(errors > support::random_inputs(1000));
}

TEST_CASE("a variable with both signs far down in an answer is named with its place") {
  std::string text = "s SATISFIABLE\n";
  for (int variable = 1; variable <= 20'000; ++variable) {
    text += "v " + std::to_string(2 * variable) + " -" + std::to_string(2 * variable + 1) + "\n";
  }
  CHECK(answer_read(text + "v 50000 30001 7\nv 0\n", 60'000, 60'000) ==
        "x:20002:9: variable 30001 occurs with both signs");
}
