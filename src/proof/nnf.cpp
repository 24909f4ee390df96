#include "nnf.hpp"

#include <charconv>

#include "literals.hpp"

namespace sudoku_sat::proof {

bool NumberLines::next() {
  if (rest_.empty()) return false;
  ++line_;
  const std::size_t end = rest_.find('\n');
  if (end == rest_.npos) fail("the last line has no end");
  current_ = rest_.substr(0, end);
  rest_.remove_prefix(end + 1);
  return true;
}

char NumberLines::letter(std::string_view letters) {
  if (current_.size() < 2 || current_[1] != ' ' || letters.find(current_[0]) == letters.npos)
    return 0;
  const char letter = current_[0];
  current_.remove_prefix(2);
  return letter;
}

std::span<const std::int32_t> NumberLines::numbers() {
  numbers_.clear();
  const char* at = current_.data();
  const char* const end = at + current_.size();
  while (true) {
    std::int32_t number = 0;
    const auto [after, error] = std::from_chars(at, end, number);
    if (error != std::errc() || (after != end && *after != ' ')) {
      fail("expected numbers, each after one space, and 0 at the end");
    }
    if (number == 0) {
      if (after != end) fail("nothing may follow the 0");
      return numbers_;
    }
    numbers_.push_back(number);
    if (after == end) fail("there is no 0 at the end of the line");
    at = after + 1;
  }
}

Nnf::Nnf(std::string_view text, std::size_t variables) {
  NumberLines lines(text);
  while (lines.next()) {
    if (const char kind = lines.letter("oatf"); kind != 0) {
      add_node(kind, lines);
    } else {
      add_arc(lines, variables);
    }
  }
  if (nodes() == 0) lines.fail("there is no node");
}

void Nnf::add_node(char kind, NumberLines& lines) {
  const std::span<const std::int32_t> numbers = lines.numbers();
  if (numbers.size() != 1 || numbers[0] != static_cast<std::int64_t>(kinds_.size())) {
    lines.fail("expected the next node, " + std::to_string(kinds_.size()));
  }
  kinds_.push_back(kind);
  arcs_.emplace_back();
}

void Nnf::add_arc(NumberLines& lines, std::size_t variables) {
  const std::span<const std::int32_t> numbers = lines.numbers();
  const auto most = static_cast<std::int64_t>(nodes());
  if (numbers.size() < 2 || numbers[0] < 1 || numbers[1] <= numbers[0] || numbers[1] > most) {
    lines.fail("expected an arc to a node with a higher number");
  }
  const std::span<const std::int32_t> literals = numbers.subspan(2);
  for (const std::int32_t literal : literals) {
    if (!is_literal(literal) || variable_of_literal(literal) > variables) {
      lines.fail("the formula has no variable of " + std::to_string(literal));
    }
  }
  arcs_[static_cast<std::size_t>(numbers[0])].push_back(
      {static_cast<std::uint32_t>(numbers[1]), static_cast<std::uint32_t>(lines.line()),
       literals_.size(), static_cast<std::uint32_t>(literals.size())});
  literals_.insert(literals_.end(), literals.begin(), literals.end());
}

}  // namespace sudoku_sat::proof
