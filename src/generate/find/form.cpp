// A form is an entry of the rule's own data, so that every rule with data has free clues without
// knowing of them: only whole words that are names of shapes are replaced.
#include "form.hpp"

#include <fmt/format.h>

#include <cctype>

#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace generate;

namespace {

std::string_view stripped(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t");
  if (begin == text.npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t") + 1 - begin);
}

/// A number, or two with `..` between them.
struct Range {
  std::size_t least;
  std::size_t most;
};

std::optional<Range> range_in(std::string_view text) {
  const std::size_t dots = text.find("..");
  const auto least = parse_number<std::size_t>(stripped(text.substr(0, dots)));
  const auto most =
      dots == text.npos ? least : parse_number<std::size_t>(stripped(text.substr(dots + 2)));
  if (!least || !most || *least > *most) return std::nullopt;
  return Range{*least, *most};
}

bool is_word_sign(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_';
}

[[noreturn]] void fail(const Position& position, const std::string& what) {
  throw InputError(position, what);
}

constexpr std::string_view example = "expected e.g. '2 of renban: line(4)' or '4 givens'";

/// Takes "2", "2 of", "1..3" off the text.
Range take_count(std::string_view& text, const Position& position) {
  const std::size_t end = std::min(text.find_first_not_of("0123456789."), text.size());
  const std::optional<Range> count = range_in(text.substr(0, end));
  if (!count) {
    fail(position, fmt::format("'{}' is no free clue: {}", shown(text), example));
  }
  if (count->most < 1 || count->most > max_free_clues) {
    fail(position, fmt::format("{} free clues: expected 1 to {}", count->most, max_free_clues));
  }
  text = stripped(text.substr(end));
  if (text.starts_with("of ")) text = stripped(text.substr(3));
  return *count;
}

}  // namespace

FreeClue parse_free_clue(const RuleEntry& entry) {
  std::string_view text = stripped(entry.text);
  const Range count = take_count(text, entry.position);
  FreeClue clue{count.least, count.most, nullptr, {}, entry.position};
  if (text == "givens" || text == "given") return clue;
  const std::size_t colon = text.find(':');
  if (colon == text.npos) {
    fail(entry.position, fmt::format("'{}' is no free clue: {}", shown(entry.text), example));
  }
  try {
    clue.rule = &rule_named(stripped(text.substr(0, colon)));
  } catch (const UsageError& error) {
    fail(entry.position, error.what());
  }
  clue.form = stripped(text.substr(colon + 1));
  if (clue.rule->data == Rule::Data::none || clue.rule->shape != nullptr ||
      clue.rule->divide != nullptr) {
    fail(entry.position, fmt::format("{} has no clues that could be free", clue.rule->name));
  }
  return clue;
}

namespace generate {

ClueForm::ClueForm(const FreeClue& clue, const Geometry& geometry) {
  std::string_view rest = clue.form;
  while (!rest.empty()) {
    const auto* const end = std::ranges::find_if_not(rest, is_word_sign);
    const auto length = static_cast<std::size_t>(end - rest.begin());
    const std::string_view word = rest.substr(0, length);
    const auto found = std::ranges::find(shapes(), word, &Shape::name);
    if (found != shapes().end()) {
      rest = add_shape(*found, rest.substr(length), clue, geometry);
    } else {
      add_text(rest.substr(0, std::max<std::size_t>(length, 1)));
      rest = rest.substr(std::max<std::size_t>(length, 1));
    }
  }
}

void ClueForm::add_text(std::string_view text) {
  if (pieces_.empty() || pieces_.back().shape != nullptr) pieces_.push_back({});
  pieces_.back().text += text;
}

std::string_view ClueForm::add_shape(const Shape& shape, std::string_view rest,
                                     const FreeClue& clue, const Geometry& geometry) {
  const std::string name(shape.name);
  if (shape.least == 0) {
    pieces_.push_back({"", &shape, 0, 0});
    return rest;
  }
  const std::size_t close = rest.find(')');
  if (!rest.starts_with('(') || close == rest.npos) {
    fail(clue.position, fmt::format("{}: expected its number of cells, e.g. {}(4)", name, name));
  }
  const std::optional<Range> size = range_in(rest.substr(1, close - 1));
  const std::size_t cells = geometry.grid_cells();
  if (!size || size->least < shape.least || size->most > cells) {
    fail(clue.position,
         fmt::format("{}{}: expected {} to {} cells, e.g. {}(4) or {}(3..5)", name,
                     shown(rest.substr(0, close + 1)), shape.least, cells, name, name));
  }
  pieces_.push_back({"", &shape, size->least, size->most});
  return rest.substr(close + 1);
}

bool ClueForm::spreads() const {
  return std::ranges::any_of(
      pieces_, [](const Piece& piece) { return piece.shape != nullptr && piece.shape->spreads; });
}

std::optional<Placed> ClueForm::draw(const Geometry& geometry, Random& random) const {
  Placed whole;
  bool known = true;
  for (const Piece& piece : pieces_) {
    if (piece.shape == nullptr) {
      whole.text += piece.text;
      continue;
    }
    const std::size_t size = piece.least + random.below(piece.most - piece.least + 1);
    std::optional<Placed> placed = piece.shape->draw(geometry, size, random);
    if (!placed) return std::nullopt;
    known = known && !placed->cells.empty();
    whole.text += placed->text;
    whole.cells.insert(whole.cells.end(), placed->cells.begin(), placed->cells.end());
  }
  if (!known) whole.cells.clear();
  return whole;
}

std::vector<std::size_t> open_numbers(std::string_view text) {
  std::vector<std::size_t> places;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '"') quoted = !quoted;
    if (text[i] == '?' && !quoted) places.push_back(i);
  }
  return places;
}

}  // namespace generate

}  // namespace sudoku_sat
