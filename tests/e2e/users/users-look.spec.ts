import { expect } from "@playwright/test";
import { type Desk, forgetSession, givenSession, test } from "#tests/e2e/support/desk.ts";
import { follow, lookAt, refuse, type States } from "#tests/e2e/support/look-at.ts";

/** Proves what only a browser sees: that the administrators' screens of people and mails are accessible in every state. */
test.use({ trace: "off", actionTimeout: 15_000 });

test.beforeEach(() => test.setTimeout(240_000));

const users: States = {
  "the users": { path: "/settings/users" },
  "nobody found": { path: "/settings/users?search=nothing-like-it" },
  "a user": { path: "/settings/users?search=lis", reach: follow("Edit Wanda Lis") },
  "a user, refused": { reach: lackRate },
  "deleting a user": { path: "/settings/users?search=lis", reach: follow("Delete Wanda Lis") },
  "a client, for who administers": { path: "/clients?search=kova", reach: follow("Edit Luka Kovač") },
  "parked mails": { path: "/settings/mails" },
  "a parked mail": { reach: follow("Send again: Password changed, to partner@demo.test") },
  "no mails": { path: "/settings/mails?show=sent" },
};

test("the users, a client and the mails that were parked", { tag: "@with-script" }, async ({ desk }) => {
  await test.step("the users, and the mails that were parked", () => lookAsAdministrator(desk));
  await test.step("a client, for who coaches them", () => lookAsCoach(desk));
});

async function lookAsAdministrator(desk: Desk) {
  await givenSession(desk, "sys@demo.test");
  await lookAt(desk, users);
}

async function lookAsCoach(desk: Desk) {
  await forgetSession(desk);

  await givenSession(desk, "trainer@demo.test");
  await lookAt(desk, { "the invitation": { path: "/clients?search=kova", reach: follow("Edit Luka Kovač") } });
}

async function lackRate(desk: Desk) {
  await desk.page.getByLabel("Commission rate (%)*").fill("");
  await refuse("Save")(desk);
  await expect(desk.page.getByRole("link", { name: "Must enter commission rate" })).toBeVisible();
}
