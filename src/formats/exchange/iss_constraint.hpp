// What a constraint of the Interactive Sudoku Solver is made of, the forms in which its arguments
// come, and the names that it has for rules.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "entry_text.hpp"
#include "exchange_puzzle.hpp"

namespace sudoku_sat::format {

inline constexpr int iss_most_rows = 16;

/// Rows and columns of a box there: the squarest that fill the board; no value where none do.
std::optional<Origin> iss_box(int rows, int columns);

struct IssName;

/// A constraint with its arguments, and where its entries go.
struct IssConstraint {
  const IssName& known;
  std::string place;
  std::vector<std::string> args;
  ExchangePuzzle& out;
  int before = 0;  ///< constraints of that name before it
  int values = 0;  ///< of the board

  void add(const std::string& entry) const;
  /// "r1c1" of "R1C1". Throws: TextError.
  std::string cell(const std::string& text) const;
  /// The cells from argument `first` on. Throws: TextError where there are none.
  std::vector<std::string> cells(std::size_t first = 0) const;
  /// The same with spaces between them.
  std::string joined(std::size_t first = 0) const;
};

/// What is written of a puzzle, constraint by constraint.
class IssText {
 public:
  explicit IssText(const Geometry& geometry) : geometry_(geometry) {}

  const Geometry& geometry() const { return geometry_; }
  /// ".Name", then each argument behind '~'.
  void add(std::string_view name, const std::vector<std::string>& args = {});
  /// "R1C1", with one digit of base 17 each.
  std::string cell(Cell cell) const;
  std::vector<std::string> cells(const std::vector<Cell>& cells) const;
  const std::string& text() const { return text_; }

 private:
  const Geometry& geometry_;
  std::string text_;
};

/// How a constraint and entries of a rule's data say the same.
struct IssForm {
  /// Adds an entry of the rule. False where the rule can't say it. Throws: TextError.
  bool (*read)(const IssConstraint&);
  /// Writes the entry as constraints. False where these can't say it.
  bool (*write)(const EntryText&, const IssName&, IssText&);
};

struct IssName {
  std::string_view name;
  std::string_view rule;
  const IssForm* form;
  std::string_view head = {};  ///< what the rule's entry begins with, or the whole entry
};

namespace iss_forms {

extern const IssForm flag, cells;
/// Windows are of the size of all values.
extern const IssForm windoku;
/// Cells of a line that may be closed by LOOP, as that of a whisper may.
extern const IssForm renban;
/// A number and cells; "0" is none where the rule may do without.
extern const IssForm number, number_or_none;
/// The same, of which 5 may be left out; without a number here it is half of N.
extern const IssForm whisper;
/// A number and cells, which here is half of N - 1 where it is left out.
extern const IssForm lockout;
/// A number and a line, closed where its last argument is LOOP.
extern const IssForm sum_line;
/// Three cells in a row of different classes.
extern const IssForm entropic;
/// A number and cells, which leave different rests in as many neighbours.
extern const IssForm modular;
/// Several are sets of their own.
extern const IssForm circles;
/// All pairs of neighbours among the cells, the earlier one first.
extern const IssForm dots, greater;
extern const IssForm arrow, pill, values, quad, groups, indexing;
extern const IssForm diagonal;
extern const IssForm line_clue, side_clues;
/// The start of a diagonal tells its direction; written as the sum of any cells.
extern const IssForm little_killer;

}  // namespace iss_forms

/// What the forms share.
namespace iss_parts {

/// Writes the cells of a part behind other arguments; false where they are no cells, or one comes
/// twice.
bool add_with_cells(const EntryText& entry, std::size_t part, std::string_view name,
                    std::vector<std::string> args, IssText& out);

/// The words of the entry's first part.
std::vector<std::string> value_list(const EntryText& entry);

}  // namespace iss_parts

/// A further name is a line of its table. A name may have several rules, and a rule several names:
/// the first one that can say it counts.
std::span<const IssName> iss_names();

}  // namespace sudoku_sat::format
