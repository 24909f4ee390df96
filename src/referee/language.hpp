// The language of the rule `rule` (puzzles/README.md, "The language"), in which most named rules
// are stated too. A text becomes a tree whose nodes know their meaning; nothing is compiled.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <set>

#include "remembered.hpp"

namespace sudoku_sat::referee {

struct Value;
using Values = std::vector<Value>;
using Numbers = std::vector<long long>;

/// Cells and variables stay what they are until somebody asks for their number or truth.
struct Value {
  enum class Kind { number, truth, text, cell, variable, list, unknown };
  Kind kind = Kind::number;
  /// The number, 0 or 1 for a truth, the cell, the variable, or that which an unknown truth needs.
  long long number = 0;
  std::shared_ptr<const Values> items = {};
  std::string_view text = {};
  /// Whether numbers of cells or variables decided what it is.
  bool open = false;
};

Value number_value(long long number);
Value truth_value(bool truth);
Value cell_value(Cell cell);
Value list_value(Values items);
Value cell_list(const std::vector<Cell>& cells);
Value lists_of_cells(const std::vector<std::vector<Cell>>& lists);
/// The items of a list; anything else is a list of itself.
Values items_of(const Value& value);
/// The same with the items of lists in it, and so on.
Values flat(const Values& values);

class Run;
class Program;
struct Node;
struct Function;

/// What names stand for within `for each`, a list or a definition, and around it. All of a text and
/// its definitions know the outermost ones.
struct Names {
  const std::vector<std::string>* words = nullptr;
  Values values = {};
  const Names* outer = nullptr;
  /// How many definitions it is in.
  int depth = 0;
};

using Meaning = Value (*)(Run&, const Node&, const Names*);

struct Node {
  Meaning meaning = nullptr;
  std::vector<Node> children = {};
  /// A name, an operator, or a quoted text.
  std::string text = {};
  /// The operators of a chain, or the names that `each` binds.
  std::vector<std::string> words = {};
  /// What is written as a number or as cells.
  Value value = {};
  /// What `text` names unless the program defines it.
  const Function* function = nullptr;
};

struct Line {
  enum class Kind { statement, definition, drawing, variable, need };
  Kind kind = Kind::statement;
  std::string name = {};
  std::vector<std::string> parameters = {};
  Node body = {};
  /// Of a variable: what there is one of each, and its range.
  std::optional<Node> of = {}, range = {};
  std::string source = {};
};

/// The lines of a text; `of_rule`: those of a named rule, which may use `rule_functions`. Throws
/// NotUnderstood, as all that follow do.
std::vector<Line> parse_lines(const Board& board, std::string_view text, bool of_rule);

// Meanings of nodes; `each` and `for_each` have as children a list, a condition if there is one,
// and what is said of each thing.
Value literal(Run& run, const Node& node, const Names* names);
Value list(Run& run, const Node& node, const Names* names);
Value name(Run& run, const Node& node, const Names* names);
Value apply(Run& run, const Node& node, const Names* names);
Value each(Run& run, const Node& node, const Names* names);
Value for_each(Run& run, const Node& node, const Names* names);
Value compare(Run& run, const Node& node, const Names* names);
Value logic(Run& run, const Node& node, const Names* names);
Value negation(Run& run, const Node& node, const Names* names);
Value choice(Run& run, const Node& node, const Names* names);

/// Thrown when a variable is asked for that has no value yet.
struct Unknown {
  int variable;
};

/// Thrown when the value of a cell chooses something that isn't there, such as the sixth of five
/// cells.
struct Undefined {};

/// The values of variables, as far as they are known.
using Assignment = std::vector<std::optional<long long>>;

/// What an evaluation has looked at.
struct Reads {
  std::set<Cell> cells = {};
  std::set<int> variables = {};
  /// What names stand for.
  std::set<const Value*> names = {};
  /// Whether values chose cells or variables, so that there may be others.
  bool chosen = false;
  /// Whether it matters which cells they are, beside their numbers, or others than names stand for
  /// may be read.
  bool by_place = false;
};

/// An evaluation of sentences for the numbers of a grid. With `noted` it goes through all branches
/// and notes what is read.
class Run {
 public:
  Run(const Program& all, const Grid& grid, const Assignment& assignment, Reads* noted = nullptr)
      : program(all), grid_(grid), assignment_(assignment), noted_(noted) {}

  const Program& program;

  Value value(const Node& node, const Names* names);
  bool truth(const Node& node, const Names* names) { return truth(value(node, names)); }
  /// The value of what no cell and no variable decides.
  Value constant(const Node& node, const Names* names);
  const Value& constant(const Value& value) const;

  long long number(const Value& value);
  Numbers numbers(const Values& values);
  bool truth(const Value& value);
  /// The truth, or nothing as long as a variable has no value.
  std::optional<bool> known_truth(const Value& value);
  bool is_unknown(const Value& value) const;

  /// The names of each thing that `each` goes through.
  std::vector<Names> things(const Node& each, const Names* names);
  /// The names with which a definition's body is to be evaluated.
  Names arguments(const Line& definition, const Node& call, const Names* names);

  /// Something isn't there: if values decide that, what is said of it is false; otherwise the text
  /// is wrong.
  [[noreturn]] void missing(const std::string& what, bool decided_by_values);
  /// Something is chosen; by values if any were read since there were so many reads.
  void chosen_since(long long reads);
  /// Notes that the number or truth, or those of a list, may be asked for.
  void look_at(const Value& value);
  /// Notes that a name is used.
  void look_at_name(const Value* value) {
    if (noted_ != nullptr) noted_->names.insert(value);
  }
  /// Notes that it matters which cells they are.
  void look_at_places() {
    if (noted_ != nullptr) noted_->by_place = true;
  }
  /// Whether the rest of what is `decided` needn't be looked at.
  bool skips(bool decided) const { return decided && noted_ == nullptr; }
  /// How often a number of a cell or variable was asked for.
  long long reads() const { return reads_; }

 private:
  std::optional<long long> known(long long variable);

  const Grid& grid_;
  const Assignment& assignment_;
  Reads* noted_;
  long long reads_ = 0;
};

/// A function's arguments.
struct Call {
  Run& run;
  const Names* names;
  /// Reads before the arguments were evaluated.
  long long before;
  Values arguments = {};

  const Board& board() const;
  long long number(std::size_t i) { return run.number(arguments[i]); }
  Numbers numbers(std::size_t i) { return run.numbers({arguments[i]}); }
  Values items(std::size_t i) const { return items_of(arguments[i]); }
  Cell cell(std::size_t i) const;
  std::vector<Cell> cells(std::size_t i) const;
  /// A number from 1 to `count`, of something that there are `count` of.
  int position(std::size_t i, std::ptrdiff_t count);
};

struct Function {
  enum Trait {
    selects = 1,  // numbers as arguments choose cells
    decides = 2,  // it is false of what isn't there
    early = 4     // it can be false before all variables are known
  };

  /// How many arguments it has.
  std::size_t least, most;
  Value (*apply)(Call&);
  int traits = 0;
};

/// The language's function or operator of this name, or nothing.
const Function* find_function(const std::string& name);
/// Those that named rules use besides.
const std::map<std::string, Function>& rule_functions();

/// Whether cells whose truths hold are connected, or connected with the edge; can become so while
/// some truths aren't known.
Value connected(Call& call);
Value reach_edge(Call& call);
/// The same of cells without equal values: N or, as long as some aren't known, none.
Value is_region(Call& call);

/// Whether `line`, or any rotation of it if `loop`, matches the whole pattern.
bool matches(Call& call, Numbers line, std::string_view pattern, bool loop);
/// Whether the automaton of these steps accepts the call's list, or its lists one after the other.
bool walks(Call& call, std::string_view steps);

/// `var NAME of THINGS in RANGE`: the variables `first`, `first` + 1, ..., one for each thing, or
/// one alone.
struct VariableArray {
  bool single = true;
  Values things = {};
  int first = 0;
  int count = 1;
};

/// A text, and what its statements ask: of cells and of variables, for which values are looked for.
class Program {
 public:
  /// The lines of a text, and those of a rule's own, which have to live longer.
  Program(const Board& of, std::string_view text, const std::vector<Line>& own = {});
  Program(const Program&) = delete;

  /// Asks all statements of the text, each taken apart where all of several things must hold, with
  /// names that all of it knows.
  void add_statements(Names given = {});
  /// Asks that so many statements of the text are false.
  void add_false(long long count);

  /// The value of what reads no cell and no variable.
  Value constant(const Node& node, const Names* names) const;
  /// How many assignments of all variables make everything true.
  long long count(const Grid& grid) const;
  /// What is asked, in groups that share variables, each as a statement of the rule.
  static std::vector<Statement> statements_of(const std::shared_ptr<const Program>& program,
                                              const std::string& rule);

  const Board board;
  std::map<std::string_view, const Line*> definitions;
  std::map<std::string, VariableArray, std::less<>> arrays;
  /// Of each variable.
  std::vector<Numbers> ranges;
  std::vector<bool> is_truth;
  std::vector<const Line*> statements, needs;
  /// How many nodes have been, as a measure of work.
  mutable long long evaluated = 0;

 private:
  friend class Search;

  struct Constraint {
    const Node* node;
    const Names* names;
    Reads reads;
    bool early = false;
  };

  struct Group {
    std::vector<const Constraint*> constraints;
    Reads reads;
  };

  /// What has to be found of a constraint: the truth of a node or, if one is wanted, its number.
  struct Shape {
    const Node* node;
    std::optional<long long> wanted;
    std::string form;         // of what its names stand for
    std::vector<Cell> cells;  // in the order in which they come there

    Remembered::Found read(Run run, const Names* names) const;
    void add(const Value& value, const std::set<Cell>& read);
    long long place(Cell cell);
  };
  using Tables = std::map<std::pair<const Node*, std::string>, std::shared_ptr<Remembered>>;

  void declare(const Line& line);
  void expand(const Node& node, const Names* names);
  Reads reads_of(const Node& node, const Names* names) const;
  std::optional<long long> sum_of(const Constraint& constraint) const;
  std::optional<Shape> shape_of(const Constraint& constraint) const;
  static Statement remembering(const std::shared_ptr<const Program>& program, const Group& group,
                               Tables& tables);
  const Names* keep(Names names) { return &kept_.emplace_back(std::move(names)); }

  std::vector<Line> lines_;
  std::vector<Constraint> constraints_;
  std::deque<Names> kept_;
  std::deque<Node> made_;
  /// Any values of cells and variables, to see what a sentence looks at.
  Grid sample_grid_;
  Assignment sample_;
};

}  // namespace sudoku_sat::referee
