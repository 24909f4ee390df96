// Turns the lists of options into settings.
#include "settings.hpp"

#include <algorithm>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::report {

namespace {

/// The items of a list option, each once: `find` turns each name into an item; "all" is the whole
/// table.
template <class Item, class Table, class Of, class Find>
std::vector<Item> choose(const app::OptionValues& options, const std::string& option,
                         const Table& entries, Of of, Find find) {
  std::vector<Item> items;
  const auto add = [&](const Item& item) {
    if (std::find(items.begin(), items.end(), item) == items.end()) items.push_back(item);
  };
  for (const std::string& name : options.list(option)) {
    if (name != "all") {
      add(find(name));
      continue;
    }
    for (const auto& entry : entries) add(of(entry));
  }
  return items;
}

}  // namespace

bool CompareSettings::for_each(const std::function<bool(const Formulation&)>& visit) const {
  for (const Encoding* encoding : encodings) {
    for (const AtMostOne& method : amo) {
      for (const Reduction* reduction : reductions) {
        for (const Reencoding& reencoding : reencodings) {
          if (!visit({encoding, method, reduction, reencoding})) return false;
        }
      }
    }
  }
  return true;
}

CompareSettings compare_settings(const app::OptionValues& options) {
  CompareSettings settings;
  const auto address = [](const auto& entry) { return &entry; };
  const auto same = [](const auto* entry) { return entry; };
  settings.encodings =
      choose<const Encoding*>(options, "encodings", encodings(), address, app::encoding_or_auto);
  if (!options.has("encodings")) {
    for (const Encoding& encoding : encodings()) settings.encodings.push_back(&encoding);
  }
  settings.amo = choose<AtMostOne>(
      options, "amo", amo_methods(), [](const auto* method) { return AtMostOne(*method); },
      app::amo_named);
  if (settings.amo.empty()) settings.amo.emplace_back();
  settings.reductions =
      choose<const Reduction*>(options, "reduce", reductions(), same,
                               [](const std::string& name) { return &reduction_named(name); });
  if (settings.reductions.empty()) settings.reductions.push_back(reductions().front());
  settings.reencodings = app::reencodings_option(options);
  return settings;
}

MeasureOptions measure_options(const app::OptionValues& options) {
  MeasureOptions measured;
  measured.runs = static_cast<int>(options.number("runs").value_or(1));
  measured.seeds = static_cast<int>(options.number("seeds").value_or(0));
  measured.proofs = options.has("proof-size");
  const auto asked = [&](std::string_view option, std::uint64_t usual) {
    return options.has(option) ? options.number(option).value_or(usual) : 0;
  };
  constexpr std::uint64_t states = 100;
  constexpr std::uint64_t solutions = 10'000;
  measured.consistency = static_cast<std::size_t>(asked("consistency", states));
  measured.completeness = static_cast<std::size_t>(asked("completeness", states));
  measured.models = asked("models", solutions);
  return measured;
}

bool is_cut_short(const Measurement& measurement) {
  const auto open = [](const SolverTimes& times) {
    return times.answer == Answer::unknown && times.failure.empty();
  };
  return measurement.unfinished ||
         std::any_of(measurement.solvers.begin(), measurement.solvers.end(),
                     [&](const SolverRuns& runs) {
                       return std::any_of(runs.times.begin(), runs.times.end(), open);
                     });
}

CompareColumns asked_columns(const app::OptionValues& options) {
  CompareColumns asked;
  for (const std::string& name : options.list("columns")) {
    if (name == "all") {
      const CompareColumns all = all_compare_columns();
      asked.insert(asked.end(), all.begin(), all.end());
    } else {
      asked.push_back(&find_by_name(compare_columns(), "column", name));
    }
  }
  return asked;
}

CompareColumns with_row_names(const CompareColumns& asked, const app::OptionValues& options) {
  struct Setting {
    std::string_view column;
    std::string_view option;
  };
  constexpr Setting settings[] = {{"amo", "amo"},           {"reduce", "reduce"},
                                  {"reencode", "reencode"}, {"literal_order", "literal-order"},
                                  {"solver", "solvers"},    {"size", "sizes"},
                                  {"givens", "givens"}};
  CompareColumns columns{&find_by_name(compare_columns(), "column", "name")};
  for (const Setting& setting : settings) {
    const std::vector<std::string> given = options.list(setting.option);
    const bool several = given.size() > 1 || given == std::vector<std::string>{"all"} ||
                         given == std::vector<std::string>{"installed"};
    if (several) columns.push_back(&find_by_name(compare_columns(), "column", setting.column));
  }
  std::erase_if(columns, [&](const CompareColumn* column) {
    return std::find(asked.begin(), asked.end(), column) != asked.end();
  });
  columns.insert(columns.end(), asked.begin(), asked.end());
  return columns;
}

CompareColumns with_rules(CompareColumns columns, const CompareRow& row) {
  const CompareColumn* const rules = &find_by_name(compare_columns(), "column", "rules");
  const bool missing = std::ranges::find(columns, rules) == columns.end();
  if (!row.rules.empty() && missing) columns.insert(columns.begin() + 1, rules);
  return columns;
}

void name_setting(const Formulation& formulation, const CompareSettings& all, CompareRow& row) {
  row.encoding = app::name_of_encoding(formulation);
  row.amo = formulation.amo.name();
  row.reduction = formulation.reduction->name;
  if (all.reencode()) row.reencoding = formulation.reencoding.name();
  row.literal_order = formulation.reencoding.literal_order();
}

}  // namespace sudoku_sat::report
