// Writing DIMACS is copying: each variable's text is made once and copied wherever its literal
// stands. A board of 100x100 has 3*10^8 literals of 10^6 variables.
#include <algorithm>
#include <charconv>
#include <cstring>

#include "sudoku_sat/dimacs.hpp"

namespace sudoku_sat {

namespace {

constexpr std::uint64_t most_texts = std::uint64_t{1} << 20;
// The sign and the 16 bytes that are copied whole, whatever the text's length.
constexpr std::size_t literal_room = 17;
constexpr std::size_t literals_at_once = 2048;

}  // namespace

DimacsWriter::DimacsWriter(Output& out, std::uint64_t variables)
    : out_(out), texts_(static_cast<std::size_t>(std::min(variables + 1, most_texts))) {
  for (std::size_t variable = 1; variable < texts_.size(); ++variable) {
    Text& text = texts_[variable];
    char* const end = std::to_chars(text.characters, text.characters + 14, variable).ptr;
    *end = ' ';
    text.length = static_cast<std::uint8_t>(end + 1 - text.characters);
  }
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
  if (literal < 0) *to++ = '-';
  const auto variable = static_cast<std::size_t>(literal < 0 ? -literal : literal);
  if (variable < texts_.size()) {
    const Text& text = texts_[variable];
    std::memcpy(to, &text, sizeof text);
    return to + text.length;
  }
  to = std::to_chars(to, to + 15, variable).ptr;
  *to++ = ' ';
  return to;
}

}  // namespace sudoku_sat
