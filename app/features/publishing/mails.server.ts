import { and, eq, inArray } from "drizzle-orm";
import { formatEuros } from "#app/domain/money/euros.ts";
import type { PublishStep } from "#app/domain/publishing/publishing.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { queueMail, queueMails } from "#app/services/mail/outbox.server.ts";
import type { Tx } from "#db/client.ts";
import { userRoles, users } from "#db/schema/accounts.ts";

type Step = Pick<PublishStep, "step"> & { priceCents: number | null; feedback: string };

/** To every administrator for a suggestion, to the creator for a decision. */
export async function sendStepMails(tx: Tx, ctx: Context, program: ProgramView, { step, ...published }: Step) {
  const { accountId, id: programId, name: programName } = program;
  const facts = { programName, programId, price: formatEuros(published.priceCents ?? 0) };
  if (step === "suggest") {
    const content = { ...facts, creatorName: ctx.actor.fullName };
    const recipients = await findDeciders(tx);
    const mails = recipients.map((recipient) => ({ kind: "publishAsked" as const, recipient, accountId, content }));
    await queueMails(tx, mails, ctx.now);
  }
  if (step === "accept" || step === "decline") {
    const creator = await findCreator(tx, program);
    if (!creator) return;
    const { firstName, email: recipient } = creator;
    const answer = step === "accept" ? ("accepted" as const) : ("declined" as const);
    const content = { ...facts, firstName, answer, feedback: published.feedback };
    await queueMail(tx, { kind: "publishAnswered", recipient, accountId, content }, ctx.now);
  }
}

async function findDeciders(tx: Tx): Promise<string[]> {
  const isTheirs = and(eq(userRoles.accountId, users.accountId), eq(userRoles.userId, users.id));
  const rows = await tx
    .selectDistinct({ email: users.email })
    .from(users)
    .innerJoin(userRoles, isTheirs)
    .where(and(eq(users.isActivated, true), inArray(userRoles.role, ["SYS", "ADM"])));
  return rows.map(({ email }) => email);
}

async function findCreator(tx: Tx, { accountId, creatorId }: ProgramView) {
  const [creator] = await tx
    .select({ firstName: users.firstName, email: users.email })
    .from(users)
    .where(and(eq(users.accountId, accountId), eq(users.id, creatorId)));
  return creator;
}
