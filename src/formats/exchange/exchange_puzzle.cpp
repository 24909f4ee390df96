// A section gives a header, its board, and then an empty header, so that puzzles below have no
// rules of this one.
#include "exchange_puzzle.hpp"

#include <fmt/format.h>

#include <map>
#include <set>

#include "base/joined.hpp"
#include "formats/text/value_text.hpp"

namespace sudoku_sat {

using namespace format;

namespace format {

ExchangePuzzle::ExchangePuzzle(std::string source, std::size_t line, const ExchangePolicy& policy)
    : source_(std::move(source)), line_(line), policy_(&policy) {
  header.position = {source_, line_, 0};
}

void ExchangePuzzle::set_size(long long size, std::string_view place) {
  if (size < 1 || !has_symbols(static_cast<int>(std::min(size, 100LL)))) {
    fail(place, "board size {} is not supported (1 to 35)", size);
  }
  header.size = static_cast<int>(size);
}

void ExchangePuzzle::set_shape(int rows, int columns, std::string_view place) {
  set_size(std::min(rows, columns), place);
  set_size(std::max(rows, columns), place);
  if (rows == columns) return;
  shape_ = {rows, columns};
  add("shape", fmt::format("{}x{}", rows, columns), place);
}

Geometry ExchangePuzzle::geometry() const {
  const Geometry square(size());
  return shape_ ? square.with_shape(rows(), columns()) : square;
}

void ExchangePuzzle::fail(std::string_view place, const std::string& what) const {
  throw TextError(line_, 0, place.empty() ? what : fmt::format("{}: {}", place, what));
}

void ExchangePuzzle::add(std::string_view rule, const std::string& entry, std::string_view place) {
  const Rule* const known = find_rule(rule);
  if (known == nullptr) return unknown(std::string(rule), place);
  const Position position{fmt::format("{}:{}: {}", source_, line_, place)};
  RuleUse use{known, {}, position};
  if (!entry.empty()) use.entries.push_back({entry, position});
  add_use(header.rules, std::move(use));
}

std::string region_signs(std::span<const std::size_t> numbers) {
  // As many as values; letters can't be mistaken for them on usual boards.
  constexpr std::string_view symbols = "ABCDEFGHIJKLMNOPQRSTUVWXYZ123456789";
  std::map<std::size_t, char> signs;
  std::string map;
  for (const std::size_t number : numbers) {
    if (!signs.contains(number)) {
      if (signs.size() == symbols.size()) return {};
      signs[number] = symbols[signs.size()];
    }
    map += signs[number];
  }
  return map;
}

void ExchangePuzzle::add_regions(std::span<const std::size_t> numbers, std::string_view place) {
  const std::string signs = region_signs(numbers);
  if (std::set(signs.begin(), signs.end()).size() > static_cast<std::size_t>(size()) ||
      signs.size() != numbers.size()) {
    fail(place, "more than {} regions", size());
  }
  const auto width = static_cast<std::size_t>(columns());
  for (std::size_t begin = 0; begin < signs.size(); begin += width) {
    add("regions", signs.substr(begin, width), place);
  }
}

/// The clues of a side are one entry, the places without one are dots.
void ExchangePuzzle::add_clue(std::string_view rule, std::string_view side, int line,
                              const std::string& clue, std::string_view place) {
  const auto use = std::ranges::find_if(
      header.rules, [&](const RuleUse& other) { return other.rule->name == rule; });
  const int lines = side == "top" || side == "bottom" ? columns() : rows();
  std::vector<std::string> clues(static_cast<std::size_t>(lines), ".");
  if (use != header.rules.end()) {
    const auto old = std::ranges::find_if(use->entries, [&](const auto& entry) {
      return entry.text.starts_with(fmt::format("{}: ", side));
    });
    if (old != use->entries.end()) {
      std::string_view rest = std::string_view(old->text).substr(side.size() + 1);
      for (std::string& one : clues) one = take_word(rest);
      use->entries.erase(old);
    }
  }
  std::string& one = clues[static_cast<std::size_t>(line)];
  if (one != "." && one != clue) fail(place, "a second clue besides {}", one);
  one = clue;
  add(rule, fmt::format("{}: {}", side, base::joined(clues, " ")), place);
}

void ExchangePuzzle::unknown(const std::string& name, std::string_view place,
                             std::span<const std::string_view> known) {
  leave_out(fmt::format("this program has no rule '{}'", shown(name)), place, nearest(name, known));
}

void ExchangePuzzle::leave_out(const std::string& what, std::string_view place,
                               std::string_view near) {
  if (!policy_->ignore_unknown) {
    const std::string hint = near.empty() ? ":" : fmt::format("; did you mean {}?", near);
    fail(place, what + hint + " use --ignore-unknown to skip it");
  }
  note(place.empty() ? what : fmt::format("{}: {}", place, what));
}

void ExchangePuzzle::add_marks(std::size_t cell, const base::Json& values) {
  std::set<Value> marked;
  for (const base::Json& value : values) {
    const std::optional<int> number = value.is_number_integer() ? value.get<int>()
                                      : value.is_string()       ? parse_number<int>(value.text())
                                                                : std::nullopt;
    if (number && *number >= 1 && *number <= size()) marked.insert(static_cast<Value>(*number));
  }
  if (marked.empty()) return;
  marks.resize(cells());
  marks.at(cell).assign(marked.begin(), marked.end());
}

void ExchangePuzzle::note(const std::string& what) const {
  policy_->tell(fmt::format("{}:{}: {}", source_, line_, what));
}

}  // namespace format

void ExchangePolicy::leave_out(const std::string& what) const {
  if (!ignore_unknown) throw UsageError(what + ": use --ignore-unknown to skip it");
  tell(what + ": left out");
}

void Picture::leave_out(const std::string& what) const {
  (policy == nullptr ? ExchangePolicy() : *policy).leave_out(what);
}

namespace {

class ExchangeSection final : public Section {
 public:
  ExchangeSection(ExchangeReader reader, TextEnd ends, std::string_view what,
                  std::unique_ptr<TextLines> lines = nullptr)
      : reader_(reader), ends_(std::move(ends)), what_(what), lines_(std::move(lines)) {}

  std::optional<TextItem> next(TextAhead& text) override {
    switch (std::exchange(state_, State::after)) {
      case State::before:
        puzzle_ = read(text);
        state_ = State::header;
        return std::move(puzzle_->header);
      case State::header: {
        state_ = next_ + 1 < puzzle_->boards.size() ? State::header : State::board;
        if (next_ < puzzle_->boards.size()) return puzzle_->boards[next_++]();
        if (puzzle_->givens.empty()) puzzle_->givens.resize(puzzle_->cells());
        check_solution();
        ParsedBoard board{size_, std::move(puzzle_->givens), {}, puzzle_->line()};
        board.entries = std::move(puzzle_->entries);
        board.marks = std::move(puzzle_->marks);
        board.solution = std::move(puzzle_->solution);
        if (lines_ != nullptr) board.remark = lines_->remark();
        return board;
      }
      case State::board: {
        PuzzleHeader none;
        none.position.source = text.name();
        return none;
      }
      default:
        return std::nullopt;
    }
  }

 private:
  enum class State { before, header, board, after };

  /// Its givens at least have to be those of the puzzle.
  void check_solution() const {
    for (std::size_t i = 0; i < puzzle_->solution.size(); ++i) {
      const Value given = puzzle_->givens[i];
      if (given == 0 || given == puzzle_->solution[i]) continue;
      return puzzle_->note(fmt::format("its solution has {} in a cell whose given is {}",
                                       puzzle_->solution[i], given));
    }
  }

  std::optional<ExchangePuzzle> read(TextAhead& text) {
    const std::size_t line = text.line().number;
    std::string whole(text.take().text);
    bool ended = !ends_ || ends_(whole);
    while (!ended && text.more()) {
      const std::string_view next = text.take().text;
      ended = ends_(next);
      append(next, whole, line);
    }
    if (lines_ != nullptr) take_lines(text, whole, line);
    std::optional<ExchangePuzzle> puzzle(std::in_place, text.name(), line, text.policy());
    reader_(whole, *puzzle);
    size_ = puzzle->size();
    if (puzzle->boards.empty()) puzzle->header.size = size_;
    return puzzle;
  }

  void append(std::string_view next, std::string& whole, std::size_t line) const {
    whole += '\n';
    whole += next;
    if (whole.size() <= LineReader::max_line) return;
    throw TextError(line, 0, "{} of more than 16 MiB", what_);
  }

  void take_lines(TextAhead& text, std::string& whole, std::size_t line) {
    lines_->add(whole);
    while (true) {
      bool apart = false;
      while (text.more() && text.shape().kind == LineKind::nothing) {
        text.take();
        apart = true;
      }
      if (!text.more() || !lines_->goes_on(text.line().text, apart)) return;
      const std::string_view next = text.take().text;
      lines_->add(next);
      append(next, whole, line);
    }
  }

  ExchangeReader reader_;
  TextEnd ends_;
  std::string_view what_;
  std::unique_ptr<TextLines> lines_;
  State state_ = State::before;
  std::optional<ExchangePuzzle> puzzle_;
  int size_ = 0;
  std::size_t next_ = 0;  ///< of several boards
};

}  // namespace

namespace format {

bool is_number(const std::string& text) { return parse_number<int>(text).has_value(); }

std::unique_ptr<Section> exchange_section(ExchangeReader read, TextEnd ends,
                                          std::string_view what) {
  return std::make_unique<ExchangeSection>(read, std::move(ends), what);
}

std::unique_ptr<Section> exchange_section(ExchangeReader read, std::unique_ptr<TextLines> lines) {
  return std::make_unique<ExchangeSection>(read, TextEnd(), "a text", std::move(lines));
}

}  // namespace format

}  // namespace sudoku_sat
