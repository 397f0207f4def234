import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { schemaOf } from "#app/http/screens/form-schema.server.ts";
import { type ProgramValues, programForm, programInput } from "./form.ts";

const today = "2026-03-02";
const typed = {
  programName: "Texas Method",
  difficulty: "01990292-d003-730f-b6a8-da2321632001",
  duration: "2",
  timeUnit: "W",
};

function read(fields: Record<string, string>, startDate: string | null = null) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const submission = parseWithZod(form, { schema: schemaOf(programForm, { today, startDate }, null) });
  return submission.status === "success" ? programInput(submission.value as ProgramValues) : submission.reply().error;
}

test("a fixed program", () => {
  expect(
    read({ ...typed, programName: "  Texas Method ", startDate: "2020-01-01", shortDescription: " Twice " }),
  ).toEqual({
    name: "Texas Method",
    difficultyId: typed.difficulty,
    folderId: null,
    imageId: null,
    shortDescription: "Twice",
    description: "",
    span: { continuous: false, duration: 2, timeUnit: "W", startDate: null },
  });
});

test("a continuous program clears unit and duration, and does not mind what is typed in them", () => {
  const span = { continuous: true, duration: null, timeUnit: null, startDate: today };
  expect(read({ ...typed, continuous: "on", startDate: today })).toMatchObject({ span });
  expect(read({ ...typed, duration: "-4", timeUnit: "", continuous: "on", startDate: today })).toMatchObject({ span });
});

test("an empty form says everything that is missing at once", () => {
  expect(read({})).toEqual({
    programName: ["Program name is required"],
    difficulty: ["Difficulty required"],
    duration: ["Duration is required"],
    timeUnit: ["Time unit is required"],
  });
  expect(read({ continuous: "on" })).toEqual({
    programName: ["Program name is required"],
    difficulty: ["Difficulty required"],
    startDate: ["Start date is required"],
  });
});

describe("duration", () => {
  test.each([
    ["0", "Duration must be positive number"],
    ["-1", "Duration must be positive number"],
    ["four", "Duration must be positive number"],
    ["0x10", "Duration must be positive number"],
    ["1e1", "Duration must be positive number"],
    ["1.5", "Duration must be a whole number"],
    ["522", "A program can be at most ten years long"],
    ["99999999999999999999", "A program can be at most ten years long"],
    ["  ", "Duration is required"],
  ])("'%s': %s", (duration, message) => {
    expect(read({ ...typed, duration })).toEqual({ duration: [message] });
  });

  test.each(["D", "W", "M", "Y"])("is counted in %s", (timeUnit) => {
    expect(read({ ...typed, timeUnit })).toMatchObject({ span: { duration: 2, timeUnit } });
  });

  test("a forged time unit is none", () => {
    expect(read({ ...typed, timeUnit: "H" })).toEqual({ timeUnit: ["Time unit is required"] });
  });
});

describe("start date", () => {
  test("cannot be before today", () => {
    const late = { startDate: ["Start date can't be later than 31/12/2100"] };
    expect(read({ ...typed, continuous: "on", startDate: "2101-01-01" })).toEqual(late);
    expect(read({ ...typed, continuous: "on", startDate: "2100-12-31" })).toMatchObject({ span: { continuous: true } });
    const refused = { startDate: ["Start date cannot be before today"] };
    expect(read({ ...typed, continuous: "on", startDate: "2026-03-01" })).toEqual(refused);
  });

  test("of a running program may stay", () => {
    const running = { ...typed, continuous: "on", startDate: "2026-01-05" };
    expect(read(running, "2026-01-05")).toMatchObject({ span: { startDate: "2026-01-05" } });
    expect(read(running, "2026-01-06")).toEqual({ startDate: ["Start date cannot be before today"] });
  });

  test("must be a day of the calendar", () => {
    const refused = { startDate: ["Start date is required"] };
    expect(read({ ...typed, continuous: "on", startDate: "2027-02-30" })).toEqual(refused);
  });
});

test("texts have limits", () => {
  const long = { programName: "x".repeat(201), shortDescription: "x".repeat(301), description: "x".repeat(5001) };
  expect(read({ ...typed, ...long })).toEqual({
    programName: ["Program name can have at most 200 characters"],
    shortDescription: ["Short description can have at most 300 characters"],
    description: ["Description can have at most 5000 characters"],
  });
});

test("a folder and an image are ids or none", () => {
  const imageId = "01990292-D003-730F-B6A8-DA2321632001";
  expect(read({ ...typed, imageId })).toMatchObject({ imageId: imageId.toLowerCase() });
  expect(read({ ...typed, imageId: "x" })).toEqual({ imageId: ["Choose the image again"] });
  expect(read({ ...typed, folder: "" })).toMatchObject({ folderId: null });
  expect(read({ ...typed, folder: "Strength" })).toEqual({ folder: ["Choose one of your folders"] });
});

test("what was wrong with the image file is said beside everything else", () => {
  const form = new FormData();
  form.append("programName", "Texas Method");
  const schema = schemaOf(programForm, { today, startDate: null }, "Can't upload multiple files!");
  expect(parseWithZod(form, { schema }).reply().error).toMatchObject({
    image: ["Can't upload multiple files!"],
    difficulty: ["Difficulty required"],
  });
});
