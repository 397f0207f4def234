import type { TrackableCategory } from "#app/domain/trackables/table.ts";

/** A number without a unit: kilograms, a percentage where it can be one, pounds where their plates make it likely. */
export function loadsOf(number: number): string[] {
  return unitsOf([number]).map((unit) => `@${number}${unit}`);
}

/** Two, so that it is asked about. */
function unitsOf(numbers: readonly number[]): string[] {
  if (numbers.some((number) => [135, 185, 205, 225, 275, 315, 365, 405, 495].includes(number))) return ["lb", "kg"];
  return numbers.every((number) => number >= 30 && number <= 110) ? ["kg", "%"] : ["kg", "lb"];
}

/** Boxes are rarely lower than 30 cm or higher than 42 in. */
export function heightsOf(number: number): string[] {
  const heights = [`h ${number}cm`, `h ${number}in`];
  return number <= 42 ? heights.toReversed() : heights;
}

/** Up to this, a number behind @ is an RPE. */
const mostUsualEffort = 10;

const bare = "(?<load>\\d{1,3}(?:[.,]\\d+)?)";
const open: readonly [shape: RegExp, before: (parts: Readonly<Record<string, string>>) => string][] = [
  [new RegExp(`^(?<before>.*\\d\\+?)\\s*@\\s*${bare}$`, "i"), ({ before }) => before ?? ""],
  [
    new RegExp(`^(?<before>\\d{1,2}\\s*x\\s*\\d{1,2}\\+?)(?:\\s*x\\s*|\\s+)${bare}$`, "i"),
    ({ before }) => before ?? "",
  ],
  [/^(?<load>\d{2,3})\s*x\s*(?<reps>\d{1,2}\s*x\s*\d{1,2})$/, ({ reps }) => reps ?? ""],
  [/^(?<count>\d{1,2}) (?<reps>\d{1,2}) (?<load>\d{2,3})$/, ({ count, reps }) => `${count}x${reps}`],
  [/^(?<reps>\d{1,2})[ /](?<load>\d{2,3})$/, ({ reps }) => reps ?? ""],
  [/^(?<load>\d{2,3})\/(?<reps>\d{1,2})$/, ({ reps }) => reps ?? ""],
];

/** Values that the notation refuses because a number has no unit, with the units that it may have. */
export function openReadings(values: string, configuration: readonly TrackableCategory[]): string[] {
  const text = values.trim().replace(/\s+/g, " ");
  for (const readings of [pairReadings, fallingReadings, eitherReadings]) {
    const found = readings(text);
    if (found.length > 0) return found;
  }
  const isHigh = configuration.includes("height") && !configuration.includes("weight");
  const found = [...fallingSets(text), ...loadReadings(text, isHigh)];
  return found.length > 0 ? found : ladderOfLoads(text);
}

/** '5 80' is a load. */
const mostUsualPair = 30;

function pairReadings(text: string): string[] {
  const pair = /^(\d{1,2}) (\d{1,2})$/.exec(text);
  return pair && Number(pair[2]) <= mostUsualPair ? [`${pair[1]}x${pair[2]}`, `${pair[1]} | ${pair[2]}`] : [];
}

/** '@80-60kg' */
function fallingReadings(text: string): string[] {
  const shape = /^(?<before>.*?)\s*@\s*(?<high>\d+)-(?<low>\d+)\s*(?<unit>%|kg|lb)$/;
  const { before, high, low, unit } = shape.exec(text)?.groups ?? {};
  if (Number(high) <= Number(low) || unit === undefined) return [];
  return [`${before} @${low}-${high}${unit}`, ...(unit === "%" ? [] : [`${before} @${high}/${low}${unit}`])];
}

/** '15/12 cal' and '24/16kg' for two kinds of athletes, or a drop set. */
export function eitherReadings(text: string): string[] {
  const shape = /^(?<before>.*?)\s*@?\s*(?<first>\d+)\/(?<second>\d+)\s*(?<unit>cal|kg|lb|in|cm)$/i;
  const { before, first, second, unit } = shape.exec(text)?.groups ?? {};
  if (unit === undefined) return [];
  const word = /in|cm/i.test(unit) ? "h " : /cal/i.test(unit) ? "" : "@";
  const readings = [first, second].map((one) => `${before} ${word}${one}${unit}`.trim());
  return word === "@" && Number(first) > Number(second)
    ? [...readings, `${before} @${first}/${second}${unit}`]
    : readings;
}

/** '@80/100/120kg' without repetitions: a rising ladder, or a drop set written from its end. */
function fallingSets(text: string): string[] {
  const shape = /^@?\s*(?<loads>\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)+)\s*(?<unit>kg|lb)$/i;
  const { loads = "", unit } = shape.exec(text)?.groups ?? {};
  const each = loads.split("/");
  if (unit === undefined || each.some((load, at) => at > 0 && Number(load) <= Number(each[at - 1]))) return [];
  return [each.map((load) => `_ @${load}${unit}`).join(" | "), `_ @${each.toReversed().join("/")}${unit}`];
}

function loadReadings(text: string, isHigh: boolean): string[] {
  for (const [shape, before] of open) {
    const groups = shape.exec(text)?.groups;
    const load = Number((groups?.load ?? "").replace(",", "."));
    if (!groups || load <= mostUsualEffort) continue;
    return (isHigh ? heightsOf(load) : loadsOf(load)).map((one) => `${before(groups)} ${one}`);
  }
  return [];
}

/** '60x5, 70x5, 80x5' and '60/5 70/5': more rounds than anybody does are loads. */
export function ladderOfLoads(text: string): string[] {
  const step = /^(\d{2,3})\s*(?:x|\/)\s*(\d{1,2}\+?)$/i;
  const steps = text.split(/\s*[,;|]\s*|(?<=\/\s*\d{1,2}\+?)\s+(?=\d)/).map((one) => step.exec(one.trim()));
  const loads = steps.map((one) => Number(one?.[1] ?? 0));
  if (steps.length < 2 || loads.some((load) => load <= mostUsualEffort + 2)) return [];
  return unitsOf(loads).map((unit) => steps.map((one) => `${one?.[2]} @${one?.[1]}${unit}`).join(" | "));
}

/** '5/5/5 @ 60/70/80': the units that the last number may have. */
export function unitsBehind(text: string): string[] {
  if (!/@\s*\d[\d.,/ -]*$/.test(text)) return [];
  const [, behind = ""] = /@\s*([\d.,/ -]+)$/.exec(text) ?? [];
  const loads = behind.split(/[,/ -]+/).map(Number);
  return loads.every((load) => load > mostUsualEffort) ? unitsOf(loads) : [];
}
