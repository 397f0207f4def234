import { expect } from "@playwright/test";
import { alive, givenSession, test } from "#tests/e2e/support/desk.ts";

/** Proves that the browser tells where it is. What follows from it is proved by sessions and workouts/saving/save (integration). */
test("today is the day where the browser is", { tag: "@with-script" }, async ({ browser, baseURL }) => {
  // why: 25 hours apart, so that it is never the same day in both
  for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    const context = await browser.newContext({ baseURL, timezoneId: timeZone });
    const page = await context.newPage();
    await givenSession({ page }, "trainer@demo.test");
    await page.goto("/programs");
    await alive({ page, isScripted: true });
    await page.goto("/programs/new");
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date());
    await expect(page.locator("[name=startDate]")).toHaveAttribute("min", today);
    await context.close();
  }
});
