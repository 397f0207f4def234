import { mkdir, mkdtemp, rmdir } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "#app/http/env.server.ts";
import { OperatorError } from "#db/operator-error.ts";

/** Throws if uploaded files go to DATA_DIR and could not be written there. */
export async function rejectUnwritableFiles({ S3_BUCKET, DATA_DIR }: Pick<Env, "S3_BUCKET" | "DATA_DIR">) {
  if (!S3_BUCKET) await rejectUnwritable(DATA_DIR, "files");
}

/** Creates the folder if it is missing. */
export async function rejectUnwritable(dataDir: string, folder = "") {
  const path = join(dataDir, folder);
  try {
    await mkdir(path, { recursive: true });
    await rmdir(await mkdtemp(join(path, "may-write-")));
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? error.code : error;
    throw new OperatorError(
      `Nothing can be written in ${path} (${reason}). Set DATA_DIR to a folder of the user who runs this, or give them the right to write there.`,
    );
  }
}
