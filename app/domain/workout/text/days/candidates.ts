import { inPlainSets } from "#app/domain/workout/text/rounds/plain-lines.ts";
import { mayBeSet } from "#app/domain/workout/text/sets/headings.ts";

const mayBeList =
  /^(?:\p{L}+:?\s)?[2-9]\s*x\s*\d{1,2}\s*x\s|^(?:hey|hi|hello|hallo|bok|ok|okay|so|guys|team|today|tonight|do|we|let's|heute|danas|bitte|molim|please|first|zuerst|prvo|then|next|finally|into|followed|finish|start|begin|end|danach|dann|zatim|onda)\s|^(?:\d{2,4}|:\d\d)\s+\p{L}|^\d(?:st|nd|rd|th)\W|^[-*~(]+rest\s|^(?:pause|pauza|odmor)\s|^rest\s.*\s(?:between|after)\s|^rest\s.*(?:b\/w|btw)(?!\p{L})|[,;&+(]\s*\S|\s[/|]\s|\.\s+\p{L}|\s(?:\d|[a-f]\d?)\)\s|\s(?:[2-9]|[b-f])\.\s+\p{L}|\s(?:rest|pause|pauza|odmor|break)(?=\s|$)|\s(?:w\/|with)\s\d|\d\s+w\/\s+\p{L}.*\d|\s(?:and|or|oder|ili|then|und|dann|i|on|off|every|e?\d*mom|amrap|tabata)\s|\d\s?\/\s?:?\d|\b[a-z]+mom\b|@\s*(?::\d|\d+(?::\d|\s?(?:s|sec)(?!\p{L})))|^max\s|alternating/iu;

/** 'Fahrtspiel 50 min, darin 8x1 min zügig': a part of the whole. */
const hasPart = /\d.*,\s*(?:darin|davon|dabei|inkl(?:\.|usive)?|od toga|u tome|unutar toga)\s.*\d/iu;

/** Cheap: whether a line is worth reading as a set. */
export function mayHaveSets(text: string): boolean {
  return (
    !hasPart.test(text) &&
    !/^(?:[#>!=|]|"(?![^"]+"\s*(?::|-|\d|for time|ft:))|\/\/)/i.test(text) &&
    (mayBeSet.test(text) || mayBeList.test(text))
  );
}

export const letterOfSet =
  /^(?:[a-h][.)]|\d[.)])\s+(?=(?:\d{1,2}\s?(?:rounds?|rds?|rft|sets?|min)|amrap|emom|e\d|every|for time|tabata)(?!\p{L})|\p{L}[\p{L} ]{2,30}:\s)/iu;

/** Without the letter or number of its place. */
export function bareSet(text: string): string {
  return inPlainSets(text)
    .replace(letterOfSet, "")
    .replace(/^\d{1,2}[.)]\s+(?=\p{L})/u, "");
}

/** Of a pool, not seconds: '16x25 sprint, 30s rest' */
export const lengthsOfPool = /^\d{1,2}\s*x\s*(?:25|50|75|100)\s+(?:sprints?|fast|hard|easy|strong)(?!\p{L})/iu;

/** '…, no rest' and '…, score = lowest round' */
export const remarkBehind =
  /(?:\s*[,;(]\s*|\s+(?=no rest))(?<said>(?<=[,;(]\s*)(?:\p{L}+ x ?\d to scale|scale to|scor(?:e|ing)|(?:swap|switch|change|rotate) (?:\p{L}+ )?every|count|goal|target|partition|aim|(?<!\(\s*)(?:break|split)(?: (?:it|them|up|reps))* (?:as|however|any))(?!\p{L})[^,;()]*|(?:with )?(?:no|minimal|little|without) rest(?: (?:in )?between(?: \p{L}+){0,2})?)\)?$/iu;
