// All texts are made from the plan and the manifest, so they are the same when the family is made
// again. Files that must be the same say nothing of the day or the machine.
#include "documents.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

namespace {

using Json = nlohmann::ordered_json;

/// The instances of one size and formulation.
struct Row {
  std::size_t count = 0;
  std::uint64_t variables = 0;  ///< at most
  std::uint64_t clauses = 0;    ///< at most
  std::string least_open = "1";
  std::string most_open = "0";
  std::map<std::string, std::size_t> expected;
};

/// By size and encoding.
std::map<std::pair<int, std::string>, Row> rows_of(const Json& manifest) {
  std::map<std::pair<int, std::string>, Row> rows;
  for (const Json& instance : manifest["instances"]) {
    Row& row = rows[{instance["size"].get<int>(), instance.value("encoding", "-")}];
    ++row.count;
    row.variables = std::max(row.variables, instance.value("variables", std::uint64_t{0}));
    row.clauses = std::max(row.clauses, instance.value("clauses", std::uint64_t{0}));
    const auto open = instance["open"].get<std::string>();
    row.least_open = std::min(row.least_open, open);
    row.most_open = std::max(row.most_open, open);
    ++row.expected[instance["expected"].get<std::string>()];
  }
  return rows;
}

/// "20 satisfiable, 1 unknown"
std::string expected_text(const Row& row) {
  std::string text;
  for (const auto& [answer, count] : row.expected) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, answer);
  }
  return text;
}

std::string tex_text(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\\') {
      out += "\\textbackslash{}";
    } else if (c == '~' || c == '^') {
      out += fmt::format("\\{}{{}}", c);
    } else if (std::string_view("{}$&#_%").find(c) != std::string_view::npos) {
      out += fmt::format("\\{}", c);
    } else {
      out += c;
    }
  }
  return out;
}

/// The same in typewriter letters, where a line may end after each comma, dash or colon.
std::string tex_code(std::string_view text) {
  std::string out = "{\\ttfamily ";
  for (const char c : text) {
    out += c == '-' ? "{-}" : tex_text(std::string(1, c));
    if (c == ',' || c == '-' || c == ':') out += "\\allowbreak{}";
  }
  return out + "}";
}

/// How the boards were made, in sentences for both documents.
std::string made_text(const FamilyPlan& plan) {
  const InstanceSpec& spec = plan.sizes.front();
  std::string text = fmt::format(
      "Each board is a full grid ({}: {}), some of whose cells are open ({}: {}). Board number i "
      "of "
      "a size depends on the seed, its size, its share of open cells and i alone.",
      spec.grids->name, spec.grids->summary, spec.holes->name, spec.holes->summary);
  if (plan.unsat) {
    text +=
        " One given is then changed to a value that no other given forbids; where that left a "
        "solution, another one. CaDiCaL refuted each formula, or it is marked as unknown.";
  } else {
    text += " So each has a solution, the grid that it was made from.";
  }
  if (const auto& calibration = plan.calibration) {
    text += fmt::format(
        " Boards were tried over the range of shares, later ones mostly at shares that did best, "
        "and those kept that {} each take {} to {} nominal seconds for: of a machine that reads 4 "
        "million literals and propagates 2 million in a second. The numbers of propagations are "
        "those that the solvers print, so the choice is the same with the same releases of them on "
        "every machine that is not slower than a third of the nominal one.",
        fmt::join(calibration->names, " and "), calibration->least, calibration->most);
  }
  return text;
}

constexpr std::string_view naming =
    "sudoku-nSIZE-openSHARE-GRIDS-HOLES-ENCODING-sSEED-NUMBER: the size of the board, open cells "
    "in "
    "thousandths, how grid and holes were made, the encoding (with the at-most-one method and the "
    "reduction where these are not the usual ones), the seed, the number of the board";

std::string source_text(const FamilyPlan& plan) {
  const InstanceSpec& spec = plan.sizes.front();
  return fmt::format("Grids: {}. Holes: {}.", spec.grids->source, spec.holes->source);
}

}  // namespace

Json manifest(const FamilyPlan& plan, const std::vector<Json>& instances) {
  Json calibration = nullptr;
  if (plan.calibration) {
    calibration = {{"solvers", plan.calibration->names},
                   {"least", plan.calibration->least},
                   {"most", plan.calibration->most}};
  }
  return {{"program", fmt::format("sudoku-sat {}", version)},
          {"command", command_text(plan)},
          {"count", instances.size()},
          {"calibration", calibration},
          {"instances", instances}};
}

std::string json_text(const Json& json) {
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::string readme_text(const FamilyPlan& plan, const Json& manifest) {
  std::string text =
      fmt::format("# Sudoku boards as SAT instances\n\nMade by {}:\n\n    {}\n\n{} {}\n\n",
                  manifest["program"].get<std::string>(), command_text(plan), made_text(plan),
                  source_text(plan));
  text +=
      "| size | encoding | instances | open cells | variables | clauses | expected |\n"
      "|---:|---|---:|---|---:|---:|---|\n";
  for (const auto& [key, row] : rows_of(manifest)) {
    text += fmt::format("| {0}x{0} | {1} | {2} | {3} to {4} | {5} | {6} | {7} |\n", key.first,
                        key.second, row.count, row.least_open, row.most_open, row.variables,
                        row.clauses, expected_text(row));
  }
  text += fmt::format(
      "\nVariables and clauses: at most.\n\n"
      "- `manifest.json`: for each instance its files, what is expected and why, the solution, and "
      "`md5`, the hash of benchmark databases (GBD).\n"
      "- `boards/`: the boards as text; `cnf/`: the formulas. `sudoku-sat decode FORMULA ANSWER` "
      "turns a solver's answer into a grid and checks it.\n"
      "- `proofs/`, where there are any: DRAT proofs, for example for drat-trim.\n"
      "- `times.json`, where solvers were run: seconds by the clock. It alone differs when the "
      "family is made again.\n"
      "- `description.tex`: a page about the family, for competitions.\n\n"
      "Names are {}.\n",
      naming);
  return text;
}

std::string latex_text(const FamilyPlan& plan, const Json& manifest) {
  std::string text =
      "\\documentclass[conference]{IEEEtran}\n"
      "\\usepackage[utf8]{inputenc}\n"
      "\\usepackage[T1]{fontenc}\n"
      "\\begin{document}\n"
      "\\title{Sudoku Boards with Open Cells}\n"
      "% Fill in the authors.\n"
      "\\author{\\IEEEauthorblockN{First Author}\\IEEEauthorblockA{\\textit{Affiliation}\\\\"
      "City, Country\\\\author@example.org}}\n"
      "\\maketitle\n\n"
      "\\section{What the instances are}\n";
  text += fmt::format(
      "The variables of an instance say which value each cell of a Sudoku board holds; its clauses "
      "are the rules of the board, in the encoding that its name says, and a unit clause for each "
      "given, unless a reduction removed what the givens decide. {}\n\n",
      tex_text(made_text(plan)));
  text += fmt::format(
      "\\section{{How they were made}}\nBy {}, with\n\\begin{{flushleft}}\n{}\n"
      "\\end{{flushleft}}\nThe same command makes the same bytes. {}\n\n",
      tex_text(manifest["program"].get<std::string>()), tex_code(command_text(plan)),
      tex_text(source_text(plan)));
  text += fmt::format("\\section{{Names}}\nNames are {}.\n\n", tex_text(naming));
  text +=
      "\\section{Expected results}\n"
      "\\begin{center}\n\\begin{tabular}{rlrlrr}\n"
      "size & encoding & \\# & open & variables & clauses \\\\ \\hline\n";
  std::string expected;
  for (const auto& [key, row] : rows_of(manifest)) {
    text += fmt::format("{} & {} & {} & {}--{} & {} & {} \\\\\n", key.first, tex_text(key.second),
                        row.count, row.least_open, row.most_open, row.variables, row.clauses);
    expected +=
        fmt::format("{0}x{0}, {1}: {2}. ", key.first, tex_text(key.second), expected_text(row));
  }
  text += fmt::format(
      "\\end{{tabular}}\n\\end{{center}}\nVariables and clauses are at most so many. Expected: {}"
      "The manifest has the solution of each satisfiable board and the hash of each formula, MD5 "
      "as "
      "in the Global Benchmark Database.\n\n\\end{{document}}\n",
      expected);
  return text;
}

}  // namespace sudoku_sat
