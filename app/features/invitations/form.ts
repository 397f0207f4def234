import { emailProblem } from "#app/domain/access/email.ts";
import { defineForm, text, tick, type ValuesOf } from "#app/domain/forms/form.ts";
import { partnerRateProblem } from "#app/domain/money/partner-rate.ts";
import { readPercent } from "#app/domain/money/percent.ts";
import { isWriterAlone, writerRule } from "#app/domain/people/invited-as.ts";

const noEmail = "Must be valid email format";

const fields = {
  email: text({
    label: "Email*",
    required: "Email is required field",
    check: (typed) => emailProblem(typed) && noEmail,
  }),
  isClient: tick({ label: "Client" }),
  isPartner: tick({ label: "Partner" }),
  isTrainer: tick({ label: "Trainer" }),
  isWriter: tick({ label: "Writer", hint: "For partners and trainers only." }),
  partnerCommissionRate: text({ label: "Partner commission rate (%)*" }),
};

export type InviteFields = typeof fields;
export type InviteValues = ValuesOf<InviteFields>;

/** `platformRate`: the platform's share of a price, in percent. */
type InviteFacts = { isAdmin: boolean; platformRate: number };

/** An invitation (document 2 §5). Who is no administrator invites clients alone, and is asked for the e-mail only. */
export const inviteForm = defineForm({
  id: "invite",
  fields,
  cross: (typed, { isAdmin, platformRate }: InviteFacts) => ({
    isClient: isAdmin && isNobody(typed) ? "Choose what this person is invited as" : null,
    isWriter: isAdmin && isWriterAlone(typed) ? writerRule : null,
    partnerCommissionRate:
      isAdmin && typed.isPartner ? partnerRateProblem(typed.partnerCommissionRate, platformRate) : null,
  }),
});

function isNobody({ isClient, isPartner, isTrainer, isWriter }: InviteValues) {
  return !isClient && !isPartner && !isTrainer && !isWriter;
}

/** What the form's values mean. The e-mail is compared lower-case; a rate is a partner's alone. */
export function inviteInput({ email, partnerCommissionRate, isPartner, ...flags }: InviteValues) {
  const rate = isPartner ? readPercent(partnerCommissionRate) : null;
  return { ...flags, isPartner, email: email.toLowerCase(), partnerCommissionRate: rate };
}

export type InviteInput = ReturnType<typeof inviteInput>;

/** Sends an invitation again. */
export const resendForm = defineForm({ id: "resend", fields: {} });
