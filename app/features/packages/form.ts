import { choice, defineForm, text, tick, type ValuesOf } from "#app/domain/forms/form.ts";
import { centsOf, eurosMessage, formatEurosInput } from "#app/domain/money/euros.ts";
import { type Billing, billingOf, billings, daysOf } from "#app/domain/packages/billing.ts";
import type { PackageView } from "./views.ts";

const maxUsersOfPackage = 100_000;
const maxTrialDays = 365;
const notChosen = "You must choose is this monthly or yearly package";

const fields = {
  name: text({ label: "Name*", max: 100, required: "Name is required!" }),
  maxUsers: text({
    label: "Licence for up to*",
    hint: "The number of users.",
    required: "Number of users is required",
    check: (typed) => wholeMessage("Number of users", typed, [1, maxUsersOfPackage]),
  }),
  price: text({
    label: "Price*",
    hint: "With VAT: 49.90 or 49,90",
    required: "Price is required",
    check: eurosMessage,
  }),
  billing: choice({ label: "Billed*", among: billings, required: notChosen, wrong: notChosen }),
  trialPeriod: text({
    label: "Trial period",
    hint: "In days. Leave it empty for none.",
    check: (typed) => wholeMessage("Trial period", typed, [0, maxTrialDays]),
  }),
  description: text({
    label: "Description",
    hint: "HTML. These tags are kept: p, br, h3, h4, ul, ol, li, strong, em, b, i, u, blockquote, hr, and a with its href.",
    max: 20_000,
  }),
  /** Ticked by somebody who has seen what will be removed. */
  leaveOut: tick({ label: "Leave that out, and keep the rest" }),
  published: tick({ label: "Published" }),
};

export type PackageFields = typeof fields;
export type PackageValues = ValuesOf<PackageFields>;

/** Document 2 §5. */
export const packageForm = defineForm({ id: "package", fields });

/** `leaveOut`: accept the loss of disallowed HTML. */
export type PackageInput = ReturnType<typeof packageInput>;

export function packageInput({ name, maxUsers, price, billing, trialPeriod, ...rest }: PackageValues) {
  return {
    name,
    maxUsers: Number(maxUsers),
    priceCents: centsOf(price),
    durationInDays: daysOf(billing as Billing),
    // why: 0 days mean no trial
    trialPeriod: Number(trialPeriod) || null,
    description: rest.description,
    leaveOut: rest.leaveOut,
    published: rest.published,
  };
}

export function startsOf(one: Omit<PackageView, "id" | "version">) {
  return {
    name: one.name,
    maxUsers: String(one.maxUsers),
    price: formatEurosInput(one.priceCents),
    billing: billingOf(one.durationInDays),
    trialPeriod: one.trialPeriod === null ? "" : String(one.trialPeriod),
    description: one.description,
    published: one.published,
  };
}

function wholeMessage(what: string, typed: string, [least, most]: [number, number]) {
  const isWithin = /^\d{1,9}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;
  return isWithin ? null : `${what} must be a whole number from ${least} to ${most}`;
}
