import {
  type Around,
  close,
  isEndurance,
  type NoteRule,
  noWord,
  ofRest,
  one,
  range,
  rule,
  type Said,
} from "./note-rules.ts";

const clock = "\\d{1,2}:[0-5]\\d(?:-\\d{1,2}:[0-5]\\d)?";
const aim = "(?:(?:target|goal|aim(?:ing)?(?: for)?|hold|pace|split|@|at)[\\s:]*)*";

/** Of times, paces and what else is said of endurance. */
export const timeRules: readonly NoteRule[] = [
  rule(
    ["Run  10km", "last 4 km in z3", "Run  6km z_ | 4km z3"],
    "(?:(?<first>first|prvih|ersten?)|last|final|letzten?|zadnjih)\\s+(?<amount>\\d{1,3}(?:[.,]\\d)?)\\s?(?<unit>km|k|mi(?:les?)?|min(?:s|utes?)?|m|')?(?![\\p{L}\\p{N}:]|\\s+(?:sets?|rounds?|reps?|serij|sätze))",
    ({ first, amount, unit = "" }) => one("part", `${close(amount)} ${unit} ${first ? "first" : "last"}`),
  ),
  rule(
    ["Dip  3x8", "tempo 2-0-1", "Dip  3x8; tempo 2010"],
    `(?:at\\s+)?(?:tempo\\s*:?\\s*)?(?<tempo>[\\dx](?:[-/.][\\dx]){2,3}|(?<=tempo\\s*:?\\s*)[\\dx]{3,4}|[1-6][\\dx]x[\\dx])(?!\\s?[\\p{N}/-]|\\s?(?:reps|m|kg|lb|sets|rir)${noWord})`,
    ({ tempo = "" }, { clause, body }) => {
      const digits = tempo.replace(/[-/.]/g, "").toUpperCase();
      // why: '46x5' behind '40x3' is a load
      const isSaid = /tempo/i.test(clause + body) || (/[0X]/.test(digits) && !/^\d\dx\d/.test(tempo));
      return isSaid ? one("detail", `tempo ${digits.padEnd(4, "0")}`) : [];
    },
  ),
  rule(
    ["Row  4x 500m", "target 2:05/500m", "Row  4x 500m 2:05/500m"],
    `${aim}(?<pace>${clock})\\s*(?:min)?\\s*(?:/|per|a)\\s*(?<per>km|k|mi|mile|500\\s?m?|100\\s?m?)${noWord}`,
    ({ pace, per = "" }) => {
      const unit = per.startsWith("k") ? "km" : per.startsWith("m") ? "mi" : `${per.replace(/\D/g, "")}m`;
      return unit === "100m" ? one("time", pace) : one("pace", `${pace}/${unit}`);
    },
  ),
  rule(
    ["Run  30:00", "HR 130-145", "Run  30:00 130-145bpm"],
    `(?:(?:avg|max)\\s+)?(?:hr|heart rate|puls|pulse|hf)\\s*[:=@]?\\s*(?<heart>\\d{2,3}(?:-\\d{2,3})?)(?:\\s*bpm)?${noWord}(?!\\s?%)`,
    ({ heart }) => one("heart", `${heart}bpm`),
  ),
  rule(
    ["Run  30:00", "in zone 2", "Run  30:00 z2"],
    `(?:in\\s+)?(?:zone|zona|zoni|z)\\s?(?<zone>[1-5])${noWord}(?!\\s?-)`,
    ({ zone }) => one("zone", `z${zone}`),
  ),
  rule(
    ["Row  10:00", "at r24", "Row  10:00 24rpm"],
    `(?:at\\s+|@\\s*)?(?:(?:r|cad(?:ence)?)\\s?(?<rate>\\d{2,3}(?:-\\d{2,3})?)|(?<spm>\\d{2,3}(?:-\\d{2,3})?)\\s*(?:rpm|spm|s/m))${noWord}(?!-)`,
    ({ rate, spm = rate }) => one("rate", `${spm}rpm`),
  ),
  rule(
    ["Bike  10:00", "at 200 watts", "Bike  10:00 200W"],
    `(?:at\\s+|@\\s*)?(?<power>\\d{2,3}(?:-\\d{2,3})?)\\s*(?:w|watts?)${noWord}`,
    ({ power }) => one("power", `${power}W`),
  ),
  rule(
    ["Dip  3x8", "on the 1:30", "Interval x3, every 1:30\n  Dip  8"],
    `(?:on\\s+(?:the\\s+)?|every\\s+)(?<every>${clock}|min(?:ute)?${noWord})(?:\\s*min)?`,
    ({ every = "" }) => one("every", every.startsWith("m") ? "1:00" : every),
  ),
  rule(
    ["Dip  3x8", "60s between legs", "Dip  3x8; rest 1:00"],
    `(?:(?:with|w/|rest(?:ing|s)?|take|pau[sz][ea]|odmor|about|around|ca\\.?|~|in)[\\s:]*)*${aim}(?<time>${clock}|\\d{1,2}'[0-5]\\d(?!\\d)|${range}\\s?(?:secs?|seconds?|sek|s|mins?|minutes?|h)${noWord}|[1-5]\\s?m(?=\\s+rest)|${range}['"](?!\\d))(?:\\s*(?:of\\s+)?(?:rests?|pause|recovery|pauza|odmora|between sets)(?!\\p{L}))*`,
    ({ time }, around) => timesOf(close(time).replace(/'(?=\d)/, ":"), around),
  ),
];

/** Seconds that a movement takes have no place of their own. */
const ofMovement =
  /down|lower|eccentric|negativ|paused?|hold|squeeze|count|iso(?!l)|bottom|top|stretch|spu[sš]t|zadr[zž]|halten|ablassen|hole|knee|chest/i;
/** Seconds that somebody rests, and those that a kilometre, a mile or 500 m take. */
const rests = [15, 600] as const;
const paces: Readonly<Record<string, readonly [least: number, most: number]>> = {
  km: [150, 900],
  mi: [240, 900],
  "500m": [75, 240],
};

/** '8 x 1 min hard / 2 min easy' within the whole. */
const isNested = /\d\s?x\s?[\d(]/i;
/** Easy work between the rounds is no round. */
const slowly = /easy|jog|walk|float|spin|locker|lagan/i;

function timesOf(written: string, { clause, before, body }: Around): Said[] {
  const time = written.replace(/(?:seconds?|secs?|sek|s|")$/i, "s").replace(/(?:minutes?|mins?|m|')$/i, "min");
  const rest = restOf(time);
  const isLong = isEndurance(body);
  if (!isLong && ofMovement.test(clause) && !/rest|between|odmor|zwischen|između/i.test(clause))
    return one("time", time);
  if (ofRest.test(clause)) return rest;
  if (isNested.test(`${before.split(/[,;]/).at(-1)}${clause}`)) return [];
  if (!isLong) return [...one("time", time), ...rest];
  const isOnce = !/\dx/.test(body);
  if (!isOnce && slowly.test(clause)) return [];
  if (!time.includes(":")) return [...one("time", time), ...(isOnce ? [] : rest)];
  return [...pacesOf(body).flatMap((per) => paceOf(time, per)), ...one("time", time)];
}

function restOf(time: string): Said[] {
  const [seconds, [least, most]] = [secondsOf(time), rests];
  const isUsual = seconds >= least && seconds <= most && (time.includes(":") || seconds % 5 === 0);
  return isUsual ? one("detail", `rest ${time}`) : [];
}

function paceOf(time: string, per: string): Said[] {
  const [seconds, [least, most] = rests] = [secondsOf(time), paces[per]];
  return seconds >= least && seconds <= most ? one("pace", `${time}/${per}`) : [];
}

/** Of the first of two. */
function secondsOf(time: string): number {
  const [first = ""] = time.split("-");
  const [minutes = 0, seconds] = first.split(":").map((part) => Number.parseFloat(part));
  if (seconds !== undefined) return 60 * minutes + seconds;
  return time.endsWith("h") ? 3600 * minutes : time.endsWith("min") ? 60 * minutes : minutes;
}

const inMiles = /\dmi(?!\p{L})/u;

function pacesOf(body: string): string[] {
  if (/^\s*(?:row|ski)(?!\p{L})/iu.test(body)) return ["500m"];
  if (!/(?<!\p{L})(?:run|jog|strides|fartlek|walk)(?!\p{L})/iu.test(body)) return [];
  return inMiles.test(body) ? ["mi", "km"] : ["km", "mi"];
}
