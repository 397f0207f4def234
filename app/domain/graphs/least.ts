/** Milliseconds (document 2 §9). why: in its own file, because pages need it before they load a graph's files */
export const leastOf = { readiness: 86_400_000, benchmarks: 7_200_000 } as const;
