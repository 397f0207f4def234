import { emailProblem } from "#app/domain/access/email.ts";
import { defineForm, text, tick, type ValuesOf } from "#app/domain/forms/form.ts";
import { partnerRateProblem } from "#app/domain/money/partner-rate.ts";
import { readPercent } from "#app/domain/money/percent.ts";
import { isInvitedAsOnlyWriter, writerRule } from "#app/domain/people/invited-as.ts";

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

/** `platformRate` in percent. */
type InviteFacts = { isAdmin: boolean; platformRate: number };

/** Document 2 §5. Others than administrators only enter an e-mail and invite clients. */
export const inviteForm = defineForm({
  id: "invite",
  fields,
  cross: (typed, { isAdmin, platformRate }: InviteFacts) => ({
    isClient: isAdmin && isNobody(typed) ? "Choose what to invite this person as" : null,
    isWriter: isAdmin && isInvitedAsOnlyWriter(typed) ? writerRule : null,
    partnerCommissionRate:
      isAdmin && typed.isPartner ? partnerRateProblem(typed.partnerCommissionRate, platformRate) : null,
  }),
});

function isNobody({ isClient, isPartner, isTrainer, isWriter }: InviteValues) {
  return !isClient && !isPartner && !isTrainer && !isWriter;
}

/** E-mail in lower case; only partners have a rate. */
export function inviteInput({ email, partnerCommissionRate, isPartner, ...flags }: InviteValues) {
  const rate = isPartner ? readPercent(partnerCommissionRate) : null;
  return { ...flags, isPartner, email: email.toLowerCase(), partnerCommissionRate: rate };
}

export type InviteInput = ReturnType<typeof inviteInput>;

export const resendForm = defineForm({ id: "resend", fields: {} });
