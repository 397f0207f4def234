/** What a personal access token can be for: areas of the API, each to read or to write. */
export const scopeAreas = {
  exercises: "Exercises and their categories",
  programs: "Programs, folders and workouts",
  clients: "Clients, invitations and groups",
  training: "Completed workouts, records and readiness",
  posts: "Posts",
  account: "Profile, subscription, billing and sales",
} as const;
export type ScopeArea = keyof typeof scopeAreas;

/** `exercises:read`: whoever may write an area may not read it by that alone. */
export type Scope = `${ScopeArea}:${"read" | "write"}`;

/** Every scope, area by area, in the order in which they are shown. */
export const scopes = (Object.keys(scopeAreas) as ScopeArea[]).flatMap((area): Scope[] => [
  `${area}:read`,
  `${area}:write`,
]);

/** The scope in words: 'Exercises and their categories: read'. */
export function scopeName(scope: Scope): string {
  const [area, deed] = scope.split(":") as [ScopeArea, string];
  return `${scopeAreas[area]}: ${deed}`;
}

export function isScope(text: string): text is Scope {
  return (scopes as string[]).includes(text);
}
