import { existsSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { can, type Subject } from "#app/domain/policy/can.ts";
import type { Actor, Role } from "#app/domain/policy/roles.ts";
import { diskFiles } from "#app/services/files/disk.server.ts";
import { archiveKey } from "#app/services/files/file-keys.ts";
import { systemAccountId } from "#db/seed/ids.ts";
import { builtEntries, type Entry } from "#tests/support/http/built-routes.ts";
import { cookieOf, get, markFor, post, postJson, type Visitor } from "#tests/support/http/visitor.ts";
import { givenInvoice } from "#tests/support/payments/sales.ts";
import { makeFinding } from "#tests/support/payments/subscriptions.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { makePastNote } from "#tests/support/people/past-notes.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import * as things from "#tests/support/things.ts";
import { makeComment } from "#tests/support/training/comments.ts";
import { makeRecord } from "#tests/support/training/performances.ts";
import { makeTrained } from "#tests/support/training/trained.ts";
import type { Kind, Row } from "./row.ts";
import { access, claimedTwice } from "./table.ts";

type Whose = "own" | "same account" | "other account" | "system";
type Owner = things.Owner | "system";
type Person = Visitor & { actor: Actor | null; owners: Record<Whose, Owner> };

/** Each role alone, a writer as what they are besides, and nobody. */
const held: Record<string, Role[]> = {
  SYS: ["SYS"],
  ADM: ["ADM"],
  PAR: ["PAR"],
  TRN: ["TRN"],
  "PAR and WRT": ["PAR", "WRT"],
  USR: ["USR"],
};
const names = ["nobody", ...Object.keys(held)];
const people = new Map<string, Person>();
let server: SharedServer;

beforeAll(async () => {
  server = await sharedServer();
  const stranger = (await coachingBusiness()).user;
  for (const name of names) {
    const { account, user, ctx } = await coachingBusiness({ roles: held[name] ?? ["TRN"] });
    const colleague = (await addUser(account)).user;
    const owners: Person["owners"] = {
      own: user,
      "same account": colleague,
      "other account": stranger,
      system: "system",
    };
    const isNobody = name === "nobody";
    const cookie = isNobody ? {} : { cookie: await cookieOf(user) };
    people.set(name, { url: server.url, ...cookie, actor: isNobody ? null : ctx.actor, owners });
  }
});

const entries = builtEntries();
const guarded = entries.flatMap((entry) => {
  const row = access[entry.address];
  return row && !("open" in row) ? [{ entry, row }] : [];
});

test("there are loaders and actions to ask", () => {
  expect(entries.length).toBeGreaterThan(100);
  expect(guarded.length).toBeGreaterThan(100);
});

test("every loader and action has a row, and no row speaks of one that is gone", () => {
  const addresses = new Set(entries.map(({ address }) => address));
  expect([...addresses].filter((address) => !access[address])).toEqual([]);
  expect(Object.keys(access).filter((address) => !addresses.has(address))).toEqual([]);
  expect(claimedTwice).toEqual([]);
});

test.each(Object.entries(access))("what the row of %s says is there", (address, row) => {
  if ("open" in row) return expect(existsSync(row.test)).toBe(true);
  const kinds = entries.filter((entry) => entry.address === address).map(({ kind }) => kind);
  if (row.get) expect(kinds).toContain("loader");
  if (row.post) expect(kinds).toContain("action");
});

// why: pages change nothing, so they come first and share the things that a post after them may delete
const inOrder = guarded.toSorted((one, other) => other.entry.kind.localeCompare(one.entry.kind));

test.each(names)("what %s asks for is answered as the policy says, everywhere", async (name) => {
  const person = people.get(name);
  if (!person) throw new Error(`Nobody is called ${name}.`);
  const wrong: string[] = [];
  for (const { entry, row } of inOrder) {
    for (const whose of whoseThings(row, person.actor)) {
      const owner = person.owners[whose];
      const expected = expectedOutcome(row, entry.kind, person.actor, subjectOf(owner));
      if (expected === "served" && isPrintedBefore(entry, name)) continue;
      const found = await outcomeOf(row, entry, person, await thingIn(row, entry.kind, person.actor, owner));
      const asked = `${entry.kind} of ${entry.address} (${entry.route}), ${whose}`;
      if (found !== expected) wrong.push(`${asked}: ${found} instead of ${expected}`);
    }
  }
  expect(wrong).toEqual([]);
});

const printedFor = new Map<string, string>();

/** A PDF takes a second of processor time, so of those to whom the same is served by its page, the first alone gets it. */
function isPrintedBefore({ address }: Entry, name: string) {
  if (!address.endsWith("pdf")) return false;
  const first = printedFor.get(address) ?? name;
  printedFor.set(address, first);
  return first !== name;
}

function mayCome(actor: Actor, page: Row["page"]) {
  return can(actor, page) && (page === "me:enter" || can(actor, "app:enter"));
}

function whoseThings({ page, thing, see }: Row, actor: Actor | null): Whose[] {
  // why: nobody has an account that a thing could be of, or not
  if (!actor || !thing || !see) return ["own"];
  // why: who may not come to the page is turned away whatever it is about, before it is looked for
  if (!mayCome(actor, page)) return ["other account"];
  const hasSystem = thing === "exercise" || thing === "file";
  return ["own", "same account", "other account", ...(hasSystem ? (["system"] as const) : [])];
}

function subjectOf(owner: Owner): Subject {
  if (owner === "system") return { accountId: systemAccountId, creatorId: null, isSystem: true };
  return { accountId: owner.accountId, creatorId: owner.id };
}

/** What the policy says must come of it. */
function expectedOutcome(row: Row, kind: Entry["kind"], actor: Actor | null, subject: Subject) {
  if (!actor) return "to /login";
  if (row.page !== "me:enter" && !can(actor, "app:enter")) return "forbidden";
  if (!can(actor, row.page)) return "to /";
  const { allow, answer = "served", isBlind = false } = row[kind === "loader" ? "get" : "post"] ?? {};
  if (row.see && !isBlind && !can(actor, row.see, subject)) return "missing";
  return allow && !can(actor, allow, subject) ? "forbidden" : answer;
}

const shared = new Map<string, Promise<string>>();

/** The thing's id: a fresh one's for a post that may come as far as deleting it. */
async function thingIn({ page, thing }: Row, kind: Entry["kind"], actor: Actor | null, owner: Owner) {
  if (!thing) return "";
  if (kind === "action" && actor && mayCome(actor, page)) return make[thing](owner);
  const key = `${thing} of ${owner === "system" ? owner : owner.id}`;
  const id = shared.get(key) ?? make[thing](owner);
  shared.set(key, id);
  return id;
}

// why: each is asked alone, as a script would, so that no guard of a page around it answers in its stead
async function outcomeOf(row: Row, entry: Entry, person: Person, id: string) {
  const frameOf = row.page === "me:enter" ? "/me" : "/";
  const address = entry.address === entry.route ? frameOf : entry.address;
  const path = address.replace(":key", "1").replace(/:\w+/, id).replace("*", "no/such/page");
  if (entry.isResource)
    return nameOf(await (entry.kind === "loader" ? get(person, path) : send(row, person, path, id)));
  const alone = path === "/" ? "/_root.data" : `${path}.data`;
  if (entry.kind === "action") return nameOf(await send(row, person, alone, id));
  return nameOf(await get(person, `${alone}?_routes=${entry.route}`));
}

function send(row: Row, person: Person, path: string, id: string) {
  const { fields, json } = row.post ?? {};
  // why: what a script alone posts says in a header whose page it is
  return json ? postJson(person, path, json(id)) : markFor(person).then((mark) => post(person, path, fields, mark));
}

async function nameOf(response: Response) {
  const { status, to } = await answerOf(response);
  if (to.startsWith("/login")) return "to /login";
  if (to === "/") return "to /";
  if (status === 403) return "forbidden";
  if (status === 404) return "missing";
  return status === 200 || status === 302 || status === 400 || status === 409 ? "served" : `status ${status}`;
}

/** A redirect has its status and place in its headers; asked for by a script, in what is sent (Remix's single fetch). */
async function answerOf(response: Response) {
  const text = await response.text();
  if (response.status !== 202) return { status: response.status, to: response.headers.get("Location") ?? "" };
  const values: unknown[] = JSON.parse(text.split("\n")[0] ?? "[]");
  const [status, to] = ["status", "redirect"].map((name) => values[values.indexOf(name) + 1]);
  return { status: Number(status), to: String(to) };
}

const make: Record<Kind, (owner: Owner) => Promise<string>> = {
  exercise: things.makeExercise,
  program: (owner) => things.makeProgram(ofSomebody(owner)),
  "placed program": (owner) => things.makePlacedProgram(ofSomebody(owner)),
  "store program": (owner) => things.makeStoreProgram(ofSomebody(owner)),
  folder: (owner) => things.makeFolder(ofSomebody(owner)),
  category: things.makeCategory,
  subcategory: things.makeSubcategory,
  post: (owner) => things.makePost(ofSomebody(owner)),
  package: (owner) => things.makePackage(ofSomebody(owner)),
  client: (owner) => things.makeClient(ofSomebody(owner)),
  invite: (owner) => things.makeInvite(ofSomebody(owner)),
  group: (owner) => things.makeGroup(ofSomebody(owner)),
  passkey: (owner) => things.makePasskey(ofSomebody(owner)),
  "my invitation": (owner) => things.makeMyInvitation(ofSomebody(owner)),
  "my coach": (owner) => things.makeMyCoach(ofSomebody(owner)),
  "my workout": (owner) => makeTrained(ofSomebody(owner)),
  "past note": (owner) => makePastNote(ofSomebody(owner)),
  token: (owner) => things.makePersonalToken(ofSomebody(owner)),
  session: (owner) => things.makeSession(ofSomebody(owner)),
  user: (owner) => things.makeUser(ofSomebody(owner)),
  finding: makeFinding,
  mail: (owner) => things.makeParkedMail(ofSomebody(owner)),
  import: (owner) => things.makeImport(ofSomebody(owner)),
  record: (owner) => makeRecord(ofSomebody(owner)),
  invoice: (owner) => givenInvoice(ofSomebody(owner)),
  comment: (owner) => makeComment(ofSomebody(owner)),
  async export(owner) {
    const id = await things.makeExport(ofSomebody(owner));
    await diskFiles(server.dataDir).put(archiveKey(id), new Uint8Array([1, 2, 3, 4]));
    return id;
  },
  async file(owner) {
    const id = await things.makeShownFile(owner, 800);
    await diskFiles(server.dataDir).put(`${id}.800.webp`, new Uint8Array([1, 2, 3, 4]));
    return id;
  },
};

function ofSomebody(owner: Owner) {
  if (owner === "system") throw new Error("The system owns no such thing.");
  return owner;
}
