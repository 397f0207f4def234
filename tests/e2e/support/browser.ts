import { type BrowserContext, test as base, type CDPSession, type Page } from "@playwright/test";

/** The context that a worker's tests use one after another, and a page of the site that keeps its process alive. */
type Kept = { context: BrowserContext; anchor: Page; devtools: CDPSession };

/**
 * A new context downloads and compiles every script again, so a worker keeps one and empties it for each test.
 * `test.use({ ownContext: true })` is for tests that change what can't be changed back: the clock, the context's options.
 */
export const test = base.extend<{ ownContext: boolean }, { worker: { kept?: Kept } }>({
  ownContext: [false, { option: true }],
  worker: [
    // biome-ignore lint/correctness/noEmptyPattern: why: Playwright reads from it what the fixture needs
    async ({}, use) => {
      const worker: { kept?: Kept } = {};
      await use(worker);
      await worker.kept?.context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ browser, baseURL, ownContext, worker }, use, { retry }) => {
    // why: a retry is recorded, and begins with nothing of the tests before
    if (ownContext || retry > 0) {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    worker.kept ??= await keep(await browser.newContext());
    await use(worker.kept.context);
    await empty(worker.kept, baseURL ?? "");
  },
});

async function keep(context: BrowserContext): Promise<Kept> {
  const anchor = await context.newPage();
  await anchor.goto("/health/live");
  return { context, anchor, devtools: await context.newCDPSession(anchor) };
}

/** Leaves nothing of a test but what the browser has downloaded. */
async function empty({ context, anchor, devtools }: Kept, origin: string) {
  await Promise.all(context.pages().map((page) => page !== anchor && page.close()));
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await context.clearCookies();
  const storageTypes = "local_storage,indexeddb,cache_storage,service_workers";
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes });
}
