import { expect } from "@playwright/test";
import {
  type Desk,
  forgetSession,
  givenProgram,
  givenSession,
  open,
  postProgram,
  press,
  programNamed,
  test,
} from "#tests/e2e/support/desk.ts";
import { train } from "#tests/e2e/support/editor.ts";
import { follow, lookAt, type States } from "#tests/e2e/support/look-at.ts";

/** Proves that the dialogs about a whole program are accessible in each state and look. */
test.use({ trace: "off", actionTimeout: 15_000 });
test.beforeEach(() => test.setTimeout(240_000));
const modal = "dialog:modal";

test("copying, deleting, giving and publishing a program, and at a glance", { tag: "@with-script" }, async ({
  desk,
}) => {
  await test.step("copying and deleting", () => lookAtCopying(desk));
  await test.step("clients", () => lookAtClients(desk));
  await test.step("publishing", () => lookAtPublishing(desk));
  await test.step("the program at a glance", () => lookAtOverview(desk));
});

async function lookAtOverview(desk: Desk) {
  await givenSession(desk, "trainer@demo.test");
  const address = `${await programNamed(desk, "5/3/1 with Boring But Big")}/overview`;
  await lookAt(desk, {
    "weeks, days and lifts": { path: address, reach: ({ page }) => page.getByText("Numbers").first().click() },
    "moving a day": { path: `${address}/days/1`, within: modal },
    "moving a week": { path: `${address}/weeks/1`, within: modal },
  });
}

async function lookAtCopying(desk: Desk) {
  const { address } = await givenProgram(desk);
  await lookAt(desk, {
    "copying what is unsaved": { reach: copyUnsaved, within: modal },
    "the copy, made": {
      reach: (desk) => open(desk, `${address}/copy`).then(() => pressed("Copy program", "Open the copy")(desk)),
      within: modal,
    },
    "deleting it": { path: `${address}/delete`, within: modal },
    "deleting one in use": { reach: deleteUsed, within: modal },
  });
}

async function lookAtClients(desk: Desk) {
  const { address } = await givenProgram(desk);
  const clients = `${address}/clients`;
  await lookAt(desk, {
    "nobody yet": { path: clients },
    "several of a name": { path: `${clients}?name=ma`, within: modal },
    "nobody of that name": { path: `${clients}?name=nobody`, within: modal },
    "a client who follows it": {
      path: `${clients}?name=herrera`,
      reach: pressed("Add", "1 client follows this program."),
      within: modal,
    },
    "another start date": { reach: follow("Change start and rounding of Sofía Herrera"), within: modal },
    "removing a client": { path: clients, reach: follow("Remove Sofía Herrera"), within: modal },
  });
}

async function lookAtPublishing(desk: Desk) {
  await forgetSession(desk);

  await givenSession(desk, "partner@demo.test");
  const address = await postProgram(desk, { name: "To be published" });
  const publish = `${address}/publish`;
  const suggested: States = {
    "suggesting a price": { path: publish },
    "a price that is none": { reach: pressed("Request publish", "There is a problem"), within: modal },
    "a price that was suggested": { path: publish, reach: suggest, within: "[role=status]" },
    "a program that waits": { path: publish, within: modal },
  };
  await lookAt(desk, suggested);
  await desk.page.context().clearCookies();
  await givenSession(desk, "admin@demo.test");
  // why: a page of the partner's would still carry the partner's mark
  await open(desk, publish);
  await lookAt(desk, {
    "deciding on it": { within: modal },
    "what is published": {
      path: publish,
      reach: (desk) => accept(desk).then(() => open(desk, publish)),
      within: modal,
    },
  });
}

test("clients, refused", { tag: "@without-script" }, async ({ desk, browser }) => {
  const overlay = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  const { address } = await givenProgram(desk);
  await lookAt(
    desk,
    { "nobody picked": { path: `${address}/clients`, reach: pressed("Add", "There is a problem") } },
    overlay,
  );
});

async function copyUnsaved(desk: Desk) {
  await train(desk, "Monday");
  await follow("Copy program")(desk);
  await expect(desk.page.getByText("1 day is unsaved.")).toBeVisible();
}

async function deleteUsed(desk: Desk) {
  await open(desk, await programNamed(desk, "5/3/1 with Boring But Big"));
  await follow("Delete program")(desk);
  await pressed("Proceed", "Ok")(desk);
}

async function suggest(desk: Desk) {
  const { page } = desk;
  await page.getByLabel("Price*").fill("49,90");
  await expect(page.getByText("€7.49")).toBeVisible();
  await pressed("Request publish", /is now Pending/)(desk);
}

const accept = pressed("Accept", /is now Published/);

/** Presses the button, and waits for what the answer shows. */
function pressed(name: string, shown: string | RegExp) {
  return async (desk: Desk) => {
    await press(desk, desk.page.getByRole("button", { name, exact: true }));
    await expect(desk.page.getByText(shown, { exact: true })).toBeVisible();
  };
}
