// The rows of `compare` as a table: chooses columns, finds what is the same everywhere and what is
// best.
#pragma once

#include <string>
#include <vector>

#include "columns.hpp"
#include "report/table.hpp"

namespace sudoku_sat::report {

/// What all rows have in common, in words: "amo pairwise, reduce none, size 9, puzzles 1".
std::string caption(const std::vector<CompareRow>& rows);

/// The columns in which rows differ or that measure something, as many as fit in `width`
/// characters; or the requested ones. The best figure of each column is marked, among the rows of
/// one board.
Table compare_table(const std::vector<CompareRow>& rows,
                    const std::vector<const CompareColumn*>& asked, std::size_t width);

/// Whether the column is the same in all rows.
bool same_in_all(const CompareColumn& column, const std::vector<CompareRow>& rows);

/// By row, whether its figure is the best among the rows of its board. All are of one column.
std::vector<bool> best_in(const CompareColumn& column, const std::vector<CompareRow>& rows);

/// The different words of a column, in the order of the rows.
std::vector<std::string> words_of(const CompareColumn& column, const std::vector<CompareRow>& rows);

/// The columns that distinguish settings by words, besides the encoding.
std::vector<const CompareColumn*> setting_columns();

/// What goes across in a matrix: the kind of setting with the most of them. Rules never do, since
/// there are too many: if nothing else differs, encodings go across.
const CompareColumn& column_across(const std::vector<CompareRow>& rows);

/// The column's name in a table: "total s".
std::string label_of(const CompareColumn& column);

}  // namespace sudoku_sat::report
