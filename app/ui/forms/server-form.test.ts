import { expect, test } from "vitest";
import { asText, fieldId, isChosen, useServerForm } from "./server-form.ts";

type Values = { name: string; rounds: number; categories: string[] };
const stored = { name: "Back squat", rounds: 5, categories: ["reps", "weight"] };

test("a form starts with what is stored, and without problems", () => {
  const [form, fields] = useServerForm<Values>({ id: "exercise", defaultValue: stored });
  expect(form.problems).toBeNull();
  expect(fields.name).toMatchObject({
    id: "exercise-name",
    name: "name",
    initialValue: "Back squat",
    errors: undefined,
  });
});

test("a refused form keeps what was typed, even where that is nothing, and says what is wrong", () => {
  const lastResult = {
    status: "error" as const,
    initialValue: { name: "", categories: "reps" },
    error: { name: ["Name is required!"], rounds: null, "": ["Try again."] },
  };
  const [form, fields] = useServerForm<Values>({ id: "exercise", lastResult, defaultValue: stored });
  expect(form.problems).toEqual({ name: ["Name is required!"], "": ["Try again."] });
  expect(fields.name).toMatchObject({ initialValue: "", errors: ["Name is required!"] });
  expect(fields.rounds.initialValue).toBeUndefined();
  expect(isChosen(fields.categories.initialValue, "reps")).toBe(true);
  expect(isChosen(fields.categories.initialValue, "weight")).toBe(false);
});

test("the same answer gives the same problems, a new answer new ones", () => {
  const answer = () => ({ status: "error" as const, error: { name: ["Name is required!"] } });
  const first = answer();
  const problems = (lastResult: ReturnType<typeof answer>) =>
    useServerForm<Values>({ id: "x", lastResult })[0].problems;
  expect(problems(first)).toBe(problems(first));
  expect(problems(answer())).not.toBe(problems(first));
});

test("an answer without words is no problem", () => {
  const [form] = useServerForm<Values>({ id: "x", lastResult: { status: "error", error: { name: [] } } });
  expect(form.problems).toBeNull();
});

test("a problem of a list's item leads to the list's field", () => {
  expect(fieldId("exercise", "categories[2]")).toBe("exercise-categories");
  expect(fieldId("exercise", "address.city")).toBe("exercise-address");
});

test("stored values become what a control posts", () => {
  expect([true, false, null, undefined, 12.5, "m", new Date("2026-01-31T00:00:00Z")].map(asText)).toEqual([
    "on",
    "",
    "",
    "",
    "12.5",
    "m",
    "2026-01-31",
  ]);
});
