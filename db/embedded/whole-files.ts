import { randomUUID } from "node:crypto";
import { linkSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readTextAtOnce } from "./processes.ts";

/** Creates the file complete; returns false if there is one already. */
export function createWhole(path: string, text: string) {
  const fresh = `${path}.${randomUUID()}`;
  try {
    writeFileSync(fresh, text, { mode: 0o600 });
    linkSync(fresh, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
}

/** Returns whether the file had this text and is gone: another process may have replaced it since it was read. */
export function removeIfStill(path: string, text: string) {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
    if (readTextAtOnce(aside) === text) return true;
    linkSync(aside, path);
  } catch {
    // why: it is gone, or somebody has created the next one, which counts
  } finally {
    rmSync(aside, { force: true });
  }
  return false;
}
