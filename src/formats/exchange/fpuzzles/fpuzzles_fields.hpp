// The vocabulary of f-puzzles: which of its fields is which rule, and in what form. A further rule
// is one line in fpuzzles_fields.cpp.
#pragma once

#include "formats/exchange/entry_text.hpp"
#include "formats/exchange/json/json.hpp"

namespace sudoku_sat::format {

/// An element of one of the arrays, and where it stands: "killercage[0]".
class FieldElement {
 public:
  FieldElement(const base::Json& json, std::string place, ExchangePuzzle& puzzle);

  const std::string& place() const { return place_; }
  ExchangePuzzle& puzzle() const { return puzzle_; }
  bool has(std::string_view key) const { return json_.contains(key); }

  // These throw TextError where a field is missing or of another type.
  /// A place, from 0: rows and columns of "R1C1" less one, so that the margin has -1 and N.
  Origin position(std::string_view key) const;
  /// "r1c1"
  std::string cell(std::string_view key) const;
  std::vector<std::string> cells(std::string_view key) const;
  std::vector<std::vector<std::string>> lines() const;
  /// A text or a number; empty if it is missing or null.
  std::string value(std::string_view key = "value") const;
  std::vector<std::string> values(std::string_view key) const;

 private:
  Origin read_position(const base::Json& json, const std::string& place) const;
  std::string name_of(const base::Json& json, const std::string& place) const;
  std::vector<std::string> names_of(const base::Json& json, const std::string& place) const;
  const base::Json& field(std::string_view key) const;

  const base::Json& json_;
  std::string place_;
  ExchangePuzzle& puzzle_;
};

struct FpuzzlesField;

/// How an element of an array and entries of a rule's data say the same: by the pattern of the
/// entries (said_by()), whose cells are the element's `key`, its only line if that is "lines", and
/// whose number is its value. Where the field has a head and a value, each means the other.
struct FieldForm {
  std::string_view key = {};
  std::string_view entry = {};
  /// Instead of that: adds the rule's entries. False if the field's rule can't say it.
  bool (*read)(const FieldElement&, const FpuzzlesField&) = nullptr;
  /// Likewise: adds elements. False if the field can't say it.
  bool (*write)(const EntryText&, const FpuzzlesField&, base::Json& array) = nullptr;
};

/// Both as the field's form has it; false as above.
bool read_element(const FieldElement& element, const FpuzzlesField& field);
bool write_entry(const EntryText& entry, const FpuzzlesField& field, base::Json& array);

struct FpuzzlesField {
  std::string_view name;
  std::string_view rule;
  const FieldForm* form;        ///< null: the field is true or false, and the rule has no data
  std::string_view head = {};   ///< the word before the colon of the rule's entry
  std::string_view value = {};  ///< what `value` then is
  std::size_t least = 2;        ///< shorter lines say nothing
};

namespace field_forms {
extern const FieldForm class_lines, region_sums, arrow, clone, quadruple, outside, little_killer;
}  // namespace field_forms

/// Several may have one name, or one rule: the first that can say something says it.
std::span<const FpuzzlesField> fpuzzles_fields();

/// Reads a drawn cage that has a digital root, as "DR5". False if it is only drawn.
bool read_digital_root(const FieldElement& element);

/// What the forms of elements share.
namespace form_parts {

using Json = base::Json;
using Names = std::vector<std::string>;

/// With spaces between them.
std::string joined(const Names& names);
/// "R1C2"
std::string name_in(const Geometry& geometry, Cell cell);
Json names_in(const Geometry& geometry, const std::vector<Cell>& cells);
/// The cell of "r1c2".
Cell cell_of(const std::string& name, const Geometry& geometry);

/// Adds an entry of the field's rule.
void add(const FieldElement& element, const FpuzzlesField& field, const std::string& entry);
/// Adds a statement of the puzzle files' language, for what no rule says.
void add_statement(const FieldElement& element, const std::string& statement);

}  // namespace form_parts

// What f-puzzles says of the pairs of neighbours between which nothing is drawn.

/// Reads `nonconsecutive` and `negative`. Requires: the dots have been read. Throws: TextError.
void read_absent_dots(const base::Json& json, ExchangePuzzle& out);

/// Which rules of a board say it, rule by rule.
class AbsentDots {
 public:
  /// Takes what an entry of a rule says of pairs without a dot or letter. False where it says
  /// nothing of them, or something that f-puzzles can't.
  bool take(std::string_view rule, std::string_view entry);

  /// Adds the fields. False if f-puzzles would mean something else with the dots that are there.
  bool write(base::Json& json) const;

 private:
  bool no_consecutive_ = false;  ///< but across dots
  bool no_letters_ = false;
  bool never_consecutive_ = false;
  bool all_ratios_ = false;          ///< the numbers of all ratio dots
  std::vector<std::string> ratios_;  ///< further numbers
};

}  // namespace sudoku_sat::format
