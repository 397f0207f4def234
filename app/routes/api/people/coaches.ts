import { z } from "zod";
import type { Refused, Result } from "#app/domain/forms/result.ts";
import {
  acceptInvitation,
  blockBusiness,
  declineInvitation,
  endCoaching,
  unblockBusiness,
} from "#app/features/coaching/mutations.server.ts";
import { readMyCoaching } from "#app/features/coaching/queries.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { named } from "#app/http/api/schema-names.ts";
import { id, instant } from "#app/http/api/schemas.ts";

const business = { accountId: id.describe("The business."), businessName: z.string() };

const coaching = named(
  "Coaching",
  z.object({
    coaches: z.array(z.object({ ...business, coachNames: z.array(z.string()), since: instant })),
    pending: z
      .array(
        z.object({
          id: id.describe("The invitation's."),
          ...business,
          invitedBy: z.string().nullable().describe("The person; null for invitations from before that was stored."),
          sentOn: instant,
          asClient: z.boolean().describe("Whether being their client waits for your answer."),
          roles: z.array(z.enum(["PAR", "TRN", "WRT"])).describe("The roles that wait for your answer."),
        }),
      )
      .describe("Invitations that wait for your answer."),
    blocked: z.array(z.object(business)),
  }),
);

const mine = { access: "any user", scope: "login", evenExpired: true } as const;

export const coaches = resource("Your coaches", [
  operation({
    method: "GET",
    path: "/coaches",
    summary: "Who coaches you, who asks to, and whom you have blocked",
    access: "any user",
    scope: "account:read",
    evenExpired: true,
    answer: coaching,
    async run({ ctx }) {
      const { coaches, pending, blocked } = await readMyCoaching(ctx);
      return {
        coaches: coaches.map(({ imageId: _, ...coach }) => coach),
        pending: pending.map(({ status: _, ...invitation }) => invitation),
        blocked,
      };
    },
  }),
  operation({
    ...mine,
    method: "POST",
    path: "/coaches/invitations/{id}/accept",
    summary: "Accept an invitation",
    description:
      "Being a client and the roles are accepted separately. A coach sees your readiness answers, body weight, workouts, results and records, including those from before, until you end it.",
    body: z.object({ as: z.enum(["client", "roles"]) }),
    run: async ({ ctx, path, body }) => nothingUnless(await acceptInvitation(ctx, path.id, body.as)),
  }),
  operation({
    ...mine,
    method: "POST",
    path: "/coaches/invitations/{id}/decline",
    summary: "Decline an invitation",
    description: "The business can't invite you again for 30 days.",
    run: async ({ ctx, path }) => nothingUnless(await declineInvitation(ctx, path.id)),
  }),
  operation({
    ...mine,
    method: "POST",
    path: "/coaches/{id}/end",
    summary: "End your coaching with a business, at once",
    run: async ({ ctx, path }) => nothingUnless(await endCoaching(ctx, path.id)),
  }),
  operation({
    ...mine,
    method: "POST",
    path: "/coaches/{id}/block",
    summary: "Block a business: end its coaching, and receive no invitations from it",
    run: async ({ ctx, path }) => nothingUnless(await blockBusiness(ctx, path.id)),
  }),
  operation({
    ...mine,
    method: "POST",
    path: "/coaches/{id}/unblock",
    summary: "Lift a block",
    run: async ({ ctx, path }) => nothingUnless(await unblockBusiness(ctx, path.id)),
  }),
]);

function nothingUnless(result: Result): undefined | Refused {
  return result.ok ? undefined : result;
}
