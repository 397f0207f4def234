import { takeDetails } from "./details.ts";
import { readList, readStep, splitSteps, startsStep } from "./ladders.ts";
import { meaningful, phrases, sayings } from "./phrases.ts";

/** `details` stand behind the values; `note` has the words that no value says. */
export type Meant = { values: string; details: string[]; note: string };

export type CanRead = (values: string) => boolean;

/** How the notation writes the values that a coach wrote, likeliest first; more than one is a question. */
export function meantValues(written: string, isHigh: boolean, canRead: CanRead): Meant[] {
  // why: the sign of inches is that of seconds
  const text = written.replace(/@?\s*(\d+)\s*(?:"|'')/g, isHigh ? " h $1in" : " $1s");
  const notes: string[] = [];
  const said = text.replace(sayings, (words) => {
    notes.push(words);
    return " ";
  });
  const { left, details } = withinCluster(takeDetails(inNotation(said)));
  const values = withoutNotes(left, notes, canRead);
  const note = notes.map((one) => one.trim()).join(", ");
  return readingsOf(values, canRead).map((one) => ({ values: one, details, note }));
}

/** '2+2+2, 20s between' rests within the cluster, not between rounds. */
function withinCluster(taken: { left: string; details: string[] }): { left: string; details: string[] } {
  const { left, details } = taken;
  const rest = /^rest (\d+) ?s$/.exec(details.at(-1) ?? "")?.[1];
  const cluster = /\d+(?:\+\d+){2,}/.exec(left)?.[0];
  if (details.length !== 1 || rest === undefined || cluster === undefined) return taken;
  return { left: left.replace(cluster, `${cluster} (${rest}s)`), details: [] };
}

/** Written in the notation's own words; its steps may still be in a coach's order. */
export function inNotation(text: string): string {
  let written = text.replace(/\s+/g, " ").trim();
  for (const { shape, to } of phrases) written = written.replace(shape, to);
  return written.replace(/\s+/g, " ").trim();
}

const heavy =
  /(?:(?:work|build|ramp)(?:ing)? )?(?:up )?(?:to )?(?:a |an )?heavy (?:set of )?(?<count>\d{1,2}|single|double|triple)(?= |$)/iu;
const upTo = /(?:(?:work|build|ramp)(?:ing)? )?up to (?:a |an )?(?<count>\d{1,2})\s?rm(?= |$)/iu;
const counts: Readonly<Record<string, string>> = { single: "1", double: "2", triple: "3" };

function withoutNotes(text: string, notes: string[], canRead: CanRead): string {
  const take = (words: string) => {
    notes.push(words);
    return " ";
  };
  const worked = heavy.exec(text) ?? upTo.exec(text);
  const { count = "" } = worked?.groups ?? {};
  const isMaximum = /1\s?rm/i.test(worked?.[0] ?? "");
  if (worked) notes.push(worked[0]);
  let left = worked ? text.replace(worked[0], isMaximum ? "1RM" : (counts[count.toLowerCase()] ?? count)) : text;
  left = left.replace(/\(([^()]*)\)/g, (whole, inside: string) =>
    canRead(inside) || meaningful.test(inside) || !/\p{L}{2}/u.test(inside) ? whole : take(inside),
  );
  left = left.replace(/(?:[,;]| -)\s+(\p{L}[\p{L}' -]+)(?=$|[,;])/gu, (whole, clause: string) =>
    meaningful.test(clause) || canRead(clause) ? whole : take(clause),
  );
  return left
    .replace(/\(\s*\)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^(?:[\s,;:]|-(?!\d))+|[\s,;:]+$/g, "");
}

/** 'last set AMRAP' behind equal rounds: at least as many as the others, or as many as possible. */
const lastSet =
  /^(?<count>\d{1,2})\s*x\s*(?<reps>\d{1,3})(?<tail>.*?)[\s,(]*(?:on\s+)?(?:the\s+)?last set\s*(?:is\s+|:\s*)?(?:an?\s+)?(?:amrap|max|\+|to failure|failure)\)?$/i;
const toFailure = /^(?<count>\d{1,2}\s*x\s*)(?<reps>\d{1,3})(?<tail>.*?)\s*(?:to failure|failure)$/i;
const either = /^(?<first>\d)-(?<second>\d)\s*(?:x|sets?(?:\s*of)?)\s*(?<tail>\d.*)$/i;

function inTwoWays(text: string): string[] {
  const last = lastSet.exec(text)?.groups;
  if (last) {
    const before = Number(last.count) - 1;
    const rest = `${before === 1 ? "" : `${before}x`}${last.reps}${last.tail}`;
    return [`${rest} | ${last.reps}+${last.tail}`, `${rest} | max${last.tail}`];
  }
  const failing = toFailure.exec(text)?.groups;
  if (failing) return [`${failing.count}max${failing.tail}`, `${failing.count}${failing.reps}+${failing.tail}`];
  const turns =
    /^(?<work>\d{1,2}\s*x\s*(?:\d+\s*(?:s|min)|\d+:\d\d))\s*[,/]\s*(?<rest>\d+\s*(?:s|min)|\d+:\d\d)$/i.exec(
      text,
    )?.groups;
  if (turns) return [`${turns.work}; rest ${turns.rest}`, `${turns.work} | ${turns.rest}`];
  const counts = either.exec(text)?.groups;
  return counts ? [`${counts.first}x${counts.tail}`, `${counts.second}x${counts.tail}`] : [];
}

function readingsOf(text: string, canRead: CanRead): string[] {
  const ways = inTwoWays(text);
  if (ways.length > 0) return ways;
  if (text.includes("|")) return inParts(text, canRead);
  const pair = eachOrBoth.exec(text)?.groups;
  if (pair) {
    const loads = [Number(pair.load), 2 * Number(pair.load)];
    return loads.map((load) => `${pair.before} @${load}${pair.unit}`).filter(canRead);
  }
  const readable = (rounds: string) => rounds.split(" | ").every(canRead);
  const step = readStep(text).filter(canRead);
  if (step.length > 0) return step;
  const list = readList(text)?.filter(readable);
  if (list && list.length > 0) return list;
  for (const steps of splitSteps(text)) {
    const ladder = readLadder(withUnits(joined(steps)), canRead);
    if (ladder.length > 0) return ladder;
  }
  return [];
}

/** '2x30kg' behind other values: each or both dumbbells. */
const eachOrBoth = /^(?<before>.*\d\S*)[\s,@]+2\s*x\s*(?<load>\d+(?:\.\d+)?)\s*(?<unit>kg|lb)$/i;

function inParts(text: string, canRead: CanRead): string[] {
  const parts = text.split("|").map((part) => readingsOf(part.trim(), canRead)[0] ?? "");
  return parts.every((part) => part !== "") ? [parts.join(" | ")] : [];
}

/** A clause that starts no round belongs to the one before it: '5 @80%, rpe 8'. */
function joined(steps: readonly string[]): string[] {
  const rounds: string[] = [];
  for (const step of steps) {
    const [first = ""] = readStep(step);
    if (startsStep(first) || rounds.length === 0) rounds.push(step);
    else rounds.push(`${rounds.pop()} ${step}`);
  }
  return rounds;
}

/** '135x5, 155x5, 175x5 lb': the last one's unit is that of all. */
function withUnits(steps: string[]): string[] {
  const last = /^(?<first>\d+)\s*(?<sign>[x@])\s*(?<second>\d+)\s*(?<unit>kg|lb|%)$/iu.exec(steps.at(-1) ?? "")?.groups;
  if (!last) return steps;
  const bare = /^(\d+)\s*([x@])\s*(\d+)$/i;
  if (!steps.slice(0, -1).every((step) => bare.test(step))) return steps;
  const isLoadFirst = last.sign?.toLowerCase() === "x" && Number(last.first) > Number(last.second);
  return steps.map((step) => {
    const [, first = last.first, , second = last.second] = bare.exec(step) ?? [];
    return isLoadFirst ? `${second} @${first}${last.unit}` : `${first} @${second}${last.unit}`;
  });
}

function readLadder(steps: readonly string[], canRead: CanRead): string[] {
  if (steps.length < 2) return [];
  const rounds = steps.map((step) =>
    (readList(step) ?? readStep(step))
      .map((one) => one.replace(/^1\s*x\s*(?=\d)/i, ""))
      .filter(readableRounds(canRead)),
  );
  if (rounds.some(([first]) => first === undefined || !startsStep(first))) return [];
  const load = /\s*@\s*\S+$/.exec(rounds.at(-1)?.[0] ?? "")?.[0];
  if (load && rounds.slice(0, -1).every(([first = ""]) => !/[%@]|kg|lb/i.test(first))) {
    const asSaid = rounds.map(([first]) => first);
    return [asSaid.map((one, at) => (at === rounds.length - 1 ? one : one + load)).join(" | "), asSaid.join(" | ")];
  }
  const firsts = rounds.map(([first]) => first).join(" | ");
  const isOpen = steps.some((step) => /x\s*\d+\s*x\s*\d/i.test(step) && readStep(step).length > 1);
  const seconds = rounds.map(([first, second = first]) => second).join(" | ");
  return isOpen && firsts !== seconds ? [firsts, seconds] : [firsts];
}

function readableRounds(canRead: CanRead) {
  return (rounds: string) => rounds.split(" | ").every(canRead);
}
