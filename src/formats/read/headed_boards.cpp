// The header, an option or the puzzle's own length gives the size, in this order. An error is
// blamed on whichever gave the wrong part.
#include "headed_boards.hpp"

#include "formats/text/symbols.hpp"

namespace sudoku_sat {

using namespace format;

std::optional<int> BoardRequest::wanted_size() const {
  // Throws where no board has this size.
  if (size) static_cast<void>(Geometry(*size));
  if (!box) return size;
  if (size && *size != box->size()) {
    throw UsageError(fmt::format("--box {}x{} makes a board of size {}, not {} as --size says",
                                 box->box_rows(), box->box_columns(), box->size(), *size));
  }
  return box->size();
}

Geometry BoardRequest::geometry(int found) const {
  const std::optional<int> wanted = wanted_size();
  if (!wanted || *wanted == found) return box ? *box : Geometry(found);
  if (box) {
    throw UsageError(fmt::format("--box {}x{} makes a board of size {}, but the input's is {}x{}",
                                 box->box_rows(), box->box_columns(), *wanted, found, found));
  }
  throw UsageError(
      fmt::format("--size {} contradicts the input: its board is {}x{}", *wanted, found, found));
}

Geometry BoardRequest::shaped(int found) const {
  const Geometry plain = geometry(found);
  return rules.empty() ? plain : board(plain)->geometry().with_variables({});
}

std::shared_ptr<const Board> BoardRequest::board(const Geometry& plain) const {
  try {
    return make_board(plain, rules);
  } catch (const InputError& error) {
    throw UsageError(error.what());
  }
}

namespace {

/// A text that is the same for the same rules with the same data.
std::string name_of(const std::vector<RuleUse>& rules) {
  std::string name;
  for (const RuleUse& use : rules) {
    name += use.rule->name;
    name += '=';
    for (const RuleEntry& entry : use.entries) name += entry.text + ';';
    name += ',';
  }
  return name;
}

}  // namespace

namespace format {

void BoardCache::set_rules(std::vector<RuleUse> rules) {
  rules_ = std::move(rules);
  name_ = name_of(rules_);
}

const std::shared_ptr<const Board>& BoardCache::board(const Geometry& geometry) {
  const auto known = std::ranges::find_if(
      boards_, [&](const Kept& kept) { return kept.geometry == geometry && kept.rules == name_; });
  if (known != boards_.end()) return known->board;
  std::shared_ptr<const Board> board = make_board(geometry, rules_);
  const std::size_t cells = board->cells() + (board->standard() ? 0 : cells_of_rules);
  if (cells_ + cells > max_cells) {
    boards_.clear();
    cells_ = 0;
  }
  cells_ += cells;
  return boards_.emplace_back(Kept{geometry, name_, std::move(board)}).board;
}

HeadedBoards::HeadedBoards(BoardRequest request) : request_(std::move(request)) { begin({}); }

void HeadedBoards::begin(PuzzleHeader header) {
  header_ = std::move(header);
  layout_.reset();
  if (!header_.free_clues.empty() && !request_.free_clues) {
    throw InputError(header_.free_clues.front().position,
                     "these clues are free: `sudoku-sat find` makes puzzles of them");
  }
  std::vector<RuleUse> rules = header_.rules;
  for (const RuleUse& use : request_.rules) add_use(rules, use);
  const bool shaped =
      std::ranges::any_of(rules, [](const RuleUse& use) { return use.rule->shape != nullptr; });
  const int usual = usual_size(rules);
  boards_.set_rules(std::move(rules));
  const int size = wanted_size().value_or(usual);
  if (shaped) layout_ = make(geometry(size));
}

std::optional<int> HeadedBoards::wanted_size() const {
  const std::optional<int> wanted = header_.wanted_size();
  return wanted ? request_.geometry(*wanted).size() : request_.wanted_size();
}

std::shared_ptr<const Board> HeadedBoards::board(int size, std::size_t line) {
  if (layout_) return layout_;
  const std::optional<int> wanted = header_.wanted_size();
  if (size == 0) return make(geometry(wanted_size().value_or(default_size)));
  if (wanted && size != *wanted) {
    throw TextError(line, 0, "{}, but its header says size {}", board_name(size, "board"), *wanted);
  }
  return make(geometry(size));
}

/// A number in a list, a mark, a word: nearly any text has boards of one or four cells in it.
void HeadedBoards::require_meant(const ParsedBoard& parsed) const {
  constexpr int largest_by_chance = 2;
  const int size = parsed.size;
  if (size == 0 || size > largest_by_chance || wanted_size() || layout_) return;
  throw TextError(parsed.line, 0,
                  "not a puzzle: {} would be a {}x{} board, which is read only if "
                  "--size {} or a header asks for it",
                  size == 1 ? "a value alone" : "four values", size, size, size);
}

std::shared_ptr<const Board> HeadedBoards::board(const ParsedBoard& parsed,
                                                 const Position& position) {
  require_meant(parsed);
  const std::shared_ptr<const Board> plain = board(parsed.size, position.line);
  const bool drawn = parsed.box && !layout_ && !header_.box && !request_.box;
  const std::vector<RuleText>& own = parsed.rules;
  if (own.empty()) return drawn ? make(*parsed.box) : plain;
  std::vector<RuleUse> rules = header_.rules;
  for (const RuleUse& use : request_.rules) add_use(rules, use);
  for (const RuleText& rule : own) {
    RuleUse use{find_rule(rule.name), {}, position};
    for (const std::string& entry : rule.entries) use.entries.push_back({entry, position});
    add_use(rules, std::move(use));
  }
  return make_board(drawn ? *parsed.box : geometry(parsed.size), rules);
}

void HeadedBoards::settle_entries(ParsedBoard& parsed, const std::string& source,
                                  const ExchangePolicy& policy) const {
  const auto entered =
      std::ranges::count_if(parsed.entries, [](Value value) { return value != 0; });
  if (entered == 0) return parsed.entries.clear();
  if (request_.entries == Entries::ignored) {
    policy.tell(fmt::format(
        "{}: {} ignored; --entries givens uses {}", to_string({source, parsed.line, 0}),
        entered == 1 ? "1 entered digit is" : fmt::format("{} entered digits are", entered),
        entered == 1 ? "it as a given" : "them as givens"));
  }
  if (request_.entries != Entries::givens) return;
  for (std::size_t i = 0; i < parsed.entries.size(); ++i) {
    if (parsed.entries[i] != 0) parsed.givens[i] = parsed.entries[i];
  }
  parsed.entries.clear();
}

Geometry HeadedBoards::geometry(int size) const {
  const Geometry geometry = request_.geometry(size);
  if (!header_.box) return geometry;
  if (!request_.box || *request_.box == *header_.box) return *header_.box;
  throw UsageError(fmt::format("--box {}x{} contradicts the input: its boxes are {}x{}",
                               request_.box->box_rows(), request_.box->box_columns(),
                               header_.box->box_rows(), header_.box->box_columns()));
}

/// What is wrong is blamed on the options or on the header, whichever it comes from.
std::shared_ptr<const Board> HeadedBoards::make(const Geometry& geometry) {
  try {
    return boards_.board(geometry);
  } catch (const InputError& error) {
    if (error.position().source == rules_option) throw UsageError(error.what());
    throw;
  } catch (const UsageError& error) {
    if (header_.rules.empty()) throw;
    throw InputError(header_.position, error.what());
  }
}

}  // namespace format

}  // namespace sudoku_sat
