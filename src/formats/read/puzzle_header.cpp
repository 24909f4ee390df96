// A line belongs to the header where it has a known key before a colon, or is indented below one.
// The first error is kept and the rest of the header is passed over, so that one mistake gives one
// message.
#include "puzzle_header.hpp"

#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

constexpr std::array<std::string_view, 7> general_keys{"title", "author", "size", "box",
                                                       "rules", "find",   "grid"};

// A whole header is kept in memory.
constexpr std::size_t max_bytes = LineReader::max_line;

/// Capitals too, so that "Rules:" is an unknown key and no row of a grid.
bool is_key_letter(char c) { return is_letter(c) || c == '-'; }

/// The word before the colon at the line's beginning; empty if there is none.
std::string_view key_of(std::string_view line) {
  if (line.empty() || !is_key_letter(line.front()) || line.front() == '-') return {};
  const auto end = std::ranges::find_if_not(line, is_key_letter);
  if (end == line.end() || *end != ':') return {};
  // A name of C++.
  if (end + 1 != line.end() && end[1] == ':') return {};
  return line.substr(0, static_cast<std::size_t>(end - line.begin()));
}

bool is_known(std::string_view key) {
  return std::ranges::find(general_keys, key) != general_keys.end() || find_rule(key) != nullptr;
}

/// Whether the letters are values of a board as wide as the word, and so may be one of its rows.
bool could_be_row(std::string_view word) {
  return std::ranges::all_of(word, [&](char c) { return symbol_value(c) <= word.size(); });
}

std::string_view nearest_key(std::string_view key) {
  return nearest(key, names_of(rules(), {general_keys.begin(), general_keys.end()}));
}

std::string unknown_key(std::string_view key) {
  const std::string_view near = nearest_key(key);
  const std::string unknown = fmt::format("unknown key '{}'", shown(key));
  const std::string_view called = rule_called(key);
  if (!called.empty()) return fmt::format("{}; this program calls it {}", unknown, called);
  if (!near.empty()) return fmt::format("{}; did you mean {}?", unknown, near);
  return unknown +
         ": a line of the header begins with title, author, size, box, rules, grid or the name of "
         "a rule; indent a rule's data";
}

int parse_length(std::string_view text, const Position& position) {
  const auto size = parse_number<int>(text);
  if (size && *size >= 1 && *size <= max_size) return *size;
  throw InputError(position,
                   fmt::format("size: expected a number from 1 to {}, or two such as 8x6, got '{}'",
                               max_size, shown(text)));
}

/// "8x6" as well, of which it is the larger one.
int parse_size(std::string_view text, const Position& position) {
  const std::size_t sign = text.find('x');
  if (sign == text.npos) return parse_length(text, position);
  return std::max(parse_length(text.substr(0, sign), position),
                  parse_length(text.substr(sign + 1), position));
}

}  // namespace

bool begins_header(std::string_view line) {
  const std::string_view key = key_of(line);
  return key.size() >= 2 && (is_known(key) || !could_be_row(key));
}

bool has_known_key(std::string_view line) { return is_known(in_small_letters(key_of(line))); }

bool may_mean_rule(std::string_view line) {
  const std::string key = in_small_letters(key_of(stripped(line)));
  return key.size() >= 2 &&
         (is_known(key) || !rule_called(key).empty() || !nearest_key(key).empty());
}

HeaderReader::HeaderReader(const Position& first_line, const ExchangePolicy& policy)
    : header_{.position = first_line}, policy_(policy) {}

bool HeaderReader::add(const TextLine& line) {
  const std::string_view text = stripped(line.text);
  if (ended_ || text.empty()) return false;
  if (text.front() == '#') return true;
  const bool indented = is_space(line.text.front());
  if (indented ? !data_ : !begins_header(line.text)) return false;
  bytes_ += line.text.size();
  try {
    if (bytes_ > max_bytes) {
      throw TextError(line.number, 0, "a header of more than {} MiB", max_bytes >> 20);
    }
    if (indented) {
      add_data(line);
    } else {
      add_key(key_of(line.text), line);
    }
  } catch (const TextError& error) {
    note({{header_.position.source, error.line(), error.column()}, error.what()});
  } catch (const InputError& error) {
    note(error);
  }
  return true;
}

/// The first error stands for the whole header, the rest of which is not kept.
void HeaderReader::note(const InputError& error) {
  if (!header_.error) header_.error = error;
}

void HeaderReader::tell_of(const InputError& left_out) const {
  policy_.tell(std::string(left_out.what()) + ": left out");
}

void HeaderReader::add_data(const TextLine& line) {
  if (header_.error) return;
  const Position begin{header_.position.source, line.number, 1};
  if (finding_) return add_free_clues({line.text, begin});
  if (rule_ == nullptr) return;
  add_use(header_.rules, {rule_, split_entries(line.text, begin), rule_position_});
}

void HeaderReader::add_key(std::string_view written, const TextLine& line) {
  const std::string known = in_small_letters(written);
  const std::string_view key = is_known(known) ? std::string_view(known) : written;
  const std::string_view rest = line.text.substr(key.size() + 1);
  const std::string_view text = stripped(rest);
  const auto column = static_cast<std::size_t>(text.data() - line.text.data()) + 1;
  require_plain_text(line, rest, key);
  rule_position_ = {header_.position.source, line.number, 1};
  rule_ = nullptr;
  finding_ = key == "find";
  data_ = !is_known(key) || find_rule(key) != nullptr || finding_;
  if (!header_.error) read(key, {text, {header_.position.source, line.number, column}});
}

void HeaderReader::read(std::string_view key, const Value& value) {
  if (find_rule(key) != nullptr) return read_rule(key, value);
  if (!is_known(key)) {
    const InputError unknown(rule_position_, unknown_key(key));
    return policy_.ignore_unknown ? tell_of(unknown) : throw unknown;
  }
  if (key == "rules") return read_rules(value);
  if (key == "find") return add_free_clues(value);
  require_once(key, rule_position_);
  if (key == "title") header_.title = value.text;
  if (key == "author") header_.author = value.text;
  if (key == "size") {
    header_.size = parse_size(value.text, value.position);
    if (value.text.find('x') != value.text.npos) {
      const RuleEntry entry{std::string(value.text), value.position};
      add_use(header_.rules, {find_rule("shape"), {entry}, rule_position_});
    }
  }
  if (key == "box") {
    try {
      header_.box = parse_box(value.text);
    } catch (const UsageError& error) {
      throw InputError(value.position, error.what());
    }
  }
  check_box_and_size(value.position);
  ended_ = key == "grid";
  if (ended_ && !value.text.empty()) {
    throw InputError(value.position,
                     "the grid begins on the line below 'grid:' (several grids: 'grids:')");
  }
}

void HeaderReader::read_rule(std::string_view key, const Value& value) {
  rule_ = find_rule(key);
  add_use(header_.rules, {rule_, split_entries(value.text, value.position), rule_position_});
}

void HeaderReader::add_free_clues(const Value& value) {
  for (RuleEntry& entry : split_entries(value.text, value.position)) {
    header_.free_clues.push_back(std::move(entry));
  }
}

void HeaderReader::read_rules(const Value& value) {
  if (value.text.empty()) return;
  try {
    for (RuleUse& use : parse_rules(value.text, value.position)) {
      add_use(header_.rules, std::move(use));
    }
  } catch (const InputError& error) {
    leave_out_rule(value, error);
  }
}

/// Reads the rules before and after the one that is unknown.
void HeaderReader::leave_out_rule(const Value& value, const InputError& unknown) {
  const std::size_t begin = unknown.position().column - value.position.column;
  if (begin > value.text.size()) throw InputError(unknown);
  const std::string_view item = value.text.substr(begin);
  const std::string_view name = stripped(item.substr(0, item.find_first_of(",=")));
  if (!policy_.ignore_unknown || name.empty() || find_rule(name) != nullptr) {
    throw InputError(unknown);
  }
  tell_of(unknown);
  const std::size_t before = value.text.substr(0, begin).find_last_not_of(", \t");
  if (before != value.text.npos) read_rules({value.text.substr(0, before + 1), value.position});
  const std::size_t end = value.text.find(',', begin);
  if (end == value.text.npos) return;
  Position position = value.position;
  position.column += end + 1;
  read_rules({value.text.substr(end + 1), position});
}

void HeaderReader::check_box_and_size(const Position& position) const {
  if (!header_.box || !header_.size || header_.box->size() == *header_.size) return;
  throw InputError(position, fmt::format("box {}x{} makes a board of size {}, but size is {}",
                                         header_.box->box_rows(), header_.box->box_columns(),
                                         header_.box->size(), *header_.size));
}

void HeaderReader::require_once(std::string_view key, const Position& position) {
  if (std::ranges::find(keys_, key) != keys_.end()) {
    throw InputError(position, fmt::format("'{}' occurs twice in the header", key));
  }
  keys_.emplace_back(key);
}

}  // namespace sudoku_sat::format
