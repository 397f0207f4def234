import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchWithRetry, retry } from "./line.ts";
import { retryDataFetches } from "./retried-data.ts";

/** Which responses reach the router, and which make the page wait for a retry. */
const script = { "Content-Type": "text/x-script", "X-Request-Id": "1" };
const refused = {
  "an object of ours": '[{"_1":2},"error",["SingleFetchClassInstance",3],{"_4":5},"message","We could not find that."]',
  "what data() made": '[{"_1":2},"error",["ErrorResponse",3,4,5],{"_6":7},413,"","message","Too large."]',
};
const returned = '[{"_1":2},"data",{"_3":4},"typed","[\\"ErrorResponse\\","]';

let answers: (Response | Promise<Response>)[] = [];
let asked = 0;

beforeEach(() => {
  answers = [];
  asked = 0;
  const server = () => Promise.resolve(answers[asked++] ?? new Response("[]", { headers: script }));
  vi.stubGlobal("window", { fetch: server });
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("location", new URL("http://gym.test/programs"));
  retryDataFetches();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function isWaiting(response: Promise<unknown>) {
  return Promise.race([response.then(() => false), new Promise((done) => setTimeout(done, 50, true))]);
}

const at = new URL("http://gym.test/programs/1.data");

test.each([
  ["404", refused["an object of ours"], script],
  ["413", refused["what data() made"], script],
  ["413", "<h1>Request Entity Too Large</h1>", { "Content-Type": "text/html" }],
])("a post that is refused with %s waits: %s", async (status, body, headers) => {
  answers = [new Response(body, { status: Number(status), headers })];
  const response = window.fetch(at, { method: "POST" });
  expect(await isWaiting(response)).toBe(true);
  retry();
  expect([(await response).status, asked]).toEqual([200, 2]);
});

test("what a form's action returned is for its form to say", async () => {
  answers = [new Response(returned, { status: 404, headers: script })];
  expect((await window.fetch(at, { method: "POST" })).status).toBe(404);
});

test("a page that is refused is shown where nothing that was entered would be lost", async () => {
  answers = [new Response(refused["an object of ours"], { status: 404, headers: script })];
  expect((await window.fetch(at)).status).toBe(404);
});

test("a server that says nothing for 60 seconds is one that can't be reached", async () => {
  vi.useFakeTimers();
  const ask = vi.fn(() =>
    ask.mock.calls.length > 1 ? Promise.resolve(new Response()) : new Promise<Response>(() => {}),
  );
  const response = fetchWithRetry(ask, () => null);
  await vi.advanceTimersByTimeAsync(59_999);
  retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  retry();
  expect((await response).status).toBe(200);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a form to be pressed again reaches the router where no input would be lost", async () => {
  answers = [new Response(refused["what data() made"], { status: 428, headers: script })];
  expect(await isWaiting(window.fetch(at, { method: "POST" }))).toBe(false);
});
