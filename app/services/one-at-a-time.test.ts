import { expect, test } from "vitest";
import { oneAtATime, untilAborted } from "./one-at-a-time.ts";

const { signal } = new AbortController();

function jobs() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, job, end: (name: string) => ends.get(name)?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("jobs run one at a time, in the order in which they came", async () => {
  const { begun, job, end } = jobs();
  const run = oneAtATime(5);
  const all = ["a", "b", "c"].map((name) => run(job(name), signal));
  await settled();
  expect(begun).toEqual(["a"]);
  end("a");
  await settled();
  expect(begun).toEqual(["a", "b"]);
  end("b");
  await settled();
  end("c");
  expect(await Promise.all(all)).toEqual(["a", "b", "c"]);
});

test("who finds the line full is told so at once, and may come again", async () => {
  const { job, end } = jobs();
  const run = oneAtATime(1);
  const [first, second] = [run(job("a"), signal), run(job("b"), signal)];
  expect(await run(job("c"), signal)).toBeNull();
  await settled();
  end("a");
  expect(await first).toBe("a");
  const third = run(job("c"), signal);
  await settled();
  end("b");
  await settled();
  end("c");
  expect(await Promise.all([second, third])).toEqual(["b", "c"]);
});

test("who leaves the line never begins, and lets nobody past the one before", async () => {
  const { begun, job, end } = jobs();
  const run = oneAtATime(5);
  const leaving = new AbortController();
  const first = run(job("a"), signal);
  const second = run(job("b"), leaving.signal);
  const third = run(job("c"), signal);
  leaving.abort(new Error("gone"));
  await expect(second).rejects.toThrow("gone");
  await settled();
  expect(begun).toEqual(["a"]);
  end("a");
  await settled();
  expect(begun).toEqual(["a", "c"]);
  end("c");
  expect(await Promise.all([first, third])).toEqual(["a", "c"]);
});

test("a job that fails lets the next one begin", async () => {
  const run = oneAtATime(5);
  const failing = run(() => Promise.reject(new Error("broken")), signal);
  const next = run(async () => "next", signal);
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("next");
});

test("what was given up before it began is rejected", async () => {
  const reason = new Error("gone");
  await expect(untilAborted(Promise.resolve(1), AbortSignal.abort(reason))).rejects.toThrow("gone");
  await expect(untilAborted(Promise.resolve(1), signal)).resolves.toBe(1);
});
