// A relation is a table of pairs, whatever rule it comes from. Its meaning is found by comparing
// the table with the meanings that relations usually have, so that a new rule needs no text of its
// own.
#include "relation_text.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <functional>

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/reasons.hpp"

namespace sudoku_sat {

namespace {

/// A meaning of a relation, with a number: a sum, a distance, a factor; 0 where it has none.
struct Meaning {
  std::string_view name;  ///< in data
  const char* text;       ///< a format for the first cell, the second cell and the number
  std::function<bool(int first, int second, int number)> holds;
};

const Meaning meanings[] = {
    {"equal", "{0} = {1}", [](int a, int b, int n) { return n == 0 && a == b; }},
    {"less", "{0} < {1}", [](int a, int b, int n) { return n == 0 && a < b; }},
    {"greater", "{0} > {1}", [](int a, int b, int n) { return n == 0 && a > b; }},
    {"at most", "{0} is at most {1}", [](int a, int b, int n) { return n == 0 && a <= b; }},
    {"at least", "{0} is at least {1}", [](int a, int b, int n) { return n == 0 && a >= b; }},
    {"sum", "{0} + {1} = {2}", [](int a, int b, int n) { return a + b == n; }},
    {"sum not", "{0} + {1} is not {2}", [](int a, int b, int n) { return n > 0 && a + b != n; }},
    {"difference", "{0} and {1} differ by {2}",
     [](int a, int b, int n) { return n > 0 && std::abs(a - b) == n; }},
    {"difference not", "{0} and {1} don't differ by {2}",
     [](int a, int b, int n) { return n > 0 && std::abs(a - b) != n; }},
    {"difference at least", "{0} and {1} differ by {2} or more",
     [](int a, int b, int n) { return n > 1 && std::abs(a - b) >= n; }},
    {"difference less than", "{0} and {1} differ by less than {2}",
     [](int a, int b, int n) { return n > 1 && std::abs(a - b) < n; }},
    {"factor", "of {0} and {1} one is {2} times the other",
     [](int a, int b, int n) { return n > 1 && (a == n * b || b == n * a); }},
};

/// What the values of the two cells are written as is so much more.
struct Offsets {
  int first = 0;
  int second = 0;
};

bool is(const ValueRelation& relation, Offsets offsets, const Meaning& meaning, int number) {
  for (int first = 1; first <= relation.size(); ++first) {
    for (int second = 1; second <= relation.size(); ++second) {
      const bool holds = meaning.holds(first + offsets.first, second + offsets.second, number);
      if (relation.allows(first, second) != holds) return false;
    }
  }
  return true;
}

struct Found {
  const Meaning* meaning = nullptr;
  int number = 0;
};

Found find_meaning(const PairRelation& pair, const Geometry& geometry) {
  const ValueRelation& relation = *pair.relation;
  const Offsets offsets{geometry.number_in(pair.first, 0), geometry.number_in(pair.second, 0)};
  for (const Meaning& meaning : meanings) {
    for (int number = 0; number <= 2 * relation.size(); ++number) {
      if (is(relation, offsets, meaning, number)) return {&meaning, number};
    }
  }
  return {};
}

}  // namespace

std::optional<RelationMeaning> meaning_of(const PairRelation& pair, const Geometry& geometry) {
  const Found found = find_meaning(pair, geometry);
  if (found.meaning == nullptr) return std::nullopt;
  return RelationMeaning{found.meaning->name, found.number};
}

std::string relation_text(const PairRelation& pair, const Geometry& geometry) {
  const std::string first = geometry.name(pair.first);
  const std::string second = geometry.name(pair.second);
  const Found found = find_meaning(pair, geometry);
  if (found.meaning == nullptr) return first + " and " + second;
  return fmt::format(fmt::runtime(found.meaning->text), first, second, found.number);
}

}  // namespace sudoku_sat
