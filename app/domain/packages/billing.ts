/** In days (document 3 §9). */
const days = { monthly: 31, yearly: 365 };

export type Billing = keyof typeof days;

export const billings = Object.keys(days) as Billing[];

export function daysOf(billing: Billing): number {
  return days[billing];
}

export function billingOf(durationInDays: number): Billing {
  return durationInDays >= days.yearly ? "yearly" : "monthly";
}
