import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exercise } from "#app/domain/workout/commands/test-support.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { withNearest } from "#app/domain/workout/text/answers/nearest.ts";
import {
  emptyDay,
  errorsOf,
  freshIds,
  questionsOf,
  starterIndex,
} from "#app/domain/workout/text/corpus/text-support.ts";
import { parseWorkout } from "#app/domain/workout/text/parse/parse.ts";
import { nearestNames } from "#app/domain/workout/text/parse/suggest.ts";
import { indexExercises, nameKey } from "#app/domain/workout/text/words/exercise-index.ts";
import { coachLinesOf } from "./lines-support.ts";

function refused(text: string) {
  const parsed = parseWorkout(text, { current: emptyDay(), find: starterIndex, newId: freshIds() });
  return parsed.ok ? [] : parsed.errors;
}

test("an unknown exercise is asked about with its place and its nearest names", () => {
  const [question] = questionsOf("Main lift\n  Bakc squat 5x5 @80%");
  expect(question).toMatchObject({
    line: 2,
    column: 3,
    message: "No exercise is called 'Bakc squat'. Which do you mean?",
  });
  expect(question?.choices.map(({ label }) => label)).toEqual(["Back squat", "Hack squat"]);
  expect(question?.choices[0]?.texts).toEqual(["  Back squat 5x5 @80%"]);
  expect(questionsOf("10 burpes")[0]?.choices[0]?.texts).toEqual(["10 Burpee"]);
  expect(questionsOf("30 m sprnt 4x fastest 4.2s")[0]?.choices[0]?.label).toBe("30 m sprint");
  expect(questionsOf('"Bench pres" 5x5')[0]?.choices[0]?.label).toBe("Bench press");
  expect(refused("Qqqqqqqqq 5x5")).toEqual([{ line: 1, column: 1, message: "No exercise is called 'Qqqqqqqqq'." }]);
});

test("names are suggested for slips of the hand, swapped letters and parts of names", () => {
  const suggestions = (name: string) => nearestNames(nameKey(name), starterIndex).map((near) => near.name);
  expect(suggestions("Dedlift")[0]).toBe("Deadlift");
  expect(suggestions("Bnech press")[0]).toBe("Bench press");
  expect(suggestions("romanian")).toContain("Romanian deadlift");
  expect(suggestions("Copenhagen")).toEqual(["Copenhagen plank"]);
  expect(suggestions("")).toEqual([]);
  expect(nearestNames(nameKey("cucnaj"), indexExercises([exercise("Čučanj")]))).toEqual([{ name: "Čučanj", rank: 1 }]);
});

test("every error of a text is told at once, in order", () => {
  const text = `# Title
# Another
Back squat 5x5 @80kg @90kg
Bakc squat 5
  // its note
Superset x3
  Dip 8 | 8
  Chin-up 8 rpe 11
Run 5kk
> fine`;
  expect(errorsOf(text)).toEqual([
    "2:1 A workout has one title.",
    "3:22 '@90kg' gives weight a second time in this round. Separate rounds with |.",
    "7:7 This set has 3 rounds, but this line has 2.",
    "8:13 'rpe 11': Enter a whole or half number from 0 to 10.",
    "9:5 '5kk' can't be read as a value. Write words in a note after //.",
  ]);
});

const wrongValues: [text: string, column: number, message: string][] = [
  ["60kg-70kg", 12, "'60kg-70kg': Write the unit of a range once, behind both numbers, like 60-70kg."],
  ["@8-12", 12, "Say what 8-12 is: @8-12kg or @8-12%."],
  ["bw 50-60%", 12, "'bw 50-60%': Write one percentage of the body weight, like bw 50%."],
  ["z2-3", 12, "'z2-3': Heart rate zone has no type Range."],
  ["rpe 8+", 12, "'rpe 8+': RPE has no type Minimum."],
  ["80%+", 12, "'80%+': Write the + behind one number that is no percentage, like 8+ @80%."],
  ["8-12+", 12, "'8-12+': Write the + behind one number that is no percentage, like 8+ @80%."],
  ["bw+10", 12, "Write the unit of what is added: bw+10kg or lb."],
  ["5x5x5", 14, "'5x5' can't be read as a value. Write words in a note after //."],
  ["80kg 80%", 17, "'80%' gives weight a second time in this round. Separate rounds with |."],
  ["80kg | 175lb", 19, "Weight is in kg earlier in this line: an exercise has one unit for it."],
  ["5 | | 3", 16, "A round is missing between the two |. Write _ for an empty value."],
  ["8+2kg", 12, "'8+2kg' can't be read as a value. Write words in a note after //."],
  ["h 60", 12, "'h 60': Write the unit after the number: cm, m, in or ft."],
  ["h 60kg", 12, "'h 60kg': Height is not measured in this unit."],
  ["rpe 11", 12, "'rpe 11': Enter a whole or half number from 0 to 10."],
  ["z6", 12, "'z6': Enter a whole number from 1 to 5."],
  ["rpe 80%", 12, "'rpe 80%': RPE has no type Percentage."],
  ["rpe", 12, "Write a number after rpe."],
  ["bw 50", 12, "Write what is added to the body weight, like bw+10kg, or a percentage of it, like bw 50%."],
  ["50% 5x1 60% 4x2", 24, "Separate rounds with |, like 5x1 @50% | 4x2 @60%."],
  ["5x-5", 14, "'-5': Reps below zero? Write 5, or minus 5 if you mean that."],
  ["-400m", 12, "'-400m': Distance below zero? Write 400, or minus 400 if you mean that."],
  ["@1e3%", 12, "'@1e3%' is not a value. Write words in a note after //."],
  ["max max", 16, "'max' gives reps a second time in this round. Separate rounds with |."],
  ["1:75", 12, "'1:75': Seconds after the colon go from 00 to 59."],
  ["1:30 min", 12, "'1:30 min': Write 1:30 for a minute and a half, without a unit."],
  ["82.255kg", 12, "'82.255kg': Use at most 2 decimals."],
  ["20000%", 12, "'20000%': Enter a number from 0 to 10000."],
  ["10 ft 4.2s", 12, "'10 ft': Write 'fastest 4.2s' for a fastest time, or 10ft for feet."],
];

test.each(wrongValues)("'Back squat %s' is refused where it is wrong", (text, column, message) => {
  expect(errorsOf(`Back squat ${text}`)).toEqual([`1:${column} ${message}`]);
});

const wrongLines: [text: string, error: string][] = [
  ["// note", "1:1 Write a note below the set or the exercise it belongs to."],
  ["#2", "1:1 Write an alternative below its set. A title starts with # and a space."],
  ["Dip 8\n#1", "2:1 Alternatives start at #2: #1 is the set itself."],
  ["Superset x51\n  Dip 8", "1:1 A set has 1 to 50 rounds, not 51."],
  ["Superset x0\n  Dip 8", "1:1 A set has 1 to 50 rounds, not 0."],
  ["EMOM x60\n  Dip 8", "1:1 A set has 1 to 50 minutes, not 60."],
  ["EMOM\n  Dip 8", "1:1 Write the minutes, like EMOM 12."],
  ["AMRAP x3\n  Dip 8", "1:1 Amrap sets have no round count."],
  ["EMOM 12\n  Dip 3x8\n  Burpee 8", "2:7 This set has 6 rounds, but this line has 3."],
  ["Dip 51 rounds of 8", "1:1 A set has 1 to 50 rounds, not 51."],
  ["Dip 0x10", "1:1 A set has 1 to 50 rounds, not 0."],
  [
    "For time 20 min: Murph\n  Dip 8",
    "1:1 For time sets count rounds, like For time x3. Write the minutes in a note after //.",
  ],
  ["EMOM 5 rounds\n  Dip 8", "1:1 Emom sets count minutes, like Emom 12."],
  ["rest day\nDip 8", "1:1 A rest day has no sets."],
  ["rest 90", "1:6 A rest has only its time, like rest 1:30 or rest 90s."],
  ["rest a while", "1:6 'a' is not a value. Write words in a note after //."],
  ["! kept 1: Back squat", "1:1 This line stands for what can't be written. Keep it once, unchanged, or delete it."],
  ["== Monday\nDip 8", "1:1 Only the text of a week has several days. This is the text of one day."],
  ["Dip 8\0", "1:6 This text has a character that can't be kept."],
  [`# ${"a".repeat(limits.name + 1)}`, `1:1 A title has at most ${limits.name} characters.`],
  [`Regular: ${"a".repeat(limits.name + 1)}`, `1:1 A set name has at most ${limits.name} characters.`],
  [
    `Dip 8\n// ${"a".repeat(limits.description + 1)}`,
    `2:1 A description has at most ${limits.description} characters.`,
  ],
  [`> ${"a".repeat(limits.motivation + 1)}`, `1:1 A motivational text has at most ${limits.motivation} characters.`],
  ["Dip 8\n".repeat(limits.modules + 1), `51:1 A workout has at most ${limits.modules} sets, alternatives included.`],
  [
    `A:\n${"  Dip 8\n".repeat(limits.moduleExercises + 1)}`,
    `28:3 A set has at most ${limits.moduleExercises} exercises.`,
  ],
];

test.each(wrongLines)("%j is refused", (text, error) => {
  expect(errorsOf(text)).toContain(error);
});

test("what looks like a name that was mistyped is no heading", () => {
  expect(questionsOf("Bench pres")[0]?.choices[0]?.label).toBe("Bench press");
  expect(errorsOf("Bench pres:")).toEqual([]);
  expect(errorsOf("Bench pres\n  Bench press 5")).toEqual([]);
  expect(errorsOf("Superset x3\n  Something")).toEqual(["2:3 No exercise is called 'Something'."]);
});

test("a text of nothing but errors tells the first hundred", () => {
  expect(errorsOf("Nonsense exercise 5\n".repeat(500))).toHaveLength(100);
});

test("nearly every error has a button, and most have a reading of the line", () => {
  const corpus = readFileSync(join(import.meta.dirname, "lines", "errors.txt"), "utf8");
  const texts = [
    ...wrongValues.map(([text]) => `Back squat ${text}`),
    ...wrongLines.map(([text]) => text),
    ...coachLinesOf("errors.txt", corpus).map(({ written }) => written),
  ];
  const errors = texts.flatMap((text) => {
    const parsed = parseWorkout(text, { current: emptyDay(), find: starterIndex, newId: freshIds() });
    return parsed.ok ? [] : withNearest(text, parsed).errors.map((error) => ({ ...error, text }));
  });
  const shareOf = (isWith: (labels: string[]) => boolean) =>
    errors.filter(({ choices = [] }) => isWith(choices.map(({ label }) => label))).length / errors.length;
  expect(shareOf((labels) => labels.length > 0)).toBeGreaterThanOrEqual(0.95);
  expect(shareOf((labels) => labels.some((label) => !/^(?:Keep|Leave) /.test(label)))).toBeGreaterThanOrEqual(0.8);
});
