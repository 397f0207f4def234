import { expect } from "@playwright/test";
import { type Desk, forgetSession, givenSession, open, test } from "#tests/e2e/support/desk.ts";
import { follow, lookAt, pressed, refuse, type States } from "#tests/e2e/support/look-at.ts";

/** Proves what only a browser sees: that the clients' screens and dialogs are accessible in every state. */
test.use({ trace: "off", actionTimeout: 15_000 });
const modal = "dialog:modal";

test.beforeEach(() => test.setTimeout(240_000));

const clients: States = {
  "the clients": { path: "/clients" },
  "nobody found": { path: "/clients?search=nothing-like-it" },
  "inviting a client": { path: "/clients/invite" },
  "inviting a client, refused": { reach: refuse("Invite") },
  "an invitation": { reach: inviteAndOpen },
  "deleting a client": { path: "/clients", reach: follow("Delete Leila Haddad") },
  "several to be put into a group": { path: "/clients?search=leila", reach: tickAnd("Put into a group") },
  "several to be given a program": { path: "/clients?search=leila", reach: tickAnd("Give a program") },
  "several to be removed": { path: "/clients?search=leila", reach: tickAnd("Remove") },
  "importing clients": { path: "/clients/import" },
  "importing clients, refused": { reach: refuse("Read the file") },
  "the lines of an import": { reach: upload },
  "the lines of an import, refused": { reach: refuseLines },
  "the groups of clients": { path: "/clients/groups" },
  "the members of a group": { reach: follow(/^\d+ clients? in /) },
};

const oneClient: States = {
  "a client": { path: "/clients?search=kova", reach: openClient("Luka Kovač") },
  "an exercise to enter a maximum of": { reach: follow("Enter a maximum") },
  "no such exercise": { reach: ({ page }) => page.goto(`${page.url()}?name=nothing-like-it`), within: modal },
  "a program to be added to": {
    path: "/clients?search=kova",
    reach: (desk) => openClient("Luka Kovač")(desk).then(() => follow("Add to a program")(desk)),
    within: modal,
  },
  "a note": { path: "/clients?search=kova", reach: (desk) => openClient("Luka Kovač")(desk).then(() => write(desk)) },
  "a note, refused": { reach: refuse("Save"), within: modal },
  "a completed workout": {
    path: "/clients?search=kova",
    reach: (desk) => openClient("Luka Kovač")(desk).then(() => follow(/^Single, Day 27/)(desk)),
    within: modal,
  },
  "the workouts that can be entered": {
    path: "/clients?search=kova",
    reach: (desk) => openClient("Luka Kovač")(desk).then(() => follow("Enter workout")(desk)),
    within: modal,
  },
  "a workout to enter": { reach: ({ page }) => page.getByRole("link", { name: /^Press day/ }).click(), within: modal },
  "a workout to enter, refused": { reach: refuse("Save"), within: modal },
  "a client about whom nothing is known": { path: "/clients?search=leila", reach: openClient("Leila Haddad") },
  "the groups of a client": { reach: follow("Change groups"), within: modal },
};

test("the clients, one of them, their dialogs and inviting in any role", { tag: "@with-script" }, async ({ desk }) => {
  await test.step("a client's page and its dialogs", () => lookAtOne(desk));
  await test.step("the clients and their dialogs", () => lookAtAll(desk));
  await test.step("inviting in any role", () => lookAsAdministrator(desk));
});

const pastNotes: States = {
  "notes about past clients": { path: "/clients/past-notes" },
  "deleting one": { path: "/clients/past-notes", reach: follow(/^Delete the note from/) },
};

async function lookAtOne(desk: Desk) {
  await givenSession(desk, "trainer@demo.test");
  await lookAt(desk, oneClient);
  await givenSession(desk, "coach@demo.test");
  await lookAt(desk, pastNotes);
}

async function lookAtAll(desk: Desk) {
  await givenSession(desk, "trainer@demo.test");
  await lookAt(desk, clients);
}

async function lookAsAdministrator(desk: Desk) {
  await forgetSession(desk);

  await givenSession(desk, "admin@demo.test");
  await lookAt(desk, { "inviting somebody": { path: "/clients/invite" }, subscribing: { path: "/subscribe" } });
}

function tickAnd(verb: string) {
  return async ({ page, ...desk }: Desk) => {
    await page.getByRole("checkbox", { name: /^Tick / }).check();
    await pressed(verb)({ page, ...desk });
  };
}

function openClient(name: string) {
  return async ({ page }: Desk) => {
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  };
}

function write(desk: Desk) {
  return follow("Write a note")(desk);
}

async function upload({ page, ...desk }: Desk) {
  const lines = [`Ana Kos,${crypto.randomUUID()}@axe.test,Axes`, "Nobody,", "Wrong,wrong"];
  await page.getByLabel("Or paste lines or addresses").fill(["Name,E-mail,Group", ...lines].join("\n"));
  await pressed("Read the file")({ page, ...desk });
  await expect(page.getByRole("heading", { name: "Import clients", level: 1 })).toBeVisible();
  await expect(page.getByText("1 of 3 lines can be imported.")).toBeVisible();
}

async function refuseLines(desk: Desk) {
  await desk.page.getByRole("checkbox", { name: /^Invite / }).uncheck();
  await refuse("Invite the ticked people")(desk);
}

/** One of its own: others delete those of the demo. */
async function inviteAndOpen(desk: Desk) {
  const email = `${crypto.randomUUID()}@axe.test`;
  await desk.page.getByLabel("Email*").fill(email);
  await pressed("Invite")(desk);
  await expect(desk.page.getByRole("dialog")).toHaveCount(0);
  await open(desk, `/clients?search=${email}`);
  await follow(`Edit the invitation for ${email}`)(desk);
}
