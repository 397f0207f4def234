import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";

/** The password of `dataDir`'s server: random, made at the first start, for whoever may read the file alone. */
export async function passwordOf(dataDir: string): Promise<string> {
  const path = resolve(dataDir, "database-password");
  const kept = await readKept(path);
  if (kept) return kept;
  await mkdir(dataDir, { recursive: true });
  const fresh = `${path}.${randomUUID()}`;
  try {
    await writeFile(fresh, randomBytes(24).toString("base64url"), { mode: 0o600 });
    // why: a link appears whole, and not in the place of one that another process made meanwhile
    await link(fresh, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(fresh, { force: true });
  }
  return readFile(path, "utf8");
}

function readKept(path: string) {
  return readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
