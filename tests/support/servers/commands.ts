import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { compileCache } from "./processes.ts";

/**
 * Runs scripts to their end, with these settings, in a folder of their own. Its build ends the process with 0 when it is
 * to be served, so that a start ends after it has prepared the database.
 */
export async function openCommands(given: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "macrocycle-commands-"));
  await mkdir(join(folder, "build/server"), { recursive: true });
  await writeFile(join(folder, "build/server/index.js"), "process.exit(0);\n");
  const settings = {
    NODE_ENV: "test" as const,
    ...compileCache,
    ...{ PATH: process.env.PATH ?? "", DATA_DIR: join(folder, "data"), PORT: "0", HOST: "127.0.0.1" },
    ...given,
  };
  return {
    folder,
    settings,
    /** `changed`: settings of this run alone. */
    async run([script = "", ...more]: string[], changed: Record<string, string> = {}) {
      const child = spawn(process.execPath, [resolve(script), ...more], {
        cwd: folder,
        env: { ...settings, ...changed },
      });
      child.stdin.end();
      const said = Promise.all([text(child.stdout), text(child.stderr)]);
      const [code] = await once(child, "exit");
      const [output, errors] = await said;
      return { code, output, errors };
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
