import { cp, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { log } from "../log.ts";
import { runScript } from "../server/processes.ts";

/** `what`: a lift or a day of a known program; `count`: keys that write it, or null where its journey failed. */
export type DayKeys = { what: string; count: number | null };

const root = resolve(import.meta.dirname, "../../..");
const journey = "tests/e2e/workouts/key-counts.spec.ts";
const days = ["GZCLP, first day", "nSuns, both lifts"];

/** Runs the journey that counts them in the copy in `folder`, on the server at `url`, where it leaves programs behind. */
export async function countDayKeys(folder: string, url: string): Promise<DayKeys[]> {
  for (const part of ["tests/e2e", "playwright.config.ts"]) {
    await cp(join(root, part), join(folder, part), { recursive: true });
  }
  const report = join(folder, "keys.json");
  const settings = { NODE_ENV: "test", E2E_REUSE: "1", E2E_PORT: new URL(url).port, E2E_REPORT: report };
  const args = ["node_modules/@playwright/test/cli.js", "test", journey, "--project", "with-script", "--workers", "1"];
  await runScript(folder, args, settings).catch(({ message }: Error) => log(message));
  const counts = countsIn(await readFile(report, "utf8"));
  return days.map((what) => ({ what, count: counts.get(what) ?? null }));
}

/** What the journey's tests noted: 'GZCLP, first day: 59'. */
function countsIn(report: string) {
  const counts = new Map<string, number>();
  JSON.parse(report, (_, value) => {
    const [, what, count] = value?.type === "keys" ? (/^(.+): (\d+)$/.exec(value.description) ?? []) : [];
    if (what) counts.set(what, Number(count));
    return value;
  });
  return counts;
}
