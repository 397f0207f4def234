import postgres from "postgres";

const asGiven = { serialize: (value: unknown) => value, parse: (value: unknown) => value };

/** A connection, or so many, for statements as they were written down: their parameters are texts and are sent as they are. */
export function openReplay(url: string, max: number) {
  return postgres(url, {
    max,
    onnotice: () => {},
    types: {
      boolean: { to: 16, from: [16], ...asGiven },
      json: { to: 114, from: [114], ...asGiven },
      jsonb: { to: 3802, from: [3802], ...asGiven },
      date: { to: 1082, from: [1082], ...asGiven },
      timestamp: { to: 1184, from: [1114, 1184], ...asGiven },
    },
  });
}
