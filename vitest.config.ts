import { defineConfig } from "vitest/config";

const onDatabase = {
  globalSetup: ["tests/support/database-server.ts"],
  setupFiles: ["tests/support/after-file.ts"],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          testTimeout: 30_000,
          include: ["app/**/*.test.{ts,tsx}", "tests/architecture/**/*.test.ts"],
        },
      },
      { test: { name: "integration", include: ["tests/integration/**/*.test.ts"], ...onDatabase } },
      { test: { name: "http", include: ["tests/http/**/*.test.ts"], ...onDatabase } },
    ],
  },
});
