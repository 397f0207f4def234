import { beforeAll, expect, test } from "vitest";
import type { Role } from "#app/domain/policy/roles.ts";
import { givenClient } from "#tests/integration/clients/given.ts";
import { get, type Visitor, visitorAs } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import { makeProgram } from "#tests/support/things.ts";

/**
 * Proves that pages offer a role what it may do and nothing else, and a program that is only read nothing to change.
 * That what is not offered is refused, too, is proved by access.
 */
let server: SharedServer;

beforeAll(async () => {
  server = await sharedServer();
});

/** Somebody of these roles with a program of their own, whose business has a client and may add more. */
async function coach(...roles: Role[]) {
  const { user, ctx } = await coachingBusiness({ roles, licence: 5 });
  await givenClient(ctx);
  const visitor = await visitorAs(server, user);
  return { visitor, program: `/manage-program/${await makeProgram(user)}` };
}

const ofEditor = {
  clients: "Add client",
  visualize: "Visualize for specific client",
  publish: "Program publish",
  print: "Print report",
  details: "Program details",
};

async function offered<T extends string>(visitor: Visitor, path: string, words: Record<T, string>) {
  const answer = await get(visitor, path);
  expect(answer.status).toBe(200);
  const page = await answer.text();
  return (Object.keys(words) as T[]).filter((name) => page.includes(words[name]));
}

test.each<[Role, string[]]>([
  ["TRN", ["clients", "visualize", "details"]],
  ["PAR", ["publish", "details"]],
  ["ADM", ["clients", "visualize", "publish", "print", "details"]],
])("the editor offers %s of an own program what they may do", async (role, expected) => {
  const { visitor, program } = await coach(role);
  expect(await offered(visitor, program, ofEditor)).toEqual(expected);
});

test("a program that is only read has every field and button of its week closed", async () => {
  const { program } = await coach("TRN");
  const { visitor } = await coach("ADM");
  const page = await (await get(visitor, program)).text();
  expect(page).toContain("Only its creator can change it.");
  expect(page).not.toContain("Save program");
  expect(page).not.toContain("New set");
});

test.each<[Role, string[]]>([
  ["TRN", ["create"]],
  ["ADM", ["create", "categories", "subcategories"]],
])("the library offers %s what they may do", async (role, expected) => {
  const { visitor } = await coach(role);
  const words = { create: "New exercise", categories: ">Categories<", subcategories: ">Subcategories<" };
  expect(await offered(visitor, "/exercises", words)).toEqual(expected);
});
