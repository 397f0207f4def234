const parts = "\\d{1,2}(?:\\s*(?<sign>[.+-])\\s*\\d{1,2})(?:\\s*\\k<sign>\\s*\\d{1,2})*";
const worded = new RegExp(
  `(?:clusters?(?:[ -]?sets?)?\\s*:?\\s*)?(?<count>\\d{1,2})\\s*(?:x|(?<word>clusters?(?:[ -]?sets?)?(?: of)?))\\s*(?<open>\\()?(?<list>${parts})\\)?(?![\\d.+-])`,
  "iu",
);
const within =
  /[\s,;(]*(?:(?:w\/|with)\s*)?(?:rest\s*)?(?<time>\d{1,3}) ?s\s*(?:of\s*)?(?:rest\s*|pause\s*)?(?:(?:intra|inter)[ -]?(?:(?:set|rep|cluster)s?)?(?:\s*(?:rest|pause))?|between (?:each |the )?(?:reps?|singles|doubles|mini[ -]?sets?)|between(?=\s*[,;]\s*\d[\d:]*\s*(?:s|sec|min|m)[^,;]*between (?:the )?(?:sets|clusters|rounds))|within(?: the)?(?: set| cluster)?)\)?/iu;
/** '2 x (4 x 200 m, 1 min rest), 5 min between sets' and '2 sets of 6 x 400 m' */
const nested: readonly RegExp[] = [
  /^(?<count>[2-9])\s*(?:x|sets?(?:\s*of)?:?)\s*\((?<inner>[^()]*(?:\d\s*x\s*\d|\d\s*(?:m|km|yd|s|min)\b.*,)[^()]*)\)(?<behind>.*)$/i,
  /^(?<count>[2-9])\s*sets?\s*(?:of|x|:)?\s*(?<inner>\d{1,2}\s*x\s*\d+\s*(?:m|km|yd|mi|s|min)\b[^,;]*)(?<behind>.*)$/i,
];
const duration = /\d{1,2}:\d{2}|\d{1,3}\s*(?:min\w*|s|secs?|seconds?|'|"(?=\s*ri))(?!\p{L}{3})/giu;

const mayBeNested = /^[2-9]\s*(?:x\s*\(|sets?)/i;

type Nested = { count: number; inner: string; rest: string | null };

/** Sets of several rounds, and the rest between the sets. */
export function nestedIn(values: string): Nested | null {
  const text = values.trim();
  if (!mayBeNested.test(text)) return null;
  const found = nested.map((shape) => shape.exec(text)?.groups).find((groups) => groups !== undefined);
  const { count, inner = "", behind = "" } = found ?? {};
  const order = /(?<!\p{L})IM order(?!\p{L})/iu.exec(behind)?.[0] ?? "";
  const other = behind
    .replace(order, "")
    .replace(duration, "")
    .replace(/rest|recovery|between|btw|series|ri(?!\p{L})|sets?|easy|jog|(?<!\p{L})r(?!\p{L})|[\s,;/=:()-]/giu, "");
  if (count === undefined || other !== "") return null;
  const times = [...behind.matchAll(duration)].map(([time]) => time);
  const [first, second] = times;
  if (times.length > 2) return null;
  const isOfRounds = second !== undefined && first !== undefined;
  const each = order === "" ? inner : `${inner} ${order}`;
  return { count: Number(count), inner: isOfRounds ? `${each}, rest ${first}` : each, rest: second ?? first ?? null };
}

const waves =
  /^(?<inner>.*\d.*?[,/].*?\d.*?)[\s,;(]+(?:x\s*(?<count>[2-5])\s*(?:waves?)|(?<said>[2-5])\s*(?:x\s*)?waves?)\)?(?<load>\s+@.*)?$/i;

/** '3 @75%, 2 @80%, 1 @85%, x2 waves' */
export function wavesIn(values: string): { count: number; inner: string } | null {
  const { inner, count, said = count, load = "" } = waves.exec(values.trim())?.groups ?? {};
  return inner === undefined ? null : { count: Number(said), inner: inner + load };
}

const cluster = /\d+(?:\+\d+){2,}(?! ?\()/;

/** 'cluster 3x(2.2.2), 15s between reps' as the notation writes it: 3x2+2+2 (15s). */
export function withClusters(written: string): string {
  const text = written.replace(worded, (whole, ...found) => {
    const { count, word, open, list, sign } = found.at(-1) as Record<string, string | undefined>;
    const reps = (list ?? "").split(/\s*[.+-]\s*/);
    const isSaid = word !== undefined || /^cluster/i.test(whole);
    // why: '3x5-5-5' are sets, '2x(5-3-1)' are waves, '5x(1+1)' is a complex
    const isEven = open !== undefined && new Set(reps).size === 1;
    const isCluster = isSaid || (reps.length > 2 && (sign !== "-" || isEven));
    return isCluster ? `${count}x${reps.join("+")}` : whole;
  });
  const time = within.exec(text)?.groups?.time;
  if (time === undefined || !cluster.test(text)) return text;
  return text.replace(within, " ").replace(cluster, `$& (${time}s)`);
}

/** '2+2+2, 20s between' rests within the cluster, not between rounds. */
export function restingWithin(taken: { left: string; details: string[] }): { left: string; details: string[] } {
  const { left, details } = taken;
  const rest = /^rest (\d+) ?s$/.exec(details.at(-1) ?? "")?.[1];
  if (details.length !== 1 || rest === undefined || !cluster.test(left)) return taken;
  return { left: left.replace(cluster, `$& (${rest}s)`), details: [] };
}
