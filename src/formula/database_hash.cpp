// The hash that identifies a formula in benchmark databases: MD5 of its clauses in the order of the
// file, literals and the zeros that end clauses separated by single blanks, without comments and
// the problem line (GBD: Iser & Jabs, Global Benchmark Database, SAT 2024; its `gbdhash` computes
// the same). MD5 is safe enough here: there is nothing to gain by giving two formulas the same
// name.
#include <md5.h>

#include <array>

#include "sudoku_sat/dimacs.hpp"

namespace sudoku_sat {

namespace {

/// MD5 of what is added, in hexadecimal digits.
class Md5 {
 public:
  Md5() { MD5Init(&context_); }

  void add(std::string_view text) {
    MD5Update(&context_, reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
  }

  std::string text() {
    std::array<char, MD5_DIGEST_STRING_LENGTH> digits{};
    MD5End(&context_, digits.data());
    return digits.data();
  }

 private:
  MD5_CTX context_{};
};

}  // namespace

std::string database_hash(LineReader& lines) {
  Md5 digest;
  std::string normal;
  std::string last = "0";
  bool first = true;
  for (std::string_view line; lines.next(line);) {
    normal.clear();
    for (std::string_view word = take_word(line); !word.empty(); word = take_word(line)) {
      if (word.front() == 'c' || word.front() == 'p') break;
      if (!first) normal += ' ';
      first = false;
      normal += word;
      last = word;
    }
    digest.add(normal);
  }
  if (last != "0") digest.add(" 0");
  return digest.text();
}

}  // namespace sudoku_sat
