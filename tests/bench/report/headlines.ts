import { rows } from "../data/rows.ts";
import { percentiles } from "../server/rounds.ts";
import type { Results } from "./report.ts";
import { printTimes } from "./row.ts";

/** The five numbers that the README shows, as Markdown. */
export function printHeadlines({ pages, visits, keys, saves }: Results) {
  const list = required(pages.find(({ page }) => page.name === "/programs"));
  const { cold } = required(
    visits.visits.find(({ name, line }) => name === "/manage-program" && line.name === "Slow 4G"),
  );
  const typed = percentiles(keys.editor);
  const cpu = list.rate.cpuMs === null ? "" : `, ${list.rate.cpuMs.toFixed(1)} ms of processor time each`;
  const alive = cold.alive === null ? "" : `, interactive after ${(cold.alive / 1000).toFixed(1)} s`;
  return [
    "| | measured |",
    "|---|---|",
    `| The list of programs, with ${rows.many.toLocaleString("en")} programs | ${list.rate.perSecond.toFixed(0)} requests/s${cpu} |`,
    `| Its JavaScript (gzip) | ${(list.bytes.script / 1000).toFixed(0)} kB |`,
    `| First visit to the editor over Slow 4G, a full week | ${(cold.bytes / 1000).toFixed(0)} kB${alive} |`,
    `| Typing in that week on a slow phone, key to paint (p50 / p95) | ${typed.p50.toFixed(0)} / ${typed.p95.toFixed(0)} ms |`,
    `| Saving a week of 7 full workouts (p50 / p95) | ${printTimes(saves.app)} |`,
  ].join("\n");
}

function required<T>(measured: T | undefined): T {
  if (measured === undefined) throw new Error("A number of the README was not measured.");
  return measured;
}
