#include "json_fields.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "sudoku_sat/io.hpp"
#include "whole_file.hpp"

namespace sudoku_sat::base {

namespace {

using Json = base::Json;

// The data of rules: an array in an object in an array in an object.
constexpr std::size_t deepest = 4;

}  // namespace

Json parse_json(std::string_view text, const std::string& file) {
  if (json_nesting(text) > deepest) throw InputError({file}, "nested too deeply");
  try {
    return Json::parse(text);
  } catch (const base::JsonParseError& error) {
    throw InputError(position_of_byte(text, error.byte == 0 ? 0 : error.byte - 1, file),
                     "not valid JSON");
  } catch (const base::JsonError& error) {
    throw InputError({file},
                     fmt::format("not a valid file of this program: {}", shown(error.what(), 100)));
  }
}

JsonPlace JsonPlace::at(std::string_view key) const {
  return {file, field.empty() ? std::string(key) : fmt::format("{}.{}", field, key)};
}

JsonPlace JsonPlace::at(std::size_t index) const {
  return {file, fmt::format("{}[{}]", field, index)};
}

Position JsonPlace::position() const {
  return {field.empty() ? file : fmt::format("{}: field '{}'", file, field)};
}

void JsonPlace::fail(const std::string& what) const { throw InputError(position(), what); }

JsonObject::JsonObject(const Json& json, JsonPlace place) : json_(json), place_(std::move(place)) {
  if (!json.is_object()) place_.fail("expected an object");
}

const Json& JsonObject::field(std::string_view key) {
  const auto found = json_.find(std::string(key));
  if (found == nullptr) place_.fail(fmt::format("the field '{}' is missing", key));
  read_.insert(std::string(key));
  return *found;
}

const std::string& JsonObject::text(std::string_view key) {
  return text_of(field(key), place_.at(key));
}

int JsonObject::number(std::string_view key, int least, int most) {
  const Json& json = field(key);
  const bool whole =
      json.is_number_integer() && json.get<double>() >= least && json.get<double>() <= most;
  if (!whole) place_.at(key).fail(fmt::format("expected a number from {} to {}", least, most));
  return json.get<int>();
}

std::uint64_t JsonObject::count(std::string_view key) {
  const Json& json = field(key);
  if (!json.is_number_unsigned()) place_.at(key).fail("expected a whole number");
  return json.get<std::uint64_t>();
}

const Json& JsonObject::array(std::string_view key) { return field(key, "an array"); }

const Json& JsonObject::object(std::string_view key) { return field(key, "an object"); }

const Json& JsonObject::field(std::string_view key, std::string_view type) {
  const Json& json = field(key);
  if (!type.ends_with(json.type_name())) place_.at(key).fail(fmt::format("expected {}", type));
  return json;
}

void JsonObject::end() const {
  for (const auto& item : json_.items()) {
    if (read_.contains(item.name)) continue;
    place_.fail(fmt::format("the field '{}' is not known to this version", shown(item.name)));
  }
}

const std::string& text_of(const Json& json, const JsonPlace& place) {
  if (!json.is_string()) place.fail("expected a text");
  return json.text();
}

}  // namespace sudoku_sat::base
