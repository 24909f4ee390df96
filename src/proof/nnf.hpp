// A graph in d4's format as count_checker.hpp describes it, read strictly.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku_sat::proof {

/// What is wrong with a text.
struct Malformed {
  std::uint64_t line = 0;  ///< from 1
  std::string reason;
};

/// Reads lines of numbers, each ended by 0.
class NumberLines {
 public:
  explicit NumberLines(std::string_view text) : rest_(text) {}

  /// The next line; false at the end. Throws: Malformed.
  bool next();
  /// What the line begins with, if that is one of `letters`; else 0.
  char letter(std::string_view letters);
  /// The line's other numbers, without the 0. Throws: Malformed.
  std::span<const std::int32_t> numbers();
  std::uint64_t line() const { return line_; }
  [[noreturn]] void fail(std::string reason) const { throw Malformed{line_, std::move(reason)}; }

 private:
  std::string_view rest_;
  std::string_view current_;
  std::vector<std::int32_t> numbers_;
  std::uint64_t line_ = 0;
};

class Nnf {
 public:
  struct Arc {
    std::uint32_t to;
    std::uint32_t line;
    std::span<const std::int32_t> literals;
  };

  /// Literals are of the variables 1..variables. Throws: Malformed.
  Nnf(std::string_view text, std::size_t variables);

  /// Nodes go from 1 to nodes().
  std::size_t nodes() const { return kinds_.size() - 1; }
  char kind(std::uint32_t node) const { return kinds_[node]; }
  std::size_t arcs(std::uint32_t node) const { return arcs_[node].size(); }
  Arc arc(std::uint32_t node, std::size_t number) const {
    const Place& place = arcs_[node][number];
    return {place.to, place.line, std::span(literals_).subspan(place.begin, place.count)};
  }

 private:
  struct Place {
    std::uint32_t to;
    std::uint32_t line;
    std::size_t begin;
    std::uint32_t count;
  };
  void add_node(char kind, NumberLines& lines);
  void add_arc(NumberLines& lines, std::size_t variables);

  std::vector<char> kinds_ = {'-'};
  std::vector<std::vector<Place>> arcs_ = {{}};
  std::vector<std::int32_t> literals_;
};

}  // namespace sudoku_sat::proof
