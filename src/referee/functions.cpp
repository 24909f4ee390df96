// The functions and operators of the language.
#include <algorithm>
#include <cstdlib>
#include <limits>
#include <numeric>

#include "language.hpp"

namespace sudoku_sat::referee {

namespace {

constexpr std::size_t many = std::numeric_limits<std::size_t>::max();

// Numbers

/// The number below `a` / `b`: -1 / 2 is -1.
long long quotient(Call& call) {
  const long long a = call.number(0);
  const long long b = call.run.number(call.run.constant(call.arguments[1]));
  if (b == 0) throw NotUnderstood("a division by 0");
  return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
}

long long remainder(Call& call) { return call.number(0) - call.number(1) * quotient(call); }

template <bool (*overflows)(long long a, long long b, long long* result)>
Value calculated(Call& call) {
  long long result = 0;
  const long long a = call.number(0);
  if (overflows(a, call.number(1), &result)) throw NotUnderstood("a number is too large");
  return number_value(result);
}

bool plus(long long a, long long b, long long* c) { return __builtin_add_overflow(a, b, c); }
bool minus(long long a, long long b, long long* c) { return __builtin_sub_overflow(a, b, c); }
bool times(long long a, long long b, long long* c) { return __builtin_mul_overflow(a, b, c); }

Value range(long long first, long long last) {
  constexpr long long longest = 1'000'000;
  if (last - first >= longest) throw NotUnderstood("a range is too long");
  Values result;
  for (long long value = first; value <= last; ++value) result.push_back(number_value(value));
  return list_value(std::move(result));
}

template <long long (*result)(const Numbers&)>
Value of_numbers(Call& call) {
  return number_value(result(call.run.numbers(call.arguments)));
}

/// The first or the last of all numbers in their order.
template <bool last>
Value extreme(Call& call) {
  const Numbers numbers = call.run.numbers(call.arguments);
  if (numbers.empty())
    call.run.missing("nothing has no least or greatest number", call.run.reads() != call.before);
  return number_value(last ? std::ranges::max(numbers) : std::ranges::min(numbers));
}

long long sum_of(const Numbers& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), 0LL);
}

/// The greatest number instead of one that is still greater.
long long product_of(const Numbers& numbers) {
  long long result = 1;
  for (const long long number : numbers)
    if (number != 0 && times(result, number, &result))
      result = std::numeric_limits<long long>::max();
  return std::ranges::find(numbers, 0) == numbers.end() ? result : 0;
}

long long distinct(const Numbers& numbers) {
  return std::ssize(std::set<long long>(numbers.begin(), numbers.end()));
}

// Truths

Value count(Call& call) {
  long long result = 0;
  for (const Value& truth : flat(call.arguments)) result += call.run.truth(truth) ? 1 : 0;
  return number_value(result);
}

/// How many of all truths hold says whether the function does.
template <auto holds>
Value of_truths(Call& call) {
  return truth_value(holds(count(call).number, std::ssize(flat(call.arguments))));
}

/// Whether as many hold as the first argument says; as soon as that is decided.
template <bool at_least, bool at_most>
Value how_many(Call& call) {
  const long long wanted = call.number(0);
  long long count = 0, open = 0, first_open = 0;
  for (const Value& truth : flat({call.arguments[1]})) {
    const std::optional<bool> known = call.run.known_truth(truth);
    count += known.value_or(false) ? 1 : 0;
    if (!known && ++open == 1) first_open = truth.number;
  }
  if ((at_most && count > wanted) || (at_least && count + open < wanted)) return truth_value(false);
  return open > 0 ? Value{Value::Kind::unknown, first_open} : truth_value(true);
}

/// Whether each number fits to those before it: the first one that doesn't decides, whatever comes
/// after it.
template <bool (*fits)(const Numbers& before, long long number)>
Value in_turn(Call& call) {
  Numbers before;
  bool result = true;
  for (const Value& value : flat(call.arguments)) {
    const long long number = call.run.number(value);
    result = fits(before, number) && result;
    if (call.run.skips(!result)) break;
    before.push_back(number);
  }
  return truth_value(result);
}

bool is_equal(const Numbers& before, long long number) {
  return before.empty() || before[0] == number;
}
bool is_greater(const Numbers& before, long long number) {
  return before.empty() || before.back() < number;
}
bool is_new(const Numbers& before, long long number) {
  return std::ranges::find(before, number) == before.end();
}

/// At most one more than the greatest before it.
bool is_next(const Numbers& before, long long number) {
  return number <= 1 || std::ranges::any_of(before, [=](long long n) { return number <= n + 1; });
}

Value same_values(Call& call) {
  const Numbers left = call.numbers(0), right = call.numbers(1);
  return truth_value(std::ranges::is_permutation(left, right));
}

template <bool loop>
Value matching(Call& call) {
  if (call.arguments[1].kind != Value::Kind::text)
    throw NotUnderstood("a pattern stands in quotes");
  return truth_value(matches(call, call.numbers(0), call.arguments[1].text, loop));
}

Value automaton(Call& call) {
  if (call.arguments[1].kind != Value::Kind::text) throw NotUnderstood("steps stand in quotes");
  return truth_value(walks(call, call.arguments[1].text));
}

// Lists

Value item(Call& call) {
  const Values items = call.items(0);
  const long long before = call.run.reads();
  Value result = items[call.position(1, std::ssize(items)) - 1];
  if (call.arguments[1].open || call.run.reads() != before) call.run.look_at(call.arguments[0]);
  return result;
}

/// As many items from one end as the second argument asks for; none is a number too.
template <bool first>
Value end_of_list(Call& call) {
  const Values items = call.items(0);
  const auto size = std::ssize(items);
  const auto part = call.number(1) == 0 ? 0 : call.position(1, size);
  const auto begin = items.begin() + (first ? 0 : size - part);
  if (call.run.reads() != call.before) call.run.look_at(call.arguments[0]);
  // What would be said of its items may look at other cells.
  if (part == 0) call.run.chosen_since(call.before);
  return list_value(Values(begin, begin + part));
}

Value reverse(Call& call) {
  const Values items = call.items(0);
  return list_value(Values(items.rbegin(), items.rend()));
}

Value join(Call& call) {
  Values result;
  for (const Value& value : call.arguments)
    std::ranges::copy(items_of(value), std::back_inserter(result));
  return list_value(std::move(result));
}

template <bool loop>
Value windows(Call& call) {
  const Values items = call.items(0);
  const long long width = call.arguments.size() == 1 ? 2 : call.number(1);
  if (width < 1) throw NotUnderstood("a window is of one thing or more");
  const long long count = std::ssize(items);
  Values result;
  for (long long start = 0; start + (loop && width <= count ? 1 : width) <= count; ++start) {
    Values window;
    for (long long i = start; i < start + width; ++i) window.push_back(items[i % count]);
    result.push_back(list_value(std::move(window)));
  }
  return list_value(std::move(result));
}

Value pairs(Call& call) {
  const Values items = call.items(0);
  Values result;
  for (auto a = items.begin(); a != items.end(); ++a)
    for (auto b = a + 1; b != items.end(); ++b) result.push_back(list_value({*a, *b}));
  return list_value(std::move(result));
}

// The board

/// Rows and columns are those of the grids; boxes, those that are units.
std::vector<std::vector<Cell>> lines_of(const Board& board, std::string_view kind) {
  return of_kind(kind == "boxes" ? board.units : board.ordinary, kind);
}

/// The one with this number.
Value line(Call& call, std::string_view kind) {
  const auto lines = lines_of(call.board(), kind);
  return cell_list(lines[call.position(0, std::ssize(lines)) - 1]);
}

Value cell_at(Call& call) {
  const Board& board = call.board();
  const int row = call.position(0, board.rows), column = call.position(1, board.columns);
  const auto cell = board.find(row - 1, column - 1);
  if (!cell) call.run.missing("there is no such cell", call.run.reads() != call.before);
  return cell_value(*cell);
}

/// Pairs of cells this many rows and columns apart or the other way round, the first in reading
/// order first.
Value pairs_apart(const Board& board, long long one, long long other) {
  std::vector<std::vector<Cell>> result;
  const auto wanted = std::minmax(one, other);
  const std::vector<Cell> cells = cells_of(board);
  for (const Cell a : cells) {
    for (const Cell b : cells) {
      const long long down = std::abs(board.row_of(a) - board.row_of(b));
      const long long across = std::abs(board.column_of(a) - board.column_of(b));
      if (a < b && std::minmax(down, across) == wanted) result.push_back({a, b});
    }
  }
  return lists_of_cells(result);
}

Value blocks(Call& call) {
  std::vector<std::vector<Cell>> result;
  const long long rows = call.number(0), columns = call.number(1);
  for (const Cell corner : cells_of(call.board()))
    result.push_back(block(call.board(), corner, rows, columns));
  std::erase(result, std::vector<Cell>());
  return lists_of_cells(result);
}

std::map<std::string, Function> all_functions() {
  using enum Function::Trait;
  return {
      {"+", {2, 2, calculated<plus>}},
      {"-", {2, 2, calculated<minus>}},
      {"*", {2, 2, calculated<times>}},
      {"/", {2, 2, [](Call& c) { return number_value(quotient(c)); }}},
      {"mod", {2, 2, [](Call& c) { return number_value(remainder(c)); }}},
      {"abs", {1, 1, [](Call& c) { return number_value(std::llabs(c.number(0))); }}},
      {"min", {1, many, extreme<false>}},
      {"max", {1, many, extreme<true>}},
      {"sum", {1, many, of_numbers<sum_of>}},
      {"product", {1, many, of_numbers<product_of>}},
      {"distinct", {1, many, of_numbers<distinct>}},
      {"count", {1, many, count}},
      {"all", {1, many, of_truths<[](long long n, long long all) { return n == all; }>, decides}},
      {"any", {1, many, of_truths<[](long long n, long long) { return n != 0; }>, decides}},
      {"none", {1, many, of_truths<[](long long n, long long) { return n == 0; }>, decides}},
      {"exactly", {2, 2, how_many<true, true>, early}},
      {"least", {2, 2, how_many<true, false>, early}},
      {"most", {2, 2, how_many<false, true>, early}},
      {"all_different", {1, many, in_turn<is_new>, decides | early}},
      {"all_equal", {1, many, in_turn<is_equal>, decides}},
      {"increasing", {1, many, in_turn<is_greater>, decides}},
      {"in_order", {1, many, in_turn<is_next>, decides | early}},
      {"same_values", {2, 2, same_values, decides}},
      {"matches", {2, 2, matching<false>, decides}},
      {"matches_loop", {2, 2, matching<true>, decides}},
      {"automaton", {2, 2, automaton, decides}},
      {"connected", {2, 3, connected, decides | early}},
      {"reach_edge", {2, 2, reach_edge, decides | early}},
      {"..", {2, 2, [](Call& c) { return range(c.number(0), c.number(1)); }, selects}},
      {"[]", {2, 2, item}},
      {"size", {1, 1, [](Call& c) { return number_value(std::ssize(c.items(0))); }}},
      {"first", {2, 2, end_of_list<true>}},
      {"last", {2, 2, end_of_list<false>}},
      {"reverse", {1, 1, reverse}},
      {"join", {1, many, join}},
      // `list(x in LIST: A)` is the list alone; `list(A, B)` what stands there.
      {"list",
       {1, many,
        [](Call& c) {
          return c.arguments.size() == 1 ? list_value(c.items(0)) : list_value(c.arguments);
        }}},
      {"consecutive", {1, 1, windows<false>}},
      {"consecutive_of_loop", {1, 1, windows<true>}},
      {"windows", {2, 2, windows<false>, selects}},
      {"windows_of_loop", {2, 2, windows<true>, selects}},
      {"pairs", {1, 1, pairs}},
      {"cells", {0, 0, [](Call& c) { return cell_list(cells_of(c.board())); }}},
      {"values",
       {0, 0, [](Call& c) { return range(c.board().first_value, c.board().last_value); }}},
      {"N", {0, 0, [](Call& c) { return number_value(c.board().size); }}},
      {"rows", {0, 0, [](Call& c) { return lists_of_cells(lines_of(c.board(), "rows")); }}},
      {"columns", {0, 0, [](Call& c) { return lists_of_cells(lines_of(c.board(), "columns")); }}},
      {"boxes", {0, 0, [](Call& c) { return lists_of_cells(lines_of(c.board(), "boxes")); }}},
      {"row", {1, 1, [](Call& c) { return line(c, "rows"); }, selects}},
      {"column", {1, 1, [](Call& c) { return line(c, "columns"); }, selects}},
      {"box", {1, 1, [](Call& c) { return line(c, "boxes"); }, selects}},
      {"cell", {2, 2, cell_at, selects}},
      {"row_number",
       {1, 1, [](Call& c) { return number_value(c.board().row_of(c.cell(0)) + 1); }, selects}},
      {"column_number",
       {1, 1, [](Call& c) { return number_value(c.board().column_of(c.cell(0)) + 1); }, selects}},
      {"around", {1, 1, [](Call& c) { return cell_list(around(c.board(), c.cell(0))); }, selects}},
      {"neighbours", {0, 0, [](Call& c) { return pairs_apart(c.board(), 0, 1); }}},
      {"diagonal_neighbours", {0, 0, [](Call& c) { return pairs_apart(c.board(), 1, 1); }}},
      {"apart",
       {2, 2, [](Call& c) { return pairs_apart(c.board(), c.number(0), c.number(1)); }, selects}},
      {"blocks", {2, 2, blocks, selects}},
  };
}

}  // namespace

const Board& Call::board() const {
  run.look_at_places();
  return run.program.board;
}

Cell Call::cell(std::size_t i) const {
  if (arguments[i].kind == Value::Kind::list) throw NotUnderstood("one cell is expected");
  return cells(i)[0];
}

std::vector<Cell> Call::cells(std::size_t i) const {
  run.look_at_places();
  std::vector<Cell> result;
  for (const Value& item : flat({arguments[i]})) {
    if (item.kind != Value::Kind::cell) throw NotUnderstood("a cell is expected");
    result.push_back(static_cast<Cell>(item.number));
  }
  return result;
}

int Call::position(std::size_t i, std::ptrdiff_t count) {
  const long long reads = run.reads();
  const long long result = number(i);
  if (result >= 1 && result <= count) return static_cast<int>(result);
  run.missing("there is no number " + std::to_string(result) + " of " + std::to_string(count),
              arguments[i].open || run.reads() != reads);
}

const Function* find_function(const std::string& name) {
  static const std::map<std::string, Function> functions = all_functions();
  const auto found = functions.find(name);
  return found == functions.end() ? nullptr : &found->second;
}

}  // namespace sudoku_sat::referee
