import type { CDPSession, Locator, Page as Tab } from "@playwright/test";

/** What is typed into a field, in place of what stands there. */
export type Typing = { field: Locator; text: string };

/** Milliseconds to the frame of each key, and a key's of script and of all the page's work; at the slowdown they were typed with. */
export type Keys = { paints: number[]; scriptMs: number; taskMs: number };

declare global {
  interface Window {
    benchPaints: number[];
    benchPainted: (count: number) => Promise<void>;
  }
}

/**
 * Types, on a processor slowed down by that factor. A key's clock starts with the key's own time, and stops in the
 * first task after the callbacks of the frame that shows it. More than one round: the first only warms the page.
 */
export async function typeKeys(tab: Tab, fields: Typing[], slowdown: number, rounds = 1): Promise<Keys> {
  await tab.evaluate(watchKeys);
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send("Performance.enable");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const before = await spent(devtools);
  let typed = 0;
  for (const { field, text } of Array.from({ length: rounds }, () => fields).flat()) {
    await field.selectText();
    for (const key of text) {
      await tab.keyboard.press(key);
      typed += 1;
      await tab.evaluate((count) => window.benchPainted(count), typed);
    }
  }
  const after = await spent(devtools);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const paints = await tab.evaluate(() => window.benchPaints);
  const perKey = (name: keyof typeof after) => ((after[name] - before[name]) * 1000) / typed;
  return {
    paints: paints.slice(rounds > 1 ? typed / rounds : 0),
    scriptMs: perKey("script"),
    taskMs: perKey("task"),
  };
}

/** Seconds of the page's processor so far. */
async function spent(devtools: CDPSession) {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const seconds = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? 0;
  return { script: seconds("ScriptDuration"), task: seconds("TaskDuration") };
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
