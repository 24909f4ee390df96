// The process's number in node, which makes names of temporary files unique; emscripten's own is
// always the same.
#include <emscripten.h>
#include <unistd.h>

EM_JS(int, sudoku_sat_process, (), { return process.pid; });

extern "C" pid_t getpid() { return sudoku_sat_process(); }
