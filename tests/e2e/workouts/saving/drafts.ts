import type { Page } from "@playwright/test";
import { type Desk, open } from "#tests/e2e/support/desk.ts";

/** What a browser keeps of a page that ended without a save. */

export const offer = (page: Page) => page.getByRole("status").filter({ hasText: "You have unsaved changes from" });
export const restore = (page: Page) => page.getByRole("button", { name: "Restore unsaved changes" });
export const discard = (page: Page) => page.getByRole("button", { name: "Discard unsaved changes" });

/** Closes the tab, as a crash would: nobody is asked. Answers another one, with the address open. */
export async function closeAndOpen(desk: Desk, address: string): Promise<Desk> {
  const page = await desk.page.context().newPage();
  await desk.page.close({ runBeforeUnload: false });
  const next = { ...desk, page };
  await open(next, address);
  return next;
}

/** Once the draft is in the browser's storage, which happens in an idle moment. */
export async function kept({ page }: Desk, text: string) {
  await page.waitForFunction((wanted) => JSON.stringify(localStorage).includes(wanted), text);
}

export function namesOfDrafts({ page }: Desk) {
  return page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes("draft")));
}
