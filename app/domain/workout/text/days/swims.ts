import { isTooSoon } from "#app/domain/workout/text/endurance/leaving.ts";
import { timeOf } from "#app/domain/workout/text/sets/headings.ts";
import { type Knows, setOf } from "#app/domain/workout/text/sets/taken.ts";

const styles =
  /(?<![\p{L}\p{N}])(?:[kdsp](?:\/[kdsp]){1,2}|swim|drills?|kick|pull|free(?:style)?|fr|fc|back|bk|breast|br|fl|(?:butter)?fly|im|choice|stroke|ch)(?![\p{L}\p{N}])/giu;

/** 'FC kick' is a kick of that stroke. */
const ofOneStroke =
  /(?<![\p{L}\p{N}/-])(?:free(?:style)?|fr|fc|back|bk|breast|br|(?:butter)?fly|im)\s+(?=(?:kick|pull|drills?)(?![\p{L}/-]))/giu;

/** More than one way to swim, or the lengths of each: '4x50 drill/swim by 25' and '8x50 odds fast'. */
function isMixed(text: string): boolean {
  const said = new Set(
    text
      .replace(ofOneStroke, "")
      .match(styles)
      ?.map((word) => word.toLowerCase()) ?? [],
  );
  return (
    said.size > 1 ||
    /(?<!\p{L})[kdsp]\/[kdsp]/iu.test(text) ||
    /\d.*\s(?:(?:by|as) (?:the )?\d|odds?|evens?|choice)(?!\p{L})/iu.test(text)
  );
}

const measured =
  /^(?:(?<count>\d{1,2})\s*x\s*)?(?<distance>\d{2,4})\s*(?<unit>m|yd|yards?)?(?![\p{L}\d:])(?<said>.*)$/iu;
const time = "(?::\\d\\d|\\d{1,2}:\\d\\d|\\d{1,3}\\s*(?:s|secs?|\"|min|'))";
const leaving = new RegExp(
  `(?:^|[\\s,(]+)(?:on|@|every|leaving(?: on)?|going on)\\s*(?:the\\s*)?(?<time>${time})\\)?(?=$|[\\s,;])`,
  "i",
);
const resting = new RegExp(
  `[\\s,(]+(?:(?:rest|ri|r|w/)\\s*[:=]?\\s*(?<behind>${time})(?:\\s*rest)?|(?<ahead>${time})\\s*(?:rest|ri|r))\\)?(?=$|[\\s,;])`,
  "i",
);

const way = "(?:drills?|kick|swim|pull)";
/** '8x25 fly odds easy evens fast', '4x50 BK drill/swim' and '4x300 pull, breathe 3/5/7 by 100' are of one stroke. */
const strokeAhead = new RegExp(
  `^(?<style>\\p{L}+(?:\\s${way})?(?=\\s+(?:odds?|evens?|by\\s+(?:the\\s+)?\\d)(?!\\p{L}))|(?!${way})\\p{L}+(?=\\s+${way}\\s?/\\s?${way}(?!\\p{L}))|\\p{L}+(?=[\\s,]+(?:breath|bp\\s)))`,
  "iu",
);
const wayAlone = new RegExp(`^${way}$`, "i");

function inStyle(said: string, strokeOf: (said: string) => string): { swim: string; words: string } {
  const found = new Set(said.match(styles));
  const strokes = new Set([...found].filter((word) => !wayAlone.test(word)));
  const { style = "" } = ((found.size === 1 || strokes.size === 1) && strokeAhead.exec(said)?.groups) || {};
  const swim = style.replace(styles, "").trim() === "" ? strokeOf(style) : strokeOf("");
  return { swim, words: swim === strokeOf("") ? said : said.slice(style.length).replace(/^[\s,]+/, "") };
}

/**
 * A swim whose words are a note, as no stroke is that of the whole; null if it is of one stroke, or says more.
 * `strokeOf`: the exercise of a style, Swim without one.
 */
export function mixedSwim(text: string, strokeOf: (said: string) => string, knows: Knows): string[] | null {
  const { count, distance, unit = "m", said = "" } = (isMixed(text) && measured.exec(text)?.groups) || {};
  if (distance === undefined || /\d\s*x\s*\d/i.test(said)) return null;
  const length = `${distance}${/^y/i.test(unit) ? "yd" : "m"}`;
  const left = said.replace(leaving, "");
  const { behind, ahead = behind } = resting.exec(left)?.groups ?? {};
  const start = leaving.exec(said)?.groups?.time;
  const isRest = start !== undefined && ahead === undefined && isTooSoon(length, "Swim", start);
  const [every, pause] = isRest ? [undefined, start] : [start, ahead];
  const all = left
    .replace(resting, "")
    .replace(/^[\s,;:-]+|[\s,;]+$/g, "")
    .replace(/^\(([^()]*)\)$/, "$1");
  const { swim, words } = inStyle(all, strokeOf);
  const note = words === "" ? "" : ` // ${words}`;
  const rest = pause === undefined ? "" : `; rest ${timeOf(pause.replace('"', "s"))}`;
  if (every !== undefined && count !== undefined)
    return setOf(`Interval x${count}, every ${timeOf(every.replace('"', "s"))}`, [`${swim} ${length}${rest}${note}`]);
  const line = `${swim} ${count === undefined ? "" : `${count}x `}${length}${rest}${note}`;
  return every === undefined && knows.isEntry(line) ? [line] : null;
}
