// Collects the comments of the header of one of our CNF files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "comments.hpp"
#include "header.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::format {

class HeaderComments {
 public:
  /// Takes a comment line without "c ". Of a file that is not one of ours it keeps nothing.
  /// Throws: InputError where a line can't be, or there are more than a board has.
  void add(std::string_view line, const Position& position);

  /// No more comments come. Throws: InputError where the last one is not complete.
  void finish(const Position& end) const { joiner_.finish(end); }

  bool ours() const { return ours_; }
  const std::string& label() const { return label_; }
  std::optional<std::uint64_t> scramble() const { return scramble_; }
  /// The lines "c series PUZZLE LABEL" and "c excluded SOLUTION".
  const std::vector<HeaderLine>& series() const { return series_; }
  const std::vector<HeaderLine>& excluded() const { return excluded_; }
  const std::vector<HeaderLine>& reduced() const { return reduced_; }
  const std::vector<HeaderLine>& data() const { return data_; }

  /// Throws: InputError where a line is missing.
  const CnfHeader& header(const Position& end);

  const Position& position(std::string_view key) const { return seen_.at(key); }

 private:
  void take(const WholeComment& comment);
  void add_data(std::string_view value, const Position& position);
  void add_puzzle(std::string_view value, const Position& position, std::vector<HeaderLine>& lines);
  void add_reduced(std::string_view key, std::string_view value, const Position& position);

  CommentJoiner joiner_;
  bool first_ = true;
  bool ours_ = false;
  std::string label_;
  std::optional<std::uint64_t> scramble_;
  CnfHeader header_;
  std::vector<HeaderLine> reduced_;
  std::vector<HeaderLine> data_;
  std::vector<HeaderLine> series_;
  std::vector<HeaderLine> excluded_;
  std::size_t data_bytes_ = 0;
  std::size_t puzzle_bytes_ = 0;
  std::map<std::string_view, Position> seen_;
};

}  // namespace sudoku_sat::format
