// Answers requests, one after the other: { request } in; { progress } and, as the last, { answer } out.
import { Door } from "./module.js";

function serve(module, port) {
  const door = new Door(module);
  return ({ request }) => {
    const onProgress = (progress) => void port.postMessage({ progress });
    port.postMessage({ answer: door.answer(request, { onProgress }) });
  };
}

if (typeof process === "object" && process.versions?.node) {
  const { parentPort, workerData } = await import("node:worker_threads");
  parentPort.on("message", serve(workerData, parentPort));
} else {
  self.onmessage = ({ data: { module } }) => {
    const answer = serve(module, self);
    self.onmessage = ({ data }) => answer(data);
  };
}
