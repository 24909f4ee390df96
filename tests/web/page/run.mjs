// Runs the files of tests beside each other with one browser: node run.mjs OPTION_OF_NODE_TEST... FILE...
// Each file has profiles of its own in it. To start a browser takes as long as some files do.
import { spawn } from "node:child_process";
import { chromium, launching } from "./browser.mjs";

const browser = await chromium.launchServer(launching);
const env = { ...process.env, BROWSER: browser.wsEndpoint() };
const tests = spawn(process.execPath, ["--test", ...process.argv.slice(2)], { stdio: "inherit", env });
const status = await new Promise((resolve) => { tests.on("exit", (code) => resolve(code ?? 1)); });
await browser.close();
process.exit(status);
