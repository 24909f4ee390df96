// What statements say, as constraints.
#include <fmt/format.h>

#include "base/joined.hpp"
#include "written.hpp"

namespace sudoku_sat::format {

using Kind = rule::language::Syntax::Kind;

namespace {

bool is_call(const rule::language::Syntax& part, std::string_view word, std::size_t arguments) {
  return part.kind == Kind::call && part.word == word && part.parts.size() == arguments;
}

}  // namespace

IssWritten::Item IssWritten::group_of(std::string_view name,
                                      const std::vector<Syntax>& parts) const {
  IssItem group{std::string(name)};
  for (const Syntax& part : parts) {
    Item child = item_of(part);
    if (!child) return std::nullopt;
    group.children.push_back(std::move(*child));
  }
  return group;
}

IssWritten::Item IssWritten::item_of(const Syntax& part) const {
  if (part.kind == Kind::name && part.word == "false") return IssItem{"Or"};
  if (part.kind == Kind::call && !definitions_.contains(part.word)) {
    if (is_call(part, "if", 2)) {
      Item holds = negated(part.parts[0]);
      Item then = item_of(part.parts[1]);
      if (!holds || !then) return std::nullopt;
      return IssItem{"Or", {}, 0, {std::move(*holds), std::move(*then)}};
    }
    if (is_call(part, "not", 1)) return negated(part.parts[0]);
  }
  if (part.kind == Kind::chain) {
    const std::string& sign = part.operators[0];
    if (sign == "or") return group_of("Or", part.parts);
    if (sign == "and") return group_of("And", part.parts);
    if (Item single = comparison(part)) return single;
    return sign == "=" ? equality(part) : std::nullopt;
  }
  if (Item variable = truth(part, true)) return variable;
  return part.kind == Kind::call ? call(part) : std::nullopt;
}

IssWritten::Item IssWritten::negated(const Syntax& part) const { return truth(part, false); }

/// A truth that is a variable; any of several.
IssWritten::Item IssWritten::truth(const Syntax& part, bool holds) const {
  const bool any = is_call(part, "any", 1) && holds;
  const Syntax& meant = any ? part.parts[0] : part;
  const Syntax& named = is_call(meant, "element", 2) ? meant.parts[0] : meant;
  const auto group = groups_.find(named.word);
  if (group == groups_.end() || !group->second.truth) return std::nullopt;
  const auto cells = cells_of(meant);
  if (!cells || (cells->size() != 1 && !any)) return std::nullopt;
  IssItem result{"Or"};
  for (const std::string& cell : *cells) {
    result.children.push_back({"", {given(cell, {geometry_.least() + (holds ? 1 : 0)})}});
  }
  return any ? result : result.children[0];
}

/// One cell and numbers.
IssWritten::Item IssWritten::comparison(const Syntax& part) const {
  if (part.operators.size() != 1) return std::nullopt;
  const auto cell = cell_of(part.parts[0]);
  const std::string& sign = part.operators[0];
  const bool set = sign == "in" || sign == "not in";
  const auto numbers = cell ? numbers_of(part.parts[1]) : std::nullopt;
  if (!numbers || (!set && numbers->size() != 1)) return std::nullopt;
  std::vector<int> allowed;
  for (int value = geometry_.least(); value <= geometry_.most(); ++value) {
    const bool inside = std::ranges::find(*numbers, value) != numbers->end();
    const int number = numbers->empty() ? 0 : (*numbers)[0];
    const bool holds = sign == "in" || sign == "="        ? inside
                       : sign == "not in" || sign == "!=" ? !inside
                       : sign == "<"                      ? value < number
                       : sign == "<="                     ? value <= number
                       : sign == ">"                      ? value > number
                       : sign == ">="                     ? value >= number
                                                          : false;
    if (holds) allowed.push_back(value);
  }
  if (allowed.empty()) return IssItem{"Or"};
  return IssItem{"", {given(*cell, allowed)}};
}

/// Sums that are equal, or one that is a number.
IssWritten::Item IssWritten::equality(const Syntax& part) const {
  const bool equal =
      std::ranges::all_of(part.operators, [](const std::string& sign) { return sign == "="; });
  if (!equal) return std::nullopt;
  IssItem segments{"EqualSum"};
  for (const Syntax& side : part.parts) {
    const auto cells = is_call(side, "sum", 1) ? cells_of(side.parts[0]) : Texts();
    const auto one = cell_of(side);
    if (!cells && !one) break;
    if (&side != part.parts.data()) segments.args.emplace_back("-");
    if (one) segments.args.push_back(*one);
    if (!one) segments.args.insert(segments.args.end(), cells->begin(), cells->end());
    if (&side == &part.parts.back()) return segments;
  }
  if (part.parts.size() != 2) return std::nullopt;
  if (Item item = chaos(part.parts[0], part.parts[1])) return item;
  if (Item item = count_of(part.parts[0], part.parts[1])) return item;
  Linear sum;
  if (!add_linear(part.parts[0], 1, sum) || !add_linear(part.parts[1], -1, sum)) {
    return std::nullopt;
  }
  const bool plain =
      std::ranges::all_of(sum.cells, [](const auto& cell) { return cell.second == 1; });
  IssItem item{"Sum", {std::to_string(-sum.constant)}};
  for (const auto& [cell, factor] : sum.cells) {
    if (std::abs(factor) > 100) return std::nullopt;
    if (!plain) item.args[0] += (item.args.size() == 1 ? "_=_" : "_") + std::to_string(factor);
    item.args.push_back(cell);
  }
  if (sum.cells.empty()) return std::nullopt;
  return item;
}

bool IssWritten::add_linear(const Syntax& part, int factor, Linear& sum) const {
  if (const auto number = number_of(part)) {
    sum.constant += factor * *number;
    return true;
  }
  if (const auto cell = cell_of(part)) {
    sum.cells.emplace_back(*cell, factor);
    return true;
  }
  if (is_call(part, "sum", 1)) {
    const auto cells = cells_of(part.parts[0]);
    if (!cells) return false;
    for (const std::string& cell : *cells) sum.cells.emplace_back(cell, factor);
    return true;
  }
  if (is_call(part, "negative", 1)) return add_linear(part.parts[0], -factor, sum);
  if (part.kind != Kind::chain) return false;
  if (part.operators[0] == "*") {
    const auto number = part.parts.size() == 2 ? number_of(part.parts[0]) : std::nullopt;
    return number && add_linear(part.parts[1], factor * *number, sum);
  }
  for (std::size_t i = 0; i < part.parts.size(); ++i) {
    const std::string sign = i == 0 ? "+" : part.operators[i - 1];
    if (sign != "+" && sign != "-") return false;
    if (!add_linear(part.parts[i], sign == "+" ? factor : -factor, sum)) return false;
  }
  return true;
}

/// "r1c1 + 1 = 1 + run(...) + run(...)", and "r1c1 = count(x in [...]: x = region(r1c1))".
IssWritten::Item IssWritten::chaos(const Syntax& left, const Syntax& right) const {
  Linear control;
  if (!add_linear(left, 1, control) || control.cells.size() != 1) return std::nullopt;
  IssItem item{"ChaosArrow", {control.cells[0].first, std::to_string(control.constant)}};
  const auto cells_between = [&](const Syntax& list) {
    const auto cells = cells_of(list);
    if (cells) item.args.insert(item.args.end(), cells->begin(), cells->end());
    return cells.has_value();
  };
  if (is_call(right, "count", 1) && right.parts[0].kind == Kind::each) {
    const Syntax& each = right.parts[0];
    const Syntax& body = each.parts[2];
    const bool equal = body.kind == Kind::chain && body.operators == std::vector<std::string>{"="};
    const auto first = equal ? cell_of(body.parts[1]) : std::nullopt;
    item.name = "ChaosCount";
    if (!first || !first->starts_with("CC") || !cells_between(each.parts[0])) return std::nullopt;
    return item.args[2] == *first ? Item(item) : std::nullopt;
  }
  if (right.kind != Kind::chain || number_of(right.parts[0]) != 1) return std::nullopt;
  for (std::size_t i = 1; i < right.parts.size(); ++i) {
    const Syntax& run = right.parts[i];
    const auto known = definitions_.find(run.word);
    const bool counts = run.kind == Kind::call && known != definitions_.end() &&
                        known->second.special == iss_body_of_run;
    if (!counts || right.operators[i - 1] != "+") return std::nullopt;
    if (i > 1) item.args.emplace_back("-");
    if (!cells_between(run.parts[0])) return std::nullopt;
  }
  return item;
}

/// "count(x in [...]: x = 3) = 2": of a clue as read aloud.
IssWritten::Item IssWritten::count_of(const Syntax& left, const Syntax& right) const {
  const auto count = number_of(right);
  if (!count || !is_call(left, "count", 1) || left.parts[0].kind != Kind::each) {
    return std::nullopt;
  }
  const Syntax& each = left.parts[0];
  const Syntax& body = each.parts[2];
  const bool equal = body.kind == Kind::chain && body.operators == std::vector<std::string>{"="} &&
                     body.parts[0].kind == Kind::name && body.parts[0].word == each.names[0];
  const auto value = equal ? number_of(body.parts[1]) : std::nullopt;
  const auto cells = cells_of(each.parts[0]);
  if (!value || !cells || *value < 0 || *value > 9 || *count < 0 || *count > 9) {
    return std::nullopt;
  }
  IssItem item{"LookAndSay", {fmt::format("{}{}", *count, *value)}};
  item.args.insert(item.args.end(), cells->begin(), cells->end());
  return item;
}

IssWritten::Item IssWritten::call(const Syntax& part) const {
  const auto known = definitions_.find(part.word);
  if (known != definitions_.end()) return of_definition(known->second, part);
  IssItem item;
  const auto add = [&](const Syntax& list) {
    const auto cells = cells_of(list);
    if (cells) item.args.insert(item.args.end(), cells->begin(), cells->end());
    return cells ? cells->size() : 0;
  };
  if (is_call(part, "all_equal", 1)) {
    item = {"SameValues", {""}};
    item.args[0] = std::to_string(add(part.parts[0]));
    return item.args.size() > 1 ? Item(item) : std::nullopt;
  }
  if (is_call(part, "same_values", 2)) {
    item = {"SameValues", {"2"}};
    const std::size_t first = add(part.parts[0]);
    return first > 0 && add(part.parts[1]) == first ? Item(item) : std::nullopt;
  }
  for (const IssMeaning& meaning : iss_meanings()) {
    const bool of_language = meaning.body.empty() && !meaning.head.empty();
    if (of_language && meaning.head.substr(0, meaning.head.find('(')) == part.word) {
      return of_meaning(meaning, part);
    }
  }
  return std::nullopt;
}

IssWritten::Item IssWritten::of_definition(const Known& known, const Syntax& part) const {
  if (known.meaning != nullptr) return of_meaning(*known.meaning, part);
  IssItem item{known.name, known.args};
  if (known.special == "RegionSameValues") return IssItem{known.special};
  if (known.special == "code") {
    const Syntax& list = part.parts[0];
    const bool segments = is_call(list, "list", list.parts.size()) && !list.parts.empty() &&
                          is_call(list.parts[0], "list", list.parts[0].parts.size());
    std::vector<Syntax> lists = segments ? list.parts : std::vector<Syntax>{list};
    for (const Syntax& one : lists) {
      const auto cells = cells_of(one);
      if (!cells) return std::nullopt;
      if (&one != lists.data()) item.args.emplace_back("-");
      item.args.insert(item.args.end(), cells->begin(), cells->end());
    }
    return item;
  }
  const bool sized = part.parts.size() == 4;
  if ((part.parts.size() == 3 && known.special == iss_bodies_of_connected[0]) ||
      (sized && known.special == iss_bodies_of_connected[1])) {
    const Syntax& group = part.parts.back();
    const auto found = groups_.find(group.word);
    const auto values = numbers_of(part.parts[sized ? 1 : 0]);
    if (found != groups_.end()) used_.insert(found->first);
    if (group.kind != Kind::name || !values || (found == groups_.end() && group.word != "cells")) {
      return std::nullopt;
    }
    item = {"ConnectedValues",
            {found == groups_.end() ? "" : found->second.prefix, base::joined(*values, "_")}};
    if (sized) item.args.push_back(std::to_string(number_of(part.parts[0]).value_or(0)));
    return item;
  }
  if (known.special == iss_body_of_indexed && part.parts.size() == 3) {
    const auto cell = cell_of(part.parts[1]);
    if (!cell) return std::nullopt;
    return IssItem{"Indexing", {part.parts[2].word == "column" ? "R" : "C", *cell}};
  }
  return std::nullopt;
}

IssWritten::Item IssWritten::of_meaning(const IssMeaning& meaning, const Syntax& part) const {
  IssItem item{std::string(meaning.name)};
  if (meaning.args == "ls") {
    bool far = false;
    const auto line = part.parts.size() == 2 ? line_of(part.parts[1], far) : std::nullopt;
    const auto number = line ? number_of(part.parts[0]) : std::nullopt;
    if (!number) return std::nullopt;
    item.args = {*line, far ? "" : std::to_string(*number), far ? std::to_string(*number) : ""};
    return item;
  }
  const bool pair = meaning.args == "p";
  if (part.parts.size() != (pair ? 2 : meaning.args.size())) return std::nullopt;
  for (std::size_t i = 0; i < part.parts.size(); ++i) {
    if (!add_argument(pair ? 'c' : meaning.args[i], part.parts[i], item.args)) return std::nullopt;
  }
  return item;
}

bool IssWritten::add_argument(char kind, const Syntax& part, std::vector<std::string>& args) const {
  if (kind == 'n') {
    const auto number = number_of(part);
    if (number) args.push_back(std::to_string(*number));
    return number.has_value();
  }
  if (kind == 'v') {
    const auto values = numbers_of(part);
    if (values) args.push_back(base::joined(*values, "_"));
    return values.has_value();
  }
  if (kind == 'l') {
    bool far = false;
    const auto line = line_of(part, far);
    if (line) args.push_back(*line);
    return line && !far;
  }
  if (kind == 'c') {
    const auto cell = cell_of(part);
    if (cell) args.push_back(*cell);
    return cell.has_value();
  }
  const auto cells = cells_of(part);
  if (cells) args.insert(args.end(), cells->begin(), cells->end());
  return cells && !cells->empty();
}

}  // namespace sudoku_sat::format
