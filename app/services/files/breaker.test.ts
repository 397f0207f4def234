import { expect, test } from "vitest";
import { StoreAway } from "#app/domain/errors.ts";
import { rest, restingFiles } from "./breaker.server.ts";
import { describeAway } from "./describe-away.ts";
import type { FileStore, Stored } from "./port.ts";

const bytes = new Uint8Array([1]);
const refused = { ok: false, why: "away" };

/** A store whose calls are answered by hand, at a time that is set. */
function given() {
  const asked: string[] = [];
  const logged: string[] = [];
  const open: PromiseWithResolvers<unknown>[] = [];
  let time = 0;
  function call<T>(name: string) {
    asked.push(name);
    const answer = Promise.withResolvers<T>();
    open.push(answer as PromiseWithResolvers<unknown>);
    return answer.promise;
  }
  const store: FileStore = {
    put: (key) => call<Stored>(`put ${key}`),
    get: (key) => call(`get ${key}`),
    remove: (key) => call(`remove ${key}`),
    isReady: () => call("isReady"),
    async *listOlderThan() {
      yield await call<string>("list");
    },
  };
  const details: unknown[] = [];
  const say = (...line: unknown[]) => {
    logged.push(String(line.at(-1)));
    details.push(line[0]);
  };
  return {
    files: restingFiles(store, { log: { warn: say, info: say }, now: () => time }),
    asked,
    logged,
    details,
    next: () => open.shift() ?? Promise.reject("Nothing was asked."),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

type Given = ReturnType<typeof given>;

async function answer({ next }: Given, value: unknown) {
  (await next()).resolve(value);
}

async function fail({ next }: Given, error: Error = new StoreAway()) {
  (await next()).reject(error);
}

/** Every call that goes to the store is refused without it. */
async function expectRest({ files, asked }: Given) {
  const before = asked.length;
  await expect(files.get("a")).rejects.toThrow(StoreAway);
  await expect(files.remove("a")).rejects.toThrow(StoreAway);
  await expect(files.isReady()).rejects.toThrow(StoreAway);
  expect(await files.put("a", bytes)).toEqual(refused);
  expect(asked).toHaveLength(before);
}

async function goAway(store: Given) {
  const found = store.files.get("first");
  await fail(store);
  await expect(found).rejects.toThrow(StoreAway);
}

test("one call that finds the store away spares it the next 30 seconds", async () => {
  const store = given();
  await goAway(store);
  await expectRest(store);
  store.pass(rest - 1);
  await expectRest(store);
  expect(store.logged).toEqual(["files away"]);
});

test("a name that can't be resolved is said with its setting, at once and while the store rests", async () => {
  const store = given();
  const cause = Object.assign(new Error("getaddrinfo"), { code: "ENOTFOUND", hostname: "minio.exmaple" });
  const found = store.files.isReady();
  await fail(store, new StoreAway({ cause }));
  const errors = [await found.catch((error) => error), await store.files.isReady().catch((error) => error)];
  const expected =
    "The store of uploaded files can't be reached. The name minio.exmaple can't be resolved: check S3_ENDPOINT, or S3_REGION at Amazon.";
  expect(errors.map(describeAway)).toEqual([expected, expected]);
  expect(store.details).toEqual([expect.objectContaining({ reason: expected })]);
});

test("then one call is let through while the others are still refused, and its answer opens the store for all", async () => {
  const store = given();
  await goAway(store);
  store.pass(rest);
  const found = store.files.get("tried");
  await expectRest(store);
  await answer(store, bytes);
  expect(await found).toBe(bytes);
  const next = store.files.get("next");
  await answer(store, null);
  expect(await next).toBeNull();
  expect(store.asked).toEqual(["get first", "get tried", "get next"]);
  expect(store.logged).toEqual(["files away", "files back"]);
});

test("a call that is let through and finds it still away spares it once more, without another line in the log", async () => {
  const store = given();
  await goAway(store);
  store.pass(rest);
  await goAway(store);
  store.pass(rest - 1);
  await expectRest(store);
  store.pass(1);
  const found = store.files.isReady();
  await answer(store, true);
  expect(await found).toBe(true);
  expect(store.logged).toEqual(["files away", "files back"]);
});

test("who waits when it is found away gives up, but what is being stored goes on", async () => {
  const store = given();
  const [stored, removed, found] = [
    store.files.put("long", bytes),
    store.files.remove("slow"),
    store.files.get("fast"),
  ];
  const [put, , get] = [await store.next(), await store.next(), await store.next()];
  get.reject(new StoreAway());
  await expect(found).rejects.toThrow(StoreAway);
  await expect(removed).rejects.toThrow(StoreAway);
  put.resolve({ ok: true });
  expect(await stored).toEqual({ ok: true });
  await expectRest(store);
});

test("an upload that finds it away counts; later an upload asks whether it is back before it sends anything", async () => {
  const store = given();
  const stored = store.files.put("first", bytes);
  await answer(store, refused);
  expect(await stored).toEqual(refused);
  store.pass(rest);
  const again = store.files.put("second", bytes);
  expect(store.asked).toEqual(["put first", "isReady"]);
  await answer(store, true);
  await expect.poll(() => store.asked).toEqual(["put first", "isReady", "put second"]);
  await answer(store, { ok: true });
  expect(await again).toEqual({ ok: true });
});

test.each<[string, (store: Given) => Promise<void>]>([
  ["a key without a file", (store) => answer(store, null)],
  ["a fault of ours", (store) => fail(store, new Error("ours"))],
])("%s leaves it in use, and shows after a rest that it is back", async (_, end) => {
  const store = given();
  for (const logged of [[], ["files away", "files back"]]) {
    const found = store.files.get("odd").catch(() => null);
    await end(store);
    expect(await found).toBeNull();
    expect(store.logged).toEqual(logged);
    if (logged.length === 0) await goAway(store);
    store.pass(rest);
  }
});

test.each(["full", "readOnly"])("a store that is %s is not away", async (why) => {
  const store = given();
  const stored = store.files.put("a", bytes);
  await answer(store, { ok: false, why });
  expect(await stored).toEqual({ ok: false, why });
  expect(store.logged).toEqual([]);
});

test("what began before it was back can't send it to rest", async () => {
  const store = given();
  const late = store.files.put("late", bytes);
  const put = await store.next();
  await goAway(store);
  store.pass(rest);
  const tried = store.files.isReady();
  await answer(store, true);
  await tried;
  put.resolve(refused);
  expect(await late).toEqual(refused);
  expect(store.logged).toEqual(["files away", "files back"]);
  const found = store.files.get("next");
  await answer(store, bytes);
  expect(await found).toBe(bytes);
});

test("what began before it went away can't call it back", async () => {
  const store = given();
  const late = store.files.put("late", bytes);
  const put = await store.next();
  await goAway(store);
  put.resolve({ ok: true });
  expect(await late).toEqual({ ok: true });
  await expectRest(store);
});

test("lists are asked for even while it rests", async () => {
  const store = given();
  await goAway(store);
  const listed = store.files.listOlderThan(new Date())[Symbol.asyncIterator]().next();
  await answer(store, "a");
  expect(await listed).toEqual({ done: false, value: "a" });
});
