import { execFile as execFileBack } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Browser, Page as Tab } from "@playwright/test";
import sharp from "sharp";
import { openBrowser } from "./browser.ts";
import { addressOf, logInFor, openEditor, openInvitation, signIn } from "./demo-tabs.ts";

const folder = resolve(import.meta.dirname, "../../../docs/pictures");
const maxBytes = 200_000;
const execFile = promisify(execFileBack);
const inBytes = { encoding: "buffer", maxBuffer: 20_000_000 } as const;

/** Takes the pictures of the documents from a running demo: `node tests/bench/browser/pictures.ts http://localhost:3000` */
async function takePictures(address: string) {
  await mkdir(folder, { recursive: true });
  await execFile("pdftoppm", ["-v"]).catch(() => {
    throw new Error("The pages of PDFs need pdftoppm: apt-get install poppler-utils");
  });
  const browser = await openBrowser();
  try {
    const coach = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: "light" });
    await signIn(coach, address, "trainer@demo.test");
    for (const [path, name] of [
      ["/", "dashboard.png"],
      ["/clients", "clients.png"],
      ["/exercises", "exercises.png"],
    ] as const) {
      await coach.goto(address + path, { waitUntil: "networkidle" });
      await keep(coach, name);
    }
    const program = await addressOf(coach, address, "Texas Method");
    await openEditor(coach, program);
    await keep(coach, "editor.png");
    await holdExercise(coach);
    await keep(coach, "dragging.png");
    await coach.keyboard.press("Escape");
    await coach.mouse.up();
    await coach.goto(`${program}/text`, { waitUntil: "networkidle" });
    await keep(coach, "text.png");
    const client = await showNumbers(coach, program);
    await keep(coach, "calculated-values.png");
    await showAthletes(coach, address);
    const administrator = await (await browser.newContext()).newPage();
    await signIn(administrator, address, "admin@demo.test");
    const report = await administrator.request.get(`${program}/report.pdf?from=1&to=7&client=${client}`);
    await openInvitation(administrator, address);
    await keep(administrator, "invitation.png");
    await write("report.png", await pageOf(await report.body(), 2));
    await showMoney(await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage(), address);
    await showOwnPages(browser, address);
    await showTraining(browser, address);
  } finally {
    await browser.close();
  }
}

/** One's own page, an invitation and a new card, each on a phone and wide, light and dark: four views in one picture. */
async function showOwnPages(browser: Browser, address: string) {
  const views = [
    { width: 1280, colorScheme: "light" },
    { width: 320, colorScheme: "light" },
    { width: 320, colorScheme: "dark" },
    { width: 1280, colorScheme: "dark" },
  ] as const;
  const invitation = await invitationOf(browser, address);
  for (const [email, path, name] of [
    ["client@demo.test", "/me", "own-page.png"],
    ["client@demo.test", invitation, "acceptance.png"],
    ["upgraded@demo.test", "/settings/account/subscription/card", "change-card.png"],
  ] as const) {
    const shots: Buffer[] = [];
    for (const { width, colorScheme } of views) {
      const tab = await (await browser.newContext({ viewport: { width, height: 800 }, colorScheme })).newPage();
      await logInFor(tab, address, email, path);
      shots.push(await tab.screenshot());
      await tab.context().close();
    }
    await write(name, await sideBySide(shots));
  }
}

/** Today, a workout with its first round done, and its end, on one athlete's phone. */
async function showTraining(browser: Browser, address: string) {
  const tab = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage();
  await logInFor(tab, address, "client@demo.test", "/train");
  const shots = [await tab.screenshot()];
  await tab
    .getByRole("link", { name: /^(Start workout|Do it today)/ })
    .first()
    .click();
  await tab
    .getByRole("button", { name: /^Set 1, / })
    .first()
    .click();
  await tab.getByText("Saved so far.").waitFor();
  shots.push(await tab.screenshot());
  await tab.getByRole("button", { name: "Finish" }).click();
  await tab.getByRole("radio", { name: /^7/ }).check({ force: true });
  shots.push(await tab.screenshot());
  await tab.context().close();
  await write("train.png", await sideBySide(shots));
}

async function invitationOf(browser: Browser, address: string) {
  const tab = await (await browser.newContext()).newPage();
  await logInFor(tab, address, "client@demo.test", "/me");
  const accept = await tab.locator('form[action$="/accept"]').first().getAttribute("action");
  await tab.context().close();
  if (accept === null) throw new Error("The demo's client has no open invitation.");
  return accept.replace(/\/accept$/, "");
}

async function sideBySide(shots: Buffer[]) {
  const gap = 20;
  const widths = await Promise.all(shots.map(async (shot) => (await sharp(shot).metadata()).width));
  const left = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width + gap, 0));
  const whole = { width: widths.reduce((sum, width) => sum + width + gap, -gap), height: 800, channels: 3 as const };
  const blank = sharp({ create: { ...whole, background: "#8a8a8a" } });
  const joined = blank.composite(shots.map((input, at) => ({ input, left: left[at] ?? 0, top: 0 })));
  return sharp(await joined.png().toBuffer())
    .resize({ width: 1600 })
    .png()
    .toBuffer();
}

/** How the clients were in the last month, one client's graphs, and what the API says of itself. */
async function showAthletes(tab: Tab, address: string) {
  await tab.goto(`${address}/readiness?timeframe=oneMonth`, { waitUntil: "networkidle" });
  await keep(tab, "readiness.png");
  const client = await tab
    .getByRole("link", { name: /Luka Kovač/ })
    .first()
    .getAttribute("href");
  await tab.goto(`${address}${client?.split("?")[0]}?tab=graphs`, { waitUntil: "networkidle" });
  await keep(tab, "graphs.png");
  await tab.goto(`${address}/api/docs`);
  await keep(tab, "api.png");
}

/** The plans, the payment of one by card, and the invoice that the upgraded coach got last. */
async function showMoney(tab: Tab, address: string) {
  await signIn(tab, address, "never@demo.test");
  await tab.goto(`${address}/subscribe`, { waitUntil: "networkidle" });
  await keep(tab, "plans.png");
  await tab.getByRole("link", { name: "Subscribe" }).first().click();
  await tab.getByLabel(/terms/i).check();
  await tab.getByRole("button", { name: /continue/i }).click();
  await tab.getByLabel("Card number").waitFor();
  await keep(tab, "payment.png");
  await tab.context().clearCookies();
  await signIn(tab, address, "upgraded@demo.test");
  await tab.goto(`${address}/settings/billing`);
  const invoice = await tab.locator("a[href*='/settings/billing/invoices/']").first().getAttribute("href");
  const pdf = await tab.request.get(`${address}${invoice?.split("?")[0]}/pdf`);
  await write("invoice.png", await pageOf(await pdf.body(), 1));
}

/** The first exercise of the week, held over the exercises of the day beside it. */
async function holdExercise(tab: Tab) {
  const days = tab.locator(".card");
  await days.first().getByRole("button", { name: "Move Back squat", exact: true }).hover();
  await tab.mouse.down();
  const over = await days.nth(2).getByRole("button", { name: "Move Back squat", exact: true }).boundingBox();
  if (!over) throw new Error("The demo's program has changed: there is nowhere to drag to.");
  await tab.mouse.move(over.x + 60, over.y + 30, { steps: 10 });
  await tab.getByText(/^Over /).waitFor({ state: "attached" });
}

/** The week as one client's numbers, one of them explained; answers the client's id. */
async function showNumbers(tab: Tab, program: string) {
  await openEditor(tab, program);
  const select = tab.getByLabel("Visualize for specific client");
  await select.selectOption("Luka Kovač");
  await tab.waitForURL(/client=/);
  await tab.locator(".card summary", { hasText: "kg" }).first().click();
  return new URL(tab.url()).searchParams.get("client");
}

/** A page of a PDF as a picture, drawn by poppler's pdftoppm. */
async function pageOf(pdf: Buffer, number: number) {
  const drawing = execFile("pdftoppm", ["-png", "-r", "80", "-f", `${number}`, "-l", `${number}`, "-"], inBytes);
  drawing.child.stdin?.end(pdf);
  return (await drawing).stdout;
}

/** What the window shows. */
async function keep(tab: Tab, name: string) {
  await write(name, await tab.screenshot());
}

/** With as many colours as fit under the limit. */
async function write(name: string, picture: Buffer) {
  const full = await sharp(picture).png({ compressionLevel: 9 }).toBuffer();
  const kept =
    full.length <= maxBytes ? full : await sharp(picture).png({ palette: true, compressionLevel: 9 }).toBuffer();
  await writeFile(join(folder, name), kept);
  console.log(`docs/pictures/${name}: ${Math.round(kept.length / 1000)} kB`);
}

await takePictures(process.argv[2] ?? "http://localhost:3000");
