// `auto` is no entry of the table of encodings: it is the absence of a choice, which the solver's
// plan fills.
#include "formulation.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::app {

namespace {

const Encoding* encoding_option(const OptionValues& options) {
  const auto name = options.get("encoding");
  if (!name || *name == "auto") return nullptr;
  const auto table = encodings();
  const auto found = std::find_if(table.begin(), table.end(),
                                  [&](const Encoding& entry) { return entry.name == *name; });
  if (found != table.end()) return &*found;
  std::vector<std::string_view> known{"auto"};
  for (const Encoding& entry : table) known.push_back(entry.name);
  reject("encoding", *name, known);
}

}  // namespace

AtMostOne amo_named(std::string_view name) {
  if (const auto amo = AtMostOne::parse(name)) return *amo;
  const std::string_view word = name.substr(0, name.find(':'));
  const AmoMethod& method = amo_method_named(word);
  if (method.group == 0) {
    throw UsageError(fmt::format("--amo {}: {} takes no group size", name, word));
  }
  throw UsageError(fmt::format("--amo {}: expected a group size from {} to {}, e.g. {}", name,
                               AtMostOne::smallest_group, AtMostOne::largest_group,
                               AtMostOne(method).name()));
}

AtMostOne amo_option(const OptionValues& options) {
  const auto name = options.get("amo");
  return name ? amo_named(*name) : AtMostOne();
}

const Reduction* reduction_option(const OptionValues& options) {
  const auto name = options.get("reduce");
  return name ? &reduction_named(*name) : nullptr;
}

Theme theme_named(std::string_view name) {
  if (name == "light") return Theme::light;
  if (name == "dark") return Theme::dark;
  if (name == "auto") return Theme::automatic;
  reject("theme", name, {"light", "dark", "auto"});
}

Formulation formulation_option(const OptionValues& options) {
  return {.encoding = &encoding_named(options.text("encoding")),
          .amo = amo_option(options),
          .reduction = reduction_option(options)};
}

Formulation open_formulation(const OptionValues& options) {
  return {.encoding = encoding_option(options),
          .amo = amo_option(options),
          .reduction = reduction_option(options)};
}

}  // namespace sudoku_sat::app
