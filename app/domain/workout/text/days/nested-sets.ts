import { type Nested, nestedIn } from "#app/domain/workout/text/endurance/nested.ts";
import { oneLineReadings } from "#app/domain/workout/text/sets/one-line.ts";
import { type Knows, type Readings, setOf } from "#app/domain/workout/text/sets/taken.ts";
import { sessionReadings } from "./sessions.ts";
import { machine, type Sport, sportIn, sports } from "./sports.ts";

const mayBeNested = /(?:^|[\s:])[2-9]\s*(?:x\s*[(\d]|sets?(?:\s*of)?:?\s*[(\d]|blocks?\s*of\s*\d)/i;
const label = /^(?<label>\p{L}[\p{L}\d -]{1,30}?):\s+(?<values>\d.*)$/u;
const withoutUnit = /(?<=\d\s*x\s*)(25|50|75|[1-9]\d?00|[1-9]50)(?=\s*(?:$|[,;/)])|\s+(?!m|yd|k|s|cal|rep|x\s*\d))/gi;

/** '6 x 200 R w/ 200 jog' in the words of the notation. */
const plainWords: readonly (readonly [RegExp, string])[] = [
  [/(?<=\)[^()]*)(\d{1,2})\s*'\s*\/\s*(\d{1,2})\s*'(?=\s*$)/giu, "$1 min / $2 min"],
  [/(?<=\d\s*x\s*\d{2,4}\s*m?)\s*(?<!\d\s)([TRI])(?=\s*(?:$|[,)]|w\/|with\s))/gu, " @ $1 pace"],
  [/\s*,?\s*(?:w\/|with)\s*(\d{2,4})\s*m?\s*(?:jg|jog)(?!\p{L})/giu, ", $1m jog"],
  [
    /(?<=\d\s*(?:x|sets?(?: of)?)\s*)(?<!x\s*\d{1,2}\s*x\s*)(\d{1,2}\s*x\s*\d{2,4}\s*m?(?!\p{L})[^,()]{0,30},\s*\d{2,4}\s*m\s*(?:jog|walk))(?=\s*(?:$|,))/giu,
    "($1)",
  ],
];

/** ', 800 m jog between sets' */
const jogBetween =
  /[\s,;(]+(?<far>\d{3,4})\s*m?\s*(?<how>jog|jg|walk)\s*(?:in between|between|btw|b\/w)(?:\s+(?:the\s+)?(?:sets?|series|blocks?))?\)?$/iu;

/** 'Swim 3 x (4 x 50 on 1:00)' and '2 x 3 x 150 m, 2 min / 6 min': sets of several rounds, of one exercise or of a sport. */
export function nestedSets(written: string, knows: Knows): Readings {
  if (!mayBeNested.test(written)) return null;
  const text = plainWords.reduce((said, [shape, to]) => said.replace(shape, to), written);
  const end = knows.nameEnd(text);
  if (end !== null) return ofExercise(text.slice(0, end).replace(/[\s:]+$/, ""), text.slice(end), knows);
  const named = label.exec(text)?.groups;
  const values = (named?.values ?? text).replace(machine, "");
  if (!/^\d/.test(values)) return null;
  const own = sportIn(text);
  const texts = (own ? [own] : likelySports(values)).flatMap((sport) => {
    const [word, name] = sport.words.find(([said]) => said.test(values)) ?? [];
    const bare = word ? values.replace(withSign(word), " ") : values;
    // why: swimmers leave at a time
    const ways = sport.name === "Swim" ? new Set([bare.replace(/@(?=\s*\d{0,2}:\d\d)/g, "on"), bare]) : [bare];
    return [...ways].flatMap((one) => ofExercise(name ?? sport.name, one, knows)?.texts ?? []);
  });
  const labelled = texts.map((one) =>
    named?.label === undefined || one.length > 1 ? one : setOf(`${named.label}:`, one),
  );
  return texts.length === 0 ? null : { texts: labelled, isAsked: true };
}

/** 'at threshold' */
function withSign({ source, flags }: RegExp): RegExp {
  return new RegExp(`(?:(?:@\\s*|\\bat\\s+))?(?:${source})`, flags);
}

/** Lengths of a pool are rather swum, and shares rather ridden. */
function likelySports(values: string): Sport[] {
  const [swim, row, bike, run] = sports as [Sport, Sport, Sport, Sport];
  if (/x\s*100\s*(?:m|yd)?\s+(?:on|@|every)\s+\d?:\d\d/i.test(values)) return [swim, run, row];
  if (/\d\s*(?:m|km|yd|mi)(?!\p{L})/iu.test(values.replace(withoutUnit, "$1m")))
    return /x\s*(?:25|50|75)(?!\d)/i.test(values) ? [swim, run, row] : [run, row, swim];
  return /%/.test(values) ? [bike, run, row] : [run, bike, row];
}

function ofExercise(name: string, written: string, knows: Knows): Readings {
  const bare = written.replace(/^[\s:-]+/, "");
  const inMeters = bare.replace(withoutUnit, "$1m");
  // why: every name that is asked for is looked up
  if (!nestedIn(bare) && !nestedIn(inMeters)) return null;
  const isMeasured = knows.read(`${name} 100m`)?.isPlain && !knows.read(`${name} 3x5`)?.isPlain;
  const values = isMeasured ? inMeters : bare;
  const { far, how = "" } = jogBetween.exec(values)?.groups ?? {};
  const nested = nestedIn(values.replace(jogBetween, ""));
  if (!nested || !/^\d{1,2}\s*x/i.test(nested.core)) return null;
  const sets = setsOf(name, nested, knows, far && `${/walk/i.test(how) ? "Walk" : "Jog"} ${far}m`);
  if (sets) return { texts: sets, isAsked: true };
  const line = `${name} ${values}`;
  return knows.isEntry(line) || knows.mayBeEntry(line) ? { texts: [[line]] } : null;
}

const ofSets =
  /(?:^|\s)(?:on|every)\s+(?:the\s+)?:?\d|\d\s*(?:m|km|min|s|')?\s*(?:easy\s+)?(?:jog|walk|float)(?!\p{L})/iu;

/** Those with a leaving time or a second exercise are sets of their own, one after the other. */
function setsOf(
  name: string,
  { count, core, tail, rests, said }: Nested,
  knows: Knows,
  jog: string | undefined,
): string[][] | null {
  if (!ofSets.test(core + tail)) return null;
  const once = `${name} ${core}${tail}`;
  const [set] = (sessionReadings(once, knows) ?? oneLineReadings(once, knows))?.texts ?? [];
  if (!set || set.length < 2) return null;
  const own = said.length === 0 ? set : [set[0] ?? "", `  // ${said.join(", ")}`, ...set.slice(1)];
  const [, rest] = rests;
  const line = jog ?? (rest === null ? null : `rest ${rest}`);
  const between = line === null ? [""] : ["", line, ""];
  const apart = Array.from({ length: count }, (_, at) => (at === 0 ? own : [...between, ...own])).flat();
  const [heading = "", ...entries] = own;
  const rounds = / x(\d+)/.exec(heading)?.[1];
  const together = heading.replace(/ x\d+/, ` x${count * Number(rounds ?? 1)}`);
  return line === null && rounds !== undefined && entries.every((entry) => entry.startsWith("  "))
    ? [apart, [together, ...entries]]
    : [apart];
}

const duration = "\\d{1,3}(?::\\d\\d)?\\s*(?:s|secs?|min|mins|'|\")?";
const turns = new RegExp(
  `^(?<rounds>\\d{1,2}\\s*x\\s*${duration})\\s*(?<how>on|work|hard)\\s*/\\s*(?<rest>${duration})\\s*(?<easily>off|easy|rest)\\s*,?\\s+(?<said>.+)$`,
  "i",
);

/** '8 x 2' on/2' off r28, strong': of the sport that the words behind it tell. */
export function onAndOff(text: string, knows: Knows): Readings {
  const { rounds, how, rest, easily, said = "" } = turns.exec(text)?.groups ?? {};
  const sport = rounds === undefined || knows.nameEnd(said) !== null ? undefined : sportIn(said);
  const words = [how === "hard" ? "hard" : "", easily === "easy" ? "easy" : ""].filter(Boolean).join("/");
  const line = `${sport?.name} ${rounds} ${said}${words && `, ${words}`}, rest ${rest}`;
  return sport && (knows.isEntry(line) || knows.mayBeEntry(line)) ? { texts: [[line]], isAsked: true } : null;
}
