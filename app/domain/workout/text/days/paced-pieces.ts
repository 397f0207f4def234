import { timeOf } from "#app/domain/workout/text/sets/headings.ts";
import { type Knows, type Readings, setOf } from "#app/domain/workout/text/sets/taken.ts";
import { clock } from "./piece-lists.ts";
import { running, sportIn, sports } from "./sports.ts";

const pause = "\\d{1,2}:\\d\\d|\\d{1,3}\\s*(?:mins?|'|s|secs?|\")";
const repeated = new RegExp(
  `^(?<count>[2-9]|1\\d)\\s*(?:x|sets?\\s+of|rounds?\\s+of)\\s*\\((?<list>[^()]+)\\)(?:[\\s,;]+(?:(?:w/|with|rest)\\s*)?(?<rest>${pause})\\s*(?<how>(?:rest|jog|walk|float|recovery|easy)?(?:\\s+between(?:\\s+sets)?)?))?$`,
  "iu",
);
const piece =
  /^(?<distance>\d{1,5}(?:[.,]\d+)?)\s*(?<unit>km|k|m|miles?|mi)?\s*(?:@|in|at|u|na)\s*(?<time>\d{1,2}:\d\d|(?<=in\s*)[2-9]\d\s*(?:s|sec)?(?=$)|(?<=[1-9]00\s*m?\s*(?:@|at)\s*)[2-9]\d\s*(?:s|sec)?(?=$))(?:\s*(?:min)?\s*\/\s*(?<per>km|k|mi|mile|500\s?m))?(?:\s*pace)?$/i;
const resting = new RegExp(`^(?:rest\\s*)?(?<rest>${pause})\\s*(?:rest|recovery|(?<how>jog|walk|float|easy))?$`, "iu");

const easily = /^(?<far>\d{2,4}\s*m)\s+(?<how>(?:easy\s+)?(?:jog|walk|float)|easy)$/i;

/** Seconds a kilometre: nobody runs or rows faster, or as fast for longer than a mile. */
const [fastest, fastestForLong] = [125, 165];
/** Slower pieces are rather swum. */
const slowest = 480;
/** Seconds of a pace in a set of several pieces: a kilometre's of a run, 500 metres' of the rowing machine. */
const paces: Readonly<Record<string, { unit: string; least: number; most: number }>> = {
  Run: { unit: "km", least: 150, most: 480 },
  Row: { unit: "500m", least: 80, most: 170 },
};

type Piece = { written: string; time: string; per: string | undefined; kilometers: number };

/** '3 x (1k @ 4:00, 500 @ 3:45), 2 min jog': pieces at paces, or in times, of their own. */
export function pacedPieces(text: string, knows: Knows): Readings {
  const end = knows.nameEnd(text) ?? 0;
  const values = text.slice(end).replace(/^[\s:-]+/, "");
  const { count, list = "", rest, how = "" } = repeated.exec(values)?.groups ?? {};
  const parts = list.split(/\s*(?:[,+]|\sthen\s|\s\/\s)\s*/i);
  const pieces = parts.map(pieceIn);
  const timed = pieces.filter((one) => one !== null);
  const areParts = parts.every((part, at) => pieces[at] || resting.test(part) || easily.test(part));
  if (count === undefined || timed.length < 2 || !areParts) return null;
  const named = text.slice(0, end).replace(/[\s:]+$/, "");
  const sport = end === 0 ? sportIn(text) : sports.find(({ name }) => name === knows.read(named)?.exercise);
  const names = end > 0 ? [named] : sport ? [sport.name] : [running.name, "Row"];
  const behind = rest === undefined ? [] : [restOf(`${rest} ${how.replace(/\s*between.*$/i, "")}`.trim())];
  // why: swimmers leave at a time
  if (sport?.name === "Swim") return null;
  const texts = names.flatMap((name) =>
    waysOf(timed, sport?.name ?? name).map((ways) => {
      const entries = parts.map((part, at) => {
        const nth = pieces.slice(0, at + 1).filter((one) => one !== null).length - 1;
        const { far, how: easy } = easily.exec(part)?.groups ?? {};
        return pieces[at] ? `${name} ${ways[nth]}` : far ? `${name} ${far} // ${easy}` : restOf(part);
      });
      return setOf(`Interval x${count}`, [...entries, ...behind]);
    }),
  );
  return texts.every(([, first = ""]) => knows.isEntry(first.trim())) ? { texts, isAsked: true } : null;
}

const counted = /^(?<count>\d{1,2})\s*x\s*(?<piece>\d.*)$/i;
const betweenSets = /\s*[,;+]\s*(?:(?:and\s+)?then\s+)?|\s+(?:then|w\/|with)\s+/i;

/** '3x1k @ 4:00, 2:00 rest, 3x500 @ 3:45': the rest is between the first ones, or between the two sets. */
export function pacedSets(text: string, knows: Knows): Readings {
  const end = knows.nameEnd(text) ?? 0;
  const parts = text
    .slice(end)
    .replace(/^[\s:-]+/, "")
    .split(betweenSets);
  const sets = parts.map((part) => counted.exec(part)?.groups ?? null);
  const pieces = sets.map((one) => (one ? pieceIn(one.piece ?? "") : null));
  const timed = pieces.filter((one) => one !== null);
  // why: lengths of a pool, which nobody runs so slowly
  if (timed.every(({ time, kilometers }) => secondsOf(time) > slowest * kilometers)) return null;
  if (timed.length < 2 || !pieces[0] || !parts.every((part, at) => pieces[at] || resting.test(part))) return null;
  const { names, sport } = namesFor(text, end, knows);
  const texts = names.flatMap((name) => {
    const ways = waysOf(timed, sport ?? name);
    return ways.flatMap((way) => {
      let nth = -1;
      const rounds = parts.map((part, at) => (pieces[at] ? `${sets[at]?.count}x ${way[++nth]}` : restOf(part)));
      return waysToRest(name, rounds);
    });
  });
  return texts.length > 0 && texts.flat().every(knows.isEntry) ? { texts, isAsked: true } : null;
}

/** None of a swim, which leaves at a time. */
function namesFor(text: string, end: number, knows: Knows): { names: string[]; sport: string | undefined } {
  const named = text.slice(0, end).replace(/[\s:]+$/, "");
  const sport = end === 0 ? sportIn(text) : sports.find(({ name }) => name === knows.read(named)?.exercise);
  const unnamed = sport ? [sport.name] : [running.name, "Row"];
  return { names: sport?.name === "Swim" ? [] : end > 0 ? [named] : unnamed, sport: sport?.name };
}

const changing =
  /^(?<count>[2-9]|1\d)\s*x\s*(?<far>\d{1,5}(?:[.,]\d+)?\s*(?:km|k|m|miles?|mi)?)\s*(?:@|in|at)\s*(?<times>\d{1,2}:\d\d(?:\s*[,/]\s*\d{1,2}:\d\d){1,9})(?<per>(?:\s*\/\s*(?:km|mi|500\s?m))?)(?<behind>(?:[,;]\s*rest\s.*)?)$/i;

/** '3x1k @ 4:00, 3:55, 3:50': each is faster than the one before it. */
export function changingPaces(text: string, knows: Knows): Readings {
  const end = knows.nameEnd(text) ?? 0;
  const { count, far, times = "", per, behind } = changing.exec(text.slice(end).replace(/^[\s:-]+/, ""))?.groups ?? {};
  const each = times.split(/\s*[,/]\s*/);
  const pieces = each.flatMap((time) => pieceIn(`${far?.trim()} @ ${time}${per}`) ?? []);
  if (pieces.length !== Number(count) || pieces.length !== each.length) return null;
  if (pieces.every(({ time, kilometers }) => secondsOf(time) > slowest * kilometers)) return null;
  const { names, sport } = namesFor(text, end, knows);
  const texts = names.flatMap((name) =>
    waysOf(pieces, sport ?? name).map((way) => [`${name} ${way.join(" | ")}${behind}`]),
  );
  return texts.length > 0 && texts.flat().every(knows.isEntry) ? { texts, isAsked: true } : null;
}

/** Of lines of their own, each with the rest behind it, and in one line. */
function waysToRest(name: string, rounds: readonly string[]): string[][] {
  const lines = rounds.flatMap((one, at) => {
    const next = rounds[at + 1] ?? "";
    return isRest(one) ? [] : [`${name} ${one}${isRest(next) ? `; ${next}` : ""}`];
  });
  const [rest, ...more] = rounds.filter(isRest);
  const [, ...others] = new Set(rounds.flatMap((one) => /(?<=\d)(?:km|mi|m)(?= )/.exec(one) ?? []));
  // why: a line has one unit of length
  if (others.includes("mi") || (others.length > 0 && rounds.some((one) => /\dmi /.test(one)))) return [lines];
  const all = others.length === 0 ? rounds : rounds.map(inMeters);
  const inLine = `${name} ${all.filter((one) => !isRest(one)).join(" | ")}`;
  if (rest === undefined) return [[inLine], lines];
  if (more.length > 0) return [lines];
  const isLast = isRest(rounds.at(-1) ?? "");
  const between = `${name} ${all.map((one) => one.replace(/ \/\/ .*$/, "")).join(" | ")}`;
  return [lines, [`${inLine}; ${rest}`], ...(isLast ? [] : [[between]])];
}

function isRest(round: string): boolean {
  return round.startsWith("rest");
}

function inMeters(round: string): string {
  return round.replace(
    /(\d+(?:[.,]\d+)?)km /,
    (_, far: string) => `${Math.round(1000 * Number(far.replace(",", ".")))}m `,
  );
}

function restOf(text: string): string {
  const { rest = "", how } = resting.exec(text)?.groups ?? {};
  return `rest ${timeOf(rest)}${how === undefined ? "" : ` // ${how}`}`;
}

function pieceIn(text: string): Piece | null {
  const { distance = "", unit, time: said = "", per } = piece.exec(text.trim())?.groups ?? {};
  const time = said.replace(/^(\d\d)\s*\D*$/, (_, seconds: string) => clock(Number(seconds)));
  const number = Number(distance.replace(",", "."));
  if (time === "" || (unit === undefined && number < 100)) return null;
  const own = unit === undefined ? "m" : /^k/i.test(unit) ? "km" : /^mi/i.test(unit) ? "mi" : "m";
  const kilometers = number * (own === "km" ? 1 : own === "mi" ? 1.609 : 0.001);
  const plain =
    per &&
    `/${per
      .replace(/^k$/i, "km")
      .replace(/^mile$/i, "mi")
      .replace(/\s/g, "")}`;
  return { written: `${distance}${own}`, time, per: plain, kilometers };
}

/** At paces, in times, or in either, the likelier first. */
function waysOf(pieces: readonly Piece[], sport: string): string[][] {
  const written = pieces.map(
    ({ written: one, time, per }) => `${one} ${per === undefined ? "time " : ""}${time}${per ?? ""}`,
  );
  if (pieces.some(({ per }) => per !== undefined)) return [written];
  const seconds = pieces.map(({ time }) => secondsOf(time));
  const [shortest, longest] = [Math.min(...seconds), Math.max(...seconds)];
  const { unit = "", least = longest, most = 0 } = paces[sport] ?? {};
  const own = unit === "km" && pieces.some(({ written: one }) => one.endsWith("mi")) ? "mi" : unit;
  const paced = pieces.map(({ written: one, time }) => `${one} ${time}/${own}`);
  const isFast = (at: number) => {
    const { kilometers = 0 } = pieces[at] ?? {};
    return unit !== "" && (seconds[at] ?? 0) < kilometers * (kilometers < 1.6 ? fastest : fastestForLong);
  };
  const isAnyFast = pieces.some((_, at) => isFast(at));
  const ways = [...(shortest >= least && longest <= most ? [paced] : []), ...(isAnyFast ? [] : [written])];
  // why: '2 mi @ 6:50' beside '400 @ 85' is at a pace all the same
  if (ways.length === 0 && unit !== "500m") return [written.map((one, at) => (isFast(at) ? (paced[at] ?? one) : one))];
  // why: longer pieces take longer, at nearly the same pace
  return longest > shortest * 1.4 ? ways.toReversed() : ways;
}

export function secondsOf(time: string): number {
  return time.split(":").reduce((all, one) => 60 * all + Number(one), 0);
}
