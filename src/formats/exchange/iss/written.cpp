#include "written.hpp"

#include <fmt/format.h>

#include <cctype>

#include "base/joined.hpp"
#include "codes.hpp"

namespace sudoku_sat::format {

using rule::language::Declaration;
using rule::language::Definition;
using rule::language::Statement;
using Kind = rule::language::Syntax::Kind;

namespace {

/// The part between the two, if the text begins and ends with them.
std::optional<std::string> between(const std::string& text, std::string_view begin,
                                   std::string_view end) {
  if (text.size() < begin.size() + end.size() || !text.starts_with(begin) || !text.ends_with(end)) {
    return std::nullopt;
  }
  return text.substr(begin.size(), text.size() - begin.size() - end.size());
}

/// "(line)" and what follows the sign of equality, as the definition has them.
std::pair<std::string, std::string> parts_of(const Definition& definition) {
  const std::string& text = definition.entry.text;
  const std::size_t sign = text.find(" = ");
  const std::string body = sign == text.npos ? "" : text.substr(sign + 3);
  return {definition.parameters.empty()
              ? ""
              : fmt::format("({})", base::joined(definition.parameters, ", ")),
          body};
}

}  // namespace

IssWritten::IssWritten(const Geometry& geometry, IssText& out)
    : geometry_(geometry),
      out_(out),
      groups_{{"region", {"CC", static_cast<int>(geometry.grid_cells())}},
              {"row_misses", {"DGC", geometry.grid_rows()}},
              {"column_misses", {"DGR", geometry.grid_columns()}},
              {"box_misses", {"DGB", geometry.grid_rows()}}} {}

bool IssWritten::add(const std::string& entry) {
  const auto parsed = rule::language::parse_entry({entry, {}}, geometry_);
  if (const auto* declaration = std::get_if<Declaration>(&parsed)) return declare(*declaration);
  if (const auto* definition = std::get_if<Definition>(&parsed)) return define(*definition);
  // How something is drawn says nothing of the solution.
  const auto* statement = std::get_if<Statement>(&parsed);
  if (statement == nullptr) return true;
  if (entry == iss_no_ties) {
    out_.add("FullRankTies", {"none"});
    return true;
  }
  const Item item = item_of(statement->tree);
  if (!item) return false;
  for (const std::string& name : used_) {
    for (const IssItem& declared : std::exchange(groups_[name].declared, {})) {
      out_.add(declared.name, declared.args);
    }
  }
  write(*item);
  return true;
}

void IssWritten::write(const IssItem& item) {
  if (item.args.empty() && item.children.empty() && !item.holds_others()) {
    if (!flags_.insert(item.name).second) return;
  }
  out_.add(item.name, item.args);
  for (const IssItem& child : item.children) write(child);
  if (item.holds_others()) out_.add("End");
}

/// A group's letters are the capitals of its name, and its label the name.
bool IssWritten::declare(const Declaration& declaration) {
  IssGroup group;
  for (const char c : declaration.name) {
    if (std::isalpha(static_cast<unsigned char>(c)) != 0) {
      group.prefix += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    }
  }
  const bool own =
      declaration.name == group.prefix && group.prefix.size() > 1 && group.prefix[0] == 'V';
  if (!own) group.prefix = "V" + (group.prefix.empty() ? "X" : group.prefix);
  const auto taken = [&](const auto& other) { return other.second.prefix == group.prefix; };
  while (std::ranges::any_of(groups_, taken)) group.prefix += 'X';
  std::string size;
  if (!declaration.of.empty()) {
    const Syntax& of = declaration.of[0];
    if (of.kind == Kind::name && of.word == "cells") {
      group.count = static_cast<int>(geometry_.grid_cells());
      size = fmt::format("{}x{}", geometry_.grid_rows(), geometry_.grid_columns());
    } else if (of.kind == Kind::name && of.word == "values") {
      group.count = geometry_.size();
    } else if (const auto numbers = numbers_of(of)) {
      group.count = static_cast<int>(numbers->size());
    } else {
      return false;
    }
    if (size.empty()) size = std::to_string(group.count);
  }
  std::vector<int> values{geometry_.least(), geometry_.least() + 1};
  group.truth = declaration.range.empty();
  if (!group.truth) {
    const auto numbers = numbers_of(declaration.range[0]);
    if (!numbers || numbers->empty()) return false;
    values = *numbers;
    std::ranges::sort(values);
  }
  if (values.front() < geometry_.least() || values.back() > geometry_.most()) return false;
  std::vector<std::string> args{group.prefix.substr(1), own ? "" : declaration.name, size};
  while (args.back().empty()) args.pop_back();
  group.declared.push_back({"Var", args});
  if (std::ssize(values) < geometry_.size()) {
    std::vector<std::string> givens;
    for (int i = 1; i <= group.count; ++i) {
      givens.push_back(
          given(group.count == 1 ? group.prefix : fmt::format("{}{}", group.prefix, i), values));
    }
    group.declared.push_back({"", givens});
  }
  groups_[declaration.name] = group;
  return true;
}

bool IssWritten::define(const Definition& definition) {
  const auto [parameters, body] = parts_of(definition);
  Known& known = definitions_[definition.name];
  known.name = definition.name;
  for (const IssMeaning& meaning : iss_meanings()) {
    const std::size_t bracket = std::min(meaning.head.find('('), meaning.head.size());
    if (body == meaning.body && parameters == meaning.head.substr(bracket)) {
      known.meaning = &meaning;
      // Two constraints may say the same: the name tells them apart.
      if (definition.name.starts_with(meaning.head.substr(0, bracket))) return true;
    }
  }
  if (known.meaning != nullptr) return true;
  for (const std::string_view special : {iss_body_of_run, iss_body_of_indexed,
                                         iss_bodies_of_connected[0], iss_bodies_of_connected[1]}) {
    if (body == special) {
      known.special = special;
      return true;
    }
  }
  if (body.starts_with(iss_body_of_shared)) {
    known.special = "RegionSameValues";
    return true;
  }
  const IssBoard board = iss_board_of(geometry_);
  if (const auto total = between(definition.name, "rellik_cage_", "")) {
    const int number = parse_number<int>(*total).value_or(-1);
    if (number >= 0 && number <= 1000 && body == iss_body_of_rellik_cage(board, number)) {
      known.name = "RellikCage";
      known.args = {*total};
      known.special = "code";
      return true;
    }
  }
  for (const IssCode& code : iss_codes()) {
    const auto text = between(body, code.begin, "\")");
    const auto coded = text ? code.encode(*text, board) : std::nullopt;
    if (!coded) continue;
    known.args = {*coded};
    if (definition.name != code.otherwise && code.name != "Regex") {
      known.args.push_back("_" + definition.name);
    }
    known.name = code.name;
    known.special = "code";
    return true;
  }
  return false;
}

}  // namespace sudoku_sat::format
