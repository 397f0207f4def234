import { once } from "node:events";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { getTableName, type InferInsertModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import postgres from "postgres";

type Value = string | number | boolean | Date | null | undefined | object;

/** Enough for the database to be busy with while the next is made. */
const chunkLength = 512 * 1024;

/**
 * COPY of rows into the table, on a connection of its own, so that several tables fill at once. All rows of one copy have
 * the same columns. `write` waits while the database is behind; `end` answers how many rows there were.
 */
export async function openCopy<Table extends PgTable>(url: string, table: Table) {
  // why: what is written waits here, while the tables before it are still being filled
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { synchronous_commit: "off" } });
  let stream: Writable | null = null;
  let columns: string[] = [];
  let [waiting, count] = ["", 0];

  async function start(row: object) {
    columns = Object.keys(row);
    const names = columns.map((column) => `"${snakeCase(column)}"`);
    stream = await sql.unsafe(`copy "${getTableName(table)}" (${names.join(", ")}) from stdin`).writable();
    return stream;
  }

  async function send(target: Writable) {
    const chunk = Buffer.from(waiting, "utf8");
    waiting = "";
    if (!target.write(chunk)) await once(target, "drain");
  }

  return {
    async write(rows: InferInsertModel<Table>[]) {
      const [first] = rows;
      if (!first) return;
      const target = stream ?? (await start(first));
      for (const row of rows) waiting += lineOf(columns, row as Record<string, Value>);
      count += rows.length;
      if (waiting.length > chunkLength) await send(target);
    },
    async end() {
      if (stream) {
        await send(stream);
        stream.end();
        await finished(stream);
      }
      await sql.end();
      return count;
    },
  };
}

function lineOf(columns: string[], row: Record<string, Value>) {
  let line = "";
  for (const column of columns) line += `${line === "" ? "" : "\t"}${textOf(row[column])}`;
  return `${line}\n`;
}

function textOf(value: Value): string {
  if (typeof value === "string") return escaped(value);
  if (typeof value === "number") return String(value);
  if (value === null || value === undefined) return "\\N";
  if (typeof value === "boolean") return value ? "t" : "f";
  if (value instanceof Date) return momentOf(value);
  return escaped(JSON.stringify(value));
}

let last = { time: Number.NaN, text: "" };

/** The rows of one workout have one moment. */
function momentOf(date: Date) {
  if (date.getTime() !== last.time) last = { time: date.getTime(), text: date.toISOString() };
  return last.text;
}

function escaped(text: string) {
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => `\\${letters[sign] ?? sign}`) : text;
}

const letters: Record<string, string> = { "\t": "t", "\n": "n", "\r": "r" };

function snakeCase(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
