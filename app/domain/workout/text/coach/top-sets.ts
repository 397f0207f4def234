import { numberOf } from "#app/domain/workout/text/words/plain.ts";
import { type Notes, put } from "./notes.ts";

/** A way to write the heaviest set and the lighter ones behind it, as rounds apart by commas. Every example is read by a test. */
type Rule = { example: [written: string, rounds: string]; shape: RegExp; to: string };

const backOff = "(?:back[ -]?offs?|down[ -]?sets?|drop[ -]?backs?|back[ -]?downs?|load[ -]?drops?)(?:[ -]sets?)?";
const share = "(?<least>\\d{1,2}(?:[.,]5)?)(?:-(?<most>\\d{1,2}(?:[.,]5)?))?\\s?%";

function rule(written: string, rounds: string, shape: string, to: string): Rule {
  return { example: [written, rounds], shape: new RegExp(shape, "giu"), to };
}

export const topSetRules: readonly Rule[] = [
  rule(
    "1 top set 6-8",
    "6-8",
    "^(?:(?:1|one|a)\\s*(?:x\\s*)?)?top[ -]sets?(?:\\s*(?::|of|at(?=\\s*\\d)))?\\s*(?=[@x]?\\s*\\d)",
    "",
  ),
  rule(
    "5 @8 top set, 3x5",
    "5 @8, 3x5",
    "(?<=^[^,;]*\\d\\S*\\s*)\\(?top[ -]set\\)?(?=\\s*(?:[,;+]|then|rpe|\\d(?:-\\d)?RIR|$))",
    "",
  ),
  rule(
    "5 @8, 2 back-off sets of 10",
    "5 @8, 2x10",
    `\\s*(?:[,;+]|then|and)?\\s*(?<=\\d.*)(?<![\\dx-]\\s*)(\\d{1,2})\\s*(?:x\\s*)?${backOff}\\s*(?:of|x|:)?\\s*(?=\\d)`,
    ", $1x",
  ),
  rule(
    "5 @8, back-offs: 3x5",
    "5 @8, 3x5",
    `\\s*(?:[,;+]|then|and)?\\s*(?:then\\s+)?(?<=\\d.*)(?<!\\d\\s*)${backOff}(?:\\s*(?::|of|with|to|at(?=\\s*\\d)))?\\s*(?=@?\\s*-?\\d)(?!\\s*\\d+\\s?%$)`,
    ", ",
  ),
  rule(
    "x3 @ 8, x3 @ 9, 2 back-offs @ 90%",
    "x3 @ 8, x3 @ 9, 2x3 @90%top",
    `(?<=x\\s?(\\d{1,2})(?!\\d)[^x]*),\\s*(\\d)\\s*${backOff}\\s*(?:@|at)\\s*(\\d{2})\\s?%`,
    ", $2x$1 @$3%top",
  ),
  rule(
    "5 @8, then drop 15% for 3x5",
    "5 @8, 3x5 @85%top",
    "\\s*(?:[,;]|then)?\\s*(?:then\\s+)?drop\\s*(?:by\\s*)?(\\d{1,2})\\s?%\\s*(?:for|and do|x)?\\s*(\\d{1,2}\\s*x\\s*\\d{1,2})",
    ", $2 -$1%",
  ),
  rule(
    "5 @8, -10% 3x5",
    "5 @8, 3x5 @90%top",
    "(?:,\\s*(?:then\\s+)?|\\s+then\\s+)-(\\d{1,2})\\s?%\\s*(?:for\\s*)?(\\d{1,2}\\s*x\\s*\\d{1,2})",
    ", $2 -$1%",
  ),
  rule(
    "5 @8, -10% x 5 x 3",
    "5 @8, 3x5 @90%top",
    ",\\s*(?:then\\s+)?-(\\d{1,2})\\s?%\\s*[x/]\\s*(\\d{1,2})\\s*x\\s*(\\d{1,2})",
    ", $3x$2 -$1%",
  ),
  rule(
    "1, then 85/1x3 off daily max",
    "1, 3x1 @85%top",
    "(?<=(?:\\d|max|single|double|triple).*(?:[,;]|then))\\s*(?:then\\s+)?(\\d{2,3})\\s?%?\\s*/\\s*(\\d)\\s*x\\s*(\\d{1,2})\\s*(?:off|of|from)\\s+(?:the |that |your |today's )?(?:daily )?(?:max|top|single|double|triple)(?: (?:of|for) the day)?",
    " $3x$2 @$1%top",
  ),
  rule(
    "1, then 3x1 @ 85% of daily max",
    "1, 3x1 @85%top",
    "(?<=(?:\\d|max|single|double|triple).*(?:[,;]|then))\\s*(?:then\\s+)?(\\d{1,2}\\s*x\\s*\\d{1,2})\\s*(?:@|at)?\\s*(\\d{2,3})\\s?%?\\s*(?:off|of|from)\\s+(?:the |that )?(?:daily |today's )max(?: (?:of|for) the day)?",
    " $1 @$2%top",
  ),
  rule(
    "5 @8, 3x5 back-off",
    "5 @8, 3x5",
    `(?<=[,;]\\s*\\d+\\s*x\\s*\\d\\S*(?:\\s*@\\s*\\S+|\\s+\\d{2,3})?\\s*)\\(?${backOff}\\)?`,
    "",
  ),
];

const lighter = new RegExp(
  `^(?<before>.*(?:\\d|single|double|triple|max).*(?:[,;+|]|then|and)\\s*\\d+\\s*(?:x\\s*\\d[\\d-]*)?)\\s*[,(]?\\s*` +
    `(?:@?\\s*(?:(?<!\\d)-|minus|less|drop(?:ping)?(?:\\s+(?:the\\s+)?(?:weight|load))?(?:\\s+by)?|reduce(?:d)?(?:\\s+(?:the\\s+)?(?:weight|load))?(?:\\s+by)?)\\s*${share}(?:\\s*drop)?` +
    `|(?:@|at)?\\s*${share.replace(/<(\w+)>/g, "<$1Said>")}\\s*(?:less|lighter|lower|drop|off)(?: than (?:the )?top(?: ?set)?)?)` +
    "\\)?(?<behind>(?:\\s*[,;].*)?)$",
  "iu",
);

/** ', -10% x 2' */
const lighterReps = /,\s*(?:then\s+)?-(\d{1,2})\s?%\s*x\s*(\d{1,2})(?=\s*(?:$|[,(]))/giu;

const behindTop =
  /,\s*(?:then\s+)?(?:(?:-|minus|drop(?:ping)?|take off|less|reduce)\s*(?:by\s*)?(?<kilos>\d{1,2}(?:[.,]5)?)\s?(?<unit>kg|lb)s?,?\s*(?:for|x|and do)?\s*(?<rounds>\d{1,2}\s*x\s*\d{1,2}(?:-\d{1,2})?)(?!\d)|(?<ahead>\d{1,2}\s*x\s*\d{1,2}(?:-\d{1,2})?)\s*(?:@|at)?\s*(?:-|minus)\s*(?<behind>\d{1,2}(?:[.,]5)?)\s?(?<of>kg|lb)s?(?=\s*(?:$|[,;])))/iu;
const loadOfTop = /(?:@\s*|(?<![\d.,x]\s*))(?<load>\d{2,3}(?:[.,]\d+)?)\s?(?<unit>kg|lb)s?(?!.*\d\s?(?:kg|lb|%))/iu;

/** '5 @100kg, then -10kg 3x5': of the load before it, where that is known in the same unit. */
export function withKilosLess(text: string, notes: Notes): string {
  const { 0: said, index = 0, groups = {} } = behindTop.exec(text) ?? {};
  if (said === undefined) return text;
  const { behind, kilos = behind, of, unit = of, ahead, rounds = ahead } = groups;
  const before = text.slice(0, index);
  const top = loadOfTop.exec(before)?.groups;
  const isKnown = top?.unit?.toLowerCase() === unit?.toLowerCase();
  const load = isKnown ? ` @${numberOf(top?.load) - numberOf(kilos)}${unit}` : "";
  return `${before}, ${rounds}${load}${put(notes, `-${kilos}${unit}`)}${text.slice(index + said.length)}`;
}

/** '5 @8, 3x5 -10%' is of nine tenths of the top set. */
export function withTopSet(written: string): string {
  const apart = written.replace(
    /(?<=(?:\d|max|single|double|triple).*)\s+(?:→|->|\/|\+)\s+(?=\d{1,2}\s*x\s*\d)/gu,
    ", ",
  );
  // why: one alone may be of as many sets
  const isList = (apart.match(lighterReps)?.length ?? 0) > 1;
  const each = isList
    ? apart.replace(lighterReps, (_, share: string, reps: string) => `, ${reps} @${100 - Number(share)}%top`)
    : apart;
  const text = topSetRules.reduce((said, { shape, to }) => said.replace(shape, to), each);
  const { before, behind = "", least, most, leastSaid = least, mostSaid = most } = lighter.exec(text)?.groups ?? {};
  if (before === undefined || leastSaid === undefined) return text;
  const [high, low] = [leastSaid, mostSaid].map((one) => one && 100 - Number(one.replace(",", ".")));
  return `${before} @${low ? `${low}-${high}` : high}%top${behind}`;
}

/** '3 @8, load drop 5%' says no number of lighter sets. */
export const loadDrop =
  /[\s,;(]+(?:then )?(?:(?:load )?drops?|(?:drop|reduce|lower)(?: (?:the )?(?:load|weight))?)(?: (?:by|of))? ?(?<share>[1-4]?\d) ?%(?:,? ?(?:x|for) ?(?<sets>[1-9])(?: ?sets?)?)?\)?$/i;
const repsOfLast = /(?:^|\| )(?:\d{1,2} ?x ?)?(?<reps>\d{1,3}(?:-\d{1,3})?)\+?(?: [^|]*)?$/;

/** As a note, or as one more round. */
export function withDrop(rounds: string, { 0: said, groups }: RegExpExecArray): string[] {
  const { reps } = repsOfLast.exec(rounds)?.groups ?? {};
  const noted = `${rounds} // ${said.replace(/^[\s,;(]+|\)$/g, "")}`;
  return reps === undefined
    ? [noted]
    : [
        noted,
        `${rounds} | ${groups?.sets === undefined ? "" : `${groups.sets}x`}${reps} @${100 - Number(groups?.share)}%top`,
      ];
}

const heavy =
  /(?:(?:(?:work|build|ramp|go)(?:ing)?|find) )?(?:(?:up )?to )?(?:an? |the |your |1 ?x? ?)?(?:(?:good|solid|tough|smooth|nice|moderately) )?(?:(?:heavy|top) (?:set of )?|(?:(?:daily |training )?max(?:[ -]effort)?|me) (?=[sdt]))(?<count>\d{1,2}|single|double|triple)(?! ?(?:x|sets?)|\d)(?: (?:for|of) (?:the|to)day(?:'s)?| (?:for|of) the day| today)?(?: (?:in|within) \d+ ?min)?(?= |,|$)/iu;
const upTo =
  /(?:(?:(?:work|build|ramp)(?:ing)?|find) )?(?:(?:up )?to (?:an? |the |your )?(?:new )?(?:(?<count>\d{1,2})\s?rm|(?:daily |training )?max(?:imum)?(?: for (?:the day|today))?)|daily max(?:imum)?|(?:(?<own>\d{1,2})\s?rm|max(?:imum)?) (?:of|for) (?:the day|today))(?= |,|$)/iu;
/** Before lighter sets it is a load rather than repetitions. */
const maxAhead =
  /^[\s:,]*max(?:imum)?(?= ?(?:[,;+]|then)[^|]*(?:\d ?% ?(?:of (?:that|it)|top|less|lighter|off)|-\s?\d{1,2}(?:[.,]5)?\s?%|back[ -]?off))/iu;
const upToEffort =
  /(?:(?:(?:work|build|ramp)(?:ing)?|find) (?:up )?to|(?<!\p{L} )up to) (?:an? |the |your )?(?<count>\d{1,2}|single|double|triple)(?= ?(?:@|rpe|at rpe))/iu;
/** 'work up to 140kg x 3' */
const upToLoad =
  /(?:(?:work|build|ramp)(?:ing)? |(?<!\p{L} ))up to (?=@?\s*\d{2,3}(?:[.,]\d)?\s*(?:kg|lbs?|%)?\s*x\s*\d)/iu;
const tested =
  /^\s*(?<count>[1-9]|1\d)\s?rm(?: (?:test|attempt|max))?(?:\s*[\uE100-\uE1FF])*(?=\s*$|\s*[,;]|\s+(?:(?:then|and|\+|->|→|\/)\s|@|rpe))/iu;
const counts: Readonly<Record<string, string>> = { single: "1", double: "2", triple: "3" };

const lastReps = /(?:\dx|\d[-,/]\s?)(\d{1,2})[\s,(\uE100-\uE1FF]*$/iu;

/** 'work up to a heavy 3': its repetitions are 3, and the words a note. No load of other rounds is meant for it. */
export function markHeavy(written: string, notes: Notes): string {
  const text = written.replace(upToLoad, (said) => put(notes, said));
  const found = [heavy, upTo, upToEffort, tested, maxAhead].map((shape) => shape.exec(text));
  const worked = found.find((one) => one !== null);
  if (!worked) return text;
  const { own = "1", count = own } = worked.groups ?? {};
  const before = text.slice(0, worked.index);
  const behind = text.slice(worked.index + worked[0].length);
  // why: what follows may be of that maximum
  const isTest = /1\s?rm/i.test(worked[0]) && behind.trim() === "";
  const reps = isTest ? "1RM" : (counts[count.toLowerCase()] ?? count);
  // why: '5x3, build to a heavy triple' has no sixth set
  if (/^(?:build|work|ramp|(?:up )?to )/i.test(worked[0]) && lastReps.exec(before)?.[1] === reps)
    return `${before}${put(notes, worked[0])}${behind}`;
  const unit = /^\s*(?:,|then)/.test(behind) ? /(?:@|,|then)\s*\d[\d.,]*\s*(%|kg|lb)/.exec(behind)?.[1] : undefined;
  const empty = unit === undefined || reps === "1RM" ? "" : ` @_${unit}`;
  const isNamed = /^(?:1 ?x? ?)?top \p{L}+$/iu.test(worked[0]) && /^\s*(?:@|rpe)/.test(behind);
  return `${before}${isNamed ? "" : put(notes, worked[0])}${reps}${empty}${behind}`;
}

const baseOfAll =
  /(?<!\d)(?:[\s,;]+\(?|\()(?:all )?(?:(?:%|percentages?|percent)s?(?: are)? )?(?:(?:of|from|based on) (?:the |your |my )?|(?<=\()(?=tm|training))(?:(?<tm>tm|training max)|(?<rm>\d{1,2}) ?rm|max)\)?$/i;
const shares = /(?<![\d.,])\d{2,3}(?:[.,]\d+)?(?=\s*x\s*\d)|(?<=@\s*\d[\d./, -]*)\d(?=\s*$|[,;]\s)/g;

function withBase(text: string): string {
  const found = baseOfAll.exec(text);
  const before = text.slice(0, found?.index);
  if (!found) return text;
  const shared = /\d\s*%/.test(before) ? before : before.replace(shares, "$&%");
  const { tm, rm = "1" } = found.groups ?? {};
  return shared === before && !/%/.test(before)
    ? text
    : shared.replace(/(?<=\d)\s*%/g, `%${tm ? "TM " : rm === "1" ? "" : `${rm}RM `}`);
}

/** '(of squat TM)' of another exercise, which no share says */
const baseOfOther =
  /[\s,(]+(?<said>(?:of|from|based on) (?:the |your |my |that )?(?!tm|training|max|daily|today)\p{L}[\p{L} -]{1,24}? (?:tm|training max(?:imum)?|\d{0,2} ?rm|max(?:imum)?))\)?$/iu;

const maximum =
  /[\s,(]*(?:of\s+(?:my\s+|the\s+)?)?(?<!%\s*(?:of\s+)?)(?<![\p{L}\d])(?<base>tm|training max|e?1rm)\s*(?:of|is|at|[:=~(])?\s*\d{2,3}(?:[.,]\d+)?\s?(?:kg|lbs?)?\)?\s*:?(?=$|[\s,;])(?!\s*(?:s|sec|min)(?!\p{L}))/iu;

/** '(TM 140)' says of what the shares are. */
export function withMaximum(text: string, notes: Notes): string {
  const other = baseOfOther.exec(text);
  if (other) {
    const before = text.slice(0, other.index);
    return `${/\d\s*%/.test(before) ? before : before.replace(shares, "$&%")} ${put(notes, other.groups?.said ?? "")}`;
  }
  const [said = "", base = ""] = /\d\s*%/.test(text) ? (maximum.exec(text) ?? []) : [];
  if (said === "") return withBase(text);
  const left = `${text.replace(said, " ").trim()}${/^t/i.test(base) ? " (of TM)" : ""}`;
  return `${withBase(left)} ${put(notes, said.replace(/^[\s,(]+(?:of\s+)?|[(]|[\s,:)]+$/g, ""))}`;
}
