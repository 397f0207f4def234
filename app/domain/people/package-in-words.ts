type Subscription = { subscriptionValidUntil: Date | null; subscriptionMaxUsers: number | null };

/** How a list of users names what an account is subscribed to (document 3 §2, user list). */
export function packageInWords({ subscriptionValidUntil, subscriptionMaxUsers }: Subscription, now: Date): string {
  if (subscriptionValidUntil === null) return "FREE";
  if (subscriptionValidUntil <= now) return "FREE (Subscription expired)";
  return subscriptionMaxUsers === null ? "Subscribed" : `For up to ${subscriptionMaxUsers} users`;
}
