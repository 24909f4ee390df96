// The header of a puzzle file: lines "key: value" that are not indented; the data of a rule follows
// the colon or is on indented lines below it.
//
//     title: The Miracle Sudoku
//     rules: anti-knight, anti-king, non-consecutive
//     cages:
//       7: r1c1 r1c2
//       10: r3c3 r3c4 r4c3; 3: r5c5 r5c6
//
// It ends at a blank line or at anything else that is not a part of it. Comments are skipped.
#pragma once

#include "formats/text/text_line.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::format {

struct PuzzleHeader {
  Position position = {};  ///< of its first line
  std::string title = {};
  std::string author = {};
  std::optional<int> size = {};
  std::optional<Geometry> box = {};
  std::vector<RuleUse> rules = {};
  std::vector<RuleEntry> free_clues = {};  ///< below `find`
  std::optional<InputError> error = {};    ///< the first thing in it that can't be read

  /// The size that it gives, by `box` or by `size`.
  std::optional<int> wanted_size() const { return box ? box->size() : size; }
};

/// Whether a header can begin with this line: its key is known, or is a word that could be meant
/// for a key and for nothing else.
bool begins_header(std::string_view line);
/// Whether the line has a key that is known, in capitals or small letters.
bool has_known_key(std::string_view line);
/// Whether its key is known, or resembles one: it may be meant for a rule.
bool may_mean_rule(std::string_view line);

class HeaderReader {
 public:
  /// `policy` must outlive it.
  HeaderReader(const Position& first_line, const ExchangePolicy& policy);

  /// Takes the next line. Returns false if the header has ended before that line.
  bool add(const TextLine& line);

  PuzzleHeader take() { return std::move(header_); }

 private:
  /// What follows a key.
  struct Value {
    std::string_view text;
    Position position;
  };

  void add_data(const TextLine& line);
  void add_key(std::string_view written, const TextLine& line);
  void read(std::string_view key, const Value& value);
  void read_rule(std::string_view key, const Value& value);
  void add_free_clues(const Value& value);
  void read_rules(const Value& value);
  void leave_out_rule(const Value& value, const InputError& unknown);
  void check_box_and_size(const Position& position) const;
  void require_once(std::string_view key, const Position& position);
  void note(const InputError& error);
  void tell_of(const InputError& left_out) const;

  PuzzleHeader header_;
  const ExchangePolicy& policy_;
  std::vector<std::string> keys_;  ///< read so far, of those that may come only once
  bool finding_ = false;           ///< the last key was `find`
  bool data_ = false;              ///< indented lines belong to the last key
  const Rule* rule_ = nullptr;     ///< whose data they are; null if they are skipped
  Position rule_position_;
  bool ended_ = false;
  std::size_t bytes_ = 0;
};

}  // namespace sudoku_sat::format
