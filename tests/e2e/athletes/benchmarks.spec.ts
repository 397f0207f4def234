import { expect } from "@playwright/test";
import { v7 as newId } from "uuid";
import { type Desk, givenSession, open, press, sendForm, test } from "#tests/e2e/support/desk.ts";
import { follow, lookAt, type States } from "#tests/e2e/support/look-at.ts";
import { starterId } from "#tests/support/training/exercises.ts";

/**
 * Proves that a coach looks at a client's records and graphs, resets the current maxima, and compares several clients. The
 * figures are proved by benchmarks and benchmark-histories (integration), the file, an added graph and a reset by http.
 */
const exercise = starterId("Power clean");

/** Others count on the numbers of the demo's people: nobody else lifts for him. */
const client = "Yusuf Demir";

test("a client's records and graphs are read, reset and compared", { tag: "@with-script" }, async ({ desk }) => {
  test.setTimeout(240_000);
  await test.step("a client's records and graphs, and several clients beside each other", () => readBenchmarks(desk));
  await test.step("the benchmarks and their dialog look right in every state", () => lookAtBenchmarks(desk));
});

async function readBenchmarks(desk: Desk) {
  const { page } = desk;
  await givenSession(desk, "trainer@demo.test");
  await givenMaxima(desk, client, { 5: "80", 1: "84" });

  await test.step("the client is chosen, then the exercise", async () => {
    await open(desk, "/benchmarks");
    await expect(page.getByText("No data.", { exact: true })).toBeVisible();
    const clients = page.getByRole("search", { name: "Clients" });
    await clients.getByLabel("Client").selectOption(client);
    await expect(page.getByText("No data for selection.")).toBeVisible();
    await page.getByLabel("Exercise", { exact: true }).selectOption("Power clean");
    await expect(page.getByRole("listitem").filter({ hasText: "Current real max" })).toContainText("84 kg");
    await page.getByLabel("Measurement unit").selectOption("lb");
    await expect(page.getByRole("listitem").filter({ hasText: "All-time real max" })).toContainText("185.19 lb");
  });

  await test.step("a graph is added, narrowed to best attempts, and seen for a year", async () => {
    await press(desk, page.getByRole("button", { name: "Add graph" }));
    const graph = page.getByRole("region", { name: "Power clean · Weight (lb)", exact: true });
    await expect(graph).toContainText("+5 %");
    await graph.getByText("Numbers", { exact: true }).click();
    await expect(graph.getByRole("cell")).toHaveText(["185.19", "176.37"]);
    await page.getByRole("link", { name: "Show only best attempts of Power clean" }).click();
    await expect(page.getByRole("region", { name: "Power clean · Weight, best attempts (lb)" })).toBeVisible();
    await page.getByRole("link", { name: "One year" }).click();
    await expect(page).toHaveURL(/timeframe=oneYear&graph=.*\.best$/);
  });

  await test.step("the current maxima are reset, and the graph is removed", async () => {
    await page.getByRole("link", { name: "Reset current maxima" }).click();
    const question = page.getByRole("dialog", { name: "Are you sure you want to reset the current maxima?" });
    await press(desk, question.getByRole("button", { name: "Reset" }));
    await expect(page.getByRole("listitem").filter({ hasText: "Current real max" })).toContainText("Not reached yet");
    await expect(page.getByRole("listitem").filter({ hasText: "All-time real max" })).toContainText("185.19 lb");
    await page.getByRole("link", { name: /^Remove of / }).click();
    await expect(page.getByText("No graph data for selection.")).toBeVisible();
  });

  await test.step("nine clients are refused in words, four are compared", async () => {
    await page.getByRole("link", { name: "Multiple clients" }).click();
    await tick(desk, "Morning strength (5 clients)", "Running club (4 clients)");
    await expect(page.getByRole("alert")).toHaveText(
      "Select up to 8 clients: you have chosen 9, and the first 8 are shown.",
    );
    await tick(desk, "Morning strength (5 clients)");
    await expect(page.getByRole("alert")).toBeHidden();
    await press(desk, page.getByRole("button", { name: "Add graph" }));
    const graph = page.getByRole("region", { name: "Power clean · Weight (lb)", exact: true });
    await expect(graph.getByRole("list").filter({ hasText: "Change" })).toContainText(`${client} Change: +5 %`);
    await expect(page.getByRole("link", { name: "Get PDF" })).toHaveAttribute("href", /graphs\.pdf\?mode=multiple/);
  });
}

async function lookAtBenchmarks(desk: Desk) {
  await givenSession(desk, "trainer@demo.test");
  const { page } = desk;
  const luka = /value="([0-9a-f-]{36})"[^>]*>Luka Kovač/.exec(
    await (await page.request.get("/benchmarks")).text(),
  )?.[1];
  const one = `/benchmarks?clients=${luka}&exercise=${starterId("Back squat")}&timeframe=oneYear`;
  const states: States = {
    "nobody is chosen": { path: "/benchmarks" },
    "a client's records and graphs": { path: `${one}&${graphs(`${squat}.kilograms`, `${squat}.pounds.best`)}` },
    "a graph without points": { path: `${one.replace("oneYear", "oneWeek")}&${graphs(`${squat}.kilograms`)}` },
    "resetting a record": { path: one, reach: follow("Reset current maxima"), within: "dialog:modal" },
    "several clients": { path: `${one}&mode=multiple&${graphs(`${squat}.kilograms`)}` },
    "whom to compare": { reach: () => page.getByRole("button", { name: /^Select up to 8/ }).click() },
  };
  await lookAt(desk, states);
}

/** Ticks or unticks choices of the clients, and leaves who was chosen one by one. */
async function tick(desk: Desk, ...names: string[]) {
  const { page } = desk;
  const form = page.getByRole("search", { name: "Clients" });
  await form.getByRole("button", { name: /^Select up to 8 clients/ }).click();
  for (const box of await form.getByRole("checkbox", { name: /^[^(]*$/, checked: true }).all()) await box.uncheck();
  for (const name of names) await form.getByRole("checkbox", { name }).click();
  await page.keyboard.press("Escape");
}

/** Enters what the client lifted once, in kilograms, so many days ago, as the dialog does. */
async function givenMaxima(desk: Desk, client: string, lifts: Record<number, string>) {
  const list = await (await desk.page.request.get(`/clients?search=${encodeURIComponent(client)}`)).text();
  const id = /href="\/clients\/([0-9a-f-]{36})"/.exec(list)?.[1] ?? "";
  for (const [days, value] of Object.entries(lifts)) {
    const on = new Date(Date.now() - Number(days) * 86_400_000).toISOString().slice(0, 10);
    const fields = { id: newId(), value, unit: "kilograms", on };
    const answer = await sendForm(desk, `/clients/${id}/maxima/${exercise}?category=weight`, fields);
    expect(answer.status()).toBe(302);
  }
}

const graphs = (...words: string[]) => words.map((word) => `graph=${word}`).join("&");
const squat = `${starterId("Back squat")}.weight`;
