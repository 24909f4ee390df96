// Estimates of `count --estimate`, as text and as JSON.
#include <fmt/format.h>

#include "answers.hpp"
#include "counting.hpp"

namespace sudoku_sat::report {

namespace {

bool known(const Estimate& estimate) { return estimate.exact || estimate.reached != 0; }

/// A number of any size in place of "@NAME", which is in the text as a string.
void put_number(std::string& text, const std::string& name, const std::string& number) {
  const std::string place = fmt::format("\"@{}\"", name);
  text.replace(text.find(place), place.size(), number);
}

}  // namespace

EstimateOptions estimate_options(const app::OptionValues& options) {
  return {.samples = options.number_or_usual("samples"), .seed = options.number_or_usual("seed")};
}

Estimate estimate_item(const CountingItem& item, const EstimateOptions& wanted, bool with_variables,
                       const Limits& limits) {
  if (!item.input.puzzle->board->variables().empty() && !with_variables) {
    throw UsageError(
        "--estimate counts solutions separately if they differ only in extra variables: it needs "
        "--variables on this board");
  }
  return estimate_count(*item.input.puzzle, wanted, limits);
}

std::string add_estimate(CountingItem& item, const Estimate& estimate) {
  item.found = estimate.exact ? estimate.log_mean == 0 : estimate.reached != 0;
  item.status = item.found ? "solved" : estimate.exact ? "unsatisfiable" : "unknown";
  const std::string samples =
      fmt::format("{} sample{}", estimate.samples, estimate.samples == 1 ? "" : "s");
  if (estimate.stopped) {
    item.reason = fmt::format("{} after {}", Stopped(*estimate.stopped).what(), samples);
  } else if (!known(estimate)) {
    item.reason = fmt::format("none of {} ended at a solution", samples);
  }
  return item.reason;
}

std::string estimate_text(const CountingItem& item, const Estimate& estimate) {
  if (!item.input.puzzle) return std::string(unread_word(item.input));
  if (!known(estimate)) return "unknown";
  if (estimate.exact) return rounded_text(estimate.log_mean);
  return fmt::format("about {} (95 %: {} to {})", rounded_text(estimate.log_mean),
                     rounded_text(estimate.log_low), rounded_text(estimate.log_high));
}

std::string estimate_json(const CountingItem& item, const Estimate& estimate, std::uint64_t seed) {
  base::Json json = beginning_of(item);
  const bool any = item.input.puzzle && known(estimate);
  for (const char* name : {"estimate", "low", "high"}) {
    json[name] = any ? base::Json("@" + std::string(name)) : base::Json(nullptr);
  }
  json["exact"] = estimate.exact;
  json["samples"] = estimate.samples;
  json["reached"] = estimate.reached;
  json["seed"] = seed;
  json["seconds"] = {{"count", item.seconds}};
  add_end(item, json);
  std::string text = dump(json);
  if (!any) return text;
  put_number(text, "estimate", rounded_text(estimate.log_mean));
  put_number(text, "low", rounded_text(estimate.log_low));
  put_number(text, "high", rounded_text(estimate.log_high));
  return text;
}

}  // namespace sudoku_sat::report
