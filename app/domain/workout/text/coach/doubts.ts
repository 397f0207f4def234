import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { limits, mostUsualRounds } from "#app/domain/workout/document/limits.ts";
import { isDoneByTheDozen } from "./of-exercise.ts";
import { loadsOf, loadsOfSeconds, restsWithin, unitsOf } from "./open-values.ts";

/**
 * Values that the notation reads, and that a coach may have meant otherwise. The printer writes them so that they are
 * not asked about: `40 rounds of 10`, `5x 80reps`, `5 time 2:00`.
 */

/** With a load, or a height. */
export const mostUsualReps = 50;

type Configuration = readonly TrackableCategory[];
type Exercise = Pick<ExerciseSnapshot, "name" | "trackableCategoryConfiguration">;

function isMeasure(category: TrackableCategory): boolean {
  return category === "time" || category === "distance" || category === "calories" || category === "height";
}

/** A number of repetitions that is printed with its word. `numbers`: one, or those of a range; `written`: the round. */
export function isDoubtfulReps(
  numbers: readonly number[],
  { name, trackableCategoryConfiguration: configuration }: Exercise,
  written: Configuration,
): boolean {
  if (configuration.length > 0 && !configuration.includes("reps")) return !written.some(isMeasure);
  if (numbers.some((each) => !Number.isInteger(each))) return true;
  const isLoaded = configuration.includes("weight") || configuration.includes("height");
  return isLoaded && !isDoneByTheDozen(name) && numbers.some((each) => each > mostUsualReps);
}

/** '5 2:00' of an exercise without a time may be a rest. */
export function isDoubtfulTime(configuration: Configuration, written: Configuration): boolean {
  return written.includes("reps") && configuration.includes("reps") && !configuration.includes("time");
}

const simple =
  /^(?:(?<count>\d{1,3})\s*x\s*)?(?<reps>\d{1,4}(?:[.,]\d+)?(?:-\d{1,4})?)(?<plus>\+?)(?<tail>(?:[\s,;]*(?:$|[\s@]).*)?)$/i;
const hasMeasure =
  /(?:[\d_]%?|^)\s*(?:m|km|mi|yd|ft|cm|in|s|sec|min|h|cal)(?![\p{L}/])|\d:\d|\bh\s|(?:time|distance)\s/iu;
const isUnit = /^\s*(?:m|km|mi|yd|ft|cm|in|s|sec|min|h|cal)(?![\p{L}/])/iu;
const loaded = /\d\s*(?:%|kg|lb)|\bauto|\bbw/i;

type Words = Readonly<Record<string, string | undefined>>;
type Row = { shape: RegExp; readings: (words: Words, configuration: Configuration, name: string) => string[] };

const rows: readonly Row[] = [
  {
    shape:
      /^(?<before>(?:\d{1,2}\s*x\s*)?(?:\d{1,2}(?:-\d{1,2}|(?:\s?\+\s?\d{1,2})*\+?)|max)(?: @?\S+?){0,6}?),? (?:@|(?<!\+\s?\d+ )\()?(?<!(?:time|fastest|ft|tpv) @?)(?<time>\d{1,2}:\d{2}|\d{1,3}(?:-\d{1,3})? ?(?:s|secs?|mins?))\)?(?<tail>(?:,? (?:@? ?\d+(?:[.,]\d+)? ?(?:kg|lb|%)(?= |,|$)|@ ?\S+|\S+ ?RIR|rpe \S+))*)$/i,
    readings: ({ before, time, tail = "" }, configuration) =>
      isDoubtfulTime(configuration, ["reps"])
        ? [
            ...restsWithin(before?.replace(/,$/, ""), time, tail),
            `${before}${tail}; rest ${time}`,
            `${before} time ${time}${tail}`,
            ...(configuration.includes("weight") && !/kg|lb|%/i.test(tail) ? loadsOfSeconds(before, time, tail) : []),
          ]
        : [],
  },
  {
    // 'max' of a plank
    shape: /^(?<count>\d{1,2}\s*x\s*)?max$/i,
    readings: ({ count = "" }, configuration) =>
      !configuration.includes("reps") && configuration.includes("time") ? [`${count} time max`.trim()] : [],
  },
  {
    shape: /^(?<before>.*\d\+?|max)(?:\s*reps?)?\s*[\s@]\(?\+\s?(?<load>\d+(?:[.,]\d+)?\s?(?:kg|lb))\)?$/i,
    readings: addedLoad,
  },
  { shape: /^\+\s?(?<load>\d+(?:[.,]\d+)?\s?(?:kg|lb)),?\s+(?<before>\d.*)$/i, readings: addedLoad },
  {
    // three times seven half repetitions, as of curls
    shape:
      /^(?:(?<count>\d{1,2}) ?(?:sets? (?:of )?)?x? ?)?21 ?s(?: ?x ?(?<times>\d{1,2}))?(?<load>(?:,? @?\d+(?:[.,]\d+)? ?(?:kg|lb))?)$/i,
    readings: ({ count, load, times = count }, configuration) => {
      const rounds = times === undefined ? "" : `${times}x`;
      return isDoubtfulTime(configuration, ["reps"])
        ? [`${rounds}21${load} // 21s`, `${rounds} time 21s${load}`.trim()]
        : [];
    },
  },
  {
    // of a carry or a sprint, rather a rest
    shape:
      /^(?<before>\d{1,2} ?x ?(?<distance>\d{1,3}) ?(?:m|yd)(?:,? (?:@? ?\+?\d+(?:[.,]\d+)? ?(?:kg|lb)|@? ?\d+% ?bw|bw(?: \d+%|[+-]\d+ ?(?:kg|lb))?)(?=,? ))?)(?:,|(?<=kg|lb|bw|%)) (?<time>(?:\d{1,3}-)?\d{1,3} ?(?:s|min)|(?<=(?:kg|lb|bw|%),? )\d:\d\d)(?<tail>(?:(?<!(?:kg|lb).*),? @? ?\d+(?:[.,]\d+)? ?(?:kg|lb))?)$/i,
    readings: restOrTime,
  },
  {
    shape: /^(?<count>\d{1,2})\s*x\s*\((?<parts>\d{1,2}(?:\s*\+\s*\d{1,2})+)\)(?<tail>.*)$/i,
    readings: complexReadings,
  },
  { shape: simple, readings: outOfPlace },
];

/** The likeliest reading first, the one that the notation gives last or where it is likelier; none without doubt. */
export function doubtsAbout(
  values: string,
  { name, trackableCategoryConfiguration: configuration }: Exercise,
): string[] {
  const text = values.trim().replace(/\s+/g, " ");
  if (text.includes("|")) return configuration.includes("weight") && !isDoneByTheDozen(name) ? ladderDoubts(text) : [];
  for (const { shape, readings } of rows) {
    const match = shape.exec(text);
    const found = match ? readings(match.groups ?? {}, configuration, name) : [];
    if (found.length > 0) return found;
  }
  return [];
}

/** '5x100 | 5x110': more repetitions than anybody does are loads. */
function ladderDoubts(text: string): string[] {
  const steps = text.split(/\s*\|\s*/).map((step) => /^(?:(\d{1,2})\s*x\s*)?(\d{1,4})$/.exec(step));
  const loads = steps.flatMap((step) => (step && Number(step[2]) > mostUsualReps ? [Number(step[2])] : []));
  if (loads.length === 0) return [];
  const isAll = loads.length === steps.length && steps.every((step) => step?.[1] !== undefined);
  const written = text.replace(/(?<=^|\|\s*|x\s*)\d{2,4}(?=\s*(?:\||$))/g, (reps) =>
    Number(reps) > mostUsualReps ? `${reps}reps` : reps,
  );
  const [first, last, ...more] = text.split(/\s*\|\s*/);
  const [isRounds, isLoad] = [/^\d{1,2}x\d{1,2}(?:-\d{1,2})?$/i.test(first ?? ""), Number(last) > mostUsualReps];
  if (!isAll)
    return [
      ...(isRounds && isLoad && more.length === 0 ? unitsOf(loads).map((unit) => `${first} @${last}${unit}`) : []),
      written,
      ...unitsOf(loads).map((unit) => written.replace(/\d+reps/g, (reps) => `_ @${Number.parseInt(reps, 10)}${unit}`)),
    ];
  return [
    ...unitsOf(loads).map((unit) => steps.map((step) => `${step?.[1]} @${step?.[2]}${unit}`).join(" | ")),
    written,
  ];
}

function restOrTime({ before = "", distance, time = "", tail = "" }: Words, configuration: Configuration): string[] {
  if (!configuration.includes("distance") || !configuration.includes("time")) return [];
  const isSlow = Number(distance) < Number.parseInt(time, 10) * (/m|:/i.test(time) ? 60 : 1);
  const loaded = `${before}${tail}`.replace(/,? ?@? ?(?=\+?\d+(?:[.,]\d+)? ?(?:kg|lb))/i, " @");
  const readings = [`${loaded} time ${time}`, `${loaded}; rest ${time}`];
  return isSlow ? readings.toReversed() : readings;
}

/** '+10kg' is added to what was lifted last, or to the body. */
function addedLoad({ before = "", load = "" }: Words, configuration: Configuration): string[] {
  if (configuration.length === 0) return [];
  const added = load.replace(/\s/g, "");
  if (!configuration.includes("weight")) return [`${before} bw+${added}`];
  return [`${before} // +${added}`, `${before} @${added}`, `${before} bw+${added}`];
}

function outOfPlace(
  { count, reps = "", plus = "", tail = "" }: Words,
  configuration: Configuration,
  name: string,
): string[] {
  const parts = { count: count === undefined ? null : Number(count), reps, plus, tail };
  if (isUnit.test(tail) || /^\s*reps?\b/i.test(tail)) return [];
  if (configuration.length > 0 && !configuration.includes("reps")) {
    return hasMeasure.test(tail.replace(/\d{1,2}:\d{2}\/(?:km|mi|500m)/g, ""))
      ? []
      : measured(parts, configuration, name);
  }
  if (/[.,]/.test(reps)) return halved(parts);
  if (hasMeasure.test(`${reps}${/^\s*[\p{L}]*/u.exec(tail)?.[0]}`)) return [];
  const most = Number(reps.split("-").at(-1));
  const mayBeLoad = configuration.includes("weight") || configuration.includes("height");
  return mayBeLoad && most > mostUsualReps && !isDoneByTheDozen(name)
    ? tooManyReps(parts, configuration)
    : tooManyRounds(parts, configuration);
}

type Parts = { count: number | null; reps: string; plus: string; tail: string };

function complexReadings(
  { count = "", parts = "", tail = "" }: Words,
  _configuration: Configuration,
  name: string,
): string[] {
  const numbers = parts.split("+").map((part) => Number(part.trim()));
  const sum = numbers.reduce((total, one) => total + one, 0);
  if (numbers.length > 2) return [`${count}x ${numbers.join("+")}${tail}`];
  const asForced = numbers.length === 2 ? [`${count}x${numbers.join("+")}${tail}`] : [];
  const asOne = /clean and jerk/i.test(name) && parts.replace(/\s/g, "") === "1+1" ? [`${count}x1${tail}`] : [];
  const asNote = / and /i.test(name) ? [`${count}x${sum}${tail} // ${numbers.join("+")}`] : [];
  return [...asOne, ...asNote, `${count}x${sum}${tail}`, ...asForced];
}

function times(count: number | null): string {
  return count === null ? "" : `${count}x `;
}

/** '3x30' of a plank is of seconds, '5x400' of a run of metres. */
function measured({ count, reps, plus, tail }: Parts, configuration: Configuration, name: string): string[] {
  const number = Number(reps.split("-").at(-1));
  const guesses = configuration.flatMap((category) => guessesAt(category, number, count !== null));
  const ranked = [...new Set(guesses)].sort((a, b) => Number(b.endsWith("m")) - Number(a.endsWith("m")));
  const isLong = number >= 100;
  const readings = (isLong ? ranked : guesses).map((unit) => `${times(count)}${reps}${unit}${plus}${tail}`);
  const asRounds = count === null && number <= mostUsualRounds && isRepeated.test(name) ? [`${number}x${tail}`] : [];
  return [...asRounds, ...new Set(readings), `${times(count)}${reps}reps${plus}${tail}`];
}

const isRepeated = /strides|sprint|repeat|drill|carry|push|drag|pull/i;

/** Units for a number, likeliest first. */
function guessesAt(category: TrackableCategory, number: number, isRepeated: boolean): string[] {
  if (category === "calories") return ["cal"];
  if (category === "distance") return metersOrMore(number, isRepeated);
  if (category !== "time" || number > 300) return [];
  const isLong = number < 10 || (number <= 60 && !isRepeated);
  return isLong ? ["min", "s"] : ["s", "min"];
}

function metersOrMore(number: number, isRepeated: boolean): string[] {
  const isShort = number >= 20 && (isRepeated || number > 60);
  return isShort ? ["m"] : ["km", "m"];
}

function halved({ count, reps, tail }: Parts): string[] {
  const [first, second] = reps.split(/[.,]/);
  return count === null ? [`${first}x${second}${tail}`, `${reps}reps${tail}`] : [];
}

function tooManyReps({ count, reps, plus, tail }: Parts, configuration: Configuration): string[] {
  const kept = `${times(count)}${reps}reps${plus}${tail}`;
  const load = /^\s*@?\s*(\d+)\s*(kg|lb)$/i.exec(tail);
  if (load) return [kept, `${load[1]} @${reps}${load[2]}`];
  if (loaded.test(tail)) return count === null ? [] : [kept, `${count} @${reps}kg`];
  const [lowest, number = lowest] = reps.split("-");
  const first = count ?? (reps.includes("-") ? lowest : "_");
  const isHigh = configuration.includes("height") && !configuration.includes("weight");
  const loads = isHigh ? [`h ${number}cm`] : loadsOf(Number(number));
  return [...loads.map((one) => `${first} ${one}${tail}`), kept];
}

function tooManyRounds(parts: Parts, configuration: Configuration): string[] {
  const { count, reps, plus, tail } = parts;
  if (count === null || count <= mostUsualRounds) return [];
  const kept = count > limits.rounds ? [] : [`${count} rounds of ${reps}${plus}${tail}`];
  const swapped = Number(reps) <= mostUsualRounds && count <= limits.rounds ? [turned(parts)] : [];
  if (loaded.test(tail) || !configuration.includes("weight") || count < 20) return [...kept, ...swapped];
  return [...loadsOf(count).map((load) => `${reps}${plus} ${load}${tail}`), ...kept, ...swapped];
}

function turned({ count, reps, plus, tail }: Parts): string {
  return reps === "1" ? `${count}${plus}${tail}` : `${reps}x${count}${plus}${tail}`;
}
