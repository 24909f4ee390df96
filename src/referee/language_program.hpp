// A text of the rule language as constraints on cells and variables, and the search for values of
// the variables.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "language_evaluator.hpp"

namespace sudoku_sat::referee::language {

struct Constraint {
  /// May throw Unknown while variables have no value; once it answers, that holds whatever values
  /// the others get.
  std::function<bool(Evaluation&)> holds;
  Reads reads;
  /// Whether it is worth asking before all its variables have values.
  bool early = false;
};

class Program {
 public:
  /// Definitions, variables and statements; what the statements ask is added by `add_statements`.
  Program(const Board& board, std::string_view text);

  const Board& board() const { return scope_.board; }
  const std::vector<Line>& statements() const { return statements_; }
  /// The numbers of the variables with this name, one for each thing.
  int first_variable(const std::string& name) const { return scope_.arrays.at(name).first; }
  int variable_count() const { return static_cast<int>(scope_.ranges.size()); }

  /// Each statement, taken apart where all of several things must hold.
  void add_statements();
  void add(Constraint constraint) { constraints_.push_back(std::move(constraint)); }
  /// All cells and all variables.
  Reads all_reads() const;
  /// Whether the sentence is true, with nothing known of the variables.
  bool holds(const Node& node, const std::vector<Binding>& bindings, const Grid& grid) const;
  /// What an evaluation of the sentence looks at.
  Reads reads_of(const Node& node, const std::vector<Binding>& bindings = {}) const;

  /// How many assignments of all variables make everything true, up to `limit`.
  long long count(const Grid& grid, long long limit) const;

  /// The constraints in groups that share variables, each as a statement of the rule.
  static std::vector<Statement> statements_of(std::shared_ptr<const Program> program,
                                              const std::string& rule);

 private:
  struct Group {
    std::vector<const Constraint*> constraints;
    std::vector<int> variables;
  };

  void declare(const Line& line);
  void define(const Line& line);
  void require_new(const std::string& name) const;
  void expand(const Node& node, const std::vector<Binding>& bindings, int depth);
  void expand_definition(const Node& call, const std::vector<Binding>& bindings, int depth);
  void expand_for_each(const Node& node, const std::vector<Binding>& bindings, int depth);
  void add_sentence(const Node& node, const std::vector<Binding>& bindings);
  std::vector<Group> groups() const;

  friend class Search;

  Scope scope_;
  std::vector<Line> statements_;
  std::vector<Constraint> constraints_;
  /// Any values of cells and variables, to see what a sentence looks at.
  Grid sample_grid_;
  Assignment sample_;
};

}  // namespace sudoku_sat::referee::language

namespace sudoku_sat::referee::beside {

/// The sentences of a rule about something beside the grid, and of its data. Throws NotUnderstood.
std::shared_ptr<language::Program> program_of(const Board& board, std::string_view rule,
                                              std::string_view data);

}  // namespace sudoku_sat::referee::beside
