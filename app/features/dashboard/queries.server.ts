import { formatEuros } from "#app/domain/money/euros.ts";
import { can } from "#app/domain/policy/can.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import { formatDate, weekdayNames, weekdayOf } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { findOwnLicence } from "#app/features/clients/licence-queries.server.ts";
import { latestComments } from "#app/features/comments/queries.server.ts";
import { salesOfMonth } from "#app/features/sales/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { coachingFacts, dueClients, recentClients } from "./client-queries.server.ts";
import { offeredPrograms, ownCounts, pendingPrograms, recentPrograms, widgetRows } from "./program-queries.server.ts";
import type { Coaching, DashboardView, FirstSteps, Licence, Sales } from "./views.ts";

/** Document 2 §6. At most 9 queries in one round. `gatewayTimeZone`: for the paid days of a subscription. */
export async function readDashboard(ctx: Context, gatewayTimeZone: string): Promise<DashboardView> {
  const { isTrainer, isPartner, decides } = widgetsOf(ctx);
  const [programs, counts, offered, comments, coaching, pending, licence, sales] = await Promise.all([
    recentPrograms(ctx),
    ownCounts(ctx),
    isTrainer || isPartner ? offeredPrograms(ctx) : [],
    latestComments(ctx, widgetRows),
    isTrainer ? readCoaching(ctx) : null,
    decides ? pendingPrograms(ctx) : null,
    decides ? null : findLicenceView(ctx, gatewayTimeZone),
    isPartner ? findSalesView(ctx) : null,
  ]);
  const { hasExercise, ...statuses } = counts;
  return {
    today: dayInFull(todayOf(ctx)),
    programs,
    statuses: isTrainer ? statuses : null,
    offered,
    comments,
    coaching,
    pending,
    licence,
    sales,
    firstSteps: isTrainer || isPartner ? firstSteps({ hasExercise, hasProgram: programs.length > 0 }, coaching) : null,
  };
}

function dayInFull(day: string) {
  return `${weekdayNames[weekdayOf(day)]}, ${formatDate(day)}`;
}

function widgetsOf({ actor }: Context) {
  return {
    isTrainer: actor.roles.includes("TRN"),
    isPartner: actor.roles.includes("PAR"),
    decides: isAdmin(actor) && can(actor, "program:decide"),
  };
}

type Subscription = NonNullable<Awaited<ReturnType<typeof findOwnLicence>>["subscription"]>;

async function findLicenceView(ctx: Context, gatewayTimeZone: string): Promise<Licence> {
  const { until, subscription, ...licence } = await findOwnLicence(ctx);
  return {
    ...licence,
    until: until && formatDate(until),
    subscription: subscription && formatSubscription(subscription, gatewayTimeZone),
  };
}

function formatSubscription({ state, plan, validUntil }: Subscription, timeZone: string) {
  return { state, plan, paidUntil: validUntil ? formatDate(todayOf({ now: validUntil, timeZone })) : "" };
}

async function findSalesView(ctx: Context): Promise<Sales> {
  const { sold, gross, share } = await salesOfMonth(ctx);
  return { sold, gross: formatEuros(gross), share: formatEuros(share) };
}

async function readCoaching(ctx: Context): Promise<Coaching> {
  const [clients, facts, due] = await Promise.all([recentClients(ctx), coachingFacts(ctx), dueClients(ctx)]);
  return { clients, due, ...facts };
}

function firstSteps(done: { hasExercise: boolean; hasProgram: boolean }, coaching: Coaching | null): FirstSteps | null {
  const hasInvited = coaching && coaching.clients.length + coaching.openInvites > 0;
  if (done.hasProgram && hasInvited !== false) return null;
  return { ...done, hasInvited };
}
