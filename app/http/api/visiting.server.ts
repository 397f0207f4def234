import { deviceOf } from "#app/domain/access/device.ts";
import { bearers, type VisitorContext } from "#app/services/context.server.ts";

/** What grants take beside what a visitor has: how tokens are signed, and what asks. */
export function granting(ctx: VisitorContext, request: Request) {
  const device = deviceOf(request.headers.get("User-Agent") ?? "");
  // why: an app sends no mark by which its device could be known
  const browser = { isKnown: false, device, timeZone: null };
  return { ctx: { ...ctx, bearers }, browser };
}
