import { beforeAll, expect, test } from "vitest";
import { ask } from "#tests/http/api/ask.ts";
import { proves } from "#tests/http/api/proving.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { callerAs } from "#tests/support/http/api.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { makeInvite } from "#tests/support/people/links.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/** What an athlete answers in the mobile app to those who ask to coach them. */
let server: SharedServer;

beforeAll(async () => {
  server = await sharedServer();
  await testDatabase();
});

async function athlete() {
  const { user } = await coachingBusiness({ roles: ["USR"], password: "correct horse battery" });
  return { user, caller: await callerAs(server, user) };
}

test("an athlete sees who asks, accepts, ends, declines and blocks; pressed twice, it is answered alike", async () => {
  const coach = await coachingBusiness({ licence: 3 });
  const { user, caller } = await athlete();
  const { id } = await makeInvite(coach.account, user.email);
  const login = await fetch(`${server.url}/api/token`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ grantType: "password", username: user.email, password: "correct horse battery" }),
  });
  expect(await login.json()).toMatchObject({ pendingInvitations: 1 });
  const before = await ask(caller, "GET", "/coaches");
  const asked = { id, accountId: coach.account.id, businessName: coach.account.name, asClient: true, roles: [] };
  expect([before.status, before.json]).toEqual([
    200,
    { coaches: [], blocked: [], pending: [{ ...asked, invitedBy: null, sentOn: expect.any(String) }] },
  ]);

  for (const _ of ["once", "again"]) {
    expect((await ask(caller, "POST", `/coaches/invitations/${id}/accept`, { as: "client" })).status).toBe(204);
  }
  const during = await ask(caller, "GET", "/coaches");
  expect(during.json).toMatchObject({
    coaches: [{ accountId: coach.account.id, coachNames: ["Ana Kovač"] }],
    pending: [],
  });
  expect((await ask(caller, "POST", `/coaches/invitations/${id}/decline`)).status).toBe(409);
  for (const _ of ["once", "again"]) {
    expect((await ask(caller, "POST", `/coaches/${coach.account.id}/end`)).status).toBe(204);
  }
  expect((await ask(caller, "POST", `/coaches/invitations/${id}/accept`, { as: "client" })).status).toBe(409);

  const other = await coachingBusiness({ licence: 3 });
  const declined = await makeInvite(other.account, user.email);
  expect((await ask(caller, "POST", `/coaches/invitations/${declined.id}/decline`)).status).toBe(204);
  expect((await ask(caller, "POST", `/coaches/${other.account.id}/block`)).status).toBe(204);
  expect((await ask(caller, "GET", "/coaches")).json.blocked).toMatchObject([{ accountId: other.account.id }]);
  expect((await ask(caller, "POST", `/coaches/${other.account.id}/unblock`)).status).toBe(204);
  expect((await ask(caller, "GET", "/coaches")).json).toEqual({ coaches: [], pending: [], blocked: [] });
});

test("somebody else's invitation and coach are not found", async () => {
  const coach = await coachingBusiness({ licence: 3 });
  const [invited, { caller }] = [await athlete(), await athlete()];
  const { id } = await makeInvite(coach.account, invited.user.email);
  expect((await ask(caller, "POST", `/coaches/invitations/${id}/accept`, { as: "client" })).status).toBe(404);
  expect((await ask(caller, "POST", `/coaches/invitations/${id}/decline`)).status).toBe(404);
  for (const verb of ["end", "block", "unblock"]) {
    expect((await ask(caller, "POST", `/coaches/${coach.account.id}/${verb}`)).status).toBe(404);
  }
});

proves("people/coaches", () => server);
