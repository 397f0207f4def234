import { glue, sayings } from "./sayings.ts";
import type { Meant } from "./values.ts";

type Read = (values: string) => Meant[];

/** Words that belong to a value, so that a note would hide a wrong one. */
const ofValues =
  /^(?:rpe|rir|tempo|rest|ri|hr|bpm|rpm|max|zone|zona|band|per|side|sets?|reps?|x|kgs?|lbs?|cals?|secs?|mins?|min|km|cm|mi|yd|ft|bw|auto|time|distance|height|velocity|weight|cluster|minus|rm|am|at|with|for|the|and|of|on|in)$/iu;

const isLimit = /(?:hr|bpm|rpm|power|watts?)\s*[<>≤≥]\s*\d|[<>≤≥]\s*\d+\s*(?:bpm|rpm|w|kg|%)/iu;

function saysMore(text: string): boolean {
  const words = text.match(/(?<![\d\p{L}])(?:\p{L}{2,}|\d+v\d+)(?![\d\p{L}])/gu) ?? [];
  return (
    words.some((word) => !ofValues.test(word) || word === "AT") ||
    isLimit.test(text) ||
    /\ssets? [LR](?!\p{L})/u.test(text)
  );
}

/** 'Long run 18km, last 4km faster': what is no value of the whole line, as a note that the coach is asked about. */
export function withLeftovers(written: string, read: Read, isEntry: (text: string) => boolean): Meant[] {
  const clauses = written
    .split(/(?<!\s)(?=\s*(?:[,;|](?!\d)(?![^()]*\))|\()|\s-\s|:\s|\s\+\s(?:\p{L}|\d+ drop))|(?<=\))(?=\s+[^\s,;|])/u)
    .filter((clause) => clause.trim() !== "");
  for (let at = clauses.length - 1; at > 0; at--) {
    for (const left of leftAt(at, clauses)) {
      const notes = left.map(([from, to]) => cleaned(clauses.slice(from, to).join("")));
      if (!notes.every((note) => saysMore(note) && !isEntry(note))) continue;
      const rest = clauses.filter((_, nth) => !left.some(([from, to]) => nth >= from && nth < to));
      const found = joined(read(rest.join("")), notes.join(", "));
      if (found.length > 0) return found;
    }
  }
  return cutShort(written, read, isEntry);
}

type Range = [from: number, to: number];

/** The clause alone, one in parentheses with others at the end, or all from there. */
function leftAt(at: number, clauses: readonly string[]): Range[][] {
  const all = clauses.length;
  const later = /^\s*\(/.test(clauses[at] ?? "") ? clauses.slice(at + 2).map((_, nth) => all - 1 - nth) : [];
  return [
    [[at, at + 1]],
    ...later.map((from): Range[] => [
      [at, at + 1],
      [from, all],
    ]),
    [[at, all]],
  ];
}

const mostCuts = 6;

/** At a word behind a number, as late as it can be, up to the next comma or the end. */
function cutShort(written: string, read: Read, isEntry: (text: string) => boolean): Meant[] {
  const cuts = [
    ...written.matchAll(
      /(?<=[\d%)]\s?\p{L}{0,5}\+?)\s+(?!(?:s|secs?|mins?|minutes?|h|km|cm|m|mi|kg|lb|cal|rpm|reps?|sets?|(?:on|off|work)(?=\s*[/,]|$))(?!\p{L}))(?=@?\p{L}{2,})/gu,
    ),
  ]
    .slice(-mostCuts)
    .toReversed();
  for (const { index } of cuts) {
    const comma = written.slice(index).search(/[,;](?!\d)/);
    const ends = comma < 0 ? [written.length] : [index + comma, written.length];
    for (const end of ends) {
      const note = cleaned(written.slice(index, end));
      const found = saysMore(note) && !isEntry(note) ? read(written.slice(0, index) + written.slice(end)) : [];
      if (found[0] && (found[0].note === "" || end < written.length)) return joined(found, note);
    }
  }
  return aheadOf(written, read);
}

/** 'same weight as Monday 3x5': fewer words may make another exercise. */
function aheadOf(written: string, read: Read): Meant[] {
  const ahead = /^\s*(?:(?:\p{L}[\p{L}'-]*\s+){3,}|(?:\p{L}[\p{L}'-]*\s*){1,4},\s*)(?=\d)/u.exec(written)?.[0] ?? "";
  return saysMore(ahead) ? joined(read(written.slice(ahead.length)), cleaned(ahead)) : [];
}

function joined(meant: readonly Meant[], note: string): Meant[] {
  return meant.map((one) => ({ ...one, note: [one.note, note].filter(Boolean).join(", ") }));
}

function cleaned(note: string): string {
  const text = note.replace(/^[\s,;:|-]+|[\s,;]+$/g, "");
  return /^\([^()]*\)$/.test(text) ? text.slice(1, -1) : text;
}

/** They say how much, how often, or of what: 'as many as you can', 'last one heavy', 'same weight'. */
const quantifiers =
  /^(?:many|few|more|less|most|least|half|double|thrice|both|last|first|second|third|final|until|till|then|while|without|or|if|add|increase|reduce|drop|repeat|alternate|alternating|superset|circuit|total|sum|cluster|triple|failure|amrap|ftp)s?$/i;

const wholeSaying = new RegExp(`^(?:${sayings.source})$`, "iu");
/** Their repetitions are read: 'work up to a heavy 3'. */
const heavySaying = /(?:heavy|top) (?:set of )?(?:\d{1,2}|single|double|triple)|\d{1,2} ?rm/i;

/**
 * Whether a note hides nothing that was meant as a value: it is one of the known sayings, or plain words. An abbreviation,
 * a word that counts, or a number is asked about, and words right behind a name, as in '20 box jump overs', which may be
 * another exercise. `values`: as written, with spaces for the name that stood among them.
 */
export function isPlainNote(note: string, values: string): boolean {
  const goesOn = isOfName.test(values);
  const isKnown = (piece: string) =>
    implement.test(piece) ||
    (wholeSaying.test(piece) && !/%(?!.*(?:chain|band))/i.test(piece)) ||
    heavySaying.test(piece);
  if (hasOtherSet(values)) return false;
  const pieces = note.split(/,\s*/).filter(Boolean);
  const others = (piece: string) => (piece.includes("%") ? piece : piece.replace(sayings, " ").trim());
  // why: a share of another lift is no share of this one
  if (pieces.some((piece) => /^of\s/i.test(piece))) return false;
  return pieces.every((piece) => isKnown(piece) || (!goesOn && others(piece).split(/\s+/).every(isPlainWord)));
}

const movement =
  "to\\s+(?:(?:an?|the|overhead)\\s+)?(?:press|row|curl|stand(?:ing)?|push|flye?|extension|jump|lunge|raise|rotation|thruster|kick|pull|plank|clean|snatch)";

/** 'curl to press', but not 'squat to a box' */
const isOfName = new RegExp(
  `^\\s*${movement}|^\\s+\\p{L}[\\p{L} ]{2,24}:\\s|\\S {4,}(?:${movement}|(?!(?:for|with|w/|at|on|to|in|from|as|and|mit|sa?|za)\\s)\\p{L})`,
  "iu",
);

/** '+ devil swinger 3x12' behind a set may be another exercise, whose name is not known. */
function hasOtherSet(values: string): boolean {
  const [, words = ""] = anotherSet.exec(values) ?? [];
  return words
    .split(/\s+/)
    .some((word) => isPlainWord(word) && !wholeSaying.test(word) && !glue.has(word.toLowerCase()));
}

const anotherSet = /\d.*(?:[+/&]|\s(?:and|then|w\/|with|ss))\s*(\p{L}[\p{L}' -]*?)\s+\d{1,2}\s*(?:x|×|sets)\s*\d/iu;

/** Behind its weight. */
const implement = /^(?:dbs?|kbs?|bb|ez|ssb|mb)$/i;

function isPlainWord(word: string): boolean {
  if (glue.has(word.toLowerCase())) return true;
  const letters = word.replace(/[.!?']+$/, "");
  if (/^(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+$/u.test(word)) return true;
  return /^\p{L}[\p{L}'’-]+$/u.test(letters) && !/^\p{Lu}+$/u.test(letters) && !quantifiers.test(letters);
}
