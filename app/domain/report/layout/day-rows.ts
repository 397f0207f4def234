import type { ReportDay, ReportExercise, ReportSet } from "../report.ts";
import { baselineOf, paper, type StyleName, styles } from "./paper.ts";
import { heightOf, imageRow, type Mark, type Row, rule, space, textMark, textRows } from "./rows.ts";
import type { Typesetter } from "./typesetter.ts";

type TrainingDay = Extract<ReportDay, { restDay: false }>;

/** Points: where exercises, their names and their rounds begin, and between the columns. */
const exercisesFrom = 158;
const namesFrom = 172;
const roundsFrom = 326;
const gap = 12;
/** A set of up to this height is not broken. */
const keptWhole = 180;
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

/** A set's name and type stand at the left of its exercises, so that a short set takes a line or two. */
function setRows(setter: Typesetter, set: ReportSet): Row[] {
  const names = setNames(setter, set);
  const body = [
    ...textRows(setter, "text", set.description, { x: exercisesFrom }),
    ...set.exercises.flatMap((exercise) => exerciseRows(setter, exercise)),
  ];
  return [space(7), ...besideNames(names, body)];
}

type Names = { marks: Mark[]; height: number };

/** 'Main lift', with its type behind it if both fit, else below. */
function setNames(setter: Typesetter, { name, alternative, setType }: ReportSet): Names {
  const width = exercisesFrom - gap;
  const marks: Mark[] = [];
  let height = 0;
  function put(text: string, style: StyleName) {
    for (const line of setter.linesOf(text.replaceAll(/\s+/g, " "), style, width)) {
      marks.push(textMark(line, style, 0, height));
      height += styles[style].leading;
    }
  }
  put(alternative ?? "", "note");
  put(name, "set");
  const last = marks.at(-1);
  const behind = last?.is === "text" ? setter.widthOf(last.text, "set") + 8 : 0;
  if (last && behind + setter.widthOf(setType, "note") <= width)
    marks.push({ ...textMark(setType, "note", behind), y: last.y });
  else put(setType, "note");
  return { marks, height };
}

/** The names come first, as they are read; what stands beside them stays on their page. */
function besideNames({ marks, height }: Names, body: Row[]): Row[] {
  const missing = height - heightOf(body);
  const rows = missing > 0 ? [...body, { height: missing, marks: [], keepsNext: false }] : body;
  const isShort = heightOf(rows) <= keptWhole;
  let y = 0;
  return rows.map((row, index) => {
    y += row.height;
    const isLast = index === rows.length - 1;
    const keepsNext = !isLast && (isShort || y < height || row.keepsNext);
    return { ...row, keepsNext, marks: index === 0 ? [...marks, ...row.marks] : row.marks };
  });
}

function exerciseRows(setter: Typesetter, exercise: ReportExercise): Row[] {
  const { letter, name, description, details, rounds } = exercise;
  const titles = textRows(setter, "exercise", name, { x: namesFrom, width: roundsFrom - namesFrom - gap });
  const words = roundsLines(setter, rounds.filter(Boolean));
  const lines = Array.from({ length: Math.max(titles.length, words.length, 1) }, (_, index) => ({
    height: styles.exercise.leading,
    marks: [...(titles[index]?.marks ?? []), ...words.slice(index, index + 1).map(atRounds)],
    keepsNext: index < titles.length - 1,
  }));
  const notes = [details.join(", "), description].filter(Boolean).join("\n");
  return [
    ...withMarks(lines, letter === null ? [] : [textMark(letter, "exercise", exercisesFrom)]),
    ...textRows(setter, "note", notes, { x: namesFrom }),
  ];
}

/** Broken between rounds as far as they fit. */
function roundsLines(setter: Typesetter, rounds: string[]): string[] {
  const width = paper.bodyWidth - roundsFrom;
  const lines: string[] = [];
  for (const [index, words] of rounds.entries()) {
    const said = index < rounds.length - 1 ? `${words};` : words;
    const joined = lines.length > 0 ? `${lines.at(-1)} ${said}` : said;
    if (lines.length > 0 && setter.widthOf(joined, "text") <= width) lines[lines.length - 1] = joined;
    else lines.push(...setter.linesOf(said, "text", width));
  }
  return lines;
}

function atRounds(line: string): Mark {
  return { ...textMark(line, "text", roundsFrom), y: baselineOf("exercise") };
}

function beside(text: string, style: StyleName, x: number): Mark {
  return textMark(text, "note", x, baselineOf(style) - baselineOf("note"));
}

/** `before` is also read before the text by screen readers. */
function withMarks([first, ...others]: Row[], before: Mark[]): Row[] {
  return first ? [{ ...first, marks: [...before, ...first.marks] }, ...others] : [];
}
