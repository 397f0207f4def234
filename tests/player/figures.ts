import { readFile } from "node:fs/promises";
import { addDays, formatDate } from "#app/domain/schedule/dates.ts";

/** One row of a table by its headings. */
export type Row = Record<string, string>;

const file = new URL("./figures.md", import.meta.url);

/** The rows of the table that follows the heading; days such as 'D-3' as screens write them, `today` being D. */
export async function figures(heading: string, today: string): Promise<Row[]> {
  const lines = (await readFile(file, "utf8")).split("\n");
  const from = lines.indexOf(`### ${heading}`);
  if (from < 0) throw new Error(`figures.md has no table ${heading}.`);
  const begin = lines.findIndex((line, at) => at > from && line.startsWith("|"));
  const end = lines.findIndex((line, at) => at > begin && !line.startsWith("|"));
  const [names = [], , ...rows] = lines.slice(begin, end).map(cellsOf);
  return rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, dated(cells[at] ?? "", today)])));
}

function cellsOf(line: string) {
  const cells = line.split("|").slice(1, -1);
  return cells.map((cell) => cell.trim());
}

function dated(text: string, today: string) {
  return text.replaceAll(/\bD(?:-(\d+))?(?![\w'-])/g, (_, days = "0") => formatDate(addDays(today, -Number(days))));
}
