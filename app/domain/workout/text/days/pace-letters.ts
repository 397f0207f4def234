import { type Knows, type Readings, setOf } from "#app/domain/workout/text/sets/taken.ts";

/** Daniels' letters of paces. */
const said: Readonly<Record<string, string>> = {
  M: "marathon pace",
  T: "threshold",
  H: "hard",
  I: "I pace",
  R: "R pace",
};
const amount =
  "(?<much>\\d{1,4}(?:[.,]\\d+)?(?:-\\d{1,3})?)\\s*(?<unit>km|k|mi(?:les?)?|min(?:utes)?|m|')?(?![\\p{L}\\d])";
const bare = amount.replace("(?![\\p{L}\\d])", "");
const shapes = {
  part: new RegExp(`^${bare}\\s*(?<letter>[ELMTH])(?!\\p{L})$`, "u"),
  ahead: new RegExp(`^(?<letter>[EL])\\s+${amount}$`, "u"),
  set: new RegExp(
    `^(?<count>\\d{1,2})\\s*x\\s*${bare}\\s*(?<letter>[MTHIR])(?!\\p{L})(?:\\s*(?:w/|with|,)\\s*(?<between>\\d[\\d:]*)\\s*(?<of>m|min|s|sec|')?\\s*(?<how>rests?|r|jg|jogs?|walk))?$`,
    "u",
  ),
  rest: /^(?<much>\d[\d:]*)\s*(?<unit>min|s|sec|')?\s*(?:rest|r)$/u,
  strides: /^(?<count>\d{1,2})\s*(?:ST|x?\s*strides)$/u,
};
type Parts = Readonly<Record<string, string | undefined>>;

const mostParts = 10;
const letters = /\d\s*(?:km|k|mi|miles?|min|m|')?\s*[ELMTHIR](?!\p{L})|^[EL]\s+\d/u;

/** '2E + 4 x 1T w/ 1 min rests + 2E': of miles or kilometres, unless the unit is written. */
export function letteredPaces(text: string, knows: Knows): Readings {
  const parts = letters.test(text) ? text.split(/\s*\+\s*/) : [];
  const isPlain = parts.every((part) => !/\d\s*\p{L}*\s*[A-Z](?!\p{L})(?!T)|\d-\d/u.test(part));
  if (parts.length < 2 || parts.length > mostParts || isPlain) return null;
  const ways = ["mi", "km"].map((unit) => parts.map((part) => linesOf(part, unit)));
  if (!ways[0]?.every((lines) => lines !== null)) return null;
  const texts = ways.map((way) => joined(way.map((lines) => lines ?? [])));
  const found = [...new Map(texts.map((one) => [one.join("\n"), one])).values()];
  return found[0]?.every((line) => line === "" || !/^(?:Run|Long|Easy|Strides)/.test(line) || knows.isEntry(line))
    ? { texts: found, isAsked: true }
    : null;
}

/** A set stands between blank lines. */
function joined(all: readonly string[][]): string[] {
  return all.flatMap((lines, at) => {
    const isApart = at > 0 && (lines.length > 1 || (all[at - 1]?.length ?? 0) > 1);
    return isApart ? ["", ...lines] : lines;
  });
}

function linesOf(part: string, unit: string): string[] | null {
  const text = part.trim();
  const strides = shapes.strides.exec(text)?.groups;
  if (strides) return [`Strides ${strides.count}x`];
  const rest = shapes.rest.exec(text)?.groups;
  if (rest) return [`rest ${timeIn(rest.much, rest.unit)}`];
  const set = shapes.set.exec(text)?.groups;
  if (set) return setLines(set, unit);
  const one = (shapes.part.exec(text) ?? shapes.ahead.exec(text))?.groups;
  if (!one) return null;
  const { letter = "" } = one;
  if (letter === "E" || letter === "L") return [`${letter === "L" ? "Long run" : "Easy run"} ${lengthOf(one, unit)}`];
  return [`Run ${lengthOf(one, unit)} // ${said[letter]}`];
}

function setLines({ count, letter = "", between, of, how = "", ...length }: Parts, unit: string): string[] {
  const each = lengthOf(length, unit);
  const note = said[letter];
  if (between === undefined) return [`Run ${count}x ${each} // ${note}`];
  const isFar = of === "m" || (of === undefined && Number(between) >= 50);
  if (/^r/.test(how) || !isFar) {
    const words = [note, ...(/^r/.test(how) ? [] : [how === "walk" ? "walk" : "jog"])];
    return [`Run ${count}x ${each}; rest ${timeIn(between, of)} // ${words.join(", ")}`];
  }
  return setOf(`Interval x${count}`, [`Run ${each} // ${note}`, `${how === "walk" ? "Walk" : "Jog"} ${between}m`]);
}

function lengthOf({ much = "", unit: own }: Parts, unit: string): string {
  if (own === "'") return `${much}min`;
  return `${much}${own ?? (Number.parseInt(much, 10) >= 100 ? "m" : unit)}`;
}

function timeIn(time = "", unit = "min"): string {
  return time.includes(":") ? time : `${time}${unit === "'" ? "min" : unit}`;
}
