import { defaultUnit } from "#app/domain/trackables/allowed.ts";
import { categoryInSentence } from "#app/domain/trackables/names.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { SetType } from "#app/domain/workout/document/set-types.ts";
import { alternativeCategories, wordBefore } from "#app/domain/workout/text/words/doubtful.ts";
import {
  type Ask,
  choiceOf,
  inItsPlace,
  type Line,
  placeIn,
  questionOf,
  rewritten,
  type TextChoice,
} from "#app/domain/workout/text/words/lines.ts";
import { askAboutHeading, askAboutLetteredSet, isNth } from "./ask-headings.ts";
import type { EntryDraft, PlacedValue, Segment, SetDraft, WorkoutDraft } from "./drafts.ts";
import type { Names } from "./resolve.ts";

export function askAbout(draft: WorkoutDraft, { names, ask }: { names: Names; ask: Ask }) {
  const isWholeDay = draft.sets.length === 1;
  for (const [at, set] of draft.sets.entries()) {
    const isAbove = depthOf(draft.sets[at + 1]) > depthOf(set);
    if (!askAboutLetteredSet(set, ask)) askAboutHeading(set, { names, ask, isWholeDay, isAbove });
    askAboutSquats(set, names, ask);
    for (const entry of set.entries) {
      askAboutMeasures(entry, ask);
      askAboutLastRest(set, entry, ask);
    }
  }
  askAboutLetters(draft.sets, ask);
  if (isWholeDay) askAboutRestDay(draft.sets[0], ask);
}

function depthOf(set: SetDraft | undefined): number {
  return set?.heading?.line.indent ?? 0;
}

/** '60cm' of a box jump: a unit that the exercise uses for another quantity. */
function askAboutMeasures({ line, exercise, segments }: EntryDraft, ask: Ask) {
  const configuration = exercise?.trackableCategoryConfiguration ?? [];
  const doubtful = (segments ?? []).flatMap(({ values }) =>
    values.filter((value) => insteadOf(value, configuration).length > 0),
  );
  const [first] = doubtful;
  if (!first) return;
  const start = startIn(line, first);
  const same = doubtful.filter(({ category }) => category === first.category);
  const choiceFor = (category: TrackableCategory, label: string): TextChoice => ({
    label,
    texts: [same.toReversed().reduce((raw, value) => withWord(raw, startIn(line, value), value, category), line.raw)],
  });
  const offered = insteadOf(first, configuration).map((category) =>
    choiceFor(category, withWord(line.raw.slice(0, first.end), start, first, category).slice(start)),
  );
  const kept = choiceFor(first.category, `Keep it as ${categoryInSentence(first.category)}`);
  const message = `Read as ${categoryInSentence(first.category)}. Did you mean ${offered.map(({ label }) => label).join(" or ")}?`;
  ask(questionOf(line, start, message, [...offered, kept]));
}

function insteadOf({ category, unit, isByUnit }: PlacedValue, configuration: readonly TrackableCategory[]) {
  return isByUnit ? alternativeCategories(category, unit ?? defaultUnit(category), configuration) : [];
}

/** Its place is in the text that was typed, of which the line may be a translation. */
function startIn({ plain }: Line, { text, end }: PlacedValue): number {
  return plain.slice(0, end).lastIndexOf(text);
}

function withWord(raw: string, start: number, { end }: PlacedValue, category: TrackableCategory): string {
  const value = raw.slice(start, end).replace(/^@\s*/, "");
  const word = wordBefore(category);
  return `${raw.slice(0, start)}${word}${word.length === 1 && word === "z" ? "" : " "}${value}${raw.slice(end)}`;
}

/** '8x50m | rest 0:20' has one rest, after all rounds. */
function askAboutLastRest(set: SetDraft, entry: EntryDraft, ask: Ask) {
  const { line, exercise } = entry;
  const segments = entry.segments ?? [];
  const last = segments.at(-1);
  const before = segments.slice(0, -1);
  const rounds = before.reduce((sum, { count }) => sum + (count ?? 1), 0);
  if (exercise === null || !last?.isRest || last.count !== null || rounds < 2 || before.some(({ isRest }) => isRest))
    return;
  const at = line.plain.slice(0, entry.values.end).search(/rest(?=$|[\s,;:|])[^|]*\|?\s*$/i);
  if (at < 0) return;
  const once = { label: "Keep it as one rest at the end", texts: [rewritten(line, at, at, "1x ")] };
  const offer = restAfterEach(set, entry, before, at);
  const written = line.raw.slice(at, entry.values.end).replace(/[\s|]+$/, "");
  const bar = line.plain.lastIndexOf("|", at);
  const isTimed = /^rest\s*:?\s*\d/i.test(written) && last.values.length === 1;
  const between = isTimed
    ? [
        {
          label: `A ${written.toLowerCase()} between rounds`,
          texts: [rewritten(line, bar, entry.values.end, `; ${written}`).replace(/ +(?=; rest)/i, "")],
        },
      ]
    : [];
  const message = "Read as one rest after the last round. Did you mean a rest after each?";
  ask(questionOf(line, at, message, [...(offer ? [offer] : []), ...between, once]));
}

/** A rest after each round: equal rounds become an Interval set, others get a rest in between. */
function restAfterEach(
  set: SetDraft,
  { line, values }: EntryDraft,
  before: Segment[],
  restAt: number,
): TextChoice | null {
  const start = line.start;
  const rest = line.raw.slice(restAt, values.end).replace(/[|\s]+$/, "");
  const [only, ...more] = before;
  const written = line.raw.slice(values.start, line.plain.lastIndexOf("|", restAt)).trim();
  if (more.length > 0) {
    const isPlain = before.every(({ count }) => count === null) && set.count === undefined;
    const rounds = written.split("|").map((round) => `${round.trim()} | ${rest}`);
    return isPlain ? choiceOf(line, values.start, values.end, ` ${rounds.join(" | ")}`) : null;
  }
  if (set.heading || !only?.count) return null;
  const counted = /(\d{1,4})\s*(?:(?:rounds?|sets?)\s*(?:[x×]|of\b)|[x×])\s*/i;
  const name = line.raw.slice(start, values.start).trim();
  const lines = [`Interval x${only.count}`, `${name} ${written.replace(counted, "")}`.trim(), rest];
  return choiceOf(line, start, values.end, lines.join(`\n${" ".repeat(line.indent + 2)}`));
}

/** 'A1) … A2) …', each written as a set, are probably a superset. */
function askAboutLetters(sets: readonly SetDraft[], ask: Ask) {
  for (let from = 0; from < sets.length; from++) {
    const group = [];
    for (const set of sets.slice(from)) {
      const entry = ownLine(set);
      if (!entry || !isNth(entry.letter, group[0]?.letter ?? entry.letter, group.length)) break;
      group.push(entry);
    }
    if (group.length < 2) continue;
    askAboutGroup(group, ask);
    from += group.length - 1;
  }
}

function ownLine({ heading, isAlternative, entries }: SetDraft): EntryDraft | null {
  return heading === null && !isAlternative ? (entries[0] ?? null) : null;
}

function askAboutGroup(group: EntryDraft[], ask: Ask) {
  const lines = group.map(({ line }) => line);
  const [first] = lines;
  if (!first) return;
  const type = group.length > 2 ? "Giant" : "Superset";
  const margin = first.raw.slice(0, first.raw.length - first.raw.trimStart().length);
  const inSet = lines.map(({ raw }, index) => `${index === 0 ? `${margin}${type}\n` : ""}  ${raw}`);
  const apart = lines.map((line) =>
    rewritten(line, line.start, line.start + letterLength(line.plain.slice(line.start)), ""),
  );
  const letters = `${group[0]?.letter} to ${group.at(-1)?.letter}`;
  ask({
    ...placeIn(first, first.start),
    message: `${letters} are read as sets of their own, one after the other. Did you mean one ${type}?`,
    lines: lines.map(({ number }) => number),
    choices: [
      { label: `${type}, with these exercises`, texts: inSet },
      { label: "Keep them as sets of their own", texts: apart },
    ],
  });
}

function letterLength(text: string): number {
  return /^[a-z0-9]{2}[.):]?\s+/i.exec(text)?.[0].length ?? 0;
}

function askAboutRestDay(set: SetDraft | undefined, ask: Ask) {
  const [entry, ...more] = set?.entries ?? [];
  if (!set || set.heading || !entry || more.length > 0) return;
  const isBare = entry.exercise === null && !entry.kept && entry.segments?.length === 0 && entry.notes.length === 0;
  if (!isBare) return;
  const { line, values } = entry;
  const day = choiceOf(line, line.start, values.end, "rest day");
  const keep = {
    label: "Keep it as a rest in a set",
    texts: [rewritten(line, line.start, values.end, "Regular\n  rest")],
  };
  ask(questionOf(line, line.start, "Read as a rest between exercises. Did you mean rest day?", [day, keep]));
}

const againstTheClock: ReadonlySet<SetType | null> = new Set(["amrap", "emom", "forTime", "interval", "giant"]);
const squats = /(?<![\p{L}\p{N}-])(?:squats|kniebeugen|[čc]u[čc]nj(?:evi|eva|a))(?![\p{L}\p{N}])/iu;
const withoutLoad = "Air squat";

/** '15 squats' against the clock and without a load are rather those without a bar. */
function askAboutSquats({ setType, entries }: SetDraft, names: Names, ask: Ask) {
  const isCircuit = setType === "regular" && entries.length > 1 && entries.every(isOfOneRound);
  if (!(isCircuit || againstTheClock.has(setType)) || !names.named(withoutLoad)) return;
  for (const entry of entries) if (isBare(entry)) askAboutOne(entry, ask);
}

function isOfOneRound({ segments }: EntryDraft): boolean {
  return segments?.length === 1 && segments[0]?.count === null;
}

function isBare({ line, exercise, segments }: EntryDraft): boolean {
  const isLoaded = segments?.some(({ values }) => values.some(({ category }) => category === "weight"));
  const typed = squats.exec(line.raw);
  if (!exercise || isLoaded || !typed || exercise.name === withoutLoad) return false;
  return !new RegExp(`\\p{L}(?<!\\dreps)[\\s-]+${typed[0]}`, "iu").test(line.raw) && /squat$/i.test(exercise.name);
}

function askAboutOne({ line, exercise }: EntryDraft, ask: Ask) {
  const choices = [withoutLoad, exercise?.name ?? ""].map((name) => ({
    label: name,
    texts: [inItsPlace(line, line.raw.replace(squats, name))],
  }));
  ask(questionOf(line, line.start, "Which squats do you mean?", choices));
}
