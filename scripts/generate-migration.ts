import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";

/** Keeps only the newest snapshot, since the generator compares with no other. */
const folder = "db/migrations/meta";
const { status } = spawnSync("drizzle-kit", ["generate", ...process.argv.slice(2)], { stdio: "inherit" });
const older = readdirSync(folder)
  .filter((name) => name.endsWith("_snapshot.json"))
  .sort()
  .slice(0, -1);
for (const name of older) rmSync(`${folder}/${name}`);
process.exitCode = status ?? 1;
