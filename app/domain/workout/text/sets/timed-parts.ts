import { lineFrom } from "#app/domain/workout/text/coach/coach-lines.ts";
import { timeOf } from "./headings.ts";
import { type Knows, madeFrom, marginOf, noteOf, type Take, type Taken, textOf } from "./taken.ts";

const head =
  "(?:amrap|emom|e\\d{1,2}mom|tabata|for time|\\d{1,3}[\\s-]?min\\w*\\s+(?:amrap|emom)|\\d{1,2}\\s?(?:rft|rounds? (?:for time|of)))(?!\\p{L})";
const apart = "(?:\\s*(?:[,;.]|->|→)\\s*|\\s+[-–]\\s+|\\s+)(?:(?:and\\s+)?then\\s+)?";
const length = "\\d{1,2}:\\d\\d|\\d{1,3}\\s*(?:s|secs?|seconds?|mins?|minutes?|minut\\p{L}+|')?";
const between = new RegExp(
  `${apart}(?:(?:rest|pause|pauza|odmor)\\s*:?\\s*(${length})|(${length})\\s*(?:rest|pauz[ae]|pause|odmora?))${apart}(?=${head})`,
  "iu",
);
const starts = new RegExp(`^${head}`, "iu");

/** More make a day too long. */
const mostParts = 6;

/** 'AMRAP 8: 10 burpees, 15 dips, rest 2 min, AMRAP 6: 5 thrusters, 5 pull-ups': sets one after the other, with rests between. */
export function takeTimedParts(lines: Parameters<Take>[0], at: number, knows: Knows, take: Take): Taken | null {
  const line = lines[at];
  const parts =
    line && noteOf(line) === "" && starts.test(textOf(line))
      ? textOf(line)
          .split(between)
          .filter((one) => one !== undefined)
      : [];
  if (!line || parts.length < 3 || parts.length >= 2 * mostParts) return null;
  const sets = parts.map((part, nth) =>
    nth % 2 === 1 ? null : take([lineFrom(line, `${marginOf(line)}${part}`)], 0, knows),
  );
  if (sets.some((taken, nth) => nth % 2 === 0 && !taken)) return null;
  const made = parts.flatMap((part, nth) => {
    const [first] = sets[nth]?.readings ?? [];
    return first ? first.map(({ text }) => text) : ["", `rest ${restOf(part)}`, ""];
  });
  const isOpen = sets.some((taken) => taken?.isAsked || (taken?.readings.length ?? 1) > 1);
  return { readings: [madeFrom(line, made)], count: 1, isAsked: isOpen || parts.some((part) => /^\d+$/.test(part)) };
}

/** A number alone is of minutes up to ten. */
function restOf(time: string): string {
  return timeOf(/^\d+$/.test(time) && Number(time) <= 10 ? `${time} min` : time);
}
