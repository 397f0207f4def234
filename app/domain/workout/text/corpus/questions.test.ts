import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allowsUnit } from "#app/domain/trackables/allowed.ts";
import { unitWords } from "#app/domain/trackables/notation/unit-words.ts";
import { type TrackableCategory, trackables } from "#app/domain/trackables/table.ts";
import { exercise } from "#app/domain/workout/commands/test-support.ts";
import { setTypeCodes } from "#app/domain/workout/document/set-types.ts";
import { answeredText, linesOf } from "#app/domain/workout/text/answers/answers.ts";
import { parseWorkout } from "#app/domain/workout/text/parse/parse.ts";
import { printWorkout } from "#app/domain/workout/text/print/print.ts";
import { indexExercises } from "#app/domain/workout/text/words/exercise-index.ts";
import { setTypeWords } from "#app/domain/workout/text/words/words.ts";
import { questionTexts } from "./question-texts-support.ts";
import { trickyNames, trickyTexts } from "./random-texts-support.ts";
import { emptyDay, errorsOf, freshIds, questionsOf, read, starterIndex } from "./text-support.ts";

function taken(text: string, choice: number): string {
  const questions = questionsOf(text);
  expect(questions, text).toHaveLength(1);
  const [questionTexts = ""] = linesOf(text, questions);
  const label = questions[0]?.choices.at(choice)?.label ?? "";
  return printWorkout(read(answeredText(text, questions, [{ lines: questionTexts, choice: label }])));
}

test.each(questionTexts)(
  "%j is asked about, and each choice says what it is called",
  (text, message, offered, kept) => {
    expect(errorsOf(text)).toEqual([]);
    expect(questionsOf(text).map((question) => question.message)).toEqual([message]);
    expect(taken(text, 0)).toBe(offered);
    expect(taken(text, -1)).toBe(kept);
  },
);

test("a name alone that no exercise has is asked about, with the nearest exercises", () => {
  const [question] = questionsOf("Pallof");
  expect(question?.message).toBe("Read as the name of a set without exercises: no exercise is called 'Pallof'.");
  expect(question?.choices.map(({ label }) => label)).toEqual(["Pallof press", "Keep it as the name of the set"]);
  expect(questionsOf("Pallof:")).toEqual([]);
});

const unasked = [
  "Main lift\n  Back squat 5x5",
  "Warm up 10 min:\n  Run 5:00",
  "Compound lifts:\n  Back squat 5x5",
  "Cindy\n  Dip 8",
  "AMRAP 20: Cindy\n  Dip 8",
  "Superset x4: Press and row\n  Dip 8\n  Burpee 8",
  "Interval x10: 15/15\n  Run 0:15\n  rest 0:15",
  "A) Dip 3x8\nB) Burpee 3x8",
  "A1) Dip 3x8\nB1) Burpee 3x8",
  "Superset x3\n  A1) Dip 8\n  A2) Burpee 8",
  "Regular: Murph for time\n  Dip 8",
  'Superset: "5 + 5"',
  "Chin-up 3x8 -20kg",
  "Back squat minus 5",
  "Lunge 20m",
  "15/15 run 0:15 | rest 0:15",
  "Run 400m | rest 1:00 | 400m | rest 1:00",
  "rest 1:30",
  "Bike 10:00 @90rpm",
];

test.each(unasked)("%j is clear", (text) => {
  expect(errorsOf(text).filter((error) => !error.includes("No exercise is called"))).toEqual([]);
  expect(questionsOf(text)).toEqual([]);
});

describe("a name", () => {
  const words = setTypeWords.filter(({ setType }) => setType !== null && setType !== "regular");

  test.each(words.map(({ printed, setType }) => [printed, setType]))(
    "with %s and a number is read or asked about",
    (word) => {
      expect(words).toHaveLength(setTypeCodes.length - 1);
      for (const name of [`Finisher: ${word} 12`, `12 ${word}`, `Part 2 - ${word}`, `The 3 round ${word}`]) {
        for (const text of [`${name}:\n  Dip 5`, `${name}\n\n  Dip 5`, `Dip 5\n#2: ${name}\n  Burpee 5`]) {
          const parsed = parseWorkout(text, { current: emptyDay(), find: starterIndex, newId: freshIds() });
          if (parsed.ok) expect(parsed.workout.modules.at(-1)?.setType, text).not.toBe("regular");
          else expect(parsed.questions, text).toHaveLength(1);
        }
      }
    },
  );
});

test("every unit that an exercise uses for another quantity alone is asked about, and no other is", () => {
  let count = 0;
  for (const [word, { category, unit }] of unitWords) {
    for (const other of Object.keys(trackables) as TrackableCategory[]) {
      const find = indexExercises([exercise("Mover", other)]);
      const text = `Mover ${word.length > 0 ? `10${word}` : "10"}`;
      const isAsked = questionsOf(text, emptyDay(), find).length === 1;
      const isOther = other !== category && unit !== "noDimension" && allowsUnit(other, unit);
      const isHeight = other !== category && category === "distance" && ["centimeters", "inches"].includes(unit);
      expect(isAsked, `${text} of ${other}`).toBe(isOther || isHeight);
      if (isAsked) count++;
    }
  }
  expect(count).toBeGreaterThan(30);
});

test("every amount but a weight that is below zero is refused with the words that do work", () => {
  for (const [word, { category }] of unitWords) {
    const errors = errorsOf(`Back squat -5${word}`);
    if (category === "weight") expect(errors).toEqual([]);
    else expect(errors, word).toEqual([expect.stringContaining("Write 5, or minus 5 if you mean that.")]);
  }
});

test("an answer is of the lines that it names, and of no line that was typed meanwhile", () => {
  const before = "Superset A x3:\n  Dip 5";
  const answers = linesOf(before, questionsOf(before)).map((lines) => ({ lines, choice: "Superset x3: A" }));
  const later = `# Title\nSuperset B x3:\n  Burpee 5\n\n${before}\n\n${before}`;
  const answered = answeredText(later, questionsOf(later), answers);
  expect(answered).toBe(`# Title\nSuperset B x3:\n  Burpee 5\n\nSuperset x3: A\n  Dip 5\n\n${before}`);
  expect(questionsOf(answered).map(({ line }) => line)).toEqual([2, 8]);
  expect(answeredText(before, questionsOf(before), [{ lines: "1 Superset A x3:", choice: "something else" }])).toBe(
    before,
  );
});

test("a line with an error is not asked about as well", () => {
  expect(questionsOf("A1) Dip 3x8\nA2) Burpee 2x")).toHaveLength(1);
  expect(questionsOf("A1) Dip 3x8\nA2) Burpee 3x8 often")).toEqual([]);
});

test("whatever is chosen, no question is asked for ever", () => {
  const piece = fc.constantFrom(
    ...trickyTexts,
    ...trickyNames,
    ...questionTexts.map(([text]) => text),
    "\n",
    "\n  ",
    "  Dip 5\n",
    " x3",
    ": ",
  );
  let answered = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.nat(3), (pieces, nth) => {
      let text = pieces.join("\n");
      for (let round = 0; round < 8; round++) {
        const parsed = parseWorkout(text, { current: emptyDay(), find: starterIndex, newId: freshIds() });
        if (parsed.ok || parsed.questions.length === 0) return;
        const { questions } = parsed;
        const lines = linesOf(text, questions);
        text = answeredText(
          text,
          questions,
          questions.map(({ choices }, at) => ({
            lines: lines[at] ?? "",
            choice: choices.at(nth)?.label ?? choices.at(-1)?.label ?? "",
          })),
        );
        answered += questions.length;
      }
      throw new Error(`Still asked about: ${text}`);
    }),
    { numRuns: 300 },
  );
  expect(answered).toBeGreaterThan(100);
});
