const ofPool = /swim|crawl|stroke|freestyle|kick|pull|medley|drill/i;
const meters: Readonly<Record<string, number>> = { m: 1, yd: 0.914, km: 1000, mi: 1609 };
/** Metres a second, which hardly anybody keeps up. */
const fastest: readonly (readonly [RegExp, number])[] = [
  [ofPool, 2.1],
  [/row|ski/i, 6.5],
  [/bike|cycl|ride/i, 18],
];
const fastestRun = 9.5;

export function isOfPool(exercise: string): boolean {
  return ofPool.test(exercise);
}

/** 'Swim 8x50 on 15s': nobody is there before the next one starts, so that the time is a rest. */
export function isTooSoon(entry: string, exercise: string, time: string): boolean {
  const { distance, unit = "m" } =
    /(?<![\d:.])(?<distance>\d{2,4})\s*(?<unit>m|yd|km|mi)(?!\p{L})/iu.exec(entry)?.groups ?? {};
  const leaving = secondsOf(time);
  if (distance !== undefined) {
    const [, most = fastestRun] = fastest.find(([sport]) => sport.test(exercise)) ?? [];
    return Number(distance) * (meters[unit.toLowerCase()] ?? 1) > most * leaving;
  }
  const [work] = /(?<![\d:.])(?:\d{1,2}:\d\d|\d{1,3}\s*(?:s|secs?|min|mins|'|")(?!\p{L}))/iu.exec(entry) ?? [];
  return work !== undefined && secondsOf(work) >= leaving;
}

function secondsOf(text: string): number {
  const [first = 0, second] = text.split(":").map((part) => Number.parseInt(part || "0", 10));
  if (second !== undefined) return 60 * first + second;
  return /m|'(?!')/i.test(text) ? 60 * first : first;
}
