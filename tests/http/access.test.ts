import { existsSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { can, type Subject } from "#app/domain/policy/can.ts";
import type { Actor, Role } from "#app/domain/policy/roles.ts";
import { diskFiles } from "#app/services/files/disk.server.ts";
import { systemAccountId } from "#db/seed/ids.ts";
import { allRoutes, entriesOf } from "#tests/architecture/routes.ts";
import { addUser, coachingBusiness } from "#tests/support/factory.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import * as things from "#tests/support/things.ts";
import { cookieOf, get, post, postJson, type Visitor } from "#tests/support/visitor.ts";
import { access, type Kind, openToAll, type Row } from "./access-table.ts";

type Method = "GET" | "POST";
type Whose = "own" | "same account" | "other account" | "system";
type Owner = things.Owner | "system";
type Person = Visitor & { actor: Actor | null; owners: Record<Whose, Owner> };

/** Each role alone, the one pair that belongs together, and nobody. */
const held: Record<string, Role[]> = {
  SYS: ["SYS"],
  ADM: ["ADM"],
  PAR: ["PAR"],
  TRN: ["TRN"],
  WRT: ["WRT"],
  "PAR and WRT": ["PAR", "WRT"],
  USR: ["USR"],
};
const names = ["nobody", ...Object.keys(held)];
const people = new Map<string, Person>();
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
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

const routes = (await allRoutes()).filter((route) => !route.isLayout);
const guarded = routes.filter((route) => !(route.address in openToAll));

test("every address is in the table or open to all, and the table names nothing that is gone", () => {
  const known = [...Object.keys(access), ...Object.keys(openToAll)].sort();
  expect([...new Set(routes.map((route) => route.address))].sort()).toEqual(known);
  for (const file of Object.values(openToAll)) expect([file, existsSync(file)]).toEqual([file, true]);
});

describe.each(guarded.map((route) => [route.address, route.file] as const))("%s", (address, file) => {
  const row = access[address] ?? { page: "app:enter" };
  const methods = entriesOf(file).map(({ name }): Method => (name === "loader" ? "GET" : "POST"));

  test("answers something", () => expect(methods).not.toEqual([]));

  test.each(methods.flatMap((method) => names.map((name) => [method, name] as const)))(
    "%s by %s",
    async (method, name) => {
      const person = people.get(name);
      if (!person) throw new Error(`Nobody is called ${name}.`);
      const expected: Record<string, string> = {};
      const found: Record<string, string> = {};
      for (const whose of whoseThings(row)) {
        expected[whose] = expectedOutcome(row, method, person.actor, subjectOf(person.owners[whose]));
        found[whose] = await outcomeOf(row, method, address, person, person.owners[whose]);
      }
      expect(found).toEqual(expected);
    },
  );
});

function whoseThings({ thing, see }: Row): Whose[] {
  if (!thing || !see) return ["own"];
  const hasSystem = thing === "exercise" || thing === "file";
  return ["own", "same account", "other account", ...(hasSystem ? (["system"] as const) : [])];
}

function subjectOf(owner: Owner): Subject {
  if (owner === "system") return { accountId: systemAccountId, creatorId: null, isSystem: true };
  return { accountId: owner.accountId, creatorId: owner.id };
}

/** What the policy says must come of it. */
function expectedOutcome(row: Row, method: Method, actor: Actor | null, subject: Subject) {
  if (!actor) return "to /login";
  if (!can(actor, "app:enter")) return "forbidden";
  if (!can(actor, row.page)) return "to /";
  const { allow, answer = "served", isBlind = false } = row[asks[method]] ?? {};
  if (row.see && !isBlind && !can(actor, row.see, subject)) return "missing";
  return allow && !can(actor, allow, subject) ? "forbidden" : answer;
}

const asks = { GET: "get", POST: "post" } as const;

async function outcomeOf(row: Row, method: Method, address: string, person: Person, owner: Owner) {
  const id = row.thing ? await make[row.thing](owner) : "";
  const path = address.replace(":key", "1").replace(/:\w+/, id).replace("*", "no/such/page");
  const response = await (method === "GET" ? get(person, path) : send(row, person, path, id));
  await response.arrayBuffer();
  return nameOf(response);
}

function send(row: Row, person: Person, path: string, id: string) {
  const { fields, json } = row.post ?? {};
  return json ? postJson(person, path, json(id)) : post(person, path, fields);
}

function nameOf({ status, headers }: Response) {
  const to = headers.get("Location") ?? "";
  // why: 307 carries the posted form through the login
  if ((status === 302 || status === 307) && to.startsWith("/login")) return "to /login";
  if (status === 302 && to === "/") return "to /";
  if (status === 403) return "forbidden";
  if (status === 404) return "missing";
  return status === 200 || status === 302 || status === 400 || status === 409 ? "served" : `status ${status}`;
}

/** A fresh thing for each request, since the request may delete it. */
const make: Record<Kind, (owner: Owner) => Promise<string>> = {
  exercise: things.makeExercise,
  program: (owner) => things.makeProgram(ofSomebody(owner)),
  "placed program": (owner) => things.makePlacedProgram(ofSomebody(owner)),
  folder: (owner) => things.makeFolder(ofSomebody(owner)),
  category: things.makeCategory,
  subcategory: things.makeSubcategory,
  async file(owner) {
    const id = await things.makeFile(owner, 800);
    await diskFiles(server.dataDir).put(`${id}.800.webp`, new Uint8Array([1, 2, 3, 4]));
    return id;
  },
};

function ofSomebody(owner: Owner) {
  if (owner === "system") throw new Error("The system owns no such thing.");
  return owner;
}
