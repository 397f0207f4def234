import type { TextChoice } from "#app/domain/workout/text/words/lines.ts";
import { noted, splitNote } from "./near-lines.ts";
import { type NotedValue, valuesIn, type Way } from "./noted-values.ts";
import { type Entry, entryIn, placed, printed } from "./placed-values.ts";

const mostLength = 200;
const mostTexts = 8;

const mostValues = 4;
const mostOfChoice = 3;

/** `own`: what the coach typed as a note; `read`: the texts as choices, if they are read; `asked`: of one, or its question's. */
type Reading = {
  own: string;
  print: (text: string) => string | null;
  read: (texts: string[], most: number) => TextChoice[];
  asked: (text: string) => TextChoice[];
};

/** Ahead of a choice that keeps a value in its note, those that read it. */
export function withValues(choices: readonly TextChoice[], reading: Reading): TextChoice[] {
  const each = choices.flatMap((choice) => asPrinted(choice, reading));
  const known = each.map(({ printed }) => withoutNotes(printed));
  let left = mostValues;
  return each.flatMap(({ choice, printed }) => {
    const ways = left > 0 ? withNotedValues(printed, reading.own) : [];
    const isKnown = known.includes(withoutNotes(ways[0] ?? ""));
    const found = isKnown ? [] : reading.read(ways, Math.min(left, mostOfChoice));
    left -= found.length;
    return [...found, choice];
  });
}

type Printed = { choice: TextChoice; printed: string };

/** As it is printed, with its line's margin; of one that is asked about in turn, those of its question. */
function asPrinted(choice: TextChoice, { print, asked }: Reading): Printed[] {
  const [text = ""] = choice.texts;
  const asIs = { choice, printed: text };
  // why: what is new has no name yet that is printed
  if (hasNoValues(text) || text.includes('new "') || !/^[^#>]*\d/.test(text)) return [asIs];
  const printed = withMargin(text, print);
  if (printed !== null) return [{ choice, printed }];
  const own = asked(text).filter(({ texts }) => texts[0] !== text && texts[0]?.includes("//"));
  const each = own.map((one) => ({
    choice: one,
    printed: withMargin(one.texts[0] ?? "", print) ?? one.texts[0] ?? "",
  }));
  return each.length > 0 ? each : [asIs];
}

function withMargin(text: string, print: Reading["print"]): string | null {
  const margin = /^[ \t]*/.exec(text)?.[0] ?? "";
  return print(text.trimStart())?.replace(/^(?=.)/gm, margin) ?? null;
}

/** A name, two spaces and its values, and no value in a note. */
function hasNoValues(text: string): boolean {
  return isWrittenOut.test(text) && !text.split("\n").some((line) => valuesIn(splitNote(line)[1], line).length > 0);
}

const isWrittenOut = /^\s*\p{L}\S*(?: \S+)* {2}\S/u;

/** Without notes and empty values. */
function withoutNotes(text: string): string {
  return text.replace(/\s*\/\/.*$| (?:@|rpe |time |h |v |z)?_\S*/gm, "");
}

/** The text with the values of its note in the rounds, as they may be meant; `own`: what its coach typed as a note. */
function withNotedValues(text: string, own: string): string[] {
  const lines = text.replace(noteBelow, "$1 //$2").split("\n");
  const found = lines.flatMap((line, at) => valuesRead(line, own).map((read) => lines.with(at, read).join("\n")));
  return [...new Set(found)].slice(0, mostTexts);
}

/** As it is printed below an exercise and its values. */
const noteBelow = /(\S {2}\S.*)\n\s+\/\/(.*)/g;

function valuesRead(line: string, own: string): string[] {
  const [body, all] = splitNote(line);
  const note = own !== "" && all.endsWith(own) ? all.slice(0, -own.length) : all;
  if (note.trim() === "" || line.length > mostLength || note.includes('"')) return [];
  const entry = entryIn(body);
  // why: a line of which nothing is read is no reading
  if (!entry?.rounds.some(({ count, own }) => count > 1 || /\d|max/.test(own))) return [];
  const values = valuesIn(note, body).filter((value) => !isInBody(value, body));
  return waysToPlace(values).flatMap((ways) => {
    const placed = placedAll(entry, ways);
    return placed ? noted(printed(placed.entry), left(note, placed.used), note === all ? "" : own) : [];
  });
}

/** '3km 5:10/km // last 3 km @ 5:10' says it twice. */
function isInBody({ ways }: NotedValue, body: string): boolean {
  return ways.some(({ of, value }) => {
    const [said] = /\d[\d:.-]*/.exec(value) ?? [];
    if (said === undefined || !(of === "part" || value.includes(":"))) return false;
    return body.split(/[^\d:.-]+/).includes(said);
  });
}

type Chosen = { value: NotedValue; way: Way };

/** All values as they are likeliest meant, then with another way of one, then each alone. */
function waysToPlace(values: readonly NotedValue[]): Chosen[][] {
  const likely = values.flatMap((value) => value.ways.slice(0, 1).map((way) => ({ value, way })));
  const other = values.flatMap((value, at) => value.ways.slice(1).map((way) => likely.with(at, { value, way })));
  const alone = likely.length > 1 ? likely.map((one) => [one]) : [];
  return likely.length === 0 ? [] : [likely, ...other, ...alone];
}

/** Null if none has a place. */
function placedAll(entry: Entry, chosen: readonly Chosen[]): { entry: Entry; used: NotedValue[] } | null {
  const isPart = ({ way }: Chosen) => way.of === "part" || way.of === "rounds";
  const ordered = [...chosen.filter(isPart), ...chosen.filter((one) => !isPart(one))];
  let now = entry;
  let isPlaced = false;
  const used: NotedValue[] = [];
  for (const { value, way } of ordered) {
    const next = placed(now, way);
    if (next) {
      // why: 'last 4 km easy' says more than how far
      if (way.of !== "part") used.push(value);
      now = next;
      isPlaced = true;
    }
  }
  return isPlaced ? { entry: now, used } : null;
}

const glue = "(?:and|then|with|w/|at|for|on|the|@|is|a|und|i|s|sa|to)";
const dangling = new RegExp(`^(?:[\\s:|+&.-]|${glue}(?=[\\s,;]|$))+|(?:[\\s:|+&-]|(?<=\\s)${glue}(?=$))+$`, "giu");

/** What the note says besides. */
function left(note: string, used: readonly NotedValue[]): string {
  const taken = used.toSorted((a, b) => b.from - a.from);
  const rest = taken.reduce((said, { from, to }) => `${said.slice(0, from)}\n${said.slice(to)}`, note);
  const clauses = rest.replace(/\(\s*\)/g, "\n").split(/[,;](?=\s|$)/);
  const kept = clauses.map((one) => (one.includes("\n") ? one.replace(/\s+/g, " ").replace(dangling, "") : one).trim());
  return kept.filter(Boolean).join(", ");
}
