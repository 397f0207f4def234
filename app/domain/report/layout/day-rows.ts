import type { ReportDay, ReportExercise, ReportSet } from "../report.ts";
import { baselineOf, paper, type StyleName, styles } from "./paper.ts";
import { imageRow, type Mark, type Row, rule, space, textMark, textRows } from "./rows.ts";
import { tableRows } from "./table.ts";
import type { Typesetter } from "./typesetter.ts";

type TrainingDay = Extract<ReportDay, { restDay: false }>;

const indent = 16;
const imageMost = { width: 200, height: 150 };

export function dayRows(setter: Typesetter, { place, title, motivation, image, sets }: TrainingDay): Row[] {
  const name = title.trim() === "" ? place : `${place} · ${title}`;
  const heading = textRows(setter, "day", name, { keepsNext: true });
  const bookmarked = heading.map((row, index) => (index === 0 ? { ...row, bookmark: name } : row));
  return [
    space(14),
    ...bookmarked,
    rule(),
    ...textRows(setter, "note", motivation),
    ...(image ? [imageRow(image, imageMost)] : []),
    ...sets.flatMap((set) => setRows(setter, set)),
  ];
}

export function restRows(setter: Typesetter, first: string, last: string): Row[] {
  const place = first === last ? first : `${first} to ${last}`;
  const rest = beside(first === last ? "Rest day" : "Rest days", "exercise", setter.widthOf(place, "exercise") + 10);
  const marks = [textMark(place, "exercise", 0), rest];
  return [space(12), { height: styles.exercise.leading, marks, keepsNext: false }];
}

function setRows(setter: Typesetter, { name, alternative, setType, description, exercises }: ReportSet): Row[] {
  const width = paper.bodyWidth - setter.widthOf(setType, "note") - 10;
  const heading = textRows(setter, "set", name, { keepsNext: true, width });
  const [line = ""] = setter.linesOf(name, "set", width);
  const type = setType === "" ? [] : [beside(setType, "set", setter.widthOf(line, "set") + 10)];
  return [
    space(9),
    ...(alternative ? textRows(setter, "note", alternative, { keepsNext: true }) : []),
    ...withMarks(heading, [], type),
    ...keptTogether(textRows(setter, "text", description), exercises.length > 0),
    ...exercises.flatMap((exercise) => exerciseRows(setter, exercise)),
  ];
}

function exerciseRows(setter: Typesetter, { letter, name, description, rounds }: ReportExercise): Row[] {
  const heading = textRows(setter, "exercise", name, { x: indent, keepsNext: true });
  return [
    space(5),
    ...withMarks(heading, letter === null ? [] : [textMark(letter, "exercise", 0)]),
    ...keptTogether(textRows(setter, "text", description, { x: indent }), rounds.columns.length > 0),
    ...tableRows(setter, rounds, indent),
  ];
}

function beside(text: string, style: StyleName, x: number): Mark {
  return textMark(text, "note", x, baselineOf(style) - baselineOf("note"));
}

/** `before` is also read before the text by screen readers. */
function withMarks([first, ...others]: Row[], before: Mark[], after: Mark[] = []): Row[] {
  return first ? [{ ...first, marks: [...before, ...first.marks, ...after] }, ...others] : [];
}

function keptTogether(rows: Row[], isFollowed: boolean): Row[] {
  return rows.map((row, index) => (index === rows.length - 1 ? { ...row, keepsNext: isFollowed } : row));
}
