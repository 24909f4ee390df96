// A rule's entry as formats of other programs need it: its parts between colons, the cells of a
// part.
#pragma once

#include <map>

#include "base/words.hpp"
#include "formats/text/text_line.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::format {

class EntryText {
 public:
  /// Both must outlive it.
  EntryText(std::string_view text, const Geometry& geometry);

  const Geometry& geometry() const { return geometry_; }
  std::size_t parts() const { return parts_.size(); }
  std::string_view part(std::size_t i) const { return parts_[i]; }

  /// Whether a part is a whole number.
  bool number(std::size_t i) const;
  /// The cells of a part, runs resolved; no value if it is anything else.
  std::optional<std::vector<Cell>> cells(std::size_t i) const;
  /// The same, where cells may come again.
  std::optional<std::vector<Cell>> repeated_cells(std::size_t i) const;
  /// Of "r1c1-r1c2 r4c4-r5c4": cells in twos.
  std::optional<std::vector<std::pair<Cell, Cell>>> pairs(std::size_t i) const;
  /// Words with white space between them.
  std::vector<std::string_view> words(std::size_t i) const { return split_words(parts_[i]); }

 private:
  std::vector<std::string_view> parts_;
  const Geometry& geometry_;
};

/// What an entry says, part by part: the names of its cells are those of whoever reads it.
struct Said {
  std::string number = {};
  std::vector<std::string> values = {};
  std::vector<std::string> first = {};  ///< a single cell, of an arrow its circle
  std::vector<std::string> cells = {};
  std::string_view side = {};  ///< of a clue beside the board: "top", "bottom", "left", "right"
  int line = 0;                ///< likewise, from 1

  bool of_column() const { return side == "top" || side == "bottom"; }
  /// Whether the clue is on the second side of its line.
  bool far() const { return side == "bottom" || side == "right"; }
};

// A pattern shows how entries are written, and so how they are read: its parts between colons are n
// (a number; n? for one that may be missing), v (values), c (one cell), * (cells), r (cells that
// may come again), @ (the word `head`), or, last in a pattern, what makes several of an entry: e
// (cells, one by one), p (pairs of cells), and after s (a side) k (the clues of its lines). "n?:*"
// is of "10: r1c1 r1c2" and of "r1c1 r1c2".

/// No value if the entry is of another pattern.
std::optional<std::vector<Said>> said_by(const EntryText& entry, std::string_view pattern,
                                         std::string_view head,
                                         const std::function<std::string(Cell)>& name);
std::string entry_of(const Said& said, std::string_view pattern, std::string_view head);

/// The cells of the board that a diagonal goes through from a place on, which may lie beside the
/// board.
std::vector<Cell> cells_along(const Geometry& geometry, Origin from, const Origin& step);

using base::in_capitals;

/// The entries of `extra` or `sums` that say the same on this board as one of the rules that only
/// say of some cells that they differ, or have a sum; no value for any other rule.
std::optional<RuleText> as_plain_rule(const Board& board, std::string_view rule);

/// Whether write(rule, entry) writes all entries of a rule, or an empty one where it has none; a
/// plain rule is written as such.
template <class Write>
bool write_entries(const Board& board, const RuleText& rule, Write&& write) {
  const std::optional<RuleText> plain = as_plain_rule(board, rule.name);
  if (!plain && rule.entries.empty()) return write(rule.name, "");
  const RuleText& written = plain ? *plain : rule;
  bool all = true;
  for (const std::string& entry : written.entries) all = write(written.name, entry) && all;
  return all;
}

/// What those rules that are `meant` leave of the cells' values; only of cells of which they say
/// something.
template <class Meant>
std::map<Cell, std::vector<Value>> allowed_by(const Picture& picture, Meant&& meant) {
  std::map<Cell, std::vector<Value>> left;
  if (picture.board == nullptr) return left;
  for (const Allowed& allowed : picture.board->constraints().allowed) {
    if (!meant(allowed)) continue;
    const auto [known, first] = left.try_emplace(allowed.cell, allowed.values);
    if (first) continue;
    std::erase_if(known->second, [&](Value value) {
      return std::ranges::find(allowed.values, value) == allowed.values.end();
    });
  }
  return left;
}

}  // namespace sudoku_sat::format
