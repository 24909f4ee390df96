// `auto` is not in the table of encodings: it is the absence of a choice, which the solver's plan
// makes.
#include "formulation.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/joined.hpp"
#include "choices.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::app {

const Encoding* encoding_or_auto(std::string_view name) {
  if (name == "auto") return nullptr;
  if (const Encoding* const encoding = find_encoding(name)) return encoding;
  reject("encoding", name, encoding_names_and_auto());
}

std::string_view name_of_encoding(const Formulation& formulation) {
  return formulation.encoding == nullptr ? "auto" : formulation.encoding->name;
}

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

Reencoding reencoding_named(std::string_view name, std::string_view literal_order) {
  const auto known = reencodings();
  if (std::ranges::find(known, name) == known.end()) reject("re-encoding", name, known);
  if (name == Reencoding{}.name()) return {};
  constexpr Reencoding variable_addition{.variable_addition = true};
  if (name == variable_addition.name()) return variable_addition;
  if (const auto reencoding = Reencoding::parse(literal_order)) return *reencoding;
  throw UsageError(
      fmt::format("--literal-order {}: expected {}; aligned and random can have a "
                  "seed, as random:3",
                  literal_order, base::joined(literal_order_names(), ", ")));
}

Theme theme_named(std::string_view name) {
  if (name == "light") return Theme::light;
  if (name == "dark") return Theme::dark;
  if (name == "auto") return Theme::automatic;
  reject("theme", name, {"light", "dark", "auto"});
}

namespace {

/// Of commands that have these options.
Reencoding reencoding_option(const OptionValues& options) {
  if (!options.has("reencode")) return {};
  return reencoding_named(options.text("reencode"), options.text("literal-order"));
}

}  // namespace

std::vector<Reencoding> reencodings_option(const OptionValues& options) {
  std::vector<std::string> orders = options.list("literal-order");
  if (orders.empty()) orders.emplace_back(literal_orders().front());
  std::vector<Reencoding> chosen;
  for (const std::string& name : options.list("reencode")) {
    for (const std::string& order : orders) {
      const Reencoding reencoding = reencoding_named(name, order);
      if (std::ranges::find(chosen, reencoding) == chosen.end()) chosen.push_back(reencoding);
    }
  }
  if (chosen.empty()) chosen.emplace_back();
  return chosen;
}

Formulation formulation_option(const OptionValues& options) {
  return {.encoding = encoding_or_auto(options.text("encoding")),
          .amo = amo_option(options),
          .reduction = reduction_option(options),
          .reencoding = reencoding_option(options)};
}

Formulation unreduced_formulation_option(const OptionValues& options) {
  Formulation formulation = formulation_option(options);
  if (formulation.reduction == nullptr) formulation.reduction = &no_reduction();
  return formulation;
}

Formulation proving_formulation(const Puzzle& puzzle, const OptionValues& options) {
  return sudoku_sat::proving_formulation(puzzle, unreduced_formulation_option(options));
}

void set_solver_settings(const OptionValues& options, SolverChoice& chosen) {
  for (const std::string& text : options.all("set")) {
    if (chosen.entry->setting == nullptr) {
      throw UsageError(fmt::format(
          "--set works only with the built-in CaDiCaL{}",
          options.front() == Front::requests
              ? ""
              : "; give other solvers' options in a command line: -s 'minisat -rnd-init {cnf} "
                "{out}'"));
    }
    chosen.settings.push_back(chosen.entry->setting(text));
  }
}

}  // namespace sudoku_sat::app
