import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { expiredNotice } from "#app/domain/access/expired.ts";
import { type Scope, scopes } from "#app/domain/access/scopes.ts";
import { createToken } from "#app/features/tokens/mutations.server.ts";
import { diskFiles } from "#app/services/files/disk.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { type Caller, call, callerAs } from "#tests/support/http/api.ts";
import { coachingBusiness, provedBy } from "#tests/support/people/factory.ts";
import { type SharedServer, sessionSecret, sharedServer } from "#tests/support/servers/server.ts";
import * as things from "#tests/support/things.ts";
import { type Described, type OpenApi, operationsOf } from "./contract.ts";

/** Who is let in where, asked of every operation that there is. */
let server: SharedServer;
let operations: (Described & { isPublic: boolean; scope: Scope | null; isOpenToExpired: boolean })[];
let coach: Awaited<ReturnType<typeof coachingBusiness>>;

beforeAll(async () => {
  server = await sharedServer();
  coach = await coachingBusiness({ roles: ["TRN", "PAR", "WRT"] });
  type Marked = OpenApi["paths"][string][string] & { security: unknown[]; "x-scope"?: Scope };
  const document: OpenApi = await (await call({ url: server.url }, "GET", "/openapi.json")).json();
  operations = operationsOf(document).map((operation) => {
    const marked = document.paths[operation.path]?.[operation.method.toLowerCase()] as Marked;
    const isOpenToExpired = !("402" in operation.responses);
    return { ...operation, isPublic: marked.security.length === 0, scope: marked["x-scope"] ?? null, isOpenToExpired };
  });
});

const pathOf = ({ path }: Described) => path.replace(/\{\w+\}/g, crypto.randomUUID());

/** The operations that answer somebody otherwise. */
async function exceptions(caller: Caller, wanted: number, asked: typeof operations) {
  const found: string[] = [];
  for (const operation of asked) {
    const body = operation.body ? {} : undefined;
    const { status } = await call(caller, operation.method, pathOf(operation), body);
    if (status !== wanted) found.push(`${operation.method} ${operation.path}: ${status}`);
  }
  return found;
}

test("nobody is let in without a token, but where everybody is", async () => {
  const closed = operations.filter(({ isPublic }) => !isPublic);
  expect(closed.length).toBeGreaterThan(10);
  expect(await exceptions({ url: server.url }, 401, closed)).toEqual([]);
});

test("whose subscription has expired is told so, but where one's own data and paying are", async () => {
  const { user, account, ctx } = await coachingBusiness({ roles: ["TRN", "PAR", "WRT"] });
  await ctx.db.update(accounts).set({ subscriptionStatus: "CANCELED" }).where(eq(accounts.id, account.id));
  const expired = await callerAs(server, user);
  const closed = operations.filter(({ isPublic, isOpenToExpired }) => !isPublic && !isOpenToExpired);
  expect(await exceptions(expired, 402, closed)).toEqual([]);
  expect((await (await call(expired, "GET", "/posts")).json()).detail).toBe(expiredNotice);
});

async function personal(given: Scope[]): Promise<Caller> {
  const asked = { name: "x", scopes: given, days: 30 };
  const made = await createToken(
    { ...coach.ctx, now: new Date() },
    sessionSecret,
    crypto.randomUUID(),
    asked,
    provedBy(coach.ctx),
  );
  if (!made.ok) throw new Error(JSON.stringify(made));
  return { url: server.url, token: made.token };
}

test.each(scopes)("a personal token of all scopes but %s lacks that one, by name", async (scope) => {
  const caller = await personal(scopes.filter((one) => one !== scope));
  const asked = operations.filter((operation) => operation.scope === scope);
  expect(await exceptions(caller, 403, asked)).toEqual([]);
  for (const { method, path } of asked.slice(0, 1)) {
    const body = method === "GET" ? undefined : {};
    const { detail } = await (await call(caller, method, pathOf({ path } as Described), body)).json();
    expect(detail).toContain(scope);
  }
});

test("what changes a password takes no personal token", async () => {
  const answer = await call(await personal([...scopes]), "POST", "/actions/security/changepassword", {});
  expect([answer.status, (await answer.json()).detail]).toEqual([403, expect.stringContaining("token of a login")]);
});

test("a personal token reads what it is for, as a login's does", async () => {
  expect((await call(await personal(["posts:read"]), "GET", "/posts")).status).toBe(200);
});

test("an image is sent by a token to whoever sees what it shows, and to nobody else", async () => {
  const id = await things.makeShownFile(coach.user, 800);
  await diskFiles(server.dataDir).put(`${id}.800.webp`, new Uint8Array([1, 2, 3, 4]));
  const ask = (token: string | undefined) => {
    return fetch(`${server.url}/files/${id}`, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  };
  const [own, stranger] = [await callerAs(server, coach.user), await callerAs(server, (await coachingBusiness()).user)];
  expect([(await ask(own.token)).status, (await ask(stranger.token)).status]).toEqual([200, 404]);
  expect([(await ask("x")).status, (await ask((await personal(["posts:write"])).token)).status]).toEqual([401, 403]);
});
