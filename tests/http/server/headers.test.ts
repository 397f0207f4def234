import { beforeAll, expect, test } from "vitest";
import { get, post, type Visitor, visitorAs } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/** Proves which headers every kind of answer carries. */
let server: SharedServer;
let trainer: Visitor;

beforeAll(async () => {
  server = await sharedServer();
  const { user } = await coachingBusiness();
  trainer = await visitorAs(server, user);
});

type Ask = () => Promise<Response>;

async function assetPath() {
  const page = await (await get(trainer, "/")).text();
  return /\/assets\/[^"]+\.css/.exec(page)?.[0] ?? "no asset on the page";
}

const answers: [string, number, Ask][] = [
  ["a page", 200, () => get(trainer, "/")],
  ["a page's data", 200, () => get(trainer, "/_root.data")],
  ["a public page", 200, () => get(server, "/login")],
  ["a redirect", 302, () => get(server, "/")],
  ["an unknown address", 404, () => get(trainer, "/no/such/page")],
  ["a refused login", 401, () => post(server, "/login", { email: "x@y.test", password: "wrong" })],
  ["a post from another site", 403, () => post(trainer, "/theme", {}, { "Sec-Fetch-Site": "cross-site" })],
  ["a static file", 200, () => get(server, "/favicon.svg")],
  ["a missing built file", 404, () => get(trainer, "/assets/gone.js")],
  ["the health of the process", 200, () => get(server, "/health/live")],
  ["the health of the database", 200, () => get(server, "/health/ready")],
  ["an address that cannot be read", 404, () => get(server, "/%E0%A4%A")],
];

test.each(answers)("%s answers %i with every security header, once", async (_name, status, ask) => {
  const response = await ask();
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "content-security-policy": expect.stringContaining("default-src 'self'"),
    "x-request-id": expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(response.headers.has("x-powered-by")).toBe(false);
});

test("the policy lets no inline script or style element, no plug-in, no frame and no other site in", async () => {
  const policy = (await get(trainer, "/")).headers.get("Content-Security-Policy") ?? "";
  const rules = new Map(policy.split("; ").map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1)]));
  expect(rules.get("script-src")).toEqual(["'self'", expect.stringMatching(/^'nonce-[\w+/=]{24}'$/)]);
  expect(rules.get("style-src")).toEqual(["'self'"]);
  expect(rules.get("style-src-attr")).toEqual(["'unsafe-inline'"]);
  expect(rules.get("object-src")).toEqual(["'none'"]);
  expect(rules.get("base-uri")).toEqual(["'none'"]);
  expect(rules.get("form-action")).toEqual(["'self'"]);
  expect(rules.get("frame-ancestors")).toEqual(["'none'"]);
  expect(policy.match(/unsafe-inline/g)).toHaveLength(1);
  expect(policy).not.toContain("unsafe-eval");
});

test("each answer has a nonce of its own, and the page's scripts carry it", async () => {
  const responses = await Promise.all(Array.from({ length: 12 }, () => get(trainer, "/")));
  const nonces = new Set<string>();
  for (const response of responses) {
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "none";
    nonces.add(nonce);
    const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  }
  expect(nonces.size).toBe(12);
});

test("built files are kept for a year; pages and their data are asked for again", async () => {
  expect((await get(server, await assetPath())).headers.get("Cache-Control")).toContain("immutable");
  for (const path of ["/", "/_root.data", "/no/such/page"]) {
    expect((await get(trainer, path)).headers.get("Cache-Control")).toBe("private, no-cache");
  }
  expect((await get(server, "/login")).headers.get("Cache-Control")).toBe("private, no-cache");
});

test("a host that the client makes up appears nowhere in the answer", async () => {
  for (const name of [
    "X-Forwarded-Host",
    "X-Forwarded-Server",
    "Forwarded",
    "X-Host",
    "X-Original-URL",
    "X-Rewrite-URL",
  ]) {
    const value = name === "Forwarded" ? "host=elsewhere.test" : "elsewhere.test";
    for (const path of ["/", "/login?returnUrl=%2Fall", "/no/such/page"]) {
      const response = await get(trainer, path, { [name]: value });
      const whole = JSON.stringify([...response.headers]) + (await response.text());
      expect(whole).not.toContain("elsewhere.test");
    }
  }
});
