import { pathToFileURL } from "node:url";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { sourceFiles } from "./source.ts";

export type Table = ReturnType<typeof getTableConfig>;

/** A key or index with the names of its columns. */
export type Key = { name: string; columns: string[]; isUnique: boolean };

/** Every table of db/schema. */
export async function schemaTables(): Promise<Table[]> {
  const paths = sourceFiles(["db/schema/*.ts"]);
  const modules = await Promise.all(paths.map((path) => import(/* @vite-ignore */ pathToFileURL(path).href)));
  return modules.flatMap((module: object) =>
    Object.values(module).flatMap((value) => (is(value, PgTable) ? [getTableConfig(value)] : [])),
  );
}

/** Each key and index of the table. */
export function keysOf(table: Table): Key[] {
  const single = table.columns.filter((column) => column.primary).map((column) => column.name);
  const primary = [single, ...table.primaryKeys.map((key) => key.columns.map((column) => column.name))];
  const primaries = primary
    .filter((columns) => columns.length > 0)
    .map((columns) => unique(`${table.name} primary key`, columns));
  const uniques = table.uniqueConstraints.map((key) =>
    unique(
      key.name ?? `${table.name} unique`,
      key.columns.map((column) => column.name),
    ),
  );
  const uniqueColumns = table.columns.filter((column) => column.isUnique);
  const indexes = table.indexes.map(({ config }) => ({
    name: config.name ?? `${table.name} index`,
    columns: config.columns.map((column) => ("name" in column ? String(column.name) : "an expression")),
    isUnique: config.unique === true,
  }));
  return [
    ...primaries,
    ...uniqueColumns.map((column) => unique(`${table.name}.${column.name} unique`, [column.name])),
    ...uniques,
    ...indexes,
  ];
}

function unique(name: string, columns: string[]): Key {
  return { name, columns, isUnique: true };
}

/** Whether the table's rows say whose they are. */
export function hasAccount(table: Table) {
  return table.columns.some(({ name }) => name === "accountId");
}
