// Comma-separated values: a line for each row, decimal numbers at every size, 0 for an empty cell
// and '~' where no cell is, so that spreadsheets and scripts read boards of all sizes alike. Where
// other symbols were asked for, these are written. Symbols and empty fields are read as well.
#include "formats/read/format_reader.hpp"
#include "formats/text/value_text.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

Likelihood csv_likelihood(const TextAhead& text) {
  const LineShape& shape = text.shape();
  const bool row = shape.kind == LineKind::row && shape.reading == Reading::commas;
  return row ? Likelihood::likely : Likelihood::none;
}

constexpr FormatReader csv_reader{.headed = false, .likelihood = csv_likelihood, .open = open_rows};

/// Of a value, or an empty cell, in symbols that were asked for.
char symbol_among(std::string_view symbols, Value value) {
  if (value != 0) return symbols[value - std::size_t{1}];
  return symbols.find('0') == symbols.npos ? '0' : '.';
}

void write_csv(const Picture& picture, std::string& out) {
  const Geometry& geometry = picture.geometry;
  for (int row = 0; row < geometry.height(); ++row) {
    for (int column = 0; column < geometry.width(); ++column) {
      if (column > 0) out += ',';
      if (const auto cell = geometry.find(row, column)) {
        const Value value = picture.grid[*cell];
        const bool from_zero = geometry.offset() != 0;
        if (!picture.symbols.empty()) {
          out += symbol_among(picture.symbols, value);
        } else if (value == 0 && from_zero) {
          out += '.';
        } else {
          append_number(out, value == 0 ? 0 : geometry.number(value));
        }
      } else {
        out += no_cell;
      }
    }
    out += '\n';
  }
}

}  // namespace

const Format format_entries::csv{
    .name = "csv",
    .summary = "comma-separated numbers, a line for each row; 0 for an empty cell",
    .source = "RFC 4180; the input of the propositional z3 system",
    .separated = true,
    .reader = &csv_reader,
    .write = write_csv,
};

}  // namespace sudoku_sat
