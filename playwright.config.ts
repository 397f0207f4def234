import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

// why: what tests import of the app reads its settings, and takes itself to be in production otherwise
process.env.NODE_ENV ??= "test";

// why: not 0. Workers read this file, too, and where a demo of another run is used again (E2E_REUSE) the port is all they know of it
const port = process.env.E2E_PORT ?? "3199";
const baseURL = `http://127.0.0.1:${port}`;

/** Debian's, the headless shell first: it takes half of chromium's processor time. Or else Playwright's own. */
const systemBrowser = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((path) => existsSync(path));

/**
 * Every journey runs with JavaScript and without. One that makes sense in one of them alone says so by its tag:
 * `{ tag: "@with-script" }` or `{ tag: "@without-script" }`.
 */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // why: where all is checked, one slow moment of a busy machine is told apart from what is broken; it is still named
  retries: process.env.E2E_REPORT ? 1 : 0,
  reporter: process.env.E2E_REPORT ? [["dot"], ["json", { outputFile: process.env.E2E_REPORT }]] : [["list"]],
  use: {
    baseURL,
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? systemBrowser,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // why: without a graphics card its process only passes pictures on, for a sixth of the browser's time
        "--in-process-gpu",
        // why: no page lives long enough to earn back what optimising its code costs, an eighth of the browser's time
        "--js-flags=--no-opt --no-maglev",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "with-script", grepInvert: /@without-script/, use: { javaScriptEnabled: true } },
    { name: "without-script", grepInvert: /@with-script/, use: { javaScriptEnabled: false } },
  ],
  webServer: {
    command: "node tests/support/servers/demo-server.ts",
    url: `${baseURL}/health/ready`,
    reuseExistingServer: process.env.E2E_REUSE === "1",
    env: { PORT: port },
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
  },
});
