import { oneLine } from "#app/domain/workout/text/words/plain.ts";

/** What an app calls a part of a plan rather than what is done. */
const kinds =
  /^(?:intervals?|drills?|steady|endurance|warm[ -]?up|cool[ -]?down|tempo|recovery|technique|main(?: set)?|easy|long|hills?|sprints?)$/i;
/** Above the exercise's name, in a cell of its own. */
const areas =
  /^(?:strength|conditioning|mobility|core|gym|cardio|rehab|kraft|mobilität|ausdauer|snaga|mobilnost|kondicija)$/i;
const counted = /^(?<what>\p{L}[\p{L} /'-]*?)\s+(?<count>\d{1,2})\s?x$/iu;
const clock = /(?<!\d)00:(\d\d):(\d\d)(?!\d)|(?<!\d)0?(\d):(\d\d):(\d\d)(?!\d)/g;
const labels = /^(?:pace|power|hr|heart rate|cadence|speed|load|weight|tempo)\s*:?\s+(?=\d)/i;

function plainTime(cell: string): string {
  return cell.replace(clock, (_, minutes, seconds, hours, more, behind) =>
    minutes === undefined ? `${hours}:${more}:${behind}` : `${Number(minutes)}:${seconds}`,
  );
}

const resting = /^(?:recovery|rest)\s*:?\s+(?<time>\d[\d:]*)\s*(?<how>.*)$/i;

/** 'Rest 00:01:30' and 'Pace 4:10-4:20 min/km' as a coach says them. */
function plainCell(cell: string): string {
  const { time, how = "" } = resting.exec(cell)?.groups ?? {};
  // why: what is done at so many watts is asked about
  if (time !== undefined)
    return `rest ${plainTime(time)}${/\d/.test(how) ? `, spent ${how.replace(/\bW$/, "watts")}` : ""}`;
  const bare = /^(?:hr|heart rate|tempo)/i.test(cell) ? cell : cell.replace(labels, "");
  return plainTime(bare)
    .replace(/\s+W$/, "W")
    .replace(/^1\s*x\s*(?=\d[\d.,]*\s*(?:kg|lbs?))/i, "")
    .replace(/[.,]0(?=\s*(?:kg|lbs?))/i, "");
}

/** They are no value of the notation: a kind, a remark, how a rest is spent, and a pace of a hundred metres. */
function saidIn(cell: string): string[] {
  const [, remark] = /^note\s*:\s*(.*)$/i.exec(cell) ?? [];
  if (remark !== undefined) return [remark];
  if (kinds.test(cell) || ofHundred.test(cell)) return [cell];
  return [resting.exec(cell)?.groups?.how ?? ""].filter((how) => how !== "" && !/\d/.test(how));
}

const ofHundred = /^(?:pace\s*:?\s*)?(?<minutes>\d):(?<seconds>\d\d)(?:\s*min)?\s*\/\s*100\s*m$/i;

/** 'Pace 1:45 min/100m' of 200 m takes 3:30. */
function timeTaken(cells: readonly string[]): string[] {
  const pace = cells.map((cell) => ofHundred.exec(cell)?.groups).find((found) => found !== undefined);
  const meters = cells.map((cell) => /^(\d+)\s*m(?!\p{L})/iu.exec(cell)?.[1]).find((found) => found !== undefined);
  if (pace === undefined || meters === undefined) return [];
  const seconds = Math.round(((60 * Number(pace.minutes) + Number(pace.seconds)) * Number(meters)) / 100);
  return [`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`];
}

const stroke = /\s*(freestyle|backstroke|breaststroke|butterfly|individual medley)$/i;

/** 'Squat | 3x5 | 225' of a sheet: its last cell is a load, and no round. */
const loadedRow = /^(\p{L}[^|]*?)\s*\|\s*(\d{1,2}\s*x\s*\d[\d-]*\+?)\s*\|\s*(?=\d{2,3}(?:[.,]\d{1,2})?\s*(?:$|[|,]))/u;

/** 'Running | Interval 6x | 00:03:00 | Pace 4:10 min/km | Recovery 00:02:00 jog': a row of an app's plan on one line. */
export function fromExport(text: string): string {
  if (loadedRow.test(text)) return text.replace(loadedRow, "$1 $2 @ ").replace(/\s*\|\s*/g, ", ");
  const [first = "", second = "", ...more] = text.split(/\s*\|\s*/).map(oneLine);
  const isExport = more.length > 0 && /^\p{L}[\p{L} ]*$/u.test(first) && (counted.test(second) || kinds.test(second));
  if (!isExport || !/(?<!\d)\d\d:\d\d:\d\d|\d/.test(more.join())) return text;
  const { what = second, count } = counted.exec(second)?.groups ?? {};
  const isArea = areas.test(first) && !kinds.test(what);
  const measures = more.filter((cell) => resting.test(cell) || saidIn(cell).length === 0);
  const cells = [
    ...measures.filter((cell) => !resting.test(cell)),
    ...timeTaken(more),
    ...measures.filter((cell) => resting.test(cell)),
  ].map(plainCell);
  const swum = cells.map((cell) => stroke.exec(cell)?.[1]).find((style) => style !== undefined);
  const values = cells.map((cell) => cell.replace(stroke, "")).join(", ");
  const own = swum === undefined || /^(?:swim(?:ming)?|schwimmen|plivanje)$/i.test(first) ? [] : [first];
  const said = [...own, isArea ? first : what, ...more.flatMap(saidIn)].join(", ");
  return `${isArea ? what : (swum ?? first)} ${count === undefined ? "" : `${count}x `}${values} // ${said}`;
}
