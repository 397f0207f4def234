import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of PgBouncer on this machine; undefined where it is not installed. */
export function findPooler() {
  // why: Debian keeps it where only root's PATH leads
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, "pgbouncer")).find(isProgram);
}

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
