// Everything about a request is checked before any work begins: a wrong field is an error, never
// ignored.
#include "request.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "app/choices.hpp"
#include "base/json_fields.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::api {

namespace {

using Json = base::Json;

constexpr std::size_t longest_id = 100;

bool fits(const Json& value, const app::Option& option) {
  const std::vector<std::string_view> types = types_of(option);
  const std::string_view type = value.type_name();
  return std::find(types.begin(), types.end(), type) != types.end() &&
         std::all_of(value.begin(), value.end(), [](const Json& item) { return item.is_string(); });
}

std::string kind_name(const app::Option& option) {
  std::string text;
  for (const std::string_view type : types_of(option)) {
    if (!text.empty()) text += " or ";
    text += type == "boolean"  ? "true or false"
            : type == "number" ? "a number"
            : type == "array"  ? "an array of strings"
                               : "a string";
  }
  return text;
}

std::string field_text(const Json& object, std::string_view key) {
  const Json& value = object.at(std::string(key));
  if (!value.is_string()) throw UsageError(fmt::format("request: {} must be a string", key));
  return value.get<std::string>();
}

void read_id(const Json& object, Request& request) {
  const auto id = object.find("id");
  if (id == nullptr || id->is_null()) return;
  const bool short_text = id->is_string() && id->text().size() <= longest_id;
  if (!short_text && !id->is_number()) {
    throw UsageError(
        fmt::format("request: id must be a number or a string of at most {} bytes", longest_id));
  }
  request.id = *id;
}

}  // namespace

std::vector<std::string_view> types_of(const app::Option& option) {
  switch (option.kind) {
    case app::Kind::flag:
      return {"boolean"};
    case app::Kind::number:
      if (option.may_be_bare()) return {"boolean", "number"};
      return {"number"};
    case app::Kind::seconds:
      return {"number"};
    case app::Kind::size:
      return {"number", "string"};
    default:
      if (option.repeatable) return {"string", "array"};
      return {"string"};
  }
}

std::vector<const app::Option*> request_options(const app::Command& command) {
  std::vector<const app::Option*> options;
  for_each_option(command, [&](const app::Option& option, const app::Group&) {
    if (option.in_requests()) options.push_back(&option);
  });
  return options;
}

RequestOptions::RequestOptions(const Json& object, const app::Command& command, bool puzzle)
    : OptionValues(command, app::Front::requests), puzzle_(puzzle) {
  if (!object.is_null() && !object.is_object()) {
    throw UsageError("request: options must be an object");
  }
  for (const auto& [key, value] : object.items()) {
    const app::Option* const option = find_option(command, key);
    if (option == nullptr || !option->in_requests()) {
      reject(fmt::format("option of {}", command.name), key,
             app::names_in(request_options(command)));
    }
    if (!fits(value, *option)) {
      throw UsageError(fmt::format("request: option {} must be {}", key, kind_name(*option)));
    }
    if (!values_.emplace(option->name, value).second) {
      throw UsageError(fmt::format("request: option {} is given twice", key));
    }
  }
  check_values(*this);
  check_required(*this);
}

bool RequestOptions::has(std::string_view name) const {
  const auto found = values_.find(name);
  return found != values_.end() && found->second != false;
}

std::optional<std::string> RequestOptions::get(std::string_view name) const {
  if (!has(name)) return std::nullopt;
  const Json& value = values_.at(name);
  return value.is_string() ? value.get<std::string>() : value.dump();
}

std::vector<std::string> RequestOptions::all(std::string_view name) const {
  const auto found = values_.find(name);
  if (found != values_.end() && found->second.is_array()) {
    std::vector<std::string> items;
    for (const Json& item : found->second) items.push_back(item.text());
    return items;
  }
  const std::optional<std::string> value = get(name);
  return value ? std::vector{*value} : std::vector<std::string>();
}

void read_request(std::string_view text, Request& request) {
  const Json object = base::parse_json(text, "request");
  if (!object.is_object()) throw UsageError("request: expected an object with a command");
  read_id(object, request);
  if (!object.contains("command")) throw UsageError("request: command is missing");
  for (const auto& [key, value] : object.items()) {
    if (key == "command") {
      request.command = field_text(object, key);
    } else if (key == "puzzle") {
      request.puzzle = field_text(object, key);
    } else if (key == "options") {
      request.options = value;
    } else if (key != "id") {
      reject("field of a request", key, {"id", "command", "puzzle", "options"});
    }
  }
}

}  // namespace sudoku_sat::api
