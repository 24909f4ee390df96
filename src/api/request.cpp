// Everything about a request is checked before any work begins: a wrong field is an error, never
// ignored.
#include "request.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/json_fields.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::api {

using namespace report;

namespace {

using Json = base::Json;
using OptionKind = RequestOption::Kind;

constexpr std::size_t longest_id = 100;

bool fits(const Json& value, OptionKind kind) {
  switch (kind) {
    case OptionKind::flag:
      return value.is_boolean();
    case OptionKind::number:
      return value.is_number();
    case OptionKind::text:
      return value.is_string();
    default:
      return value.is_boolean() || value.is_number();
  }
}

std::string_view kind_name(OptionKind kind) {
  switch (kind) {
    case OptionKind::flag:
      return "true or false";
    case OptionKind::number:
      return "a number";
    case OptionKind::text:
      return "a string";
    default:
      return "true or a number";
  }
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

RequestOptions::RequestOptions(const Json& object, std::string_view command,
                               std::span<const RequestOption> known)
    : object_(object) {
  if (object.is_null()) return;
  if (!object.is_object()) throw UsageError("request: options must be an object");
  for (const auto& [key, value] : object.items()) {
    const auto option =
        std::find_if(known.begin(), known.end(),
                     [&key = key](const RequestOption& one) { return one.name == key; });
    if (option == known.end()) {
      std::vector<std::string_view> names;
      for (const RequestOption& one : known) names.push_back(one.name);
      reject(fmt::format("option of {}", command), key, names);
    }
    if (!fits(value, option->kind)) {
      throw UsageError(fmt::format("request: option {} must be {}", key, kind_name(option->kind)));
    }
  }
}

bool RequestOptions::has(const std::string& name) const {
  const auto found = object_.find(name);
  return found != nullptr && *found != false;
}

std::optional<std::string> RequestOptions::get(const std::string& name) const {
  if (!has(name)) return std::nullopt;
  const Json& value = object_.at(name);
  return value.is_string() ? value.get<std::string>() : value.dump();
}

std::vector<std::string> RequestOptions::all(const std::string& name) const {
  const std::optional<std::string> value = get(name);
  return value ? std::vector{*value} : std::vector<std::string>();
}

std::string in_words_of_requests(std::string message, std::span<const RequestOption> known) {
  constexpr std::string_view signs_of_names = "abcdefghijklmnopqrstuvwxyz-";
  for (const RequestOption& option : known) {
    const std::string dashed = "--" + std::string(option.name);
    for (std::size_t at = message.find(dashed); at != message.npos;
         at = message.find(dashed, at + 1)) {
      const std::size_t end = at + dashed.size();
      const bool longer =
          end < message.size() && signs_of_names.find(message[end]) != signs_of_names.npos;
      if (!longer) message.erase(at, 2);
    }
  }
  return message;
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
