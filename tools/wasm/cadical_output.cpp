#include <cstdio>

std::FILE* cadical_output = stdout;
