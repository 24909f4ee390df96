// A JSON value whose members keep their order: what the program reads and writes as JSON.
//
// nlohmann's library parses, escapes strings and writes numbers, but only in json.cpp: its header
// takes a second to compile and its templates three more in each file that uses them, a third of
// the whole build when fifty files did. This class has the part of nlohmann's interface that we
// use, with its pitfall: braces around pairs of a name and a value make an object, other braces an
// array.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace sudoku_sat::base {

/// A value of the wrong type, a missing member, or text that is not UTF-8.
class JsonError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Text that is not JSON.
class JsonParseError : public JsonError {
 public:
  explicit JsonParseError(std::size_t at) : JsonError("not JSON"), byte(at) {}

  std::size_t byte;  ///< where it was noticed, from 1
};

/// The nesting depth of a JSON text: the largest number of open brackets, ignoring those in
/// strings.
std::size_t json_nesting(std::string_view text);

class Json {
 public:
  struct Member;
  /// parse() refuses text that is nested deeper: values are copied and freed by recursion.
  static constexpr std::size_t max_nesting = 500;
  using Array = std::vector<Json>;
  using Object = std::vector<Member>;
  /// What happens to bytes that are not UTF-8.
  enum class BadBytes { refused, replaced };

  Json(std::nullptr_t = nullptr);
  Json(const std::string& text);
  Json(std::string&& text);
  Json(std::string_view text);
  Json(const char* text);
  Json(std::floating_point auto number) : Json(Number{static_cast<double>(number)}) {}
  template <std::integral Whole>
  Json(Whole number) : Json(number_of(number)) {}
  template <class Enum>
  requires std::is_enum_v<Enum> Json(Enum value)
      : Json(static_cast<std::underlying_type_t<Enum>>(value)) {}
  /// An array of the elements.
  template <class Container>
  requires requires(const Container& container) {
    container.begin();
    container.end();
    typename Container::value_type;
  }
  Json(const Container& container) : Json(array()) {
    for (const auto& element : container) push_back(element);
  }
  Json(std::initializer_list<Json> values);

  Json(const Json& other);
  Json(Json&& other) noexcept;
  Json& operator=(const Json& other);
  Json& operator=(Json&& other) noexcept;
  ~Json();

  static Json array();
  /// An array, also of pairs of a name and a value.
  static Json array(std::initializer_list<Json> values);
  static Json object();

  /// Throws: JsonParseError for text that is not JSON, JsonError for a number that is too large or
  /// for text that is nested too deeply.
  static Json parse(std::string_view text);
  /// Likewise; no value for text that is not JSON.
  static std::optional<Json> read(std::string_view text);
  /// `indent`: spaces of each level; below 0: all on one line. Throws: JsonError for bytes that are
  /// refused.
  std::string dump(int indent = -1, BadBytes bytes = BadBytes::refused) const;

  bool is_null() const;
  bool is_boolean() const;
  bool is_number() const;
  bool is_number_integer() const;
  /// Whether it is a whole number, 0 or more.
  bool is_number_unsigned() const;
  bool is_string() const;
  bool is_array() const;
  bool is_object() const;

  /// "null", "boolean", "number", "string", "array" or "object".
  std::string_view type_name() const;

  /// Throws: JsonError for another type. A number is cut off or wrapped as static_cast does.
  template <class T>
  T get() const {
    if constexpr (std::is_same_v<T, bool>) {
      return boolean();
    } else if constexpr (std::is_enum_v<T>) {
      return static_cast<T>(get<std::underlying_type_t<T>>());
    } else if constexpr (std::is_integral_v<T>) {
      return std::is_signed_v<T> ? static_cast<T>(whole()) : static_cast<T>(natural());
    } else if constexpr (std::is_floating_point_v<T>) {
      return static_cast<T>(real());
    } else {
      return T(text());
    }
  }
  /// Throws: JsonError unless it is a string.
  const std::string& text() const;

  /// Of an array or object: its number of values; 0: null; else 1.
  std::size_t size() const;
  bool empty() const { return size() == 0; }

  /// The values of an array; of everything else there are none.
  Json* begin();
  Json* end();
  const Json* begin() const;
  const Json* end() const;
  /// Of an object; of everything else there are none.
  std::span<Member> items();
  std::span<const Member> items() const;

  /// The member, which is made if there is none; null becomes an object. Throws: JsonError for
  /// other values.
  Json& operator[](std::string_view name);
  /// Throws: JsonError if there is none.
  const Json& operator[](std::string_view name) const { return at(name); }
  const Json& at(std::string_view name) const;
  const Json& at(std::size_t index) const;
  const Json& operator[](std::size_t index) const { return at(index); }
  Json& at(std::size_t index) { return const_cast<Json&>(std::as_const(*this).at(index)); }
  const Json& front() const { return at(std::size_t{0}); }
  Json& back() { return at(size() - 1); }
  /// Null: there is none, or it isn't an object.
  const Json* find(std::string_view name) const;
  bool contains(std::string_view name) const { return find(name) != nullptr; }
  /// The member's value, or `otherwise` if there is none.
  template <class T>
  T value(std::string_view name, const T& otherwise) const {
    const Json* const found = find(name);
    return found == nullptr ? otherwise : found->get<T>();
  }
  std::string value(std::string_view name, const char* otherwise) const {
    return value(name, std::string(otherwise));
  }

  /// Adds to an array, and returns the value there; null becomes an array. Throws: JsonError for
  /// other values.
  Json& push_back(Json value);
  /// Takes the members of another object; if both have a member, the other's value wins.
  void update(const Json& other);
  /// Removes a member if it exists.
  void erase(std::string_view name);

  friend bool operator==(const Json& left, const Json& right);

 private:
  using Number = std::variant<bool, std::int64_t, std::uint64_t, double>;

  Json(Number number);
  template <std::integral Whole>
  static Number number_of(Whole number) {
    if constexpr (std::is_same_v<Whole, bool>) {
      return number;
    } else if constexpr (std::is_signed_v<Whole>) {
      return std::int64_t{number};
    } else {
      return std::uint64_t{number};
    }
  }
  bool boolean() const;
  std::int64_t whole() const;
  std::uint64_t natural() const;
  double real() const;

  std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, double, std::string, Array,
               Object>
      value_;
};

struct Json::Member {
  std::string name;
  Json value;

  friend bool operator==(const Member&, const Member&) = default;
};

}  // namespace sudoku_sat::base
