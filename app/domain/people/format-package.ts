type Subscription = { subscriptionValidUntil: Date | null; packageName: string | null };

/** Document 3 §2, user list. */
export function formatPackage({ subscriptionValidUntil, packageName }: Subscription, now: Date): string {
  if (subscriptionValidUntil === null) return "FREE";
  if (subscriptionValidUntil <= now) return "FREE (Subscription expired)";
  return packageName ?? "Subscribed";
}
