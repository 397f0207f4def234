/** 'last set AMRAP' behind equal rounds: at least as many as the others, or as many as possible. */
const lastSet =
  /^(?<count>\d{1,2})\s*x\s*(?<reps>\d{1,3})(?<tail>.*?)[\s,(]*(?:on\s+)?(?:the\s+)?last set\s*(?:is\s+|:\s*)?(?:an?\s+)?(?:amrap|max|\+|to failure|failure)\)?$/i;
const toFailure = /^(?<count>\d{1,2}\s*x\s*)(?<reps>\d{1,3})(?<tail>.*?)\s*(?:to failure|failure)$/i;
const either = /^(?<first>\d)-(?<second>\d)\s*(?:x|sets?(?:\s*of)?)\s*(?<tail>\d.*)$/i;
const turns = /^(?<work>\d{1,2}\s*x\s*(?:\d+\s*(?:s|min)|\d+:\d\d))\s*[,/]\s*(?<rest>\d+\s*(?:s|min)|\d+:\d\d)$/i;
/** 'rest 2' of minutes or seconds. */
const bareRest = /^(?<before>.*\d.*?)[\s,;]+rest:?\s*(?<time>\d)$/i;
/** '75%/2x5' */
const slashed = /^(?<load>\d+(?:[.,]\d+)?(?:%|kg|lb))\s*\/\s*(?<first>\d{1,2})\s*x\s*(?<second>\d{1,2})$/i;
/** '10km @ 5:00 pace' */
const paced = /^(?<before>.*\d.*?)[\s,@]+(?<time>\d{1,2}:\d{2})pace$/i;
/** 'max cals 60s' */
const mostCalories = /^(?<before>(?:\d{1,2}\s*x\s*)?)maxcal(?<behind>(?:\s.*)?)$/i;
const twoLoads =
  /^(?<before>.*\d\S*)\s@?(?<percent>\d+(?:[.,]\d+)?%)\s*[,(]?\s*@?(?<kilos>\d+(?:[.,]\d+)?\s?(?:kg|lb))\)?$/i;

type Parts = Readonly<Record<string, string>>;

const ways: readonly [shape: RegExp, readings: (parts: Parts) => string[]][] = [
  [lastSet, lastReadings],
  [toFailure, ({ count, reps, tail }) => [`${count}max${tail}`, `${count}${reps}+${tail}`]],
  [turns, ({ work, rest }) => [`${work}; rest ${rest}`, `${work} | ${rest}`]],
  [either, ({ first, second, tail }) => [`${first}x${tail}`, `${second}x${tail}`]],
  [bareRest, ({ before, time }) => [`${before}; rest ${time}min`, `${before}; rest ${time}s`]],
  [slashed, ({ load, first, second }) => [`${second}x${first} @${load}`, `${first}x${second} @${load}`]],
  [paced, ({ before, time }) => [`${before} ${time}/km`, `${before} ${time}/mi`]],
  [mostCalories, ({ before, behind }) => [`${before}_cal${behind}`, `${before}_cal+${behind}`]],
  [twoLoads, ({ before, percent, kilos }) => [`${before} @${percent}`, `${before} @${kilos}`]],
];

/** Shapes that can't but be asked about. */
export function waysToRead(text: string): string[] {
  for (const [shape, readings] of ways) {
    const parts = shape.exec(text)?.groups;
    if (parts) return readings(parts as Parts);
  }
  return [];
}

function lastReadings({ count, reps, tail }: Parts): string[] {
  const before = Number(count) - 1;
  const rest = `${before === 1 ? "" : `${before}x`}${reps}${tail}`;
  return [`${rest} | ${reps}+${tail}`, `${rest} | max${tail}`];
}
