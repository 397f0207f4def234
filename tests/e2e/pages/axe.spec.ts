import { expect } from "@playwright/test";
import { type Desk, forgetSession, givenSession, signIn, test } from "#tests/e2e/support/desk.ts";
import { follow, lookAt, pressed, refuse, type States, scriptedPage } from "#tests/e2e/support/look-at.ts";
import { findDemoServer } from "#tests/e2e/support/outbox.ts";
import { end, startServer, withFolder } from "#tests/faults/site.ts";
import { openLine } from "#tests/support/database/database-line.ts";
import { startMailProvider } from "#tests/support/servers/mail-provider.ts";

/**
 * Proves what only a browser sees, that every screen and state is accessible; the library's are looked at in
 * exercises-look.spec.ts, the clients' in clients-look.spec.ts, the editor's in editor-look.spec.ts, the shell's in
 * components-look.spec.ts, the login in access-look.spec.ts.
 */
const withoutScript = { tag: "@without-script" };
test.use({ trace: "off", actionTimeout: 15_000 });
const trainer = "trainer@demo.test";

test.beforeEach(() => test.setTimeout(240_000));

const programs: States = {
  "the programs": { path: "/programs" },
  "the programs of a folder": { reach: ({ page }) => page.getByLabel("Folder").selectOption("Strength") },
  "the programs, those changed last first": { path: "/programs?sort=changed" },
  "moving a program": { path: "/programs", reach: follow(/^Move .* elsewhere$/) },
  "no programs": { path: "/programs?search=nothing-like-it" },
  "a new program": { path: "/programs/new" },
  "a new program, refused": { reach: refuse("Submit") },
  "a continuous program": { reach: ({ page }) => page.getByLabel("Continuous program").check() },
  "a new program, asked about": { path: "/programs/new", reach: askForProgram },
  "the folders": { path: "/programs/folders" },
  "renaming a folder": { reach: ({ page }) => page.getByText("Rename").first().click() },
  "deleting a folder": { path: "/programs/folders", reach: follow("Delete Strength") },
};

test("the programs, the posts and their dialogs", { tag: "@with-script" }, async ({ desk }) => {
  await test.step("the programs and their dialogs", () => lookAtPrograms(desk));
  await test.step("the posts and their dialogs", () => lookAtPosts(desk));
});

async function lookAtPrograms(desk: Desk) {
  await givenSession(desk, trainer);
  await lookAt(desk, programs);
}

async function lookAtPosts(desk: Desk) {
  await forgetSession(desk);

  await givenSession(desk, "writer@demo.test");
  await lookAt(desk, posts);
}

const posts: States = {
  "the posts": { path: "/posts" },
  "a post of somebody else": { reach: follow("A week, as coaches scribble it") },
  "no posts": { path: "/posts?category=scienceForSport" },
  "a new post": { path: "/posts/new" },
  "a new post, refused": { reach: refuse("Submit") },
};

const past: States = {
  "a month": { path: "/train/calendar" },
  "a day": {
    reach: ({ page }) =>
      page
        .getByRole("link", { name: /Done: / })
        .first()
        .click(),
  },
  "a month without anything": { path: "/train/calendar?month=2020-01" },
  "what was done": { path: "/train/calendar", reach: openDone },
  "a done workout, to change": { reach: clickLink(/^Change /) },
  "a done workout, refused": { reach: refuseChange },
  "a done workout, to delete": { path: "/train/calendar", reach: openDeletion },
  "the progress": { path: "/train/progress" },
  "an exercise": { reach: clickLink(/^Full history/) },
};

test("a person's own past", withoutScript, async ({ desk, browser }) => {
  await givenSession(desk, "ana.saric@demo.test", "/train");
  await lookAt(desk, past, await scriptedPage(browser));
});

function clickLink(name: RegExp) {
  return ({ page }: Desk) => page.getByRole("link", { name }).first().click();
}

async function refuseChange(desk: Desk) {
  await desk.page.getByLabel("Minutes").fill("many");
  await refuse("Save")(desk);
}

async function openDone({ page }: Desk) {
  await page
    .getByRole("link", { name: /Done: / })
    .first()
    .click();
  await page.getByRole("article").getByRole("heading", { level: 3 }).getByRole("link").click();
}

async function openDeletion(desk: Desk) {
  await openDone(desk);
  await desk.page.getByRole("link", { name: /^Delete / }).click();
}

test("refusals and faults", withoutScript, async ({ desk, browser }) => {
  await givenSession(desk, trainer);
  const overlay = await scriptedPage(browser);
  const refusals: States = {
    "a page that is not there": { path: "/nowhere", reach: expectTitle("Page not found") },
    "a new program, asked about": { path: "/programs/new", reach: askForProgram },
    "a form from elsewhere": { reach: postFromElsewhere },
  };
  await lookAt(desk, refusals, overlay);
  await withBreakableServer(async ({ url, cut }) => {
    const own = await browser.newPage({ javaScriptEnabled: false, baseURL: url });
    const visitor = { page: own, isScripted: false };
    await signIn(visitor, trainer);
    const away = { "the database away": { path: "/programs", reach: (desk: Desk) => breakDown(desk, cut) } };
    await lookAt(visitor, away, overlay);
    await own.close();
  });
});

/** Does the work with another server on the demo's database, which can be taken away from it. */
async function withBreakableServer(work: (server: { url: string; cut: () => Promise<void> }) => Promise<void>) {
  const databases = await findDemoServer();
  const line = await openLine(databases.url);
  const provider = await startMailProvider();
  await withFolder(async (folder) => {
    const server = await startServer({ databaseUrl: line.url, provider, folder }, { WORKER: "off" });
    try {
      await work({ url: server.url, cut: line.cut });
    } finally {
      await end(server.child);
    }
  });
  await Promise.all([provider.stop(), line.cut(), databases.stop()]);
}

function expectTitle(title: string) {
  return ({ page }: Desk) => expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

async function askForProgram(desk: Desk) {
  const { page } = desk;
  await page.getByLabel("Program name*").fill("Asked about");
  await page.getByLabel("Difficulty*").selectOption("Beginner");
  await page.getByLabel("Program duration*").fill("1");
  await page.getByLabel("Time unit*").selectOption("Weeks");
  await pressed("Submit")(desk);
  await expect(page.getByRole("button", { name: "Proceed" })).toBeVisible();
}

async function postFromElsewhere(desk: Desk) {
  const { origin } = new URL(desk.page.url());
  await desk.page.goto("about:blank");
  await desk.page.setContent(`<form method="post" action="${origin}/logout"><button>Post</button></form>`);
  await pressed("Post")(desk);
  await expectTitle("You can't do that here")(desk);
}

async function breakDown(desk: Desk, cut: () => Promise<void>) {
  await cut();
  await desk.page.reload();
  await expectTitle("Not available just now")(desk);
}
