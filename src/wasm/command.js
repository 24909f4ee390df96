// What emscripten's script for the command line does not know of node: the environment, which of the
// standard streams are terminals, and that a pipe may not be ready yet.
Module["wasmBinary"] = globalThis.sudokuSatModule; // of bin.js; without it, the file beside the script

Module["preRun"] = () => Object.assign(ENV, process.env);

Module["onRuntimeInitialized"] = () => {
  ["/dev/stdin", "/dev/stdout", "/dev/stderr"].forEach((path, descriptor) => {
    Object.assign(FS.streams[descriptor], { path, tty: require("tty").isatty(descriptor) });
  });
};

for (const name of ["readSync", "writeSync"]) {
  const files = require("fs");
  const direct = files[name];
  files[name] = (...words) => {
    for (;;) {
      try {
        return direct(...words);
      } catch (error) {
        if (error.code !== "EAGAIN") throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5); // milliseconds
      }
    }
  };
}
