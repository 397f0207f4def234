import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import type { Role } from "#app/domain/policy/roles.ts";
import { paths } from "#app/paths.ts";
import { mails } from "#db/schema/mails.ts";
import { programs } from "#db/schema/programs.ts";
import { get, post, type Visitor, visitorAs } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer, startServer, supportEmail } from "#tests/support/servers/server.ts";
import { makeClient, makeExercise, makeInvite, makeProgram } from "#tests/support/things.ts";

/** Proves who sees which widget of the dashboard, its words, its footer, and what comes of a message to support. */
let server: SharedServer;
/** One whose footer leads elsewhere, and whose support nobody reads. */
let unlike: SharedServer;
const set = { VIDEO_URL: "https://video.test/tour", INSTAGRAM_URL: "https://instagram.test/macrocycle" };

beforeAll(async () => {
  [server, unlike] = await Promise.all([sharedServer(), startServer({ ...set, SUPPORT_EMAIL: "" })]);
});

async function person(roles: Role[], url = server.url) {
  const { user, ctx } = await coachingBusiness({ roles });
  const visitor = await visitorAs({ url }, user);
  return { visitor, user, ctx };
}

const textOf = async (visitor: Visitor, path: string) => (await get(visitor, path)).text();

function titlesIn(page: string) {
  return [...page.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title);
}

const everybody = ["Recent programs", "Comments"];

describe("once there is a program, and a client to coach,", () => {
  test.each<[Role[], string[], string[]]>([
    [
      ["TRN"],
      ["Needs your attention", "Licence", "Program status", "Clients"],
      ["New exercise", "Invite client", "New program"],
    ],
    [["PAR"], ["Licence", "Sold this month"], ["New exercise", "New program"]],
    [
      ["PAR", "WRT"],
      ["Licence", "Sold this month"],
      ["New exercise", "New program"],
    ],
    [["ADM"], ["Pending programs"], ["New exercise", "Invite client", "New program"]],
    [["SYS"], ["Pending programs"], ["New exercise", "Invite client", "New program"]],
    [
      ["ADM", "TRN"],
      ["Pending programs", "Needs your attention", "Program status", "Clients"],
      ["New exercise", "Invite client", "New program"],
    ],
  ])("%j sees %j and %j", async (roles, widgets, buttons) => {
    const { visitor, user } = await person(roles);
    await makeProgram(user);
    if (roles.includes("TRN")) await makeClient(user);
    const page = await textOf(visitor, paths.home());
    expect(titlesIn(page).sort()).toEqual([...everybody, ...widgets].sort());
    for (const button of ["New exercise", "Invite client", "New program"]) {
      expect(page.includes(`</svg>${button}</a>`)).toBe(buttons.includes(button));
    }
  });
});

test("a new coach reads how to begin, and nothing else", async () => {
  const { visitor, user } = await person(["TRN"]);
  const page = await textOf(visitor, paths.home());
  expect(titlesIn(page)).toEqual(["Your first steps"]);
  for (const words of [`Welcome back, ${user.email}</h1>`, "Ana Kovač", "You are on free version of Macrocycle."]) {
    expect(page).toContain(words);
  }
  expect(page).not.toContain("You have no");
  await makeExercise(user);
  expect(await textOf(visitor, paths.home())).toContain("(done)");
});

test("a coach who has begun reads what there is nothing of, and nothing that only partners do", async () => {
  const { visitor, user } = await person(["TRN"]);
  await makeProgram(user);
  await makeInvite(user);
  const page = await textOf(visitor, paths.home());
  for (const words of ["You have no comments", "You have no clients", "There are no pending programs"]) {
    expect(page).toContain(words);
  }
  expect(page).not.toContain("Partners");
  expect(await textOf((await person(["ADM"])).visitor, paths.home())).toContain("You have no programs");
});

test("an administrator is led to what waits for a decision", async () => {
  const partner = await person(["PAR"]);
  const id = await makeProgram(partner.user);
  await partner.ctx.db.update(programs).set({ status: 2, priceCents: 2490 }).where(eq(programs.id, id));
  const page = await textOf((await person(["SYS"])).visitor, paths.home());
  expect(page).toContain(`href="${paths.editor(id)}"`);
  expect(page).toContain(`href="${paths.publish(id)}"`);
  expect(page).toContain("€24.90");
});

describe("the footer", () => {
  const always = ["/instructions/athletes", "/instructions/coaches", "/support"];

  test("leads to the instructions and support, and to nowhere that is not set", async () => {
    const { visitor } = await person(["TRN"]);
    const footer = /<footer[\s\S]*<\/footer>/.exec(await textOf(visitor, paths.home()))?.[0] ?? "";
    const links = [...footer.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual(["/", ...always]);
  });

  test("leads to the video and the pages elsewhere that are set", async () => {
    const { visitor } = await person(["TRN"], unlike.url);
    const page = await textOf(visitor, paths.home());
    for (const href of Object.values(set)) expect(page).toContain(`href="${href}" rel="noreferrer"`);
    expect(page).not.toContain("Facebook");
  });
});

test.each(["athletes", "coaches"] as const)(
  "the instructions for %s are for everybody, without script",
  async (whose) => {
    const answer = await get(server, paths.instructions(whose));
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).not.toContain("<script");
    const pictures = [...page.matchAll(/(?:src|srcSet)="(\/pictures\/[^"]*)"/gi)].map(([, path = ""]) => path);
    expect(pictures.length).toBeGreaterThan(3);
    for (const path of pictures) {
      const picture = await get(server, path);
      expect([path, picture.status, picture.headers.get("Content-Type")]).toEqual([path, 200, "image/webp"]);
    }
  },
);

describe("support", () => {
  const message = { firstName: "Ana", lastName: "Kovač", email: "ana@people.test", body: "How do I print?" };

  function written({ ctx }: Awaited<ReturnType<typeof person>>) {
    return ctx.db.select().from(mails).where(eq(mails.accountId, ctx.actor.accountId));
  }

  test("begins with one's own name and e-mail, over the dashboard", async () => {
    const { visitor, user } = await person(["PAR"]);
    const page = await textOf(visitor, paths.support());
    for (const value of ["Ana", "Kovač", user.email]) expect(page).toContain(`value="${value}"`);
    expect(page).toContain("Welcome back");
  });

  test("names every field that is missing", async () => {
    const { visitor } = await person(["TRN"]);
    const answer = await post(visitor, paths.support(), { id: newId(), firstName: " " });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    for (const field of ["First name", "Last name", "Email", "Message"])
      expect(page).toContain(`${field} is required!`);
  });

  test("gets a message once, however often its form is sent, and answers to who wrote it", async () => {
    const who = await person(["TRN"]);
    const form = { id: newId(), ...message };
    const answers = [await post(who.visitor, paths.support(), form), await post(who.visitor, paths.support(), form)];
    expect(answers.map(({ status, headers }) => [status, headers.get("Location")])).toEqual([
      [302, "/"],
      [302, "/"],
    ]);
    expect(await written(who)).toMatchObject([
      {
        ...{ id: form.id, kind: "support", recipient: supportEmail, replyTo: "ana@people.test" },
        content: { senderName: "Ana Kovač", message: "How do I print?" },
      },
    ]);
  });

  test("takes five messages an hour; the sixth says when to try again, and keeps its words", async () => {
    const who = await person(["TRN"]);
    const ask = () => post(who.visitor, paths.support(), { id: newId(), ...message });
    for (let sent = 0; sent < 5; sent++) expect((await ask()).status).toBe(302);
    const answer = await ask();
    const page = await answer.text();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(3000);
    expect(page).toContain("Too many messages were sent. Try again in 60 minutes.");
    expect(page).toContain("How do I print?");
    expect(await written(who)).toHaveLength(5);
  });

  test("that nobody reads asks for no message, and says that one failed", async () => {
    const who = await person(["TRN"], unlike.url);
    const page = await textOf(who.visitor, paths.support());
    expect(page).toContain("Support is not available here yet.");
    expect(page).not.toContain('name="body"');
    const answer = await post(who.visitor, paths.support(), { id: newId(), ...message });
    expect(answer.status).toBe(409);
    expect(await written(who)).toEqual([]);
  });
});
