import type { Knows, Readings } from "#app/domain/workout/text/sets/taken.ts";

const length =
  "\\d{1,2}\\s*h(?:ours?|rs?)?(?:\\s*\\d{2}(?:\\s*min)?)?|\\d{1,2}:\\d{2}(?::\\d{2}|\\s*h)|\\d{1,3}(?:[.,]\\d)?\\s*(?:km|k|mi(?:les?)?|min\\p{L}*|')";
const within = new RegExp(
  `^(?<whole>(?:${length})(?![\\p{L}\\d])[^,;()\\dx]*(?:z\\d[^,;()\\dx]*)?)[\\s,(]+(?<joint>w/|with|incl(?:uding|\\.)?|mit|inkl(?:usive|\\.)?|sa?|uz|darin|davon|od toga|u tome|unutar toga)\\s*(?<part>\\d{1,2}\\s*x\\s*\\d.*)$`,
  "iu",
);
/** A work and a rest are a set of their own. */
const turns = /^\d{1,2}\s*x\s*\(?\s*\d[^@()]*\/\s*\d/;
/** They are done behind the whole. */
const behind = /strides|stride|sprints|hills?|pick-?ups|ubrzanj|steigerung/i;

/** 'Bike 90 min z2 w/ 4x8 min @ 90%': the whole, or its part. */
export function partsWithin(text: string, knows: Knows): Readings {
  const end = knows.nameEnd(text);
  if (end === null) return null;
  const name = text.slice(0, end).replace(/[\s:]+$/, "");
  const { whole = "", joint, part: said = "" } = within.exec(text.slice(end).replace(/^[\s:-]+/, ""))?.groups ?? {};
  const part = said.replace(/\)$/, (sign) => (said.includes("(") ? sign : ""));
  const all = `${name} ${whole.trim()}`;
  if (whole === "" || behind.test(part) || turns.test(part) || !knows.read(all)?.isMeasured) return null;
  const own = `${name} ${part}`;
  const texts = [[`${all} // ${joint} ${part}`]];
  if (knows.isEntry(own) || knows.mayBeEntry(own)) texts.push([`${own} // in ${whole.trim()}`]);
  return { texts, isAsked: true };
}
