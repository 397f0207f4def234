import { setTimeout as wait } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { paths } from "#app/paths.ts";
import type { startDemo } from "#tests/support/servers/demo-process.ts";
import { markHeader, post, signInToDemo } from "./visitor.ts";

type Demo = Awaited<ReturnType<typeof startDemo>>;

/** Saves folders one after another while server and database are killed at once: what was acknowledged has to be there. */
export async function killRun(demo: Demo, kills: number) {
  const visitor = await signInToDemo(demo.url);
  await markHeader(visitor);
  const saved: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    let isOn = true;
    const before = saved.length;
    const saving = (async () => {
      while (isOn) {
        const name = `Kept ${newId()}`;
        const response = await post(visitor, paths.folders(), { id: newId(), name }).catch(() => null);
        if (response?.status === 302) saved.push(name);
      }
    })();
    await wait(500);
    // why: a kill before the first answer proves nothing, and a busy machine takes its time
    for (let tries = 0; tries < 300 && saved.length === before; tries++) await wait(100);
    const restarted = demo.crashAndStart();
    isOn = false;
    await saving;
    await restarted;
  }
  const page = await (await fetch(demo.url + paths.folders(), { headers: { Cookie: visitor.cookie } })).text();
  const lost = saved.filter((name) => !page.includes(name)).length;
  const figures = `${kills} kills, ${saved.length} acknowledged saves, ${lost} lost`;
  return { name: "server and database killed at once", figures, isGood: lost === 0 && saved.length >= kills };
}
