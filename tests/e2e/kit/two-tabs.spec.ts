import { expect } from "@playwright/test";
import { v7 as newId } from "uuid";
import { type Desk, givenSession, open, press, sendForm, test, unique } from "#tests/e2e/support/desk.ts";

/**
 * Proves that whoever has a form open in two tabs loses nothing by the second: it says what was saved meanwhile, keeps
 * what was typed, and saves over it when it is sent again. Every other form is proved by tests/http/kit/second-saver.
 */
const meanwhile = (thing: string) => `You saved this ${thing} in the meantime, in another tab or on another device.`;

/** A second tab of the same browser. */
async function another({ page, isScripted }: Desk): Promise<Desk> {
  return { page: await page.context().newPage(), isScripted };
}

test("what is changed in two tabs is lost in neither", async ({ desk }) => {
  await test.step("a group that is renamed in two tabs", () => renameInTwoTabs(desk));
  await test.step("the user info that is changed in two tabs", () => changeInfoInTwoTabs(desk));
});

async function renameInTwoTabs(desk: Desk) {
  const [name, first, second] = [unique("Group"), unique("First"), unique("Second")];
  await givenSession(desk, "trainer@demo.test");
  await sendForm(desk, "/clients/groups", { id: newId(), name });
  const other = await another(desk);
  for (const tab of [desk, other]) await open(tab, "/clients/groups");

  await rename(desk, name, first);
  await expect(desk.page.getByText(`The group is now called ${first}.`)).toBeVisible();
  await rename(other, name, second);
  const refused = other.page.getByRole("dialog", { name: `Rename ${first}` });
  await expect(refused.getByRole("alert")).toContainText(meanwhile("group"));
  await expect(refused.getByText(`Saved in the meantime: ${first}`)).toBeVisible();
  await expect(refused.getByLabel("Name*")).toHaveValue(second);
  await press(other, refused.getByRole("button", { name: "Save" }));
  await expect(other.page.getByText(`The group is now called ${second}.`)).toBeVisible();
}

async function changeInfoInTwoTabs(desk: Desk) {
  // why: both ways run at once, and what one saves is nothing of the other's
  await givenSession(desk, desk.isScripted ? "sys@demo.test" : "admin@demo.test");
  const other = await another(desk);
  for (const tab of [desk, other]) await open(tab, "/settings/account/info");
  const [first, second] = ["+385 91 000 111", "+385 91 000 222"];

  await savePhone(desk, first);
  await expect(desk.page.getByText("Your user info was saved.")).toBeVisible();
  await savePhone(other, second);
  await expect(other.page.getByRole("alert")).toContainText(meanwhile("user info"));
  await expect(other.page.getByText(`Saved in the meantime: ${first}`)).toBeVisible();
  await expect(other.page.getByLabel("Phone number")).toHaveValue(second);
  await press(other, other.page.getByRole("button", { name: "Save" }));
  await expect(other.page.getByText("Your user info was saved.")).toBeVisible();
  await savePhone(other, "");
}

async function rename(desk: Desk, name: string, to: string) {
  const row = desk.page.getByRole("listitem").filter({ hasText: name });
  await row.getByText("Rename").click();
  await row.getByLabel(`New name of ${name}`).fill(to);
  await press(desk, row.getByRole("button", { name: "Save" }));
}

async function savePhone(desk: Desk, phone: string) {
  await desk.page.getByLabel("Phone number").fill(phone);
  await press(desk, desk.page.getByRole("button", { name: "Save" }));
}
