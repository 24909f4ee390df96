// The package in node: the module from its file, and node's workers.
import { Worker } from "node:worker_threads";
import { moduleBytes } from "./module-file.js";
import { requestsOf } from "./requests.js";

const compiled = async () => WebAssembly.compile(moduleBytes());

function started(module) {
  // Without node's own arguments: --input-type=module is refused where there is a file.
  const worker = new Worker(new URL("./node-worker.js", import.meta.url), { workerData: module, execArgv: [] });
  worker.unref();
  const handle = {
    onMessage() {},
    onError() {},
    post: (message) => (worker.ref(), worker.postMessage(message)),
    rest: () => worker.unref(),
    end: () => worker.terminate(),
  };
  worker.on("message", (message) => handle.onMessage(message));
  worker.on("error", (error) => handle.onError(error));
  return handle;
}

export const { ask, askText, requests } = requestsOf({ compiled, started });
