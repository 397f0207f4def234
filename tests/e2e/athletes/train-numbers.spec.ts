import { expect, type Page } from "@playwright/test";
import { v7 as newId } from "uuid";
import { givenClient } from "#tests/e2e/support/coaches.ts";
import { type Desk, givenWritten, press, sendForm, test, unique } from "#tests/e2e/support/desk.ts";
import { dayText } from "#tests/e2e/support/editor.ts";
import { lookAt } from "#tests/e2e/support/look-at.ts";

/** An athlete of a trainer reads a program of kilograms in pounds; what is stored is proved by tests/integration. */
const exercise = "Back squat";

async function givenAthlete(desk: Desk, day: string) {
  const { page } = desk;
  const { address } = await givenWritten(desk, dayText("Monday", [day]));
  const client = await givenClient({ email: "trainer@demo.test", fullName: "" }, ["Rosa", unique("Vuk")]);
  const today = new Date().toISOString().slice(0, 10);
  await sendForm(desk, `${address}/clients`, { id: newId(), client: client.id, startDate: today });
  await page.context().clearCookies();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/me/bar");
  await page.getByLabel("Email").fill(client.email);
  await page.getByLabel("Password").fill("macrocycle-demo");
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

async function prefer(page: Page, unit: string) {
  await page.getByLabel("Weight", { exact: true }).selectOption(unit);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your units, bar and plates were saved.")).toBeVisible();
  await page.goto("/train");
}

function roundOf(page: Page, number: number) {
  return page.getByRole("listitem").filter({ has: page.getByRole("button", { name: new RegExp(`^Set ${number}, `) }) });
}

test("a program of kilograms is done and changed in pounds, beside what the coach wrote", async ({ desk }) => {
  const { page } = desk;
  await givenAthlete(desk, `${exercise} 2x5 80kg`);
  await prefer(page, "pounds");
  await page.getByRole("link", { name: "Start workout" }).click();
  const [first, second] = [roundOf(page, 1), roundOf(page, 2)];
  await expect(first).toContainText("Your coach wrote 80 kg");
  await press(desk, first.getByRole("button", { name: `Set 1, ${exercise}, 5 × 176.37 lb` }));
  await expect(first.getByLabel(/weight, prescribed 176\.37$/)).toHaveValue("176.37");
  if (desk.isScripted) {
    await second.getByRole("button", { name: /weight: 5 more$/ }).click();
    await expect(second.getByLabel(/weight, prescribed/)).toHaveValue("181.37");
  }
  await second.getByLabel(/weight, prescribed/).fill("180");
  await page.getByRole("button", { name: "Finish" }).click();
  await page.getByRole("button", { name: "Finish workout" }).click();
  await expect(page).toHaveURL(/\/train\/done\/[\da-f-]+/);
  await expect(page.getByRole("row", { name: /^2 / })).toContainText("180");
  await page.getByRole("link", { name: "Change" }).click();
  await expect(page.getByLabel(/round 2, weight, prescribed/)).toHaveValue("180");
  await page.getByLabel(/round 2, weight, prescribed/).fill("182.5");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("row", { name: /^2 / })).toContainText("182.5");
  await expect(page.getByRole("row", { name: /^1 / })).toContainText("176.37");
});

test("a number that has no maximum yet says so, and where it comes from", async ({ desk }) => {
  const { page } = desk;
  await givenAthlete(desk, `${exercise} 2x5 80%`);
  await page.goto("/train");
  await page.getByRole("link", { name: "Start workout" }).click();
  await expect(page.getByText(`No maximum of ${exercise}, weight, is known for you.`)).toBeVisible();
  if (desk.isScripted) await lookAt(desk, { "a number without its maximum": {} });
  await page.getByText("What is missing").click();
  await expect(page.getByText(`No maximum of ${exercise}, weight, is known for you.`)).toBeHidden();
});
