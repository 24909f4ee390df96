// The program that needs no library of the system can load none either.
#include "cli/serve/http_module.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

ServeHttp& load_http() {
  throw Error(
      "serve: this program, which needs no library, has --stdio alone; that of the Debian "
      "package has HTTP");
}

}  // namespace sudoku_sat
