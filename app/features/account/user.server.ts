import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { can } from "#app/domain/policy/can.ts";
import { findManagedUser } from "#app/features/users/administration/queries.server.ts";
import type { ManagedUser } from "#app/features/users/administration/views.ts";
import type { Context } from "#app/services/context.server.ts";
import { readUserInfo } from "./user-info.server.ts";

type OwnInfo = Awaited<ReturnType<typeof readUserInfo>>;

/** `info`: what somebody says of themself, theirs alone; `managed`: what administrators know and grant. */
export type ReadUser = { info: OwnInfo | null; managed: ManagedUser | null };

/** The actor, or, for who manages users, anybody; NotFound of everybody else. */
export async function readUser(ctx: Context, id: string): Promise<ReadUser> {
  const isActor = parseUuid(id) === ctx.actor.userId;
  const isManager = can(ctx.actor, "user:manage");
  if (!isActor && !isManager) throw new NotFound();
  return {
    info: isActor ? await readUserInfo(ctx) : null,
    managed: isManager ? await findManagedUser(ctx, id) : null,
  };
}

/** The actor's own user info, to be changed: NotFound of whom they can't see, Forbidden of anybody else's. */
export async function findOwnInfo(ctx: Context, id: string): Promise<OwnInfo> {
  const { info } = await readUser(ctx, id);
  if (!info) throw new Forbidden("What somebody says of themself is theirs to change.");
  return info;
}

/** Somebody as they are granted things; NotFound of whom the actor can't see, Forbidden of who is not theirs to edit. */
export async function findGranted(ctx: Context, id: string): Promise<ManagedUser> {
  const { managed } = await readUser(ctx, id);
  if (!managed?.mayEdit) throw new Forbidden();
  return managed;
}
