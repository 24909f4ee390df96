// Strict reading of JSON files: each object has exactly the fields that it should have, of the
// right types and in range. Errors name the file and the field.
//
// JSON is parsed by nlohmann's library, into objects that keep their order. Each field that is read
// is noted, so that at the end of an object any other field is found. How deep arrays and objects
// stand in each other is looked at before: the library's own callback takes, at the end of each
// entry of an array, the time of the whole array.
#pragma once

#include <nlohmann/json.hpp>
#include <set>

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

/// Throws: InputError unless it is a string.
const std::string& text_of(const nlohmann::ordered_json& json, const JsonPlace& place);

}  // namespace sudoku_sat::base
