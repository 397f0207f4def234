import type { z } from "zod";
import { findGranted, findOwnInfo } from "#app/features/account/user.server.ts";
import { saveUserInfo } from "#app/features/account/user-info.server.ts";
import { userInfoForm } from "#app/features/account/user-info-form.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { cancelOfLeaver } from "#app/features/subscriptions/cancel.server.ts";
import { deleteUser, findDeletableUser } from "#app/features/users/administration/delete.server.ts";
import { factsOf, type UserValues, userForm, userInput } from "#app/features/users/administration/form.ts";
import { updateUser } from "#app/features/users/administration/mutations.server.ts";
import type { ManagedUser } from "#app/features/users/administration/views.ts";
import { formValues } from "#app/http/api/form-values.server.ts";
import { refusedAs } from "#app/http/api/refusals.ts";
import { env } from "#app/http/env.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { grantsBody, profileBody } from "./user-schemas.ts";
import { grantFields, grantNames, profileFields } from "./user-views.ts";

type Saved = Promise<ReturnType<typeof refusedAs> | null>;

export async function saveProfile(ctx: Context, id: string, given: z.output<typeof profileBody>): Saved {
  const { starts } = await findOwnInfo(ctx, id);
  const form = formValues(userInfoForm, { ...starts, ...profileFields(given) }, undefined);
  if (!form.ok) return refusedAs(form);
  const saved = await saveUserInfo(ctx, given.version, form.values);
  return saved.ok ? null : refusedAs(saved, { image: "imageId" });
}

export async function saveGrants(ctx: Context, id: string, given: z.output<typeof grantsBody>): Saved {
  const managed = await findGranted(ctx, id);
  return saveManaged(ctx, managed, grantFields(managed, given), given.grantsVersion);
}

export async function saveManaged(ctx: Context, managed: ManagedUser, values: UserValues, seen: number): Saved {
  const form = formValues(userForm, values, factsOf(managed, env().TS_COMMISSION_RATE));
  if (!form.ok) return refusedAs(form, grantNames);
  const saved = await updateUser(ctx, managed.id, seen, userInput(form.values));
  return saved.ok ? null : refusedAs(saved, grantNames);
}

/** Cancels the business's subscription before its last person goes (decisions §1). */
export async function deletePerson(ctx: Context, id: string): Saved {
  const { db, now, services } = ctx;
  const user = await findDeletableUser(ctx, id);
  await cancelOfLeaver({ db, now, payments: services.payments, selling: sellingSettings(env()) }, user.id);
  const deleted = await deleteUser(ctx, user.id);
  return deleted.ok ? null : refusedAs(deleted);
}
