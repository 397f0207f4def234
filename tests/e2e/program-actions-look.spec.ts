import { expect } from "@playwright/test";
import { type Desk, givenProgram, givenSession, open, press, signOut, test } from "./support/desk.ts";
import { train } from "./support/editor.ts";
import { lookAt, type States } from "./support/look-at.ts";

/** Proves that the dialogs about a whole program are accessible in each state and look. */
test.use({ trace: "off", actionTimeout: 15_000 });
test.beforeEach(() => test.setTimeout(240_000));

test("copying and deleting", { tag: "@with-script" }, async ({ desk }) => {
  const { address } = await givenProgram(desk);
  await lookAt(desk, {
    "copying what is unsaved": { reach: copyUnsaved },
    "the copy, made": { path: `${address}/copy`, reach: pressed("Copy program", "Open the copy") },
    "deleting it": { path: `${address}/delete` },
    "deleting one in use": { reach: deleteUsed },
  });
});

test("clients", { tag: "@with-script" }, async ({ desk }) => {
  const { address } = await givenProgram(desk);
  const clients = `${address}/clients`;
  await lookAt(desk, {
    "nobody yet": { path: clients },
    "several of a name": { path: `${clients}?name=ma` },
    "nobody of that name": { path: `${clients}?name=nobody` },
    "a client who follows it": {
      path: `${clients}?name=herrera`,
      reach: pressed("Add", "1 client follows this program."),
    },
    "another start date": { reach: follow("Start date of Sofía Herrera") },
    "removing a client": { path: clients, reach: follow("Remove Sofía Herrera") },
  });
});

test("clients, refused", { tag: "@without-script" }, async ({ desk, browser }) => {
  const glass = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  const { address } = await givenProgram(desk);
  await lookAt(
    desk,
    { "nobody picked": { path: `${address}/clients`, reach: pressed("Add", "There is a problem") } },
    glass,
  );
});

test("publishing", { tag: "@with-script" }, async ({ desk }) => {
  await givenSession(desk, "partner@demo.test");
  const address = await partnersProgram(desk);
  const publish = `${address}/publish`;
  const suggested: States = {
    "suggesting a price": { path: publish },
    "a price that is none": { reach: pressed("Request publish", "There is a problem") },
    "a price that is asked about": { path: publish, reach: suggest },
    "a program that waits": { path: publish },
  };
  await lookAt(desk, suggested);
  await open(desk, "/");
  await signOut(desk);
  await givenSession(desk, "admin@demo.test");
  await lookAt(desk, {
    "deciding on it": { path: publish },
    "what is published": { path: publish, reach: (desk) => accept(desk).then(() => open(desk, publish)) },
    "the editor of a program that is only read": { path: address },
  });
});

async function copyUnsaved(desk: Desk) {
  await train(desk, "Monday");
  await follow("Copy program")(desk);
  await expect(desk.page.getByText("1 day is unsaved.")).toBeVisible();
}

async function deleteUsed(desk: Desk) {
  const { page } = desk;
  await open(desk, "/programs?search=5/3/1%20with");
  await page.getByRole("link", { name: "Edit 5/3/1 with Boring But Big", exact: true }).click();
  await follow("Delete program")(desk);
  await pressed("Proceed", "Ok")(desk);
}

async function suggest(desk: Desk) {
  const { page } = desk;
  await page.getByLabel("Price*").fill("49,90");
  await expect(page.getByText("€32.43")).toBeVisible();
  await pressed("Request publish", /is now Pending/)(desk);
}

const accept = pressed("Accept", /is now Published/);

async function partnersProgram(desk: Desk) {
  const { page } = desk;
  await open(desk, "/programs/new");
  await page.getByLabel("Program name*").fill("To be published");
  await page.getByLabel("Difficulty*").selectOption("Beginner");
  await page.getByLabel("Program duration*").fill("1");
  await page.getByLabel("Time unit*").selectOption("Weeks");
  await press(desk, page.getByRole("button", { name: "Submit" }));
  await pressed("Proceed", "Program publish")(desk);
  return new URL(page.url()).pathname;
}

/** Presses the button, and waits for what the answer shows. */
function pressed(name: string, shown: string | RegExp) {
  return async (desk: Desk) => {
    await press(desk, desk.page.getByRole("button", { name, exact: true }));
    await expect(desk.page.getByText(shown, { exact: true })).toBeVisible();
  };
}

function follow(name: string) {
  return async ({ page }: Desk) => {
    await page.getByRole("link", { name }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
  };
}
