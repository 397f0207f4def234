import type { Knows, Readings } from "#app/domain/workout/text/sets/taken.ts";
import { secondsOf } from "./paced-pieces.ts";
import { sportIn } from "./sports.ts";

const tested =
  /^(?<far>\d{1,5}(?:[.,]\d)?\s*(?:km|k|miles?|mi|m))\s+(?<what>test|tt|time trial|race)\s*[:,–-]?\s+(?<aim>target|goal|aim)(?:\s+(?:time|(?<paced>pace|split)))?(?:\s+(?:is|of))?\s*:?\s+(?<time>\d{1,2}:\d\d(?::\d\d)?(?:\.[1-9])?)(?:\.0)?(?:\s*[(@]\s*(?:split\s+)?(?<split>\d{1,2}:\d\d(?:\.\d)?)(?:\s*(?:split|pace|\/\s*(?:500\s?m?|km|mi|100\s?m?)))?\)?|\s*\((?<more>[^():]{1,40})\))?(?<behind>(?:[\s,;].*)?)$/iu;

/** How far a pace is of, and its seconds of those who are neither very fast nor very slow. */
const paces = [
  { name: "Row", meters: 500, unit: "/500m", least: 80, most: 170 },
  { name: "Run", meters: 1000, unit: "/km", least: 150, most: 480 },
  { name: "Run", meters: 1609, unit: "/mi", least: 240, most: 780 },
  { name: "Swim", meters: 100, unit: "/100m", least: 50, most: 180 },
] as const;
/** Splits are rounded. */
const nearly = 0.01;
/** Seconds a kilometre: no time of the whole is shorter, even on a bike. */
const fastest = 70;

/** '2k test: target 7:05 (1:46.3)': a time of the whole, and perhaps the pace that it comes to. */
export function targetTimes(text: string, knows: Knows): Readings {
  const end = knows.nameEnd(text) ?? 0;
  const named = text.slice(0, end).replace(/[\s:]+$/, "");
  const found = tested.exec(text.slice(end).replace(/^[\s:-]+/, ""))?.groups;
  if (!found) return null;
  const { far = "", what = "", aim, time = "", paced, split, more, behind = "" } = found;
  const own = named || sportIn(text)?.name;
  const isPace = paced !== undefined || secondsOf(time) < (metersIn(far) / 1000) * fastest;
  const both =
    split === undefined || isPace ? undefined : paceOf(secondsOf(time) / secondsOf(split), metersIn(far), own);
  const words = [what, aim, more, both || split === undefined ? undefined : `split ${split}`];
  const note = `${behind} // ${words.filter(Boolean).join(", ")}`;
  const texts = both
    ? [` time ${time} ${split}${both.unit}`, ` ${split}${both.unit}`].map(
        (one) => `${own ?? both.name} ${far}${one}${note}`,
      )
    : (isPace ? pacesOf(time, own) : timesOf(time, what, own)).map(([name, one]) => `${name} ${far} ${one}${note}`);
  const read = texts.filter(knows.isEntry);
  return read.length === 0 ? null : { texts: read.map((one) => [one]), isAsked: true };
}

function timesOf(time: string, what: string, own: string | undefined): [name: string, time: string][] {
  const likely = ["Row", "Run", "Swim", ...(/^(?:tt|time)/i.test(what) ? ["Bike"] : [])];
  return (own === undefined ? likely : [own]).map((name) => [name, `time ${time}`]);
}

function pacesOf(time: string, own: string | undefined): [name: string, pace: string][] {
  return paces
    .filter(({ name, least, most }) => (own ?? name) === name && secondsOf(time) >= least && secondsOf(time) <= most)
    .map(({ name, unit }) => [name, `${time}${unit}`]);
}

/** The one that a whole comes to so many times. */
function paceOf(times: number, meters: number, own: string | undefined) {
  return paces.find((one) => {
    const expected = meters / one.meters;
    return (own ?? one.name) === one.name && Math.abs(times - expected) < expected * nearly;
  });
}

function metersIn(far: string): number {
  const number = Number.parseFloat(far.replace(",", "."));
  return number * (/k/i.test(far) ? 1000 : /mi/i.test(far) ? 1609 : 1);
}
