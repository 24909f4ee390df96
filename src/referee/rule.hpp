// What all named rules are made with: a rule reads its data once and adds statements, mostly
// functions of the values of some cells in the order in which they are listed.
#pragma once

#include <map>

#include "board.hpp"
#include "text.hpp"

namespace sudoku_sat::referee::rules {

using Cells = std::vector<Cell>;
using Values = std::vector<int>;

/// What is true of the values of some cells.
using Says = std::function<bool(const Values&)>;
/// What is true of the values of some cells and a number.
using Claim = std::function<bool(const Values&, int number)>;
/// What is true of the values of two cells.
using Relation = std::function<bool(int a, int b)>;

/// An entry "HEAD: CELLS"; without a colon the head is empty.
struct Headed {
  std::string_view head;
  Cells cells;
};

/// A line; one whose first cell is written once more at its end is closed, and lacks the repetition
/// here.
struct Line {
  Cells cells;
  bool closed = false;

  /// Each `length` neighbours, around a closed line; of a shorter line all its cells.
  std::vector<Cells> windows(int length) const;
};

/// A named rule of a puzzle while its statements are made.
class Rule {
 public:
  const Board& board;
  std::string_view name;
  std::string_view data;
  std::vector<Statement>& statements;

  std::vector<std::string_view> lines() const { return entries(data); }
  /// The words of all entries.
  std::vector<std::string_view> all_words() const;
  Cells cells(std::string_view text) const;
  /// The same, none of them twice.
  Cells different_cells(std::string_view text) const;
  std::vector<Headed> headed() const;
  /// "A: B: C" as groups of cells.
  std::vector<Cells> groups(std::string_view entry) const;
  Line line(std::string_view text) const;
  /// Entries "HEAD: LINE" or "LINE".
  std::vector<std::pair<std::string_view, Line>> headed_lines() const;

  void say(const Cells& about, const Says& says) const;
  void say(const Cells& about, const Claim& claim, int number) const;
  /// What is true of the values of two groups of cells.
  void say_of_both(const Cells& a, const Cells& b,
                   const std::function<bool(const Values&, const Values&)>& says) const;
  void say_pair(Cell a, Cell b, const Relation& relation) const;
  void say_of_each_pair(const Cells& about, const Relation& relation) const;
  void say_all_different(const Cells& about) const;

  [[noreturn]] void fail(std::string_view what) const { not_understood(name, what); }
  void no_data() const;
  /// Fails on boards of several grids.
  void one_grid() const;
};

/// Takes away and adds units as `regions`, `latin` and `free-grid` say; all other rules leave them
/// as they are.
void change_units(Board& board, std::string_view rule, std::string_view data);

using Maker = std::function<void(const Rule& rule)>;
using Makers = std::map<std::string_view, Maker>;

/// A rule each entry of which is a list of cells.
Maker of_each_line(const Says& says);
/// A rule each entry of which is a number and a list of cells.
Maker of_each_number(const Claim& claim);

Makers unit_rules();
Makers everywhere_rules();
Makers cage_rules();
Makers line_rules();
Makers dot_rules();
Makers cell_rules();
Makers margin_rules();

/// All of them.
const Makers& named_rules();

// Words that several rules share.

Values values_of(const Grid& grid, const Cells& cells);
int sum(const Values& values);
bool adds_up_to(const Values& values, int total);
/// Of the values between the least and the greatest one, whichever comes first.
int sum_inside(const Values& values);
long long product(const Values& values);
int times(const Values& values, int value);
bool all_different(const Values& values);
/// The number whose decimal digits these are.
long long read_as_number(const Values& digits);

/// Pairs of cells side by side: each once, the upper or left one first.
std::vector<std::pair<Cell, Cell>> neighbours(const Board& board);

/// 0 low, 1 middle, 2 high: as many low as high values, a third of them rounded down.
int third(const Board& board, int value);

/// A value as data of rules write it: a number, or a letter from A = 10 on. Throws NotUnderstood.
int value(const Board& board, std::string_view word);
Values values(const Board& board, std::string_view text);

}  // namespace sudoku_sat::referee::rules
