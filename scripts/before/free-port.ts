import { once } from "node:events";
import { createServer } from "node:net";
import type { Env } from "#app/http/env.server.ts";
import { OperatorError } from "#db/operator-error.ts";

/** Throws if the server could not listen there: remix-serve would print a stack. */
export async function rejectTakenPort({ PORT, HOST }: Pick<Env, "PORT" | "HOST">) {
  const probe = createServer().listen(PORT, HOST);
  await once(probe, "listening").catch((error: Error) => {
    throw describeRefused(error, PORT, HOST) ?? error;
  });
  probe.close();
  await once(probe, "close");
}

export function describeRefused(error: Error, port: number, host = "all addresses"): OperatorError | null {
  const code = "code" in error ? String(error.code) : "";
  const notOurs = ["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EAFNOSUPPORT", "EINVAL"];
  if (code === "EADDRINUSE") {
    return new OperatorError(`Another program listens on port ${port} of ${host} already. Set PORT to another one.`);
  }
  if (code === "EACCES") {
    return new OperatorError(
      `Port ${port} is privileged, and this user may not listen on it. Set PORT to 1024 or more, or give the process the right (CAP_NET_BIND_SERVICE).`,
    );
  }
  if (!notOurs.includes(code)) return null;
  return new OperatorError(
    `HOST is ${host}, which is no address of this machine (${code}). Set HOST to one of its addresses, or leave it out for all of them.`,
  );
}
