import type { BrowserContext, Locator, Page as Tab } from "@playwright/test";

/** Milliseconds to the frame of each move of the pointer, of the drop, and of its undo; at the slowdown they were made with. */
export type Drags = { moves: number[]; drops: number[]; undos: number[] };

declare global {
  interface Window {
    benchFrames: number[];
    benchFrameOf: (count: number) => Promise<void>;
  }
}

const drags = 5;
const days = [1, 2, 3, 0];

/** Carries the full week's first exercise over the days beside it, drops it there, and takes that back. */
export async function dragInEditor(context: BrowserContext, address: string, slowdown: number): Promise<Drags> {
  const tab = await context.newPage();
  await tab.setViewportSize({ width: 2600, height: 1400 });
  await tab.goto(address, { waitUntil: "networkidle" });
  await tab.locator("#drag-said").waitFor({ state: "attached" });
  await tab.evaluate(watchFrames);
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const measured: Drags = { moves: [], drops: [], undos: [] };
  for (let count = 0; count < drags; count++) await dragOnce(tab, measured);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await tab.close();
  return measured;
}

async function dragOnce(tab: Tab, { moves, drops, undos }: Drags) {
  const held = tab.locator(".card").first().locator(".ex .ib-place").first();
  const { x, y } = await middleOf(held);
  await tab.mouse.move(x, y);
  await tab.mouse.down();
  await framesOf(tab, () => tab.mouse.move(x + 10, y + 10));
  for (const day of days) {
    const card = await boxOf(tab.locator(".card").nth(day));
    for (let step = 1; step <= 12; step++) {
      const at = { x: card.x + card.width / 2, y: Math.min(card.y + 200 + step * 80, 1300) };
      moves.push(await framesOf(tab, () => tab.mouse.move(at.x, at.y)));
    }
  }
  const target = await middleOf(tab.locator(".card").nth(1).locator(".ex .ib-place").first());
  moves.push(await framesOf(tab, () => tab.mouse.move(target.x + 20, target.y)));
  drops.push(await framesOf(tab, () => tab.mouse.up()));
  undos.push(await framesOf(tab, () => tab.keyboard.press("Control+z")));
  const unsaved = await tab.getByText("days unsaved").count();
  if (unsaved !== 0) throw new Error("What was dropped did not come back.");
}

/** Does it, and waits for the frame that shows it. */
async function framesOf(tab: Tab, act: () => Promise<void>) {
  const seen = await tab.evaluate(() => window.benchFrames.length);
  await act();
  await tab.evaluate((count) => window.benchFrameOf(count), seen + 1);
  const frames = await tab.evaluate((from) => window.benchFrames.slice(from), seen);
  return Math.max(...frames);
}

async function middleOf(target: Locator) {
  const { x, y, width, height } = await boxOf(target);
  return { x: x + width / 2, y: y + height / 2 };
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error("What the bench drags is not on the page.");
  return box;
}

/** Runs in the page: a clock for each move, release and key, from its own time to the task after its frame. */
function watchFrames() {
  const waiting: { count: number; done: () => void }[] = [];
  window.benchFrames = [];
  window.benchFrameOf = (count) =>
    new Promise((done) => {
      if (window.benchFrames.length >= count) done();
      else waiting.push({ count, done });
    });
  const watch = (event: Event) => {
    const since = event.timeStamp;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.benchFrames.push(performance.now() - since);
        for (const { count, done } of waiting) if (window.benchFrames.length >= count) done();
      };
      port2.postMessage(null);
    });
  };
  for (const type of ["mousemove", "mouseup"]) window.addEventListener(type, watch, { capture: true });
  window.addEventListener("keydown", (event) => event.key === "z" && watch(event), { capture: true });
}
