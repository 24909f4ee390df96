// Commands that can be asked for a range of their work: generate, family, compare.
#pragma once

#include <string>
#include <vector>

#include "cli/command_line.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat::cli {

/// Whether a command with that name has ranges.
bool has_ranges(const std::string& name);

/// The manifest of its work in `parts` ranges. Throws: UsageError if the command's options are
/// wrong or not allowed in a part; InputError if one of its files can't be read.
Manifest split_into_ranges(const std::vector<std::string>& command, std::uint64_t parts);

/// Whether the command itself merges the results; join_ranges() runs it.
bool joined_by_command(const Manifest& manifest);

/// Merges the results of all parts in the file or directory `output`, if there is one; returns the
/// exit status. Throws: InputError that names missing or wrong parts; what the command throws.
int join_ranges(const PartsDirectory& parts, const std::optional<std::string>& output,
                const std::function<void(std::size_t)>& step);

}  // namespace sudoku_sat::cli
