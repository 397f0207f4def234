import type { Statement } from "./capture.ts";
import type { FloorPage } from "./floor.ts";
import { openReplay } from "./replay.ts";

const toWarm = 3;
const rounds = 20;

/** Milliseconds that each page's statements took, one after the other and nothing beside them, by its address. */
export async function timeStatements(url: string, pages: FloorPage[]): Promise<Map<string, number[]>> {
  const sql = openReplay(url, 1);
  const times = new Map<string, number[]>();
  for (const { path, statements } of pages.filter(({ isTransaction }) => !isTransaction)) {
    const taken: number[] = [];
    for (let round = 0; round < toWarm + rounds; round++) taken.push(await timeOnce(statements));
    times.set(path, taken.slice(toWarm));
  }
  await sql.end();
  return times;

  async function timeOnce(statements: Statement[]) {
    const started = performance.now();
    for (const { text, params } of statements) await sql.unsafe(text, params, { prepare: true });
    return performance.now() - started;
  }
}
