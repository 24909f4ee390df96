// Strict reading of JSON files: each object has exactly the fields that it should have, of the
// right types and in range. Errors name the file and the field.
//
// JSON is parsed by nlohmann's library, into objects that keep their order. Each field that is read
// is noted, so that at the end of an object any other field is found. How deep arrays and objects
// stand in each other is looked at before: the library's own callback takes, at the end of each
// entry of an array, the time of the whole array.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::base {

/// No file that the program writes is longer.
inline constexpr std::size_t max_json_bytes = std::size_t{16} << 20;

/// The most brackets of a JSON text that are open at once, those in strings left out.
std::size_t json_nesting(std::string_view text);

/// Parses a file's text. Throws: InputError where it is not JSON, or nested deeper than any that
/// the program writes.
nlohmann::ordered_json parse_json(std::string_view text, const std::string& file);

/// Where a field stands: the file, and the path to it from the root, "rules[0].name".
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
  JsonObject(const nlohmann::ordered_json& json, JsonPlace place);

  JsonPlace place(std::string_view key) const { return place_.at(key); }
  /// These throw InputError where the field is missing, of another type or out of range.
  const std::string& text(std::string_view key);
  int number(std::string_view key, int least, int most);
  std::uint64_t count(std::string_view key);
  const nlohmann::ordered_json& array(std::string_view key);
  const nlohmann::ordered_json& object(std::string_view key);

  /// Throws: InputError where there are fields besides those that were read.
  void end() const;

 private:
  const nlohmann::ordered_json& field(std::string_view key);

  const nlohmann::ordered_json& json_;
  JsonPlace place_;
  std::set<std::string, std::less<>> read_;
};

// JSON both ways: a function lists the fields of a type once, list(fields, value), and is given one
// of these two.

/// Writes the listed fields into an object, in their order.
class FieldsToJson {
 public:
  explicit FieldsToJson(nlohmann::ordered_json& json) : json_(json) {}

  template <class Value>
  void operator()(const char* name, const Value& value) const {
    json_[name] = value;
  }
  /// Null where there is no value.
  template <class Value>
  void operator()(const char* name, const std::optional<Value>& value) const {
    json_[name] = value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json(nullptr);
  }
  /// Left out where it is what a fresh value is: an empty text, false, none.
  template <class Value>
  void unless_empty(const char* name, const Value& value) const {
    if (value != Value()) (*this)(name, value);
  }
  /// An array of what tie(value) ties together; left out where there is no value.
  template <class Value, class Tie>
  void tied(const char* name, const std::optional<Value>& value, const Tie& tie) const {
    if (value) json_[name] = tie(*value);
  }

 private:
  nlohmann::ordered_json& json_;
};

/// Reads them. Throws: nlohmann's exceptions where a field is missing or of another type.
class FieldsFromJson {
 public:
  explicit FieldsFromJson(const nlohmann::ordered_json& json) : json_(json) {}

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
  static void read_items(const nlohmann::ordered_json& json, Items& items,
                         std::index_sequence<numbers...>) {
    (json.at(numbers).get_to(std::get<numbers>(items)), ...);
  }

  const nlohmann::ordered_json& json_;
};

/// Throws: InputError unless it is a string.
const std::string& text_of(const nlohmann::ordered_json& json, const JsonPlace& place);

}  // namespace sudoku_sat::base
