import { log } from "#app/services/log.server.ts";
import type { FileStore } from "./port.ts";

/** After the commit that deleted their rows. Never fails: the daily job finds files without a row. */
export async function removeFiles(files: FileStore, keys: string[]): Promise<void> {
  try {
    for (const key of keys) await files.remove(key);
  } catch (error) {
    log.error({ err: error }, "fault");
  }
}
