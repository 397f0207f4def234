import { expect } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { givenWritten, test } from "#tests/e2e/support/desk.ts";
import { dayOf, dayText, exercisesOf, valueField } from "#tests/e2e/support/editor.ts";

/** Proves what only a browser shows: that who asks for more contrast gets it, where the week is quietest. */
test.use({ ownContext: true, viewport: { width: 1440, height: 900 }, contrast: "more" });

test("with more contrast, a field shows its border at rest, and every text has 7:1", { tag: "@with-script" }, async ({
  desk,
}) => {
  const { page } = desk;
  await givenWritten(desk, dayText("Monday", ["Back squat  5 @65% | 5 @75%"], ["Leg press  3x12 @80kg"]));
  const value = valueField(exercisesOf(dayOf(desk, "Monday"), 1).first(), 1, "Reps");
  const border = () => value.evaluate((field) => getComputedStyle(field).borderTopColor);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await border()).not.toBe("rgba(0, 0, 0, 0)");
    await expectAccessible(page);
  }
  await page.emulateMedia({ contrast: "no-preference" });
  expect(await border()).toBe("rgba(0, 0, 0, 0)");
});
