import { createHash } from "node:crypto";
import { OperatorError } from "#db/operator-error.ts";
import { type End, filesFolder, tablesFolder } from "./contents.ts";

const newline = 10;

/** Counts and checksums of entries, the same way when a backup is written and when it is read. */
export function openTally(names: string[]) {
  const tables = new Map(names.map((name) => [name, { rows: 0, hash: createHash("sha256") }]));
  const files = { count: 0, bytes: 0, hash: createHash("sha256") };

  function add(entry: string, bytes: Uint8Array) {
    const [folder, name = ""] = entry.split("/");
    const table = folder === tablesFolder ? tables.get(name) : undefined;
    if (table) {
      table.rows += linesIn(bytes);
      table.hash.update(bytes);
    } else if (folder === filesFolder) {
      files.count++;
      files.bytes += bytes.byteLength;
      files.hash.update(`${name} ${bytes.byteLength}\n`).update(bytes);
    } else {
      throw new OperatorError(`The backup is damaged: it has an entry ${entry}.`);
    }
  }

  function end(): End {
    const counted = [...tables].map(([name, { rows, hash }]) => [name, { rows, sha256: hash.digest("hex") }] as const);
    const { count, bytes, hash } = files;
    return { tables: Object.fromEntries(counted), files: { count, bytes, sha256: hash.digest("hex") } };
  }

  return { add, end };
}

/** COPY writes a row a line, and writes line breaks within values as `\n`. */
function linesIn(bytes: Uint8Array) {
  let lines = 0;
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) lines++;
  return lines;
}
