import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { asPace, measuredTime, pacedLadder } from "#app/domain/workout/text/words/paces.ts";
import { twoBells } from "./alternatives.ts";
import { ladderBehind, ladderOfSides, turnedLadder } from "./any-order.ts";
import { liftsTheBody } from "./of-exercise.ts";
import { ladderOfLoads, loadsOf, loadsOfSeconds, restsWithin } from "./open-values.ts";
import { loadAheadOf, ofMaximumInstead, withJokers } from "./two-ways.ts";

type Words = Readonly<Record<string, string>>;
type Row = {
  shape: RegExp;
  isAbout?: (exercise: ExerciseSnapshot) => boolean;
  readings: (words: Words, exercise: ExerciseSnapshot) => string[];
};

const has =
  (...categories: string[]) =>
  ({ trackableCategoryConfiguration: own }: ExerciseSnapshot) =>
    categories.every((category) => own.some((one) => one === category));
const hasNoTime = (exercise: ExerciseSnapshot) => has("reps")(exercise) && !has("time")(exercise);
const hasLoadAndNoTime = (exercise: ExerciseSnapshot) => has("weight")(exercise) && !has("time")(exercise);

const rows: readonly Row[] = [
  {
    // as many repetitions, or rounds
    shape: /^(?<number>[6-9]|\d{2})\s*x$/i,
    isAbout: has("reps"),
    readings: ({ number }) => [`${number}`, `${number}x`],
  },
  {
    shape: /^(?<first>\d{1,2})-(?<second>\d{1,2})x\s+(?<tail>\d.*)$/i,
    readings: ({ first, second, tail }) => [`${second}x ${tail}`, `${first}x ${tail}`],
  },
  {
    // the comma of a list, or of a range
    shape: /^(?<count>\d{1,2}\s*x\s*)?(?<first>\d{1,2}),(?<second>\d{1,2})(?<tail>(?:\s@.*)?)$/i,
    isAbout: has("reps"),
    readings: ({ count = "", first, second, tail }) => [
      `${count}${first}${tail} | ${second}${tail}`,
      `${count}${first}-${second}${tail}`,
    ],
  },
  {
    // only the last round, or each
    shape:
      /^(?<count>[2-9]|1\d)\s*x\s*(?<reps>\d{1,2})\+(?<tail>(?:,?\s(?!\/).*?)??)(?:(?<!time),?\s(?<rest>\d:\d{2}|\d{1,2}(?:-\d{1,2})?\s?min|(?:\d{2,3}-)?\d{2,3}\s?s))?$/i,
    readings: ({ count, reps, tail, rest }) => {
      const [before, load] = [Number(count) === 2 ? "" : `${Number(count) - 1}x`, tail?.replace(",", "")];
      const behind = rest === undefined ? "" : `; rest ${rest}`;
      return [`${before}${reps}${load} | ${reps}+${load}${behind}`, `${count}x${reps}+${load}${behind}`];
    },
  },
  {
    // of a complex, or forced ones
    shape: /^(?<count>\d{1,2}\s*x\s*)?(?<first>\d)\+(?<second>\d)(?<tail>(?:\s(?!.*(?:\sx\s*\d|[,/]\s*\d)).*)?)$/i,
    isAbout: ({ name }) => /clean|snatch|jerk/i.test(name),
    readings: ({ count = "", first, second, tail }, { name }) => [
      ...(first === second && /and jerk/i.test(name) ? [`${count}${first}${tail}`] : []),
      `${count}${first}+${second}${tail}`,
      `${count}${Number(first) + Number(second)}${tail}`,
    ],
  },
  {
    shape: /^(?<count>\d{1,2}\s*x\s*)(?<number>[3-8]\d|90)$/i,
    isAbout: has("reps", "time"),
    readings: ({ count, number }) => [`${count}${number}`, `${count} ${number}s`],
  },
  {
    shape: /^(?<before>(?:\d{1,2}\s*x\s*)?\d{1,2}) R$/,
    readings: ({ before = "" }) => [`${before} // R`, before],
  },
  {
    // repetitions first, as of exercises with few sets
    shape: /^(?<count>1[0-2])\s*x\s*(?<reps>[2-5])(?<tail>(?:,?\s@?\s?\d+(?:[.,]\d)?\s?(?:kg|lbs?).*)?)$/i,
    isAbout: ({ name }) => /machine|raise|curl|extension|fly|cable|pushdown|crunch|dumbbell|face pull/i.test(name),
    readings: ({ count, reps, tail }) => [`${reps}x${count}${tail}`, `${count}x${reps}${tail}`],
  },
  {
    shape:
      /^(?<count>\d{1,2})\s*x\s*(?<distance>\d{2,4})\s*(?<unit>m|yd)?\s*(?:@|at)\s*(?<time>\d{0,2}:\d{2})(?:,?\s+(?!rest|r(?!\p{L})|ri(?!\p{L})|recovery|pau[sz]|odmor|easy|off|between)\p{L}[\p{L}/ .-]*(?:\d[\d ,&/-]*)?)?$/iu,
    isAbout: ({ name }) => /swim|crawl|stroke|medley/i.test(name),
    readings: ({ count, distance, unit = "m", time }) => [
      `Interval x${count}, every ${time} >> ${distance}${unit}`,
      `${count}x ${distance}${unit} ${time}`,
    ],
  },
  {
    // metres without their unit
    shape:
      /^(?<count>\d{1,2}\s*x\s*)?(?<number>[2-9]\d|\d{3,4})\s+(?:@\s*)?(?<time>\d{1,2}:\d{2}(?:\/(?:km|mi|500m))?)$/i,
    isAbout: ({ trackableCategoryConfiguration: own }) => own.includes("distance") && !own.includes("reps"),
    readings: ({ count = "", number, time }) => [`${count}${number}m ${time}`, `${count}${number}reps ${time}`],
  },
  {
    shape:
      /^(?<before>(?:\d{1,2}\s*x\s*)?\d{1,3}(?:\s*reps)?)\s+in\s+(?<time>\d{1,2}\s*(?:min|s|'))(?<tail>(?:\s.*)?)$/i,
    isAbout: hasNoTime,
    readings: ({ before, time, tail = "" }) => {
      const load = tail.replace(/,\s*\p{L}\D*$/u, "").replace(/^\s*(?:w\/|with)\s*/i, " @");
      return [`${before}${load} // in ${time}`, `${before} time ${time}${load}`];
    },
  },
  {
    // dumbbells of 30, or seconds
    shape:
      /^(?<before>\d(?:(?!rest|rp(?!e)).)*\S)\s+(?:@\s?|w(?:\/|ith)?\s(?:the\s)?|(?<!\+\d.*)(?<bracket>\())(?<number>\d{2}(?:[.,]5)?|(?<=@\s?)\d{1,3}(?:[.,]5)?)s\)?(?<effort>(?:,?\s\d(?:-\d)?\s?RIR|,?\srpe\s\S+)?)$/i,
    isAbout: hasLoadAndNoTime,
    readings: ({ before, bracket, number, effort = "" }) => {
      const own = effort.replace(/^,?\s/, " ").replace(/\s(?=RIR)/i, "");
      const loads = ["kg", "lb"].map((unit) => `${before} @${number}${unit}${own}`);
      const rest = `${before}${own}; rest ${number}s`;
      return [...(bracket ? [rest, ...loads] : [...loads, rest]), `${before} time ${number}s${own}`];
    },
  },
  {
    // a rest within the cluster or between rounds, or a time, which needs no comma where the exercise has one
    shape:
      /^(?<before>(?:\d{1,2}\s*x\s*)?(?:\d{1,2}(?:-\d{1,2}|(?:\s?\+\s?\d{1,2}){2,}|\+)?|max))(?<load>(?:,? ?@? ?\d[\d.,]*\s?(?:kg|lb|%))*)(?<joint>,? @?|,? ?(?<!\+\s?\d+ ?)[([/] ?)(?<time>\d{1,2}:\d{2}|\d{1,3}(?:-\d{1,3})? ?(?:s|secs?|mins?))[)\]]?(?<tail>(?: @ ?\S+)*)$/i,
    isAbout: has("reps"),
    readings: ({ before = "", load = "", joint, time = "", tail }, exercise) =>
      joint?.startsWith(",") || hasNoTime(exercise)
        ? [
            ...restsWithin(before, time, `${load}${tail}`),
            `${before}${load}${tail}; rest ${time}`,
            `${before}${load} time ${time}${tail}`,
            ...(load === "" && has("weight")(exercise) ? loadsOfSeconds(before, time, tail) : []),
          ]
        : [],
  },
  {
    shape:
      /^(?<count>\d{1,2})\s*(?:x|sets?\s+of)\s*(?<distance>\d+(?:\.\d+)?\s*(?:m|km|yd|mi))(?:\s*\(|(?<=sets?\s.*),\s)(?<time>\d{1,2}:\d{2}|\d{1,3}\s*(?:s|sec|min|'))\)?$/iu,
    readings: ({ count, distance, time = "" }) => {
      const [before, rest] = [`${count}x ${distance}`, time.replace("'", "min")];
      return [`${before}; rest ${rest}`, `${before} ${rest}`];
    },
  },
  {
    // of each 500 metres, or the whole
    shape: /^(?<before>(?:\d{1,2}\s*x\s*)?\d{3,4}\s*m)\s+(?<time>\d:\d{2}-\d:\d{2})$/i,
    isAbout: ({ name }) => /\b(?:row|rowing|ski)\b/i.test(name),
    readings: ({ before, time }) => [`${before} ${time}/500m`, `${before} ${time}`],
  },
  {
    shape: /^(?<count>\d{1,2})\s*x\s*(?<reps>\d{1,2})\s*x\s*(?<load>\d{2,3})$/i,
    isAbout: has("weight"),
    readings: ({ count, reps, load }) => loadsOf(Number(load)).map((one) => `${count}x${reps} ${one}`),
  },
  {
    // of each side, or two rounds
    shape: /^(?<reps>\d{1,2})\/\k<reps>(?<tail>(?:\s(?!x).*)?)$/,
    isAbout: has("reps"),
    readings: ({ reps, tail }) => [`${reps}${tail}; per side`, `2x${reps}${tail}`],
  },
  {
    // added to the body or the bar, or forced repetitions
    shape: /^(?<before>(?:\d{1,2}\s*x\s*)?\d{1,2})\s+\(?\+\s?(?<number>\d{1,2}(?:[.,]\d+)?)\)?$/i,
    isAbout: has("weight"),
    readings: ({ before, number }) => [
      `${before} bw+${number}kg`,
      `${before} bw+${number}lb`,
      `${before} // +${number}`,
    ],
  },
  {
    shape: /^(?<load>\d{2,3}(?:[.,]\d+)?)\s+(?<count>\d{1,2})\s*x\s*(?<reps>\d{1,2}\+?)$/i,
    isAbout: has("weight"),
    readings: ({ load, count, reps }) => loadsOf(Number(load)).map((one) => `${count}x${reps} ${one}`),
  },
  {
    // '70s x 8, 8, 7' of two dumbbells
    shape:
      /^(?!21s)(?:w\/\s?|\()?(?<number>\d{2,3}(?:[.,]5)?)['’]?\s?s\)?\s*(?:x|for)\s*(?<reps>\d{1,2})(?<tail>(?:[\s,](?!\s*(?:each|per|ea)(?!\p{L})).*)?)(?:\s+(?:each|per|ea)\P{P}*)?$/iu,
    isAbout: hasLoadAndNoTime,
    readings: ({ number, reps, tail = "" }) => {
      const own = tail.replace(/\s*\((?:(?:to )?fail(?:ure)?|max)\)$|[\s,]+(?:to )?fail(?:ure)?$/i, "");
      const more = /^(?:\s*[,/]\s*\d{1,2}(?!\d))+$/.test(own) ? (own.match(/\d+/g) ?? []) : [];
      if (more.length > 0)
        return ["lb", "kg"].map((unit) => [reps, ...more].map((one) => `${one} @${number}${unit}`).join(" | "));
      return [`${reps} @${number}kg${own}`, `${reps} @${number}lb${own}`, `${reps}x ${number}s${own}`];
    },
  },
  {
    // two bells of that weight, or seconds
    shape: /^(?<rounds>\d{1,2}\s*x\s*\d{1,2}(?:-\d{1,2})?)[\s,]+2\s?x\s?(?<number>\d{2})s$/i,
    isAbout: hasLoadAndNoTime,
    readings: ({ rounds, number }) => [`${rounds} @${number}kg`, `${rounds} @${number}lb`, `${rounds} | 2x${number}`],
  },
  {
    shape: /^(?<time>[1-9])\s?(?:s|sec)\s+(?<rounds>\d{1,2}\s*x\s*\d{1,2}(?:\s.*)?)$/i,
    isAbout: hasLoadAndNoTime,
    readings: ({ time, rounds }) => [`${rounds} // ${time}s`, `${rounds} time ${time}s`],
  },
  {
    shape: /^(?:\((?<alone>\d{2})s\)|(?<number>\d{2}(?:[.,]5)?)s[\s,]+(?<rounds>\d{1,2}\s*x\s*\d{1,2}(?:-\d{1,2})?))$/i,
    isAbout: hasLoadAndNoTime,
    readings: ({ alone, number = alone, rounds = "_" }) => [
      ...["lb", "kg"].map((unit) => `${rounds} @${number}${unit}`),
      ...(alone ? [`${number}s`] : [`${rounds}; rest ${number}s`, `${rounds} time ${number}s`]),
    ],
  },
  {
    shape: /^(?<hours>[1-3]):(?<minutes>[0-5]\d)(?<tail>(?:\s(?!h).*)?)$/,
    isAbout: ({ name }) => /long|trail|hike|ruck|march|progression/i.test(name),
    readings: ({ hours, minutes, tail }) => [`${hours}:${minutes}:00${tail}`, `${hours}:${minutes}${tail}`],
  },
  {
    shape: measuredTime,
    isAbout: has("time", "distance"),
    readings: asPace,
  },
  ladderBehind,
];

/** A vest or a belt, so added to the body. */
const worn = /(?:w\/|with|mit|(?<=\d\s)sa?)\s*@?\d+(?:[.,]\d+)?\s*(?:kg|lb)/i;

/** The likeliest first; none without doubt. `written`: as typed, `values`: as the notation writes them. */
export function doubtsByHand(written: string, values: string, exercise: ExerciseSnapshot): string[] {
  const [typed, text] = [written, values].map((one) => one.trim().replace(/\s+/g, " ")) as [string, string];
  const isLadder = text.includes("|");
  const ladders = isLadder
    ? [
        has("distance")(exercise) ? pacedLadder(text) : [],
        ...[text, typed].map(ladderOfLoads),
        turnedLadder(text),
        ladderOfSides(typed, text),
        ofMaximumInstead(typed, text),
        withJokers(typed, text),
        twoBells(text, exercise),
        loadAheadOf(typed, text, exercise),
      ]
    : [];
  const ladder = ladders.find(({ length }) => length > 0);
  if (ladder) return ladder;
  if (liftsTheBody(exercise) && worn.test(typed) && /@\d/.test(text)) {
    return [text.replace(/@(?=\d)/, "bw+"), text];
  }
  return rowReadings(isLadder ? [typed] : [text, typed], exercise);
}

function rowReadings(texts: readonly string[], exercise: ExerciseSnapshot): string[] {
  for (const { shape, readings } of rows.filter(({ isAbout }) => isAbout?.(exercise) !== false)) {
    const matches = texts.map((text) => shape.exec(text)).filter((match) => match !== null);
    const found = matches.map(({ groups }) => readings({ tail: "", ...groups }, exercise));
    const first = found.find(({ length }) => length > 0);
    if (first) return first;
  }
  return [];
}
