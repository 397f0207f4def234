import { beforeAll, expect, test } from "vitest";
import { callerAs } from "#tests/support/http/api.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { makeInvite, tokenOf } from "#tests/support/people/links.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import { ask } from "./ask.ts";
import { proves } from "./proving.ts";

/** Proves how people come in over the API. The rules and the races of each are proved by the use cases. */
const password = "a long enough password";
let server: SharedServer;

beforeAll(async () => {
  server = await sharedServer();
});

const post = (path: string, body: unknown) => ask({ url: server.url }, "POST", path, body);
const secure = (action: string, body: unknown) => post(`/actions/security/${action}`, body);
const logIn = (username: string, secret = password) => {
  return post("/token", { grantType: "password", username, password: secret });
};
const names = { firstName: "Ana", lastName: "Kovač" };

test("somebody signs up, activates the account and logs in", async () => {
  const email = "newcomer@security.test";
  expect((await secure("emailexists", { email })).json).toEqual({ exists: false });
  const signedUp = await post("/token/signup", { email, password, ...names });
  expect(signedUp).toMatchObject({ status: 200, json: { authToken: null, isInvitedUser: false } });
  expect((await secure("emailexists", { email })).json).toEqual({ exists: true });
  const { user } = await coachingBusiness({ email: "waiting@security.test", password, isActivated: false });
  const activated = await secure("activateaccount", { token: await tokenOf("activation", user) });
  expect(activated).toMatchObject({ status: 200, json: { hasPassword: true } });
  expect((await logIn("waiting@security.test")).status).toBe(200);
});

test("a coach invites a client, who signs up by the mail's link and is let in at once", async () => {
  const coach = await coachingBusiness({ hasPaidAccess: true, licence: 5 });
  const email = "athlete@security.test";
  const caller = await callerAs(server, coach.user);
  const invited = await ask(caller, "POST", "/actions/security/inviteuser", { email, isClient: true });
  expect(invited).toMatchObject({ status: 200, json: { email } });
  const invite = await makeInvite(coach.account, "second@security.test");
  const signedUp = await post("/token/signup", {
    ...names,
    email,
    password,
    token: await tokenOf("invitation", invite),
  });
  expect(signedUp).toMatchObject({ status: 200, json: { isInvitedUser: true, isUserOnly: true } });
  expect((await logIn("second@security.test")).status).toBe(200);
});

test("a forgotten password is chosen anew by the mail's link", async () => {
  const { user } = await coachingBusiness({ email: "forgetful@security.test", password });
  expect((await secure("forgotpassword", { email: "forgetful@security.test" })).status).toBe(200);
  const another = "another long password";
  expect((await secure("resetpassword", { token: await tokenOf("reset", user), password: another })).status).toBe(204);
  const logins = [await logIn("forgetful@security.test"), await logIn("forgetful@security.test", another)];
  expect(logins.map(({ status }) => status)).toEqual([401, 200]);
});

proves("security", () => server);
