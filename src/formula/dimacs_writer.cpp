// Writing DIMACS is copying: each variable's text is made once and copied wherever its literal
// occurs. A board of 100x100 has 3*10^8 literals of 10^6 variables.
//
// More than nine tenths of the clauses of a large board are "not both" for pairs of literals (148
// million on 100x100). Making each of them a clause and taking it apart again, literal by literal,
// takes several times as long as copying its bytes. So each literal of a block of pairs is looked
// up once; then a clause is two copies of fixed size, the first literal and the second with the
// clause's end after it.
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

namespace {

constexpr std::size_t clause_end = 2;  ///< "0\n"
constexpr std::size_t pair_room = 32;
constexpr std::size_t pairs_at_once = 2048;

}  // namespace

void DimacsWriter::add_pairs(const PairBlock& pairs) {
  const std::span<const Lit> literals = pairs.literals;
  if (pairs.firsts == 1) {
    write_pairs(text_of(literals[0]), literals.size() - 1,
                [&](std::size_t i) { return text_of(literals[i + 1]); });
    return;
  }
  pairs_.resize(literals.size());
  for (std::size_t i = 0; i < pairs_.size(); ++i) pairs_[i] = text_of(literals[i]);
  for (std::size_t first = 0; first < pairs.firsts; ++first) {
    write_pairs(pairs_[first], pairs_.size() - first - 1,
                [&](std::size_t i) { return pairs_[first + 1 + i]; });
  }
}

DimacsWriter::Text DimacsWriter::text_of(Lit literal) const {
  const bool at_hand = literal > 0 && static_cast<std::size_t>(literal) < texts_.size();
  return at_hand ? texts_[static_cast<std::size_t>(literal)] : negated(literal);
}

/// The text of the negation, formatted each time: for variables beyond the table and for negative
/// literals.
DimacsWriter::Text DimacsWriter::negated(Lit literal) {
  if (literal > 0) return negative(literal);
  Text text = negative(-std::int64_t{literal});
  std::memmove(text.characters, text.characters + 1, sizeof text.characters - 1);
  --text.length;
  return text;
}

/// Writes `count` clauses: `first` with second_of(i) for i = 0..count-1.
template <class SecondOf>
void DimacsWriter::write_pairs(const Text& first, std::size_t count, SecondOf&& second_of) {
  const Text before = first;  // no write to the buffer can change it
  for (std::size_t done = 0; done < count;) {
    const std::size_t now = std::min(count - done, pairs_at_once);
    char* const begin = out_.room(now * pair_room);
    char* end = begin;
    for (const std::size_t last = done + now; done < last; ++done) {
      const Text second = second_of(done);
      std::memcpy(end, &before, sizeof before);
      std::memcpy(end + before.length, &second, sizeof second);
      end += before.length + second.length + clause_end;
    }
    out_.advance(static_cast<std::size_t>(end - begin));
  }
}

}  // namespace sudoku_sat
