#include "statements.hpp"

#include <fmt/format.h>

#include <cctype>

#include "base/joined.hpp"
#include "rules/language/syntax.hpp"

namespace sudoku_sat::format {

namespace {

/// Whether the language has no other use for a word.
bool is_free(const std::string& word) {
  if (rule::language::is_own_name(word)) return false;
  try {
    rule::language::parse_entry({fmt::format("let {} = 1", word), {}}, Geometry(9));
    return true;
  } catch (const InputError&) {
    return false;
  }
}

/// "adjacent cells: not 5" as "adjacent_cells_not_5".
std::string as_name(std::string_view text) {
  constexpr std::size_t longest = 60;
  std::string name;
  for (const char c : text) {
    const bool fits = std::isalnum(static_cast<unsigned char>(c)) != 0;
    if (fits) name += c;
    if (!fits && !name.empty() && name.back() != '_') name += '_';
  }
  name.resize(std::min(name.size(), longest));
  while (name.ends_with('_')) name.pop_back();
  return name;
}

bool needs_parentheses(std::string_view claim) {
  constexpr std::array<std::string_view, 6> words{" and ",     " or ", " implies ",
                                                  "for each ", "if ",  "not "};
  return std::ranges::any_of(words,
                             [&](std::string_view word) { return claim.find(word) != claim.npos; });
}

/// Takes the arguments of a call by the meaning's pattern.
class Call {
 public:
  Call(const IssSaying& saying, const IssMeaning& meaning) : saying_(saying), meaning_(meaning) {}

  IssClaims claims() {
    std::vector<std::string> said;
    for (const char kind : meaning_.args) {
      if (kind == 'p') return of_pairs();
      if (kind == 's') return of_sides();
      said.push_back(take(kind));
    }
    return {call(said)};
  }

 private:
  std::string call(const std::vector<std::string>& arguments) const {
    return saying_.call(meaning_.name, base::joined(arguments, ", "));
  }

  std::string take(char kind) {
    if (kind == '*') return saying_.list(next_);
    if (kind == 'n' && !meaning_.unsaid.empty() && !starts_with_number()) {
      return std::string(meaning_.unsaid);
    }
    if (next_ >= saying_.args.size()) saying_.fail("an argument is missing");
    const std::size_t arg = next_++;
    const std::string& text = saying_.args[arg];
    if (kind == 'n') return std::to_string(saying_.number(arg));
    if (kind == 'l') return saying_.line(text);
    if (kind == 'c') return saying_.name(saying_.cell(text));
    std::vector<std::string> values = iss_args(text, '_');
    for (const std::string& value : values) {
      if (!is_number(value)) saying_.fail("'{}' is not a value", shown(value));
    }
    return fmt::format("[{}]", base::joined(values, ", "));
  }

  bool starts_with_number() const {
    return next_ < saying_.args.size() && is_number(saying_.args[next_]);
  }

  /// "R1~3~5" has a clue on each side.
  IssClaims of_sides() const {
    IssClaims claims;
    for (std::size_t i = 1; i < saying_.args.size(); ++i) {
      if (saying_.args[i].empty()) continue;
      claims.push_back(
          call({std::to_string(saying_.number(i)), saying_.line(saying_.args[0], i == 2)}));
    }
    return claims;
  }

  IssClaims of_pairs() const {
    const std::vector<IssCell> cells = saying_.cells();
    const IssCells& all = saying_.board.cells;
    IssClaims claims;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      for (std::size_t j = i + 1; j < cells.size(); ++j) {
        if (cells[i].layer != cells[j].layer) continue;
        const int down = std::abs(all.row(cells[i]) - all.row(cells[j]));
        const int across = std::abs(all.column(cells[i]) - all.column(cells[j]));
        if (down + across == 1) claims.push_back(call({all.name(cells[i]), all.name(cells[j])}));
      }
    }
    if (claims.empty()) saying_.fail("none of its cells are neighbours");
    return claims;
  }

  const IssSaying& saying_;
  const IssMeaning& meaning_;
  std::size_t next_ = 0;
};

IssClaims claims_of_group(const IssItem& item, const IssBoard& board, IssDefinitions& definitions,
                          ExchangePuzzle& out) {
  IssClaims all;
  bool always = false;
  for (const IssItem& child : item.children) {
    IssClaims claims = iss_claims(child, board, definitions, out);
    if (item.name == "Or") {
      always = always || claims.empty();
      if (!claims.empty()) all.push_back(joined_claims(claims, "and"));
    } else {
      all.insert(all.end(), claims.begin(), claims.end());
    }
  }
  if (item.name != "Or") return all;
  if (always) return {};
  if (all.empty()) return {"false"};
  return {joined_claims(all, "or")};
}

}  // namespace

std::string IssDefinitions::free_name(std::string_view wanted, std::string_view otherwise) {
  std::string name = as_name(wanted);
  if (name.empty() || std::isdigit(static_cast<unsigned char>(name[0])) != 0) {
    name = name.empty() ? std::string(otherwise) : fmt::format("{}_{}", otherwise, name);
  }
  std::string result = name;
  for (int i = 2; taken_.contains(result) || !is_free(result); ++i) {
    result = fmt::format("{}_{}", name, i);
  }
  taken_.insert(result);
  return result;
}

std::string IssDefinitions::name_of(std::string_view wanted, std::string_view parameters,
                                    const std::string& body) {
  std::string& name = names_[fmt::format("{}{} = {}", wanted, parameters, body)];
  if (!name.empty()) return name;
  name = free_name(wanted, "constraint");
  out_.add("rule", fmt::format("let {}{} = {}", name, parameters, body), "");
  return name;
}

int IssSaying::number(std::size_t arg) const {
  const auto number = parse_number<int>(arg < args.size() ? args[arg] : "");
  if (!number) fail("'{}' is not a number", shown(arg < args.size() ? args[arg] : ""));
  return *number;
}

IssCell IssSaying::cell(const std::string& text) const {
  const auto found = board.cells.find(text);
  if (!found) fail("'{}' is not a cell of this board (expected R1C2)", shown(text));
  return *found;
}

std::vector<IssCell> IssSaying::cells(std::size_t first) const {
  if (first >= args.size()) fail("no cells");
  std::vector<IssCell> result;
  for (std::size_t i = first; i < args.size(); ++i) result.push_back(cell(args[i]));
  return result;
}

std::vector<std::vector<IssCell>> IssSaying::pieces(std::size_t first,
                                                    std::string_view sign) const {
  std::vector<std::vector<IssCell>> result(1);
  for (std::size_t i = first; i < args.size(); ++i) {
    if (args[i] == sign) {
      result.emplace_back();
    } else {
      result.back().push_back(cell(args[i]));
    }
  }
  return result;
}

std::string IssSaying::list(const std::vector<IssCell>& cells) const {
  std::vector<std::string> names;
  for (const IssCell& one : cells) names.push_back(name(one));
  return fmt::format("[{}]", base::joined(names, ", "));
}

std::string IssSaying::call(std::string_view constraint, const std::string& arguments) const {
  const IssMeaning& meaning = *find_meaning(constraint);
  const std::string_view name = meaning.head.substr(0, meaning.head.find('('));
  const std::string_view parameters = meaning.head.substr(name.size());
  const std::string called = meaning.body.empty()
                                 ? std::string(name)
                                 : definitions.name_of(name, parameters, std::string(meaning.body));
  return fmt::format("{}({})", called, arguments);
}

std::pair<IssCell, std::vector<int>> IssSaying::given(const std::string& arg) const {
  std::vector<std::string> parts = iss_args(arg, '_');
  const IssCell given = cell(parts[0]);
  std::vector<int> values;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const auto value = parse_number<int>(parts[i]);
    if (!value || *value < board.least || *value > board.most) {
      fail("'{}' is not a value from {} to {}", shown(parts[i]), board.least, board.most);
    }
    values.push_back(*value);
  }
  if (values.empty()) fail("no values for {}", shown(parts[0]));
  return {given, values};
}

std::string IssSaying::line(const std::string& text, bool far) const {
  const auto number = parse_number<int>(std::string_view(text).substr(text.empty() ? 0 : 1));
  const char kind = static_cast<char>(text.empty() ? ' ' : std::toupper(text[0]));
  const int lines = kind == 'C' ? board.columns : board.rows;
  if ((kind != 'R' && kind != 'C') || !number || *number < 1 || *number > lines) {
    fail("'{}' is not a line such as R1 or C1", shown(text));
  }
  const std::string line = fmt::format("{}({})", kind == 'C' ? "column" : "row", *number);
  return far ? fmt::format("reverse({})", line) : line;
}

std::string joined_claims(const IssClaims& claims, std::string_view word) {
  if (claims.size() == 1) return claims[0];
  std::string text;
  for (const std::string& claim : claims) {
    if (!text.empty()) text += fmt::format(" {} ", word);
    text += needs_parentheses(claim) ? fmt::format("({})", claim) : claim;
  }
  return text;
}

std::string value_claim(const std::string& cell, const std::vector<int>& values) {
  return values.size() == 1 ? fmt::format("{} = {}", cell, values[0])
                            : fmt::format("{} in {{{}}}", cell, base::joined(values, ", "));
}

const IssMeaning* find_meaning(std::string_view name) {
  const auto all = iss_meanings();
  const auto found = std::ranges::find(all, name, &IssMeaning::name);
  return found == all.end() ? nullptr : &*found;
}

IssClaims iss_claims(const IssItem& item, const IssBoard& board, IssDefinitions& definitions,
                     ExchangePuzzle& out) {
  if (item.holds_others()) return claims_of_group(item, board, definitions, out);
  const IssMeaning* const meaning = find_meaning(item.name);
  if (meaning == nullptr) {
    out.unknown(item.name, fmt::format("constraint {}", item.number));
    throw IssLeftOut();
  }
  IssSaying saying{item, item.args, false, board, definitions, out};
  saying.loop = std::erase(saying.args, "LOOP") > 0;
  return meaning->says != nullptr ? meaning->says(saying) : Call(saying, *meaning).claims();
}

}  // namespace sudoku_sat::format
