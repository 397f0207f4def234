import { defineConfig } from "vitest/config";

// why: a worker then loads each module once, not once a file, which was half of the processor's time
const shared = { isolate: false };

/** Tests of large amounts, which `npm run check -- --long` runs beside all others. */
const long = "tests/integration/**/*.long.test.ts";

const onDatabase = {
  ...shared,
  globalSetup: ["tests/support/database/database-server.ts"],
  setupFiles: ["tests/support/after-file.ts"],
  // why: longer than a busy machine takes for the longest of them
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
};

const withServers = { globalSetup: [...onDatabase.globalSetup, "tests/support/servers/server-desk.ts"] };

export default defineConfig({
  test: {
    ...shared,
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          testTimeout: 60_000,
          include: ["app/**/*.test.{ts,tsx}", "tests/architecture/**/*.test.ts"],
        },
      },
      { test: { name: "integration", include: ["tests/integration/**/*.test.ts"], exclude: [long], ...onDatabase } },
      { test: { name: "long", include: [long], ...onDatabase } },
      { test: { name: "http", include: ["tests/http/**/*.test.ts"], ...onDatabase, ...withServers } },
    ],
  },
});
