import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { describeFault } from "#app/services/log.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";

test("a statement that failed is logged by its first 2,000 characters", async () => {
  const { db } = await testDatabase();
  const fault = await db.execute(sql.raw(`select ${"1 + ".repeat(100_000)} nothing`)).catch((error) => error);
  expect(fault.message.length).toBeGreaterThan(400_000);
  const described = describeFault(fault);
  expect(described).toMatchObject({
    message: expect.stringMatching(/^Failed query: select 1 \+ .*… \(\d+ characters\)$/s),
  });
  expect(JSON.stringify(described).length).toBeLessThan(10_000);
});
