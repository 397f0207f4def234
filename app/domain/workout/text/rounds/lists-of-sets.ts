const listed =
  /^(?<ahead>[\s:,-]*)(?<count>[2-9]|1\d)\s*(?:sets?|sätze|saetze|serij\p{L})\s*(?:of|po|à|[x,:])?\s*\(?(?<list>\d{1,3}(?:(?:,\s*(?:(?:then|and)\s+)?|\s+and\s+)\d{1,3}){1,5})(?!\d|[.:]\d|\s*(?:x|kg|lbs?|%|s|secs?|seconds?|min\p{L}*|m|km|yd|cals?|rir|sets?)(?!\p{L}))\)?(?<behind>(?:[\s,;(@].*)?)$/iu;

/** More make a line too long to read. */
const mostOfWaves = 20;

/** Fewer rounds than sets: as many sets of each, the last one again, or the first one. */
export function inMoreSets(rounds: readonly string[], sets: number): string[][] {
  if (rounds.length === sets) return [[...rounds]];
  const more = sets - rounds.length + 1;
  return [
    ...(sets % rounds.length === 0 ? [rounds.map((one) => `${sets / rounds.length}x${one}`)] : []),
    [...rounds.slice(0, -1), `${more}x${rounds.at(-1)}`],
    [`${more}x${rounds[0]}`, ...rounds.slice(1)],
  ];
}

/** '4 sets, 10, 8', which may be a range. */
export function listsOfSets(text: string): string[] {
  const { ahead, count, list = "", behind = "" } = listed.exec(text)?.groups ?? {};
  const each = list.split(/,\s*(?:(?:then|and)\s+)?|\s+and\s+/i);
  const range = each.map(Number).sort((one, other) => one - other);
  // why: the last number of '3 sets, 8, 100' is a load
  const isLoaded = Number(each.at(-1)) > 2 * Number(each[0]);
  if (count === undefined || Number(count) === each.length || isLoaded) return [];
  if (Number(count) < each.length) return moreThanSets(each, Number(count)).map((one) => `${ahead}${one}${behind}`);
  const rounds = [
    ...(each.length === 2 ? [`${count}x${range.join("-")}`] : []),
    ...inMoreSets(each, Number(count)).map((one) => one.flatMap(eachRound).join(", ")),
    ...(new Set(each).size === 1 ? [each.join(", ")] : []),
  ];
  return [...new Set(rounds)].map((one) => `${ahead}${one}${behind}`);
}

/** '2 sets: 10, 8, 6': as many waves, or the list itself. */
function moreThanSets(each: readonly string[], sets: number): string[] {
  const waves = Array<readonly string[]>(sets).fill(each).flat();
  return waves.length > mostOfWaves ? [] : [each, waves].map((one) => one.join(", "));
}

/** '3x8' as often as it says. */
function eachRound(rounds: string): string[] {
  const [reps = "", sets = "1"] = rounds.split("x").toReversed();
  return Array(Number(sets)).fill(reps);
}

const rungs = "\\(?(?<list>\\d{1,2}(?:(?:, ?|-)\\d{1,2}){1,5})\\)?";
const oneLoad = ",?(?:\\s*@?\\s*(?<load>\\d+(?:[.,]\\d+)?\\s?(?:kg|lb|%)))?$";

type Ladder = Readonly<Record<string, string>>;

// why: '2-3 x (8-10)' is a range
const threeOrMore = "(?=\\(?\\d{1,2}(?:, ?\\d|-\\d{1,2}-))";
const eitherCount = "(?<count>[2-9])-(?<most>[2-9])";

/** '3-5x(1,2,3)', '(1,2,3) x 3-5', and '5 rungs 1-2-3', which may go on to 5. */
export const waysOfSets: readonly [shape: RegExp, readings: (found: Ladder) => string[]][] = [
  ...[
    `^${eitherCount}\\s*x\\s*(?=\\()${threeOrMore}${rungs}${oneLoad}`,
    `^${threeOrMore}${rungs}\\s*x\\s*${eitherCount}(?!\\d)${oneLoad}`,
  ].map((shape): [RegExp, (found: Ladder) => string[]] => [
    new RegExp(shape, "i"),
    ({ count, most, list = "", load }) => [count, most].map((times) => laddersOf(numbersIn(list), times, load)),
  ]),
  [
    // '5x1-2-3'
    new RegExp(`^(?<count>[2-9])\\s*x\\s*(?=1(?:-|, ?)2(?:-|, ?)3)${rungs}${oneLoad}`, "i"),
    ({ count, list = "", load }) => {
      const given = numbersIn(list);
      const all = laddersOf(given, count, load);
      return given.length === Number(count) ? [all, laddersOf(given, "1", load)] : [all];
    },
  ],
  [
    // '5,5,5 @7,8,9'
    /^(?<list>\d{1,2}(?:[,/-]\d{1,2}){1,6}),?[\s(]+(?:(?:at |@ ?)(?:rpe )?|rpe |(?=.*RIR))(?<efforts>\d+(?:\.5)?(?:\s*[,/-]\s*\d+(?:\.5)?){1,6})(?<reserve>\s*RIR)?\)?$/i,
    ({ list = "", efforts = "", reserve }) => {
      const [reps, each] = [list.split(/[,/-]/), efforts.split(/\s*[,/-]\s*/)];
      // why: '8-10 @7-8' has two ranges
      const isRange = reps.length === 2 && `${list}${efforts}`.includes("-");
      const isPair =
        !isRange && reps.length === each.length && (reserve !== undefined || each.every((one) => Number(one) <= 10));
      return isPair
        ? [reps.map((one, at) => `${one} ${reserve ? `${each[at]}RIR` : `rpe ${each[at]}`}`).join(" | ")]
        : [];
    },
  ],
  [
    // '8-10 x 3-4'
    new RegExp(`^\\(?(?<list>(?:[6-9]|\\d{2})-\\d{1,2})\\)?\\s*x\\s*${eitherCount}(?!\\d)(?<load>(?:,?\\s.*)?)$`, "i"),
    ({ count, most, list, load = "" }) => [count, most].map((sets) => `${sets}x${list}${load}`),
  ],
  [
    new RegExp(`^(?<count>[2-9])\\s*rungs:?\\s*(?:of )?${rungs}${oneLoad}`, "i"),
    ({ count, list = "", load }) => {
      const [first = 0, second = 0, ...more] = numbersIn(list);
      const given = [first, second, ...more];
      const on = Array.from({ length: Number(count) }, (_, at) => first + at * (second - first));
      return given.length >= Number(count)
        ? [laddersOf(given, "1", load)]
        : [laddersOf(given, count, load), laddersOf(on, "1", load)];
    },
  ],
];

function numbersIn(list: string): number[] {
  return list.split(/, ?|-/).map(Number);
}

function laddersOf(rungs: readonly number[], times: string | undefined, load: string | undefined): string {
  const each = rungs.map((reps) => (load === undefined ? `${reps}` : `${reps} @${load}`));
  return Array(Number(times)).fill(each.join(" | ")).join(" | ");
}
