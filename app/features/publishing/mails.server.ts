import { and, eq, inArray } from "drizzle-orm";
import { formatEuros } from "#app/domain/money/euros.ts";
import { askedPrice, type Published, type PublishStep } from "#app/domain/publishing/publishing.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { MailContents } from "#app/services/mail/mail.ts";
import { queueMail, queueMails } from "#app/services/mail/outbox.server.ts";
import type { Tx } from "#db/client.ts";
import { userRoles, users } from "#db/schema/accounts.ts";

type Taken = { step: PublishStep; before: Published; next: Published };

/** To every administrator for a suggestion, to the creator for what an administrator decided. */
export async function sendStepMails(tx: Tx, ctx: Context, program: ProgramView, taken: Taken) {
  const { step, before, next } = taken;
  const { accountId, id: programId, name: programName } = program;
  const facts = { programName, programId, price: formatEuros(next.priceCents ?? 0) };
  if (step.step === "suggest") {
    const content = { ...facts, creatorName: ctx.actor.fullName };
    const recipients = await findDeciders(tx);
    const mails = recipients.map((recipient) => ({ kind: "publishAsked" as const, recipient, accountId, content }));
    await queueMails(tx, mails, ctx.now);
  }
  const answer = answerOf(taken);
  if (answer === null) return;
  const creator = await findCreator(tx, program);
  if (!creator) return;
  const { firstName, email: recipient } = creator;
  const askedCents = askedPrice(next);
  const asked = askedCents === null ? "" : formatEuros(askedCents);
  const oldPrice = answer === "repriced" ? formatEuros(before.priceCents ?? 0) : "";
  // why: what was said about the program before is no reason for taking it back, nor for its new price
  const isOld = step.step === "update" && next.feedback === before.feedback;
  const content = { ...facts, firstName, answer, oldPrice, asked, feedback: isOld ? "" : next.feedback };
  await queueMail(tx, { kind: "publishAnswered", recipient, accountId, content }, ctx.now);
}

function answerOf({ step, before, next }: Taken): MailContents["publishAnswered"]["answer"] | null {
  if (step.step === "accept") return "accepted";
  if (step.step === "decline") return "declined";
  if (step.step !== "update" || step.isCreator) return null;
  if (next.status === 1) return "unpublished";
  return next.priceCents === before.priceCents ? null : "repriced";
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
