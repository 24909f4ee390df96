// Statements of the puzzle files' language as constraints: calls of the definitions that
// constraints are read to, sums, values of cells, and what "or" and "and" join. What else a
// statement says can't be written.
#pragma once

#include "constraint.hpp"
#include "rules/language/syntax.hpp"
#include "statements.hpp"

namespace sudoku_sat::format {

/// Cells beside the grid by the name of their group in the language.
struct IssGroup {
  std::string prefix;  ///< "VA", "CC"
  int count = 1;
  bool truth = false;  ///< its cells hold the first value for false, the second for true
  /// The constraints that declare it, which are written with the first that uses it.
  std::vector<IssItem> declared = {};
};

class IssWritten {
 public:
  /// Both must outlive it.
  IssWritten(const Geometry& geometry, IssText& out);

  /// Writes an entry of the rule `rule`. False if it can't be said.
  bool add(const std::string& entry);

 private:
  using Syntax = rule::language::Syntax;
  using Item = std::optional<IssItem>;
  using Texts = std::optional<std::vector<std::string>>;

  /// What a definition stands for: a constraint of the table, or a code with its name.
  struct Known {
    const IssMeaning* meaning = nullptr;
    std::string name = {};
    std::vector<std::string> args = {};
    std::string special = {};  ///< what is written otherwise
  };
  /// A sum of cells with factors, and what is added.
  struct Linear {
    std::vector<std::pair<std::string, int>> cells = {};
    int constant = 0;
  };

  bool declare(const rule::language::Declaration& declaration);
  bool define(const rule::language::Definition& definition);

  Item item_of(const Syntax& part) const;
  Item group_of(std::string_view name, const std::vector<Syntax>& parts) const;
  Item negated(const Syntax& part) const;
  Item truth(const Syntax& part, bool holds) const;
  Item comparison(const Syntax& part) const;
  Item equality(const Syntax& part) const;
  Item chaos(const Syntax& left, const Syntax& right) const;
  Item count_of(const Syntax& left, const Syntax& right) const;
  Item call(const Syntax& part) const;
  Item of_definition(const Known& known, const Syntax& part) const;
  Item of_meaning(const IssMeaning& meaning, const Syntax& part) const;
  bool add_argument(char kind, const Syntax& part, std::vector<std::string>& args) const;

  Texts cells_of(const Syntax& part) const;
  std::optional<std::string> cell_of(const Syntax& part) const;
  std::optional<std::string> line_of(const Syntax& part, bool& far) const;
  std::optional<int> number_of(const Syntax& part) const;
  std::optional<std::vector<int>> numbers_of(const Syntax& part) const;
  bool add_linear(const Syntax& part, int factor, Linear& sum) const;
  std::string given(const std::string& cell, const std::vector<int>& values) const;

  void write(const IssItem& item);

  const Geometry& geometry_;
  IssText& out_;
  std::map<std::string, IssGroup> groups_;
  std::map<std::string, Known> definitions_ = {};
  std::set<std::string> flags_ = {};         ///< constraints that are written once
  mutable std::set<std::string> used_ = {};  ///< groups
};

}  // namespace sudoku_sat::format
