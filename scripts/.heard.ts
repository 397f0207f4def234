import { chromium } from "playwright";
import { countTabs, listenTo } from "#tests/bench/browser/heard.ts";
import { lookAtWeek } from "#tests/bench/browser/sight.ts";

const base = "http://127.0.0.1:3611";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell" });
const ctx = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
const page = await ctx.newPage();
await page.goto(`${base}/login`);
await page.getByLabel("Email").fill("trainer@demo.test");
await page.getByLabel("Password").fill("macrocycle-demo");
await page.getByRole("button", { name: "Login", exact: true }).click();
await page.waitForURL(`${base}/`);
await page.goto(`${base}/programs?search=5/3/1`);
const href = await page.locator('a[href^="/manage-program/"]').first().getAttribute("href");
const open = async (viewport: { width: number; height: number }) => {
  const tab = await ctx.newPage();
  await tab.setViewportSize(viewport);
  await tab.goto(base + href, { waitUntil: "networkidle" });
  await tab.locator("html[data-hydrated]").waitFor();
  return tab;
};
for (const size of [
  { width: 320, height: 700 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
])
  console.log(size.width, await lookAtWeek(await open(size)));
const tab = await open({ width: 1440, height: 900 });
console.log(await listenTo(tab));
console.log(await countTabs(await open({ width: 1440, height: 900 })));
await browser.close();
