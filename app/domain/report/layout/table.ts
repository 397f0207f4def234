import { plural } from "#app/domain/text/counted.ts";
import type { RoundsTable } from "../report.ts";
import { paper, styles } from "./paper.ts";
import { type Row, textMark, textRows } from "./rows.ts";
import type { Typesetter } from "./typesetter.ts";

/** Points: between columns, the narrowest and widest column, and the widest title of a line. */
const gap = 14;
const narrowest = 18;
const widest = 150;
const widestTitle = 120;

type Band = { first: number; widths: number[] };

/** `x` in points. */
export function tableRows(setter: Typesetter, { columns, lines }: RoundsTable, x: number): Row[] {
  if (columns.length === 0) return [];
  if (lines.length === 0) return textRows(setter, "note", roundCount(columns), { x });
  const titles = [setter.widthOf("Rounds", "round"), ...lines.map(({ title }) => setter.widthOf(title, "note"))];
  const titleWidth = Math.min(widestTitle, widestOf(titles)) + gap;
  const labels = columns.map(({ label, isRest }) => (isRest ? `${label} rest` : label));
  const widths = labels.map((label, index) => {
    const cells = lines.map(({ cells }) => setter.widthOf(cells[index] ?? "", "value"));
    return Math.min(widest, Math.max(narrowest, setter.widthOf(label, "round"), widestOf(cells)));
  });
  const table = { labels, lines, x, titleWidth };
  return bandsOf(widths, paper.bodyWidth - x - titleWidth).flatMap((band) => bandRows(setter, table, band));
}

function roundCount(columns: RoundsTable["columns"]) {
  const count = columns.at(-1)?.label.split("–").at(-1);
  return count === "1" ? "1 round" : `${count} rounds`;
}

function widestOf(widths: number[]) {
  return Math.max(0, ...widths);
}

function bandsOf(widths: number[], room: number): Band[] {
  const bands: Band[] = [];
  let used = 0;
  for (const [index, width] of widths.entries()) {
    const band = bands.at(-1);
    if (band && used + width <= room) band.widths.push(width);
    else bands.push({ first: index, widths: [width] });
    used = bands.at(-1) === band ? used + width + gap : width + gap;
  }
  return bands;
}

type Table = { labels: string[]; lines: RoundsTable["lines"]; x: number; titleWidth: number };

function bandRows(setter: Typesetter, { labels, lines, x, titleWidth }: Table, band: Band): Row[] {
  const numbers: Row = {
    height: styles.round.leading,
    marks: [
      textMark(plural(labels.length, "Round"), "round", x),
      ...inColumns(band, x + titleWidth, (index, left) => [textMark(labels[index] ?? "", "round", left)]),
    ],
    keepsNext: true,
  };
  const values = lines.map(({ title, cells }, line) => {
    const titleLines = setter.linesOf(title, "note", titleWidth - gap);
    const cellLines = inColumns(band, x + titleWidth, (index, left, width) => [
      { left, lines: setter.linesOf(cells[index] ?? "", "value", width) },
    ]);
    const marks = [
      ...titleLines.map((text, at) => textMark(text, "note", x, at * styles.note.leading)),
      ...cellLines.flatMap(({ left, lines }) =>
        lines.map((text, at) => textMark(text, "value", left, at * styles.value.leading)),
      ),
    ];
    const height = Math.max(titleLines.length, 1, ...cellLines.map(({ lines }) => lines.length)) * styles.value.leading;
    return { height, marks, keepsNext: line < lines.length - 1 };
  });
  return [numbers, ...values];
}

function inColumns<T>({ first, widths }: Band, x: number, make: (index: number, left: number, width: number) => T[]) {
  let left = x;
  return widths.flatMap((width, offset) => {
    const made = make(first + offset, left, width);
    left += width + gap;
    return made;
  });
}
