// Claims as text, written and read.
#include "sudoku_sat/certificate.hpp"

#include <fmt/format.h>

#include "sudoku_sat/io.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

namespace {

constexpr std::string_view impossible_prefix = "impossible:";

/// "r1c2=5" after the prefix.
Claim parse_impossible(std::string_view text, const Geometry& geometry, Position position) {
  if (position.column != 0) position.column += impossible_prefix.size();
  CellReader reader(text, position, geometry);
  Claim claim{.kind = Claim::Kind::impossible};
  claim.cell = reader.cell();
  reader.expect('=', "impossible:r1c2=5");
  claim.value = reader.value();
  reader.expect_end();
  return claim;
}

}  // namespace

std::string to_string(const Claim& claim, const Geometry& geometry) {
  switch (claim.kind) {
    case Claim::Kind::unsat:
      return "unsat";
    case Claim::Kind::unique:
      return "unique";
    case Claim::Kind::fewest:
      return "fewest";
    default:
      return fmt::format("{}{}={}", impossible_prefix, geometry.name(claim.cell),
                         geometry.number(claim.value));
  }
}

Claim parse_claim(std::string_view text, const Geometry& geometry, const Position& position) {
  for (const auto kind : {Claim::Kind::unsat, Claim::Kind::unique, Claim::Kind::fewest}) {
    Claim claim{.kind = kind};
    if (text == to_string(claim, geometry)) return claim;
  }
  if (text.starts_with(impossible_prefix)) {
    return parse_impossible(text.substr(impossible_prefix.size()), geometry, position);
  }
  throw InputError(
      position,
      fmt::format("unknown claim '{}': unsat, unique, impossible:r1c2=5 or fewest", shown(text)));
}

}  // namespace sudoku_sat
