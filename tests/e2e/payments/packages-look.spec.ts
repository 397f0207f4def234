import { type Desk, forgetSession, givenSession, test } from "#tests/e2e/support/desk.ts";
import { follow, lookAt, refuse } from "#tests/e2e/support/look-at.ts";

/** Proves what only a browser sees: that the packages' screens and dialogs are accessible in every state. */
test.use({ trace: "off", actionTimeout: 15_000 });

test.beforeEach(() => test.setTimeout(240_000));

test("the packages, their dialogs and what can be subscribed to", { tag: "@with-script" }, async ({ desk }) => {
  await test.step("the packages and their dialogs", () => lookAsAdministrator(desk));
  await test.step("what can be subscribed to", () => lookAsCoach(desk));
});

async function lookAsAdministrator(desk: Desk) {
  await givenSession(desk, "admin@demo.test");
  await lookAt(desk, {
    "the packages": { path: "/packages" },
    "a new package": { path: "/packages/new" },
    "a new package, refused": { reach: refuse("Save") },
    "a package": { path: "/packages", reach: follow("Edit Solo yearly") },
    "deleting a package": { reach: follow("Delete") },
  });
}

async function lookAsCoach(desk: Desk) {
  await forgetSession(desk);

  await givenSession(desk, "trainer@demo.test");
  await lookAt(desk, { "the plans": { path: "/subscribe" }, "the published packages": { path: "/packages" } });
}
