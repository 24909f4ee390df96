// Parts of the library, measured by Catch2: tools/bench --micro [CATCH2-OPTIONS...].
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
