import { expect } from "@playwright/test";
import { type Desk, givenProgram, givenSession, open, press, test, unique } from "#tests/e2e/support/desk.ts";
import { openTools } from "#tests/e2e/support/editor.ts";

/**
 * Proves that a coach goes from the list to a client, puts them into a group, writes, changes and deletes a note, enters
 * what they lift and weigh, and adds the group to a program. The rules are proved by notes,
 * client-page and assign-group (integration), who sees what, and the same forms without script, by client-page (http).
 */

/** Others count on the numbers of the demo's people: nobody else measures her. */
const client = "Aoife Byrne";

test("a client is grouped, noted about, measured, and begins a program with their group", {
  tag: "@with-script",
}, async ({ desk }) => {
  test.setTimeout(120_000);
  const { page } = desk;
  const group = unique("Rowers");
  await givenSession(desk, "trainer@demo.test");
  await makeGroup(desk, group);
  await open(desk, `/clients?search=${client.split(" ")[0]}`);
  await page.getByRole("link", { name: client, exact: true }).click();
  await expect(page.getByRole("heading", { name: client, level: 1 })).toBeVisible();
  const address = new URL(page.url()).pathname;

  await test.step("their groups are ticked", async () => {
    await page.getByRole("link", { name: "Change groups" }).click();
    const dialog = page.getByRole("dialog", { name: `Groups of ${client}` });
    await dialog.getByRole("checkbox", { name: group }).check();
    await press(desk, dialog.getByRole("button", { name: "Save" }));
    await expect(page.getByRole("region", { name: "Groups" }).getByRole("link", { name: group })).toBeVisible();
  });

  await test.step("a note is written, changed and deleted", async () => {
    const notes = page.getByRole("region", { name: "Notes" });
    const dialog = page.getByRole("dialog", { name: `Note about ${client}` });
    await page.getByRole("link", { name: "Write a note" }).click();
    await press(desk, dialog.getByRole("button", { name: "Save" }));
    await expect(dialog.getByRole("alert").getByRole("link")).toHaveText(["Write something first"]);
    await dialog.getByLabel("Note*").fill("Rows at six in the morning.");
    await page.keyboard.press("Tab");
    await expect(dialog.getByLabel("Day*")).toBeFocused();
    await dialog.getByLabel("Day*").fill("2026-03-02");
    await press(desk, dialog.getByRole("button", { name: "Save" }));
    await expect(notes.getByRole("listitem")).toContainText(["02/03/2026 by Teo Marušić"]);
    await notes.getByRole("link", { name: "Edit the note from 02/03/2026" }).click();
    await dialog.getByLabel("Note*").fill("Rows at seven.");
    await press(desk, dialog.getByRole("button", { name: "Save" }));
    await expect(notes.getByText("Rows at seven.")).toBeVisible();
    await notes.getByRole("link", { name: "Delete the note from 02/03/2026" }).click();
    const question = page.getByRole("dialog", { name: "Are you sure you want to delete this note?" });
    await press(desk, question.getByRole("button", { name: "Proceed" }));
    await expect(notes.getByText("No notes yet.")).toBeVisible();
  });

  await test.step("an exercise is found, and its maximum entered; then what they weigh", async () => {
    await page.getByRole("link", { name: "Enter a maximum" }).click();
    await page.getByLabel("Find an exercise").fill("front squat");
    await page.getByRole("link", { name: "Weight of Front squat" }).click();
    const maximum = page.getByRole("dialog", { name: `Maximum of Front squat for ${client}` });
    await maximum.getByLabel("Weight lifted once").fill("92.5");
    await press(desk, maximum.getByRole("button", { name: "Save" }));
    await expect(page.getByRole("row", { name: /^Front squat/ })).toContainText("92.5 kg");
    await page.getByRole("link", { name: "Enter body weight" }).click();
    const weight = page.getByRole("dialog", { name: `Body weight of ${client}` });
    await weight.getByLabel("Body weight").fill("71");
    await press(desk, weight.getByRole("button", { name: "Save" }));
    await expect(page.getByRole("region", { name: "Body weight" })).toContainText("71 kg");
  });

  await test.step("they are added to a program from their page", async () => {
    const { name } = await givenProgram(desk, 2);
    await open(desk, address);
    await page.getByRole("link", { name: "Add to a program" }).click();
    const dialog = page.getByRole("dialog", { name: `Add ${client} to a program` });
    await press(desk, dialog.getByRole("button", { name: "Add", exact: true }));
    await expect(dialog.getByRole("alert").getByRole("link")).toHaveText(["Choose a program"]);
    // why: of a coach with more than fifty programs the first are offered, and the others found by name
    await open(desk, `${address}/programs/new?${new URLSearchParams({ name })}`);
    await dialog.getByLabel("Program*").selectOption({ label: `${name} (2 weeks)` });
    await press(desk, dialog.getByRole("button", { name: "Add", exact: true }));
    await expect(page.getByText(`${client} was added to ${name}.`)).toBeVisible();
  });

  await test.step("the group is added to a program, which the client's page then shows", async () => {
    const { name } = await givenProgram(desk, 4);
    await openTools(desk);
    await page.getByRole("link", { name: "Add client" }).click();
    const dialog = page.getByRole("dialog", { name: "Add Clients" });
    await dialog.getByLabel("Client*").selectOption({ label: `${group} (1 client)` });
    await press(desk, dialog.getByRole("button", { name: "Add", exact: true }));
    await expect(page.getByText(`1 client from ${group} was added.`)).toBeVisible();
    await open(desk, address);
    const programs = page.getByRole("region", { name: "Programs" });
    const followed = programs.getByRole("listitem").filter({ hasText: name });
    await expect(followed).toContainText("Week 1 of 4.");
    await followed.getByRole("link", { name: `Open for ${client}` }).click();
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(page.getByRole("option", { name: client, selected: true })).toBeAttached();
  });
  await deleteGroup(desk, group);
});

async function makeGroup(desk: Desk, name: string) {
  const { page } = desk;
  await open(desk, "/clients/groups");
  await page.getByLabel("Name*").fill(name);
  await press(desk, page.getByRole("button", { name: "Create" }));
  await expect(page.getByText(`The group ${name} was created.`)).toBeVisible();
}

/** Other tests read the groups of the same people. */
async function deleteGroup(desk: Desk, name: string) {
  const { page } = desk;
  await open(desk, "/clients/groups");
  await page.getByRole("link", { name: `Delete ${name}` }).click();
  await press(desk, page.getByRole("button", { name: "Proceed" }));
  await expect(page.getByText(`The group ${name} was deleted.`)).toBeVisible();
}
