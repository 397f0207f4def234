import { beforeAll, describe, expect, test } from "vitest";
import { addDays, daysBetween, weekdayNames, weekdayOf } from "#app/domain/schedule/dates.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { readWeek } from "#app/features/workouts/queries.server.ts";
import { documentsOf, formatWorkout, givenDemo, programNamed, times, trainerContext } from "./given.ts";

beforeAll(givenDemo);

describe("5/3/1 with Boring But Big", () => {
  const lifts = ["Barbell press", "Deadlift", "Bench press", "Back squat"];
  const weeks = [
    ["reps 5, weight 58.5", "reps 5, weight 67.5", "reps 5, weight 76.5"],
    ["reps 3, weight 63", "reps 3, weight 72", "reps 3, weight 81"],
    ["reps 5, weight 67.5", "reps 3, weight 76.5", "reps 1, weight 85.5"],
    ["reps 5, weight 36", "reps 5, weight 45", "reps 5, weight 54"],
  ];

  test("trains on Monday, Tuesday, Thursday and Friday of four weeks", async () => {
    const documents = await documentsOf("5/3/1 with Boring But Big");
    expect(documents.map(({ day }) => day)).toEqual([1, 2, 4, 5, 8, 9, 11, 12, 15, 16, 18, 19, 22, 23, 25, 26]);
    expect(await programNamed("5/3/1 with Boring But Big")).toMatchObject({ duration: 4, timeUnit: "W" });
  });

  test.each([1, 2, 3, 4])("has every figure of week %i", async (week) => {
    const documents = (await documentsOf("5/3/1 with Boring But Big")).slice((week - 1) * 4, week * 4);
    const main = weeks[week - 1]?.map((round) => `${round} percentage`).join(" | ");
    const note = week < 4 ? " (Last set: as many as possible.)" : "";
    const assistance = Array.from({ length: 5 }, () => "reps 10, weight 45 percentage").join(" | ");
    for (const [index, lift] of lifts.entries()) {
      expect(formatWorkout(documents[index])).toEqual([
        "regular 3 Main lift",
        `- ${lift}: ${main}${note}`,
        "regular 5 Boring But Big",
        `- ${lift}: ${assistance}`,
      ]);
    }
  });
});

test("Texas Method has volume, recovery and intensity in both weeks", async () => {
  const documents = await documentsOf("Texas Method");
  expect(documents.map(({ day }) => day)).toEqual([1, 3, 5, 8, 10, 12]);
  const lift = (name: string, rounds: number, reps: number, percent: number) => [
    `regular ${rounds}`,
    `- ${name}: ${times(rounds, `reps ${reps}, weight ${percent} percentage`)}`,
  ];
  for (const week of [documents.slice(0, 3), documents.slice(3)]) {
    expect(formatWorkout(week[0])).toEqual([
      ...lift("Back squat", 5, 5, 80),
      ...lift("Bench press", 5, 5, 80),
      ...lift("Deadlift", 1, 5, 85),
    ]);
    expect(formatWorkout(week[1])).toEqual([
      ...lift("Back squat", 2, 5, 64),
      ...lift("Barbell press", 3, 5, 72),
      "regular 3",
      "- Chin-up: reps | reps | reps (To failure.)",
      "regular 5",
      `- Back extension: ${times(5, "reps 10")}`,
    ]);
    expect(formatWorkout(week[2])).toEqual([
      ...lift("Back squat", 1, 5, 88),
      ...lift("Bench press", 1, 5, 88),
      ...lift("Power clean", 5, 3, 75),
    ]);
  }
});

test("Couch to 5K walks, jogs and walks on three days", async () => {
  const documents = await documentsOf("Couch to 5K");
  expect(documents.map(({ day }) => day)).toEqual([1, 3, 5]);
  for (const document of documents) {
    expect(formatWorkout(document)).toEqual([
      "regular 1 Warm-up",
      "- Brisk walk: time 5:00 s",
      "interval 8 Jog and walk",
      `- Jog: ${times(8, "time 1:00 s")}`,
      `- Walk: ${times(8, "time 1:30 s")}`,
      "regular 1 Cool-down",
      "- Walk: time 5:00 s",
    ]);
  }
});

test("Conditioning week has its five days as written", async () => {
  const documents = await documentsOf("Conditioning week");
  expect(documents.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5]);
  expect(formatWorkout(documents[0])).toEqual([
    "amrap Cindy (20 minutes)",
    "- Pull-up: reps 5",
    "- Push-up: reps 10",
    "- Air squat: reps 15",
  ]);
  expect(formatWorkout(documents[1])).toEqual([
    "forTime 3 Fran",
    "- Thruster: reps 21, weight 43 kg | reps 15, weight 43 kg | reps 9, weight 43 kg",
    "- Pull-up: reps 21 | reps 15 | reps 9",
  ]);
  expect(formatWorkout(documents[2])).toEqual([
    "emom 12",
    `- Kettlebell swing: ${times(4, "reps 15, weight 24 kg")}`,
    `- Burpee: ${times(4, "reps 10")}`,
    `- Row: ${times(4, "calories 12")}`,
  ]);
  expect(formatWorkout(documents[3])).toEqual(["regular 1", "- Run: time 45:00 s, heartRateZone 2"]);
  const tenRounds = [
    `- 15/15 run: ${times(10, "time 0:15 s, mas 120 percentage")}`,
    `- 15/15 run: ${times(10, "rest time 0:15 s")}`,
  ];
  expect(formatWorkout(documents[4])).toEqual([
    "interval 10 First ten",
    ...tenRounds,
    "interval 10 Second ten",
    ...tenRounds,
  ]);
});

test("Hypertrophy day has every kind of set, and machines as the giant set's alternative", async () => {
  const [document] = await documentsOf("Hypertrophy day");
  const twelve = (name: string) => `- ${name}: ${times(3, "reps 12")}`;
  const pair = `- Back squat: ${times(4, "reps 2, weight 85 percentage")}`;
  expect(formatWorkout(document)).toEqual([
    "superset 4 Press and row",
    `- Dumbbell bench press: ${times(4, "reps 10, rpe 8")}`,
    `- One-arm dumbbell row: ${times(4, "reps 10, rpe 8")}`,
    "giant 3 Shoulders",
    ...["Lateral raise", "Front raise", "Rear delt fly", "Shrug"].map(twelve),
    "#1 giant 3",
    ...["Machine lateral raise", "Machine front raise", "Reverse pec deck", "Machine shrug"].map(twelve),
    "regular 1",
    "- Leg press: reps, weight 120/100/80 dropSet",
    "regular 1",
    "- Barbell curl: reps 8+2 forcedReps, weight 30 kg",
    "cluster 4 Squat cluster (2+2+2: rack the bar between the pairs.)",
    ...[pair, pair, pair],
  ]);
  expect(document?.modules.map(({ orderNumber }) => orderNumber)).toEqual([1, 2, 2, 3, 4, 5]);
});

test("Athletics day jumps, sprints, pushes and spins", async () => {
  const [document] = await documentsOf("Athletics day");
  expect(formatWorkout(document)).toEqual([
    "regular 4 Jumps",
    `- Box jump: ${times(4, "reps 5, height 60 cm")}`,
    "regular 3 Jump test",
    `- Countermovement jump: ${times(3, "reps 3, peakPower W, peakVelocity m/s")} (Enter what the force plate shows.)`,
    "regular 4 Sprints",
    `- 30 m sprint: ${times(4, "fastestTime 4.2 s")}`,
    "regular 1",
    "- Sled push: distance 20 m, weight 50 bodyWeightPercentage",
    "regular 1",
    "- Bike: rpm 90, time 10:00 s",
  ]);
});

describe("Club season", () => {
  test("is a continuous year that began on a Wednesday and is running today", async () => {
    const { continuous, startDate } = await programNamed("Club season");
    const start = startDate ?? "";
    expect(continuous).toBe(true);
    expect(weekdayNames[weekdayOf(start)]).toBe("Wednesday");
    const today = "2026-03-02";
    expect(start <= today && today <= addDays(start, 364)).toBe(true);
  });

  test("lifts on Monday, Wednesday and Friday, plays on Saturday, and rests on all other days", async () => {
    const documents = await documentsOf("Club season");
    const start = (await programNamed("Club season")).startDate ?? "";
    const byDate = new Map(documents.map((document) => [document.date, document]));
    expect(documents.every(({ date }) => date !== null && daysBetween(start, date) < 365)).toBe(true);
    for (let offset = 0; offset < 365; offset++) {
      const date = addDays(start, offset);
      expect(formatWorkout(byDate.get(date)), date).toEqual(expectedOn(weekdayNames[weekdayOf(date)]));
    }
  });

  test("opens in the editor's queries to its last week", async () => {
    const ctx = await trainerContext();
    const program = await findProgram(ctx, (await programNamed("Club season")).id);
    const first = await readWeek(ctx, program, 1);
    expect(first.workouts.filter(({ version }) => version === 1)).toHaveLength(3);
    expect(first.pages).toBeGreaterThanOrEqual(53);
    const week52 = await readWeek(ctx, program, 52);
    expect(week52.workouts.filter(({ version }) => version === 1)).toHaveLength(4);
  });

  function expectedOn(weekday: string | undefined) {
    if (weekday === "Saturday") return ["regular 1 Match", "- Team match: time 1:30:00 s, heartRate"];
    if (weekday === "Monday" || weekday === "Wednesday" || weekday === "Friday") {
      return ["regular 3 Strength", `- Trap-bar deadlift: ${times(3, "reps 5, weight -5 automaticPercentage")}`];
    }
    return [];
  }
});
