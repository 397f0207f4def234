import { isBlank, type Line } from "#app/domain/workout/text/words/lines.ts";
import { withLastLoad } from "./bracketed.ts";
import { capIn, withCap } from "./caps.ts";
import { announcedList, asEntry, entriesOf, isBareName, plainly } from "./entry-lists.ts";
import { headingRules, headingWords } from "./headings.ts";
import { type Knows, type Made, marginOf, type Readings, setOf, type Taken, textOf } from "./taken.ts";

/** A heading and what it says besides: a rest between its rounds, and words for a note. */
export type Announced = {
  heading: string;
  notes: string[];
  rest: string | null;
  /** The value of exercises that have none of their own. */
  each: string | null;
};

const apart =
  /\s*[,;]\s+|\s+-\s*|\s*[()[\]]\s*|\.\s+|\s+(?=(?:with|w\/|in (?:teams|pairs)|igyg|igug|you go,? i go|i go,? you go|partners?|split|as a (?:team|pair)|(?:not )?for quality|not for time|nft|alternating(?! (?:between|of))|no|without|at (?:an? )?(?:easy|steady|moderate|hard|max|own|your|race|rpe)|unbroken|\d{2}\s?(?:s|sec)?\s?\/\s?\d{2}\s?(?:s|sec)?)(?:\s|$)|rest(?:ing)?:?\s*\d)/iu;

/** '30 sec each' */
const eachOf =
  /^(?<value>\d{1,3}(?:-\d{1,3})?(?::\d\d)?\s?(?:s|sec|seconds?|min|minutes?|'|reps?|m|cals?)?)\s*(?:of\s+)?(?:each(?: (?:exercise|movement|station))?|(?:per|at each|on each|je) (?:exercise|movement|station|übung))$/iu;

/** A bound for the time that a line takes. */
const mostClauses = 8;

/** '4 RFT, rest 2 min between rounds, with a partner'; null if nothing is said besides. */
export function announcedIn(written: string, knows: Knows): Announced | null {
  const all = written
    .replace(/[\s:]+$/, "")
    .split(apart)
    .map((clause) => clause.trim())
    .filter(Boolean);
  if (all.length < 2 || all.length > mostClauses) return null;
  const rests = all.map(asEntry).filter((clause) => /^rest\s+\d/.test(clause));
  const unsorted = all.filter((clause) => !rests.includes(asEntry(clause)));
  const eachs = unsorted.flatMap((clause) => eachOf.exec(clause)?.groups?.value ?? []);
  const clauses = unsorted.filter((clause) => !eachOf.test(clause));
  if (rests.length > 1 || eachs.length > 1) return null;
  for (let end = clauses.length; end > 0; end--) {
    const said = clauses.slice(end);
    const heading = headingOf(clauses.slice(0, end).join(", "), knows);
    if (heading === null) continue;
    const timed = said.map((clause) => withTimes(heading, clause, knows)).find((one) => one !== null);
    const notes = said.filter(
      (one) => !isSaid(one, heading) && (timed == null || withTimes(heading, one, knows) === null),
    );
    if (notes.some((clause) => isListed(clause, knows))) return null;
    return end === all.length
      ? null
      : { heading: timed ?? heading, notes, rest: rests[0] ?? null, each: eachs[0] ?? null };
  }
  return null;
}

function isListed(clause: string, knows: Knows): boolean {
  return (
    /^\d(?!\d* (?:rounds|sets) each)|:(?:\s|$)|^(?:odd|even|(?:min(?:ute)?|station)?\s*\w?\d)$/i.test(clause) ||
    isBareName(clause, knows) ||
    knows.isEntry(asEntry(clause))
  );
}

/** 'Circuit x4 - 45s on 15s off' */
function withTimes(heading: string, clause: string, knows: Knows): string | null {
  const { count, name = "" } = /^Regular x(?<count>\d+)(?<name>: .*)?$/.exec(heading)?.groups ?? {};
  const timed =
    count === undefined || /tabata/i.test(name) || !/\d/.test(clause)
      ? null
      : headingOf(`${count} rounds, ${clause.replace(/^(\d{2})\s?\/\s?(\d{2})$/, "$1s/$2s")}`, knows);
  return timed?.startsWith("Interval") ? timed + name : null;
}

/** The minutes of an EMOM alternate in any case, and a Tabata is of 20 and 10 seconds. */
function isSaid(clause: string, heading: string): boolean {
  return /^EMOM/.test(heading)
    ? /^(?:alternating(?: minutes| between)?|\d{1,2} (?:rounds?|sets?))$/i.test(clause)
    : /20s\/10s/.test(heading) && /^20\s?s?\s?\/\s?10\s?s?$/i.test(clause);
}

/** As the notation writes it; null if more is said. */
export function headingOf(text: string, knows: Knows): string | null {
  const typed = knows.heading(text);
  if (typed?.isSure) return typed.nameStart === null && typed.setType !== "regular" ? text : null;
  const words = headingWords(text);
  for (const { shape, heading } of headingRules) {
    const { name, inline = "", ...parts } = shape.exec(words)?.groups ?? { inline: text };
    if (inline !== "" || (name !== undefined && knows.nameEnd(name) !== null)) continue;
    return `${heading(parts)}${name === undefined ? "" : `: ${plainName(name)}`}`;
  }
  return null;
}

/** '"Karen"' */
export function plainName(name: string): string {
  return name.trim().replace(/^"([^"]+)"$/, "$1");
}

const shared =
  /^(?:with (?:a|your) partner|w\/ ?(?:a )?partner|in (?:teams|pairs)|(?:as a )?(?:team|pair)s?(?: of \d)?|partners?(?=$|,)|igyg|you go|i go|split)(?!\p{L})/iu;

/** 'With a partner, split as needed: 100 wall balls, 80 cal row' */
function sharedReadings(text: string, knows: Knows): Readings {
  const [, said = "", list = ""] = /^([^:]{4,60}):\s+(.+)$/.exec(text) ?? [];
  const entries = shared.test(said) && !/\scap(?!\p{L})/iu.test(said) ? entriesOf(list, knows, announcedList) : null;
  if (!entries || entries.length < 2) return null;
  const sets = ["For time", "Regular"].map((type) => [type, `  // ${said}`, ...setOf(type, entries).slice(1)]);
  return { texts: sets };
}

/** 'For time with a vest: 1 mile run, 100 pull-ups' */
export function asideReadings(text: string, knows: Knows): Readings {
  for (const { index, 0: joint } of [...text.matchAll(/:\s+|\s-\s+/g)].slice(0, mostJoints)) {
    const announced = announcedIn(text.slice(0, index), knows);
    const list = text.slice(index + joint.length);
    const entries = announced && entriesOf(list, knows, announcedList);
    if (!entries) continue;
    const { heading, notes, rest } = announced;
    const ways = withLastLoad(entries, list, knows).map((one) => [
      ...one.map((entry) => withEach(entry, announced, knows)),
      ...(rest === null ? [] : [rest]),
    ]);
    return {
      texts: ways.map((one) => [...headOf(announced), ...setOf(heading, one).slice(1)]),
      isAsked: mayMeanMore(notes),
    };
  }
  return sharedReadings(text, knows);
}

function withEach(entry: string, { each }: Announced, knows: Knows): string {
  const end = knows.nameEnd(entry) ?? 0;
  const load = entry.slice(end);
  const isOpen = end > 0 && /^(?:\s*@?\s*\d+(?:[.,]\d+)?\s*(?:kg|lbs?))?$/i.test(load);
  return each !== null && isOpen ? `${entry.slice(0, end)} ${each}${load}` : entry;
}

const mostJoints = 3;

function headOf({ heading, notes }: Announced): string[] {
  return notes.length === 0 ? [heading] : [heading, `  // ${notes.join(", ")}`];
}

function mayMeanMore(notes: readonly string[]): boolean {
  return notes.some((note) => /\d/.test(note.replace(/(?:teams?|pairs?|groups?) of \d/gi, "")));
}

/** What is done so is asked elsewhere. */
function isWithoutExercise({ heading }: Announced, below: readonly Line[]): boolean {
  return below.length === 0 && isOfWorkAlone.test(heading);
}

export const isOfWorkAlone = /^Interval x\d+, [\d:s]+\/[\d:s]+$/;

/** A heading with asides, and the cap that a line below its exercises says. */
export function takeAnnounced(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const from = lines[at];
  const text = from ? textOf(from) : "";
  if (!from || isBlank(from) || !mayAnnounce.test(text)) return null;
  const heading = headingOf(text.replace(/:$/, ""), knows);
  const alone = heading === null ? null : { heading, notes: [], rest: null, each: null };
  const announced = announcedIn(text, knows) ?? alone;
  const below = linesInSet(lines, at, knows);
  if (!announced || isWithoutExercise(announced, below)) return null;
  const capLine = below.find((line) => capIn(textOf(line))?.left === "");
  if (announced === alone && !capLine) return null;
  const { notes, rest, each } = announced;
  const cap = capLine ? (capIn(textOf(capLine))?.cap ?? null) : null;
  const head = headOf({ ...announced, heading: withCap(announced.heading, cap) }).map(
    (one): Made => ({ from, text: one }),
  );
  const isAsked = mayMeanMore(notes);
  if (rest === null && each === null && !capLine) return { readings: [head], count: 1, isAsked };
  const own = below.filter((line) => line !== capLine);
  const entries = own.flatMap((line) =>
    entriesIn(textOf(line), knows).map(
      (entry): Made => ({ from: line, text: `  ${withEach(entry, announced, knows)}` }),
    ),
  );
  const behind: Made[] = rest === null ? [] : [{ from: own.at(-1) ?? from, text: `  ${rest}` }];
  return { readings: [[...head, ...entries, ...behind]], count: 1 + below.length, isAsked };
}

/** 'Rest 2 min' between two sets that have no rounds of their own. */
export function takeRest(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const from = lines[at];
  const rest = from && /rest|pause|pauza|odmor/i.test(from.plain) ? asEntry(textOf(from)) : "";
  const next = lines.slice(at + 1).find((line) => !isBlank(line));
  if (!from || !next || !/^rest\s+\d/.test(rest) || next.indent !== from.indent || !isHeading(textOf(next), knows))
    return null;
  const above = lines.slice(Math.max(0, at - mostInSet), at).findLast((line) => isHeading(textOf(line), knows));
  const heading = above ? headingOf(textOf(above).replace(/:$/, ""), knows) : null;
  const isWhole = heading !== null && /^(?:AMRAP|EMOM|Interval|For time(?! x))/i.test(heading);
  return isWhole ? { readings: [["", rest, ""].map((text) => ({ from, text }))], count: 1 } : null;
}

/** Cheap: whether a line may be a heading. */
const mayAnnounce =
  /amrap|as many|e\d*mom|otm|every|on the minute|rft|for time|\d\s?(?:rounds?|rds?|rnds?|durchg[aä]nge?|sets?|x(?!\s*\d)|runde|rundi|runden|kruga|krugova)(?!\p{L})|(?:super|tri|giant)[ -]?sets?|\bss\b|tabata|(?:block|blok|part|section|finisher).*\d|circuit|complex|supers|zirkel|kružni|\d\s?(?:s|min|")\s?(?:on|work)|auf zeit|na vrijeme/iu;

function linesInSet(lines: readonly Line[], at: number, knows: Knows): Line[] {
  const indent = lines[at]?.indent ?? 0;
  const below = lines.slice(at + 1, at + 1 + mostInSet);
  const end = below.findIndex((line) => isBlank(line) || line.indent < indent || isHeading(textOf(line), knows));
  return end < 0 ? below : below.slice(0, end);
}

/** More exercises than a coach writes in a set; a bound for the time that a long text takes. */
const mostInSet = 30;

export function isHeading(text: string, knows: Knows): boolean {
  return mayAnnounce.test(text) && (headingOf(text.replace(/:$/, ""), knows) ?? announcedIn(text, knows)) !== null;
}

function entriesIn(text: string, knows: Knows): string[] {
  const entry = plainly(asEntry(text), knows);
  if (knows.isEntry(entry) || text.startsWith("//")) return [entry];
  return entriesOf(text, knows, announcedList) ?? [entry];
}

const remark =
  /^(?:\*+(?!\*)|\((?=.*\)$)|(?:note|notes|score|scaling|scale|goal|target|focus|cue|cues|tip|rest as|rest when|split|share|partition|break up|alternate|switch|keep|try|aim|stay|work (?:at|on|hard|up)|move|use|go (?:hard|heavy|light|easy|for)|build|increase|add|no|don't|do not|stop|record|log|post|rx|if|when|make sure|remember|take|repeat|same|one works|hinweis|napomena)(?!\p{L}))/iu;

/** 'Rest as needed' and '*split as you like' below exercises. */
export function takeRemark(lines: readonly Line[], at: number, knows: Knows): Taken | null {
  const line = lines[at];
  const text = line ? textOf(line) : "";
  if (!line || isBlank(line) || !remark.test(text) || at === 0) return null;
  const above = lines.slice(0, at).findLast((one) => !isBlank(one));
  const isNamed = knows.mayBeEntry(text) || isBareName(text, knows) || knows.heading(text)?.isSure;
  if (!above || /^[#>]/.test(textOf(above)) || isNamed) return null;
  const note = text.replace(/^\*+\s*|\s*\*+$/g, "").replace(/^\((.*)\)$/, "$1");
  return {
    readings: [[{ from: line, text: `${marginOf(line)}// ${note}`.trimStart() }]],
    count: 1,
    isAsked: /\d/.test(note),
  };
}
