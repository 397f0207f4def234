import type { Quantity } from "./note-rules.ts";
import type { Scope, Way } from "./noted-values.ts";

type Round = { count: number; own: string };
/** `every`: when each round starts. */
export type Entry = { lead: string; rounds: Round[]; details: string[]; every?: string };

const mostRounds = 30;

const details = /;\s*(?=(?:(?:per|each)\s+side|tempo|band|rest)(?=$|[\s;:]))/i;
const bareLead = /^\s*(?:[^\s\d@_|]\S*\s+)+?(?=[\d@_]|(?:max|bw|rpe|time)(?!\p{L}))/iu;

/** An exercise with its rounds as they are printed, or as a coach began them. */
export function entryIn(body: string): Entry | null {
  const [values = "", ...behind] = body.trimEnd().split(details);
  const lead = /^\s*\S.*? {2,}/.exec(values)?.[0] ?? bareLead.exec(values)?.[0];
  if (lead === undefined) return null;
  const rounds = values
    .slice(lead.length)
    .split(/\s*\|\s*/)
    .map(roundOf);
  return rounds.length > mostRounds ? null : { lead, rounds, details: behind };
}

const countOf = /^(\d{1,2})\s*(?:x|×|sets?(?:\s+(?:of|x))?)(?:\s*|$)(?=\D|\d|$)/iu;

function roundOf(text: string): Round {
  const [found = "", count = "1"] = countOf.exec(text) ?? [];
  return { count: Number(count), own: text.slice(found.length).trim() };
}

export function printed({ lead, rounds, details: behind, every }: Entry): string {
  if (every !== undefined) {
    const own = { lead: `  ${lead}`, rounds: rounds.map((one) => ({ ...one, count: 1 })), details: behind };
    return `Interval x${rounds[0]?.count}, every ${every}\n${printed(own)}`;
  }
  const each = rounds.map(({ count, own }) =>
    count === 1 && own !== "" ? own : `${count}x${/^\d[\d+-]*(?= |$)/.test(own) ? "" : " "}${own}`,
  );
  return [lead + each.map((one) => one.trimEnd()).join(" | "), ...behind].join("; ");
}

/** What a round has of each quantity. */
const quantities: Readonly<Record<Exclude<Quantity, "rounds" | "detail" | "part" | "every">, RegExp>> = {
  reps: /^(?:\d[\d.]*(?:-\d+|(?:\+\d+)+)?\+?|max|_)(?:reps\+?)?(?=\s|$)/i,
  load: /(?<!\S)(?:@\s?\S+|bw\S*(?: \d+%)?|auto)(?!\S)/i,
  effort: /(?<!\S)(?:rpe \S+|\S+RIR)(?!\S)/i,
  time: /(?<!\S)(?:time )?(?:\d+:[\d:-]+\+?|\d+\s?(?:s|min))(?!\S)/i,
  pace: /(?<!\S)\S+\/(?:km|mi|500m)(?!\S)/i,
  heart: /(?<!\S)\S+bpm(?!\S)/i,
  zone: /(?<!\S)z\d(?!\S)/i,
  rate: /(?<!\S)\S+rpm(?!\S)/i,
  power: /(?<!\S)\S+W(?!\S)/,
  height: /(?<!\S)h \S+/i,
};
const distance = /(?<!\S)\d[\d.-]*\s?(?:km|mi|m|yd)(?!\S)/i;

/** The entry with a value of its note; null if it has no place. */
export function placed(entry: Entry, way: Way): Entry | null {
  const { of, value, each } = way;
  if (of === "detail") return withDetail(entry, value);
  if (of === "rounds") return withCount(entry, Number(value));
  if (of === "part") return withPart(entry, way);
  if (of === "every") return withEvery(entry, value);
  if (each) return withEach(entry, of, each);
  // why: '6 reps' of a distance or a time are as many of it
  if (of === "reps" && /^\d+$/.test(value) && entry.rounds.every(isMeasured)) return withCount(entry, Number(value));
  const apart = apartBy(entry.rounds, way.scope);
  if (!apart) return null;
  const rounds = apart.map(({ round, isMeant }) => (isMeant ? withValue(round, way) : round));
  return rounds.every((one) => one !== null) ? { ...entry, rounds } : null;
}

function withDetail(entry: Entry, detail: string): Entry | null {
  const [word = ""] = detail.split(" ");
  const has = [...entry.details, ...entry.rounds.map(({ own }) => own)].some((one) => one.includes(word));
  return has ? null : { ...entry, details: [...entry.details, detail] };
}

function withCount(entry: Entry, count: number): Entry | null {
  const [only, ...more] = entry.rounds;
  return only?.count === 1 && more.length === 0 ? { ...entry, rounds: [{ ...only, count }] } : null;
}

function withEvery(entry: Entry, every: string): Entry | null {
  const [only, ...more] = entry.rounds;
  const isAlone = more.length === 0 && !entry.lead.startsWith(" ");
  return only && only.count > 1 && isAlone ? { ...entry, every } : null;
}

/** 'last 4 km' of ten, in two rounds. */
function withPart(entry: Entry, { value }: Way): Entry | null {
  const [only, ...more] = entry.rounds;
  const [amount = "", said = "", at] = value.split(" ");
  const whole = only && more.length === 0 && only.count === 1 ? wholeOf(only.own) : null;
  const rest = whole ? Math.round(10 * (whole.amount - Number(amount))) / 10 : 0;
  if (!only || !whole || rest <= 0 || (said !== "" && kindOf(said) !== whole.kind)) return null;
  const [part, other] = [Number(amount), rest].map((size) => ({
    count: 1,
    own: only.own.replace(whole.found, `${size}${whole.kind}`),
  }));
  if (!part || !other) return null;
  return { ...entry, rounds: at === "first" ? [part, other] : [other, part] };
}

function wholeOf(own: string): { found: string; amount: number; kind: string } | null {
  const [far] = distance.exec(own) ?? [];
  if (far) return { found: far, amount: Number.parseFloat(far), kind: kindOf(far.replace(/[\d.\s]/g, "")) };
  const [, found = "", hours = "0", minutes = ""] = /(?<!\S)((?:(\d):)?(\d{1,2}):00)(?!\S)/.exec(own) ?? [];
  return found === "" ? null : { found, amount: 60 * Number(hours) + Number(minutes), kind: "min" };
}

function kindOf(unit: string): string {
  return /^(?:min|')/i.test(unit) ? "min" : /^k/i.test(unit) ? "km" : /^mi/i.test(unit) ? "mi" : unit;
}

function withEach(entry: Entry, of: Quantity, each: readonly string[]): Entry | null {
  const single = entry.rounds.flatMap(({ count, own }) =>
    Array.from({ length: Math.min(count, mostRounds) }, () => own),
  );
  if (single.length !== each.length) return null;
  const scope: Scope = { at: "all", rounds: 0 };
  const rounds = single.map((own, at) => withValue({ count: 1, own }, { of, value: each[at] ?? "", scope }));
  return rounds.every((one) => one !== null) ? { ...entry, rounds } : null;
}

function isMeasured({ own }: Round): boolean {
  return (distance.test(own) || quantities.time.test(own)) && !quantities.reps.test(own);
}

type Apart = { round: Round; isMeant: boolean };

/** The rounds, with a run of equal ones cut where the value begins or ends; null if it would be of all. */
function apartBy(rounds: readonly Round[], { at, rounds: most }: Scope): Apart[] | null {
  if (at === "all") return rounds.map((round) => ({ round, isMeant: true }));
  const all = rounds.reduce((sum, { count }) => sum + count, 0);
  if (most >= all) return null;
  const from = at === "first" ? 0 : all - most;
  const to = from + most;
  let before = 0;
  return rounds.flatMap((round) => {
    const [start, end] = [before, before + round.count];
    before = end;
    const within = Math.max(0, Math.min(end, to) - Math.max(start, from));
    const cut = { round: { ...round, count: round.count - within }, isMeant: false };
    const meant = { round: { ...round, count: within }, isMeant: true };
    return (at === "first" ? [meant, cut] : [cut, meant]).filter((one) => one.round.count > 0);
  });
}

/** Null if the round has another value of this quantity, unless it is of some rounds alone. */
function withValue(round: Round, { of, value, scope }: Way): Round | null {
  if (of === "rounds" || of === "detail" || of === "part" || of === "every") return null;
  const { own } = round;
  const [had] = quantities[of].exec(own) ?? [];
  if (of === "reps") return withReps(round, had, value);
  const isFar = distance.test(own) && !value.includes(":");
  if (of === "time" && (isFar || quantities.reps.test(own) || quantities.pace.test(own))) return null;
  if (had === undefined) return { ...round, own: `${own} ${value}`.trim() };
  return scope.at === "all" ? null : { ...round, own: own.replace(had, value) };
}

function withReps(round: Round, had: string | undefined, value: string): Round | null {
  const { own } = round;
  if (had === undefined)
    return value === "+" || quantities.time.test(own) || distance.test(own)
      ? null
      : { ...round, own: `${value} ${own}`.trim() };
  if (had === "max" || had.endsWith("+")) return null;
  const [least = ""] = had.replace("reps", "").split("-");
  return { ...round, own: own.replace(had, value === "+" ? `${least}+` : value) };
}
