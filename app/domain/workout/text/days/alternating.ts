import { secondsIn, timeOf } from "#app/domain/workout/text/sets/headings.ts";
import { type Knows, type Readings, setOf } from "#app/domain/workout/text/sets/taken.ts";
import { sportIn } from "./sports.ts";

const time = "\\d{1,3}(?::\\d\\d)?\\s*(?:s|secs?|seconds?|mins?|minutes?|'|\")?";
const alternating = new RegExp(
  "^[\\s:,-]*(?:for\\s+)?(?<said>\\D{0,30}?)[\\s,:-]*(?<total>\\d{1,3})\\s*(?:mins?|minutes?|')(?:\\s*[,:(]\\s*|\\s+)(?:(?:as|of|doing|alternat(?:e|ing)(?: between)?|with|w\\/)\\s+)?" +
    `(?<turns>(?<work>${time})\\s*(?:hard|fast|quick|strong|sprint(?:ing)?|all[- ]out|on|work)\\s*(?:,|\\/|\\+|&|and|then|followed by)?\\s*(?:then\\s+)?(?<rest>${time})\\s*(?:easy|slow|light|gentle|off|rest|recovery|recover|steady))\\)?$`,
  "iu",
);

/** 'Bike 10 min, 30 s fast then 30 s easy': as many turns as the whole holds, or the whole with a note. */
export function alternatingWithin(text: string, knows: Knows): Readings {
  const end = knows.nameEnd(text) ?? 0;
  const name = end > 0 ? text.slice(0, end).replace(/[\s:]+$/, "") : sportIn(text)?.name;
  const { said = "", total = "", turns = "", work = "", rest = "" } = alternating.exec(text.slice(end))?.groups ?? {};
  const length = secondsIn(work) + secondsIn(rest);
  const count = Math.round((Number(total) * 60) / length);
  if (name === undefined || total === "" || length === 0 || count < 2) return null;
  const words = [said.replace(/^[\s,:-]+|[\s,:-]+$/g, ""), turns].filter(Boolean).join(", ");
  const texts = [
    setOf(`Interval x${count}, ${timeOf(work)}/${timeOf(rest)}`, [`${name} // ${words}`]),
    [`${name} ${total} min // ${words}`],
  ];
  return texts.every((lines) => knows.isEntry(lines.at(-1)?.trim() ?? "")) ? { texts, isAsked: true } : null;
}
