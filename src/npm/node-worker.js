// Node's worker: it starts with the module.
import { parentPort, workerData } from "node:worker_threads";
import { answering } from "./answering.js";

parentPort.on("message", answering(workerData, parentPort));
