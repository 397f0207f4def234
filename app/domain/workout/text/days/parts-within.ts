import type { Knows, Readings } from "#app/domain/workout/text/sets/taken.ts";
import { running, sportIn } from "./sports.ts";

const length =
  "\\d{1,2}\\s*h(?:ours?|rs?)?(?:\\s*\\d{2}(?:\\s*min)?)?|\\d{1,2}:\\d{2}(?::\\d{2}|\\s*h)|\\d{1,3}(?:[.,]\\d)?\\s*(?:km|k|mi(?:les?)?|min\\p{L}*|')";
const within = new RegExp(
  `^(?<whole>(?:${length})(?![\\p{L}\\d])[^,;()\\dx]*(?:z\\d[^,;()\\dx]*)?)[\\s,(]+(?<joint>w/|with|incl(?:uding|\\.)?|mit|inkl(?:usive|\\.)?|sa?|uz|darin|davon|od toga|u tome|unutar toga)\\s*(?<part>\\d{1,2}\\s*x\\s*\\d.*)$`,
  "iu",
);
/** A work and a rest are a set of their own. */
const turns = /^\d{1,2}\s*x\s*\(?\s*\d[^@()]*\/\s*\d/;
/** They are done behind the whole. */
const isBehind = /strides|stride|sprints|hills?|pick-?ups|ubrzanj|steigerung/i;

const game = "(?:fartlek|fahrtspiel)";
const fartleks = new RegExp(
  `^(?:run\\s*:?\\s+)?(?:(?<whole>${length})\\s+(?<how>(?:(?:easy|steady|trail)\\s+)?)${game}|${game}\\s*:?\\s+(?<behind>${length}))\\s*(?<joint>[,:(]|\\s[–—-]|\\s(?:w/|with|of|incl(?:uding|\\.)?|mit))\\s*(?<part>\\d{1,2}\\s*x\\s*\\(?\\d[^;]*?)\\)?$`,
  "iu",
);

/** '6 mi fartlek, 10 x 1 min hard/1 min easy': of the whole, or the efforts alone. */
function withinFartlek(text: string, knows: Knows): Readings {
  const { whole, behind: all = whole, how = "", part = "", joint = "" } = fartleks.exec(text)?.groups ?? {};
  // why: these are read as parts of a time already
  if (
    all === undefined ||
    ((!whole || !/\bon\b.*\boff\b/i.test(part)) && /:|incl/i.test(joint) && /min|'|h|:/i.test(all))
  )
    return null;
  const said = part.includes("(") && !part.includes(")") ? `${part})` : part;
  const texts = [[`Fartlek ${all} // ${how}${said}`], [`Fartlek ${said} // in ${all}`]];
  const own = texts.filter(([line = ""]) => knows.isEntry(line) || knows.mayBeEntry(line));
  return own.length === 0 ? null : { texts: own, isAsked: true };
}

/** 'Bike 90 min z2 w/ 4x8 min @ 90%': the whole, or its part. */
export function partsWithin(text: string, knows: Knows): Readings {
  const fartlek = withinFartlek(text, knows);
  if (fartlek) return fartlek;
  const end = knows.nameEnd(text);
  const own = end === null ? bareName(text) : text.slice(0, end).replace(/[\s:]+$/, "");
  return own === null ? null : withinNamed(own, text.slice(end ?? 0), knows);
}

/** '10k w/ 6 x 30s surges' */
function bareName(text: string): string | null {
  const isSurging = /\b(?:surges?|bursts?|accelerations?|fartlek)\b/i.test(text);
  return isSurging && /^\d/.test(text) ? (sportIn(text) ?? running).name : null;
}

function withinNamed(name: string, values: string, knows: Knows): Readings {
  const { whole = "", joint, part: said = "" } = within.exec(values.replace(/^[\s:-]+/, ""))?.groups ?? {};
  const part = said.replace(/\)$/, (sign) => (said.includes("(") ? sign : ""));
  const all = `${name} ${whole.trim()}`;
  if (whole === "" || isBehind.test(part) || turns.test(part) || !knows.read(all)?.isMeasured) return null;
  const own = `${name} ${part}`;
  const texts = [[`${all} // ${joint} ${part}`]];
  if (knows.isEntry(own) || knows.mayBeEntry(own)) texts.push([`${own} // in ${whole.trim()}`]);
  return { texts, isAsked: true };
}
