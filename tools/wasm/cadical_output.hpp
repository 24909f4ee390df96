// CaDiCaL prints its figures to standard output, and who asks for them gives it another stream for
// that time. In emscripten's C library `stdout` can't be another; so this one is meant by that
// name.
#pragma once

#ifdef __cplusplus
#include <cstdio>

extern std::FILE* cadical_output;
#undef stdout
#define stdout cadical_output
#endif
