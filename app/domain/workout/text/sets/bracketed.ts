import { type Knows, type Readings, setOf } from "./taken.ts";

const onOneBar = /clean|snatch|jerk|thruster|deadlift|(?:push|barbell) press|(?:front|overhead|back) squat/i;
const tools = [/\b(?:kb|kettlebell)\b/i, /\b(?:db|dumbbell)\b/i, /\b(?:bb|barbell)\b/i, /\bsandbag\b/i];

/** '3 RDL + 3 hang clean + 3 front squat @ 50kg' and '2 KB cleans, 1 KB press @ 16kg': the last load is rather of all. */
export function withLastLoad(entries: readonly string[], list: string, knows: Knows): string[][] {
  return withLastEffort(entries).flatMap((one) => loadsOfAll(one, list, knows));
}

const effort = /(?<=\d)[\s,-]+(?:@\s*)?(?:\d(?:-\d)?\s*RIR|RPE\s*\d+(?:[.,]5)?(?:-\d+(?:[.,]5)?)?)(?=$|\s|,)/i;

/** 'Curl 3x10 + pushdown 3x12 - 1 RIR' */
function withLastEffort(entries: readonly string[]): string[][] {
  const said = effort.exec(entries.at(-1) ?? "")?.[0];
  const others = entries.slice(0, -1);
  if (said === undefined || others.length === 0 || others.some((entry) => /RIR|RPE|@\s*\d/i.test(entry)))
    return [[...entries]];
  return [entries.map((entry, at) => (at < others.length ? entry + said : entry)), [...entries]];
}

function loadsOfAll(entries: readonly string[], list: string, knows: Knows): string[][] {
  const load = /\s*@\s*\d+(?:[.,]\d+)?(?:-\d+(?:[.,]\d+)?)?\s*(?:kg|lb|%)$/i.exec(entries.at(-1) ?? "")?.[0];
  const isLastAlone = entries.slice(0, -1).every((entry) => !/@|\d\s*(?:kg|lb|%)/i.test(entry));
  const mayBeOfAll = isLastAlone && (areOfOneTool(entries, knows) || /\+/.test(list));
  if (load === undefined || entries.length < 2 || !mayBeOfAll) return [[...entries]];
  return [entries.map((entry, at) => (at === entries.length - 1 ? entry : entry + load)), [...entries]];
}

export function areOfOneTool(entries: readonly string[], { read }: Knows): boolean {
  return (
    tools.some((tool) => entries.every((entry) => tool.test(entry))) ||
    entries.every((entry) => onOneBar.test(read(entry)?.exercise ?? ""))
  );
}

const bracketed =
  /^(?<count>\d{1,2})\s*(?:x|sets?(?:\s+of)?|rounds?(?:\s+of)?)\s*\((?<list>[^()]*\d[^()]*\+[^()]*)\)(?<behind>(?:[\s,@].*)?)$/iu;

const named =
  /^(?<name>\p{L}[\p{L} ]{1,30}complex)\s*:?\s*\((?<list>\d[^()]*)\)[\s,]*(?<ahead>(?:@|double\s)?\s*\d+(?:[.,]\d+)?\s?(?:kg|lbs?)[\s,]+)?(?:x\s*(?<count>\d{1,2})|(?<times>\d{1,2})\s*(?:x|rounds?|rds?|sets?))[\s,]*(?<behind>@?\s*\d+(?:[.,]\d+)?\s?(?:kg|lbs?))?$/iu;

/** 'KB complex (2 cleans, 1 press) x 5 @ 16kg' */
function namedComplex(text: string, knows: Knows): Readings {
  const { name = "", list = "", times, count = times, behind, ahead = behind } = named.exec(text)?.groups ?? {};
  const [tool] = /(?<!\p{L})(?:kb|kettlebell|db|dumbbell)(?!\p{L})/iu.exec(name) ?? [];
  const load = ahead === undefined ? "" : ` @${ahead.replace(/@|,|double/gi, "").trim()}`;
  const entries = list.split(/\s*[,+]\s*/).map((part) => {
    const own = part.replace(/^(\d{1,2})\s+/, `$1 ${tool} `);
    return `${tool !== undefined && knows.isEntry(own) ? own : part}${load}`;
  });
  const isOne =
    count !== undefined && entries.length > 1 && entries.every((one) => knows.isEntry(one) || knows.isNear(one));
  return isOne ? { texts: [setOf(`Complex x${count}: ${name}`, entries)] } : null;
}

/** '3 x (1 clean + 2 front squats) 75%': what stands behind is of each. */
export function bracketedReadings(text: string, knows: Knows): Readings {
  const complex = namedComplex(text, knows);
  if (complex) return complex;
  const { count, list = "", behind: values = "" } = bracketed.exec(text)?.groups ?? {};
  const entries = list.split(/\s*\+\s*/).map((part) => `${part.trim()}${values}`);
  const isOne = entries.length > 1 && entries.every((entry) => /\p{L}{3}/u.test(entry) && knows.isEntry(entry));
  return count !== undefined && isOne && areOfOneTool(entries, knows)
    ? { texts: [setOf(`Complex x${count}`, entries)] }
    : null;
}
