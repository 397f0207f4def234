import { z } from "zod";

/**
 * Where a sync goes on. `epoch`: of the database whose transaction numbers these are; another one, such as a restored
 * backup, counts otherwise. `transaction`: what is older was sent. `after`: the last change of that transaction that
 * was sent, if a page ended in it.
 */
export type SyncCursor = { epoch: string; transaction: string; at: Date; after: { kind: string; id: string } | null };

const schema = z.tuple([
  z.string().max(100),
  z.string().regex(/^\d{1,19}$/),
  z.int().min(0).max(8.64e15),
  z.string().max(20).nullable(),
  z.guid().nullable(),
]);

export function printCursor({ epoch, transaction, at, after }: SyncCursor): string {
  const parts: z.output<typeof schema> = [epoch, transaction, at.getTime(), after?.kind ?? null, after?.id ?? null];
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

/** Null for a text that is none. */
export function parseCursor(text: string): SyncCursor | null {
  const read = schema.safeParse(parseJson(Buffer.from(text, "base64url").toString()));
  if (!read.success) return null;
  const [epoch, transaction, at, kind, id] = read.data;
  return { epoch, transaction, at: new Date(at), after: kind && id ? { kind, id } : null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
