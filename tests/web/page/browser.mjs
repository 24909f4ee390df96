// Debian's Chromium, by npm's Playwright, which the build of the page has put into build/web.
import { createRequire } from "node:module";

export const require = createRequire(new URL("../../../build/web/", import.meta.url));
export const { chromium } = require("playwright-core");
export const launching = { executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] };
