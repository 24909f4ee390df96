// The parts of a trace's page besides its data. The scripts share one scope and come in this order.
#pragma once

#include <string_view>

namespace sudoku_sat::cli {

extern const std::string_view trace_style;
/// Below the board, up to the end of <main>.
extern const std::string_view trace_body;

extern const std::string_view replay_script;    ///< the steps, and the trail at any of them
extern const std::string_view board_script;     ///< the trail on the grid
extern const std::string_view words_script;     ///< the step, its clause, the trail, in words
extern const std::string_view graph_script;     ///< the implication graph of a conflict
extern const std::string_view controls_script;  ///< buttons, keys, stops, running

}  // namespace sudoku_sat::cli
