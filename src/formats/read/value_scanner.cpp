// One word or one symbol at a time. What follows the values is left to the caller: a label,
// a comment, or nothing.
#include "value_scanner.hpp"

#include "formats/text/symbols.hpp"
#include "one_line.hpp"

namespace sudoku_sat::format {

namespace {

constexpr std::size_t max_digits = 4;  // of 1290

// The signs that drawn grids set after a value: for a given, for a cell in trouble.
constexpr bool is_sign(char c) { return c == '\'' || c == '!'; }
constexpr bool is_gap(char c) { return is_space(c) || c == '|'; }
constexpr bool ends_number(char c) { return is_gap(c) || is_label_sign(c); }

}  // namespace

ValueScanner::ValueScanner(Reading reading, const TextLine& line)
    : reading_(reading), line_(line.number), symbols_(line.symbols), text_(line.text) {
  skip(is_space);
}

template <class Predicate>
void ValueScanner::skip(Predicate predicate) {
  while (position_ < text_.size() && predicate(text_[position_])) ++position_;
}

template <class Predicate>
void ValueScanner::take(Predicate ends) {
  begin_ = position_;
  skip([&](char c) { return !ends(c); });
  token_ = text_.substr(begin_, position_ - begin_);
}

bool ValueScanner::at_end() const {
  return position_ == text_.size() || is_label_sign(text_[position_]);
}

bool ValueScanner::next() {
  switch (reading_) {
    case Reading::symbols:
      return !at_end() && !ends_word(text_[position_]) && next_symbol();
    case Reading::joined:
      skip([](char c) { return is_gap(c) || is_sign(c); });
      return !at_end() && next_symbol();
    case Reading::numbers:
    case Reading::marks:
      skip(is_gap);
      return !at_end() && next_number();
    case Reading::commas:
      return more_ && next_field();
  }
  return false;
}

bool ValueScanner::next_symbol() {
  begin_ = position_++;
  token_ = text_.substr(begin_, 1);
  value_ = token_value();
  return true;
}

bool ValueScanner::next_number() {
  take(ends_number);
  while (token_.size() > 1 && is_sign(token_.back())) token_.remove_suffix(1);
  value_ = token_value();
  return true;
}

bool ValueScanner::next_field() {
  skip(is_space);
  take(ends_word);
  value_ = token_.empty() ? Value{0} : token_value();
  skip(is_space);
  more_ = position_ < text_.size() && text_[position_] == ',';
  if (more_) ++position_;
  return true;
}

Value ValueScanner::marks_value() const {
  if (is_marks_cell(token_)) return given_of_marks(token_);
  throw TextError(
      line_, begin_ + 1,

      "'{}' is not a list of candidates: expected digits from 1 to 9 in ascending order",
      shown(token_, 20));
}

Value ValueScanner::token_value() const {
  if (reading_ == Reading::marks) return marks_value();
  const Value symbol = symbol_value(token_.front(), symbols_);
  if (token_.size() == 1 && symbol != no_value) return symbol;
  if (token_ == minus_one) return 0;
  for (std::size_t i = 0; i < token_.size(); ++i) {
    if (symbol_value(token_[i], symbols_) != no_value) continue;
    throw TextError(line_, begin_ + i + 1, no_symbol_of({line_, text_, symbols_}, token_[i], 0));
  }
  const auto number = parse_number<Value>(token_);
  const bool from_zero = symbols_ != nullptr && symbol_value('0', symbols_) == 1;
  if (number && token_.size() <= max_digits) return static_cast<Value>(*number + from_zero);
  throw TextError(line_, begin_ + 1,
                  "'{}' is not a value: expected a number up to {}, or 0 for an empty cell",
                  shown(token_, 20), max_size);
}

Survey survey(Reading reading, const TextLine& line) {
  Survey survey;
  for (ValueScanner scanner(reading, line); scanner.next(); ++survey.count) {
    survey.largest = std::max(survey.largest, scanner.value());
  }
  return survey;
}

std::optional<Survey> try_survey(Reading reading, const TextLine& line) {
  try {
    return survey(reading, line);
  } catch (const TextError&) {
    return std::nullopt;
  }
}

std::string no_symbol_of(const TextLine& line, char c, int size) {
  if (line.symbols == nullptr) return no_symbol(c, size);
  return no_symbol(c, size, line.symbols->symbols());
}

void reject_value(const ValueScanner& scanner, const TextLine& line, int size, const Origin& at) {
  const std::string_view token = scanner.token();
  if (token.size() == 1) {
    throw TextError(line.number, scanner.column(), no_symbol_of(line, token.front(), size));
  }
  throw TextError(line.number, scanner.column(), "{} is {}, but the values are 1 to {}",
                  place_name(at), scanner.value(), size);
}

std::string_view read_values(Reading reading, const TextLine& line, int size, std::size_t first,
                             std::span<Value> out) {
  ValueScanner scanner(reading, line);
  for (std::size_t i = 0; i < out.size() && scanner.next(); ++i) {
    if (scanner.value() > size) {
      const auto cell = static_cast<int>(first + i);
      reject_value(scanner, line, size, {cell / size, cell % size});
    }
    out[i] = scanner.value();
  }
  return scanner.rest();
}

bool in_symbols(Reading reading) {
  return reading == Reading::symbols || reading == Reading::joined;
}

std::string_view unit_of(Reading reading, std::size_t count) {
  const std::string_view units = in_symbols(reading) ? "symbols" : "values";
  return units.substr(0, units.size() - (count == 1 ? 1 : 0));
}

int largest_size(Reading reading) {
  if (reading == Reading::marks) return 9;
  return in_symbols(reading) ? largest_symbol : max_size;
}

}  // namespace sudoku_sat::format
