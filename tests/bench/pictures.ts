import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Page as Tab } from "@playwright/test";
import sharp from "sharp";
import { openBrowser } from "./browser.ts";

const folder = resolve(import.meta.dirname, "../../docs");
const mostBytes = 200_000;

/** Takes the README's pictures from a running demo: `node tests/bench/pictures.ts http://localhost:3000` */
async function takePictures(address: string) {
  await mkdir(folder, { recursive: true });
  const browser = await openBrowser();
  try {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: "light" });
    await signIn(tab, address);
    await tab.goto(`${address}/exercises`, { waitUntil: "networkidle" });
    await keep(tab, "exercises.png");
    await tab.goto(`${address}/programs?search=texas`, { waitUntil: "networkidle" });
    await tab.goto(address + (await editorAddress(tab)), { waitUntil: "networkidle" });
    await keep(tab, "editor.png");
  } finally {
    await browser.close();
  }
}

async function signIn(tab: Tab, address: string) {
  await tab.goto(`${address}/login`);
  await tab.getByLabel("Email").fill("trainer@demo.test");
  await tab.getByLabel("Password").fill("macrocycle-demo");
  await tab.getByRole("button", { name: "Login" }).click();
  await tab.waitForURL(`${address}/`);
}

async function editorAddress(tab: Tab) {
  const address = await tab.locator('main a[href^="/manage-program/"]').first().getAttribute("href");
  if (!address) throw new Error("The demo's list of programs leads to no editor.");
  return address;
}

/** With as many colours as fit under the limit. */
async function keep(tab: Tab, name: string) {
  const picture = await tab.screenshot();
  const full = await sharp(picture).png({ compressionLevel: 9 }).toBuffer();
  const kept =
    full.length <= mostBytes ? full : await sharp(picture).png({ palette: true, compressionLevel: 9 }).toBuffer();
  await writeFile(join(folder, name), kept);
  console.log(`docs/${name}: ${Math.round(kept.length / 1000)} kB`);
}

await takePictures(process.argv[2] ?? "http://localhost:3000");
