// The number of lines stands in each of them, so that a line that is missing is found wherever it
// was. Lines are cut where no white space is lost by programs that strip it, and not within a
// character of UTF-8.
#include "comments.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "base/text_encoding.hpp"
#include "header.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::format {

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

}  // namespace sudoku_sat::format
