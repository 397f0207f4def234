import { formatEuros } from "#app/domain/money/euros.ts";
import { can } from "#app/domain/policy/can.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import { formatDate, weekdayNames, weekdayOf } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { findOwnLicence } from "#app/features/clients/licence-queries.server.ts";
import { latestComments } from "#app/features/comments/queries.server.ts";
import { salesOfMonth } from "#app/features/sales/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { coachingFacts, recentClients } from "./client-queries.server.ts";
import { ownPrograms, pendingPrograms, recentPrograms, widgetRows } from "./program-queries.server.ts";
import type { Coaching, DashboardView, FirstSteps, Licence, Sales } from "./views.ts";

/** Document 2 §6. At most 7 statements in one round. `gatewayTimeZone`: for the paid days of a subscription. */
export async function readDashboard(ctx: Context, gatewayTimeZone: string): Promise<DashboardView> {
  const { isTrainer, isPartner, decides } = widgetsOf(ctx);
  const [programs, own, comments, coaching, pending, licence, sales] = await Promise.all([
    recentPrograms(ctx),
    ownPrograms(ctx),
    latestComments(ctx, widgetRows),
    isTrainer ? readCoaching(ctx) : null,
    decides ? pendingPrograms(ctx) : null,
    decides ? null : findLicenceView(ctx, gatewayTimeZone),
    isPartner ? findSalesView(ctx) : null,
  ]);
  const { hasExercise, offered, ...statuses } = own;
  return {
    today: dayInFull(todayOf(ctx)),
    programs,
    statuses: isTrainer ? { ...statuses, offered: offered.filter(({ status }) => status !== 1) } : null,
    answers: isPartner ? offered.filter(({ status }) => status === 1 || (status === 2 && !isTrainer)) : [],
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
  const [clients, facts] = await Promise.all([recentClients(ctx), coachingFacts(ctx)]);
  return { clients, ...facts, mayAssign: can(ctx.actor, "program:assign") };
}

function firstSteps(done: { hasExercise: boolean; hasProgram: boolean }, coaching: Coaching | null): FirstSteps | null {
  const hasInvited = coaching && coaching.clients.length + coaching.openInvites > 0;
  if (done.hasProgram && hasInvited !== false) return null;
  return { ...done, hasInvited };
}
