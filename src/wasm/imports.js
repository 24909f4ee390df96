// For emscripten's linker: what the host gives the module (module.js) beside what every host does.
mergeInto(LibraryManager.library, {
  progress: function () {},
});
