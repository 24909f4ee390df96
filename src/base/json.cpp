#include "json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace sudoku_sat::base {

namespace {

using Library = nlohmann::ordered_json;

Json from_library(const Library& value) {
  switch (value.type()) {
    case Library::value_t::boolean:
      return value.get<bool>();
    case Library::value_t::number_integer:
      return value.get<std::int64_t>();
    case Library::value_t::number_unsigned:
      return value.get<std::uint64_t>();
    case Library::value_t::number_float:
      return value.get<double>();
    case Library::value_t::string:
      return value.get_ref<const std::string&>();
    case Library::value_t::array: {
      Json array = Json::array();
      for (const Library& element : value) array.push_back(from_library(element));
      return array;
    }
    case Library::value_t::object: {
      Json object = Json::object();
      for (const auto& [name, member] : value.items()) object[name] = from_library(member);
      return object;
    }
    default:
      return nullptr;
  }
}

[[noreturn]] void fail(const char* wanted) {
  throw JsonError(std::string("a value is not ") + wanted);
}

class Writer {
 public:
  Writer(int indent, Json::BadBytes bytes)
      : indent_(indent),
        bytes_(bytes == Json::BadBytes::replaced ? Library::error_handler_t::replace
                                                 : Library::error_handler_t::strict) {}

  void write(const Json& json) {
    if (json.is_object()) {
      list('{', '}', json.items(), [this](const Json::Member& member) {
        string(member.name);
        out += indent_ < 0 ? ":" : ": ";
        write(member.value);
      });
    } else if (json.is_array()) {
      list('[', ']', std::span(json.begin(), json.end()),
           [this](const Json& element) { write(element); });
    } else if (json.is_string()) {
      string(json.text());
    } else if (json.is_null() || json.is_boolean()) {
      out += json.is_null() ? "null" : json.get<bool>() ? "true" : "false";
    } else if (json.is_number_integer()) {
      out += json.is_number_unsigned() ? std::to_string(json.get<std::uint64_t>())
                                       : std::to_string(json.get<std::int64_t>());
    } else {
      out += Library(json.get<double>()).dump();
    }
  }

  std::string out;

 private:
  template <class Values, class Write>
  void list(char opening, char closing, const Values& values, const Write& write_one) {
    out += opening;
    ++depth_;
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (i != 0) out += ',';
      new_line();
      write_one(values[i]);
    }
    --depth_;
    if (!values.empty()) new_line();
    out += closing;
  }

  void new_line() {
    if (indent_ < 0) return;
    out += '\n';
    out.append(static_cast<std::size_t>(indent_ * depth_), ' ');
  }

  void string(const std::string& text) {
    const bool plain = std::all_of(text.begin(), text.end(), [](char c) {
      return c >= ' ' && c < '\x7f' && c != '"' && c != '\\';
    });
    if (!plain) {
      out += Library(text).dump(-1, ' ', false, bytes_);
      return;
    }
    out += '"';
    out += text;
    out += '"';
  }

  int indent_;
  Library::error_handler_t bytes_;
  int depth_ = 0;
};

}  // namespace

std::size_t json_nesting(std::string_view text) {
  std::size_t open = 0;
  std::size_t most = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') quoted = !quoted;
    if (quoted) {
      i += c == '\\' ? 1 : 0;
      continue;
    }
    if (c == '[' || c == '{') most = std::max(most, ++open);
    if ((c == ']' || c == '}') && open > 0) --open;
  }
  return most;
}

Json::Json(std::nullptr_t) : value_(nullptr) {}
Json::Json(const std::string& text) : value_(text) {}
Json::Json(std::string&& text) : value_(std::move(text)) {}
Json::Json(std::string_view text) : value_(std::string(text)) {}
Json::Json(const char* text) : value_(std::string(text)) {}
Json::Json(Number number) {
  std::visit([this](auto value) { value_ = value; }, number);
}

Json::Json(std::initializer_list<Json> values) {
  const bool pairs = std::all_of(values.begin(), values.end(), [](const Json& value) {
    return value.is_array() && value.size() == 2 && value.front().is_string();
  });
  if (!pairs) {
    value_ = Array(values);
    return;
  }
  value_ = Object();
  for (const Json& pair : values) (*this)[pair.front().text()] = pair.at(std::size_t{1});
}

Json::Json(const Json& other) = default;
Json::Json(Json&& other) noexcept = default;
Json& Json::operator=(const Json& other) = default;
Json& Json::operator=(Json&& other) noexcept = default;
Json::~Json() = default;

Json Json::array() { return array({}); }

Json Json::array(std::initializer_list<Json> values) {
  Json json;
  json.value_ = Array(values);
  return json;
}

Json Json::object() {
  Json json;
  json.value_ = Object();
  return json;
}

Json Json::parse(std::string_view text) {
  if (json_nesting(text) > max_nesting) throw JsonError("nested too deeply");
  try {
    return from_library(Library::parse(text));
  } catch (const Library::parse_error& error) {
    throw JsonParseError(error.byte);
  } catch (const Library::exception& error) {
    throw JsonError(error.what());
  }
}

std::optional<Json> Json::read(std::string_view text) {
  try {
    return parse(text);
  } catch (const JsonError&) {
    return std::nullopt;
  }
}

std::string Json::dump(int indent, BadBytes bytes) const {
  Writer writer(indent, bytes);
  try {
    writer.write(*this);
  } catch (const Library::exception& error) {
    throw JsonError(error.what());
  }
  return std::move(writer.out);
}

bool Json::is_null() const { return std::holds_alternative<std::nullptr_t>(value_); }
bool Json::is_boolean() const { return std::holds_alternative<bool>(value_); }
bool Json::is_number() const {
  return is_number_integer() || std::holds_alternative<double>(value_);
}
bool Json::is_number_integer() const {
  return std::holds_alternative<std::int64_t>(value_) ||
         std::holds_alternative<std::uint64_t>(value_);
}
bool Json::is_number_unsigned() const {
  const auto* const number = std::get_if<std::int64_t>(&value_);
  return std::holds_alternative<std::uint64_t>(value_) || (number != nullptr && *number >= 0);
}
bool Json::is_string() const { return std::holds_alternative<std::string>(value_); }
bool Json::is_array() const { return std::holds_alternative<Array>(value_); }
bool Json::is_object() const { return std::holds_alternative<Object>(value_); }

std::string_view Json::type_name() const {
  constexpr std::string_view names[] = {"null",   "boolean", "number", "number",
                                        "number", "string",  "array",  "object"};
  return names[value_.index()];
}

const std::string& Json::text() const {
  if (const auto* const text = std::get_if<std::string>(&value_)) return *text;
  fail("a string");
}

bool Json::boolean() const {
  if (const auto* const truth = std::get_if<bool>(&value_)) return *truth;
  fail("true or false");
}

double Json::real() const {
  if (const auto* const number = std::get_if<double>(&value_)) return *number;
  return is_number_unsigned() ? static_cast<double>(natural()) : static_cast<double>(whole());
}

std::int64_t Json::whole() const {
  if (const auto* const number = std::get_if<std::int64_t>(&value_)) return *number;
  if (const auto* const number = std::get_if<std::uint64_t>(&value_)) {
    return static_cast<std::int64_t>(*number);
  }
  if (const auto* const number = std::get_if<double>(&value_)) {
    return static_cast<std::int64_t>(*number);
  }
  fail("a number");
}

std::uint64_t Json::natural() const { return static_cast<std::uint64_t>(whole()); }

std::size_t Json::size() const {
  if (is_array()) return std::get<Array>(value_).size();
  if (is_object()) return std::get<Object>(value_).size();
  return is_null() ? 0 : 1;
}

Json* Json::begin() { return is_array() ? std::get<Array>(value_).data() : nullptr; }
Json* Json::end() { return is_array() ? begin() + size() : nullptr; }
const Json* Json::begin() const { return is_array() ? std::get<Array>(value_).data() : nullptr; }
const Json* Json::end() const { return is_array() ? begin() + size() : nullptr; }

std::span<Json::Member> Json::items() {
  if (!is_object()) return {};
  return std::get<Object>(value_);
}

std::span<const Json::Member> Json::items() const {
  if (!is_object()) return {};
  return std::get<Object>(value_);
}

const Json* Json::find(std::string_view name) const {
  for (const Member& member : items()) {
    if (member.name == name) return &member.value;
  }
  return nullptr;
}

Json& Json::operator[](std::string_view name) {
  if (const Json* const found = find(name)) return const_cast<Json&>(*found);
  if (is_null()) value_ = Object();
  if (!is_object()) fail("an object");
  return std::get<Object>(value_).emplace_back(Member{std::string(name), nullptr}).value;
}

const Json& Json::at(std::string_view name) const {
  if (const Json* const found = find(name)) return *found;
  throw JsonError("there is no member " + std::string(name));
}

const Json& Json::at(std::size_t index) const {
  if (is_array() && index < size()) return std::get<Array>(value_)[index];
  throw JsonError("there is no element " + std::to_string(index));
}

Json& Json::push_back(Json value) {
  if (is_null()) value_ = Array();
  if (!is_array()) fail("an array");
  return std::get<Array>(value_).emplace_back(std::move(value));
}

void Json::update(const Json& other) {
  for (const Member& member : other.items()) (*this)[member.name] = member.value;
}

void Json::erase(std::string_view name) {
  if (!is_object()) return;
  std::erase_if(std::get<Object>(value_),
                [&](const Member& member) { return member.name == name; });
}

bool operator==(const Json& left, const Json& right) {
  if (left.is_number() && right.is_number()) {
    const bool whole = left.is_number_integer() && right.is_number_integer();
    return whole ? left.whole() == right.whole() : left.real() == right.real();
  }
  return left.value_ == right.value_;
}

}  // namespace sudoku_sat::base
