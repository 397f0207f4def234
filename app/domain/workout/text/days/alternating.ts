import { secondsIn, timeOf } from "#app/domain/workout/text/sets/headings.ts";
import { type Knows, type Readings, setOf } from "#app/domain/workout/text/sets/taken.ts";
import { sportIn } from "./sports.ts";

const time = "\\d{1,3}(?::\\d\\d)?\\s*(?:s|secs?|seconds?|mins?|minutes?|'|\")?";
const alternating = new RegExp(
  "^[\\s:,-]*(?:for\\s+)?(?<said>\\D{0,30}?)[\\s,:-]*(?<total>\\d{1,3})\\s*(?:mins?|minutes?|')(?:\\s*[,:(]\\s*|\\s+)(?:(?:as|of|doing|alternat(?:e|ing)(?: between)?|with|w\\/)\\s+)?" +
    `(?<turns>(?<work>${time})\\s*(?:hard|fast|quick|strong|sprint(?:ing)?|all[- ]out|on|work)\\s*(?:,|\\/|\\+|&|and|then|followed by)?\\s*(?:then\\s+)?(?<rest>${time})\\s*(?:easy|slow|light|gentle|off|rest|recovery|recover|steady))\\)?(?:\\s*[,;@]\\s*(?!(?:then|followed|rest|x|\\d{1,2}\\s*(?:x|sets?|rounds?|mins?|minutes|'))(?!\\p{L}))(?<behind>[^\\s,;@].*))?$`,
  "iu",
);

/** 'RPE 9 on the work' */
const valueAhead =
  /^(?<value>(?:rpe|rir|hr|z|r|s\/r|rate)\s?\d[\d.,-]*(?:\s?(?:bpm|spm|rpm))?|\d[\d.,-]*\s?(?:bpm|spm|rpm|w|watts))[\s,;]+(?<how>\p{L}.*)$/iu;

/** 'r28' behind the turns is a value of the exercise, 'all out' a word of its note. */
function placed(name: string, behind: string, knows: Knows): { values: string; said: string } {
  const { value, how } = valueAhead.exec(behind)?.groups ?? {};
  const ways = [
    // why: behind a work and a rest a time is rather a pace
    { values: ` ${/^row/i.test(name) ? behind.replace(/^\d:\d\d(?:\.\d)?$/, "$&/500m") : behind}`, said: "" },
    ...(value === undefined ? [] : [{ values: ` ${value}`, said: how ?? "" }]),
  ];
  const fitting = ways.find(({ values }) => knows.isEntry(`${name}${values}`));
  return behind !== "" && fitting ? fitting : { values: "", said: behind };
}

/** Their times would be asked about as values of the exercise. */
function untimed(turns: string): string {
  const words = turns.replace(/\d[\d:]*\s*(?:(?:s|secs?|seconds?|mins?|minutes?)(?!\p{L})|'|")?\s*/giu, "");
  return /^(?:on|work)\P{L}+(?:off|rest)$/iu.test(words) ? "" : words;
}

/** 'Bike 10 min, 30 s fast then 30 s easy': as many turns as the whole holds, or the whole with a note. */
export function alternatingWithin(text: string, knows: Knows): Readings {
  const end = knows.nameEnd(text) ?? 0;
  const name = end > 0 ? text.slice(0, end).replace(/[\s:]+$/, "") : sportIn(text)?.name;
  const {
    said = "",
    total = "",
    turns = "",
    work = "",
    rest = "",
    behind = "",
  } = alternating.exec(text.slice(end))?.groups ?? {};
  const length = secondsIn(work) + secondsIn(rest);
  const count = Math.round((Number(total) * 60) / length);
  if (name === undefined || total === "" || length === 0 || count < 2) return null;
  const own = placed(name, behind, knows);
  const noteOf = (how: string) => {
    const words = [said.replace(/^[\s,:-]+|[\s,:-]+$/g, ""), how, own.said].filter(Boolean);
    return words.length === 0 ? "" : ` // ${words.join(", ")}`;
  };
  const texts = [
    setOf(`Interval x${count}, ${timeOf(work)}/${timeOf(rest)}`, [
      `${name}${own.values}${noteOf(own.values === "" ? turns : untimed(turns))}`,
    ]),
    [`${name} ${total} min${own.values}${noteOf(turns)}`],
  ];
  return texts.every((lines) => knows.isEntry(lines.at(-1)?.trim() ?? "")) ? { texts, isAsked: true } : null;
}
