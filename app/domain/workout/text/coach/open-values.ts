import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { mostUsualRounds } from "#app/domain/workout/document/limits.ts";
import { areOfTrainingMax } from "#app/domain/workout/text/rounds/first-set-last.ts";

/** A number without a unit: kilograms, a percentage where it can be one, pounds where their plates make it likely. */
export function loadsOf(number: number): string[] {
  return unitsOf([number]).map((unit) => `@${number}${unit}`);
}

/** At least two, so that it is asked about. */
export function unitsOf(numbers: readonly number[]): string[] {
  if (areOfTrainingMax(numbers)) return ["%", "kg"];
  const arePlates = numbers.length > 1 && numbers.every((number) => [45, 65, 95, 115, 135].includes(number));
  if (arePlates || numbers.some((number) => [135, 155, 185, 205, 225, 275, 315, 365, 405, 495].includes(number)))
    return ["lb", "kg"];
  const mayBePounds = numbers.length === 1 && numbers.every((number) => number >= 45 && number % 5 === 0);
  if (!numbers.every((number) => number >= 30 && number <= 110)) return ["kg", "lb"];
  return mayBePounds ? ["kg", "%", "lb"] : ["kg", "%"];
}

const bells =
  /dumbbell|kettlebell|goblet|carry|split squat|lunge|machine|cable|curl|extension|raise|pulldown|pushdown|fly\b|pec deck|leg press|hack squat|shrug|face pull|hip thrust|kickback|crunch|abduct/i;
const heldOnes = /(?:w\/?|with)\s+(?:(?:the|my|your)\s+\d{2}|\d{2}s)(?!\d)/i;

/** Nobody does them at a share of a maximum. */
export function isOfBells({ name }: ExerciseSnapshot, written: string): boolean {
  return bells.test(name) || heldOnes.test(written);
}

export function inPounds(values: string): string {
  return values.replace(/(?<=@\d[\d.-]*)%/g, "lb");
}

/** '30s' behind rounds may be of dumbbells. */
export function loadsOfSeconds(before = "", time = "", tail = ""): string[] {
  return /^\d[05]s$/.test(time) ? ["lb", "kg"].map((unit) => `${before} @${time.replace("s", unit)}${tail}`) : [];
}

/** '2+2, 20s' and '3+2+1, 60s' may rest within the cluster. */
export function restsWithin(before = "", time = "", tail = ""): string[] {
  const isCluster = /\+\s?\d+\s?\+/.test(before) || /(?<!\d)(\d+)\s?\+\s?\1 [1-4]?\d\s?s/.test(`${before} ${time}`);
  return isCluster && /^\d+\s?s/.test(time) ? [`${before} (${time})${tail}`] : [];
}

export const mostUsualInches = 36;

/** Boxes are rarely lower than 30 cm or higher than 42 in. */
export function heightsOf(number: number): string[] {
  const heights = [`h ${number}cm`, `h ${number}in`];
  return [...(number <= mostUsualInches ? heights.toReversed() : heights), `@${number}kg`];
}

/** Up to this, a number behind @ is an RPE. */
const mostUsualEffort = 10;

const bare = "(?<load>\\d{1,3}(?:[.,]\\d+)?)";
const open: readonly [shape: RegExp, before: (parts: Readonly<Record<string, string>>) => string][] = [
  [new RegExp(`^(?<before>.*\\d\\+?)\\s*(?:@|(?<=\\s)at\\s)\\s*${bare}$`, "i"), ({ before }) => before ?? ""],
  [
    new RegExp(`^(?<before>\\d{1,2}\\s*x\\s*\\d{1,2}\\+?)(?:\\s*x\\s*|,?\\s+)${bare}$`, "i"),
    ({ before }) => before ?? "",
  ],
  [/^(?<load>\d{2,3})\s*(?:x|for)\s*(?<reps>\d{1,2}\s*x\s*\d{1,2})$/, ({ reps }) => reps ?? ""],
  [/^(?<count>\d{1,2}) (?<reps>\d{1,2}) (?<load>\d{2,3})$/, ({ count, reps }) => `${count}x${reps}`],
  [/^(?<reps>\d{1,2})[ /](?<load>\d{2,3})$/, ({ reps }) => reps ?? ""],
  [/^(?<load>\d{2,3})\/(?<reps>\d{1,2})$/, ({ reps }) => reps ?? ""],
];

/** Values that the notation refuses because a number has no unit, with the units that it may have. */
export function openReadings(values: string, configuration: readonly TrackableCategory[]): string[] {
  const text = values.trim().replace(/\s+/g, " ");
  const isMoved =
    configuration.includes("time") && configuration.includes("distance") && !configuration.includes("weight");
  const moved = isMoved ? timedReadings(text) : [];
  if (moved.length > 0) return moved;
  const isHigh = configuration.includes("height") && !configuration.includes("weight");
  for (const readings of [
    listOfReps,
    ofEachSide,
    addedReadings,
    pairReadings,
    columnReadings,
    rangeReadings,
    fallingReadings,
    slashedReadings,
    loadOfAll,
    heightPair,
    ladderOfLoads,
  ]) {
    const found = readings(text, isHigh);
    if (found.length > 0) return found;
  }
  return [...fallingSets(text), ...loadReadings(text, isHigh)];
}

/** '15 12 10' are rounds, unless the last may be a load. */
function listOfReps(text: string, isHigh: boolean): string[] {
  if (!/^\d{1,2}(?: \d{1,2}){2,}$/.test(text)) return [];
  const numbers = text.split(" ").map(Number);
  if (numbers.some((each) => each > mostUsualPair)) return [];
  const list = numbers.join(" | ");
  return numbers.length === 3 ? [list, ...loadReadings(text, isHigh)] : [list];
}

function ofEachSide(text: string): string[] {
  const { reps, load } = /^(?<reps>\d{1,2})\/\k<reps>,? @ ?(?<load>\d{1,3})$/.exec(text)?.groups ?? {};
  return reps === undefined ? [] : loadsOf(Number(load)).map((one) => `${reps} ${one}; per side`);
}

function addedReadings(text: string): string[] {
  const ahead = /^(?:bw ?)?\+ ?(?<load>\d{1,2}(?:\.\d+)?),? (?<rounds>\d{1,2} ?x ?\d{1,2}\+?)$/i;
  const behind = /^(?<rounds>(?:\d{1,2} ?x ?)?\d{1,2}\+?) bw ?\+ ?(?<load>\d{1,2}(?:\.\d+)?)$/i;
  const { rounds, load } = (ahead.exec(text) ?? behind.exec(text))?.groups ?? {};
  return rounds === undefined ? [] : ["kg", "lb"].map((unit) => `${rounds} bw+${load}${unit}`);
}

/** '5 80' is a load. */
const mostUsualPair = 30;

function pairReadings(text: string): string[] {
  const pair = /^(\d{1,2}) (\d{1,2})$/.exec(text);
  return pair && Number(pair[2]) <= mostUsualPair ? [`${pair[1]}x${pair[2]}`, `${pair[1]} | ${pair[2]}`] : [];
}

function fallingReadings(text: string): string[] {
  const shape = /^(?<before>.*?)\s*@\s*(?<high>\d+)-(?<low>\d+)\s*(?<unit>%|kg|lb)$/;
  const { before, high, low, unit } = shape.exec(text)?.groups ?? {};
  if (Number(high) <= Number(low) || unit === undefined) return [];
  return [`${before} @${low}-${high}${unit}`, ...(unit === "%" ? [] : [`${before} @${high}/${low}${unit}`])];
}

/** '@80/100/120kg' without repetitions: a rising ladder, or a drop set written from its end. */
function fallingSets(text: string): string[] {
  const shape = /^@?\s*(?<loads>\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)+)\s*(?<unit>kg|lb)$/i;
  const { loads = "", unit } = shape.exec(text)?.groups ?? {};
  const each = loads.split("/");
  if (unit === undefined || each.some((load, at) => at > 0 && Number(load) <= Number(each[at - 1]))) return [];
  return [each.map((load) => `_ @${load}${unit}`).join(" | "), `_ @${each.toReversed().join("/")}${unit}`];
}

function timedReadings(text: string): string[] {
  const shape = /^(?<count>\d{1,2}\s*x\s*)?(?<distance>\d{2,4})\s?(?<unit>m|yd)?\s*@\s*(?<time>\d{2,3})$/i;
  const { count = "", distance, unit = "m", time } = shape.exec(text)?.groups ?? {};
  return time === undefined ? [] : [`${count}${distance}${unit} ${time}s`, `${count}${distance}${unit} // @ ${time}`];
}

function columnReadings(text: string): string[] {
  const { count, reps, tail } =
    /^(?<count>\d{1,2}) (?<reps>\d{1,2}\+?) (?<tail>@?\d+(?:[.,]\d+)?\s?(?:kg|lb|%).*)$/i.exec(text)?.groups ?? {};
  return count === undefined ? [] : [`${count}x${reps} ${tail}`, `${reps}x${count} ${tail}`];
}

function rangeReadings(text: string): string[] {
  const { before, low, high } =
    /^(?<before>\d{1,2}x\d{1,2}\+?)\s+@?(?<low>\d{2,3})-(?<high>\d{2,3})$/i.exec(text)?.groups ?? {};
  if (Number(low) >= Number(high) || before === undefined) return [];
  return unitsOf([Number(low), Number(high)]).map((unit) => `${before} @${low}-${high}${unit}`);
}

function loadOfAll(text: string): string[] {
  const { load, list = "" } =
    /^(?<load>\d{2,3}) ?x ?(?<list>\d{1,2}(?: ?[,/-] ?\d{1,2}){2,})$/i.exec(text)?.groups ?? {};
  const each = list.split(/ ?[,/-] ?/);
  if (load === undefined || Number(load) <= mostUsualRounds) return [];
  return loadsOf(Number(load)).map((one) => each.map((reps) => `${reps} ${one}`).join(" | "));
}

/** '80/3x3': three of three at 80. */
function slashedReadings(text: string): string[] {
  const { load = "", first, second } = /^(?<load>\d{2,3})\/(?<first>\d)x(?<second>\d{1,2})$/i.exec(text)?.groups ?? {};
  const orders = [...new Set([`${second}x${first}`, `${first}x${second}`])];
  return load === "" ? [] : orders.flatMap((rounds) => loadsOf(Number(load)).map((one) => `${rounds} ${one}`));
}

function heightPair(text: string, isHigh: boolean): string[] {
  const { before, first, second } = /^(?<before>.*\S)\s+(?<first>\d{2})\/(?<second>\d{2})$/.exec(text)?.groups ?? {};
  const unit = Number(first) <= mostUsualInches ? "in" : "cm";
  return isHigh && first !== undefined ? [first, second].map((one) => `${before} h ${one}${unit}`) : [];
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

/** Load, repetitions and sets in any order, as '60x5x3'. */
const loadFirst: readonly [RegExp, string][] = [
  [/^(?:and )?then /i, ""],
  [/^_ ?@(\d{2,3})$/, "$1x_"],
  [/^(\d{1,2}) ?x ?(\d{1,2}\+?) ?[x@ ] ?(\d{2,3}(?:[.,]\d)?)$/i, "$3x$2x$1"],
  [/^([1-9]|1\d) ([3-9]\d|\d{3})$/, "$2x$1"],
  [/^(\d{2,3}) (\d{1,2}) ?x ?(\d{1,2}\+?)$/i, "$1x$3x$2"],
  [/^([1-9]|1\d|20)(\+?) ?x ?([3-9]\d|\d{3})(?: ?x ?(\d{1,2})(?: sets?)?)?$/i, "$3x$1$2x$4"],
  [/x$/, ""],
];

/** '60x5, 70x5, 80x3x3', '60x5, then 3x5 80' and '60/5 70/5': more rounds than anybody does are loads. */
export function ladderOfLoads(written: string): string[] {
  const units = written.match(/(?<=\d\s*)(?:kg|lb)(?!\p{L})/giu) ?? [];
  const said = units.length === 1 ? units[0] : undefined;
  // why: '3x5 @90%top' is of the steps before it
  const [lighter = ""] = /\s*[|,]\s*\d+x\d+ @\d+%top$/.exec(written) ?? [];
  const loaded = written.slice(0, written.length - lighter.length);
  const text = said === undefined ? loaded : loaded.replace(/(?<=\d)\s*(?:kg|lb)(?!\p{L})/iu, "");
  const step = /^(\d{2,3}(?:[.,]\d{1,2})?)\s*(?:x|\/)\s*(\d{1,2}(?:\+|-\d{1,2})?|_)(?:\s*x\s*(\d{1,2}))?$/i;
  const efforts = /\s+rpe \d+(?:\.5)?$/i;
  const parts = text
    .split(
      /\s*(?:(?<=x\s*\d{1,2}\+?\s*),|,(?=\s)|[;|])\s*|(?<=[/x]\s*\d{1,2}(?:\+|-\d{1,2})?)\s+(?=\d+(?:[.,]\d+)?\s*[x/])|(?<=x\s*\d{1,2}\+?\s+\d{2,3})\s+(?=\d{1,2}\s*x)|\s+(?:and )?then\s+/i,
    )
    .map((one) => one.trim());
  const steps = parts.map((one) =>
    step.exec(loadFirst.reduce((said, [shape, turned]) => said.replace(shape, turned), one.replace(efforts, ""))),
  );
  const loads = steps.map((one) => Number((one?.[1] ?? "0").replace(",", ".")));
  if ((steps.length < 2 && lighter === "") || loads.some((load) => load <= mostUsualEffort + 2)) return [];
  // why: who writes '3x5 100' says the sets first
  const isLoadLast = parts.some((one) => /^(?:then )?\d{1,2} ?x ?\d{1,2}\+? @? ?\d{2,3}/i.test(one));
  const orders = steps.every((one) => one?.[3]) && !isLoadLast ? ([2, 3] as const) : ([3] as const);
  const readings = (said === undefined ? unitsOf(loads) : [said]).flatMap((unit) =>
    orders.map(
      (sets) =>
        steps
          .map((one, at) => {
            const [effort = ""] = efforts.exec(parts[at] ?? "") ?? [];
            return `${one?.[3] ? `${one[sets]}x` : ""}${one?.[5 - sets]} @${one?.[1]}${unit}${effort}`;
          })
          .join(" | ") + lighter.replace(",", " |"),
    ),
  );
  return [...new Set(readings)];
}

/** '5/5/5 @ 60/70/80': the units that the last number may have. */
export function unitsBehind(text: string): string[] {
  if (!/(?:@\s*|\s(?=\d+(?:\/\d+){2,}$))\d[\d.,/ -]*$/.test(text)) return [];
  const [, behind = ""] = /(?:@\s*|\s)([\d.,/-]+(?: ?, ?[\d.]+)*)$/.exec(text) ?? [];
  const loads = behind
    .replace(/,(?=(?:25|5|75)$)/, ".")
    .split(/[,/ -]+/)
    .map(Number);
  return loads.every((load) => load > mostUsualEffort) ? unitsOf(loads) : [];
}
