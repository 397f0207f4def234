import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";

export type NamesAt = (text: string) => { exercise: ExerciseSnapshot; end: number } | null;

/** What is written behind a name, and what stands ahead of the English one. */
const behindNames: readonly (readonly [shape: string, ahead: readonly string[]])[] = [
  ["single[- ]arm|one[- ]arm|einarmig|jednoručno|na jednoj ruci|jednom rukom", ["single-arm", "one-arm"]],
  ["single[- ]leg|one[- ]leg|einbeinig|jednonožno|na jednoj nozi|jednom nogom", ["single-leg", "one-leg"]],
  [
    "(?:(?:with|w/) ?)?(?:dumbbells?|dbs?)|(?:mit )?(?:kurzhanteln?|kh)|s[a]? bučic(?:ama|om)|bučic(?:ama|om|e|a)",
    ["dumbbell"],
  ],
  ["(?:(?:with|w/) ?(?:a )?)?(?:barbell|bb)|(?:mit )?(?:der )?(?:langhantel|lh)|sa? šipkom|šipk(?:om|a)", ["barbell"]],
  ["(?:with )?(?:an? )?ez[- ]bar|(?:mit )?(?:der )?sz(?:-stange|-hantel)?|(?:sa? )?ez[ -]šipk(?:om|a)", ["ez-bar"]],
  [
    "(?:on |with )?(?:the |a )?cables?|(?:am |mit )?(?:kabelzug|kabel|seilzug)|na (?:sajli|kablu|koloturi)|sajl(?:a|om)",
    ["cable"],
  ],
  ["(?:with )?(?:a )?rope|(?:am|mit)(?: dem)? seil|seil|(?:sa? )?užetom|uže", ["rope", "cable"]],
  ["(?:on )?(?:the |a )?machine|(?:an der |in der )?maschine|am gerät|na (?:spravi|mašini)|sprava", ["machine"]],
  [
    "(?:on |in )?(?:the |a )?smith(?: machine)?|(?:an der |in der )?multipresse|na smith(?:u| mašini| spravi)|smith mašina",
    ["smith machine"],
  ],
  ["mit (?:theraband|gummiband|band)|theraband|sa? (?:gumom|elastičnom trakom|trakom)", ["band"]],
  [
    "(?:with (?:a )?)?(?:kettlebells?|kbs?)|mit (?:der )?(?:kettlebell|kugelhantel)|sa? (?:girjom|kettlebellom)|girjom|kettlebellom",
    ["kettlebell"],
  ],
  ["seated|sitzend|im sitzen|sjedeći|sjedećki|u sjedu", ["seated"]],
  ["standing|stehend|im stehen|stojeći|stojećki", ["standing"]],
  ["lying|liegend|im liegen|ležeći|ležećki", ["lying"]],
  ["kneeling|kniend|im knien|klečeći", ["kneeling", "half-kneeling"]],
  ["bent[- ]over|vorgebeugt|u pretklonu", ["bent-over"]],
  ["mit pause|pausiert|sa? pauzom", ["pause", "paused"]],
  ["(?:on )?(?:an? )?incline(?: bench)?|auf der schrägbank|schrägbank|na kosoj klupi|na kosini|s kosine", ["incline"]],
  ["wide[- ]grip|(?:mit )?(?:weitem|breitem) griff|širokim hvatom|široki hvat", ["wide-grip"]],
  ["(?:close|narrow)[- ]grip|(?:mit )?engem griff|uskim hvatom|uski hvat", ["close-grip"]],
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
  /(?:single|one)[- ](?:arm|leg)|dumbbell|barbell|cable|rope|machine|kneel|seated|standing|lying|bent|incline|grip|(?<!\p{L})(?:dbs?|bb|kbs?)(?!\p{L})|ein(?:arm|bein)ig|jedno|hantel|(?<!\p{L})(?:kh|lh|sz|ez)(?!\p{L})|bučic|šipk|kabel|seil|sajl|kolotur|už|maschine|gerät|sprav|mašin|multipresse|smith|band|gum|trak|kettlebell|girj|sitz|sjed|steh|stoj|lieg|lež|vorgeb|pretkl|knie|kleč|paus|pauz|schräg|kos|griff|hvat/iu;

/** German puts it ahead: 'KH-Seitheben', 'Kabel-Curls'. */
const compounds: readonly (readonly [shape: RegExp, ahead: string])[] = [
  [/^(?:kh|kurzhantel)[- ]\s?/iu, "dumbbell"],
  [/^(?:lh|langhantel)[- ]\s?/iu, "barbell"],
  [/^sz[- ]\s?/iu, "ez-bar"],
  [/^kabel(?:zug)?[- ]\s?/iu, "cable"],
  [/^maschinen?[- ]\s?/iu, "machine"],
];

const dauerlauf = /^DL(?=\s[^x]*\d\s*(?:min|km|h|')(?!\p{L}))/u;
/** Lengths of a pool are rather swum. */
const flyOfPool =
  /^(\d{1,2}\s*x\s*(?:25|50|75|100)\s*(?:m|yds?)?\s+)fly(?=\s+(?:sprints?|fast|hard|build|strong)(?!\p{L}))/iu;
/** Kilometres and minutes from which a run is a long one. */
const [longWay, longTime] = [15, 80];

/** 'Seitheben am Kabel' is of a cable lateral raise, if there is one, and 'DL 60 min' a Dauerlauf. */
export function withOwnName(text: string, startOf: NamesAt): string | null {
  if (flyOfPool.test(text)) return text.replace(flyOfPool, "$1butterfly");
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
  const own = base ? withBehind(base.exercise, text.slice(end), startOf) : null;
  // why: 'Chest press machine' says its own word behind
  return own === text ? null : own;
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
