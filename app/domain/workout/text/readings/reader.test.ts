import { expect, test } from "vitest";
import { starterLibrary } from "#app/domain/workout/text/corpus/text-support.ts";
import { lookingUp, maxAsked, type NamesFound, readerFor } from "./reader.ts";

const squat = starterLibrary.find(({ name }) => name === "Back squat");

function found(changes: Partial<NamesFound> = {}): NamesFound {
  return { exercises: [], otherNames: [], nearby: [], ...changes };
}

test("lines are asked about once, whatever their values, and what was learned is used for the whole text", () => {
  const reader = readerFor({ of: "day" });
  const text = "Back squat 5x5\nBack squat 3x3 @80%\nSquats 1x5\n  // slow\n# Title\n\n10 Dips";
  expect(reader.read(text).readings.map(({ words }) => words)).toEqual(Array(4).fill(lookingUp));
  const { unknown } = reader.read(text);
  expect(unknown).toBe(text);
  if (!squat) throw new Error("The library has no squat.");
  reader.learn(
    unknown,
    found({ exercises: [squat], otherNames: [["Squats", squat.id]], nearby: [{ called: "Dip", name: "Dip" }] }),
  );
  const { readings, unknown: rest } = reader.read(text);
  expect(rest).toBe("");
  expect(readings.map(({ kind, words }) => [kind, words])).toEqual([
    ["read", "Back squat 5 × 5"],
    ["read", "Back squat 3 × 3 @ 80 %"],
    ["read", "Back squat 5"],
    ["asks", "No exercise is called 'Dips'. Which do you mean?"],
  ]);
  expect(reader.read(text.replace("1x5", "1x4 @85%")).unknown).toBe("");
});

test("the lines of a new one's set are asked about with it, and those of other sets are not", () => {
  const reader = readerFor({ of: "day" });
  reader.learn("Back squat 5x5\nEMOM 12", found({ exercises: squat ? [squat] : [] }));
  const { unknown } = reader.read("Back squat 5x5\n\nEMOM 12\nmin 1: 10 burpees\nmin 2: 12 cal row");
  expect(unknown).toBe("EMOM 12\nmin 1: 10 burpees\nmin 2: 12 cal row");
});

test("of a long text the first lines are asked about first, and a line that no request holds never", () => {
  const reader = readerFor({ of: "day" });
  const lines = Array.from({ length: 300 }, (_, n) => `Unheard of ${n} 3x5`);
  const text = [...lines, "Đ ".repeat(1_000)].join("\n");
  const asked: string[] = [];
  for (let { unknown } = reader.read(text); unknown !== ""; { unknown } = reader.read(text)) {
    asked.push(...unknown.split("\n"));
    expect(unknown.length).toBeLessThanOrEqual(maxAsked);
    reader.learn(unknown, found());
  }
  expect(asked).toEqual(lines);
});

test("a name that is learned is used on every day that has it, however it is written", () => {
  const reader = readerFor({ of: "week", keys: ["1", "2"] });
  const text = "== Monday\nFarmer’s carry 40m\n== Tuesday\nDip 8\nfarmer's carry 50m";
  const words = () => reader.read(text).readings.map(({ kind, words: said }) => [kind, said]);
  expect(words().every(([, said]) => said === lookingUp)).toBe(true);
  const carry = starterLibrary.find(({ name }) => name === "Farmer's carry");
  const dip = starterLibrary.find(({ name }) => name === "Dip");
  if (!carry || !dip) throw new Error("The library has neither.");
  reader.learn("Dip 8", found({ exercises: [dip] }));
  reader.learn("Farmer’s carry 40m\nfarmer's carry 50m", found({ exercises: [carry] }));
  expect(words()).toEqual([
    ["read", "Farmer's carry 40m"],
    ["read", "Dip 8"],
    ["read", "Farmer's carry 50m"],
  ]);
});

test("a long text is read behind another one as if it were the first", () => {
  const squats = (from: number, count: number) =>
    Array.from(
      { length: count },
      (_, at) => `Back squat ${5 + ((from + at) % 90)}% x ${1 + Math.floor((from + at) / 90)}`,
    );
  const readerOfSquats = () => {
    const reader = readerFor({ of: "day" });
    if (!squat) throw new Error("The library has no squat.");
    reader.learn(squats(0, 1).join("\n"), found({ exercises: [squat] }));
    return reader;
  };
  const first = readerOfSquats();
  first.read(squats(0, 450).join("\n"));
  const long = squats(450, 800).join("\n");
  expect(first.read(long)).toEqual(readerOfSquats().read(long));
});

test("the days of a week and of a program are read by their own lines, and a line outside them says so", () => {
  const week = readerFor({ of: "week", keys: ["1", "2"] });
  expect(week.read("Dip 8\n== Monday\nrest day").readings.map(({ line, words }) => [line, words])).toEqual([
    [1, lookingUp],
    [3, "Rest day"],
  ]);
  week.learn("Dip 8\n== Monday\nrest day", found());
  expect(week.read("Dip 8\n== Monday\nrest day").readings[0]?.words).toContain("Name the day first");
  const span = { continuous: false, startDate: null, duration: 4, timeUnit: "W" } as const;
  const program = readerFor({ of: "program", span, today: "2026-05-04" });
  expect(program.read("Week 1\nDay 1: rest\nDay 2\nrest day").readings.map(({ words }) => words)).toEqual([
    "Rest day",
    "Rest day",
  ]);
});
