// Constraints as statements of the puzzle files' language: those that no rule says, or not of these
// cells, and those in an Or. Most are calls of definitions, which stand in a table with what they
// mean, so that what is read is written back by the same table.
#pragma once

#include <map>
#include <set>

#include "board.hpp"

namespace sudoku_sat::format {

// Definitions and statements that stand for a constraint besides those of the table.

/// How many follow the first and equal it.
inline constexpr std::string_view iss_body_of_run =
    "min(i in 1..size(arm): if arm[i] = arm[1] then size(arm) - 1 else i - 2)";
inline constexpr std::string_view iss_body_of_indexed =
    "any(i in 1..size(line): index = i and line[i] = n)";
inline constexpr std::array<std::string_view, 2> iss_bodies_of_connected{
    "connected(places, list(x in line: x in wanted)) and any(x in line: x in wanted)",
    "connected(places, list(x in line: x in wanted), n) and (exactly n of list(x in line: x in "
    "wanted))"};
/// What follows is the name of a truth for each value.
inline constexpr std::string_view iss_body_of_shared =
    "for each i in 1..N: any(x in line: x = values[i]) iff ";
inline constexpr std::string_view iss_no_ties =
    "for each (a, b) in pairs(join(rows, columns, list(x in rows: reverse(x)), list(x in columns: "
    "reverse(x)))): any(i in 1..size(a): a[i] != b[i])";

/// That no subset of a line's different values has a sum; of a total from 0 to 1000.
std::string iss_body_of_rellik_cage(const IssBoard& board, int total);
/// Unknown regions of some size, and digits that rows and columns miss, where no rule is of them.
std::vector<std::string> iss_statements_of_regions(int cells, int size);
std::vector<std::string> iss_statements_of_missing_digits();

/// Statements that all hold.
using IssClaims = std::vector<std::string>;

/// Thrown where a constraint is left out that others hold.
struct IssLeftOut {};

/// The definitions that a puzzle's statements use, each once, by names that nothing else has.
class IssDefinitions {
 public:
  explicit IssDefinitions(ExchangePuzzle& out) : out_(out) {}

  /// The name of "let NAME(parameters) = body", which is added unless it is known; `wanted` is what
  /// it should be called, as people write it.
  std::string name_of(std::string_view wanted, std::string_view parameters,
                      const std::string& body);
  /// A name for something else, such as a variable.
  std::string free_name(std::string_view wanted, std::string_view otherwise);

 private:
  ExchangePuzzle& out_;
  std::map<std::string, std::string> names_ = {};  ///< by what is defined
  std::set<std::string> taken_ = {"region", "row_misses", "column_misses", "box_misses"};
};

/// A constraint that is being put in words.
struct IssSaying {
  const IssItem& item;
  std::vector<std::string> args;  ///< without LOOP
  bool loop = false;
  const IssBoard& board;
  IssDefinitions& definitions;
  ExchangePuzzle& out;

  template <class... Args>
  [[noreturn]] void fail(fmt::format_string<Args...> what, Args&&... arguments) const {
    out.fail(item.place(), fmt::format(what, std::forward<Args>(arguments)...));
  }
  /// Throws: TextError, here and below.
  int number(std::size_t arg) const;
  IssCell cell(const std::string& text) const;
  std::vector<IssCell> cells(std::size_t first = 0) const;
  /// The same in pieces, between arguments '-'; of `sign` "" between empty ones.
  std::vector<std::vector<IssCell>> pieces(std::size_t first, std::string_view sign = "-") const;
  std::string name(const IssCell& one) const { return board.cells.name(one); }
  /// "[r1c1, VA[2]]".
  std::string list(const std::vector<IssCell>& cells) const;
  std::string list(std::size_t first = 0) const { return list(cells(first)); }
  /// A call of what the table says of another constraint.
  std::string call(std::string_view constraint, const std::string& arguments) const;
  /// The cell and the values of "R1C1_3".
  std::pair<IssCell, std::vector<int>> given(const std::string& arg) const;
  /// The cells of row "R1" or column "C2", seen from their second side if `far`.
  std::string line(const std::string& text, bool far = false) const;
};

/// How a constraint is said: by a call of a definition whose arguments a pattern takes, or by a
/// function.
struct IssMeaning {
  std::string_view name;
  std::string_view args = {};    ///< as in IssForm; p: each two neighbours among the cells
  std::string_view head = {};    ///< "whisper(n, line)"
  std::string_view body = {};    ///< empty: the language itself has this function
  std::string_view unsaid = {};  ///< the number where the constraint has none
  IssClaims (*says)(const IssSaying&) = nullptr;
};

/// A further constraint is a line of its table.
std::span<const IssMeaning> iss_meanings();
const IssMeaning* find_meaning(std::string_view name);

/// What the constraint says. Throws: TextError if it is wrong; IssLeftOut if it, or one that it
/// holds, is unknown and left out.
IssClaims iss_claims(const IssItem& item, const IssBoard& board, IssDefinitions& definitions,
                     ExchangePuzzle& out);

/// Statements joined by "and" or "or", in parentheses where these are needed.
std::string joined_claims(const IssClaims& claims, std::string_view word);

/// "r1c1 = 5", "VA[1] in {1, 2}".
std::string value_claim(const std::string& cell, const std::vector<int>& values);

namespace iss_says {

// Sums and signs (statement_forms.cpp).
IssClaims sum(const IssSaying&), cage(const IssSaying&), pill(const IssSaying&),
    equal_sum(const IssSaying&), region_sum_line(const IssSaying&), sum_line(const IssSaying&),
    rellik_cage(const IssSaying&), little_killer(const IssSaying&), same_values(const IssSaying&),
    quad(const IssSaying&), indexing(const IssSaying&), look_and_say(const IssSaying&),
    givens(const IssSaying&);
// Relations and automata in a code of signs (codes.cpp).
IssClaims pairs(const IssSaying&), automaton(const IssSaying&), regex(const IssSaying&);
// What is connected, and unknown regions (regions.cpp).
IssClaims connected(const IssSaying&), chaos_arrow(const IssSaying&), chaos_count(const IssSaying&),
    same_regions(const IssSaying&);

}  // namespace iss_says

}  // namespace sudoku_sat::format
