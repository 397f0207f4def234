import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Browser, Page as Tab } from "@playwright/test";
import sharp from "sharp";
import {
  type PictureName,
  pictureAddress,
  pictureSize,
  pictures,
  type Scheme,
} from "#app/routes/instructions/pictures.ts";
import { openBrowser } from "./browser.ts";
import { addressOf, logInFor, openEditor, openInvitation, signIn } from "./demo-tabs.ts";

const folder = resolve(import.meta.dirname, "../../../public");

type Take = (tab: Tab, address: string, shows: (name: PictureName, open: Open) => Promise<void>) => Promise<void>;
type Open = (tab: Tab) => Promise<unknown>;

/**
 * Takes the pictures of the instructions from a running demo, all or those named:
 * `npm run pictures -- http://localhost:3000 clients import`. A screen that has changed too much costs its own picture
 * alone.
 */
async function takePictures(address: string, named: readonly string[]) {
  await mkdir(join(folder, "pictures"), { recursive: true });
  const browser = await openBrowser();
  const missed = named.filter((name) => !(name in pictures));
  try {
    for (const scheme of ["light", "dark"] as const) {
      for (const take of [takeCoaches, takeAdministrator, takeSubscriber, takeAthletes, takeOwnPage]) {
        const tab = await openTab(browser, scheme);
        await take(tab, address, async (name, open) => {
          if (named.length > 0 && !named.includes(name)) return;
          await open(tab)
            .then(() => keep(tab, name, scheme))
            .catch((error: unknown) => missed.push(`${name}, ${scheme}: ${error}`));
        });
        await tab.context().close();
      }
    }
  } finally {
    await browser.close();
  }
  if (missed.length > 0) throw new Error(`Not taken:\n${missed.join("\n")}`);
}

const at = (address: string) => async (tab: Tab) => {
  const answer = await tab.goto(address, { waitUntil: "networkidle" });
  if (!answer?.ok()) throw new Error(`${address} was answered with ${answer?.status()}.`);
};

/** A window of the pictures' size, of its own: who signs in to one is nobody in the next. */
async function openTab(browser: Browser, colorScheme: Scheme) {
  const look = { colorScheme, viewport: pictureSize, reducedMotion: "reduce" as const };
  return (await browser.newContext(look)).newPage();
}

const takeCoaches: Take = async (tab, address, shows) => {
  await signIn(tab, address, "trainer@demo.test");
  const [texas, fiveThreeOne] = [
    await addressOf(tab, address, "Texas Method"),
    await addressOf(tab, address, "5/3/1 with Boring But Big"),
  ];
  const pages: [PictureName, string][] = [
    ["dashboard", `${address}/`],
    ["exercises", `${address}/exercises`],
    ["programs", `${address}/programs`],
    ["program", `${address}/programs/new`],
    ["text", `${texas}/text`],
    ["overview", `${fiveThreeOne}/overview`],
    ["repeat", `${texas}/repeat`],
    ["history", `${texas}/history`],
    ["followers", `${fiveThreeOne}/clients`],
    ["clients", `${address}/clients`],
    ["invite", `${address}/clients/invite`],
    ["comments", `${address}/comments`],
    ["readiness", `${address}/readiness?timeframe=oneMonth`],
    ["settings", `${address}/settings/account/info`],
    ["devices", `${address}/settings/account/devices`],
    ["data", `${address}/settings/account/data`],
    ["plans", `${address}/subscribe`],
  ];
  for (const [name, page] of pages) await shows(name, at(page));
  await shows("exercise", () => follow(tab, `${address}/exercises`, /^\/exercises\/[0-9a-f-]{36}(?:\?|$)/));
  const openClient = () => follow(tab, `${address}/clients`, /^\/clients\/[0-9a-f-]{36}(?:\?|$)/);
  await shows("client", openClient);
  await shows("benchmarks", async () => {
    await openClient();
    await follow(tab, tab.url(), /^\/benchmarks\?/);
  });
  await shows("import", () => importPeople(tab, address));
  await shows("editor", () => openEditor(tab, texas));
};

/** Opens the first link of that shape. */
async function follow(tab: Tab, page: string, shape: RegExp) {
  await tab.goto(page, { waitUntil: "networkidle" });
  const links = await tab
    .locator("main a[href]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
  const path = links.find((link) => shape.test(link));
  if (!path) throw new Error(`${page} leads to nothing like ${shape}.`);
  await at(new URL(path, page).href)(tab);
}

/** Read, and not confirmed: nobody is invited. */
async function importPeople(tab: Tab, address: string) {
  const people = ["Mia Novak <mia@runners.example>", "Leo Babić <leo@runners.example>", "Without an address"];
  await tab.goto(`${address}/clients/import`, { waitUntil: "networkidle" });
  await tab.getByRole("textbox").last().fill(people.join("\n"));
  await tab.getByRole("button", { name: "Read the file" }).click();
  await tab.waitForURL(/\/clients\/import\/[0-9a-f-]+$/);
  await tab.waitForLoadState("networkidle");
}

const takeAdministrator: Take = async (tab, address, shows) => {
  await signIn(tab, address, "admin@demo.test");
  const program = await addressOf(tab, address, "Texas Method");
  await shows("report", at(`${program}/report`));
};

const takeSubscriber: Take = async (tab, address, shows) => {
  await signIn(tab, address, "upgraded@demo.test");
  await shows("subscription", at(`${address}/settings/account/subscription`));
};

const takeAthletes: Take = async (tab, address, shows) => {
  const link = await openInvitation(tab, address);
  await shows("invitation", () => openInvitation(tab, address));
  await shows("joining", at(link));
  await shows("password", at(`${address}/forgot-password`));
};

const takeOwnPage: Take = async (tab, address, shows) => {
  await shows("own", () => logInFor(tab, address, "client@demo.test", "/me"));
};

/** What the window shows. */
async function keep(tab: Tab, name: PictureName, scheme: Scheme) {
  const picture = await sharp(await tab.screenshot())
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
  await writeFile(join(folder, pictureAddress(name, scheme)), picture);
  console.log(`${pictures[name]}, ${scheme}: ${Math.round(picture.length / 1000)} kB`);
}

await takePictures(process.argv[2] ?? "http://localhost:3000", process.argv.slice(3));
