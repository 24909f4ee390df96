// The package in a browser, from any static host or through a bundler: bundlers know the module and the
// worker by these two URLs as they are written here.
import { requestsOf } from "./requests.js";
import { unpacked } from "./unpacked.js";

async function compiled() {
  const url = new URL("./sudoku-sat.wasm.zst", import.meta.url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return WebAssembly.compile(await unpacked(response));
}

function started(module) {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  const handle = {
    onMessage() {},
    onError() {},
    post: (message) => worker.postMessage(message),
    rest() {},
    end: () => worker.terminate(),
  };
  worker.onmessage = ({ data }) => handle.onMessage(data);
  worker.onerror = (event) => handle.onError(new Error(event.message ?? "the worker could not start"));
  worker.postMessage({ module });
  return handle;
}

export const { ask, askText, requests } = requestsOf({ compiled, started });
