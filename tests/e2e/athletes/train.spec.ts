import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { users } from "#db/schema/accounts.ts";
import { press, sendForm, test, unique } from "#tests/e2e/support/desk.ts";
import { lookAt } from "#tests/e2e/support/look-at.ts";
import { inDemo, mailedToken } from "#tests/e2e/support/outbox.ts";
import { assign, exercise, fieldOf, givenAthlete, givenProgram, logIn, setOf, startWorkout } from "./at-training.ts";

/** An athlete trains by a program that begins today; what is stored is proved by tests/integration. */

/** Comes by the invitation's mail, and signs up; returns their id. */
async function signUp(page: Page, email: string) {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/signup?token=${await mailedToken("invitation", email)}`);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByLabel("Name", { exact: true }).fill("Ines");
  await page.getByLabel("Surname").fill("Vuk");
  await page.getByLabel("Password", { exact: true }).fill("macrocycle-demo");
  await page.getByLabel("Repeat password").fill("macrocycle-demo");
  await page.getByLabel("I accept the terms and conditions").check();
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.getByRole("link", { name: "Or train in your browser" }).click();
  await logIn(page, email);
  const [person] = await inDemo((db) => db.select().from(users).where(eq(users.email, email)));
  return person?.id ?? "";
}

test("somebody comes by the invitation's mail, signs up, and does their first workout, with another exercise", async ({
  desk,
  browser,
}) => {
  const { page } = desk;
  const { coach, address } = await givenProgram(browser, desk.isScripted);
  const email = `${unique("ines").replace(" ", "-")}@client.test`;
  const invited = await sendForm(coach, "/clients/invite", { id: newId(), email, isClient: "on" });
  expect(invited.status()).toBe(302);
  const client = await signUp(page, email);
  await expect(page.getByText("No program yet")).toBeVisible();
  await assign(coach, address, client);
  await page.reload();
  if (desk.isScripted) await lookAt(desk, { "train today": {} });
  await startWorkout(desk);
  await expect(page.getByText("0 of 3 rounds done")).toBeVisible();
  await press(desk, setOf(page, 1).getByRole("button", { name: `Set 1, ${exercise}, 5 × 80 kg` }));
  await expect(page.getByText("1 of 3 rounds done")).toBeVisible();
  await fieldOf(page, 2, "reps").fill("4");
  await fieldOf(page, 2, "weight").fill("82,5");
  await page.getByRole("button", { name: "Save so far" }).click();
  await expect(page.getByText("Saved so far. It waits on your other devices, too.")).toBeVisible();
  await page.reload();
  await expect(fieldOf(page, 2, "weight")).toHaveValue("82.5");
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
  await coach.page.context().close();
});

test("a line that is cut and a session that ends at Finish lose nothing", { tag: "@with-script" }, async ({
  desk,
  browser,
}) => {
  const { page } = desk;
  const { coach, client } = await givenAthlete(desk, browser);
  await startWorkout(desk);
  await page.context().setOffline(true);
  await press(desk, setOf(page, 1).getByRole("button", { name: /^Set 1, / }));
  await expect(page.getByText(/^No connection\. What you typed is kept on this phone/)).toBeVisible();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByText("No connection. Nothing is lost: press again once the line is back.")).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Finish" }).click();
  await page.getByLabel("Comment for your coach").fill("Typed before the session ended");
  await page.context().clearCookies({ name: "session" });
  await page.getByRole("button", { name: "Finish workout" }).click();
  await logIn(page, client.email);
  await expect(page).toHaveURL(/\/train\/done\/[\da-f-]+/);
  await expect(page.getByText("Typed before the session ended")).toBeVisible();
  await coach.page.context().close();
});

test("a script that comes late keeps what was typed before it, and sends one press once", {
  tag: "@with-script",
}, async ({ desk, browser }) => {
  const { page } = desk;
  const { coach } = await givenAthlete(desk, browser);
  const context = page.context();
  await startWorkout(desk);
  await context.route("**/keep*", (route) => route.abort());
  await fieldOf(page, 1, "reps").fill("5");
  await fieldOf(page, 1, "weight").fill("80");
  await expect(page.getByText(/^No connection\. What you typed is kept on this phone/)).toBeVisible();

  const script = Promise.withResolvers<void>();
  await context.route("**/scripts/*/page.js", async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await fieldOf(page, 1, "weight").fill("85");
  await fieldOf(page, 2, "reps").fill("4");
  await context.unroute("**/keep*");
  script.resolve();
  await expect(page.getByText("Saved so far.", { exact: true })).toBeVisible();
  await expect(fieldOf(page, 1, "reps")).toHaveValue("5");
  await expect(fieldOf(page, 1, "weight")).toHaveValue("85");
  await expect(fieldOf(page, 2, "reps")).toHaveValue("4");

  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
  await page.getByRole("button", { name: "Finish" }).dblclick();
  await expect(page.getByRole("heading", { name: "How did it go?" })).toBeVisible();
  expect(posts).toHaveLength(1);
  await coach.page.context().close();
});
