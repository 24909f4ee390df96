// What a constraint of the Interactive Sudoku Solver is made of, the forms in which its arguments
// come, and the names that it has for rules.
#pragma once

#include "board.hpp"
#include "formats/exchange/entry_text.hpp"

namespace sudoku_sat::format {

struct IssName;

/// A constraint of cells of the grid, and where its entries go.
struct IssConstraint {
  const IssName& known;
  std::string place;
  std::vector<std::string> args;
  const IssBoard& board;
  ExchangePuzzle& out;
  int before = 0;  ///< constraints of that name before it

  void add(const std::string& entry) const;
  /// "r1c1" of "R1C1". Throws: TextError.
  std::string cell(const std::string& text) const;
  /// Throws: TextError if there are none, or one is not a cell.
  std::vector<std::string> cells_of(std::vector<std::string> texts) const;
  /// The cells from argument `first` on. Throws likewise.
  std::vector<std::string> cells(std::size_t first = 0) const;
  /// The same with spaces between them.
  std::string joined(std::size_t first = 0) const;
};

/// What is written of a puzzle, constraint by constraint.
class IssText {
 public:
  explicit IssText(const Geometry& geometry)
      : geometry_(geometry), cells_(geometry.grid_rows(), geometry.grid_columns()) {}

  const Geometry& geometry() const { return geometry_; }
  /// ".Name", then each argument after '~'.
  void add(std::string_view name, const std::vector<std::string>& args = {});
  /// "R1C1", with one digit of base 17 each.
  std::string cell(Cell cell) const;
  std::vector<std::string> cells(const std::vector<Cell>& cells) const;
  const std::string& text() const { return text_; }

 private:
  const Geometry& geometry_;
  IssCells cells_;
  std::string text_;
};

/// What LOOP says, which closes a line.
enum class Loop : std::uint8_t {
  unknown,
  nothing,  ///< the line says the same
  repeats,  ///< its first cell comes once more at the end, which is how it is written
  word,     ///< the same, but written as LOOP
};

/// How a constraint and an entry of a rule's data say the same. Each of both is a pattern, in which
/// a letter stands for what said_by() knows; of arguments also N, a number that may be missing or
/// 0, V, values that are an argument each, l, the line of a clue, and s, the clues of its two
/// sides.
struct IssForm {
  std::string_view args = {};
  std::string_view entry = {};
  int (*usual)(int size) = nullptr;  ///< the number where the entry has none
  std::string_view unsaid = {};      ///< the number where the constraint has none
  Loop loop = Loop::unknown;
  /// Instead of the patterns: adds an entry of the rule. False if the rule can't say it, but a
  /// statement may. Throws: TextError.
  bool (*read)(const IssConstraint&) = nullptr;
  /// Likewise: writes the entry as constraints. False if these can't say it.
  bool (*write)(const EntryText&, const IssName&, IssText&) = nullptr;
};

/// Adds what the constraint says, as its form has it; and writes an entry. False and throws as
/// above.
bool read_form(const IssConstraint& constraint);
bool write_form(const EntryText& entry, const IssName& name, IssText& out);

struct IssName {
  std::string_view name;
  std::string_view rule;
  const IssForm* form;
  std::string_view head = {};  ///< what the rule's entry begins with, or the whole entry
};

namespace iss_forms {

/// Three cells in a row of different classes.
extern const IssForm entropic;
/// A number and cells, which leave different rests in as many neighbours.
extern const IssForm modular;
/// Several are sets of their own.
extern const IssForm circles;
/// "2315": two 3s and one 5.
extern const IssForm look_and_say;
/// All pairs of neighbours among the cells, the earlier one first.
extern const IssForm dots, greater;
extern const IssForm pill, groups, segments, diagonal, line_clue, side_clues, rank_clues;
/// The start of a diagonal tells its direction; written as the sum of any cells.
extern const IssForm little_killer;

}  // namespace iss_forms

/// A further name is a line of its table. A name may have several rules, and a rule several names:
/// the first one that can say it counts.
std::span<const IssName> iss_names();

}  // namespace sudoku_sat::format
