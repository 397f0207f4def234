/** 'Every 2 min: 3 front squats x 6' */
const timesBehind = /^(every\s+[\d:]+\s*\p{L}*)\s*:\s*((?!.*\d\s*x\s*\d).+?),?\s+x\s*(\d{1,2})$/iu;

/** 'Finisher 40s on 20s off: burpees, plank x 4 rounds' */
const roundsBehind =
  /^(?<name>\D{0,30}?)(?:(?<said>\d{1,3}\s*(?:s|secs?|min|')?\s*(?:on|work)[\s,/]+\d{1,3}\s*(?:s|secs?|min|')?\s*(?:off|rest))|(?<work>[1-6][05])\s?\/\s?(?<rest>[1-6][05])(?=[^\d/]*,))\s*[:,]?\s+(?<list>\p{L}.*?),?\s+\(?(?:(?:x\s*)?(?<count>\d{1,2})\s*(?:rounds?|rds?|times|circuits|sets)|x\s*(?<after>\d{1,2}))\)?$/iu;

/** With the number of rounds ahead of the exercises. */
export function roundsAhead(written: string): string {
  const text = written.replace(timesBehind, "$1 x $3: $2");
  const { name = "", said, work, rest, list, count, after = count } = roundsBehind.exec(text)?.groups ?? {};
  const times = said ?? `${work}s/${rest}s`;
  return after === undefined ? text : `${name.replace(/(?<=\p{L})\s*$/u, ": ")}${after} rounds, ${times}: ${list}`;
}
