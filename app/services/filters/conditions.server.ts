import { and, is, or, type SQL, sql } from "drizzle-orm";
import { PgColumn } from "drizzle-orm/pg-core";
import type { Comparison, FilterValue, Leaf, Where } from "#app/domain/filters/where.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";

type Column = PgColumn | SQL;
type Matches = (column: Column) => SQL;

/**
 * A column; one with folded text, as searches use (`within`: what stands around the comparison); or for linked things a condition around the comparison (`(matches)
 * => exists(… matches(links.categoryId) …)`).
 */
export type Filterable = Column | { folded: Column; within?: (matches: SQL) => SQL } | ((matches: Matches) => SQL);

export function conditionOf<Name extends string>(
  where: Where<Name> | null,
  columns: Readonly<Record<Name, Filterable>>,
): SQL | undefined {
  if (where === null) return undefined;
  if ("field" in where) return ofLeaf(where, columns[where.field]);
  const parts = where.value.map((member) => conditionOf(member, columns));
  return where.operation === "and" ? and(...parts) : or(...parts);
}

const denials: Partial<Record<Comparison, Comparison>> = {
  notEquals: "equals",
  notContains: "contains",
  notStartsWith: "startsWith",
  notEndsWith: "endsWith",
  notIn: "in",
};

function ofLeaf({ operation, value }: Leaf, filterable: Filterable): SQL {
  const denied = denials[operation];
  const found = ofFilterable(denied ?? operation, value, filterable);
  return denied ? sql`(${found}) is not true` : found;
}

function ofFilterable(operation: Comparison, value: Leaf["value"], filterable: Filterable): SQL {
  if (typeof filterable === "function") return filterable((column) => compare(operation, value, column));
  if ("folded" in filterable) {
    const matches = ofFolded(operation, withTexts(value, foldForSearch), filterable.folded);
    return filterable.within?.(matches) ?? matches;
  }
  return compare(operation, value, filterable);
}

function ofFolded(operation: Comparison, value: Leaf["value"], column: Column): SQL {
  return operation === "contains" ? sql`strpos(${column}, ${value}) > 0` : compare(operation, value, column);
}

function compare(operation: Comparison, value: Leaf["value"], column: Column): SQL {
  if (Array.isArray(value)) {
    const members = value.map((one) => bound(column, one));
    return sql`${column} in (${sql.join(members, sql`, `)})`;
  }
  switch (operation) {
    case "greater":
      return sql`${column} > ${bound(column, value)}`;
    case "greaterOrEqual":
      return sql`${column} >= ${bound(column, value)}`;
    case "less":
      return sql`${column} < ${bound(column, value)}`;
    case "lessOrEqual":
      return sql`${column} <= ${bound(column, value)}`;
    case "contains":
      return like(column, `%${literally(value)}%`);
    case "startsWith":
      return like(column, `${literally(value)}%`);
    case "endsWith":
      return like(column, `%${literally(value)}`);
    default:
      return value === null ? sql`${column} is null` : sql`${column} = ${bound(column, value)}`;
  }
}

function like(column: Column, pattern: string) {
  return sql`${column} ilike ${pattern}`;
}

function literally(value: FilterValue) {
  return String(value).replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

function bound(column: Column, value: FilterValue) {
  if (is(column, PgColumn)) return sql`${sql.param(value, column)}`;
  return sql`${value instanceof Date ? value.toISOString() : value}`;
}

function withTexts(value: Leaf["value"], change: (text: string) => string): Leaf["value"] {
  if (Array.isArray(value)) return value.map((one) => (typeof one === "string" ? change(one) : one));
  return typeof value === "string" ? change(value) : value;
}
