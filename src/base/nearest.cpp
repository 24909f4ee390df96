// The distance counts a swap of neighbouring letters as one slip, because that is the most common
// typing error (F. J. Damerau, A technique for computer detection and correction of spelling
// errors, CACM 7, 1964; here in its restricted form, in which no letter is edited twice).
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "joined.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"
#include "words.hpp"

namespace sudoku_sat {

namespace {

// Known names are shorter; the bound is needed because the time grows with the square of the
// length.
constexpr std::size_t longest_word = 64;
constexpr std::size_t max_slips = 3;
constexpr std::size_t letters_per_slip = 3;
constexpr std::size_t shortest_beginning = 3;
/// A line can list them.
constexpr std::size_t few_names = 30;

bool same(char a, char b) { return base::small_letter(a) == base::small_letter(b); }

bool begins_with(std::string_view text, std::string_view beginning) {
  return text.size() >= beginning.size() &&
         std::equal(beginning.begin(), beginning.end(), text.begin(), same);
}

bool swapped(std::string_view a, std::size_t i, std::string_view b, std::size_t j) {
  return i > 1 && j > 1 && same(a[i - 1], b[j - 2]) && same(a[i - 2], b[j - 1]);
}

/// Number of slips between a and b, neither longer than longest_word.
std::size_t distance(std::string_view a, std::string_view b) {
  using Row = std::array<std::size_t, longest_word + 1>;
  Row before_last{};
  Row last{};
  Row row{};
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    before_last = last;
    last = row;
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = last[j - 1] + (same(a[i - 1], b[j - 1]) ? 0 : 1);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, changed});
      if (swapped(a, i, b, j)) row[j] = std::min(row[j], before_last[j - 2] + 1);
    }
  }
  return row[b.size()];
}

std::string_view only_with_beginning(std::string_view word,
                                     std::span<const std::string_view> known) {
  const auto begins = [word](std::string_view name) { return begins_with(name, word); };
  const auto found = std::find_if(known.begin(), known.end(), begins);
  if (word.size() < shortest_beginning || found == known.end()) return {};
  return std::find_if(found + 1, known.end(), begins) == known.end() ? *found : std::string_view();
}

/// The name that is nearest to the word, allowing one slip for every `letters` letters; empty if
/// none is near enough.
std::string_view with_few_slips(std::string_view word, std::span<const std::string_view> known,
                                std::size_t letters) {
  if (word.empty() || word.size() > longest_word) return {};
  std::size_t least = std::min(max_slips, word.size() / letters) + 1;
  std::string_view best;
  for (const std::string_view name : known) {
    if (name.size() > longest_word) continue;
    const std::size_t slips = distance(word, name);
    if (slips >= least) continue;
    least = slips;
    best = name;
  }
  return best;
}

}  // namespace

std::string_view nearest(std::string_view word, std::span<const std::string_view> known) {
  const std::string_view best = with_few_slips(word, known, letters_per_slip);
  return best.empty() && word.size() <= longest_word ? only_with_beginning(word, known) : best;
}

void reject(std::string_view what, std::string_view word,
            const std::vector<std::string_view>& known) {
  const std::string begin = fmt::format("unknown {} '{}'; ", what, word);
  std::string_view near = nearest(word, known);
  // A guess is of more use than a long list.
  if (known.size() > few_names && near.empty()) near = with_few_slips(word, known, 2);
  if (!near.empty()) throw UsageError(begin + fmt::format("did you mean {}?", near));
  const bool listed = what == "technique" || what == "encoding" || what == "format";
  if (known.size() > few_names && listed) {
    throw UsageError(begin + fmt::format("`list {}s` shows all", what));
  }
  throw UsageError(begin + fmt::format("expected one of: {}", base::joined(known, ", ")));
}

}  // namespace sudoku_sat
