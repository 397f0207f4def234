import type { Locator, Page as Tab } from "@playwright/test";

const slowdown = 4;

/** What is typed into a field, in place of what stands there. */
export type Typing = { field: Locator; text: string };

declare global {
  interface Window {
    benchPaints: number[];
    benchPainted: (count: number) => Promise<void>;
  }
}

/**
 * Milliseconds from each key to the frame that shows it, at a quarter of the machine's speed. The clock starts with the
 * key's own time, and stops in the first task after the frame's callbacks have run.
 */
export async function timeKeys(tab: Tab, fields: Typing[]): Promise<number[]> {
  await tab.evaluate(watchKeys);
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  let typed = 0;
  for (const { field, text } of fields) {
    await field.selectText();
    for (const key of text) {
      await tab.keyboard.press(key);
      typed += 1;
      await tab.evaluate((count) => window.benchPainted(count), typed);
    }
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return tab.evaluate(() => window.benchPaints);
}

/** Runs in the page. */
function watchKeys() {
  const waiting: { count: number; done: () => void }[] = [];
  let pressedAt = 0;
  window.benchPaints = [];
  window.benchPainted = (count) =>
    new Promise((done) => {
      if (window.benchPaints.length >= count) done();
      else waiting.push({ count, done });
    });

  function painted(since: number) {
    window.benchPaints.push(performance.now() - since);
    for (const { count, done } of waiting) if (window.benchPaints.length >= count) done();
  }

  window.addEventListener("keydown", (event) => (pressedAt = event.timeStamp), { capture: true });
  window.addEventListener(
    "input",
    () => {
      const since = pressedAt;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => painted(since);
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}
