import { unknownDevice } from "#app/domain/access/device.ts";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import type { Context } from "#app/services/context.server.ts";
import { endSessionById, endSessionsOf, sessionsOf } from "#app/services/sessions.server.ts";
import { revokeRefreshTokens } from "#app/services/tokens/refresh.server.ts";

export type Device = {
  id: string;
  name: string;
  /** ISO. */
  signedInAt: string;
  lastSeenAt: string;
  isThis: boolean;
};

/** This browser first, then by last use. */
export async function listDevices({ db, actor, now, sessionHash }: Context): Promise<Device[]> {
  const found = await sessionsOf(db, { accountId: actor.accountId, id: actor.userId }, now);
  const devices = found.map(({ id, device, tokenHash, createdAt, lastSeenAt }) => ({
    id,
    name: device ?? unknownDevice,
    signedInAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isThis: tokenHash === sessionHash,
  }));
  return devices.toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
}

/** Also ends app tokens. Returns the number of sessions. */
export async function signOutElsewhere({ db, actor, sessionHash, now }: Context): Promise<number> {
  const user = { accountId: actor.accountId, id: actor.userId };
  return db.transaction(async (tx) => {
    await revokeRefreshTokens(tx, user, now);
    return endSessionsOf(tx, user, sessionHash);
  });
}

export async function signOutDevice(ctx: Context, id: string): Promise<Device> {
  const device = (await listDevices(ctx)).find((one) => one.id === parseUuid(id));
  if (!device) throw new NotFound();
  await endSessionById(ctx.db, { accountId: ctx.actor.accountId, id: ctx.actor.userId }, device.id);
  return device;
}
