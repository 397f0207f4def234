import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { openedBy } from "#app/domain/forms/opened-by.ts";
import { formMark } from "#app/services/form-marks.server.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { workouts } from "#db/schema/programs.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { hiddenFields } from "#tests/support/http/html.ts";
import { post, sessionOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sessionSecret, sharedServer } from "#tests/support/servers/server.ts";

/** Proves that a form whose session is over goes through the login and is stored after it. */
const password = "correct horse battery";
let server: SharedServer;
let programId: string;
let address: string;
let mark: Record<string, string>;

beforeAll(async () => {
  server = await sharedServer();
  const { ctx, user } = await coachingBusiness({ email: "trainer@kept.test", password });
  mark = { [openedBy]: formMark(sessionSecret, user.id) };
  programId = await givenProgram(ctx);
  address = `/manage-program/${programId}?week=1`;
});

beforeEach(async () => {
  await (await testDatabase()).db.delete(rateLimits);
});

/** The form of a week, as the trainer opened it, in which Monday's rest was unticked, with words that HTML would read as its own. */
function written() {
  return { ...mark, saveId: newId(), "1.version": "0", "1.restDay": "", "1.name": 'A "heavy" <day>', do: "save" };
}

const credentials = { email: "trainer@kept.test", password };

/** The login page's hidden fields. */
async function hiddenIn(response: Response): Promise<Record<string, string>> {
  return hiddenFields(await response.text());
}

/** What they carry. */
function unpacked({ "kept-form": packed = "" }: Record<string, string>) {
  return Object.fromEntries(new URLSearchParams(Buffer.from(packed, "base64url").toString()));
}

async function stored() {
  const { db } = await testDatabase();
  return db.select().from(workouts).where(eq(workouts.programId, programId));
}

test("a form whose session is over goes through the login, and is posted after it", async () => {
  const fields = written();
  const sent = await post(server, address, fields);
  const login = sent.headers.get("Location") ?? "";
  expect(sent.status).toBe(307);
  expect(new URL(login, server.url).searchParams.get("returnUrl")).toBe(address);

  const asked = await post(server, login, fields);
  expect(asked.status).toBe(401);
  const hidden = await hiddenIn(asked);
  expect(Object.keys(hidden)).toEqual(["kept-form"]);
  expect(unpacked(hidden)).toEqual(fields);

  const wrong = await post(server, login, { ...hidden, ...credentials, password: "wrong" });
  expect(wrong.status).toBe(401);
  expect(await hiddenIn(wrong)).toEqual(hidden);

  const right = { ...hidden, ...credentials };
  const completeLogin = await post(server, login, right);
  expect([completeLogin.status, completeLogin.headers.get("Location")]).toEqual([307, address]);
  const cookie = sessionOf(completeLogin);
  const saved = await post({ url: server.url, cookie }, address, right);
  expect(saved.status).toBe(302);
  expect(await stored()).toMatchObject([{ restDay: false, day: 1 }]);
});

test("a link to the login can't have anything posted: only a form that was carried is", async () => {
  const link = `/login?${new URLSearchParams({ returnUrl: `/programs/${programId}/delete`, form: "kept" })}`;
  const completeLogin = await post(server, link, credentials);
  expect(completeLogin.status).toBe(302);
});

test("texts of a form with a file are carried, and the file is named, also one that is too large to keep", async () => {
  const body = withImage(11 * 1024 * 1024);
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const login = `${server.url}/login?returnUrl=%2Fprograms%2Fnew&form=kept`;
  const asked = await fetch(login, { method: "POST", redirect: "manual", body, headers });
  expect(asked.status).toBe(401);
  const page = await asked.clone().text();
  expect(page).toContain("Then choose squat.png again");
  expect(unpacked(await hiddenIn(asked))).toEqual({ programName: "Žižka & co", "kept-file": "squat.png" });
});

test("a form that is too large to wait for a login is refused, and what to do is said", async () => {
  const sent: BodyInit[] = [
    withImage(21 * 1024 * 1024),
    new URLSearchParams({ programName: "x".repeat(1024 * 1024) }),
    new URLSearchParams(Array.from({ length: 40_001 }, (_, at) => [`field${at}`, "x"])),
  ];
  for (const body of sent) {
    const headers = { "Sec-Fetch-Site": "same-origin" };
    const sending = fetch(`${server.url}/login?form=kept`, { method: "POST", redirect: "manual", body, headers });
    // why: of more than 16 MB the server reads no rest, and a sender that is still writing sees the connection end
    const refused = body instanceof FormData ? await sending.catch(() => null) : await sending;
    if (!refused) continue;
    expect(refused.status).toBe(413);
    expect(await refused.text()).toContain("Log in in another tab, then go back to the form and send it again.");
  }
});

test("the password is not carried, and no form is from another site", async () => {
  const login = `/login?${new URLSearchParams({ returnUrl: address, form: "kept" })}`;
  const asked = await post(server, login, {
    ...credentials,
    "kept-form": "1",
    "1.name": "Mine",
    password: "my secret",
  });
  expect(await asked.text()).not.toContain("my secret");
  const foreign = await post(server, login, { ...written(), "kept-form": "1" }, { "Sec-Fetch-Site": "cross-site" });
  expect(foreign.status).toBe(403);
});

test("a form that asks for a password is carried like any other, without it", async () => {
  const login = `/login?${new URLSearchParams({ returnUrl: address, form: "kept" })}`;
  const asked = await post(server, login, { email: "new@kept.test", password: "my secret", name: "New" });
  expect(asked.status).toBe(401);
  expect(unpacked(await hiddenIn(asked))).toEqual({ email: "new@kept.test", name: "New" });
});

function withImage(size: number) {
  const body = new FormData();
  body.set("programName", "Žižka & co");
  body.set("image", new File([new Uint8Array(size)], "squat.png", { type: "image/png" }));
  return body;
}
