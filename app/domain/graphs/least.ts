/**
 * The least that a graph shows, in milliseconds: a day, and a twelfth of one where results stand hours apart (document 2
 * §9). why: a file of its own, which pages know before they have a graph's own files
 */
export const leastOf = { readiness: 86_400_000, benchmarks: 7_200_000 } as const;
