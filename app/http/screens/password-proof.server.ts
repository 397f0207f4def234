import type { Context } from "#app/services/context.server.ts";
import * as proof from "#app/services/password-proof.server.ts";
import { visitor } from "../actor.server.ts";

export { isPasswordRecent } from "#app/services/password-proof.server.ts";

/** The proof that the password which was typed is the actor's. */
export function provePassword(ctx: Context, password: string) {
  return proof.provePassword(ctx, visitor().limits, password);
}

/** The same; a password that was entered in this session within ten minutes is enough. */
export function proveRecently(ctx: Context, password: string) {
  return proof.proveRecently(ctx, visitor().limits, password);
}
