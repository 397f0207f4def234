import { timeOf } from "#app/domain/workout/text/sets/headings.ts";
import { type Knows, type Readings, setOf } from "#app/domain/workout/text/sets/taken.ts";
import { readingsAs, type Sport, sports, startsWithMeasure } from "./sports.ts";

const block =
  /^(?:(?:swim|plivanje|schwimmen)\s*:?\s*)?(?<count>[2-9])\s*(?:x|rounds?(?:\s+of)?|rds?)\s*[([{](?<list>[^()[\]{}]+)[)\]}](?:[\s,;]+(?:rest\s*)?(?<rest>:\d\d|\d{1,2}:\d\d|\d{1,3}\s*(?:s|secs?|min|'|"))(?:\s*(?:rest|r|between)[\p{L} ]*)?)?$/iu;
const part =
  /^(?:(?<count>\d{1,2})\s*x\s*)?(?<way>\d{2,4}.*?)(?:\s*(?:@|on|leaving|every)\s*(?<every>:\d\d|\d{1,2}:\d\d))?$/iu;
const ofPool =
  /\d\s*(?:m|yd)?\s+(?:free(?:style)?|fr|fc|back|bk|breast|br|fly|im|kick|pull|swim|drill|choice)(?!\p{L})|(?:on|@)\s*:\d\d/iu;

/** '100 @ 1:40 + 50 easy @ 1:10' */
const leaving = /^(?:25|50|75|[1-4]00|150)\s*(?:m|yd)?(?:\s+\p{L}+)?\s*(?:@|on)\s*\d{0,2}:\d\d$/iu;

/** Others are one set. */
const ofItsOwn = /(?:^|[,;+]\s*)\d{1,2}\s*x\s*\d|(?:@|\son)\s*:?\d/iu;

/** More make a day too long. */
const mostSets = 16;

/** '4 x {100 fr @1:25, 4 x 25 fly @:30}': swims one after the other, each leaving at its own time. */
export function swimBlocks(text: string, knows: Knows): Readings {
  const { count, list = "", rest } = block.exec(text)?.groups ?? {};
  const parts = list.split(/\s*[,;+]\s*(?=\d)/);
  const [swim] = sports;
  const isOfPool = ofPool.test(list) || parts.every((one) => leaving.test(one.trim()));
  const isMany = parts.length < 2 || Number(count) * parts.length > mostSets;
  if (count === undefined || !swim || isMany || !isOfPool || !ofItsOwn.test(list) || !parts.every(startsWithMeasure))
    return null;
  const sets = parts.map((one) => setIn(one.trim(), swim, knows));
  if (sets.some((one) => one === null)) return null;
  const round = sets.flatMap((lines, at) => (at === 0 ? (lines ?? []) : ["", ...(lines ?? [])]));
  const between = rest === undefined ? [""] : ["", `rest ${timeOf(rest)}`, ""];
  const texts = Array.from({ length: Number(count) }, (_, at) => (at === 0 ? round : [...between, ...round]));
  return { texts: [texts.flat()], isAsked: true };
}

function setIn(text: string, swim: Sport, knows: Knows): string[] | null {
  const { count, way = "", every } = part.exec(text)?.groups ?? {};
  const own = every === undefined ? text : way;
  const [lines] = readingsAs(own.trim(), swim, knows);
  if (every === undefined || !lines) return lines ?? null;
  return lines.length === 1 ? setOf(`Interval x${count ?? 1}, every ${timeOf(every)}`, lines) : null;
}
