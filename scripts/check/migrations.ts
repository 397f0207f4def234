import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import config from "../../drizzle.config.ts";

/**
 * Fails if the schema has something that no migration makes (generating into a copy must add nothing), or if an old
 * snapshot is left.
 */
const copy = mkdtempSync(join(tmpdir(), "macrocycle-migrations-"));
try {
  cpSync("db/migrations", copy, { recursive: true });
  const before = readdirSync(copy).join();
  const { dialect, schema, casing } = { casing: "snake_case", ...config };
  // why: drizzle-kit resolves every path against this folder
  const out = relative(process.cwd(), copy);
  const args = ["generate", `--dialect=${dialect}`, `--schema=${schema}`, `--out=${out}`, `--casing=${casing}`];
  const { status, stdout, stderr } = spawnSync("drizzle-kit", args, { stdio: ["ignore", "pipe", "pipe"] });
  const drifted = readdirSync(copy).join() !== before;
  if (status !== 0 || drifted) console.error(`${stdout}${stderr}`);
  if (drifted) console.error("The schema has changed: run `npm run db:generate` and commit the migration.");
  const snapshots = readdirSync("db/migrations/meta").filter((name) => name.endsWith("_snapshot.json"));
  if (snapshots.length > 1) console.error("Delete the older snapshots: `npm run db:generate` keeps only the newest.");
  process.exitCode = status === 0 && !drifted && snapshots.length === 1 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
