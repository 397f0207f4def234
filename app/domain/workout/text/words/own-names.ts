import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";

export type NamesAt = (text: string) => { exercise: ExerciseSnapshot; end: number } | null;

/** What German and Croatian write behind a name, and what stands ahead of the English one. */
const behindNames: readonly (readonly [shape: string, ahead: readonly string[]])[] = [
  ["einarmig|jednoručno|na jednoj ruci|jednom rukom", ["single-arm", "one-arm"]],
  ["einbeinig|jednonožno|na jednoj nozi|jednom nogom", ["single-leg", "one-leg"]],
  ["(?:mit )?(?:kurzhanteln?|kh)|s[a]? bučic(?:ama|om)|bučic(?:ama|om|e|a)", ["dumbbell"]],
  ["(?:mit )?(?:der )?(?:langhantel|lh)|sa? šipkom|šipk(?:om|a)", ["barbell"]],
  ["(?:mit )?(?:der )?sz(?:-stange|-hantel)?|(?:sa? )?ez[ -]šipk(?:om|a)", ["ez-bar"]],
  ["(?:am |mit )?(?:kabelzug|kabel|seilzug)|na (?:sajli|kablu|koloturi)|sajl(?:a|om)", ["cable"]],
  ["(?:am|mit)(?: dem)? seil|seil|(?:sa? )?užetom|uže", ["rope", "cable"]],
  ["(?:an der |in der )?maschine|am gerät|na (?:spravi|mašini)|sprava", ["machine"]],
  ["(?:an der |in der )?multipresse|na smith(?:u| mašini| spravi)|smith mašina", ["smith machine"]],
  ["mit (?:theraband|gummiband|band)|theraband|sa? (?:gumom|elastičnom trakom|trakom)", ["band"]],
  ["mit (?:der )?(?:kettlebell|kugelhantel)|sa? (?:girjom|kettlebellom)|girjom|kettlebellom", ["kettlebell"]],
  ["sitzend|im sitzen|sjedeći|sjedećki|u sjedu", ["seated"]],
  ["stehend|im stehen|stojeći|stojećki", ["standing"]],
  ["liegend|im liegen|ležeći|ležećki", ["lying"]],
  ["kniend|im knien|klečeći", ["kneeling", "half-kneeling"]],
  ["vorgebeugt|u pretklonu", ["bent-over"]],
  ["mit pause|pausiert|sa? pauzom", ["pause", "paused"]],
  ["auf der schrägbank|schrägbank|na kosoj klupi|na kosini|s kosine", ["incline"]],
  ["(?:mit )?(?:weitem|breitem) griff|širokim hvatom|široki hvat", ["wide-grip"]],
  ["(?:mit )?engem griff|uskim hvatom|uski hvat", ["close-grip"]],
];

const behind = behindNames.map(
  ([shape, ahead]) =>
    ({
      first: new RegExp(`[\\s,]+\\(?(?:${shape})\\)?(?![\\p{L}-])`, "iu"),
      next: new RegExp(`^[\\s,]*\\(?(?:${shape})\\)?(?![\\p{L}-])`, "iu"),
      ahead,
    }) as const,
);
const mayBeBehind =
  /ein(?:arm|bein)ig|jedno|hantel|(?<!\p{L})(?:kh|lh|sz|ez)(?!\p{L})|bučic|šipk|kabel|seil|sajl|kolotur|už|maschine|gerät|sprav|mašin|multipresse|smith|band|gum|trak|kettlebell|girj|sitz|sjed|steh|stoj|lieg|lež|vorgeb|pretkl|knie|kleč|paus|pauz|schräg|kos|griff|hvat/iu;

/** German puts it ahead: 'KH-Seitheben', 'Kabel-Curls'. */
const compounds: readonly (readonly [shape: RegExp, ahead: string])[] = [
  [/^(?:kh|kurzhantel)[- ]\s?/iu, "dumbbell"],
  [/^(?:lh|langhantel)[- ]\s?/iu, "barbell"],
  [/^sz[- ]\s?/iu, "ez-bar"],
  [/^kabel(?:zug)?[- ]\s?/iu, "cable"],
  [/^maschinen?[- ]\s?/iu, "machine"],
];

const dauerlauf = /^DL(?=\s[^x]*\d\s*(?:min|km|h|')(?!\p{L}))/u;
/** Kilometres and minutes from which a run is a long one. */
const [longWay, longTime] = [15, 80];

/** 'Seitheben am Kabel' is of a cable lateral raise, if there is one, and 'DL 60 min' a Dauerlauf. */
export function withOwnName(text: string, startOf: NamesAt): string | null {
  if (dauerlauf.test(text)) return text.replace(dauerlauf, "Dauerlauf");
  return ofRunner(text) ?? ofCompound(text, startOf) ?? ofBehind(text, startOf);
}

/** 'LDL 18 km' is rather a long run than an easy one, and 'RDL 8 km' no deadlift. */
function ofRunner(text: string): string | null {
  const {
    letters,
    amount,
    unit = "",
  } = /^(?<letters>[LR]DL)\s+(?<amount>\d{1,3}(?:[.,]\d)?)(?:-\d{1,3})?\s*(?<unit>km|min|')(?!\p{L})/u.exec(text)
    ?.groups ?? {};
  if (letters === undefined) return null;
  const isLong = Number(amount?.replace(",", ".")) >= (unit === "km" ? longWay : longTime);
  const name = letters === "RDL" ? "Recovery run" : isLong ? "Long run" : "Easy run";
  return `${name}${text.slice(letters.length)}`;
}

function ofCompound(text: string, startOf: NamesAt): string | null {
  for (const [shape, ahead] of compounds) {
    const [said] = shape.exec(text) ?? [];
    if (said === undefined || startOf(text)) continue;
    const rest = text.slice(said.length);
    const found = startOf(rest);
    return found && ownNameOf(found.exercise, [ahead], rest.slice(found.end), startOf);
  }
  return null;
}

/** More words behind a name than a coach writes. */
const mostBehind = 3;
const nameAhead = /^[^\d@:;|]{3,60}/u;

function ofBehind(text: string, startOf: NamesAt): string | null {
  const [words = ""] = mayBeBehind.test(text) ? (nameAhead.exec(text) ?? []) : [];
  if (words === "" || isWhole(words.trim(), startOf)) return null;
  const ends = behind.flatMap(({ first }) => first.exec(words)?.index ?? []).sort((a, b) => a - b);
  const end = ends.find((one) => isWhole(words.slice(0, one), startOf));
  const base = end === undefined ? null : startOf(words.slice(0, end));
  return base ? withBehind(base.exercise, text.slice(end), startOf) : null;
}

function isWhole(name: string, startOf: NamesAt): boolean {
  return startOf(name)?.end === name.length;
}

/** The first word has to make a name, as others may be said of any. */
function withBehind(first: ExerciseSnapshot, said: string, startOf: NamesAt): string | null {
  let [own, exercise, rest]: [string | null, ExerciseSnapshot, string] = [null, first, said];
  for (let count = 0; count < mostBehind; count++) {
    const next = behind.find((one) => one.next.test(rest));
    const left = next ? rest.replace(next.next, "") : "";
    const named = next ? ownNameOf(exercise, next.ahead, left, startOf) : null;
    if (named === null) break;
    [own, rest] = [named, left];
    exercise = startOf(named)?.exercise ?? exercise;
  }
  return own;
}

/** Null if no exercise is called so. */
function ownNameOf(exercise: ExerciseSnapshot, ahead: readonly string[], rest: string, startOf: NamesAt) {
  const { name } = exercise;
  if (ahead.some((one) => name.toLowerCase().includes(one))) return `${name}${rest}`;
  const own = ahead.map((one) => `${one} ${name}`).find((one) => startOf(one)?.end === one.length);
  return own === undefined ? null : `${startOf(own)?.exercise.name ?? own}${rest}`;
}
