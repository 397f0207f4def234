import { beforeAll, expect, test } from "vitest";
import { givenAthlete } from "#tests/integration/athletes/completions/given.ts";
import { get, type Visitor, visitorAs } from "#tests/support/http/visitor.ts";
import { sharedServer } from "#tests/support/servers/server.ts";

/** Proves how an athlete's browser gets a page's styles and scripts: within the first page, and once. */
let visitor: Visitor;
let pages: string[];

beforeAll(async () => {
  const { athlete, programId } = await givenAthlete();
  visitor = await visitorAs(await sharedServer(), athlete.user);
  pages = ["/train", "/train/calendar", "/me", `/train/workouts/${programId}/1`];
});

const named = /<link rel="stylesheet" href="(\/assets\/train-[\w-]+\.css)"\/>/;
const onPaper = /<link rel="stylesheet" media="print" href="(\/assets\/train-[\w-]+\.css)"\/>/;

function cookieOf(response: Response) {
  return response.headers.getSetCookie().find((cookie) => cookie.startsWith("styles="));
}

test("the first page has its styles within, and the next ones name the sheet that it had the browser keep", async () => {
  for (const path of pages) {
    const first = await get(visitor, path);
    const page = await first.text();
    const [, nonce, styles = ""] = /<style nonce="([^"]+)">(.+?)<\/style>/s.exec(page) ?? [];
    expect(first.headers.get("Content-Security-Policy")).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(first.headers.get("Link")).toBeNull();
    expect(page).not.toMatch(named);
    const [, sheet = ""] = onPaper.exec(page) ?? [];
    expect(styles).toBe(await (await get(visitor, sheet)).text());
    expect(cookieOf(first)).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);

    const cookie = [visitor.cookie, cookieOf(first)?.split(";")[0]].join("; ");
    const next = await get({ ...visitor, cookie }, path);
    const nextPage = await next.text();
    expect(named.exec(nextPage)?.[1]).toBe(sheet);
    expect(nextPage).not.toMatch(/<style|media="print"/);
    expect(next.headers.get("Link")).toBe(`<${sheet}>; rel=preload; as=style`);
    expect(cookieOf(next)).toBeUndefined();
  }
});

test("a browser that has an earlier sheet gets the new one within the page", async () => {
  const cookie = `${visitor.cookie}; styles=${btoa(JSON.stringify("/assets/train-earlier.css"))}`;
  const response = await get({ ...visitor, cookie }, "/train");
  expect(await response.text()).toMatch(onPaper);
  expect(cookieOf(response)).toBeDefined();
});

test("other pages name their sheet, and outside of one's own none may have styles within", async () => {
  for (const path of ["/me/password", "/privacy"]) {
    const response = await get(visitor, path);
    expect(await response.text()).toMatch(/<link rel="stylesheet" href="\/assets\/app-/);
    expect(cookieOf(response)).toBeUndefined();
  }
  expect((await get(visitor, "/privacy")).headers.get("Content-Security-Policy")).toContain("style-src 'self';");
});

test("a workout names its script and what that imports, under an address that changes with them", async () => {
  const page = await (await get(visitor, pages.at(-1) ?? "")).text();
  const [script = "", ...others] = [...page.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, at]) => at);
  expect(page).toContain(`<script type="module" src="${script}"></script>`);
  expect(script).toMatch(/^\/scripts\/[0-9a-f]{8}\/page\.js$/);
  const answers = await Promise.all([script, ...others].map((at = "") => get(visitor, at)));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const imported = texts.flatMap((text) => [...text.matchAll(/from "\.(\/\w+\.js)"/g)].map(([, name]) => name));
  expect(new Set(imported)).toEqual(new Set(others.map((at) => at?.slice(at.lastIndexOf("/")))));
  for (const { status, headers } of answers) {
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
    expect(headers.get("Content-Encoding")).toMatch(/^(br|gzip)$/);
    expect(headers.get("Content-Security-Policy")).toBeNull();
  }
  const gone = await get(visitor, "/scripts/00000000/page.js");
  expect(gone.status).toBeGreaterThanOrEqual(400);
  expect(gone.headers.get("Cache-Control")).toBe("private, no-cache");
});
