import { unescaped } from "#tests/support/http/html.ts";
import type { Row } from "./figures.ts";

/** The words of a piece of a page, without what only looks or runs. */
export function wordsIn(html: string): string {
  const plain = html.replaceAll(/<(svg|script|style)\b[\s\S]*?<\/\1>/g, " ").replaceAll(/<!--[\s\S]*?-->/g, "");
  return unescaped(plain.replaceAll(/<[^>]*>/g, " "))
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The rows of each table of the page, by their headings, in the order of the page. */
export function tablesOf(html: string): Row[][] {
  return [...html.matchAll(/<table\b[\s\S]*?<\/table>/g)].map(([table]) => {
    const [names = [], ...rows] = [...table.matchAll(/<tr\b[\s\S]*?<\/tr>/g)].map(([row]) => cellsOf(row));
    return rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""])));
  });
}

function cellsOf(row: string) {
  return [...row.matchAll(/<(t[hd])\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , cell = ""]) => wordsIn(cell));
}
