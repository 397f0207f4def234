import type { TrackableCategory } from "#app/domain/trackables/table.ts";

/** A number without a unit: kilograms, a percentage where it can be one, pounds where their plates make it likely. */
export function loadsOf(number: number): string[] {
  const isPlates = [135, 225, 315, 405, 495].includes(number);
  const percent = number >= 30 && number <= 110 ? [`@${number}%`] : [];
  return isPlates ? [`@${number}lb`, `@${number}kg`] : [`@${number}kg`, ...percent];
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
  const found = loadReadings(text, isHigh);
  return found.length > 0 ? found : ladderOfLoads(text);
}

function pairReadings(text: string): string[] {
  const pair = /^(\d{1,2}) (\d{1,2})$/.exec(text);
  return pair ? [`${pair[1]}x${pair[2]}`, `${pair[1]} | ${pair[2]}`] : [];
}

/** '@80-60kg' */
function fallingReadings(text: string): string[] {
  const shape = /^(?<before>.*?)\s*@\s*(?<high>\d+)-(?<low>\d+)\s*(?<unit>%|kg|lb)$/;
  const { before, high, low, unit } = shape.exec(text)?.groups ?? {};
  if (Number(high) <= Number(low) || unit === undefined) return [];
  return [`${before} @${low}-${high}${unit}`, ...(unit === "%" ? [] : [`${before} @${high}/${low}${unit}`])];
}

/** '15/12 cal' for two kinds of athletes. */
function eitherReadings(text: string): string[] {
  const shape = /^(?<before>.*?)\s*@?\s*(?<first>\d+)\/(?<second>\d+)\s*(?<unit>cal|kg|lb|in|cm)$/i;
  const { before, first, second, unit } = shape.exec(text)?.groups ?? {};
  if (unit === undefined) return [];
  const word = /in|cm/i.test(unit) ? "h " : /cal/i.test(unit) ? "" : "@";
  return [first, second].map((one) => `${before} ${word}${one}${unit}`.trim());
}

function loadReadings(text: string, isHigh: boolean): string[] {
  for (const [shape, before] of open) {
    const groups = shape.exec(text)?.groups;
    const load = Number((groups?.load ?? "").replace(",", "."));
    if (!groups || load <= mostUsualEffort) continue;
    return (isHigh ? [`h ${load}cm`] : loadsOf(load)).map((one) => `${before(groups)} ${one}`);
  }
  return [];
}

/** '60x5, 70x5, 80x5': more rounds than anybody does are loads. */
function ladderOfLoads(text: string): string[] {
  const steps = text.split(/\s*[,;|]\s*/).map((step) => /^(\d{2,3})\s*x\s*(\d{1,2}\+?)$/i.exec(step));
  if (steps.length < 2 || steps.some((step) => step === null || Number(step[1]) <= 12)) return [];
  const units = steps.every((step) => Number(step?.[1]) <= 110) ? ["kg", "%"] : ["kg", "lb"];
  return units.map((unit) => steps.map((step) => `${step?.[2]} @${step?.[1]}${unit}`).join(" | "));
}
