// Debian's Chromium, by npm's Playwright, which the build of the page has put into build/web. Its headless shell,
// which has no windows to draw, costs half the processor time; where it isn't there, the whole browser does.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

export const require = createRequire(new URL("../../../build/web/", import.meta.url));
export const { chromium } = require("playwright-core");

const executablePath = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((file) => existsSync(file));
// With a process for each site of a profile, no page that is loaded anew costs a process anew.
export const launching = { executablePath, args: ["--no-sandbox", "--process-per-site"] };
