import { and, asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addDays, daysBetween, weekdayNames, weekdayOf } from "#app/domain/schedule/dates.ts";
import { unitNames } from "#app/domain/trackables/names.ts";
import { printValue } from "#app/domain/trackables/values.ts";
import type { Module, Round, Workout } from "#app/domain/workout/document.ts";
import { exercisesUsed } from "#app/domain/workout/library.ts";
import { workoutSchema } from "#app/domain/workout/schema.ts";
import { durationLock, findProgram } from "#app/features/programs/queries.server.ts";
import { readWeek, suggestSetNames } from "#app/features/workouts/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { passwordMatches } from "#app/services/passwords.server.ts";
import { accountClients, userEmails, userRoles, users } from "#db/schema/accounts.ts";
import { folders, programAssignments, programs, workoutExercises, workouts } from "#db/schema/programs.ts";
import { demoLogins, loadDemoData } from "#scripts/demo-data/load.ts";
import { testDatabase } from "#tests/support/database.ts";
import { coachingBusiness } from "#tests/support/factory.ts";

const now = new Date("2026-03-02T09:00:00Z");

beforeAll(async () => {
  const { db } = await testDatabase();
  await loadDemoData(db, now);
});

async function userOf(email: string) {
  const { db } = await testDatabase();
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`No user ${email}.`);
  return user;
}

/** The trainer's own context, as signing in would give it. */
async function trainerContext(): Promise<Context> {
  const trainer = await userOf("trainer@demo.test");
  const { ctx } = await coachingBusiness({ now });
  return { ...ctx, actor: { ...ctx.actor, roles: ["TRN"], userId: trainer.id, accountId: trainer.accountId } };
}

async function programNamed(name: string) {
  const { db } = await testDatabase();
  const [program] = await db.select().from(programs).where(eq(programs.name, name));
  if (!program) throw new Error(`No program ${name}.`);
  return program;
}

/** The stored documents of a program, in order. */
async function documentsOf(name: string): Promise<Workout[]> {
  const { db } = await testDatabase();
  const rows = await db
    .select({ document: workouts.document })
    .from(workouts)
    .where(eq(workouts.programId, (await programNamed(name)).id))
    .orderBy(asc(workouts.day), asc(workouts.date));
  return rows.map(({ document }) => workoutSchema.parse(document));
}

/** A day in words: each set with its type and rounds, each exercise with its rounds, apart by |. */
function inWords(workout: Workout | undefined): string[] {
  return (
    workout?.modules.flatMap((module) => [setInWords(module), ...module.moduleExercises.map(exerciseInWords)]) ?? []
  );
}

function setInWords({ orderNumberInAlternatives: alternative, name, description, setType, setRounds }: Module) {
  const heading = [alternative > 0 && `#${alternative}`, setType, setRounds, name, description && `(${description})`];
  return heading.filter(Boolean).join(" ");
}

function exerciseInWords({ exercise, description, moduleExerciseRounds }: Module["moduleExercises"][number]) {
  const note = description ? ` (${description})` : "";
  return `- ${exercise?.name ?? "rest"}: ${moduleExerciseRounds.map(roundInWords).join(" | ")}${note}`;
}

function roundInWords({ isRest, roundDefinitions }: Round) {
  const values = roundDefinitions.map((definition) => {
    const { trackableCategory, trackableType, measurementUnit } = definition;
    const unit = trackableType === "amount" ? unitNames[measurementUnit ?? "noDimension"] : trackableType;
    return [trackableCategory, printValue(definition), unit].filter(Boolean).join(" ");
  });
  return `${isRest ? "rest " : ""}${values.join(", ")}`;
}

describe("the demo's people", () => {
  test.each([
    ["sys@demo.test", ["SYS"]],
    ["admin@demo.test", ["ADM"]],
    ["partner@demo.test", ["PAR"]],
    ["trainer@demo.test", ["TRN"]],
    ["writer@demo.test", ["PAR", "WRT"]],
    ["client@demo.test", ["USR"]],
  ])("%s has the roles %j and the demo's password", async (email, roles) => {
    const { db } = await testDatabase();
    const user = await userOf(email);
    const rows = await db.select().from(userRoles).where(eq(userRoles.userId, user.id)).orderBy(userRoles.role);
    expect(rows.map(({ role }) => role)).toEqual(roles);
    expect(user.isActivated).toBe(true);
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwordMatches(user.passwordHash, "macrocycle-demo")).toBe(true);
    expect(demoLogins.map((login) => login.email)).toContain(email);
  });

  test("the trainer has twelve clients of the mobile app, at home in the trainer's account", async () => {
    const { db } = await testDatabase();
    const { accountId } = await userOf("trainer@demo.test");
    const clients = await db
      .select({ lastName: users.lastName, role: userRoles.role, isHome: users.accountId })
      .from(accountClients)
      .innerJoin(users, and(eq(users.accountId, accountClients.accountId), eq(users.id, accountClients.userId)))
      .innerJoin(userRoles, eq(userRoles.userId, users.id))
      .where(eq(accountClients.accountId, accountId));
    expect(clients).toHaveLength(12);
    expect(clients.every(({ role, isHome }) => role === "USR" && isHome === accountId)).toBe(true);
    const names = clients.map(({ lastName }) => lastName);
    expect(names).toEqual(expect.arrayContaining(["Kovač", "Šarić", "Øster"]));
  });
});

describe("the demo's programs", () => {
  test("are seven, in four folders, each with its place", async () => {
    const { db } = await testDatabase();
    const rows = await db
      .select({ folder: folders.name, position: programs.position, name: programs.name })
      .from(programs)
      .innerJoin(folders, eq(folders.id, programs.folderId))
      .orderBy(folders.name, programs.position);
    expect(rows.map(({ folder, position, name }) => `${folder} ${position}: ${name}`)).toEqual([
      "Athletics 1: Athletics day",
      "Athletics 2: Conditioning week",
      "Running 1: Couch to 5K",
      "Strength 1: 5/3/1 with Boring But Big",
      "Strength 2: Texas Method",
      "Strength 3: Hypertrophy day",
      "Teams 1: Club season",
    ]);
  });

  test("load once: a second run, and two at the same time, add nothing and keep what was changed", async () => {
    const { db } = await testDatabase();
    await db.update(programs).set({ description: "Mine now." }).where(eq(programs.name, "Couch to 5K"));
    const counts = async () => [await db.$count(users), await db.$count(programs), await db.$count(workouts)];
    const before = await counts();
    await Promise.all([loadDemoData(db, now), loadDemoData(db, now)]);
    expect(await counts()).toEqual(before);
    expect((await programNamed("Couch to 5K")).description).toBe("Mine now.");
  });

  test("know which exercises each workout uses, and offer the set names again", async () => {
    const { db } = await testDatabase();
    const [day] = await documentsOf("Hypertrophy day");
    const used = await db
      .select()
      .from(workoutExercises)
      .where(eq(workoutExercises.workoutId, day?.id ?? ""));
    expect(used.map(({ exerciseId }) => exerciseId).sort()).toEqual(day && exercisesUsed(day).sort());
    const ctx = await trainerContext();
    expect(await suggestSetNames(ctx, ctx.actor.accountId, "bor")).toEqual(["Boring But Big"]);
  });

  test("5/3/1 is assigned to two clients, so its duration is locked; the others' is not", async () => {
    const { db } = await testDatabase();
    const ctx = await trainerContext();
    const { id } = await programNamed("5/3/1 with Boring But Big");
    const assigned = await db.select().from(programAssignments);
    expect(assigned.map(({ programId }) => programId)).toEqual([id, id]);
    expect(await durationLock(ctx, id)).toBe(3);
    expect(await durationLock(ctx, (await programNamed("Texas Method")).id)).toBe(2);
  });
});

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
      expect(inWords(documents[index])).toEqual([
        "regular 3 Main lift",
        `- ${lift}: ${main}${note}`,
        "regular 5 Boring But Big",
        `- ${lift}: ${assistance}`,
      ]);
    }
  });
});

/** `count` times the same round. */
function times(count: number, round: string) {
  return Array.from({ length: count }, () => round).join(" | ");
}

test("Texas Method has volume, recovery and intensity in both weeks", async () => {
  const documents = await documentsOf("Texas Method");
  expect(documents.map(({ day }) => day)).toEqual([1, 3, 5, 8, 10, 12]);
  const lift = (name: string, rounds: number, reps: number, percent: number) => [
    `regular ${rounds}`,
    `- ${name}: ${times(rounds, `reps ${reps}, weight ${percent} percentage`)}`,
  ];
  for (const week of [documents.slice(0, 3), documents.slice(3)]) {
    expect(inWords(week[0])).toEqual([
      ...lift("Back squat", 5, 5, 80),
      ...lift("Bench press", 5, 5, 80),
      ...lift("Deadlift", 1, 5, 85),
    ]);
    expect(inWords(week[1])).toEqual([
      ...lift("Back squat", 2, 5, 64),
      ...lift("Barbell press", 3, 5, 72),
      "regular 3",
      "- Chin-up: reps | reps | reps (To failure.)",
      "regular 5",
      `- Back extension: ${times(5, "reps 10")}`,
    ]);
    expect(inWords(week[2])).toEqual([
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
    expect(inWords(document)).toEqual([
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
  expect(inWords(documents[0])).toEqual([
    "amrap Cindy (20 minutes)",
    "- Pull-up: reps 5",
    "- Push-up: reps 10",
    "- Air squat: reps 15",
  ]);
  expect(inWords(documents[1])).toEqual([
    "forTime 3 Fran",
    "- Thruster: reps 21, weight 43 kg | reps 15, weight 43 kg | reps 9, weight 43 kg",
    "- Pull-up: reps 21 | reps 15 | reps 9",
  ]);
  expect(inWords(documents[2])).toEqual([
    "emom 12",
    `- Kettlebell swing: ${times(4, "reps 15, weight 24 kg")}`,
    `- Burpee: ${times(4, "reps 10")}`,
    `- Row: ${times(4, "calories 12")}`,
  ]);
  expect(inWords(documents[3])).toEqual(["regular 1", "- Run: time 45:00 s, heartRateZone 2"]);
  const tenRounds = [
    `- 15/15 run: ${times(10, "time 0:15 s, mas 120 percentage")}`,
    `- 15/15 run: ${times(10, "rest time 0:15 s")}`,
  ];
  expect(inWords(documents[4])).toEqual([
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
  expect(inWords(document)).toEqual([
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
  expect(inWords(document)).toEqual([
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
      expect(inWords(byDate.get(date)), date).toEqual(expectedOn(weekdayNames[weekdayOf(date)]));
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

test("every document holds to the schema, and no column is left without a category", async () => {
  const { db } = await testDatabase();
  const rows = await db.select({ document: workouts.document, restDay: workouts.restDay }).from(workouts);
  expect(rows.length).toBeGreaterThan(230);
  for (const { document } of rows) {
    const { modules } = workoutSchema.parse(document);
    const columns = modules.flatMap(({ moduleExercises }) => moduleExercises.flatMap((one) => one.trackableCategories));
    expect(columns.every(({ trackableCategory, measurementUnit }) => trackableCategory && measurementUnit)).toBe(true);
  }
});

test("every login's e-mail is one of the demo's own", async () => {
  const { db } = await testDatabase();
  const emails = await db.select().from(userEmails);
  const demo = emails.filter(({ email }) => email.endsWith("@demo.test"));
  expect(demo).toHaveLength(17);
});
