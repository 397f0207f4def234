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
import { addressOf, openEditor, openInvitation, signIn } from "./demo-tabs.ts";

const folder = resolve(import.meta.dirname, "../../../public");

/** Takes the pictures of the instructions from a running demo: `npm run pictures -- http://localhost:3000` */
async function takePictures(address: string) {
  await mkdir(join(folder, "pictures"), { recursive: true });
  const browser = await openBrowser();
  try {
    for (const scheme of ["light", "dark"] as const) {
      await takeCoaches(await openTab(browser, scheme), address, scheme);
      await takeAthletes(await openTab(browser, scheme), address, scheme);
    }
  } finally {
    await browser.close();
  }
}

/** A window of the pictures' size, of its own: who signs in to one is nobody in the next. */
async function openTab(browser: Browser, colorScheme: Scheme) {
  const look = { colorScheme, viewport: pictureSize, deviceScaleFactor: 1.5, reducedMotion: "reduce" as const };
  return (await browser.newContext(look)).newPage();
}

async function takeCoaches(tab: Tab, address: string, scheme: Scheme) {
  await signIn(tab, address, "trainer@demo.test");
  const [texas, fiveThreeOne] = [
    await addressOf(tab, address, "Texas Method"),
    await addressOf(tab, address, "5/3/1 with Boring But Big"),
  ];
  const pages: [PictureName, string][] = [
    ["dashboard", `${address}/`],
    ["exercises", `${address}/exercises`],
    ["text", `${texas}/text`],
    ["followers", `${fiveThreeOne}/clients`],
    ["clients", `${address}/clients`],
    ["invite", `${address}/clients/invite`],
  ];
  for (const [name, page] of pages) {
    await tab.goto(page, { waitUntil: "networkidle" });
    await keep(tab, name, scheme);
  }
  await openEditor(tab, texas);
  await keep(tab, "editor", scheme);
}

async function takeAthletes(tab: Tab, address: string, scheme: Scheme) {
  const link = await openInvitation(tab, address);
  await keep(tab, "invitation", scheme);
  await tab.goto(link, { waitUntil: "networkidle" });
  await keep(tab, "joining", scheme);
  await tab.goto(`${address}/forgot-password`, { waitUntil: "networkidle" });
  await keep(tab, "password", scheme);
}

/** What the window shows. */
async function keep(tab: Tab, name: PictureName, scheme: Scheme) {
  const picture = await sharp(await tab.screenshot())
    .webp({ quality: 70 })
    .toBuffer();
  await writeFile(join(folder, pictureAddress(name, scheme)), picture);
  console.log(`${pictures[name]}, ${scheme}: ${Math.round(picture.length / 1000)} kB`);
}

await takePictures(process.argv[2] ?? "http://localhost:3000");
