// A header is read before anything is known of its file, so what is kept of it is bounded: by the
// board that it names, and by the data that any board of ours may have.
#include "header_comments.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "sudoku_sat/io.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::format {

namespace {

constexpr std::size_t longest_value = 5;  ///< "1290 "
constexpr std::size_t max_data = std::size_t{64} << 20;
constexpr std::size_t max_variables = 8;  ///< that a rule without data adds to each cell

}  // namespace

void HeaderComments::add(std::string_view line, const Position& position) {
  if (first_) ours_ = line.substr(0, line.find(' ')) == tool_name;
  first_ = false;
  if (!ours_) return;
  if (const auto comment = joiner_.add(line, position)) take(*comment);
}

void HeaderComments::take(const WholeComment& comment) {
  const std::string_view key = comment.key;
  if (key == "label") label_ = comment.value;
  if (key == scramble_key) {
    scramble_ = parse_number<std::uint64_t>(comment.value);
    if (!scramble_) {
      damaged(comment.position, "the seed of 'c scramble' is not a number");
    }
  }
  if (key == data_key) add_data(comment.value, comment.position);
  if (key == series_key) add_puzzle(comment.value, comment.position, series_);
  if (key == excluded_key) add_puzzle(comment.value, comment.position, excluded_);
  if (key == decided_key || key == candidates_key || key == contradiction_key) {
    add_reduced(key, comment.value, comment.position);
  }
  for_each_field(header_, [&](std::string_view known, std::string& field) {
    if (key != known || seen_.contains(known)) return;
    field = comment.value;
    seen_[known] = comment.position;
  });
}

const CnfHeader& HeaderComments::header(const Position& end) {
  for_each_field(header_, [&](std::string_view key, const std::string&) {
    if (seen_.contains(key)) return;
    damaged(end, fmt::format("its line 'c {} ...' is missing", key));
  });
  return header_;
}

void HeaderComments::add_data(std::string_view value, const Position& position) {
  data_bytes_ += value.size() + sizeof(HeaderLine);
  if (data_bytes_ > max_data) {
    throw InputError(position, "too much rule data");
  }
  data_.push_back({{}, std::string(value), position});
}

void HeaderComments::add_puzzle(std::string_view value, const Position& position,
                                std::vector<HeaderLine>& lines) {
  puzzle_bytes_ += value.size() + bytes_beside_puzzle;
  if (puzzle_bytes_ > max_puzzle_bytes) {
    throw InputError(position, "too many puzzles");
  }
  lines.push_back({{}, std::string(value), position});
}

/// No more lines, and no longer ones, than the board has room for: they are kept in memory. Rules
/// may add variables, and values that no header names.
void HeaderComments::add_reduced(std::string_view key, std::string_view value,
                                 const Position& position) {
  const auto size =
      std::min<std::size_t>(parse_number<std::size_t>(header_.board).value_or(0), max_size);
  const auto names = std::ranges::count(header_.rules, ' ') + (header_.rules.empty() ? 0 : 1);
  const auto rules = static_cast<std::size_t>(names);
  // A board of several grids has at most as many grids as the data of its rules has bytes.
  const std::size_t cells = size * size * std::max<std::size_t>(1, data_bytes_);
  if (reduced_.size() > cells * (1 + rules * max_variables)) {
    damaged(position, fmt::format("too many lines 'c {} ...'", key));
  }
  const std::size_t values = rules == 0 ? size : max_size;
  const std::size_t longest =
      longest_value * (key == decided_key ? cells : values + 3) + data_bytes_;
  if (value.size() > longest) {
    damaged(position,
            fmt::format("its line 'c {} ...' is longer than the board has room for", key));
  }
  reduced_.push_back({std::string(key), std::string(value), position});
}

}  // namespace sudoku_sat::format
