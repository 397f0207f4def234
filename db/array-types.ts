import type postgres from "postgres";

type Element = (text: string) => string | number | boolean;

/**
 * PostgreSQL's own array types by their fixed numbers (pg_type.dat). The driver would ask each new connection for them in
 * a statement that nobody waits for: when it fails, arrays stay text for good. Drizzle reads numeric[] and dates itself.
 */
export const arrayTypes: Record<string, postgres.PostgresType> = {
  // why: bigint reads as text everywhere
  texts: arrayOf([1009, 1015, 1016, 2951], (text) => text),
  numbers: arrayOf([1007, 1005, 1021, 1022], Number),
  booleans: arrayOf([1000], (text) => text === "t"),
};

function arrayOf(numbers: [number, ...number[]], element: Element): postgres.PostgresType {
  return { to: numbers[0], from: numbers, serialize: formatArray, parse: (text: string) => parseArray(text, element) };
}

/** Of one dimension; a value that is written already, as drizzle does for its columns, stays as it is. */
function formatArray(values: unknown) {
  if (!Array.isArray(values)) return values;
  return `{${values.map((value) => (value === null ? "null" : `"${String(value).replace(/["\\]/g, "\\$&")}"`)).join(",")}}`;
}

function parseArray(text: string, element: Element) {
  return [...text.matchAll(/"((?:[^"\\]|\\.)*)"|[^",{}]+/gs)].map(([bare, quoted]) => {
    if (quoted !== undefined) return element(quoted.replace(/\\(.)/gs, "$1"));
    return bare === "NULL" ? null : element(bare);
  });
}
