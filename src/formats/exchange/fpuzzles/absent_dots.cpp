// Its `nonconsecutive` is the negative of white dots: it exempts pairs with a dot of either kind.
// The negative of ratios is of the numbers that its dots have (2 if there are none), and exempts
// such pairs too; that of letters is of both. Dots exempt nothing of what they say themselves, so
// only a dot of another difference can lie between two values of a ratio.
#include "fpuzzles_fields.hpp"

#include <set>

namespace sudoku_sat::format {

namespace {

using Json = base::Json;
using Numbers = std::set<std::string>;

constexpr std::array<std::string_view, 3> known_negatives{"difference", "ratio", "xv"};

/// The numbers of the field's dots; `usual` is that of one without a number.
Numbers dot_numbers(const Json& json, const char* field, const std::string& usual) {
  Numbers numbers;
  const auto dots = json.find(field);
  if (dots == nullptr || !dots->is_array()) return numbers;
  for (const Json& dot : *dots) {
    const auto value = dot.find("value");
    const bool numbered = value != nullptr && !value->is_null() && *value != Json("");
    numbers.insert(numbered ? text_of(*value) : usual);
  }
  return numbers;
}

bool other_differences(const Json& json) {
  const Numbers differences = dot_numbers(json, "difference", "1");
  return differences.size() > differences.count("1");
}

void read_no_ratios(const Json& json, ExchangePuzzle& out) {
  if (other_differences(json)) {
    return out.leave_out("'ratio' combined with differences other than 1 is not supported",
                         "negative");
  }
  Numbers numbers = dot_numbers(json, "ratio", "2");
  if (numbers.empty()) numbers.insert("2");
  for (const std::string& number : numbers) {
    const bool black = number == "2";
    out.add(black ? "kropki" : "ratio-dots",
            black ? "all black given" : fmt::format("all {} given", number), "negative");
  }
}

void read_negative(const std::string& name, const Json& json, ExchangePuzzle& out) {
  if (name == "ratio") return read_no_ratios(json, out);
  if (name == "xv") return out.add("xv", "all given", "negative");
  if (name == "difference" && other_differences(json)) {
    return out.leave_out("'difference' combined with dots other than 1 is not supported",
                         "negative");
  }
  if (name == "difference") return out.add("kropki", "all white given", "negative");
  out.unknown(name, "negative", known_negatives);
}

}  // namespace

void read_absent_dots(const Json& json, ExchangePuzzle& out) {
  const auto flag = json.find("nonconsecutive");
  if (flag != nullptr && *flag == Json(true)) {
    const bool dots =
        !dot_numbers(json, "difference", "1").empty() || !dot_numbers(json, "ratio", "2").empty();
    out.add(dots ? "kropki" : "non-consecutive", dots ? "all white given" : "", "nonconsecutive");
  }
  const auto negative = json.find("negative");
  if (negative == nullptr || negative->is_null() || *negative == Json(false)) return;
  if (!negative->is_array()) out.fail("negative", "expected an array");
  for (const Json& name : *negative) {
    if (!name.is_string()) out.fail("negative", "expected names of constraints");
    read_negative(name.get<std::string>(), json, out);
  }
}

bool AbsentDots::take(std::string_view rule, std::string_view entry) {
  if (rule == "non-consecutive") {
    never_consecutive_ = true;
    return true;
  }
  const bool all = entry == "all given";
  if (rule == "xv" && all) {
    no_letters_ = true;
    return true;
  }
  if (rule == "ratio-dots" && all) {
    all_ratios_ = true;
    return true;
  }
  if (rule == "ratio-dots" && entry.starts_with("all ") && entry.ends_with(" given")) {
    ratios_.emplace_back(entry.substr(4, entry.size() - 10));
    return true;
  }
  if (rule != "kropki" || (!all && entry != "all white given" && entry != "all black given")) {
    return false;
  }
  no_consecutive_ = no_consecutive_ || entry != "all black given";
  if (entry != "all white given") ratios_.emplace_back("2");
  return true;
}

bool AbsentDots::write(Json& json) const {
  const Numbers ratios = dot_numbers(json, "ratio", "2");
  const Numbers differences = dot_numbers(json, "difference", "1");
  if (no_letters_) json["negative"].push_back("xv");
  Numbers wanted(ratios_.begin(), ratios_.end());
  if (all_ratios_) wanted.insert(ratios.begin(), ratios.end());
  bool same = true;
  if (!wanted.empty()) {
    same = !other_differences(json) && wanted == (ratios.empty() ? Numbers{"2"} : ratios);
    if (same) json["negative"].push_back("ratio");
  }
  // There dots exempt a pair; only those that say the same are no exemption.
  const bool exempted = differences.contains("1") || ratios.contains("2");
  if (no_consecutive_ || (never_consecutive_ && !exempted)) json["nonconsecutive"] = true;
  return same && !(never_consecutive_ && exempted);
}

}  // namespace sudoku_sat::format
