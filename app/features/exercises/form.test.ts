import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { schemaOf } from "#app/http/screens/form-schema.server.ts";
import { difficultyIds } from "#db/seed/ids.ts";
import { type ExerciseValues, exerciseForm, exerciseInput } from "./form.ts";

const category = "01990292-d006-748c-bee5-036e911feb14";
const typed: Record<string, string | string[]> = {
  name: "Back squat",
  difficulty: difficultyIds.beginner,
  categories: [category],
};

function post(changes: Record<string, string | string[]> = {}, imageProblem: string | null = null) {
  const form = new FormData();
  for (const [name, values] of Object.entries({ ...typed, ...changes })) {
    for (const value of [values].flat()) form.append(name, value);
  }
  const submission = parseWithZod(form, { schema: schemaOf(exerciseForm, undefined, imageProblem) });
  if (submission.status === "success")
    return { value: exerciseInput(submission.value as ExerciseValues), error: undefined };
  return { value: undefined, error: submission.error };
}

describe("what an exercise must have", () => {
  test("an empty form is refused with every message of the specification at once", () => {
    expect(post({ name: "  ", difficulty: "", categories: [] }).error).toEqual({
      name: ["Name is required!"],
      difficulty: ["Exercise difficulty required"],
      categories: ["Select at least one category"],
    });
  });

  test("a name, a difficulty and a category are enough, and the rest is empty", () => {
    expect(post({ name: "  Back squat " }).value).toEqual({
      name: "Back squat",
      otherNames: [],
      description: "",
      videoUrl: null,
      imageId: null,
      difficultyId: difficultyIds.beginner,
      categories: [category],
      subcategories: [],
      trackableCategories: [],
      oneRepetitionMaxFormula: null,
      superior: null,
    });
  });

  test("a name has at most 200 characters, a description 2000", () => {
    expect(post({ name: "x".repeat(200), description: "x".repeat(2000) }).value).toBeDefined();
    expect(post({ name: "x".repeat(201), description: "x".repeat(2001) }).error).toEqual({
      name: ["Name can have at most 200 characters"],
      description: ["Description can have at most 2000 characters"],
    });
  });

  test("other names come from one field, and are bounded in length and number", () => {
    const otherNames = "Squat, BS;\n High-bar  squat\r\nsquat,, BACK SQUAT";
    expect(post({ otherNames }).value?.otherNames).toEqual(["Squat", "BS", "High-bar squat"]);
    const numbered = (count: number) => Array.from({ length: count }, (_, at) => `Name ${at}`).join(", ");
    expect(post({ otherNames: numbered(20) }).value?.otherNames).toHaveLength(20);
    expect(post({ otherNames: numbered(21) }).error).toEqual({ otherNames: ["At most 20 other names"] });
    expect(post({ otherNames: "x".repeat(100) }).value).toBeDefined();
    expect(post({ otherNames: `BS, ${"x".repeat(101)}` }).error).toEqual({
      otherNames: ["'xxxxxxxxxxxxxxxxxxxx…' is longer than 100 characters"],
    });
  });

  test("what is no id, no trackable category and no formula is refused at its field", () => {
    const { error } = post({ difficulty: "x", subcategories: ["y"], trackableCategories: ["luck"] });
    expect(error).toMatchObject({ difficulty: ["Exercise difficulty required"] });
    expect(Object.keys(error ?? {})).toEqual(["difficulty", "subcategories", "trackableCategories"]);
    expect(post({ trackableCategories: "weight", oneRepetitionMaxFormula: "guess" }).error).toEqual({
      oneRepetitionMaxFormula: ["Choose from the formulas"],
    });
  });
});

test("what was wrong with the image stands beside everything else", () => {
  expect(post({ name: "" }, "Can't upload multiple files!").error).toEqual({
    name: ["Name is required!"],
    image: ["Can't upload multiple files!"],
  });
});

describe("what depends on the trackable categories", () => {
  test("the formula is kept with weight alone", () => {
    const formula = { oneRepetitionMaxFormula: "brzycki" };
    expect(post({ ...formula, trackableCategories: ["reps", "weight"] }).value).toMatchObject(formula);
    expect(post({ ...formula, trackableCategories: ["reps", "time"] }).value?.oneRepetitionMaxFormula).toBeNull();
  });

  test("the trackable categories keep their order and come once", () => {
    const { value } = post({ trackableCategories: ["weight", "reps", "weight"] });
    expect(value?.trackableCategories).toEqual(["weight", "reps"]);
  });

  test("a superior exercise counts while something is tracked", () => {
    const superior = { superiorExercise: "Back squat", superiorExercisePercentage: "85" };
    expect(post({ ...superior, trackableCategories: "reps" }).value?.superior).toEqual({
      name: "Back squat",
      id: null,
      pick: null,
      percentage: 85,
    });
    expect(post(superior).value?.superior).toBeNull();
    expect(post({ superiorExercise: "Back squat" }).value?.superior).toBeNull();
  });
});

describe("the percentage of the superior exercise", () => {
  function percentage(text: string) {
    return post({
      trackableCategories: "weight",
      superiorExercise: "Back squat",
      superiorExercisePercentage: text,
    });
  }

  test.each([
    ["", "Must enter percentage"],
    ["many", "Must enter percentage"],
    ["0x10", "Must enter percentage"],
    ["1e2", "Must enter percentage"],
    ["0", "Minimal percentage is 1"],
    ["-5", "Minimal percentage is 1"],
    ["0.5", "Minimal percentage is 1"],
    ["1001", "Maximal percentage is 1000"],
    ["82,5", "Percentage must be a whole number"],
  ])("'%s' is refused: %s", (text, message) => {
    expect(percentage(text).error).toEqual({ superiorExercisePercentage: [message] });
  });

  test.each(["1", "85", "1000", " 85 ", "85,0"])("'%s' is taken", (text) => {
    expect(percentage(text).value?.superior?.percentage).toBe(Number.parseFloat(text));
  });

  test("is not asked for without a superior exercise", () => {
    expect(post({ trackableCategories: "weight", superiorExercisePercentage: "5000" }).value?.superior).toBeNull();
  });
});

describe("the video's address", () => {
  test("is one of the video site, or empty", () => {
    expect(post({ videoUrl: "" }).value?.videoUrl).toBeNull();
    expect(post({ videoUrl: "youtu.be/dQw4w9WgXcQ" }).value?.videoUrl).toBe("https://youtu.be/dQw4w9WgXcQ");
  });

  test("may be one of another site, which is kept as a link", () => {
    expect(post({ videoUrl: "http://vimeo.com/76979871?t=5" }).value?.videoUrl).toBe("https://vimeo.com/76979871?t=5");
    expect(post({ videoUrl: "vimeo.com/76979871" }).value?.videoUrl).toBe("https://vimeo.com/76979871");
  });

  test.each(["https://youtu.be/short", "javascript:alert(1)", "dQw4w9WgXcQ", "https://me:secret@example.org/a"])(
    "'%s' is refused with what to enter",
    (videoUrl) => {
      expect(post({ videoUrl }).error?.videoUrl?.[0]).toContain("YouTube");
    },
  );
});
