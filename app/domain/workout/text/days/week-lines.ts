import { type Knows, madeFrom, type Taken, textOf } from "#app/domain/workout/text/sets/taken.ts";
import { otherWeekdays, weekdayShape } from "#app/domain/workout/text/words/day-words.ts";
import { isBlank, type Line } from "#app/domain/workout/text/words/lines.ts";

const weekday = new RegExp(
  `(?<!\\p{L})(?:${weekdayShape}|${otherWeekdays})(?!\\p{L})\\.?(?:\\s*[:-])?\\s+(?=\\S)`,
  "giu",
);

/** 'Squat: Mon 4x9 70%, Wed 5x7 75%': one of its days, or all of them as the text of the day. */
export function takeDaysOnLine(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const line = lines[at];
  const text = line ? textOf(line) : "";
  const days = [...text.matchAll(weekday)];
  const [first, ...more] = days;
  if (!line || !first || more.length === 0 || lines.some((one) => one !== line && !isBlank(one))) return null;
  const said = days.map((day, nth) => ({
    name: day[0].replace(/[\s:.-]+$/, ""),
    values: text.slice(day.index + day[0].length, days[nth + 1]?.index).replace(/[\s,;|/]+$/, ""),
  }));
  if (!said.every(({ values }) => /\d/.test(values))) return null;
  const about = text.slice(0, first.index).replace(/[\s:,-]+$/, "");
  const exercise = exerciseIn(about, knows);
  const ofDays = said.flatMap(({ name, values }) => {
    const entry = `${exercise} ${values}`.trim();
    return knows.isEntry(entry) ? [[`# ${[about, name].filter(Boolean).join(", ")}`, "", entry]] : [];
  });
  const asText = [about, ...said.map(({ name, values }) => `${name} ${values}`)].filter(Boolean);
  return {
    readings: [...ofDays, asText.map((one) => `> ${one}`)].map((texts) => madeFrom(line, texts)),
    count: 1,
    isAsked: true,
  };
}

function exerciseIn(about: string, { nameEnd }: Knows): string {
  const words = about.split(/\s+/);
  const tails = words.map((_, at) => words.slice(at).join(" "));
  return tails.find((tail) => nameEnd(tail) === tail.length) ?? "";
}
