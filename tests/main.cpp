// The one translation unit that Catch2's own main lives in: it compiles slowly and never changes.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
