// For emscripten's linker: what the module asks of its host (module.js) and the command has no use for.
mergeInto(LibraryManager.library, {
  sudoku_sat_progress: function () {
    return 0;
  },
});
