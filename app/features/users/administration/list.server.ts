import { type Slice, screenOf } from "#app/domain/lists/slice.ts";
import { formatPackage } from "#app/domain/people/format-package.ts";
import { roles } from "#app/domain/policy/roles.ts";
import { faceUrl } from "#app/features/uploads/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { type UserQuery, userList, userWhere } from "./list.ts";
import { pageOfUsers, type UserOfPage } from "./page.server.ts";
import { mayDelete, mayEdit } from "./queries.server.ts";
import type { UserRow } from "./views.ts";

export async function listUsers(ctx: Context, query: UserQuery): Promise<{ rows: UserRow[]; total: number }> {
  const where = userWhere(query);
  const { rows, total } = await screenOf(userList, query, (slice: Slice<never>) =>
    pageOfUsers(ctx, { where, ...slice }),
  );
  return { rows: rows.map((row) => toRow(ctx, row)), total };
}

function toRow({ actor, now }: Context, found: UserOfPage): UserRow {
  const { subscriptionValidUntil, packageName, imageId, id, email, isActivated, ...more } = found;
  const user = { id, roles: more.roles };
  return {
    id,
    email,
    isActivated,
    fullName: more.fullName,
    pictureUrl: faceUrl(imageId),
    roles: roles.filter((role) => user.roles.includes(role)),
    package: formatPackage({ subscriptionValidUntil, packageName }, now),
    mayEdit: mayEdit(actor, user),
    mayDelete: mayDelete(actor, user),
  };
}
