import type { Done } from "#app/domain/forms/result.ts";
import { afterCoaching } from "#app/domain/people/after-coaching.ts";
import type { Deletion } from "#app/http/screens/deleting.server.ts";
import type { At } from "#app/http/screens/entry.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { blockBusiness, endCoaching, findBusiness } from "./mutations.server.ts";

type Business = Awaited<ReturnType<typeof findBusiness>>;
type Thing = Business & { name: string };

async function find(ctx: Context, { params }: At): Promise<Thing> {
  const business = await findBusiness(ctx, params.businessId ?? "");
  return { ...business, name: business.businessName };
}

const asked = { page: "me:enter", find, back: paths.me } as const;

export const coachingEnd: Deletion<Thing, Done<Business>> = {
  ...asked,
  question: ({ name }) => `End your coaching with ${name}?`,
  note: () =>
    `From then on ${afterCoaching} Your workouts, results and records stay yours. They can’t invite you again for 30 days.`,
  run: (ctx, { accountId }) => endCoaching(ctx, accountId),
  message: ({ businessName }) => `${businessName} no longer coaches you.`,
};

export const businessBlock: Deletion<Thing, Done<Business>> = {
  ...asked,
  question: ({ name }) => `Block ${name}?`,
  note: () =>
    "If they coach you, that ends at once. They can’t invite you until you lift the block. We only tell them that you declined.",
  run: (ctx, { accountId }) => blockBusiness(ctx, accountId),
  message: ({ businessName }) => `${businessName} is blocked.`,
};
