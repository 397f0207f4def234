import { paper, type StyleName, styles } from "#app/domain/report/layout/paper.ts";
import type { Mark } from "#app/domain/report/layout/rows.ts";

/** `furniture` repeats on each page; an artifact is only for the eye. */
export type Tag = "H1" | "H2" | "H3" | "P" | "Figure" | "Artifact" | "furniture";

/** Marks that are read in one go: a line, a paragraph, a heading. */
export type Block = { tag: Tag; marks: Mark[] };

const headings: Partial<Record<StyleName, Tag>> = { programName: "H1", day: "H2", set: "H3" };

export function blocksOf(marks: readonly Mark[]): Block[] {
  const blocks: Block[] = [];
  for (const mark of marks) {
    const tag = tagOf(mark);
    const last = blocks.at(-1);
    if (last?.tag === tag && goesOn(last.marks.at(-1), mark)) last.marks.push(mark);
    else blocks.push({ tag, marks: [mark] });
  }
  return blocks;
}

function tagOf(mark: Mark): Tag {
  if (mark.is === "image") return "Figure";
  if (mark.is !== "text") return "Artifact";
  const isOutside = mark.y < paper.bodyTop || mark.y > paper.bodyBottom;
  if (mark.style === "chrome" && isOutside) return "furniture";
  return headings[mark.style] ?? "P";
}

/** On the same line, or on the next one below it. */
function goesOn(before: Mark | undefined, mark: Mark): boolean {
  if (tagOf(mark) === "Artifact") return true;
  if (before?.is !== "text" || mark.is !== "text") return false;
  if (before.y === mark.y) return true;
  const down = mark.y - before.y;
  return before.x === mark.x && before.style === mark.style && down > 0 && down <= styles[mark.style].leading * 1.3;
}
