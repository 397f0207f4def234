import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { Role } from "#app/domain/policy/roles.ts";
import { hiddenFields, unescaped } from "#tests/support/http/html.ts";
import {
  get,
  markFor,
  pageOf,
  post,
  sessionOf,
  type Visitor,
  visitorAs,
  wordsOf,
} from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { sharedServer } from "#tests/support/servers/server.ts";

/** Proves the settings' tabs by role, the texts of the account's pages, and what their forms refuse. */
const password = "correct horse battery";
let url: string;

beforeAll(async () => {
  ({ url } = await sharedServer());
});

async function visitor(roles: Role[], email?: string): Promise<Visitor> {
  const { user } = await coachingBusiness({ roles, password, ...(email && { email }) });
  return visitorAs({ url }, user);
}

test.each([
  [["TRN"], ["Account", "Programs", "Billing"]],
  [["PAR"], ["Commissions", "Account", "Programs", "Billing"]],
  [["ADM"], ["Commissions", "Payments", "Users", "Mails", "Packages", "Account", "Programs", "Billing"]],
] as [Role[], string[]][])("the tabs of %s are %j; the settings begin with the user info", async (roles, tabs) => {
  const person = await visitor(roles);
  const start = await get(person, "/settings");
  expect([start.status, start.headers.get("Location")]).toEqual([302, "/settings/account/info"]);
  const page = await pageOf(person, "/settings/account/info");
  const nav = /<nav class="tabs[^>]*aria-label="Settings">(.*?)<\/nav>/.exec(page)?.[1] ?? "";
  expect([...nav.matchAll(/>([^<]+)<\/a>/g)].map(([, label]) => label)).toEqual(tabs);
  expect(nav).toMatch(/aria-current="page"[^>]*>Account</);
});

test("the packages are a tab of the settings for who keeps them, and of nobody else's", async () => {
  const kept = await pageOf(await visitor(["ADM"]), "/packages");
  expect(kept).toMatch(/aria-label="Settings">.*aria-current="page"[^>]*>Packages</);
  expect(kept).toMatch(/aria-label="Main">.*aria-current="page"[^>]*>Settings</);
  const seen = await pageOf(await visitor(["TRN"]), "/packages");
  expect(seen).not.toContain('aria-label="Settings"');
  expect(seen).not.toContain('aria-current="page"');
});

test("the header says who is logged in, and leads to the settings and out", async () => {
  const page = await pageOf(await visitor(["TRN"], "who@settings.test"), "/");
  const menu = /<div[^>]*id="person"[^>]*popover="auto">(.*?)<\/form>/.exec(page)?.[1] ?? "";
  for (const words of ["Ana Kovač", "who@settings.test", "/settings/account/info", "Log out"]) {
    expect(menu).toContain(words);
  }
});

test("the second of two tabs that save the user info is told, sees both, and may save over it", async () => {
  const person = await visitor(["TRN"]);
  const path = "/settings/account/info";
  const units = { weightUnit: "pounds", distanceUnit: "miles", heightUnit: "feet", velocityUnit: "milesPerHour" };
  const { version = "" } = hiddenFields(await pageOf(person, path));
  const sent = (lastName: string, seen: string) =>
    post(person, path, { firstName: "Ana", lastName, density: "compact", ...units, version: seen });
  expect((await sent("First", version)).status).toBe(302);
  const stale = await sent("Second", version);
  expect(stale.status).toBe(409);
  const page = await wordsOf(stale);
  for (const words of ["You saved this user info in the meantime", "Saved in the meantime: First", 'value="Second"']) {
    expect(page).toContain(words);
  }
  expect((await sent("Second", hiddenFields(page).version ?? "")).status).toBe(302);
  expect(await pageOf(person, "/programs")).toMatch(/<main[^>]*class="[^"]*h-8/);
});

test.each([
  [{ firstName: "" }, "First name is required!"],
  [{ phoneNumber: "call me" }, "Phone number can have digits"],
  [{ timeZone: "Moon/Base" }, "Choose a time zone"],
  [{ weightUnit: "miles" }, "Choose a unit"],
])("a user info of %j is refused with '%s'", async (typed, words) => {
  const units = { weightUnit: "pounds", distanceUnit: "miles", heightUnit: "feet", velocityUnit: "milesPerHour" };
  const fields = { firstName: "Ana", lastName: "Kovač", density: "compact", version: "1", ...units, ...typed };
  const answer = await post(await visitor(["TRN"]), "/settings/account/info", fields);
  expect(answer.status).toBe(400);
  expect(await wordsOf(answer)).toContain(words);
});

/** The form as a page without script sends it, with a file. */
async function postPicture(visitor: Visitor, fields: Record<string, string>, file: Buffer) {
  const { cookie = "" } = visitor;
  const units = { weightUnit: "pounds", distanceUnit: "miles", heightUnit: "feet", velocityUnit: "milesPerHour" };
  const body = new FormData();
  for (const [name, value] of Object.entries({
    firstName: "Ana",
    lastName: "Kovač",
    density: "compact",
    ...units,
    ...(await markFor(visitor)),
    ...fields,
  }))
    body.set(name, value);
  body.set("image", new File([new Uint8Array(file)], file.length > 0 ? "face.png" : "", { type: "image/png" }));
  const headers = { Accept: "text/html", "Sec-Fetch-Site": "same-origin", Cookie: cookie };
  return fetch(`${url}/settings/account/info`, { method: "POST", redirect: "manual", body, headers });
}

const faceIn = (page: string) => /<img[^>]* src="(\/files\/[^"]+\?width=160)"/.exec(page)?.[1];

test("a picture is uploaded without script, stands in the header, is served small, and is taken away", async () => {
  const person = await visitor(["TRN"]);
  expect(faceIn(await pageOf(person, "/programs"))).toBeUndefined();
  const plain = sharp({ create: { width: 900, height: 900, channels: 3, background: "#1b6e3c" } });
  expect((await postPicture(person, { version: "1" }, await plain.png().toBuffer())).status).toBe(302);
  const face = faceIn(await pageOf(person, "/programs")) ?? "";
  const answer = await get(person, face);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
  expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(160);
  expect((await get(await visitor(["TRN"]), face)).status).toBe(404);

  expect((await postPicture(person, { version: "2", imageRemoved: "on" }, Buffer.of())).status).toBe(302);
  expect(faceIn(await pageOf(person, "/programs"))).toBeUndefined();
});

test.each<[string, Buffer, string]>([
  ["no image", Buffer.from("GIF89a and nothing more"), "This file is not an image we can read"],
  ["too large", Buffer.alloc(10 * 1024 * 1024 + 1), "The image is larger than 10 MB"],
])("a picture that is %s is refused at its field, and nothing that was typed is lost", async (_, file, words) => {
  const person = await visitor(["TRN"]);
  const refused = await postPicture(person, { version: "1", lastName: "Novak", phoneNumber: "+385 91 000" }, file);
  expect(refused.status).toBe(400);
  const page = unescaped(await refused.text());
  expect(page).toMatch(new RegExp(`href="#[^"]*image"[^>]*>${words}`));
  for (const typed of ['value="Novak"', 'value="+385 91 000"']) expect(page).toContain(typed);
  expect(await pageOf(person, "/settings/account/info")).not.toContain("Novak");
});

test.each([
  [{ currentPassword: "" }, "Password is required!"],
  [{ newPassword: "" }, "New password is required!"],
  [{ repeatPassword: "" }, "Repeat new password is required!"],
  [{ repeatPassword: "something else" }, "New password and new password confirmed must match"],
  [{ newPassword: "short", repeatPassword: "short" }, "Password must have at least 10 characters"],
  [{ currentPassword: "not this one" }, "That is not your current password"],
])("a change of password with %j is refused with '%s', and shows none again", async (typed, words) => {
  const person = await visitor(["TRN"]);
  const fields = {
    currentPassword: password,
    newPassword: "a new horse battery",
    repeatPassword: "a new horse battery",
  };
  const answer = await post(person, "/settings/account/password", { ...fields, ...typed });
  expect(answer.status).toBe(400);
  const page = await wordsOf(answer);
  expect(page).toContain(words);
  expect(page).not.toContain("horse battery");
});

test("a password that was sent after the session ended is not changed, and every page on the way says so", async () => {
  const path = "/settings/account/password";
  const { user } = await coachingBusiness({ roles: ["TRN"], password });
  const person = await visitorAs({ url }, user);
  const changed = "a new horse battery";
  const fields = { currentPassword: password, newPassword: changed, repeatPassword: changed };
  const login = `/login?${new URLSearchParams({ returnUrl: path, form: "kept" })}`;
  const notChanged = "your password was not changed. Log in with the one that you had, and then change it.";

  const asked = await wordsOf(await post({ url }, login, { ...(await markFor(person)), ...fields }));
  expect(asked).toContain(notChanged);
  const wrong = await post({ url }, login, { ...hiddenFields(asked), email: user.email, password: changed });
  const again = await wordsOf(wrong);
  expect([wrong.status, again.includes(notChanged)]).toEqual([401, true]);
  const carried = { ...hiddenFields(again), email: user.email, password };
  const entered = await post({ url }, login, carried);
  expect(entered.status).toBe(307);
  const back = await post({ url, cookie: sessionOf(entered) }, path, carried);
  expect([back.status, (await wordsOf(back)).includes("except passwords: enter them again.")]).toEqual([428, true]);
});

test("the password is changed, and guessed at no more after five", async () => {
  const person = await visitor(["TRN"]);
  const path = "/settings/account/password";
  const fields = { newPassword: "a new horse battery", repeatPassword: "a new horse battery" };
  const done = await post(person, path, { ...fields, currentPassword: password });
  expect(done.status).toBe(302);
  // why: that something is to be said is in a cookie
  const cookie = [person.cookie, ...done.headers.getSetCookie().map((one) => one.split(";")[0])].join("; ");
  expect(await pageOf({ ...person, cookie }, path)).toContain("Password successfully changed");
  for (let n = 1; n <= 5; n++)
    expect((await post(person, path, { ...fields, currentPassword: "wrong" })).status).toBe(400);
  const late = await post(person, path, { ...fields, currentPassword: "a new horse battery" });
  expect([late.status, Number(late.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect(await late.text()).toContain("Too many wrong passwords. Try again in 15 minutes.");
});

test("what is free says so, and an administrator is told what they are", async () => {
  const page = await pageOf(await visitor(["TRN"]), "/settings/account/subscription");
  expect(page).toContain("You are on free version of Macrocycle.");
  expect(page).toMatch(/href="\/subscribe"[^>]*>Subscribe</);
  expect(await pageOf(await visitor(["ADM"]), "/settings/account/subscription")).toContain("You are an administrator.");
});
