import { sql } from "drizzle-orm";
import ts from "typescript";
import { expect, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import { nodes, parse, sourceFiles } from "#tests/architecture/source.ts";
import { testDatabase } from "#tests/support/database/database.ts";

/** Proves that arrays are read and written although no connection asks the server for its types. */
const words = ["plain", "", " ", "a,b", "{c}", 'say "d"', "back\\slash", "NULL", "two\nlines", "žčš 💪", "'"];
const id = "0190a5a5-0000-7000-8000-000000000001";

test.each<[string, unknown[]]>([
  ["text", words],
  ["text", []],
  ["varchar", words],
  ["uuid", [id]],
  ["int", [1, -2, 0]],
  ["smallint", [7]],
  ["float8", [0.5, -1e-7]],
  ["bigint", ["9007199254740993"]],
])("%s[] comes back as it was sent: %j", async (type, values) => {
  const { url } = await testDatabase();
  for (const prepare of [true, false]) {
    const pool = openDatabase(url, { max: 1, prepare });
    const sent = sql`${sql.param(values)}::${sql.raw(type)}[]`;
    const [row] = await pool.db.execute(
      sql`select ${sent} as whole, array_append(${sent}, null) as holed, array[true, false, null] as flags`,
    );
    await pool.end();
    expect(row).toEqual({ whole: values, holed: [...values, null], flags: [true, false, null] });
  }
});

test("no connection of ours fetches types", () => {
  const opened = sourceFiles(["app/**/*.ts", "db/**/*.ts", "scripts/**/*.ts"])
    .flatMap((path) => nodes(parse(path)))
    .filter((node) => ts.isCallExpression(node) && node.expression.getText() === "postgres")
    .map((node) => node.getText());
  expect(opened.length).toBeGreaterThan(3);
  expect(opened.filter((call) => !/fetch_types: false|settings\(/.test(call))).toEqual([]);
});
