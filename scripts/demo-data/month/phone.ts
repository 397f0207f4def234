import { z } from "zod";

const problem = z.object({ status: z.number(), detail: z.string() });
const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });

type Tokens = z.output<typeof tokens>;
export type Phone = Awaited<ReturnType<typeof openPhone>>;

export async function openPhone(url: string, person: { email: string; password: string }) {
  let held: Tokens = await signIn({ username: person.email, password: person.password, grantType: "password" });

  async function signIn(body: Record<string, string>) {
    return tokens.parse(await answerOf(await send("POST", "/token", body), "POST /token"));
  }

  function send(method: string, path: string, body?: unknown, accessToken?: string) {
    return fetch(`${url}/api${path}`, {
      method,
      headers: {
        Accept: "application/json",
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(accessToken ? { Authorization: `Bearer ${accessToken}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const first = await send(method, path, body, held.accessToken);
    if (first.status !== 401) return answerOf(first, `${method} ${path}`);
    await first.body?.cancel();
    held = await signIn({ refreshToken: held.refreshToken, grantType: "refresh_token" });
    return answerOf(await send(method, path, body, held.accessToken), `${method} ${path}`);
  }

  return {
    call,
    sleep() {
      held = { ...held, accessToken: "over" };
    },
  };
}

async function answerOf(response: Response, what: string): Promise<unknown> {
  if (response.status === 204) return undefined;
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  const said = problem.safeParse(safely(text));
  throw new Error(`${what} was answered ${response.status}: ${said.success ? said.data.detail : text.slice(0, 500)}`);
}

function safely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
