import type { Results } from "./report.ts";
import type { MeasuredPage } from "./report-pages.ts";

/**
 * Other products, measured on a machine of the same size: workout-cool at 77f25a92 (programs list), Liftosaur at
 * dea690bb (program editor), wger at aaba2018 (every page).
 */
export function todayTable({ pages, keys }: Results) {
  const list = pageNamed(pages, "/programs");
  const editor = pageNamed(pages, "/manage-program");
  return [
    "| compared with other products | Macrocycle | workout-cool | Liftosaur | wger |",
    "|---|---|---|---|---|",
    `| JavaScript of the programs list, gzip | ${kB(list)} | 589 kB | | 846 kB |`,
    `| JavaScript of the program editor, gzip | ${kB(editor)} | | 893 kB | 846 kB |`,
    `| programs list, requests/s at 10 connections | ${list.rate.perSecond.toFixed(0)} | 5 | | |`,
    `| script per key in a 4-week program, full speed | ${keys.scriptMs.toFixed(1)} ms | | 89 ms | |`,
    "| without JavaScript | everything works | blank page | headings, no editing | navigation only where React draws |",
  ];
}

function pageNamed(pages: MeasuredPage[], name: string) {
  const found = pages.find(({ page }) => page.name === name);
  if (!found) throw new Error(`${name} was not measured.`);
  return found;
}

function kB({ bytes }: MeasuredPage) {
  return `${(bytes.script / 1000).toFixed(0)} kB`;
}
