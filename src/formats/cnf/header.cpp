// Rules are written by their names in the registry, with their data, and made into a board again,
// so that a file that another program has solved can be decoded without its puzzle.
//
// The lines of a reduction are written for decode and read strictly: a cell that is missing or a
// candidate out of order would shift the numbers of all variables after it.
//
// Each line of a long comment has the number of lines, so that a missing one is noticed wherever it
// was. Lines are cut where programs that strip white space lose none, and not within a character of
// UTF-8.
#include "header.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text_encoding.hpp"

namespace sudoku_sat::format {

void damaged(const Position& position, const std::string& what) {
  throw InputError(position, "the header is damaged: " + what);
}

std::string reencoding_text(const Reencoding& reencoding) {
  if (!reencoding.order) return std::string(reencoding.name());
  return fmt::format("{} {}", reencoding.name(), reencoding.literal_order());
}

std::optional<Reencoding> parse_reencoding(std::string_view text) {
  for (const Reencoding reencoding : {Reencoding{}, Reencoding{.variable_addition = true}}) {
    if (text == reencoding.name()) return reencoding;
  }
  const std::size_t blank = text.find(' ');
  const auto read = Reencoding::parse(blank == text.npos ? "" : text.substr(blank + 1));
  return read && text.substr(0, blank) == read->name() ? read : std::nullopt;
}

namespace {

constexpr std::size_t longest_number = 24;  ///< "(12345/12345) " and more
constexpr std::size_t longest_search = 80;  ///< for a better place to cut

bool is_bad_cut(std::string_view text, std::size_t place) {
  const char last = text[place - 1];
  return base::continues_character(text[place]) || text[place] == ' ' || last == ' ' ||
         last == '\t' || last == '\r';
}

/// The first bytes of `text`, at most `most`.
std::string_view first_part(std::string_view text, std::size_t most) {
  if (text.size() <= most) return text;
  for (std::size_t place = most; place + longest_search > most; --place) {
    if (!is_bad_cut(text, place)) return text.substr(0, place);
  }
  return text.substr(0, most);
}

/// A key "puzzle(2/3)", taken apart.
struct PartKey {
  std::string_view key;
  std::size_t number;
  std::size_t parts;
};

std::optional<PartKey> part_key(std::string_view word) {
  const std::size_t open = word.find('(');
  if (open == std::string_view::npos || open == 0 || word.back() != ')') return std::nullopt;
  const std::string_view numbers = word.substr(open + 1, word.size() - open - 2);
  const std::size_t slash = std::min(numbers.find('/'), numbers.size());
  const auto number = parse_number<std::size_t>(numbers.substr(0, slash));
  const auto parts = parse_number<std::size_t>(numbers.substr(std::min(slash + 1, numbers.size())));
  if (!number || !parts) return std::nullopt;
  return PartKey{word.substr(0, open), *number, *parts};
}

[[noreturn]] void fail(const Position& position, std::string_view key, std::size_t number,
                       std::size_t parts) {
  damaged(position,
          fmt::format("its line 'c {}({}/{}) ...' was expected here", shown(key), number, parts));
}

const Rule& named(std::string_view name, const Position& position) {
  if (const Rule* rule = find_rule(name)) return *rule;
  throw InputError(position, fmt::format("rules: '{}' is not known to this version", shown(name)));
}

/// Takes the lines one after the other.
class Lines {
 public:
  Lines(const std::vector<HeaderLine>& lines, const Position& end) : lines_(lines), end_(end) {}

  bool at(std::string_view key) const { return next_ < lines_.size() && lines_[next_].key == key; }

  /// Throws: InputError unless the next line has that key.
  const HeaderLine& take(std::string_view key, const std::string& what) {
    if (at(key)) return lines_[next_++];
    damaged(next_ < lines_.size() ? lines_[next_].position : end_,
            fmt::format("its line 'c {} {}' is missing", key, what));
  }

  void finish() const {
    if (next_ == lines_.size()) return;
    damaged(lines_[next_].position, fmt::format("too many lines 'c {} ...'", lines_[next_].key));
  }

 private:
  const std::vector<HeaderLine>& lines_;
  const Position& end_;
  std::size_t next_ = 0;
};

/// A decided variable has a line of its own, "decided t 2", because the line of the grid has no
/// room for it. False where it isn't one.
bool take_decided(Lines& next, Cell cell, const std::string& name, Candidates& candidates) {
  if (!next.at(decided_key)) return false;
  const HeaderLine& line = next.take(decided_key, name);
  const auto value = line.value.starts_with(name)
                         ? parse_number<Value>(std::string_view(line.value).substr(name.size()))
                         : std::nullopt;
  if (!value || *value < 1 || *value > candidates.size()) {
    damaged(line.position, fmt::format("a value of {}was expected", name));
  }
  candidates.decide(cell, *value);
  return true;
}

/// Leaves the cell the candidates of the line: "r1c2 3 4 9".
void read_candidates(const HeaderLine& line, Cell cell, Candidates& candidates) {
  std::string_view rest = line.value;
  take_word(rest);
  const auto remove_between = [&](int below, int above) {
    for (int excluded = below + 1; excluded < above; ++excluded) candidates.remove(cell, excluded);
  };
  int previous = 0;
  for (std::string_view word = take_word(rest); !word.empty(); word = take_word(rest)) {
    const int value = parse_number<int>(word).value_or(0);
    if (value <= previous || value > candidates.size()) {
      throw InputError(
          line.position,
          fmt::format("'{}' is not a candidate here: expected ascending values up to {}",
                      shown(word), candidates.size()));
    }
    remove_between(previous, value);
    previous = value;
  }
  if (previous == 0) throw InputError(line.position, "a cell without candidates");
  remove_between(previous, candidates.size() + 1);
}

Candidates contradicted(const Puzzle& puzzle) {
  Candidates candidates(puzzle.geometry());
  for (Cell cell = 0; cell < puzzle.givens.size(); ++cell) {
    candidates.decide(cell, puzzle.givens[cell] != 0 ? puzzle.givens[cell] : Value{1});
  }
  return candidates;
}

}  // namespace

std::string comment_text(std::string_view key, std::string_view value) {
  if (key.size() + value.size() + 3 <= longest_comment) return fmt::format("c {} {}\n", key, value);
  const std::size_t room = longest_comment - key.size() - longest_number;
  std::vector<std::string_view> parts;
  while (!value.empty()) {
    parts.push_back(first_part(value, room));
    value.remove_prefix(parts.back().size());
  }
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    text += fmt::format("c {}({}/{}) {}\n", key, i + 1, parts.size(), parts[i]);
  }
  return text;
}

std::optional<WholeComment> CommentJoiner::add(std::string_view line, const Position& position) {
  const std::string_view word = line.substr(0, line.find(' '));
  const std::string_view value = line.substr(std::min(word.size() + 1, line.size()));
  const std::optional<PartKey> part = part_key(word);
  if (!part) {
    finish(position);
    return WholeComment{word, value, position};
  }
  if (key_.empty()) {
    if (part->number != 1 || part->parts < 1) fail(position, part->key, 1, part->parts);
    key_ = part->key;
    value_.clear();
    position_ = position;
    taken_ = 0;
    parts_ = part->parts;
  }
  if (part->key != key_ || part->number != taken_ + 1 || part->parts != parts_) finish(position);
  if (value_.size() + value.size() > LineReader::max_line) {
    throw InputError(position,
                     fmt::format("comment is longer than {} MiB", LineReader::max_line >> 20));
  }
  value_ += value;
  if (++taken_ < parts_) return std::nullopt;
  ended_ = std::exchange(key_, {});
  return WholeComment{ended_, value_, position_};
}

void CommentJoiner::finish(const Position& end) const {
  if (!key_.empty()) fail(end, key_, taken_ + 1, parts_);
}

/// In the order of the table, in which a board has those that were asked for.
std::string rule_names(const Board& board) {
  std::vector<const Rule*> asked;
  for (const RuleText& text : board.rules()) asked.push_back(find_rule(text.name));
  std::erase(asked, nullptr);
  std::string names;
  for (const char* name : {"rows", "columns", "boxes"}) {
    const Rule* const rule = find_rule(name);
    const bool off =
        std::ranges::any_of(asked, [&](const Rule* other) { return other->turns_off(rule); });
    if (!off || std::ranges::count(asked, rule) != 0) names += fmt::format("{} ", name);
  }
  for (const Rule* rule : asked) {
    if (!rule->on_by_default) names += fmt::format("{} ", rule->name);
  }
  if (!names.empty()) names.pop_back();
  return names;
}

std::string data_lines(const Board& board) {
  std::string text;
  for (const RuleText& rule : board.rules()) {
    for (const std::string& entry : rule.entries) {
      text += comment_text(data_key, fmt::format("{} {}", rule.name, entry));
    }
  }
  return text;
}

std::shared_ptr<const Board> board_of_header(const Geometry& geometry, std::string_view names,
                                             const Position& names_position,
                                             const std::vector<HeaderLine>& data) {
  std::vector<RuleUse> uses;
  std::string_view rest = names;
  for (std::string_view name = take_word(rest); !name.empty(); name = take_word(rest)) {
    add_use(uses, {&named(name, names_position), {}, names_position});
  }
  for (const HeaderLine& line : data) {
    std::string_view entry = line.value;
    const Rule& rule = named(take_word(entry), line.position);
    entry.remove_prefix(std::min<std::size_t>(entry.find_first_not_of(' '), entry.size()));
    add_use(uses, {&rule, {{std::string(entry), line.position}}, line.position});
  }
  std::shared_ptr<const Board> board = make_board(geometry, uses);
  if (rule_names(*board) == names) return board;
  throw InputError(names_position, fmt::format("rules '{}' can't be combined; '{}' can",
                                               shown(names, 200), rule_names(*board)));
}

Candidates reduced_candidates(const std::vector<HeaderLine>& lines, const Puzzle& puzzle,
                              const Position& end) {
  Lines next(lines, end);
  if (next.at(contradiction_key)) {
    next.take(contradiction_key, "");
    next.finish();
    return contradicted(puzzle);
  }
  const Geometry& geometry = puzzle.geometry();
  const HeaderLine& line = next.take(decided_key, "...");
  const Grid decided = from_line(geometry, line.value, line.position);
  Candidates candidates(geometry);
  for (Cell cell = 0; cell < decided.size(); ++cell) {
    if (decided[cell] != 0) {
      candidates.decide(cell, decided[cell]);
      continue;
    }
    const std::string name = geometry.name(cell) + " ";
    if (!geometry.on_grid(cell) && take_decided(next, cell, name, candidates)) continue;
    const HeaderLine& listed = next.take(candidates_key, name + "...");
    if (!listed.value.starts_with(name)) {
      damaged(listed.position, fmt::format("the candidates of {}were expected", name));
    }
    read_candidates(listed, cell, candidates);
  }
  next.finish();
  return candidates;
}

}  // namespace sudoku_sat::format
