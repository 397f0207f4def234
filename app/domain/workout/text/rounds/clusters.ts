const parts = "\\d{1,2}(?:\\s*(?<sign>[.+-])\\s*\\d{1,2})(?:\\s*\\k<sign>\\s*\\d{1,2})*";
const worded = new RegExp(
  `(?:clusters?(?:[ -]?sets?)?\\s*:?\\s*)?(?<count>\\d{1,2})\\s*(?:x|sets?(?:\\s+of)?(?=\\s*\\()|(?<word>clusters?(?:[ -]?sets?)?(?: of)?))\\s*(?<open>\\()?(?<list>${parts})\\)?(?![\\d.+-])(?<said>\\s*clusters?(?:[ -]?sets?)?(?!\\p{L}))?`,
  "iu",
);
const within =
  /[\s,;(]*(?:(?:w\/|with)\s*)?(?:rest\s*)?(?<time>\d{1,3}) ?s\s*(?:of\s*)?(?:rest\s*|pause\s*)?(?:(?:intra|inter)[ -]?(?:(?:set|rep|cluster)s?)?(?:\s*(?:rest|pause))?|between (?:each |the )?(?:reps?|singles|doubles|mini[ -]?sets?)|between(?=\s*[,;]\s*\d[\d:]*\s*(?:s|sec|min|m)[^,;]*between (?:the )?(?:sets|clusters|rounds))|within(?: the)?(?: set| cluster)?)\)?/iu;
const waves = /^(?<inner>.*\d.*?[,/].*?\d.*?)[\s,;(]+(?:x\s*)?(?<count>[2-5])\s*(?:x\s*)?waves?\)?(?<load>\s+@.*)?$/i;

/** '3 @75%, 2 @80%, 1 @85%, x2 waves' */
export function wavesIn(values: string): { count: number; inner: string } | null {
  const { inner, count, load = "" } = waves.exec(values.trim())?.groups ?? {};
  return inner === undefined ? null : { count: Number(count), inner: inner + load };
}

/** Of two parts, equal ones; others are forced. */
const cluster = /(?:\d+(?:\+\d+){2,}|(?<![\d+])(\d+)\+\1)(?![\d+]| ?\()/;

/** 'cluster 2.2.2 x 3' and '3x(2.2.2) 15s/2min', which rests within it and between */
function countedFirst(written: string): string {
  return written
    .replace(/(clusters?)\s*:?\s*\(?(\d(?:\s*[.+-]\s*\d)+)\)?\s*x\s*(\d{1,2})(?!\d)/iu, "$1 $3x($2)")
    .replace(/(?<=\d[.+]\d.*\s)(\d{1,2})\s?s\s*\/\s*(\d\s?min|\d:\d\d)(?=\s*(?:$|,))/iu, "$1s between reps, rest $2");
}

/** 'cluster 3x(2.2.2), 15s between reps' as the notation writes it: 3x2+2+2 (15s). */
export function withClusters(written: string): string {
  const text = countedFirst(written).replace(worded, (whole, ...found) => {
    const { count, word, open, list, sign, said } = found.at(-1) as Record<string, string | undefined>;
    const reps = (list ?? "").split(/\s*[.+-]\s*/);
    const isSaid = (word ?? said) !== undefined || /^cluster/i.test(whole);
    // why: '3x5-5-5' are sets, '2x(5-3-1)' are waves, '5x(1+1)' is a complex
    const isEven = open !== undefined && new Set(reps).size === 1;
    const isCluster = isSaid || (sign === "." && isEven) || (reps.length > 2 && (sign !== "-" || isEven));
    // why: two parts without a rest between are forced repetitions
    const isNoted = isSaid && reps.length === 2 && !/\d\s*s(?:ec)?/i.test(written);
    return isCluster ? `${count}x${reps.join("+")}${isNoted ? " (cluster)" : ""}` : whole;
  });
  const time = within.exec(text)?.groups?.time;
  if (time === undefined || !cluster.test(text)) return text;
  return text.replace(within, " ").replace(cluster, `$& (${time}s)`);
}

const restPaused =
  /(?<list>\d{1,2}(?:\s*\+\s*\d{1,2}){2,})[\s,(]+(?<said>rest[ -]?pause|rp|myo[ -]?reps?)\s*(?<time>\d{1,3})\s*s(?:ec\w*)?\)?(?:[\s,]*(?:x\s*(?<count>\d{1,2})|(?<sets>\d{1,2})\s*sets))?(?=\s*(?:$|[,;@]))/iu;

const myoReps =
  /(?:1\s*(?:x|sets?(?:\s*of)?)\s*)?(?<![\d-])(?<first>\d{1,2})(?:\s*reps)?\s*\+\s*(?<count>[2-9])\s*(?:x\s*)?(?<said>myo[ -]?(?:reps?|sets?)(?: sets?)?|mini[ -]?sets?)\s*(?:of|x|à)?\s*(?<reps>\d{1,2})(?!\d)/iu;

/** '12+4+4 rest-pause 20s x 2' and '20 + 4 myo sets of 5' */
export function withRestPause(written: string): string {
  const text = written.replace(myoReps, (...found) => {
    const { first, count, said, reps } = found.at(-1) as Record<string, string | undefined>;
    return `${[first, ...Array(Number(count)).fill(reps)].join("+")} (${said})`;
  });
  return text.replace(restPaused, (...found) => {
    const { list, said, time, sets, count = sets } = found.at(-1) as Record<string, string | undefined>;
    return `${count === undefined ? "" : `${count}x `}${list?.replace(/\s/g, "")} (${time}s) (${said})`;
  });
}

/** '2+2+2, 20s between' rests within the cluster, not between rounds. */
export function restingWithin(taken: { left: string; details: string[] }): { left: string; details: string[] } {
  const { left, details } = taken;
  const rest = /^rest (\d+) ?s$/.exec(details.at(-1) ?? "")?.[1];
  const isLong = !/\+\d+\+/.test(left) && Number(rest) > 30;
  if (details.length !== 1 || rest === undefined || isLong || !cluster.test(left)) return taken;
  return { left: left.replace(cluster, `$& (${rest}s)`), details: [] };
}
