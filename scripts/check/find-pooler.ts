import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

export function findPooler() {
  // why: on Debian it is only in root's PATH
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
