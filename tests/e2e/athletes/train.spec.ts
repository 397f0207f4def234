import { expect, type Page } from "@playwright/test";
import { v7 as newId } from "uuid";
import { givenClient } from "#tests/e2e/support/coaches.ts";
import { type Desk, givenWritten, press, sendForm, test, unique } from "#tests/e2e/support/desk.ts";
import { dayText } from "#tests/e2e/support/editor.ts";
import { lookAt } from "#tests/e2e/support/look-at.ts";

/** An athlete trains by a program that begins today; what is stored is proved by tests/integration. */
const trainer = "trainer@demo.test";
const exercise = "Back squat";

async function givenAthlete(desk: Desk) {
  const { page } = desk;
  const { address } = await givenWritten(desk, dayText("Monday", [`${exercise} 3x5 80kg`]));
  const client = await givenClient({ email: trainer, fullName: "" }, ["Ines", unique("Vuk")]);
  const today = new Date().toISOString().slice(0, 10);
  const sent = await sendForm(desk, `${address}/clients`, { id: newId(), client: client.id, startDate: today });
  expect(sent.status()).toBe(302);
  await page.context().clearCookies();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/train");
  await logIn(page, client.email);
  await expect(page.getByRole("heading", { name: "Today", level: 1 })).toBeVisible();
}

async function logIn(page: Page, email: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("macrocycle-demo");
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

function setOf(page: Page, number: number) {
  return page.getByRole("listitem").filter({ has: page.getByRole("button", { name: new RegExp(`^Set ${number}, `) }) });
}

test("a workout is begun, saved, found again, changed to another exercise, and finished", async ({ desk }) => {
  const { page } = desk;
  await givenAthlete(desk);
  if (desk.isScripted) await lookAt(desk, { "train today": {} });
  await page.getByRole("link", { name: "Start workout" }).click();
  await expect(page.getByText("0 of 3 rounds done")).toBeVisible();
  await press(desk, setOf(page, 1).getByRole("button", { name: `Set 1, ${exercise}, 5 × 80 kg` }));
  await expect(page.getByText("1 of 3 rounds done")).toBeVisible();
  await setOf(page, 2)
    .getByLabel(/reps, prescribed 5$/)
    .fill("4");
  await setOf(page, 2)
    .getByLabel(/weight, prescribed 80$/)
    .fill("82,5");
  await page.getByRole("button", { name: "Save so far" }).click();
  await expect(page.getByText("Saved so far. It waits on your other devices, too.")).toBeVisible();
  await page.reload();
  await expect(setOf(page, 2).getByLabel(/weight, prescribed/)).toHaveValue("82.5");
  if (desk.isScripted) await lookAt(desk, { "train workout": {} });

  await page.getByRole("link", { name: /^Something else instead/ }).click();
  await page.getByLabel("Search exercises").fill("leg press");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByLabel("Leg press", { exact: true }).check();
  await page.getByRole("button", { name: "Do this instead" }).click();
  await expect(page.getByText(`My choice, instead of ${exercise}`)).toBeVisible();
  await expect(page.getByText("2 of 3 rounds done")).toBeVisible();

  await page.getByRole("button", { name: "Finish" }).click();
  await page.getByRole("radio", { name: /^7/ }).check({ force: true });
  if (desk.isScripted) await lookAt(desk, { "train finish": {} });
  await page.getByLabel("Comment for your coach").fill("Knee was quiet");
  await page.getByRole("button", { name: "Finish workout" }).dblclick();
  await expect(page).toHaveURL(/\/train\/done\/[\da-f-]+/);
  await expect(page.getByText("Knee was quiet")).toBeVisible();
});

test("a line that is cut and a session that ends at Finish lose nothing", { tag: "@with-script" }, async ({ desk }) => {
  const { page } = desk;
  await givenAthlete(desk);
  await page.getByRole("link", { name: "Start workout" }).click();
  await expect(setOf(page, 1).getByRole("button", { name: /reps: 1 more$/ })).toBeVisible();
  await page.context().setOffline(true);
  await press(desk, setOf(page, 1).getByRole("button", { name: /^Set 1, / }));
  await expect(page.getByText(/^No connection\. What you typed is kept on this phone/)).toBeVisible();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByText("No connection. Nothing is lost: press again once the line is back.")).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Finish" }).click();
  await page.getByLabel("Comment for your coach").fill("Typed before the session ended");
  const email = await ownEmail(page);
  await page.context().clearCookies({ name: "session" });
  await page.getByRole("button", { name: "Finish workout" }).click();
  await logIn(page, email);
  await expect(page).toHaveURL(/\/train\/done\/[\da-f-]+/);
  await expect(page.getByText("Typed before the session ended")).toBeVisible();
});

async function ownEmail(page: Page) {
  const me = await (await page.request.get("/me")).text();
  return /[\da-f-]+@client\.test/.exec(me)?.[0] ?? "";
}
