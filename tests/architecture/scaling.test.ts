import { getTableConfig } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";
import { crossing, placement } from "./placement.ts";
import { hasAccount, keysOf, schemaTables, type Table } from "./schema-tables.ts";
import { read } from "./source.ts";

/**
 * What docs/scaling.md says of a PostgreSQL that is distributed by account, held against the schema: there is none here
 * to try it on.
 */
type Place = "account" | keyof typeof placement;

const tables = await schemaTables();

function placeOf(name: string): Place {
  const places = Object.entries(placement) as [keyof typeof placement, readonly string[]][];
  return places.find(([, names]) => names.includes(name))?.[0] ?? "account";
}

/** The column by which the table's rows are split. */
function splitBy(table: Table) {
  return table.name === "accounts" ? "id" : "accountId";
}

function uniqueCrossing(table: Table): string[] {
  if (placeOf(table.name) !== "account") return [];
  const keys = keysOf(table).filter(({ isUnique }) => isUnique);
  return keys.filter(({ columns }) => !columns.includes(splitBy(table))).map(({ name }) => name);
}

/** Foreign keys that compare rows of two places: only within an account, or with a table that stands everywhere. */
function foreignCrossing(table: Table): string[] {
  return table.foreignKeys.flatMap((key) => {
    const { name, columns, foreignTable, foreignColumns } = key.reference();
    const other = getTableConfig(foreignTable);
    if (placeOf(other.name) === "reference") return [];
    const pairs = columns.map((column, at) => [column.name, foreignColumns[at]?.name]);
    const isWithin = pairs.some(([own, theirs]) => own === splitBy(table) && theirs === splitBy(other));
    if (placeOf(table.name) === "account" && placeOf(other.name) === "account" && isWithin) return [];
    return [name ?? `${table.name} → ${other.name}`];
  });
}

test("keys that compare rows of two accounts are those that are told, each with what would hold it", () => {
  const found = tables.flatMap((table) => [...uniqueCrossing(table), ...foreignCrossing(table)]);
  expect(found.sort()).toEqual(Object.keys(crossing).sort());
});

test("a table that is split by its account always has one, and the others have none that it would need", () => {
  const split = tables.filter(({ name }) => placeOf(name) === "account" && name !== "accounts");
  const without = split.filter((table) => !table.columns.some(({ name, notNull }) => name === "accountId" && notNull));
  expect(without.map(({ name }) => name)).toEqual([]);
  const whole = tables.filter(({ name }) => placeOf(name) === "reference" && hasAccount(byName(name)));
  expect(whole.map(({ name }) => name)).toEqual([]);
});

describe("docs/scaling.md", () => {
  const text = read("docs/scaling.md");

  test.each([...tables.map(({ name }) => name), ...Object.keys(crossing)])("tells of %s", (name) => {
    expect(text).toContain(`\`${name}\``);
  });

  test("and of no table that is gone", () => {
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.values(placement).flat()));
  });
});

function byName(name: string): Table {
  const found = tables.find((table) => table.name === name);
  if (!found) throw new Error(`There is no table ${name}.`);
  return found;
}
