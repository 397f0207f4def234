import { givenSession, test } from "#tests/e2e/support/desk.ts";
import { follow, lookAt, refuse } from "#tests/e2e/support/look-at.ts";

/** Proves what only a browser sees: that the packages' screens and dialogs are accessible in every state. */
const withScript = { tag: "@with-script" };
test.use({ trace: "off", actionTimeout: 15_000 });

test.beforeEach(() => test.setTimeout(240_000));

test("the packages and their dialogs", withScript, async ({ desk }) => {
  await givenSession(desk, "admin@demo.test");
  await lookAt(desk, {
    "the packages": { path: "/packages" },
    "a new package": { path: "/packages/new" },
    "a new package, refused": { reach: refuse("Save") },
    "a package": { path: "/packages", reach: follow("Edit Solo yearly") },
    "deleting a package": { reach: follow("Delete") },
  });
});

test("what can be subscribed to", withScript, async ({ desk }) => {
  await givenSession(desk, "trainer@demo.test");
  await lookAt(desk, { "the plans": { path: "/subscribe" }, "the published packages": { path: "/packages" } });
});
