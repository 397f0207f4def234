import { signAccessToken } from "#app/services/tokens/access-token.server.ts";
import { startFamily } from "#app/services/tokens/refresh.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { sessionSecret } from "#tests/support/servers/server.ts";

type User = { accountId: string; id: string };

/** Somebody who asks the API: its server's address, and the token that says who they are. */
export type Caller = { url: string; token?: string };

/** The token of a login of the user just now, for a server of `startServer`. What else it claims, nobody believes. */
export async function bearerOf(user: User, now = new Date()) {
  const { db } = await testDatabase();
  const { family } = await startFamily({ db, secret: sessionSecret }, user, now);
  const free = { SUBSCRIPTION_TYPE: "FREE", SUBSCRIPTION_VALID_UNTIL: null } as const;
  const override = { MAX_USERS_OVERRIDE: null, MAX_USERS_OVERRIDE_UNTIL: null };
  const { accountId, id: userId } = user;
  return signAccessToken(
    sessionSecret,
    { epoch: 1, family, userId, accountId, email: "", roles: "", ...free, ...override },
    now,
  );
}

export async function callerAs({ url }: { url: string }, user: User): Promise<Caller> {
  return { url, token: await bearerOf(user) };
}

/** A good answer, as it came, and what it brought. */
export type Answered = { method: string; path: string; answer: Response; text: Promise<string> };

let listener: ((answered: Answered) => void) | null = null;

/** Has every good answer to `call` told from now on; null: to nobody. */
export function listenTo(tell: typeof listener) {
  listener = tell;
}

/** Asks the API at a path under /api; `body` is sent as it is when it is a text or a form, else as JSON. */
export async function call(
  caller: Caller,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const isWhole = body === undefined || body instanceof FormData;
  const json: Record<string, string> = isWhole ? {} : { "Content-Type": "application/json" };
  const bearer: Record<string, string> = caller.token ? { Authorization: `Bearer ${caller.token}` } : {};
  const answer = await fetch(`${caller.url}/api${path}`, {
    method,
    redirect: "manual",
    headers: { ...json, ...bearer, ...headers },
    ...(isWhole ? { body: body ?? null } : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  if (answer.ok && listener) listener({ method, path, answer, text: answer.clone().text() });
  return answer;
}

/** The value of `where`, as a query has it. */
export function where(filter: unknown) {
  return `where=${encodeURIComponent(JSON.stringify(filter))}`;
}
