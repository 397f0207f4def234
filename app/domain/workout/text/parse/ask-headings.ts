import { countedBy } from "#app/domain/workout/document/set-types.ts";
import { restWordShape } from "#app/domain/workout/text/words/day-words.ts";
import { findTypeInName, isCertainlyLines, looksLikeLines } from "#app/domain/workout/text/words/doubtful.ts";
import type { Ask, TextChoice } from "#app/domain/workout/text/words/lines.ts";
import { choiceOf, questionOf, rewritten } from "#app/domain/workout/text/words/lines.ts";
import { quoted } from "#app/domain/workout/text/words/plain.ts";
import type { HeadingLine, SetDraft } from "./drafts.ts";
import { formatHeading, parseCountedName, parseSetName, type SetWords } from "./meant-sets.ts";
import type { Names } from "./resolve.ts";

const readAsName = "Read as the name of a set.";
const keepName = "Keep it as the name of the set";
const restWords = new RegExp(`^(?:${restWordShape})[.!]?$`, "i");

/** `isAbove`: the next set's line is deeper, so that any words here are read as a heading unless they are quoted. */
type Asking = { names: Names; ask: Ask; isWholeDay: boolean; isAbove: boolean };

export function askAboutHeading(set: SetDraft, asking: Asking) {
  const { heading, name } = set;
  if (!heading || heading.isQuoted || set.isUnread || name === "") return;
  const offered = heading.isTyped ? offerOfTyped(set) : setOfName(set);
  if (offered) askAboutOffer(set, heading, offered, asking.ask);
  else if (heading.isTyped) askAboutLines(set, heading, asking.ask);
  else if (!set.isAlternative) askAboutName(set, heading, asking);
}

function setOfName({ name, count }: SetDraft): SetWords | null {
  return parseSetName(name, count) ?? (count === undefined ? parseCountedName(name, "regular") : null);
}

/** 'Superset A x3' and 'AMRAP: Cindy, 20 min' have their count in the name; 'Complex training' may just be a name. */
function offerOfTyped({ setType, name, count, heading }: SetDraft): SetWords | null {
  if (count !== undefined || heading?.count != null) return null;
  const counted = countedBy(setType) === "minute" ? null : parseCountedName(name, setType);
  const isByTheWay =
    heading && !heading.hasColon && findTypeInName(ownWords(heading)) === null && setType !== "regular";
  return counted ?? (isByTheWay ? { setType, count: null, name } : null);
}

function ownWords({ line, start, end }: HeadingLine): string {
  return line.plain.slice(start, end);
}

function askAboutOffer(set: SetDraft, heading: HeadingLine, offered: SetWords, ask: Ask) {
  const isUnsaid = offered.count === null && countedBy(offered.setType) === "minute";
  const text = formatHeading(offered, set.entries.length === 0);
  const isType = heading.isTyped && !heading.hasColon && offered.count === null;
  const message = isUnsaid
    ? `${readAsName} An Emom says its type and its minutes first, like Emom 12 min${offered.name ? `: ${offered.name}` : ""}.`
    : isType
      ? `Read as ${text}. Did you mean the name of a set?`
      : `${readAsName} Did you mean ${text}?`;
  const choices = isUnsaid ? [] : [headingChoice(set, heading, text)];
  ask(questionOf(heading.line, heading.start, message, [...choices, kept(set, heading, isType)]));
}

function headingChoice(set: SetDraft, { line, start, end }: HeadingLine, text: string): TextChoice {
  return { ...choiceOf(line, start, end, withMark(set, line.plain.slice(start), text)), label: text };
}

function withMark({ isAlternative }: SetDraft, plain: string, text: string): string {
  return isAlternative ? `${/^#\d+/.exec(plain)?.[0] ?? "#2"} ${text}` : text;
}

/** The line as it was read, written unambiguously. */
function kept(set: SetDraft, heading: HeadingLine, isWholeName = false): TextChoice {
  const { line, start, end, count } = heading;
  const { setType, name } = set;
  const isNameOfAlternative = set.isAlternative && !heading.isTyped;
  const text = isNameOfAlternative
    ? `${/^#\d+/.exec(line.plain.slice(start))?.[0]}: ${quoted(name)}`
    : isWholeName
      ? withMark(
          set,
          line.plain.slice(start),
          formatHeading({ setType: "regular", count: null, name: ownWords(heading) }, true),
        )
      : withMark(set, line.plain.slice(start), surely({ setType, count, name }));
  return { label: keepName, texts: [rewritten(line, start, end, text)] };
}

function surely({ setType, count, name }: SetWords): string {
  const [type = ""] = formatHeading({ setType, count, name: "" }).split(":");
  const isPlain = formatHeading({ setType, count, name }, true).endsWith(name);
  return `${type}: ${isPlain ? name : quoted(name)}`;
}

/** 'EMOM 10: 5 swings + 5 burpees' has its exercises in its name. */
function askAboutLines(set: SetDraft, heading: HeadingLine, ask: Ask) {
  const { name, setType, entries, isSpaced } = set;
  const { count } = heading;
  const isWithout = entries.length === 0 || isSpaced;
  if (!isCertainlyLines(name) && !(isWithout && looksLikeLines(name))) return;
  const indent = `\n${" ".repeat(heading.line.indent + 2)}`;
  const lines = name
    .replace(ofLineBefore, "\u0000")
    .split(/\s*[+,;&]\s*|\s+(?:and|then)\s+/i)
    .map((line) => line.replaceAll("\u0000", ", "))
    .filter(Boolean);
  const first = typeOf(heading) ?? formatHeading({ setType, count, name: "" });
  const text = [withMark(set, heading.line.plain.slice(heading.start), first), ...lines].join(indent);
  const offer = {
    label: [first, ...lines].join(" / "),
    texts: [rewritten(heading.line, heading.start, heading.end, text)],
  };
  const message = `Read as the name of a set${entries.length === 0 ? " without exercises" : ""}. Write its exercises below it, one per line.`;
  ask({ ...questionOf(heading.line, heading.start, message, [offer, kept(set, heading)]), mayBeNew: true });
}

/** A comma before words that are no exercise of their own. */
const ofLineBefore =
  /\s*[,;]\s*(?=(?:(?:amrap )?(?:the )?last|rest|pause|pauza|odmor|tempo|rpe|rir|each|per|@|r:|ri)(?![\p{L}])|\d+(?:[.,]\d+)?\s*(?:kg|lbs?|%|s|sec|min)(?![\p{L}]))/giu;

/** As it stands before the name, with its count and its times. */
function typeOf({ line, start, hasColon }: HeadingLine): string | null {
  const [type] = hasColon ? (/^[^:"]*(?::\d\d[^:"]*)*(?=:(?!\d))/.exec(line.plain.slice(start)) ?? []) : [];
  return type?.trim() || null;
}

/** A line alone: 'off', an unknown exercise, or a known one above a deeper heading. */
function askAboutName(set: SetDraft, heading: HeadingLine, { names, ask, isWholeDay, isAbove }: Asking) {
  const { name, entries } = set;
  if (entries.length > 0) return;
  const isRest = restWords.test(name);
  if (heading.hasColon && !isRest) return;
  const { line, start, end } = heading;
  if (isRest && isWholeDay) {
    const choices = [choiceOf(line, start, end, "rest day"), kept(set, heading)];
    return ask(questionOf(line, start, `${readAsName} Did you mean rest day?`, choices));
  }
  const own = names.named(name)?.name;
  const offered = own === undefined ? names.suggest(name).filter((exercise) => exercise !== name) : [own];
  const choices = offered.map((exercise) => ({
    ...choiceOf(line, start, end, isAbove ? quoted(exercise) : exercise),
    label: exercise,
  }));
  const asText = own === undefined && offered.length === 0 && isWholeDay ? asTextOf(line, start, end) : [];
  const reason = own === undefined ? `: no exercise is called '${name}'.` : `. Did you mean the exercise ${own}?`;
  const message = `${readAsName.slice(0, -1)} without exercises${reason}`;
  const all = [...choices, ...asText, kept(set, heading)];
  ask({ ...questionOf(line, start, message, all), mayBeNew: own === undefined });
}

function asTextOf(line: HeadingLine["line"], start: number, end: number): TextChoice[] {
  const words = line.raw.slice(start, end);
  return [
    { ...choiceOf(line, start, end, `# ${words}`), label: "Make it the title" },
    { ...choiceOf(line, start, end, `> ${words}`), label: "Make it the motivational text" },
  ];
}

/** Lettered exercises below a bare name are a superset; false if there are none, or they are not a set of their own. */
export function askAboutLetteredSet(set: SetDraft, ask: Ask): boolean {
  const { heading, entries, name, count = null } = set;
  if (!heading || heading.isTyped || heading.isQuoted) return false;
  const lettered = entries.filter(({ exercise }) => exercise !== null);
  if (lettered.length < 2 || !lettered.every(({ letter }, index) => isNth(letter, lettered[0]?.letter, index)))
    return false;
  const setType = lettered.length > 2 ? "giant" : "superset";
  const text = formatHeading({ setType, count, name });
  const message = `Read as a Regular set, whose exercises follow each other. Did you mean ${text}?`;
  ask(questionOf(heading.line, heading.start, message, [headingChoice(set, heading, text), kept(set, heading)]));
  return true;
}

export function isNth(letter: string | null, first: string | null | undefined, index: number): boolean {
  if (!letter || !first || letter.length !== 2 || !/^(?:[A-Z][0-9]|[0-9][A-Z])$/.test(letter)) return false;
  return letter[0] === first[0] && letter.charCodeAt(1) === first.charCodeAt(1) + index;
}
