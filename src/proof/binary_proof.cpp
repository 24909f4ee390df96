// The binary form of DRAT (drat-trim's), a third as long as text: a step is the letter a or d, its
// literals and a byte 0. A literal is the number 2v, or 2v + 1 for a negated one, seven bits in
// each byte, the lowest first; all bytes but the last have the highest bit set.
#include "literals.hpp"
#include "proof_steps.hpp"

namespace sudoku_sat::proof {

namespace {

constexpr std::string_view cut_short = "the proof ends within a step";
constexpr unsigned payload_bits = 7;
constexpr unsigned max_shift = 28;  ///< of the fifth byte, the last one that a literal can have

/// Takes the next number off `rest`.
std::uint32_t take_coded(std::string_view& rest, std::uint64_t step) {
  std::uint64_t number = 0;
  for (unsigned shift = 0;; shift += payload_bits) {
    if (rest.empty()) throw Refused(std::string(cut_short), step);
    const auto byte = static_cast<unsigned char>(rest.front());
    rest.remove_prefix(1);
    number |= std::uint64_t{byte & 0x7fU} << shift;
    const bool more = (byte & 0x80U) != 0;
    if (number > std::numeric_limits<std::uint32_t>::max() || (more && shift == max_shift)) {
      throw Refused("a literal doesn't fit in 32 bits", step);
    }
    if (!more) return static_cast<std::uint32_t>(number);
  }
}

}  // namespace

bool is_binary(std::string_view proof) {
  if (proof.starts_with('a')) return true;
  return proof.starts_with('d') && proof.find('\0') != proof.npos;
}

void ProofSteps::read_binary(std::string_view rest, Poll& poll) {
  for (std::uint64_t number = 1; !rest.empty(); ++number) {
    const std::size_t before = rest.size();
    const char letter = rest.front();
    if (letter != 'a' && letter != 'd') {
      throw Refused("a step of a binary proof begins with a or d", number);
    }
    rest.remove_prefix(1);
    steps_.push_back({literals_.size(), number, letter == 'd'});
    while (const std::uint32_t literal = take_coded(rest, number)) {
      if (literal == 1) throw Refused("a literal has no variable", number);
      const auto variable = static_cast<std::int32_t>(literal >> 1);
      literals_.push_back((literal & 1) == 0 ? variable : -variable);
    }
    poll.work(before - rest.size());
  }
}

}  // namespace sudoku_sat::proof
