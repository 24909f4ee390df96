// JSON of other programs: where it ends, and what it holds. SudokuPad's short form leaves out the
// quotes of names, colours and empty objects, and has single quotes and letters for truths. It is
// read by a parser of its own that takes more than that form: what matters is that nothing is read
// that isn't there.
#include "json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <utility>

#include "base/json_fields.hpp"

namespace sudoku_sat::format {

namespace {

using Json = base::Json;

// No format nests as deep; the library's parser would take the machine's stack.
constexpr std::size_t deepest = 16;

/// The brackets of a JSON text, those in strings left out.
class Brackets {
 public:
  /// Whether this byte closes the last one that is open.
  bool closed_by(char c) {
    if (std::exchange(escaped_, false)) return false;
    if (quoted_) {
      escaped_ = c == '\\';
      quoted_ = c != '"';
      return false;
    }
    quoted_ = c == '"';
    if (c == '[' || c == '{') ++open_;
    return (c == ']' || c == '}') && open_ > 0 && --open_ == 0;
  }

 private:
  bool quoted_ = false;
  bool escaped_ = false;
  std::size_t open_ = 0;
};

}  // namespace

std::string text_of(const Json& value) {
  return value.is_string() ? value.get<std::string>() : value.dump();
}

bool says_nothing(const Json& json) {
  return json.is_null() || json == Json(false) ||
         (json.is_string() && json.get<std::string>().empty()) ||
         ((json.is_array() || json.is_object()) && json.empty());
}

TextEnd json_end() {
  return [brackets = Brackets()](std::string_view line) mutable {
    return std::any_of(line.begin(), line.end(), [&](char c) {
      const bool control = static_cast<unsigned char>(c) < ' ' && c != '\t' && c != '\r';
      return control || brackets.closed_by(c);
    });
  };
}

Json parse_exchange_json(std::string_view text, const ExchangePuzzle& puzzle) {
  if (base::json_nesting(text) > deepest) puzzle.fail("", "JSON that is nested too deeply");
  try {
    Json json = Json::parse(text);
    if (json.is_object()) return json;
  } catch (const base::JsonParseError& error) {
    puzzle.fail("", fmt::format("not valid JSON: error at byte {}", error.byte));
  } catch (const base::JsonError&) {
    puzzle.fail("", "JSON with a number that is too large");
  }
  puzzle.fail("", "a JSON object is needed: {\"size\": 9, ...}");
}

namespace {

constexpr int max_nested = 16;

class ZippedParser {
 public:
  explicit ZippedParser(std::string_view text) : text_(text) {}

  std::optional<Json> parse() {
    std::optional<Json> json = value(0);
    if (!json || at_ != text_.size() || !json->is_object()) return std::nullopt;
    return json;
  }

 private:
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool take(char c) {
    const bool there = peek() == c;
    at_ += there ? 1 : 0;
    return there;
  }
  bool ends_value() const {
    const char c = peek();
    return c == ',' || c == ']' || c == '}';
  }

  std::optional<Json> value(int depth) {
    if (depth > max_nested || at_ >= text_.size()) return std::nullopt;
    if (peek() == '{') return object(depth);
    if (peek() == '[') return array(depth);
    if (peek() == '"' || peek() == '\'') {
      std::optional<std::string> text = string();
      return text ? std::optional<Json>(*std::move(text)) : std::nullopt;
    }
    if (ends_value()) return Json::object();
    return bare();
  }

  std::optional<Json> array(int depth) {
    Json json = Json::array();
    ++at_;
    if (take(']')) return json;
    while (true) {
      std::optional<Json> item = value(depth + 1);
      if (!item) return std::nullopt;
      json.push_back(*std::move(item));
      if (take(']')) return json;
      if (!take(',')) return std::nullopt;
    }
  }

  std::optional<Json> object(int depth) {
    Json json = Json::object();
    ++at_;
    if (take('}')) return json;
    while (true) {
      const std::optional<std::string> name = this->name();
      if (!name || !take(':')) return std::nullopt;
      std::optional<Json> item = value(depth + 1);
      if (!item) return std::nullopt;
      json[*name] = *std::move(item);
      if (take('}')) return json;
      if (!take(',')) return std::nullopt;
    }
  }

  std::optional<std::string> name() {
    if (peek() == '"' || peek() == '\'') return string();
    const std::size_t end = text_.find(':', at_);
    if (end == text_.npos || end == at_) return std::nullopt;
    return std::string(text_.substr(std::exchange(at_, end), end - at_));
  }

  std::optional<std::string> string() {
    const char quote = text_[at_++];
    std::string text;
    while (at_ < text_.size() && text_[at_] != quote) {
      if (text_[at_] == '\\' && at_ + 1 < text_.size()) {
        const char c = text_[++at_];
        text += c == 'n' ? '\n' : (c == 't' ? '\t' : c);
      } else {
        text += text_[at_];
      }
      ++at_;
    }
    if (!take(quote)) return std::nullopt;
    return text;
  }

  /// A number, "t", "f" or anything else, a colour mostly.
  std::optional<Json> bare() {
    const std::size_t end = text_.find_first_of(",]}", at_);
    if (end == text_.npos) return std::nullopt;
    const std::string_view word = text_.substr(at_, end - at_);
    at_ = end;
    if (word == "t" || word == "true") return Json(true);
    if (word == "f" || word == "false") return Json(false);
    if (word == "null") return Json();
    double number = 0;
    const auto [last, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || last != word.data() + word.size()) return Json(std::string(word));
    if (number == static_cast<double>(static_cast<int>(std::clamp(number, -1e6, 1e6)))) {
      return Json(static_cast<int>(number));
    }
    return Json(number);
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

std::optional<Json> parse_zipped_json(std::string_view text) { return ZippedParser(text).parse(); }

void lengthen_names(Json& json) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 10> names{{{"ce", "cells"},
                                                                                 {"ca", "cages"},
                                                                                 {"re", "regions"},
                                                                                 {"v", "value"},
                                                                                 {"l", "lines"},
                                                                                 {"a", "arrows"},
                                                                                 {"o", "overlays"},
                                                                                 {"u", "underlays"},
                                                                                 {"t", "title"},
                                                                                 {"te", "text"}}};
  if (json.is_array()) {
    for (Json& item : json) lengthen_names(item);
  }
  if (!json.is_object()) return;
  Json longer = Json::object();
  for (auto& [name, item] : json.items()) {
    const auto known = std::find_if(names.begin(), names.end(), [&name = name](const auto& pair) {
      return pair.first == name;
    });
    lengthen_names(item);
    longer[known == names.end() ? name : std::string(known->second)] = std::move(item);
  }
  json = std::move(longer);
}

}  // namespace sudoku_sat::format
