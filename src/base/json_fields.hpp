// Strict reading of JSON files: each object has exactly the fields that it should have, of the
// right types and in range. Errors name the file and the field.
//
// Each field that is read is noted, so that at the end of an object any other field is found.
#pragma once

#include <optional>
#include <set>
#include <tuple>

#include "json.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::base {

/// No file that the program writes is longer.
inline constexpr std::size_t max_json_bytes = std::size_t{16} << 20;

/// Parses a file's text. Throws: InputError if it is not JSON, or nested deeper than any that
/// the program writes.
Json parse_json(std::string_view text, const std::string& file);

/// The place of a field: the file, and the path to it from the root, "rules[0].name".
struct JsonPlace {
  std::string file;
  std::string field = {};

  JsonPlace at(std::string_view key) const;
  JsonPlace at(std::size_t index) const;
  Position position() const;
  /// Throws: InputError, which names file and field.
  [[noreturn]] void fail(const std::string& what) const;
};

class JsonObject {
 public:
  /// Throws: InputError unless it is an object. `json` must outlive it.
  JsonObject(const Json& json, JsonPlace place);

  JsonPlace place(std::string_view key) const { return place_.at(key); }
  /// These throw InputError if the field is missing, of another type or out of range.
  const std::string& text(std::string_view key);
  int number(std::string_view key, int least, int most);
  std::uint64_t count(std::string_view key);
  const Json& array(std::string_view key);
  const Json& object(std::string_view key);

  /// Throws: InputError if there are fields besides those that were read.
  void end() const;

 private:
  const Json& field(std::string_view key);
  /// `type`: "an array" or "an object".
  const Json& field(std::string_view key, std::string_view type);

  const Json& json_;
  JsonPlace place_;
  std::set<std::string, std::less<>> read_;
};

// JSON both ways: a function list(fields, value) lists the fields of a type once and gets one of
// these two.

/// Writes the listed fields into an object, in their order.
class FieldsToJson {
 public:
  explicit FieldsToJson(Json& json) : json_(json) {}

  template <class Value>
  void operator()(const char* name, const Value& value) const {
    json_[name] = value;
  }
  /// Null if there is no value.
  template <class Value>
  void operator()(const char* name, const std::optional<Value>& value) const {
    json_[name] = value ? Json(*value) : Json(nullptr);
  }
  /// Left out if it is the default: an empty text, false, no value.
  template <class Value>
  void unless_empty(const char* name, const Value& value) const {
    if (value != Value()) (*this)(name, value);
  }
  /// An array of what tie(value) ties together; left out if there is no value.
  template <class Value, class Tie>
  void tied(const char* name, const std::optional<Value>& value, const Tie& tie) const {
    if (!value) return;
    json_[name] =
        std::apply([](const auto&... items) { return Json::array({items...}); }, tie(*value));
  }

 private:
  Json& json_;
};

/// Reads them. Throws: JsonError if a field is missing or of another type.
class FieldsFromJson {
 public:
  explicit FieldsFromJson(const Json& json) : json_(json) {}

  template <class Value>
  void operator()(const char* name, Value& value) const {
    value = json_.at(name).get<Value>();
  }
  template <class Value>
  void operator()(const char* name, std::optional<Value>& value) const {
    if (!json_.at(name).is_null()) value = json_.at(name).get<Value>();
  }
  template <class Value>
  void unless_empty(const char* name, Value& value) const {
    if (json_.contains(name)) (*this)(name, value);
  }
  template <class Value, class Tie>
  void tied(const char* name, std::optional<Value>& value, const Tie& tie) const {
    if (!json_.contains(name)) return;
    value.emplace();
    auto items = tie(*value);
    read_items(json_.at(name), items,
               std::make_index_sequence<std::tuple_size_v<decltype(items)>>());
  }

 private:
  template <class Items, std::size_t... numbers>
  static void read_items(const Json& json, Items& items, std::index_sequence<numbers...>) {
    ((std::get<numbers>(items) =
          json.at(numbers).template get<std::remove_cvref_t<decltype(std::get<numbers>(items))>>()),
     ...);
  }

  const Json& json_;
};

/// Throws: InputError unless it is a string.
const std::string& text_of(const Json& json, const JsonPlace& place);

}  // namespace sudoku_sat::base
