/** CR-10 (Borg 1982, as Foster 2001 asks it of a session), from 0 to 10. Half steps come from apps. */
export const effortNames = [
  ...(["Rest", "Very, very easy", "Easy", "Moderate", "Somewhat hard", "Hard"] as const),
  ...(["Between hard and very hard", "Very hard", "Between very hard and maximal"] as const),
  ...(["Nearly maximal", "Maximal"] as const),
];

/** 'very hard (7)'; of a half step the lower words. */
export function formatEffort(rating: number): string {
  return `${effortNames[Math.floor(rating)]?.toLowerCase()} (${rating})`;
}
