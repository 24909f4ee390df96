// Writing DIMACS is copying: each variable's text is made once and copied wherever its literal
// stands. A board of 100x100 has 3*10^8 literals of 10^6 variables.
#include <algorithm>
#include <charconv>
#include <cstring>

#include "sudoku_sat/dimacs.hpp"

namespace sudoku_sat {

namespace {

constexpr std::uint64_t max_texts = std::uint64_t{1} << 20;
// A literal is copied in a piece of fixed size, whatever its length; "2147483646 " fits.
constexpr std::size_t literal_room = 14;
constexpr std::size_t literals_at_once = 2048;

}  // namespace

DimacsWriter::DimacsWriter(Output& out, std::uint64_t variables)
    : out_(out), texts_(static_cast<std::size_t>(std::min(variables + 1, max_texts))) {
  for (std::size_t variable = 1; variable < texts_.size(); ++variable) {
    texts_[variable] = negative(static_cast<std::int64_t>(variable));
  }
}

DimacsWriter::Text DimacsWriter::negative(std::int64_t variable) {
  Text text{};
  char* const end = std::to_chars(text.characters, text.characters + 12, -variable).ptr;
  std::memcpy(end, " 0\n", 3);
  text.length = static_cast<std::uint8_t>(end + 1 - text.characters);
  return text;
}

Var DimacsWriter::new_vars(std::size_t n) {
  const Var first = variables_ + 1;
  variables_ += static_cast<Var>(n);
  return first;
}

void DimacsWriter::add(const ClauseBlock& block) {
  auto rest = block.literals;
  while (!rest.empty()) {
    const auto now = rest.first(std::min(rest.size(), literals_at_once));
    char* const begin = out_.room(now.size() * literal_room);
    char* end = begin;
    for (const Lit literal : now) end = write_literal(end, literal);
    out_.advance(static_cast<std::size_t>(end - begin));
    rest = rest.subspan(now.size());
  }
}

char* DimacsWriter::write_literal(char* to, Lit literal) const {
  if (literal == 0) {
    *to++ = '0';
    *to++ = '\n';
    return to;
  }
  const std::size_t sign = literal > 0 ? 1 : 0;
  const auto variable = static_cast<std::size_t>(literal < 0 ? -literal : literal);
  if (variable < texts_.size()) {
    const Text& text = texts_[variable];
    std::memcpy(to, text.characters + sign, literal_room);
    return to + text.length - sign;
  }
  to = std::to_chars(to, to + literal_room, literal).ptr;
  *to++ = ' ';
  return to;
}

}  // namespace sudoku_sat
