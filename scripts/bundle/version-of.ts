import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Eight letters that change with any of the folder's files: they import each other by name, so they change together. */
export function versionOf(folder: string) {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).toSorted()) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  return hash.digest("hex").slice(0, 8);
}
