import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { can } from "#app/domain/policy/can.ts";
import { findManagedUser } from "#app/features/users/administration/queries.server.ts";
import type { ManagedUser } from "#app/features/users/administration/views.ts";
import type { Context } from "#app/services/context.server.ts";
import { readUserInfo } from "./user-info.server.ts";

type OwnInfo = Awaited<ReturnType<typeof readUserInfo>>;

export type ReadUser = { info: OwnInfo | null; managed: ManagedUser | null };

export async function readUser(ctx: Context, id: string): Promise<ReadUser> {
  const isActor = parseUuid(id) === ctx.actor.userId;
  const isManager = can(ctx.actor, "user:manage");
  if (!isActor && !isManager) throw new NotFound();
  return {
    info: isActor ? await readUserInfo(ctx) : null,
    managed: isManager ? await findManagedUser(ctx, id) : null,
  };
}

/** NotFound if the actor can't see them, Forbidden if they are not the actor. */
export async function findOwnInfo(ctx: Context, id: string): Promise<OwnInfo> {
  const { info } = await readUser(ctx, id);
  if (!info) throw new Forbidden("Only the person can change their own profile.");
  return info;
}

/** NotFound if the actor can't see them, Forbidden if they may not edit them. */
export async function findGranted(ctx: Context, id: string): Promise<ManagedUser> {
  const { managed } = await readUser(ctx, id);
  if (!managed?.mayEdit) throw new Forbidden();
  return managed;
}
