#include "description.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/joined.hpp"
#include "call.hpp"
#include "left_out.hpp"
#include "sudoku_sat/api.hpp"

namespace sudoku_sat::api {

namespace {

using Json = base::Json;

std::string words_of_requests(const app::Option& option, const app::Command& command) {
  return app::in_given_words(help_of(option, app::Front::requests), command, app::Front::requests,
                             {});
}

Json schema_of(const app::Option& option, const app::Command& command) {
  Json schema{{"description", words_of_requests(option, command)}};
  const std::vector<std::string_view> types = types_of(option);
  if (option.kind == app::Kind::choice) {
    schema["enum"] = option.choices();
  } else {
    schema["type"] = types.size() == 1 ? Json(types.front()) : Json(types);
    if (types.back() == "array") schema["items"] = {{"type", "string"}};
  }
  return schema;
}

/// The schema of a command's options.
Json schema_of(const app::Command& command) {
  const Json options = options_schema(command, true);
  Json then{{"properties", {{"options", options}}}};
  if (options.contains("required")) {
    then["required"] = {"options"};
    then["properties"]["options"]["type"] = "object";
  }
  return {{"if", {{"properties", {{"command", {{"const", command.name}}}}}}}, {"then", then}};
}

std::string value_words(const app::Option& option) {
  switch (option.kind) {
    case app::Kind::flag:
      return "true";
    case app::Kind::number:
      return option.may_be_bare() ? "true or number" : "number";
    case app::Kind::seconds:
      return "seconds";
    case app::Kind::size:
      return "number or \"8x6\"";
    case app::Kind::choice:
      return fmt::format("`{}`", base::joined(option.choices(), "`, `"));
    default:
      return option.repeatable ? "text or array of texts" : "text";
  }
}

/// An option with the commands in which it has the same meaning.
struct OptionRow {
  const app::Option* option;
  std::string meaning;
  std::vector<std::string_view> commands = {};

  bool is_same(const app::Option& other, std::string_view words) const {
    return option->name == other.name && meaning == words &&
           value_words(*option) == value_words(other);
  }
};

std::vector<OptionRow> option_rows() {
  std::vector<OptionRow> rows;
  for (const ApiCommand* command : api_commands()) {
    for (const app::Option* option : request_options(command->about)) {
      const std::string words = words_of_requests(*option, command->about);
      const auto same = std::find_if(rows.begin(), rows.end(), [&](const OptionRow& row) {
        return row.is_same(*option, words);
      });
      OptionRow& row = same == rows.end() ? rows.emplace_back(OptionRow{option, words}) : *same;
      row.commands.push_back(command->about.name);
    }
  }
  return rows;
}

std::string commands_text(const OptionRow& row) {
  if (row.commands.size() == api_commands().size()) return "all";
  if (row.commands.size() + 1 == api_commands().size()) return "all but `list`";
  return fmt::format("`{}`", base::joined(row.commands, "`, `"));
}

/// Rows of what requests lack.
std::string rows_of(std::span<const LeftOut> table) {
  std::string text;
  for (const LeftOut& one : table) {
    text +=
        fmt::format("| `{}` | {} |\n", base::joined(app::words_of(one.names), "`, `"), one.reason);
  }
  return text;
}

}  // namespace

Json options_schema(const app::Command& command, bool older_names) {
  Json properties = Json::object();
  Json required = Json::array();
  for (const app::Option* option : request_options(command)) {
    const Json of_option = schema_of(*option, command);
    properties[std::string(option->name)] = of_option;
    for (const std::string_view older : app::words_of(option->aliases)) {
      if (!older_names) break;
      Json& deprecated = properties[std::string(older)] = of_option;
      deprecated["description"] = fmt::format("the older name of {}", option->name);
      deprecated["deprecated"] = true;
    }
    if (option->required) required.push_back(option->name);
  }
  Json options{{"additionalProperties", false}, {"properties", properties}};
  if (!required.empty()) options["required"] = required;
  return options;
}

std::string request_schema() {
  Json schema{
      {"$schema", "http://json-schema.org/draft-07/schema#"},
      {"title", "Request"},
      {"description", "What answer_request() and a line of `sudoku-sat serve --stdio` take."},
      {"type", "object"},
      {"additionalProperties", false},
      {"required", {"command"}},
      {"properties",
       {{"id",
         {{"description", "returned with the answer"},
          {"oneOf",
           {{{"type", "number"}}, {{"type", "string"}, {"maxLength", 100}}, {{"type", "null"}}}}}},
        {"command", {{"enum", request_commands()}}},
        {"puzzle",
         {{"type", "string"},
          {"description", "text in any format that the program reads; perhaps several puzzles"}}},
        {"options", {{"type", {"object", "null"}}}}}},
      {"allOf", Json::array()}};
  for (const ApiCommand* command : api_commands()) {
    schema["allOf"].push_back(schema_of(command->about));
  }
  return schema.dump(2) + "\n";
}

std::string options_table() {
  std::string text = "| option | of | value | |\n|---|---|---|---|\n";
  for (const OptionRow& row : option_rows()) {
    std::string meaning = row.meaning;
    for (std::size_t at = meaning.find('|'); at != meaning.npos; at = meaning.find('|', at + 2)) {
      meaning.insert(at, "\\");
    }
    text += fmt::format("| `{}` | {} | {} | {} |\n", row.option->name, commands_text(row),
                        value_words(*row.option), meaning);
  }
  text += "\nRequests lack these options and commands:\n\n| option | why |\n|---|---|\n";
  text += rows_of(left_out_options());
  text += "\n| command | why |\n|---|---|\n";
  return text + rows_of(left_out_commands());
}

}  // namespace sudoku_sat::api
