// Reads one entry of a rule's data: cells, numbers, signs. What is wrong is said with the place
// where it stands and with what would be right.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

class EntryReader {
 public:
  /// Entry and geometry must outlive it.
  EntryReader(const RuleEntry& entry, const Geometry& geometry)
      : entry_(entry), geometry_(geometry) {}

  /// Whether nothing but spaces is left.
  bool at_end();
  /// The next character that is no space, 0 at the end.
  char peek();
  /// Takes `sign` if it comes next.
  bool take(char sign);
  /// Throws: InputError unless `sign` comes next; `example` says what the whole should look like.
  void expect(char sign, std::string_view example);
  void expect_end();

  /// "r1c2", whether or not the board has such a cell; rows and columns from 0, -1 for "r0".
  Origin place();
  /// "r1c2". Throws: InputError where that is no cell of the board.
  Cell cell();
  /// All cells up to the next sign that begins none, or the end: "r1c1 r2c2", and the straight runs
  /// "r1c1-r1c5" and "r7c1-r1c7" with all cells between, each once. Throws: InputError where there
  /// are fewer than `least`.
  std::vector<Cell> cells(std::size_t least = 1);
  /// cells() and nothing behind them; afterwards they are what was read last.
  std::vector<Cell> only_cells(std::size_t least = 1);

  /// Whether a number comes next.
  bool at_number();
  int number(int least, int most);
  /// A value of the board: a number, or a letter as in a grid.
  Value value();
  /// Letters and dashes, perhaps none.
  std::string_view word();
  /// Up to the next space.
  std::string_view token();

  /// Where what was read last begins.
  Position position() const;
  /// Throws: InputError there.
  [[noreturn]] void fail(const std::string& what) const;

  const Geometry& geometry() const { return geometry_; }

 private:
  void skip();
  std::optional<int> digits();
  void append_run(Cell from, Cell to, std::vector<Cell>& cells) const;

  const RuleEntry& entry_;
  const Geometry& geometry_;
  std::size_t next_ = 0;
  std::size_t begin_ = 0;  ///< of what was read last
};

/// The place of the entry's character number `offset`, from 0.
Position position_in(const RuleEntry& entry, std::size_t offset);

/// "r1c2 r2c3-r5c3" and so on, as EntryReader reads them back.
std::string cells_text(const Geometry& geometry, const std::vector<Cell>& cells);

/// Calls visit(reader, number) for each entry of the rule's data, numbers from 1.
template <class Visit>
void for_each_entry(const Geometry& geometry, const RuleUse& use, Visit&& visit) {
  int number = 0;
  for (const RuleEntry& entry : use.entries) {
    EntryReader reader(entry, geometry);
    visit(reader, ++number);
  }
}

/// Throws: InputError where `figure` ("a cage"), whose values differ, has more cells than there are
/// values.
void require_values(const EntryReader& reader, const std::vector<Cell>& cells,
                    std::string_view figure);

/// What depends on no data and doesn't go with the board.
[[noreturn]] void reject_rule(const RuleUse& use, const std::string& what);

}  // namespace sudoku_sat
