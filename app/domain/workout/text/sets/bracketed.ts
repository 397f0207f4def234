import { areOfOneTool } from "./complexes.ts";
import { type Knows, type Readings, setOf } from "./taken.ts";

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
