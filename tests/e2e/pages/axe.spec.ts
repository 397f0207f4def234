import { type Browser, expect, type Page } from "@playwright/test";
import {
  type Desk,
  forgetSession,
  givenProgram,
  givenSession,
  open,
  press,
  programNamed,
  signIn,
  test,
} from "#tests/e2e/support/desk.ts";
import { addExercise, dayOf, openRounds, train, valueField } from "#tests/e2e/support/editor.ts";
import { follow, lookAt, pressed, refuse, type States } from "#tests/e2e/support/look-at.ts";
import { findDemoServer } from "#tests/e2e/support/outbox.ts";
import { end, startServer, withFolder } from "#tests/faults/site.ts";
import { openLine } from "#tests/support/database/database-line.ts";
import { startMailProvider } from "#tests/support/servers/mail-provider.ts";

/**
 * Proves what only a browser sees, that every screen and state is accessible; the library's are looked at in
 * exercises-look.spec.ts, the clients' in clients-look.spec.ts, the shell's in components-look.spec.ts, the login in access-look.spec.ts.
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

const modal = "dialog:modal";
const exercise = ".ex:has([aria-label*='column 1, category'])";

const fullPrograms: States = {
  "a full week": { reach: openProgram("Conditioning week") },
  "an exercise with its columns and rounds": { reach: openFirst, within: exercise },
  "a value that can't be taken": { reach: mistype, within: exercise },
  "leaving it unsaved": { reach: leaveUnsaved, within: modal },
  "every kind of set": {
    reach: (desk) => pressed("Proceed")(desk).then(() => openProgram("Hypertrophy day")(desk)),
    within: ".day",
  },
  "the first week of a continuous program": { reach: openProgram("Club season") },
  "the program's details": { reach: follow("Program details"), within: modal },
  "the image of a day": { reach: (desk) => close(desk).then(() => follow(/^Add image/)(desk)), within: modal },
  "the preview of a day": { reach: (desk) => close(desk).then(() => follow(/^Preview/)(desk)), within: modal },
};

test("the editor of full programs, of a new one, and of one that is only read", { tag: "@with-script" }, async ({
  desk,
}) => {
  await test.step("the editor of full programs", () => lookAtFullPrograms(desk));
  await test.step("the editor of a new program, and of one that is only read", () => lookAtOtherPrograms(desk));
});

async function lookAtFullPrograms(desk: Desk) {
  await givenSession(desk, trainer);
  await lookAt(desk, fullPrograms);
}

async function lookAtOtherPrograms(desk: Desk) {
  await lookAt(desk, newProgram);
  const [address] = desk.page.url().split("?");
  await lookAt(desk, { "adding a week": { path: `${address}/add-week` } });
  await desk.page.context().clearCookies();
  await givenSession(desk, "admin@demo.test");
  await lookAt(desk, {
    "a program that is read": { path: address },
    "one day of it": { path: `${address}/workouts/1` },
  });
}

const newProgram: States = {
  "a day of empty sets among rest days, unsaved": {
    reach: (desk) => givenProgram(desk).then(() => train(desk, "Monday")),
  },
  "what a set's box finds": { reach: (desk) => find(desk, "squat"), within: "#day-1" },
  "no exercises found": { reach: (desk) => find(desk, "nothing like it"), within: "#day-1" },
  "the program, saved": { reach: pressed("Save program"), within: modal },
};

const scriptless: States = {
  "a new program, asked about": { path: "/programs/new", reach: askForProgram },
  "an empty week": { reach: givenProgram },
  "an open exercise": { reach: addAndOpen },
  "a value that can't be taken": { reach: (desk) => mistype(desk).then(() => refuse("Save program")(desk)) },
  "the program, saved": { reach: correctAndSave },
};

test("pages where there is no script", withoutScript, async ({ desk, browser }) => {
  await givenSession(desk, trainer);
  await lookAt(desk, scriptless, await scriptedPage(browser));
});

test("refusals and faults", withoutScript, async ({ desk, browser }) => {
  await givenSession(desk, trainer);
  const overlay = await scriptedPage(browser);
  const refusals: States = {
    "a page that is not there": { path: "/nowhere", reach: expectTitle("Page not found") },
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

async function scriptedPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: true })).newPage();
}

function expectTitle(title: string) {
  return ({ page }: Desk) => expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

function openProgram(name: string) {
  return async (desk: Desk) => {
    await open(desk, await programNamed(desk, name));
    await expect(desk.page.getByRole("region", { name: "Week 1", exact: true })).toBeVisible();
  };
}

async function close({ page }: Desk) {
  await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
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

async function openFirst(desk: Desk) {
  await press(desk, desk.page.getByRole("button", { name: /^Columns and rounds of/ }).first());
  await expect(desk.page.getByRole("combobox", { name: /, column 1, category$/ })).toBeVisible();
}

async function mistype({ page }: Desk) {
  await page
    .getByRole("textbox", { name: /, round 1, reps$/ })
    .first()
    .fill("many");
}

async function leaveUnsaved({ page }: Desk) {
  await page
    .getByRole("textbox", { name: /^Title of/ })
    .first()
    .fill("Unsaved");
  await page.getByRole("link", { name: "Exercises", exact: true }).click();
  await expect(page.getByRole("button", { name: "Proceed" })).toBeVisible();
}

async function find(desk: Desk, words: string) {
  const day = dayOf(desk, "Monday");
  await day.getByRole("searchbox", { name: "Search exercise for set 1" }).fill(words);
  await press(desk, day.getByRole("button", { name: "Search for set 1" }));
  const found = day.getByRole("list", { name: "Exercises found for set 1" });
  await expect(found.or(day.getByText("No exercises found"))).toBeVisible();
}

async function addAndOpen(desk: Desk) {
  const day = await train(desk, "Monday");
  await openRounds(desk, await addExercise(desk, day, 1, "Back squat"));
}

async function correctAndSave(desk: Desk) {
  await valueField(dayOf(desk, "Monday"), 1, "Reps").fill("5");
  await pressed("Save program")(desk);
  await expect(desk.page.getByRole("dialog")).toBeVisible();
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
