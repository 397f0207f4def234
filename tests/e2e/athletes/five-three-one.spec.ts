import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { v7 as newId } from "uuid";
import type { CompletionInput } from "#app/domain/completions/schema.ts";
import { assignPicked } from "#app/features/assignments/mutations.server.ts";
import { paths } from "#app/paths.ts";
import { storedContext } from "#scripts/demo-data/load.ts";
import { givenClient, givenCoach, givenGranted } from "#tests/e2e/support/coaches.ts";
import { type Desk, open, postProgram, press, test, unique } from "#tests/e2e/support/desk.ts";
import { choose, dayOf, exercisesOf, save } from "#tests/e2e/support/editor.ts";
import { inDemo } from "#tests/e2e/support/outbox.ts";
import { readPdf } from "#tests/support/http/pdf.ts";
import { starterId } from "#tests/support/training/exercises.ts";

/**
 * Proves the way of 5/3/1's squat day from a coach's words to the records of a client: written, calculated from a training
 * maximum, done over the API with a minimum and per side, and printed. The numbers are worked out by hand.
 */
const squatDay = `# Squat day
Back squat 65%TM x 5, 75%TM x 5, 85%TM x 5+
Back squat 5x10 @50%TM
Bulgarian split squat 3x8/side @20kg`;

const maximum = 140;
const share = 85;
const ofShare = "119 kg";
const trainingMaximum = 120;
const [light, middle, heavy, supplemental] = [78, 90, 102, 60];
const repsOfMinimum = 8;

const mainVolume = 390 + 450 + 816;
const supplementalVolume = 3000;
const bothSides = 960;
const volume = mainVolume + supplementalVolume + bothSides;
const volumeInPounds = 12_381.16;
/** 102 kg × (1 + 8 / 30) */
const estimate = "129.2 kg";
/** 36 × 20 kg / (37 − 8), of one side, and 85 % of it */
const [sideEstimate, sideShare] = ["24.83 kg", "21.1 kg 85 %"];

const report = [
  "1 × 5 @ 65 % of the training maximum (78 kg)",
  "1 × 5 @ 75 % of the training maximum (90 kg)",
  "1 × 5+ @ 85 % of the training maximum (102 kg)",
  "5 × 10 @ 50 % of the training maximum (60 kg)",
  "3 × 8/side @ 20 kg",
];

test("5/3/1 is written, calculated, done and printed by figures worked out by hand", async ({ desk }) => {
  test.setTimeout(120_000);
  const coach = await givenCoach(desk);
  await givenGranted(coach, { roles: ["ADM"], licence: 5 });
  const client = await givenClient(coach, ["Vida", "Kralj"]);
  const name = unique("5/3/1");
  const address = await postProgram(desk, { name });
  const programId = address.split("/").at(-1) ?? "";
  await test.step("a maximum, a share of it and a training maximum are set", () => setMaxima(desk, client));
  await test.step("the day is written in a coach's words", () => writeDay(desk, address));
  await follow(coach.email, programId, client.id);
  await test.step("the client's numbers follow the training maximum", () => readNumbers(desk, address, client.id));
  await test.step("it is done over the API", () => complete(desk.page.request, programId, client.email));
  await test.step("records count one side, and the all-time maximum stays", () => readRecords(desk, client.id));
  await test.step("the report says it as the coach did", () => readReport(desk.page, address, client.id));
});

type Client = Awaited<ReturnType<typeof givenClient>>;

async function setMaxima(desk: Desk, client: Client) {
  const { page } = desk;
  await open(desk, paths.clientMaximum(client.id, starterId("Back squat"), "weight"));
  const entered = page.getByRole("dialog", { name: `Maximum of Back squat for ${client.fullName}` });
  await entered.getByLabel("Weight lifted once").fill(String(maximum));
  await press(desk, entered.getByRole("button", { name: "Save" }));
  const row = weightOf(page, "Back squat");
  await expect(row).toContainText(`${maximum} kg`);

  await page.getByRole("link", { name: "Change share" }).click();
  const shared = page.getByRole("dialog", { name: `Training maximum of ${client.fullName}` });
  await shared.getByLabel(/^Share of/).fill("40");
  await press(desk, shared.getByRole("button", { name: "Save" }));
  await expect(page.getByRole("alert")).toContainText("Enter a percentage from 50 to 110.");
  await shared.getByLabel(/^Share of/).fill(`${share} %`);
  await press(desk, shared.getByRole("button", { name: "Save" }));
  await expect(row).toContainText(`${ofShare} ${share} %`);

  await page.getByRole("link", { name: "Set training maximum of Back squat" }).click();
  const set = page.getByRole("dialog", { name: `Training maximum of Back squat for ${client.fullName}` });
  await set.getByLabel("Training maximum", { exact: true }).fill(String(trainingMaximum));
  await press(desk, set.getByRole("button", { name: "Save" }));
  await expect(row).toContainText(`${trainingMaximum} kg`);
  await expect(row).not.toContainText(`${share} %`);
}

async function writeDay(desk: Desk, address: string) {
  const { page } = desk;
  await open(desk, address);
  await choose(desk, dayOf(desk, "Monday"), /^Text of Monday, /, "link");
  const dialog = page.getByRole("dialog", { name: /^Text of Day/ });
  await dialog.getByRole("textbox", { name: /^Workout of Day/ }).fill(squatDay);
  await press(desk, dialog.getByRole("button", { name: /^(Use|Save) text$/ }));
  await expect(dayOf(desk, "Monday").getByRole("textbox", { name: /^Title of/ })).toHaveValue("Squat day");
  if (desk.isScripted) await save(desk);
}

function follow(email: string, programId: string, pick: string) {
  return inDemo(async (db) => {
    const coach = await storedContext(db, email, new Date());
    const given = await assignPicked(coach, programId, { pick, startDate: "2026-03-02" });
    expect(given.ok).toBe(true);
  });
}

async function readNumbers(desk: Desk, address: string, clientId: string) {
  await open(desk, `${address}?client=${clientId}`);
  const day = dayOf(desk, "Monday");
  const numbers = exercisesOf(day, 1).first().locator("summary").filter({ hasText: ", weight" });
  await expect(numbers).toHaveText([light, middle, heavy].map((number) => new RegExp(`^${number} kg,`)));
  await expect(exercisesOf(day, 2).first().locator("summary").filter({ hasText: ", weight" })).toHaveText(
    new RegExp(`^${supplemental} kg,`),
  );
}

async function complete(request: APIRequestContext, programId: string, username: string) {
  const login = { grantType: "password", username, password: "macrocycle-demo" };
  const { accessToken } = await (await request.post("/api/token", { data: login })).json();
  const headers = { Authorization: `Bearer ${accessToken}` };
  const ask = async (path: string) =>
    (await request.get(`/api/programs/own/${programId}/workouts${path}`, { headers })).json();
  const [day] = await ask("");
  const shown = await ask(`/${day.id}`);
  const data = {
    id: newId(),
    programId,
    doneAt: new Date().toISOString(),
    successfullyCompleted: true,
    ...doneOf(shown),
  };
  const answer = await request.post("/api/workoutcompletions", { headers, data });
  expect(answer.status()).toBe(201);
  const { completedWorkout } = await answer.json();
  expect(completedWorkout).toMatchObject({ volumeLoad: volume, volumeLoadInPounds: volumeInPounds });
}

type Shown = CompletionInput["workout"] & { prescriptionId: string };

/** As prescribed, and three more of the minimum; an app that doesn't know of sides leaves them out. */
function doneOf({ prescriptionId, ...workout }: Shown) {
  const modules = workout.modules.map((module) => ({
    ...module,
    moduleExercises: module.moduleExercises.map(({ perSide: _, ...entry }) => ({
      ...entry,
      moduleExerciseRounds: entry.moduleExerciseRounds.map((round) => ({
        ...round,
        isCompleted: true,
        roundDefinitions: round.roundDefinitions.map((definition) => {
          const { trackableType, value, calculatedValue } = definition;
          return { ...definition, doneValue: trackableType === "minimum" ? repsOfMinimum : (calculatedValue ?? value) };
        }),
      })),
    })),
  }));
  return { prescriptionId, workout: { ...workout, modules } };
}

async function readRecords(desk: Desk, clientId: string) {
  await open(desk, paths.client(clientId));
  const squat = weightOf(desk.page, "Back squat");
  for (const amount of [`${maximum} kg`, estimate, `${trainingMaximum} kg`]) await expect(squat).toContainText(amount);
  const split = weightOf(desk.page, "Bulgarian split squat");
  for (const amount of [sideEstimate, sideShare]) await expect(split).toContainText(amount);
}

/** Its maxima; those of repetitions are in a row of their own. */
function weightOf(page: Page, exercise: string) {
  return page.getByRole("row", { name: new RegExp(`^${exercise}`) }).filter({ hasText: "kg" });
}

async function readReport(page: Page, address: string, clientId: string) {
  const answer = await page.request.get(`${address}/report.pdf?from=1&to=1&client=${clientId}`);
  const text = readPdf(await answer.body())
    .flatMap(({ texts }) => texts)
    .join(" ");
  for (const words of report) expect(text).toContain(words);
  expect(text).not.toContain("per side");
}
