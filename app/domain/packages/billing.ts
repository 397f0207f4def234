/** How long a package's subscription runs until it is renewed, in days (document 3 §9). */
const days = { monthly: 31, yearly: 365 };

export type Billing = keyof typeof days;

export const billings = Object.keys(days) as Billing[];

/** The days that a package of this kind is for. */
export function daysOf(billing: Billing): number {
  return days[billing];
}

/** Whether a package of so many days is a monthly or a yearly one. */
export function billingOf(durationInDays: number): Billing {
  return durationInDays >= days.yearly ? "yearly" : "monthly";
}
