# The module packed by zstd, and fzstd, which unpacks it in browsers, with its licence: both in PACKAGE.
# cmake -DMODULE=... -DFZSTD=... -DPACKAGE=... -P tools/wasm/Packed.cmake
execute_process(COMMAND zstd --quiet --force -19 "${MODULE}" -o "${PACKAGE}/sudoku-sat.wasm.zst" COMMAND_ERROR_IS_FATAL ANY)
file(READ "${FZSTD}/LICENSE" licence)
file(READ "${FZSTD}/esm/index.mjs" code)
file(WRITE "${PACKAGE}/fzstd.js" "/*! fzstd\n\n${licence}*/\n${code}")
