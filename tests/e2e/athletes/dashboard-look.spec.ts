import { type Desk, givenSession, test } from "#tests/e2e/support/desk.ts";
import { lookAt, refuse } from "#tests/e2e/support/look-at.ts";

/** Proves what only a browser sees: each role's dashboard, support and the instructions are accessible in every look. */
test.use({ trace: "off", actionTimeout: 15_000 });

test.beforeEach(() => test.setTimeout(240_000));

test("each role's dashboard, support and the instructions", { tag: "@with-script" }, async ({ desk }) => {
  await test.step("the dashboards and support", () => lookAtDashboards(desk));
  await test.step("the instructions", () => lookAtInstructions(desk));
});

async function lookAtDashboards(desk: Desk) {
  await givenSession(desk, "trainer@demo.test");
  await lookAt(desk, {
    "a trainer's dashboard": { path: "/" },
    "asking support": { path: "/support", within: "dialog:modal" },
    "asking support, refused": { reach: refuse("Send"), within: "dialog:modal" },
  });
  for (const who of ["admin", "partner"]) {
    await desk.page.context().clearCookies();
    await givenSession(desk, `${who}@demo.test`);
    await desk.page.goto("about:blank");
    await lookAt(desk, { [`the dashboard of ${who}`]: { path: "/" } });
  }
}

async function lookAtInstructions(desk: Desk) {
  await lookAt(desk, {
    "for coaches": { reach: ({ page }) => page.goto("/instructions/coaches") },
    "for athletes": { reach: ({ page }) => page.goto("/instructions/athletes") },
  });
}

// why: they have no script, so there is nothing to wait for
