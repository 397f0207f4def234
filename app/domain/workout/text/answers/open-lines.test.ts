import { expect, test } from "vitest";
import { emptyDay, freshIds, starterIndex } from "#app/domain/workout/text/corpus/text-support.ts";
import { parseWorkout } from "#app/domain/workout/text/parse/parse.ts";
import { openLinesOf, withAnswers } from "./open-lines.ts";
import { replaceLines } from "./replace-lines.ts";

function refusedBy(text: string) {
  const parsed = parseWorkout(text, { current: emptyDay(), find: starterIndex, newId: freshIds() });
  return parsed.ok ? { errors: [], questions: [] } : parsed;
}

test("an unknown name is answered by the nearest one, and the rest of its line stays as typed", () => {
  const text = ["Bakc squat 5x5 @80%  // slow", '"Dedlift": 1x5', "A1) Bench pres  3x8"].join("\n");
  const { questions } = openLinesOf(text, refusedBy(text));
  expect(questions.map(({ choices, texts }) => [choices[0], texts[0]])).toEqual([
    ["Back squat", ["Back squat 5x5 @80%  // slow"]],
    ["Deadlift", ["Deadlift: 1x5"]],
    ["Bench press", ["A1) Bench press  3x8"]],
  ]);
  const answers = questions.map(({ lines, choices }) => ({ lines, choice: choices[0] ?? "" }));
  const answered = withAnswers(text, refusedBy(text), answers);
  expect(refusedBy(answered)).toEqual({ errors: [], questions: [] });
  expect(withAnswers(text, refusedBy(text), answers.slice(1)).split("\n")[0]).toBe("Bakc squat 5x5 @80%  // slow");
});

test("errors and questions of a text are answered together, each by its own lines", () => {
  const text = "Qqqqqq 5\n\nBakc squat 5x5\n\nSuperset A x3:\n  Dip 5";
  const { errors, questions } = openLinesOf(text, refusedBy(text));
  expect([...errors, ...questions].map(({ at }) => at)).toEqual([[1], [3], [5]]);
  const answers = [...questions, ...errors].map(({ lines, choices }) => ({ lines, choice: choices[0] ?? "" }));
  expect(withAnswers(text, refusedBy(text), answers)).toBe("Qqqqqq 5\n\nBack squat 5x5\n\nSuperset x3: A\n  Dip 5");
});

test("lines are replaced nearest to where they stood, and not if they are gone", () => {
  const text = "Dip 8\n  Dipp 8\nDip 8\nDip 8";
  expect(replaceLines(text, [3], ["Dip 8"], ["Dip 9\nDip 10"])).toBe("Dip 8\n  Dipp 8\nDip 9\nDip 10\nDip 8");
  expect(replaceLines("Dip 9\nDip 10\nDip 8", [2], ["Dip 9\nDip 10"], ["Dip 8"])).toBe("Dip 8\nDip 8");
  expect(replaceLines(text, [2], ["Dipp 9"], ["Dip 9"])).toBeNull();
});
