// Certificates in words: claims as text, written and read, and whether a certificate is about the
// caller's own puzzle. Both boards were made by make_board from rules in words, so they are
// compared by these words.
#include "sudoku_sat/certificate.hpp"

#include <fmt/format.h>

#include "base/joined.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

namespace {

constexpr std::string_view impossible_prefix = "impossible:";

/// The claims that are one word.
struct ClaimWord {
  Claim::Kind kind;
  std::string_view word;
};
constexpr ClaimWord plain_claims[] = {{Claim::Kind::unsat, "unsat"},
                                      {Claim::Kind::unique, "unique"},
                                      {Claim::Kind::minimal, "minimal"},
                                      {Claim::Kind::candidates, "candidates"},
                                      {Claim::Kind::formula, "formula"}};
/// Those that can have a number.
constexpr ClaimWord counting_claims[] = {{Claim::Kind::count, "count"},
                                         {Claim::Kind::fewest, "fewest"}};

/// "r1c2=5" after the prefix.
Claim parse_impossible(std::string_view text, const Geometry& geometry, const Position& position) {
  CellReader reader(text, position.after(impossible_prefix.size()), geometry);
  Claim claim{.kind = Claim::Kind::impossible};
  claim.cell = reader.cell();
  reader.expect('=', "impossible:r1c2=5");
  claim.value = reader.value();
  reader.expect_end();
  return claim;
}

/// What follows the word: nothing, or "=" and a number as it is written out.
Claim parse_count(const ClaimWord& word, std::string_view text, const Position& position) {
  constexpr std::size_t most_digits = 1000;
  Claim claim{.kind = word.kind};
  if (text.empty()) return claim;
  claim.count = text.substr(1);
  const bool digits = text.front() == '=' && !claim.count.empty() &&
                      claim.count.find_first_not_of("0123456789") == std::string::npos;
  const bool plain = claim.count == "0" || !claim.count.starts_with('0');
  if (digits && plain && claim.count.size() <= most_digits) return claim;
  throw InputError(position, fmt::format("expected {0}, or a number as in {0}=288", word.word));
}

std::string size_in_words(const Geometry& geometry) {
  return fmt::format("a board of {} cells, size {}, boxes {}x{}", geometry.cells(), geometry.size(),
                     geometry.box_rows(), geometry.box_columns());
}

std::string rules_in_words(const Board& board) {
  std::vector<std::string> rules;
  for (const RuleText& rule : board.rules()) {
    rules.push_back(fmt::format("{}{}{}", rule.name, rule.entries.empty() ? "" : ": ",
                                base::joined(rule.entries, "; ")));
  }
  return rules.empty() ? "no further rules" : base::joined(rules, ", ");
}

std::string given_in_words(Value value) {
  return value == 0 ? "no given" : fmt::format("{}", value);
}

}  // namespace

std::string to_string(const Claim& claim, const Geometry& geometry) {
  for (const ClaimWord& one : plain_claims) {
    if (claim.kind == one.kind) return std::string(one.word);
  }
  for (const ClaimWord& one : counting_claims) {
    if (claim.kind != one.kind) continue;
    return fmt::format("{}{}{}", one.word, claim.count.empty() ? "" : "=", claim.count);
  }
  return fmt::format("{}{}={}", impossible_prefix, geometry.name(claim.cell),
                     geometry.number(claim.value));
}

Claim parse_claim(std::string_view text, const Geometry& geometry, const Position& position) {
  for (const ClaimWord& one : plain_claims) {
    if (text == one.word) return {.kind = one.kind};
  }
  if (text.starts_with(impossible_prefix)) {
    return parse_impossible(text.substr(impossible_prefix.size()), geometry, position);
  }
  for (const ClaimWord& one : counting_claims) {
    const std::string_view rest = text.substr(std::min(one.word.size(), text.size()));
    if (text.starts_with(one.word) && (rest.empty() || rest.front() == '=')) {
      return parse_count(one, rest, position);
    }
  }
  throw InputError(
      position,
      fmt::format(
          "unknown claim '{}': expected unsat, unique, impossible:r1c2=5, minimal, candidates, "
          "fewest=17 or count=288",
          shown(text)));
}

std::string difference(const Puzzle& certified, const Puzzle& own) {
  const Geometry& geometry = certified.geometry();
  if (geometry != own.geometry()) {
    return fmt::format("it is about {}, not {}", size_in_words(geometry),
                       size_in_words(own.geometry()));
  }
  if (!certified.board->same_rules(*own.board)) {
    return fmt::format("it is about a board with {}, not {}", rules_in_words(*certified.board),
                       rules_in_words(*own.board));
  }
  for (Cell cell = 0; cell < certified.givens.size(); ++cell) {
    if (certified.givens[cell] == own.givens[cell]) continue;
    return fmt::format("{}: {} there, {} here", geometry.name(cell),
                       given_in_words(certified.givens[cell]), given_in_words(own.givens[cell]));
  }
  return {};
}

}  // namespace sudoku_sat
