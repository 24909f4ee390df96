#include "proof_steps.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>

#include "literals.hpp"

namespace sudoku_sat::proof {

namespace {

constexpr std::string_view blanks = " \t\r";

std::string_view without_blanks(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
  return text;
}

/// Takes the first number and the blanks after it off `rest`.
std::int32_t take_number(std::string_view& rest, std::uint64_t line) {
  if (rest.empty()) throw Refused("the line does not end in 0", line);
  std::int32_t number = 0;
  const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
  if (error == std::errc::result_out_of_range) {
    throw Refused("a literal is doesn't fit in 32 bits", line);
  }
  rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
  if (error != std::errc() || (!rest.empty() && blanks.find(rest.front()) == blanks.npos)) {
    throw Refused("not a number; a line has literals and a 0 (after d for a deletion)", line);
  }
  rest = without_blanks(rest);
  return number;
}

}  // namespace

ProofSteps::ProofSteps(std::string_view proof, Poll& poll) {
  if (is_binary(proof)) {
    read_binary(proof, poll);
  } else {
    read_text(proof, poll);
  }
}

void ProofSteps::read_text(std::string_view text, Poll& poll) {
  for (std::uint64_t number = 1; !text.empty(); ++number) {
    const std::string_view line = text.substr(0, text.find('\n'));
    read_line(without_blanks(line), number);
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    poll.work(line.size() + 1);
  }
}

void ProofSteps::read_line(std::string_view line, std::uint64_t number) {
  // Older Glucose begins with "o proof DRUP".
  if (line.empty() || line.front() == 'c' || line.substr(0, 8) == "o proof ") return;
  const bool deletion = line.front() == 'd';
  steps_.push_back({literals_.size(), number, deletion});
  if (!deletion) return read_literals(line, number);
  line.remove_prefix(1);
  const std::string_view rest = without_blanks(line);
  if (rest.size() == line.size())
    throw Refused("d is not followed by a space and a clause", number);
  read_literals(rest, number);
}

void ProofSteps::read_literals(std::string_view rest, std::uint64_t line) {
  while (const std::int32_t number = take_number(rest, line)) {
    if (!is_literal(number)) throw Refused("a literal is doesn't fit in 32 bits", line);
    literals_.push_back(number);
  }
  if (!rest.empty()) throw Refused("something follows the 0 that ends the clause", line);
}

std::span<const std::int32_t> ProofSteps::literals(std::size_t step) const {
  const std::size_t begin = steps_[step].begin;
  const std::size_t end = step + 1 < steps_.size() ? steps_[step + 1].begin : literals_.size();
  return std::span(literals_).subspan(begin, end - begin);
}

std::uint32_t ProofSteps::largest_variable(std::uint32_t known) const {
  const std::uint64_t most = std::uint64_t{known} + literals_.size();
  std::uint32_t largest = 0;
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    for (const std::int32_t literal : literals(i)) {
      largest = std::max(largest, variable_of_literal(literal));
    }
    if (largest > most) {
      throw Refused("variable " + std::to_string(largest) + " is above " + std::to_string(most) +
                        ", the formula's variables plus the number of literals in the proof",
                    steps_[i].line);
    }
  }
  return largest;
}

}  // namespace sudoku_sat::proof
