// A constraint string as the tree of its constraints: Or, And and Replicate hold others, up to an
// End.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formats/exchange/exchange_puzzle.hpp"

namespace sudoku_sat::format {

struct IssItem {
  std::string name;  ///< empty: givens
  std::vector<std::string> args = {};
  std::size_t number = 0;  ///< its place in the string, from 1
  std::vector<IssItem> children = {};

  bool holds_others() const { return name == "Or" || name == "And" || name == "Replicate"; }
  std::string place() const;
};

/// Throws: TextError if an End is missing or too many. Items of unknown names end where they are
/// known to: only those of `IssItem::holds_others` hold others.
std::vector<IssItem> iss_items(std::string_view text, const ExchangePuzzle& out);

std::vector<std::string> iss_args(std::string_view text, char sign);

/// Six bits of each sign, as in URLs: A to Z, a to z, 0 to 9, '-', '_'; no value for another sign.
std::optional<std::vector<unsigned char>> iss_sextets(std::string_view text);
/// The bytes of such a text, without what is left of the last sign.
std::optional<std::string> iss_bytes(std::string_view text);
/// The same signs.
std::string iss_text_of(const std::vector<unsigned char>& sextets);
std::string iss_text_of_bytes(std::string_view bytes);

}  // namespace sudoku_sat::format
