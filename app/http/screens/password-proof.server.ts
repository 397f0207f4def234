import type { Context } from "#app/services/context.server.ts";
import * as proof from "#app/services/password-proof.server.ts";
import { visitor } from "../actor.server.ts";

export { isPasswordRecent } from "#app/services/password-proof.server.ts";

export function provePassword(ctx: Context, password: string) {
  return proof.provePassword(ctx, visitor().limits, password);
}

export function proveRecently(ctx: Context, password: string) {
  return proof.proveRecently(ctx, visitor().limits, password);
}
