// What sentences of the rule language are worth, by walking through their tree: nothing is compiled
// or turned round.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "board.hpp"
#include "language_parser.hpp"

namespace sudoku_sat::referee::language {

/// Cells and variables stay what they are until somebody asks for their number or truth.
struct Value {
  enum class Kind { number, truth, text, cell, variable, list };
  Kind kind = Kind::number;
  /// The number, 0 or 1 for a truth, the cell, or the variable.
  long long number = 0;
  std::string text;
  std::shared_ptr<const std::vector<Value>> items;
};

using Values = std::vector<Value>;

Value number_value(long long number);
Value truth_value(bool truth);
Value cell_value(Cell cell);
Value list_value(Values items);

/// `var NAME of THINGS in RANGE`: the variables `first`, `first` + 1, ..., one for each thing, or
/// one alone.
struct VariableArray {
  bool single = true;
  bool truths = true;
  Values things;
  int first = 0;
  int count = 1;
};

/// What names stand for, and the variables with their ranges.
struct Scope {
  Board board;
  std::map<std::string, Line> definitions;
  std::map<std::string, VariableArray> arrays;
  std::vector<std::vector<long long>> ranges;
  std::vector<bool> is_truth;
};

/// Thrown when a variable is asked for that has no value yet.
struct Unknown {
  int variable;
};

/// Thrown when the value of a cell chooses something that isn't there, such as the sixth of five
/// cells.
struct Undefined {};

/// A name that `for each`, a list or a definition's parameter gives to a value.
struct Binding {
  std::string name;
  Value value;
  /// Whether cells or variables decided what is bound.
  bool open = false;
};

using Assignment = std::vector<std::optional<long long>>;

/// What an evaluation with `complete` has looked at.
struct Reads {
  std::set<Cell> cells;
  std::set<int> variables;
  /// Whether values chose cells or variables, so that there may be others.
  bool chosen = false;
  /// Whether something undefined ended the evaluation of a part.
  bool partial = false;
};

class Evaluation;

/// A function of the tables: `selects` if its arguments choose cells, `decides` if it is a truth.
struct Function {
  std::size_t least = 0;
  std::size_t most = 0;
  bool selects = false;
  bool decides = false;
  std::function<Value(Evaluation&, const Values&)> apply;
};

class Evaluation {
 public:
  Evaluation(const Scope& scope, const Grid& grid, const Assignment& assignment)
      : scope_(scope), grid_(grid), assignment_(assignment) {}

  /// Goes through all branches from now on and notes what is read.
  void note(Reads& reads) { noted_ = &reads; }
  void bind(std::vector<Binding> bindings) { bindings_ = std::move(bindings); }
  const std::vector<Binding>& bindings() const { return bindings_; }

  Value evaluate(const Node& node);
  bool truth(const Node& node) { return truth(evaluate(node)); }

  long long number(const Value& value);
  bool truth(const Value& value);
  /// The truth of a variable, or nothing if it has none yet.
  std::optional<bool> known_truth(const Value& value);
  /// The number of a variable, 0 or 1 of a truth, or nothing if it has none yet.
  std::optional<long long> known(int variable);
  Cell cell(const Value& value) const;
  /// A number from 1 to `count`, of something that there are `count` of.
  std::size_t position(const Value& value, std::size_t count);
  /// Something isn't there: if values decide that, what is said of it is false; otherwise the text
  /// is wrong.
  [[noreturn]] void missing(const std::string& what, bool decided_by_values) const;
  /// Whether the rest of what is `decided` needn't be looked at.
  bool short_cut(bool decided) const { return decided && noted_ == nullptr; }
  /// The numbers of lists and lists in lists, one after the other.
  std::vector<long long> numbers(const Values& values);

  /// What a name stands for: bound, defined, a variable, or the board's.
  Value named(const std::string& name);
  /// The value of what no cell and no variable decides. Throws NotUnderstood.
  Value constant(const Node& node);
  /// The bindings of each thing that `each` goes through.
  std::vector<std::vector<Binding>> bindings_of(const Node& each);
  /// The bindings with which a definition's body is to be evaluated.
  std::vector<Binding> arguments_of(const Line& definition, const Node& call);
  const Line* definition(const std::string& name) const;

  /// How often a cell or a variable was asked for its value.
  long long reads() const { return reads_; }
  const Board& board() const { return scope_.board; }
  /// Whether cells or variables decide what the function is asked that is being called.
  bool asked_of_values() const { return reads_ != asked_at_; }

 private:
  Value list(const Node& node);
  Value range(const Node& node);
  Value index(const Node& node);
  Value arithmetic(const Node& node);
  Value call(const Node& node);
  Value choice(const Node& node);
  bool compare(const Node& node);
  bool logic(const Node& node);
  bool quantity(const Node& node);
  bool for_each(const Node& node);
  Values through(const Node& each);
  Value element(const VariableArray& array, const Node& call);
  Value apply(const Function& function, const Node& call);
  Value body_of(const Line& definition, std::vector<Binding> bindings);
  void chosen_since(long long reads);

  const Scope& scope_;
  const Grid& grid_;
  const Assignment& assignment_;
  std::vector<Binding> bindings_;
  Reads* noted_ = nullptr;
  long long reads_ = 0;
  int depth_ = 0;
  /// How many reads there were before the arguments of the function that is being called.
  long long asked_at_ = 0;
};

/// The functions that speak of the board, by name.
const std::map<std::string, Function>& board_functions();
/// The function of this name, or nothing.
const Function* find_function(const std::string& name);

/// The items of a list; anything else is a list of itself.
Values items_of(const Value& value);
/// The same with the items of lists in it, and so on.
void flatten(const Value& value, Values& into);

/// For each cell of the board whether it can be reached from `reached` over cells whose states hold
/// or are open.
std::vector<bool> reachable(const Board& board, const std::vector<Cell>& cells,
                            const std::vector<std::optional<bool>>& states,
                            std::vector<Cell> reached);
/// Whether the cells whose states hold are (or, while some are open, can become) orthogonally
/// connected.
bool can_connect(const Board& board, const std::vector<Cell>& cells,
                 const std::vector<std::optional<bool>>& states);
/// Whether each of them is (can become) connected with the edge of the board.
bool can_reach_edge(const Board& board, const std::vector<Cell>& cells,
                    const std::vector<std::optional<bool>>& states);

/// Whether `line`, or any rotation of it if `loop`, matches the whole pattern.
bool matches(Evaluation& evaluation, const std::vector<long long>& line, const std::string& pattern,
             bool loop);

}  // namespace sudoku_sat::referee::language
