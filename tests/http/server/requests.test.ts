import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { cookieOf, get, post, postJson, type Visitor, visitorAs } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { startServer, type TestServer } from "#tests/support/servers/server.ts";
import { makeFolder, type Owner } from "#tests/support/things.ts";

/** Proves what is refused before a route is asked, and what ties a request to its log. */
let server: TestServer;
let trainer: Visitor;
let owned: Owner;

beforeAll(async () => {
  server = await startServer();
  const { user } = await coachingBusiness();
  owned = user;
  trainer = await visitorAs(server, user);
});

test("each request is one line of JSON, under the id that its answer carries, without its query", async () => {
  const asked = Date.now();
  const response = await get(trainer, "/no/such/page?email=ana@example.test");
  const id = response.headers.get("X-Request-Id");
  const line = await server.logged((logged) => logged.id === id && logged.msg === "request");
  expect(line).toMatchObject({ level: 30, method: "GET", url: "/no/such/page", status: 404 });
  expect(line.ms).toEqual(expect.any(Number));
  expect(line.queries).toBeGreaterThanOrEqual(1);
  expect(Date.parse(String(line.time))).toBeGreaterThanOrEqual(asked);
  expect(JSON.stringify(line)).not.toContain("ana@example.test");
});

test("requests at the same time, on shared connections, keep their ids and their persons apart", async () => {
  const people = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const { user } = await coachingBusiness({ email: `person${n}@apart.test` });
      return { email: user.email, url: server.url, cookie: await cookieOf(user) };
    }),
  );
  const ids = new Set<string | null>();
  let answers = 0;
  for (let round = 0; round < 5; round++) {
    const pages = await Promise.all(
      people.map(async (person) => {
        let response: Response;
        do {
          response = await get(person, "/");
          ids.add(response.headers.get("X-Request-Id"));
          answers += 1;
          // why: a busy machine's server asks to come back
        } while (response.status === 503 && answers < 400);
        return { person, page: await response.text() };
      }),
    );
    for (const { person, page } of pages) {
      const named = new Set(page.match(/person\d@apart\.test/g));
      expect([...named]).toEqual([person.email]);
    }
  }
  expect(ids.size).toBe(answers);
});

const foreign: [string, Record<string, string>][] = [
  ["cross-site", { "Sec-Fetch-Site": "cross-site" }],
  ["from a sibling site", { "Sec-Fetch-Site": "same-site" }],
  ["of a foreign origin", { Origin: "https://elsewhere.test" }],
  ["of an origin that is hidden", { Origin: "null" }],
  ["of nobody", {}],
];

/** A post with exactly these headers: fetch adds some of its own. */
function bare(path: string, method: string, headers: Record<string, string>, body = "theme=dark") {
  return new Promise<{ status: number | undefined; location: string | undefined; cookies: string[]; text: string }>(
    (done, fail) => {
      const ask = request(server.url + path, {
        method,
        headers: { "Content-Type": "application/x-www-form-urlencoded", Cookie: trainer.cookie, ...headers },
      });
      ask.on("response", async (answer) => {
        const text = (await answer.setEncoding("utf8").toArray()).join("");
        const { location, "set-cookie": cookies = [] } = answer.headers;
        done({ status: answer.statusCode, location, cookies, text });
      });
      ask.on("error", fail);
      ask.end(body);
    },
  );
}

const length = { "Content-Length": "10" };

test.each(foreign)("a post %s is refused with 403 and does nothing, page or resource", async (_name, headers) => {
  for (const path of ["/theme", "/logout", "/login", "/all", "/health/live", "/no/such/page"]) {
    const answer = await bare(path, "POST", { ...headers, ...length });
    expect([path, answer.status]).toEqual([path, 403]);
    expect(answer.cookies).toEqual([]);
    expect(answer.text).toContain("sent from another site");
  }
  expect((await get(trainer, "/")).status).toBe(200);
});

test.each(["PUT", "PATCH", "DELETE"])("%s from another site is refused alike", async (method) => {
  expect((await bare("/logout", method, { "Sec-Fetch-Site": "cross-site", ...length })).status).toBe(403);
});

test("a post of this site is taken, told by either header", async () => {
  const own: Record<string, string>[] = [
    { "Sec-Fetch-Site": "same-origin" },
    { "Sec-Fetch-Site": "none" },
    { Origin: server.url },
  ];
  for (const headers of own) {
    const answer = await bare("/theme", "POST", { ...headers, ...length });
    // why: it says nothing of who opened it, and is asked to press again, by which one sees that it was taken
    expect(answer.status).toBe(428);
  }
});

test("a host that the client makes up does not make its origin this site's", async () => {
  const headers = { Origin: "https://elsewhere.test", "X-Forwarded-Host": "elsewhere.test", ...length };
  expect((await bare("/theme", "POST", headers)).status).toBe(403);
});

test("a body that is too long, or has no end, is refused before it is read", async () => {
  const own = { "Sec-Fetch-Site": "same-origin" };
  const long = await bare(
    "/login",
    "POST",
    { ...own, "Content-Length": String(13 * 1024 * 1024) },
    "x".repeat(1000),
  ).catch((error: Error) => error.message);
  expect(long).toMatchObject({ status: 413 });
  const endless = await bare("/login", "POST", { ...own, "Transfer-Encoding": "chunked" });
  expect(endless.status).toBe(411);
  expect((await get(trainer, "/")).status).toBe(200);
});

test("what nobody sends stays small: 200 names and 16 kB", async () => {
  const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, "x"]));
  const token = (body: object) => postJson(server, "/api/token", body);
  expect((await token(names(90_000))).status).toBe(413);
  expect((await token({ email: "x".repeat(16_384) })).status).toBe(413);
  expect((await token(names(300))).status).toBe(400);
  expect((await token(names(100))).status).toBe(422);
  expect((await post(server, "/forgot-password", names(201))).status).toBe(413);
  expect((await post(server, "/forgot-password", { email: "x".repeat(17_000) })).status).toBe(413);
  expect((await post(server, "/forgot-password", names(100))).status).toBe(400);
});

// why: nobody reads the body of an address that answers without it
test("a body that stops arriving is not waited for, whether it is read or not", async () => {
  const { port } = new URL(server.url);
  const ends = ["/api/token", "/no/such/page"].map((path) => {
    const socket = connect(Number(port), "127.0.0.1").resume();
    const head = [`POST ${path} HTTP/1.1`, "Host: a.test", "Content-Type: application/json", "Content-Length: 1000"];
    socket.write(`${head.join("\r\n")}\r\n\r\n{"grantType":`);
    return once(socket, "close");
  });
  await Promise.all(ends);
  expect((await get(trainer, "/")).status).toBe(200);
}, 60_000);

test("a character that no text may hold makes no fault, in an address or in a form", async () => {
  expect((await get(trainer, "/?search=%00")).status).toBe(200);
  expect((await get(trainer, "/%00")).status).toBe(404);
  expect((await post(server, "/login", { email: "a\0b@example.test", password: "a\0b" })).status).toBe(401);
});

test("nobody can ask for the refusing page itself", async () => {
  expect((await get(trainer, "/refused")).status).toBe(404);
  expect((await post(trainer, "/refused")).status).toBe(404);
});

test.each(["TRACE", "PROPFIND"])("%s is no way to ask", async (method) => {
  expect((await bare("/", method, { "Sec-Fetch-Site": "same-origin" }, "")).status).toBe(405);
});

test("what is refused is said by the request's line alone, page or resource", async () => {
  for (const path of ["/no/such/page", "/files/none", "/exercises/none", "/exercises/none.data"]) {
    const id = (await get(trainer, path)).headers.get("X-Request-Id");
    await server.logged((line) => line.id === id && line.msg === "request");
    expect([path, server.lines().filter((line) => line.includes(`${id}`) && line.includes("fault"))]).toEqual([
      path,
      [],
    ]);
  }
});

test.each(["1.5", "abc", "-1", "0x10", "1e3", ""])("a version %j is refused with 400", async (version) => {
  const owner = await makeFolder(owned);
  expect((await post(trainer, `/programs/folders/${owner}/rename`, { name: "A", version })).status).toBe(400);
});

test("no answer is without a word on caches", async () => {
  for (const [visitor, path] of [
    [server, "/"],
    [trainer, "/logout"],
    [trainer, "/files/none"],
    [server, "/health/live"],
  ] as const) {
    expect([path, (await get(visitor, path)).headers.get("Cache-Control")]).toEqual([
      path,
      expect.stringMatching(/no-/),
    ]);
  }
  const posted = await post(server, "/theme", { theme: "dark" });
  expect(posted.headers.get("Cache-Control")).toBe("private, no-cache");
});
