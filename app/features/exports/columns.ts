import type { Cell } from "#app/domain/csv/csv.ts";

export type Row = Record<string, Cell>;

type Kind = "text" | "number" | "day" | "moment" | "tick" | "list" | "object";

/** `heading`: null for what only programs read. `words`: what people call the values. */
export type Column = { heading: string | null; kind: Kind; words?: Readonly<Record<string, string>> };

export type Columns<R> = { [Name in keyof R]-?: Column };

type Words = Readonly<Record<string, string>>;

export const text = (heading: string, words?: Words): Column => ({ heading, kind: "text", ...(words && { words }) });
export const list = (heading: string, words?: Words): Column => ({ heading, kind: "list", ...(words && { words }) });
export const number = (heading: string, words?: Words): Column => ({
  heading,
  kind: "number",
  ...(words && { words }),
});
export const day = (heading: string): Column => ({ heading, kind: "day" });
export const moment = (heading: string): Column => ({ heading: `${heading} (UTC)`, kind: "moment" });
export const tick = (heading: string): Column => ({ heading, kind: "tick" });
export const named = (heading: string): Column => ({ heading, kind: "object" });
/** In the JSON alone. */
export const only = (kind: Kind): Column => ({ heading: null, kind });

/** One thing stands as a list of what is known about it. Null for a table without rows or columns for people. */
export function sheetOf(columns: Readonly<Record<string, Column>>, rows: readonly Row[], isOne: boolean) {
  const shown = Object.entries(columns).filter(([, { heading }]) => heading !== null);
  if (rows.length === 0 || shown.length === 0) return null;
  const [first] = rows;
  if (isOne && first)
    return [["What", "Value"], ...shown.map(([name, one]) => [one.heading, cellOf(one, first[name])])];
  return [
    shown.map(([, { heading }]) => heading),
    ...rows.map((row) => shown.map(([name, one]) => cellOf(one, row[name]))),
  ];
}

function cellOf({ kind, words }: Column, value: Cell | undefined): Cell {
  if (value === null || value === undefined) return null;
  const wordOf = (one: unknown) => words?.[String(one)] ?? String(one);
  switch (kind) {
    case "tick":
      return value ? "yes" : "no";
    case "moment":
      return momentOf(value instanceof Date ? value : new Date(String(value)));
    case "list":
      return Array.isArray(value) ? value.map(wordOf) : String(value);
    case "object":
      return Object.entries(value).map(([name, one]) => `${name} ${one}`);
    default:
      return words ? wordOf(value) : value;
  }
}

/** YYYY-MM-DD HH:MM, which spreadsheets read as a time. */
function momentOf(at: Date) {
  return at.toISOString().slice(0, 16).replace("T", " ");
}

const jsonTypes: Record<Kind, object> = {
  text: { type: ["string", "null"] },
  number: { type: ["number", "string", "null"] },
  day: { type: ["string", "null"], format: "date" },
  moment: { type: ["string", "null"], format: "date-time" },
  tick: { type: ["boolean", "null"] },
  list: { type: ["array", "null"], items: { type: ["string", "number"] } },
  object: { type: ["object", "array", "null"] },
};

export function schemaOf(columns: Readonly<Record<string, Column>>) {
  const properties = Object.entries(columns).map(([name, { heading, kind, words }]) => {
    const about = {
      ...(heading && { description: heading }),
      ...(words && { examples: Object.keys(words).slice(0, 3) }),
    };
    return [name, { ...jsonTypes[kind], ...about }] as const;
  });
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required: Object.keys(columns),
    additionalProperties: false,
  };
}
