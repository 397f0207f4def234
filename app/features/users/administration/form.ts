import { day, defineForm, text, tick, type ValuesOf } from "#app/domain/forms/form.ts";
import { partnerRateProblem } from "#app/domain/money/partner-rate.ts";
import { readPercent } from "#app/domain/money/percent.ts";
import { isInvitedAsOnlyWriter, writerRule } from "#app/domain/people/invited-as.ts";
import type { Role } from "#app/domain/policy/roles.ts";
import type { ManagedUser } from "./views.ts";

const maxPersons = 1_000_000;

const fields = {
  isAdmin: tick({ label: "Administrator" }),
  isPartner: tick({ label: "Partner" }),
  partnerCommissionRate: text({ label: "Commission rate (%)*" }),
  isTrainer: tick({ label: "Trainer" }),
  isWriter: tick({ label: "Writer", hint: "For partners and trainers only." }),
  isClient: tick({
    label: "Client",
    hint: "Tick this if your own business should coach this person. They get an invitation to accept.",
  }),
  persons: text({
    label: "Licence for up to (persons)",
    hint: "Granted on top of any subscription. Leave it empty for none.",
    check: (typed) => (personsOf(typed) === null ? `Enter a whole number up to ${maxPersons}` : null),
  }),
  until: day({ label: "Until", hint: "The last day. Leave it empty for no end.", wrong: "Enter a day" }),
};

export type UserFields = typeof fields;
export type UserValues = ValuesOf<UserFields>;

/** `platformRate` in percent; `used`, `granted`: users and licence of the account. */
export type UserFacts = { platformRate: number; used: number; granted: number | null };

/** Document 2 §2, edit user dialog. */
export const userForm = defineForm({
  id: "user",
  fields,
  cross: (typed, { platformRate, used, granted }: UserFacts) => ({
    isWriter: isInvitedAsOnlyWriter(typed) ? writerRule : null,
    partnerCommissionRate: typed.isPartner ? partnerRateProblem(typed.partnerCommissionRate, platformRate) : null,
    persons: personsProblem(typed, { used, granted }),
  }),
});

/** A new licence must cover the current users; an existing one may stay. */
function personsProblem({ persons, until }: UserValues, { used, granted }: Pick<UserFacts, "used" | "granted">) {
  if (persons === "") return until === "" ? null : "Enter the number of persons";
  return tooFew(personsOf(persons), { used, granted });
}

/** Null also if the same number was granted before. */
export function tooFew(persons: number | null, { used, granted }: Pick<UserFacts, "used" | "granted">): string | null {
  if (persons === null || persons === granted || persons >= used) return null;
  return `Enter at least ${used}: the business already has that many users`;
}

function personsOf(typed: string) {
  const persons = /^\d{1,7}$/.test(typed) ? Number(typed) : Number.NaN;
  return persons <= maxPersons ? persons : null;
}

export function userInput({ isPartner, isClient, ...typed }: UserValues) {
  const ticked: Record<"ADM" | "PAR" | "TRN" | "WRT", boolean> = {
    ADM: typed.isAdmin,
    PAR: isPartner,
    TRN: typed.isTrainer,
    WRT: typed.isWriter,
  };
  return {
    roles: (Object.keys(ticked) as (keyof typeof ticked)[]).filter((role) => ticked[role]) as Role[],
    partnerCommissionRate: isPartner ? readPercent(typed.partnerCommissionRate) : null,
    maxUsersOverride: typed.persons === "" ? null : personsOf(typed.persons),
    maxUsersOverrideUntil: typed.until || null,
    isClient,
  };
}

export type UserInput = ReturnType<typeof userInput>;

export function factsOf({ used, maxUsersOverride: granted }: ManagedUser, platformRate: number): UserFacts {
  return { platformRate, used, granted };
}

export function startsOf(user: ManagedUser): UserValues {
  return {
    isAdmin: user.roles.includes("ADM"),
    isPartner: user.roles.includes("PAR"),
    isTrainer: user.roles.includes("TRN"),
    isWriter: user.roles.includes("WRT"),
    isClient: user.guest?.isClient ?? false,
    partnerCommissionRate: user.partnerCommissionRate ?? "",
    persons: user.maxUsersOverride?.toString() ?? "",
    until: user.maxUsersOverrideUntil ?? "",
  };
}
