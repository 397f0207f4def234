import type { ReportCover } from "../report.ts";
import { paper, styles } from "./paper.ts";
import { imageRow, type Row, space, textMark, textRows } from "./rows.ts";
import { type Typesetter, unknownCharacter } from "./typesetter.ts";

const factsFrom = 120;
const imageMost = { width: paper.bodyWidth, height: 300 };

/** Laid out last, since it says whether characters were missing. */
export function coverRows(setter: Typesetter, cover: ReportCover): Row[] {
  const { name, image, shortDescription } = cover;
  const start: Row = { height: 70, marks: [], keepsNext: true };
  return [
    start,
    ...textRows(setter, "programName", name),
    space(14),
    ...(image ? [imageRow(image, imageMost), space(14)] : []),
    ...textRows(setter, "fact", shortDescription),
    space(14),
    ...factsOf(cover).flatMap(([fact, text]) => factRows(setter, fact, text)),
    ...missedRows(setter),
  ];
}

function factsOf({ author, duration, difficulty, range, madeOn, client }: ReportCover): [string, string][] {
  return [
    ["Author", author],
    ["Duration", duration],
    ["Difficulty", difficulty],
    ["Printed", range],
    ["Date", madeOn],
    ...(client === null ? [] : [["Values in brackets", `calculated for ${client}`] satisfies [string, string]]),
  ];
}

function factRows(setter: Typesetter, fact: string, text: string): Row[] {
  const rows = textRows(setter, "fact", text, { x: factsFrom });
  const name = textMark(fact, "factName", 0);
  if (rows.length === 0) return [{ height: styles.fact.leading, marks: [name], keepsNext: false }];
  return rows.map((row, index) => (index === 0 ? { ...row, marks: [name, ...row.marks] } : row));
}

function missedRows(setter: Typesetter): Row[] {
  if (!setter.hasMissed()) return [];
  const note = `${unknownCharacter} stands for a character that can't be printed here; what it is stands in brackets.`;
  return [space(14), ...textRows(setter, "note", note)];
}
