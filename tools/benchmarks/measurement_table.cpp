// The report as tables to read: on a terminal, and in a README.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "measurement.hpp"

namespace sudoku_sat::bench {

namespace {

using Row = std::vector<std::string>;

struct Column {
  std::string_view title;
  bool number;
  std::string (*text)(const Measurement&);
};

std::string megabytes(const Side& side) {
  return three_digits(static_cast<double>(side.memory) / 1e6);
}

std::string optional_text(const std::optional<double>& number) {
  return number ? three_digits(*number) : "";
}

std::string solved_text(const Measurement& row, const Side& side) {
  if (!row.boards || !side.solved) return "";
  return fmt::format("{}/{}", *side.solved, *row.boards);
}

/// A figure of the other program; empty if there is none.
template <class Text>
std::string theirs(const Measurement& row, Text text) {
  return row.theirs ? text(*row.theirs) : "";
}

constexpr Column columns[] = {
    {"", false, [](const Measurement& row) { return row.name; }},
    {"seconds", true, [](const Measurement& row) { return three_digits(row.ours.wall.median); }},
    {"CPU", true, [](const Measurement& row) { return three_digits(row.ours.processor.median); }},
    {"MB", true, [](const Measurement& row) { return megabytes(row.ours); }},
    {"rate", true, [](const Measurement& row) { return optional_text(row.ours.rate); }},
    {"solved", true, [](const Measurement& row) { return solved_text(row, row.ours); }},
    {"against", false,
     [](const Measurement& row) {
       return theirs(row, [](const Side& side) { return side.command; });
     }},
    {"seconds", true,
     [](const Measurement& row) {
       return theirs(row, [](const Side& side) { return three_digits(side.wall.median); });
     }},
    {"CPU", true,
     [](const Measurement& row) {
       return theirs(row, [](const Side& side) { return three_digits(side.processor.median); });
     }},
    {"MB", true, [](const Measurement& row) { return theirs(row, megabytes); }},
    {"rate", true,
     [](const Measurement& row) {
       return theirs(row, [](const Side& side) { return optional_text(side.rate); });
     }},
    {"solved", true,
     [](const Measurement& row) {
       return theirs(row, [&](const Side& side) { return solved_text(row, side); });
     }},
    {"unit", false, [](const Measurement& row) { return row.unit; }},
    {"ratio", true, [](const Measurement& row) { return optional_text(row.ratio); }},
    {"CPU ratio", true, [](const Measurement& row) { return optional_text(row.processor_ratio); }},
    {"note", false, [](const Measurement& row) { return row.note; }},
};

/// A section's rows as texts, the titles first; columns without any text are left out.
struct Texts {
  std::vector<Row> rows;
  std::vector<bool> numbers;
};

Texts texts_of(const std::vector<const Measurement*>& measurements) {
  Texts texts{std::vector<Row>(measurements.size() + 1), {}};
  for (const Column& column : columns) {
    Row cells;
    for (const Measurement* row : measurements) cells.push_back(column.text(*row));
    const auto empty = [](const std::string& cell) { return cell.empty(); };
    if (std::all_of(cells.begin(), cells.end(), empty)) continue;
    texts.rows[0].emplace_back(column.title);
    for (std::size_t i = 0; i < cells.size(); ++i) texts.rows[i + 1].push_back(cells[i]);
    texts.numbers.push_back(column.number);
  }
  return texts;
}

std::string aligned(const Texts& texts) {
  std::vector<std::size_t> width(texts.numbers.size());
  for (const Row& row : texts.rows) {
    for (std::size_t i = 0; i < row.size(); ++i) width[i] = std::max(width[i], row[i].size());
  }
  std::string text;
  for (const Row& row : texts.rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      line += i == 0 ? "" : "  ";
      line += texts.numbers[i] ? fmt::format("{:>{}}", row[i], width[i])
                               : fmt::format("{:<{}}", row[i], width[i]);
    }
    text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
  }
  return text;
}

std::string markdown_line(const Row& row) {
  std::string line = "|";
  for (const std::string& cell : row) {
    line += ' ';
    for (const char c : cell) line += c == '|' ? "\\|" : std::string(1, c);
    line += cell.empty() ? "|" : " |";
  }
  return line + '\n';
}

std::string markdown(const Texts& texts) {
  std::string text = markdown_line(texts.rows[0]) + '|';
  for (const bool number : texts.numbers) text += number ? "---:|" : "---|";
  text += '\n';
  for (std::size_t i = 1; i < texts.rows.size(); ++i) text += markdown_line(texts.rows[i]);
  return text;
}

/// The sections in the order in which they come.
std::vector<std::string> sections_of(const Report& report) {
  std::vector<std::string> names;
  for (const Measurement& row : report.measurements) {
    if (std::find(names.begin(), names.end(), row.section) == names.end()) {
      names.push_back(row.section);
    }
  }
  return names;
}

}  // namespace

std::string three_digits(double number) {
  if (number == 0) return "0";
  const double digits = std::floor(std::log10(std::fabs(number))) + 1;
  const int decimals = std::clamp(3 - static_cast<int>(digits), 0, 6);
  return fmt::format("{:.{}f}", number, decimals);
}

std::string to_table(const Report& report, bool in_markdown) {
  const Circumstances& how = report.circumstances;
  std::string text = fmt::format("sudoku-sat {}, {}, {} cores, {}; medians of {} runs\n",
                                 how.version, how.processor, how.cores, how.compiler, how.runs);
  for (const std::string& section : sections_of(report)) {
    std::vector<const Measurement*> rows;
    for (const Measurement& row : report.measurements) {
      if (row.section == section) rows.push_back(&row);
    }
    text += in_markdown ? fmt::format("\n### {}\n\n", section) : fmt::format("\n{}\n", section);
    text += in_markdown ? markdown(texts_of(rows)) : aligned(texts_of(rows));
  }
  return text;
}

}  // namespace sudoku_sat::bench
