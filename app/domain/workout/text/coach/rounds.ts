import { readList, readStep, startsStep } from "./ladders.ts";
import type { Knowing } from "./notes.ts";

type CanRead = Knowing["canRead"];

/** A clause that starts no round belongs to the one before it: '5 @80%, rpe 8'. */
export function joined(steps: readonly string[]): string[] {
  const rounds: string[] = [];
  for (const step of steps) {
    const [first = ""] = readStep(step);
    const isList = rounds.length > 1 || readList(rounds[0] ?? "") !== null;
    const isLoadOfAll = loadAlone.test(step) && isList && !rounds.some((one) => /[@%]|kg|lb/i.test(one));
    if (isLoadOfAll) rounds.splice(0, rounds.length, ...rounds.map((one) => `${one} @${step.replace(/^@ ?/, "")}`));
    else if (startsStep(first) || rounds.length === 0 || readList(step) !== null) rounds.push(step);
    else rounds.push(`${rounds.pop()} ${step}`);
  }
  return rounds;
}

const loadAlone = /^@?\s*\d+(?:[.,]\d+)?\s*(?:kg|lb|%)$/i;

/** '135x5, 155x5, 175x5 lb' and '60kg x 8, 65 x 8': the only unit is that of all. */
export function withUnits(steps: string[]): string[] {
  const counted = steps.map((step) => countedLoad.exec(step)?.groups);
  const said = new Set(counted.flatMap((one) => one?.unit ?? []));
  if (said.size === 1 && counted.every((one) => one !== undefined))
    return counted.map((one) => `${one?.rounds} @${one?.load}${one?.unit ?? [...said][0]}`);
  const shape =
    /^(?<first>\d+(?:\.\d+)?)\s*(?:reps\s*)?(?<own>kg|lb|%)?\s*(?<sign>[x@])\s*(?<second>\d+(?:\.\d+)?\+?)\s*(?<unit>kg|lb|%)?$/iu;
  const parts = steps.map((step) => shape.exec(step)?.groups ?? null);
  const units = new Set(parts.flatMap((part) => [part?.own, part?.unit].filter((one) => one !== undefined)));
  const [unit] = units;
  if (unit === undefined || units.size > 1 || parts.some((part) => part === null)) return steps;
  if (parts.every((part) => part?.own ?? part?.unit)) return steps;
  const [known] = parts.filter((part) => part?.own ?? part?.unit);
  const isLoadFirst =
    known?.own !== undefined ||
    (known?.sign?.toLowerCase() === "x" && Number(known.first) > Number.parseFloat(known.second ?? ""));
  return parts.map((part) =>
    isLoadFirst ? `${part?.second} @${part?.first}${unit}` : `${part?.first} @${part?.second}${unit}`,
  );
}

export function readLadder(steps: readonly string[], canRead: CanRead): string[] {
  if (steps.length < 2) return [];
  const rounds = steps.map((step) =>
    (readList(step) ?? readStep(step))
      .map((one) => one.replace(/^1\s*x\s*(?=\d)/i, ""))
      .filter(readableRounds(canRead)),
  );
  if (rounds.some(([first]) => first === undefined || !startsStep(first))) return [];
  const load = /\s*@\s*\S+$/.exec(rounds.at(-1)?.[0] ?? "")?.[0];
  if (
    load &&
    !load.endsWith("top") &&
    rounds.slice(0, -1).every(([first = ""]) => !/[%@]|kg|lb|rpe|rir/i.test(first))
  ) {
    const asSaid = rounds.map(([first]) => first);
    return [asSaid.map((one = "") => spreadOver(one, load)).join(" | "), asSaid.join(" | ")];
  }
  const firsts = rounds.map(([first]) => first).join(" | ");
  const isOpen = steps.some((step) => /x\s*\d+\s*x\s*\d/i.test(step) && readStep(step).length > 1);
  const seconds = rounds.map(([first, second = first]) => second).join(" | ");
  return isOpen && firsts !== seconds ? [firsts, seconds] : [firsts];
}

/** '1 | 2 | 3', each with the load. */
function spreadOver(rounds: string, load: string): string {
  return rounds
    .split(" | ")
    .map((one) => (one.includes("@") ? one : one + load))
    .join(" | ");
}

export function readableRounds(canRead: CanRead) {
  return (rounds: string) => rounds.split(" | ").every(canRead);
}

/** '5x3 @ 80kg' and '1x5 140' */
const countedLoad = /^(?<rounds>\d{1,2}\s*x\s*\d{1,3}\+?)\s+@?\s*(?<load>\d{2,3}(?:[.,]\d+)?)\s*(?<unit>kg|lb|%)?$/i;
