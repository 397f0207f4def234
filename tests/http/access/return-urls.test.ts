import { beforeAll, expect, test } from "vitest";
import { cookieOf, get, post } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/** Proves that no address that a stranger writes into a link to the login leads anywhere but into this site. */
const email = "trainer@return.test";
const password = "correct horse battery";
let server: SharedServer;
let cookie: string;

beforeAll(async () => {
  server = await sharedServer();
  const { user } = await coachingBusiness({ email, password });
  cookie = await cookieOf(user);
});

/** As they stand in the query, so that what is escaped twice, or not at all, is asked too. */
const hostile = [
  "//evil.test",
  "///evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/%5Cevil.test",
  "%2F%2Fevil.test",
  "%252F%252Fevil.test",
  "/%2Fevil.test",
  "/.//evil.test",
  "/..//evil.test",
  "/a/..//evil.test",
  "/%2e%2e//evil.test",
  "https://evil.test",
  "https:evil.test",
  "HTTPS:%2F%2Fevil.test",
  "javascript:alert(1)",
  "java%0Ascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "/%09/evil.test",
  "/%0D%0ALocation:%20https://evil.test",
  "%20//evil.test",
  "%00//evil.test",
  "%E3%80%82%EF%BC%8F%EF%BC%8Fevil.test",
  "/%E2%81%84evil.test",
  "//trainer@evil.test",
  "@evil.test",
  ".evil.test",
  ":80@evil.test",
  "//evil.test%00.return.test",
  "//[::1",
  "%ED%A0%80//evil.test",
  `/${"a".repeat(5000)}`,
  "/all&returnUrl=//evil.test",
  "//evil.test&returnUrl=/all",
  "&returnUrl[]=//evil.test",
  "#//evil.test",
];

/** Where a browser at the login goes. */
function led(answer: Response) {
  const location = answer.headers.get("Location") ?? "";
  const { origin, pathname } = new URL(location, `${server.url}/login`);
  return { status: answer.status, isPath: /^\/(?![/\\])/.test(location), origin, isDouble: pathname.startsWith("//") };
}

const within = { status: 302, isPath: true, origin: "", isDouble: false };

/** Those of the addresses that do not lead to a path of this site, and where they lead. */
async function astray(addresses: string[], ask: (address: string) => Promise<Response>) {
  const found: unknown[] = [];
  const expected = JSON.stringify({ ...within, origin: server.url });
  const left = [...addresses];
  // why: a login counts as a failure until its password was looked at, so no more than four are under way
  while (left.length > 0) {
    const asked = left.splice(0, 4).map(async (typed) => ({ typed, ...led(await ask(`/login?returnUrl=${typed}`)) }));
    for (const { typed, ...answer } of await Promise.all(asked)) {
      if (JSON.stringify(answer) !== expected) found.push([typed, answer]);
    }
  }
  return found;
}

test("a login by a password leads to a path of this site, whatever its address says", async () => {
  const known = (await post(server, "/login", { email, password })).headers.getSetCookie();
  const browser = { url: server.url, cookie: known.find((one) => one.startsWith("known="))?.split(";")[0] ?? "" };
  expect(await astray(hostile.slice(0, 22), (address) => post(browser, address, { email, password }))).toEqual([]);
});

test("so does the login for who is signed in already", async () => {
  expect(await astray(hostile, (address) => get({ url: server.url, cookie }, address))).toEqual([]);
});

test("an address at which the login interrupted is a path of this site, too", async () => {
  for (const path of ["//evil.test", "/.//evil.test", "//evil.test/all", "/\\evil.test"]) {
    const answer = await get(server, path);
    const returnUrl = new URL(answer.headers.get("Location") ?? "/", server.url).searchParams.get("returnUrl") ?? "/";
    const completeLogin = await get({ url: server.url, cookie }, `/login?${new URLSearchParams({ returnUrl })}`);
    expect(led(completeLogin)).toMatchObject({ isPath: true, origin: server.url, isDouble: false });
  }
});
