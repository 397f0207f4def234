export const scopeAreas = {
  exercises: "Exercises and their categories",
  programs: "Programs, folders and workouts",
  clients: "Clients, invitations and groups",
  training: "Completed workouts, records and readiness",
  posts: "Posts",
  account: "Profile, subscription, billing and sales",
} as const;
export type ScopeArea = keyof typeof scopeAreas;

/** Write access to an area does not include read access. */
export type Scope = `${ScopeArea}:${"read" | "write"}`;

export const scopes = (Object.keys(scopeAreas) as ScopeArea[]).flatMap((area): Scope[] => [
  `${area}:read`,
  `${area}:write`,
]);

export function scopeName(scope: Scope): string {
  const [area, deed] = scope.split(":") as [ScopeArea, string];
  return `${scopeAreas[area]}: ${deed}`;
}

export function isScope(text: string): text is Scope {
  return (scopes as string[]).includes(text);
}
